/* See cover.h. */
#include "cover.h"

#include <stdio.h>

#include "../common/f24.h"
#include "fields.h"
#include "model.h"

/* ---- corners of numbers, sheet 1.2. */

static const struct common_corner number[] = {
    {"+0", 0xffffff, 0, 0, 0},
    {"-0", 0xffffff, 0x800000, 0x800000, 0},
    {"subnormal", 0x7fffff, 1, 0x00ffff, 0},
    {"the least normal", 0x7fffff, 0x010000, 0x010000, 0},
    {"+1.0", 0xffffff, 0x3f0000, 0x3f0000, 0},
    {"-1.0", 0xffffff, 0xbf0000, 0xbf0000, 0},
    {"the greatest finite", 0x7fffff, 0x7effff, 0x7effff, 0},
    {"+infinity", 0xffffff, 0x7f0000, 0x7f0000, 0},
    {"-infinity", 0xffffff, 0xff0000, 0xff0000, 0},
    {"NaN", 0x7fffff, 0x7f0001, 0x7fffff, 0},
    {"another positive number", 0xffffff, 0x010001, 0x7efffe, 0x3f0000},
    {"another negative number", 0xffffff, 0x810001, 0xfefffe, 0xbf0000},
    {NULL, 0, 0, 0, 0}};
static const struct common_corner offset[] = {{"0", 0xff, 0, 0, 0},
                                              {"the highest", 0xff, 0x7f, 0x7f, 0},
                                              {"the lowest", 0xff, 0x80, 0x80, 0},
                                              {"-1", 0xff, 0xff, 0xff, 0},
                                              {"another positive one", 0xff, 1, 0x7e, 0},
                                              {"another negative one", 0xff, 0x81, 0xfe, 0},
                                              {NULL, 0, 0, 0, 0}};

static const struct common_corner *const corners[PICA200_FILES] = {[PICA200_FILE_V] = number,
                                                                   [PICA200_FILE_O] = number,
                                                                   [PICA200_FILE_R] = number,
                                                                   [PICA200_FILE_A0] = offset};

/* Results that one operation cannot leave, sheet 1.3 and 3.3: a number of each corner; 0 ends
 * them. */
enum {
    LEAST = 0x010000,
    GREATEST = 0x7effff,
    NOT_A_NUMBER = 0x7f8000,
    MINUS_ONE = 0xbf0000,
    MINUS_TWO = 0xc00000,
    MINUS_INFINITY = 0xff0000
};
static const struct {
    uint8_t op;
    uint32_t number[6];
} impossible[] = {{PICA200_OP_EX2, {MINUS_ONE, MINUS_TWO, MINUS_INFINITY, GREATEST}},
                  {PICA200_OP_FLR, {LEAST}},
                  {PICA200_OP_LG2, {LEAST, GREATEST}},
                  {PICA200_OP_LITP, {MINUS_INFINITY, NOT_A_NUMBER}},
                  {PICA200_OP_RCP, {MINUS_INFINITY, GREATEST}},
                  {PICA200_OP_RSQ, {MINUS_ONE, MINUS_TWO, MINUS_INFINITY, LEAST, GREATEST}}};

static bool is_impossible(unsigned op, const struct common_corner *corner)
{
    for (unsigned i = 0; i < sizeof impossible / sizeof impossible[0]; i++)
        for (const uint32_t *n = impossible[i].number; impossible[i].op == op && *n; n++)
            if (common_corner_has(corner, *n)) return true;
    return false;
}

/* Sheet 1.3: no arithmetic yields -0 or a subnormal number; SGE and SLT yield 0 or 1. */
static bool cannot(unsigned row, unsigned file, const struct common_corner *corner)
{
    const unsigned op = pica200_encoding.row[row].op;

    if (corners[file] != number) return false;
    if (is_impossible(op, corner)) return true;
    switch (op) {
    case PICA200_OP_SGE:
    case PICA200_OP_SGEI:
    case PICA200_OP_SLT:
    case PICA200_OP_SLTI:
        return !common_corner_has(corner, 0) && !common_corner_has(corner, COMMON_F24_ONE);
    case PICA200_OP_ADD:
    case PICA200_OP_DP3:
    case PICA200_OP_DP4:
    case PICA200_OP_DPH:
    case PICA200_OP_DPHI:
    case PICA200_OP_EX2:
    case PICA200_OP_FLR:
    case PICA200_OP_LG2:
    case PICA200_OP_MAD:
    case PICA200_OP_MADI:
    case PICA200_OP_MUL:
    case PICA200_OP_RCP:
    case PICA200_OP_RSQ:
        return common_corner_has(corner, COMMON_F24_SIGN) || common_corner_has(corner, 1);
    default: return false;
    }
}

/* ---- the three stacks, sheet 3.4. A push onto a full one discards the oldest entry. */

enum {
    CALLS = PICA200_CALL_DEPTH + 1,
    IFS = PICA200_IF_DEPTH + 1,
    LOOPS = PICA200_LOOP_DEPTH + 1,
    AT_ONCE = CALLS + IFS + LOOPS
};
static const char *const together[] = {"a call in an if", "an if in a loop", "a call in a loop",
                                       "all three", "two ends at one instruction"};
enum { TOGETHER = sizeof together / sizeof together[0] };

static unsigned stack_points(const struct common_machine *machine)
{
    (void)machine;
    return AT_ONCE + TOGETHER;
}

static void stack_text(const struct common_machine *machine, unsigned point, char *text,
                       size_t size)
{
    (void)machine;
    if (point < CALLS) snprintf(text, size, "calls: %u", point);
    else if (point < CALLS + IFS) snprintf(text, size, "ifs: %u", point - CALLS);
    else if (point < AT_ONCE) snprintf(text, size, "loops: %u", point - CALLS - IFS);
    else snprintf(text, size, "together: %s", together[point - AT_ONCE]);
}

static void hit(const struct common_covered *c, unsigned group, unsigned point)
{
    c->hits->hit(c->hits->context, group, point);
}

static void cover_stacks(const struct common_covered *c, const struct pica200_thread *thread)
{
    const struct pica200_depth *d = &thread->flow.depth;
    unsigned all = d->call + d->branch + d->loop, before = c->memo[0];

    c->memo[0] = all;
    if (all == before && before) return; /* nothing was pushed or popped */
    hit(c, 0, d->call);
    hit(c, 0, CALLS + d->branch);
    hit(c, 0, CALLS + IFS + d->loop);
    if (d->call && d->branch) hit(c, 0, AT_ONCE);
    if (d->branch && d->loop) hit(c, 0, AT_ONCE + 1);
    if (d->call && d->loop) hit(c, 0, AT_ONCE + 2);
    if (d->call && d->branch && d->loop) hit(c, 0, AT_ONCE + 3);
    if (before > all + 1) hit(c, 0, AT_ONCE + 4);
}

/* ---- launches. */

static const char *const launches[] = {"type: vertex",
                                       "type: geometry",
                                       "runs: 1",
                                       "runs: fewer than threads",
                                       "runs: more than threads",
                                       "attributes: 1",
                                       "attributes: 2 to 15",
                                       "attributes: 16",
                                       "outputs: none",
                                       "outputs: some",
                                       "outputs: all 16",
                                       "attributes: in order",
                                       "attributes: out of order",
                                       "geometry: fed by a vertex shader",
                                       NULL};
static void cover_launch(const struct common_covered *c)
{
    const struct pica200_launch *l = pica200_launch_of(c->program);
    uint32_t threads = pica200_threads(c->machine);
    bool in_order = true;

    for (uint32_t i = 0; i < l->attributes && i < 16; i++) in_order &= l->map[i] == i;
    hit(c, 1, l->geometry);
    if (l->runs == 1) hit(c, 1, 2);
    if (l->runs < threads) hit(c, 1, 3);
    if (l->runs > threads) hit(c, 1, 4);
    hit(c, 1, l->attributes <= 1 ? 5 : l->attributes < 16 ? 6 : 7);
    hit(c, 1, !l->outmap ? 8 : (l->outmap & 0xffff) == 0xffff ? 10 : 9);
    hit(c, 1, in_order ? 11 : 12);
    if (l->geometry && l->fed) hit(c, 1, 13);
}

static void covered(const struct common_covered *c)
{
    const struct pica200_model *model = c->model;
    const struct common_retire *r = &c->step->retire;

    if (r->kind == COMMON_LAUNCH) {
        c->memo[0] = 0;
        cover_launch(c);
    } else if (!(r->trap & 0xffff) && !r->done) {
        cover_stacks(c, &model->state->thread[r->warp]);
    }
}

static const struct common_cover_group groups[] = {
    {.name = "stacks", .points = stack_points, .text = stack_text, .weight = "odd"},
    {.name = "launch shapes", .fixed = launches, .weight = "hostile"},
    {.name = NULL}};

const struct common_cover pica200_cover = {.corner = corners,
                                           .cannot = cannot,
                                           .trap = pica200_traps,
                                           .traps = PICA200_TRAPS,
                                           .group = groups,
                                           .covered = covered};
