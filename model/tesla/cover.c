/* See cover.h. */
#include "cover.h"

#include <stdio.h>
#include <string.h>

#include "cover_map.h"
#include "fields.h"

/* ---- corners. */

/* A register is a float32 to some, a whole number to others. */
static const struct common_corner gpr[] = {
    {"+0", 0xffffffff, 0, 0, 0},
    {"-0, the lowest number", 0xffffffff, 0x80000000, 0x80000000, 0},
    {"1", 0xffffffff, 1, 1, 0},
    {"-1, all bits", 0xffffffff, 0xffffffff, 0xffffffff, 0},
    {"the highest number", 0xffffffff, 0x7fffffff, 0x7fffffff, 0},
    {"subnormal", 0x7fffffff, 1, 0x007fffff, 0},
    {"the least normal", 0x7fffffff, 0x00800000, 0x00800000, 0},
    {"+1.0", 0xffffffff, 0x3f800000, 0x3f800000, 0},
    {"-1.0", 0xffffffff, 0xbf800000, 0xbf800000, 0},
    {"the greatest finite", 0x7fffffff, 0x7f7fffff, 0x7f7fffff, 0},
    {"+infinity", 0xffffffff, 0x7f800000, 0x7f800000, 0},
    {"-infinity", 0xffffffff, 0xff800000, 0xff800000, 0},
    {"signalling NaN", 0x7fffffff, 0x7f800001, 0x7fbfffff, 0},
    {"quiet NaN", 0x7fffffff, 0x7fc00000, 0x7fffffff, 0},
    {"another number", 0x7fffffff, 0x00800001, 0x7f7ffffe, 0x3f800000},
    {NULL, 0, 0, 0, 0}};
static const struct common_corner cond[] = {{"no flag", 15, 0, 0, 0}, {"Z", 1, 1, 1, 0},
                                            {"S", 2, 2, 2, 0},        {"C", 4, 4, 4, 0},
                                            {"O", 8, 8, 8, 0},        {"S and O", 10, 10, 10, 0},
                                            {"Z and C", 5, 5, 5, 0},  {NULL, 0, 0, 0, 0}};

static const struct common_corner *const corners[TESLA_FILES] = {
    [TESLA_FILE_GPR] = gpr, [TESLA_FILE_COND] = cond, [TESLA_FILE_OUT] = gpr};

/* Sheet 4.1: arithmetic of float32 flushes denormal results to 0 and has one NaN. */
static bool no_float_result(uint32_t bits)
{
    uint32_t magnitude = bits & 0x7fffffff;
    return (magnitude != 0 && magnitude < 0x00800000) ||
           (magnitude > 0x7f800000 && bits != 0x7fffffff);
}

/* Of the corners of a register, none begins and ends with such numbers and has others between.
 * Sheet 3.10, 3.11: fset and dset leave all bits or 0. */
static bool cannot(unsigned row, unsigned file, const struct common_corner *corner)
{
    if (corners[file] != gpr) return false;
    switch (tesla_rows[row].op) {
    case TESLA_OP_FSET:
    case TESLA_OP_DSET:
        return !common_corner_has(corner, 0) && !common_corner_has(corner, 0xffffffff);
    case TESLA_OP_FADD:
    case TESLA_OP_FMUL:
    case TESLA_OP_FMAD:
    case TESLA_OP_FMAX:
    case TESLA_OP_FMIN:
    case TESLA_OP_QUADOP:
    case TESLA_OP_RCP:
    case TESLA_OP_RSQRT:
    case TESLA_OP_LG2:
    case TESLA_OP_SIN:
    case TESLA_OP_COS:
    case TESLA_OP_EX2: return no_float_result(corner->first) && no_float_result(corner->last);
    default: return false;
    }
}

/* ---- the opcode map. */

static unsigned map_points(const struct common_machine *machine)
{
    (void)machine;
    return (unsigned)tesla_map()->cells;
}

static void map_text(const struct common_machine *machine, unsigned point, char *text, size_t size)
{
    const struct tesla_cell *c = &tesla_map()->cell[point];
    const char *type = tesla_map_types[c->type], *row = tesla_rows[c->row].name;

    (void)machine;
    if (c->field[0] == '-')
        snprintf(text, size, "%s: %s: %s", type, row,
                 tesla_map_trap(c->row, c->type) ? "trapped" : "executed");
    else snprintf(text, size, "%s: %s: %s: %s", type, row, c->field, c->value);
}

static unsigned kind(const struct common_program *program)
{
    return tesla_launch_of(program)->type;
}

/* Whether no lane can have executed it. Decode errors come before the predicate. */
static bool never_executes(const struct tesla_insn *insn)
{
    return insn->predicated && (insn->pred == TESLA_PRED_NEVER || (insn->pred & 0x1c) == 0x14 ||
                                (insn->pred & 0x1c) == 0x18);
}

/* That it trapped counts where it always does. */
static void word(unsigned type, const uint32_t *words, bool trapped, const struct common_hits *hits)
{
    const struct tesla_mode mode = {.features = TESLA_ALL_FEATURES, .type = type};
    const struct tesla_map *map = tesla_map();
    struct tesla_insn insn;

    tesla_decode_as(&mode, words, 2, 0, &insn);
    if (insn.row == TESLA_ROW_NONE) return;
    bool traps = tesla_map_trap(insn.row, type) != 0, never = !traps && never_executes(&insn);
    if (!traps && (insn.trap || trapped)) return;
    unsigned end = map->first[type][insn.row + 1u];
    for (unsigned i = map->first[type][insn.row]; i < end; i++) {
        const struct tesla_cell *c = &map->cell[i];
        if (!tesla_cell_reaches(c, words)) continue;
        if (!never || !strcmp(c->field, "predicate")) hits->hit(hits->context, TESLA_COVER_MAP, i);
    }
}

/* ---- the control stack, sheet 3.14. */

enum { TYPES = 6, DEPTHS = 7 };

static const char *const entries[TYPES] = {"branch", "call",   "limited call",
                                           "prebrk", "quadon", "joinat"};
static const char *const depths[DEPTHS] = {
    "on top of 1 entry", "on top of 2",           "on top of 3 or 4",      "on top of 5 to 8",
    "on top of 9 to 16", "on top of 17 and more", "on top of a full stack"};

/* Type and depth of the top, then type of the top on type of the entry below, then the empty
 * stack. */
static unsigned stack_points(const struct common_machine *machine)
{
    (void)machine;
    return TYPES * DEPTHS + TYPES * TYPES + 1;
}

static void stack_text(const struct common_machine *machine, unsigned point, char *text,
                       size_t size)
{
    unsigned nested = point - TYPES * DEPTHS;

    (void)machine;
    if (point < TYPES * DEPTHS)
        snprintf(text, size, "%s: %s", entries[point / DEPTHS], depths[point % DEPTHS]);
    else if (nested < TYPES * TYPES)
        snprintf(text, size, "%s: right above %s", entries[nested / TYPES],
                 entries[nested % TYPES]);
    else snprintf(text, size, "empty");
}

static void cover_stack(const struct common_covered *c)
{
    const struct tesla_model *model = c->model;
    const struct tesla_flow *flow = &model->warp[c->step->retire.warp].flow;
    unsigned depth = flow->depth;

    if (depth == 0) {
        c->hits->hit(c->hits->context, TESLA_COVER_STACK, TYPES * DEPTHS + TYPES * TYPES);
        return;
    }
    unsigned class = depth == flow->capacity ? 6
                     : depth < 3             ? depth - 1
                     : depth < 5             ? 2
                     : depth < 9             ? 3
                     : depth < 17            ? 4
                                             : 5;
    unsigned top = flow->stack[depth - 1].type - 1;
    c->hits->hit(c->hits->context, TESLA_COVER_STACK, top * DEPTHS + class);
    if (depth < 2) return;
    unsigned below = flow->stack[depth - 2].type - 1;
    c->hits->hit(c->hits->context, TESLA_COVER_STACK, TYPES * DEPTHS + top * TYPES + below);
}

/* ---- launches. */

static const char *const launches[] = {"type: compute",
                                       "type: vertex",
                                       "type: geometry",
                                       "type: fragment",
                                       "block: one thread",
                                       "block: part of a warp",
                                       "block: one whole warp",
                                       "block: whole warps",
                                       "block: a last warp that is not whole",
                                       "block: y or z above 1",
                                       "grid: one block",
                                       "grid: several blocks",
                                       "grid: y above 1",
                                       "registers: 4 or fewer",
                                       "registers: up to 32",
                                       "registers: up to 64",
                                       "registers: up to 127",
                                       "registers: 128",
                                       "s[]: header and parameters",
                                       "s[]: more",
                                       "s[]: all of it",
                                       "l[]: none",
                                       "l[]: some",
                                       "l[]: 64 KiB",
                                       "parameters: none",
                                       "parameters: some",
                                       "parameters: 64",
                                       NULL};
enum { BLOCK = 4, GRID = 10, REGISTERS = 13, SHARED = 18, LOCAL = 21, PARAMETERS = 24 };

/* Of a block of threads; a graphics launch has no other. */
static uint32_t cover_block(const struct tesla_launch *l)
{
    uint32_t threads = l->block[0] * l->block[1] * l->block[2], found = 0;
    unsigned shape = threads == 1 ? 0 : threads < 32 ? 1 : threads == 32 ? 2 : threads % 32 ? 4 : 3;

    found |= 1u << (BLOCK + shape);
    if (l->block[1] > 1 || l->block[2] > 1) found |= 1u << (BLOCK + 5);
    found |= 1u << (GRID + (l->grid[0] * l->grid[1] > 1));
    return l->grid[1] > 1 ? found | 1u << (GRID + 2) : found;
}

static void cover_launch(const struct common_covered *c)
{
    const struct tesla_launch *l = tesla_launch_of(c->program);
    uint32_t shared = tesla_shared_size(l), found = 1u << l->type | cover_block(l);

    found |= 1u << (REGISTERS + (l->regs <= 4    ? 0
                                 : l->regs <= 32 ? 1
                                 : l->regs <= 64 ? 2
                                 : l->regs < 128 ? 3
                                                 : 4));
    if (l->type == TESLA_COMPUTE)
        found |= 1u << (SHARED + (shared == TESLA_SHARED_MAX ? 2 : l->shared != 0));
    found |= 1u << (LOCAL + (l->local == TESLA_LOCAL_MAX ? 2 : l->local != 0));
    found |= 1u << (PARAMETERS + (l->params == TESLA_MAX_PARAMS ? 2 : l->params != 0));
    for (; found; found &= found - 1)
        c->hits->hit(c->hits->context, TESLA_COVER_LAUNCH, (unsigned)__builtin_ctz(found));
}

/* ---- all. */

static void covered(const struct common_covered *c)
{
    const struct tesla_model *model = c->model;
    const struct common_retire *r = &c->step->retire;

    if (r->kind == COMMON_LAUNCH) {
        c->memo[0] = 0;
        cover_launch(c);
        return;
    }
    if (r->trap & 0xffff || r->pc / 4 >= model->insns) return;
    cover_stack(c);
    tesla_cover_memory(c, &model->insn[r->pc / 4]);
}

static const struct common_cover_group groups[] = {
    [TESLA_COVER_MAP] = {.name = "opcode map", .points = map_points, .text = map_text},
    [TESLA_COVER_STACK] = {.name = "control stack",
                           .points = stack_points,
                           .text = stack_text,
                           .weight = "odd"},
    [TESLA_COVER_LAUNCH] = {.name = "launch shapes", .fixed = launches, .weight = "hostile"},
    [TESLA_COVER_CONFLICT] = {.name = "s[] conflicts",
                              .points = tesla_cover_conflicts,
                              .text = tesla_cover_conflict_text,
                              .weight = "unit.shared"},
    [TESLA_COVER_BEHIND] = {.name = "behind s[] conflicts",
                            .points = tesla_cover_behinds,
                            .text = tesla_cover_behind_text},
    [TESLA_COVER_SEGMENTS] = {.name = "segments",
                              .points = tesla_cover_segments,
                              .text = tesla_cover_segment_text,
                              .weight = "unit.lsu"},
    [TESLA_COVER_LOCK] = {.name = "locks",
                          .points = tesla_cover_locks,
                          .text = tesla_cover_lock_text},
    [TESLA_COVER_CONTENTION] = {.name = "contention", .fixed = tesla_cover_contention},
    [TESLA_COVER_DOUBLE] = {.name = "64-bit corners",
                            .points = tesla_cover_doubles,
                            .text = tesla_cover_double_text,
                            .weight = "unit.fp64"},
    {.name = NULL}};

const struct common_cover tesla_cover = {.corner = corners,
                                         .cannot = cannot,
                                         .trap = tesla_traps,
                                         .traps = TESLA_TRAPS,
                                         .masks = true,
                                         .group = groups,
                                         .kind = kind,
                                         .word = word,
                                         .covered = covered};
