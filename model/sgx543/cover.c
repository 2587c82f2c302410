/* See cover.h. */
#include "cover.h"

#include <stdio.h>
#include <string.h>

#include "cover_map.h"
#include "fields.h"
#include "model.h"

enum { FORMS, ILLEGAL, STEPS, ENDS, ACCESSES, SHAPES };

static void hit(const struct common_hits *hits, unsigned group, unsigned point)
{
    hits->hit(hits->context, group, point);
}

/* ---- forms, and words that are illegal. */

static unsigned form_points(const struct common_machine *machine)
{
    (void)machine;
    return sgx543_map_cells();
}

static void form_text(const struct common_machine *machine, unsigned point, char *text, size_t size)
{
    (void)machine;
    sgx543_map_text(point, text, size);
}

static void hit_form(void *context, unsigned cell)
{
    hit(context, FORMS, cell);
}

/* The reasons of decode.c. */
static const char *const reasons[] = {
    "data type 3", "dim 3",       "dual op",      "dual source layout", "emit fields", "fconv",
    "fop",         "mask type 3", "moe",          "move data type",     "move type 3", "opcode1 22",
    "opcode1 23",  "opcode1 24",  "opcode1 27",   "pack formats",       "phas fields", "s0 type 3",
    "s2 type 3",   "sn",          "sop selector", "sop2m selector",     "sop3 op",     "space 3",
    "special",     "swizzle",     "test alu op",  "test code 3",        "type 3",      NULL};

static void cover_word(unsigned kind, const uint32_t *word, bool trapped,
                       const struct common_hits *hits)
{
    struct common_hits own = *hits;
    struct sgx543_insn insn;
    (void)kind;
    (void)trapped;

    sgx543_map_hit(word, hit_form, &own);
    sgx543_decode(word, &insn);
    for (unsigned i = 0; insn.illegal && reasons[i]; i++)
        if (!strcmp(insn.illegal, reasons[i])) hit(hits, ILLEGAL, i);
}

/* ---- steps of MOE in repeated instructions, sheet 2.7. */

enum { INC_0, INC_BELOW, INC_1, INC_ABOVE, BY_TABLE, WITH_BASE, WAYS, COUNTS = 15 /* 2 to 16 */ };

static unsigned step_points(const struct common_machine *machine)
{
    (void)machine;
    return SGX543_STEPS * WAYS + COUNTS;
}

static void step_text(const struct common_machine *machine, unsigned point, char *text, size_t size)
{
    static const char *const operand[SGX543_STEPS] = {"dest", "s0", "s1", "s2"};
    static const char *const ways[WAYS] = {"0",       "below 0",    "1",
                                           "above 1", "by a table", "with a base"};
    (void)machine;

    if (point < COUNTS) snprintf(text, size, "iterations: %u", point + 2);
    else
        snprintf(text, size, "%s: %s", operand[(point - COUNTS) / WAYS],
                 ways[(point - COUNTS) % WAYS]);
}

static void cover_steps(const struct common_covered *c, const struct sgx543_state *s,
                        const struct sgx543_micro *m)
{
    hit(c->hits, STEPS, m->count - 2u);
    for (unsigned i = 0; i < SGX543_STEPS; i++) {
        int inc = (int8_t)s->moe[i].inc;
        unsigned way = s->moe[i].mode ? BY_TABLE
                       : inc < 0      ? INC_BELOW
                       : inc == 0     ? INC_0
                       : inc == 1     ? INC_1
                                      : INC_ABOVE;
        hit(c->hits, STEPS, COUNTS + i * WAYS + way);
        if (s->moe[i].base) hit(c->hits, STEPS, COUNTS + i * WAYS + WITH_BASE);
    }
}

/* ---- ends, sheet 5.2. */

enum {
    END_BIT,
    PROG_END,
    GO_ON_BIT,
    GO_ON_PROG_END,
    KILLED,
    ILLEGAL_WORD,
    OUTSIDE,
    SECONDARY,
    DEPTH
};
static const char *const ends[] = {"by the end bit",
                                   "by prog_end",
                                   "another phase: by the end bit",
                                   "another phase: by prog_end",
                                   "by KILL",
                                   "by an illegal word",
                                   "by a PC outside of the code memory",
                                   "of the secondary program",
                                   "with a depth",
                                   NULL};

static void cover_end(const struct common_covered *c, const struct sgx543_state *s,
                      const struct sgx543_micro *m)
{
    const struct common_retire *r = &c->step->retire;
    bool phase = false;

    for (uint32_t i = 0; i < c->step->regs; i++)
        phase = phase || (c->step->reg[i].file == SGX543_PHASE && c->step->reg[i].index == 0 &&
                          !(c->step->reg[i].data[0] & SGX543_PHASE_VALID));
    if (phase) hit(c->hits, ENDS, m->end ? GO_ON_BIT : GO_ON_PROG_END);
    if (!r->done) return;
    if (s->secondary) hit(c->hits, ENDS, SECONDARY);
    if (s->depth_there) hit(c->hits, ENDS, DEPTH);
    if (r->nwords == 0) hit(c->hits, ENDS, OUTSIDE);
    else if (r->trap & SGX543_TRAP_ILLEGAL) hit(c->hits, ENDS, ILLEGAL_WORD);
    else if (m->insn.op == SGX543_OP_KILL) hit(c->hits, ENDS, KILLED);
    else hit(c->hits, ENDS, m->end ? END_BIT : PROG_END);
}

/* ---- words of memory: which bytes. */

enum { ENABLES = 10, BEYOND = 4 * ENABLES, ACCESS_POINTS = BEYOND + 2 };

static unsigned access_points(const struct common_machine *machine)
{
    (void)machine;
    return ACCESS_POINTS;
}

static const uint8_t enables[ENABLES] = {15, 1, 2, 4, 8, 3, 6, 12, 7, 14};

static void access_text(const struct common_machine *machine, unsigned point, char *text,
                        size_t size)
{
    static const char *const bytes[ENABLES] = {"the word", "0",    "1",    "2",       "3",
                                               "0, 1",     "1, 2", "2, 3", "0, 1, 2", "1, 2, 3"};
    (void)machine;

    if (point >= BEYOND)
        snprintf(text, size, "global: beyond its end: %s", point == BEYOND ? "load" : "store");
    else
        snprintf(text, size, "%s: %s: bytes %s", point / ENABLES & 1 ? "local" : "global",
                 point / ENABLES < 2 ? "load" : "store", bytes[point % ENABLES]);
}

static void cover_accesses(const struct common_covered *c)
{
    const struct sgx543_model *model = c->model;

    for (uint32_t i = 0; i < c->step->mems; i++) {
        const struct common_mem_write *w = &c->step->mem[i];
        bool load = w->space == SGX543_SPACE_LOAD;
        bool local = load ? w->addr >> 32 & 1 : w->space == SGX543_SPACE_LOCAL;
        if (!load && w->space != SGX543_SPACE_LOCAL && w->space != SGX543_SPACE_GLOBAL) continue;
        for (unsigned k = 0; k < ENABLES; k++)
            if (enables[k] == w->be) hit(c->hits, ACCESSES, (2 * !load + local) * ENABLES + k);
        if (!local && (uint32_t)w->addr >= model->global_bytes)
            hit(c->hits, ACCESSES, BEYOND + !load);
    }
}

/* ---- launches. */

static const char *const shapes[] = {"instances: one",
                                     "instances: fewer than slots",
                                     "instances: as many as slots",
                                     "instances: more than slots",
                                     "pa: none",
                                     "pa: some",
                                     "pa: all 128",
                                     "o: none",
                                     "o: some",
                                     "o: all 128",
                                     "outputs: none",
                                     "outputs: some",
                                     "outputs: all 128",
                                     "outputs of r",
                                     "outputs of o",
                                     "outputs of pa",
                                     "outputs of sa",
                                     "secondary program: without",
                                     "secondary program: with",
                                     "prog_end: off",
                                     "prog_end: on",
                                     NULL};

static unsigned how_many(uint32_t count)
{
    return count == 0 ? 0 : count < SGX543_BANK ? 1 : 2;
}

static void cover_launch(const struct common_covered *c)
{
    const struct sgx543_launch *l = sgx543_launch_of(c->program);
    uint32_t slots = sgx543_slots(c->machine), n = l->instances;
    const struct common_hits *h = c->hits;

    if (n == 1) hit(h, SHAPES, 0);
    hit(h, SHAPES, n < slots ? 1 : n == slots ? 2 : 3);
    hit(h, SHAPES, 4 + how_many(l->pa_count));
    hit(h, SHAPES, 7 + how_many(l->o_count));
    hit(h, SHAPES, 10 + how_many(l->out_count));
    hit(h, SHAPES, 13 + l->out_bank);
    hit(h, SHAPES, l->secondary ? 18 : 17);
    hit(h, SHAPES, c->step->retire.arg[SGX543_ARG_END] ? 20 : 19);
}

/* ---- the whole. */

static void covered(const struct common_covered *c)
{
    const struct common_retire *r = &c->step->retire;
    const struct sgx543_model *model = c->model;
    struct sgx543_micro m = {.count = 1};

    if (r->kind == COMMON_LAUNCH) {
        cover_launch(c);
        return;
    }
    if (r->nwords) sgx543_translate(r->word, &m);
    if (m.action && m.count > 1) cover_steps(c, &model->core->slot[r->warp], &m);
    cover_end(c, &model->core->slot[r->warp], &m);
    cover_accesses(c);
}

static const struct common_cover_group groups[] = {
    [FORMS] = {.name = "forms", .points = form_points, .text = form_text, .row = sgx543_map_row},
    [ILLEGAL] = {.name = "illegal words", .fixed = reasons, .weight = "illegal"},
    [STEPS] = {.name = "steps", .points = step_points, .text = step_text, .weight = "steps"},
    [ENDS] = {.name = "ends", .fixed = ends, .weight = "phase"},
    [ACCESSES] = {.name = "accesses",
                  .points = access_points,
                  .text = access_text,
                  .weight = "global"},
    [SHAPES] = {.name = "launch shapes", .fixed = shapes, .weight = "hostile"},
    {.name = NULL}};

const struct common_cover sgx543_cover = {.trap = sgx543_trap_names,
                                          .traps = SGX543_TRAPS,
                                          .group = groups,
                                          .word = cover_word,
                                          .covered = covered};
