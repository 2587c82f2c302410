/* See cover.h. */
#include "../common/fields.h"
#include "cover.h"

#include <stdio.h>
#include <string.h>

#include "cover_map.h"
#include "fields.h"
#include "model.h"
#include "number.h"

/* ---- corners of what a temporary holds: it has no type, so numbers of both kinds. */

static const struct common_corner number[] = {
    {"0", 0xffffffff, 0, 0, 0},
    {"1", 0xffffffff, 1, 1, 0},
    {"all bits", 0xffffffff, 0xffffffff, 0xffffffff, 0},
    {"the sign alone", 0xffffffff, 0x80000000, 0x80000000, 0},
    {"all but the sign", 0xffffffff, 0x7fffffff, 0x7fffffff, 0},
    {"a half, or a whole number of 16 bits", 0xffffffff, 2, 0xffff, 0},
    {"another subnormal", 0x7fffffff, 0x10000, 0x7fffff, 0},
    {"+1.0", 0xffffffff, 0x3f800000, 0x3f800000, 0},
    {"-1.0", 0xffffffff, 0xbf800000, 0xbf800000, 0},
    {"the greatest finite", 0x7fffffff, 0x7f7fffff, 0x7f7fffff, 0},
    {"+infinity", 0xffffffff, 0x7f800000, 0x7f800000, 0},
    {"-infinity", 0xffffffff, 0xff800000, 0xff800000, 0},
    {"the NaN of arithmetic", 0xffffffff, 0x7fc00000, 0x7fc00000, 0},
    {"the same with a sign", 0xffffffff, 0xffc00000, 0xffc00000, 0},
    {"a signalling NaN", 0x7fffffff, 0x7f800001, 0x7fbfffff, 0},
    {"another quiet NaN", 0x7fffffff, 0x7fc00001, 0x7ffffffe, 0},
    {"another positive number", 0xffffffff, 0x00800000, 0x7f7ffffe, 0x3f800000},
    {"another negative number", 0xffffffff, 0x80800000, 0xff7ffffe, 0xbf800000},
    {NULL, 0, 0, 0, 0}};

static const struct common_corner *const corners[VIVANTE_FILES] = {
    [VIVANTE_FILE_TEMP] = number, [VIVANTE_FILE_INTERNAL] = number};

/* Results are of arithmetic on floats, always: sheet 4.2 flushes them, and has one NaN. CLAMP0_MAX
 * passes bits. */
static bool is_arithmetic(unsigned op)
{
    const struct vivante_trait *trait = &vivante_traits[op];
    bool passes = op == VIVANTE_OP_DST || op == VIVANTE_OP_LITP || op == VIVANTE_OP_CLAMP0_MAX ||
                  op == VIVANTE_OP_F2I || op == VIVANTE_OP_F2IRND;

    return op == VIVANTE_OP_I2F || (trait->kind == VIVANTE_KIND_F && !passes &&
                                    vivante_encoding.row[op - 1].form != VIVANTE_TEX);
}

/* Whether a corner holds one of these. */
static bool has_any(const struct common_corner *corner, const uint32_t *number, size_t numbers)
{
    for (size_t i = 0; i < numbers; i++)
        if (common_corner_has(corner, number[i])) return true;
    return false;
}
#define HAS_ANY(corner, ...)                                                                       \
    has_any(corner, (const uint32_t[]){__VA_ARGS__},                                               \
            sizeof((const uint32_t[]){__VA_ARGS__}) / sizeof(uint32_t))

enum { GREATEST = 0x7f7fffff, HALF_ONE = 0x3c00 };

/* Results of arithmetic that are not below 0, sheet 4.4 and 4.5; those of roots are far from the
 * greatest, too. */
static bool is_out_of_range(unsigned op, const struct common_corner *corner)
{
    switch (op) {
    case VIVANTE_OP_RSQ:
    case VIVANTE_OP_SQRT:
        if (common_corner_has(corner, GREATEST)) return true;
        return corner->mask == 0xffffffff && corner->first >> 31;
    case VIVANTE_OP_NORM_DP2: /* sums of squares */
    case VIVANTE_OP_NORM_DP3:
    case VIVANTE_OP_NORM_DP4:
    case VIVANTE_OP_FRC:
    case VIVANTE_OP_EXP: return corner->mask == 0xffffffff && corner->first >> 31;
    default: return false;
    }
}

/* Sheet 3.2: TEXKILL writes that a lane is killed, never that it is not; SET leaves 0 or one of the
 * type, SIGN also -1. */
static bool cannot(unsigned row, unsigned file, const struct common_corner *corner)
{
    unsigned op = vivante_encoding.row[row].op;

    if (file == VIVANTE_FILE_KILLED)
        return op == VIVANTE_OP_TEXKILL && common_corner_has(corner, 0);
    if (file != VIVANTE_FILE_TEMP) return false;
    switch (op) {
    case VIVANTE_OP_SET: return !HAS_ANY(corner, 0, 1, HALF_ONE, VIVANTE_ONE);
    case VIVANTE_OP_SIGN:
        return !HAS_ANY(corner, 0, 1, 0xffffffff, HALF_ONE, VIVANTE_ONE,
                        VIVANTE_SIGN | VIVANTE_ONE);
    case VIVANTE_OP_EXT: return !HAS_ANY(corner, 0, 1, 2, 0xffffffff);
    case VIVANTE_OP_POPCOUNT:
    case VIVANTE_OP_LEADZERO: return !HAS_ANY(corner, 0, 1, 2);
    default: break;
    }
    if (!is_arithmetic(op)) return false;
    return HAS_ANY(corner, 1, 2, 0x10000, 0xffffffff, 0x7fffffff, 0xffc00000, 0x7f800001,
                   0x7fc00001) ||
           is_out_of_range(op, corner);
}

/* ---- levels: each row with each value of its fields. */

static void hit(const struct common_hits *hits, unsigned group, unsigned point)
{
    hits->hit(hits->context, group, point);
}

enum { LEVELS, OPERANDS, STACKS, SHAPES, MEMORY, CONTENTION };

static unsigned level_points(const struct common_machine *machine)
{
    (void)machine;
    return vivante_map_cells();
}

static void level_text(const struct common_machine *machine, unsigned point, char *text,
                       size_t size)
{
    (void)machine;
    vivante_map_text(point, text, size);
}

static void hit_level(void *context, unsigned cell)
{
    hit(context, LEVELS, cell);
}

static unsigned kind_of(const struct common_program *program)
{
    static const uint8_t level[] = {
        [VIVANTE_GC2000] = 0, [VIVANTE_GC3000] = 1, [VIVANTE_GC7000] = 2};
    return level[program->chip];
}

/* ---- operands: uniforms next to uniforms, immediates, indices. */

enum {
    TWO_ALIKE,   /* of uniforms: the same register in two slots */
    TWO,         /* two registers */
    THREE,       /* three */
    UNREAD,      /* the last one is in a slot that is not read */
    UNIFORMS,    /* .. at each level */
    KINDS = 4,   /* of immediates, in each slot, at each level */
    INDICES = 4, /* of a0 */
    INDEXED = 4, /* slots a to c, the destination */
    IMMEDIATES_AT = UNIFORMS * VIVANTE_MAP_LEVELS,
    INDICES_AT = IMMEDIATES_AT + KINDS * 3 * VIVANTE_MAP_LEVELS,
    OPERAND_POINTS = INDICES_AT + INDICES * INDEXED
};

static unsigned operand_points(const struct common_machine *machine)
{
    (void)machine;
    return OPERAND_POINTS;
}

static void operand_text(const struct common_machine *machine, unsigned point, char *text,
                         size_t size)
{
    static const char *const uniforms[UNIFORMS] = {"one, in two slots", "two", "three",
                                                   "the last is not read"};
    static const char *const kinds[KINDS] = {"f20", "s20", "u20", "f16"};
    static const unsigned halti[VIVANTE_MAP_LEVELS] = {0, 2, 5};
    static const char *const indexed[INDEXED] = {"slot a", "slot b", "slot c", "the destination"};
    (void)machine;

    if (point < IMMEDIATES_AT) {
        snprintf(text, size, "uniforms: HALTI %u: %s", halti[point / UNIFORMS],
                 uniforms[point % UNIFORMS]);
    } else if (point < INDICES_AT) {
        point -= IMMEDIATES_AT;
        snprintf(text, size, "immediates: HALTI %u: %s: %s", halti[point / (3 * KINDS)],
                 indexed[point / KINDS % 3], kinds[point % KINDS]);
    } else {
        point -= INDICES_AT;
        snprintf(text, size, "indices: %s: a.%c", indexed[point / INDICES],
                 "xyzw"[point % INDICES]);
    }
}

static bool is_uniform(const struct vivante_source *s)
{
    return s->use && (s->group == VIVANTE_UNIFORM_0 || s->group == VIVANTE_UNIFORM_1);
}

static void cover_uniforms(unsigned level, const struct vivante_insn *insn,
                           const struct common_hits *hits)
{
    const struct vivante_source *last = NULL;
    unsigned read = vivante_traits[insn->op].reads, uniforms = 0, others = 0;
    bool unread = false;

    for (unsigned slot = 3; slot-- > 0;) {
        const struct vivante_source *s = &insn->src[slot];
        if (!is_uniform(s)) continue;
        if (!last) unread = !(read >> slot & 1);
        else others += s->reg != last->reg || s->group != last->group || s->amode != last->amode;
        if (!last) last = s;
        uniforms++;
    }
    if (uniforms > 1)
        hit(hits, OPERANDS,
            UNIFORMS * level + (others == 0   ? TWO_ALIKE
                                : others == 1 ? TWO
                                              : THREE));
    if (others && unread) hit(hits, OPERANDS, UNIFORMS * level + UNREAD);
}

static void cover_word(unsigned level, const uint32_t *word, bool trapped,
                       const struct common_hits *hits)
{
    struct vivante_insn insn;
    struct common_hits own = *hits;
    (void)trapped;

    vivante_map_hit(level, word, hit_level, &own);
    vivante_decode(word, &insn);
    cover_uniforms(level, &insn, hits);
    for (unsigned slot = 0; slot < 3; slot++) {
        const struct vivante_source *s = &insn.src[slot];
        if (!s->use || !(vivante_traits[insn.op].reads >> slot & 1)) continue;
        if (s->group == VIVANTE_IMMEDIATE)
            hit(hits, OPERANDS,
                IMMEDIATES_AT + (level * 3 + slot) * KINDS + vivante_immediate_kind(s));
        else if (s->amode >= 1 && s->amode <= INDICES)
            hit(hits, OPERANDS, INDICES_AT + slot * INDICES + s->amode - 1);
    }
    if (insn.dst_use && insn.dst_amode >= 1 && insn.dst_amode <= INDICES)
        hit(hits, OPERANDS, INDICES_AT + 3 * INDICES + insn.dst_amode - 1);
}

/* ---- the two stacks, sheet 3.5. */

enum {
    FAULT_CALL,
    FAULT_REP,
    FAULT_LOOP,
    FAULT_ENDREP,
    FAULT_ENDREP_KIND,
    FAULT_ENDLOOP,
    FAULT_ENDLOOP_KIND,
    RET_EMPTY,
    IN_BOTH,
    APART,
    EVENTS
};
static const char *const stack_events[EVENTS] = {
    "CALL on a full stack",     "REP on a full stack",   "LOOP on a full stack",
    "ENDREP on an empty stack", "ENDREP of a LOOP",      "ENDLOOP on an empty stack",
    "ENDLOOP of a REP",         "RET on an empty stack", "calls and loops together",
    "lanes at different depths"};

static unsigned calls_of(const struct common_machine *machine)
{
    return common_machine_value(machine, "CALL_DEPTH", 8) + 1;
}

static unsigned loops_of(const struct common_machine *machine)
{
    return common_machine_value(machine, "LOOP_DEPTH", 4) + 1;
}

static unsigned stack_points(const struct common_machine *machine)
{
    return calls_of(machine) + 2 * loops_of(machine) + EVENTS;
}

static void stack_text(const struct common_machine *machine, unsigned point, char *text,
                       size_t size)
{
    unsigned calls = calls_of(machine), loops = loops_of(machine);

    if (point < calls) snprintf(text, size, "calls: %u", point);
    else if (point < calls + loops)
        snprintf(text, size, "loops: %u, the last by REP", point - calls);
    else if (point < calls + 2 * loops)
        snprintf(text, size, "loops: %u, the last by LOOP", point - calls - loops);
    else snprintf(text, size, "%s", stack_events[point - calls - 2 * loops]);
}

static int fault_of(const struct vivante_group *g, unsigned lane, unsigned op)
{
    bool empty = g->loops[lane] == 0;

    switch (op) {
    case VIVANTE_OP_CALL: return FAULT_CALL;
    case VIVANTE_OP_REP: return FAULT_REP;
    case VIVANTE_OP_LOOP: return FAULT_LOOP;
    case VIVANTE_OP_ENDREP: return empty ? FAULT_ENDREP : FAULT_ENDREP_KIND;
    case VIVANTE_OP_ENDLOOP: return empty ? FAULT_ENDLOOP : FAULT_ENDLOOP_KIND;
    case VIVANTE_OP_RET: return RET_EMPTY;
    default: return -1;
    }
}

/* A lane that finished by an instruction of the stacks did so by a fault, or by RET; a CALL or loop
 * may also lead out of the program, which next_pc shows. */
static void cover_lane(const struct common_covered *c, const struct vivante_model *model,
                       const struct vivante_group *g, unsigned lane, unsigned op)
{
    unsigned calls = calls_of(c->machine), loops = loops_of(c->machine);
    unsigned top = g->loops[lane] ? g->loop[lane][g->loops[lane] - 1].is_loop : 0;
    bool fault = g->finished >> lane & 1 &&
                 (op == VIVANTE_OP_RET || c->step->retire.trap & VIVANTE_TRAP_STK) &&
                 (uint16_t)(c->step->retire.next_pc >> 16 * lane) == model->launch.end;
    int event = fault ? fault_of(g, lane, op) : -1;

    hit(c->hits, STACKS, g->calls[lane]);
    if (g->loops[lane]) hit(c->hits, STACKS, calls + top * loops + g->loops[lane]);
    else hit(c->hits, STACKS, calls), hit(c->hits, STACKS, calls + loops);
    if (event >= 0) hit(c->hits, STACKS, calls + 2 * loops + (unsigned)event);
    if (g->calls[lane] && g->loops[lane]) hit(c->hits, STACKS, calls + 2 * loops + IN_BOTH);
    for (unsigned other = 0; other < lane; other++)
        if (g->exist >> other & 1 &&
            (g->calls[lane] != g->calls[other] || g->loops[lane] != g->loops[other]))
            hit(c->hits, STACKS, calls + 2 * loops + APART);
}

static void cover_stacks(const struct common_covered *c)
{
    const struct vivante_model *model = c->model;
    const struct common_retire *r = &c->step->retire;
    unsigned op = 1 + common_find(&vivante_encoding, r->word);

    if (common_op(&vivante_encoding, op - 1)->unit !=
        common_op(&vivante_encoding, VIVANTE_OP_RET - 1)->unit)
        return;
    for (unsigned lane = 0; lane < VIVANTE_LANES; lane++)
        if (r->active >> lane & 1) cover_lane(c, model, &model->state->group[r->warp], lane, op);
}

/* ---- launches. */

static const char *const launches[] = {"threads: one",
                                       "threads: a part of a group",
                                       "threads: whole groups",
                                       "threads: more than slots",
                                       "threads: fewer than slots",
                                       "inputs: none",
                                       "inputs: some",
                                       "inputs: all 32",
                                       "inputs: two for one temporary",
                                       "outputs: none",
                                       "outputs: some",
                                       "outputs: all 32",
                                       "header: without",
                                       "header: with",
                                       "helpers: some of a group",
                                       "helpers: a whole group",
                                       "start: 0",
                                       "start: behind 0",
                                       "level: HALTI 0",
                                       "level: HALTI 2",
                                       "level: HALTI 5",
                                       "rounding: toward 0",
                                       "rounding: to nearest",
                                       "transcendentals: usual",
                                       "transcendentals: fast",
                                       NULL};
static bool shares_input(const struct vivante_launch *l)
{
    for (unsigned i = 0; i < l->inputs; i++)
        for (unsigned k = 0; k < i; k++)
            if (l->input[i] == l->input[k]) return true;
    return false;
}

static void cover_launch(const struct common_covered *c)
{
    const struct vivante_launch *l = vivante_launch_of(c->program);
    const struct common_retire *r = &c->step->retire;
    uint32_t lanes = common_machine_value(c->machine, "LANES", 4),
             slots = vivante_groups(c->machine);
    uint32_t groups = (l->threads + lanes - 1) / lanes, helpers = r->arg[VIVANTE_ARG_HELPERS];
    const struct common_hits *h = c->hits;

    hit(h, SHAPES, l->threads == 1 ? 0 : l->threads % lanes ? 1 : 2);
    hit(h, SHAPES, groups > slots ? 3 : 4);
    hit(h, SHAPES, l->inputs == 0 ? 5 : l->inputs < VIVANTE_MAP ? 6 : 7);
    if (shares_input(l)) hit(h, SHAPES, 8);
    hit(h, SHAPES, l->outputs == 0 ? 9 : l->outputs < VIVANTE_MAP ? 10 : 11);
    hit(h, SHAPES, l->header ? 13 : 12);
    if (helpers) hit(h, SHAPES, helpers == r->arg[VIVANTE_ARG_LANES] ? 15 : 14);
    hit(h, SHAPES, l->start ? 17 : 16);
    hit(h, SHAPES, 18 + kind_of(c->program));
    hit(h, SHAPES, l->rtne ? 22 : 21);
    hit(h, SHAPES, vivante_is_fast(c->program) ? 24 : 23);
}

/* ---- stores. */

enum { ENABLES = 7, KILLED = 2 * ENABLES, BEYOND, TWICE, STORES };
static const char *const stores[] = {"byte 0", "byte 1", "byte 2", "byte 3",
                                     "half 0", "half 1", "word"};

static unsigned memory_points(const struct common_machine *machine)
{
    (void)machine;
    return STORES;
}

static void memory_text(const struct common_machine *machine, unsigned point, char *text,
                        size_t size)
{
    (void)machine;
    if (point < KILLED)
        snprintf(text, size, "%s: %s", point < ENABLES ? "global" : "local",
                 stores[point % ENABLES]);
    else
        snprintf(text, size, "%s",
                 point == KILLED   ? "a lane that is killed stores nothing"
                 : point == BEYOND ? "global: beyond its end"
                                   : "two lanes: one word");
}

/* Groups that want one word: of each atomic, enum common_contended. */
static const char *const contention[] = {
#define BEHIND(name)                                                                               \
    name ": right behind another group's write of the word",                                       \
        name ": 2 to 8 instructions behind it", name ": 9 to 64 instructions behind it"
    BEHIND("atomic_add"),
    BEHIND("atomic_xchg"),
    BEHIND("atomic_cmp_xchg"),
    BEHIND("atomic_min"),
    BEHIND("atomic_max"),
    BEHIND("atomic_or"),
    BEHIND("atomic_and"),
    BEHIND("atomic_xor"),
#undef BEHIND
    NULL};

static void cover_contention(const struct common_covered *c, unsigned op)
{
    static const uint8_t atomics[] = {VIVANTE_OP_ATOMIC_ADD,      VIVANTE_OP_ATOMIC_XCHG,
                                      VIVANTE_OP_ATOMIC_CMP_XCHG, VIVANTE_OP_ATOMIC_MIN,
                                      VIVANTE_OP_ATOMIC_MAX,      VIVANTE_OP_ATOMIC_OR,
                                      VIVANTE_OP_ATOMIC_AND,      VIVANTE_OP_ATOMIC_XOR};

    for (unsigned i = 0; c->contended != COMMON_ALONE && i < sizeof atomics; i++)
        if (op == atomics[i])
            hit(c->hits, CONTENTION, i * (COMMON_CONTENDEDS - 1) + c->contended - 1);
}

static void cover_memory(const struct common_covered *c)
{
    static const uint8_t enables[ENABLES] = {1, 2, 4, 8, 3, 12, 15};
    const struct common_step *step = c->step;
    const struct vivante_model *model = c->model;
    const unsigned row = common_find(&vivante_encoding, step->retire.word);
    const unsigned memory = common_op(&vivante_encoding, row)->memory;

    if (memory == COMMON_ATOMIC) cover_contention(c, vivante_encoding.row[row].op);
    if (memory != COMMON_STORE && memory != COMMON_ATOMIC) return;
    if (step->retire.active & model->state->group[step->retire.warp].killed)
        hit(c->hits, MEMORY, KILLED);
    for (uint32_t i = 0; i < step->mems; i++) {
        const struct common_mem_write *w = &step->mem[i];
        if (w->space != VIVANTE_SPACE_GLOBAL && w->space != VIVANTE_SPACE_LOCAL) continue;
        for (unsigned k = 0; k < ENABLES; k++)
            if (w->be == enables[k])
                hit(c->hits, MEMORY, (w->space == VIVANTE_SPACE_LOCAL) * ENABLES + k);
        if (w->space == VIVANTE_SPACE_GLOBAL && w->addr >= model->global_bytes)
            hit(c->hits, MEMORY, BEYOND);
        for (uint32_t k = 0; k < i; k++)
            if (step->mem[k].space == w->space && step->mem[k].addr == w->addr &&
                step->mem[k].be & w->be)
                hit(c->hits, MEMORY, TWICE);
    }
}

/* ---- the whole. */

static void covered(const struct common_covered *c)
{
    if (c->step->retire.kind == COMMON_LAUNCH) {
        cover_launch(c);
        return;
    }
    cover_stacks(c);
    cover_memory(c);
}

static const struct common_cover_group groups[] = {
    [LEVELS] = {.name = "levels",
                .points = level_points,
                .text = level_text,
                .row = vivante_map_row},
    [OPERANDS] = {.name = "operands", .points = operand_points, .text = operand_text},
    [STACKS] = {.name = "stacks", .points = stack_points, .text = stack_text, .weight = "odd"},
    [SHAPES] = {.name = "launch shapes", .fixed = launches, .weight = "hostile"},
    [MEMORY] = {.name = "stores",
                .points = memory_points,
                .text = memory_text,
                .weight = "memory.store"},
    [CONTENTION] = {.name = "contention", .fixed = contention, .weight = "memory.atomic"},
    {.name = NULL}};

const struct common_cover vivante_cover = {.corner = corners,
                                           .cannot = cannot,
                                           .trap = vivante_trap_names,
                                           .traps = VIVANTE_TRAPS,
                                           .masks = true,
                                           .pc_bits = 16,
                                           .parts = 4,
                                           .group = groups,
                                           .kind = kind_of,
                                           .word = cover_word,
                                           .covered = covered};
