/* Random programs for lockstep.
 *
 * Operations are rows of the instruction table with random bits in every field, ignored ones too; blocks, loops and
 * calls are mostly well formed, and sometimes off by a word or two, since odd scopes are where the flow has its
 * rules. Whether a program ends is tried on the model: one that does not in time is thrown away, and the next one
 * of the same seed is taken. One seed gives one program, always. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../common/program.h"
#include "../common/rng.h"
#include "fields.h"
#include "pica200.h"

enum {
    MAX_WORDS = 480,
    TAIL = 24, /* words of END behind the code, for scopes that reach beyond it */
    MAX_DEPTH = 6,
    DEEP = 12, /* the same where stacks shall overflow: 4, 8 and 4 entries */
    FUNCTIONS = 9,
    MAX_CALLS = 64,
    THREADS = 4,       /* of the model that tries it; any number ends alike */
    MAX_STEPS = 40000, /* instructions of all runs */
    MIN_STEPS = 60,
    MAX_SETUPS = 1024,
    WIDE = 3000 /* vectors that a long record has more */
};

/* Operations and how often they come. */
static const struct {
    uint8_t op, weight;
} operations[] = {
    {PICA200_OP_ADD, 4},  {PICA200_OP_DP3, 2},  {PICA200_OP_DP4, 2},  {PICA200_OP_DPH, 2},
    {PICA200_OP_DST, 2},  {PICA200_OP_EX2, 2},  {PICA200_OP_LG2, 2},  {PICA200_OP_LITP, 2},
    {PICA200_OP_MUL, 4},  {PICA200_OP_SGE, 2},  {PICA200_OP_SLT, 2},  {PICA200_OP_FLR, 2},
    {PICA200_OP_MAX, 2},  {PICA200_OP_MIN, 2},  {PICA200_OP_RCP, 2},  {PICA200_OP_RSQ, 2},
    {PICA200_OP_MOVA, 4}, {PICA200_OP_MOV, 4},  {PICA200_OP_DPHI, 1}, {PICA200_OP_DSTI, 1},
    {PICA200_OP_SGEI, 1}, {PICA200_OP_SLTI, 1}, {PICA200_OP_CMP, 4},  {PICA200_OP_MADI, 4},
    {PICA200_OP_MAD, 4},  {PICA200_OP_NOP, 1},
};

struct generator {
    struct common_rng rng;
    bool geometry;
    bool deep;     /* much nesting */
    bool chained;  /* each function ends with a call of the next one */
    bool many;     /* primitives of up to 255 vertices */
    uint32_t base; /* where the code lies; what is not code is 0 if it is not 0 */
    unsigned
        risk; /* 1 in risk scopes is odd, 1 in 4 * risk operations may fault or is undefined; 0: never */
    uint32_t word[MAX_WORDS + TAIL];
    uint32_t words;
    uint32_t function[FUNCTIONS];
    struct {
        uint32_t at;
        unsigned function;
    } call[MAX_CALLS];
    unsigned calls;
    struct {
        uint32_t reg, data;
    } setup[MAX_SETUPS];
    unsigned setups;
};

static uint32_t below(struct generator *g, uint32_t n)
{
    return common_rng_below(&g->rng, n);
}

static bool chance(struct generator *g, uint32_t n) /* 1 in n; never for 0 */
{
    return n && below(g, n) == 0;
}

static uint32_t random_word(struct generator *g)
{
    return (uint32_t)common_rng_next(&g->rng);
}

/* ---- numbers. */

static uint32_t random_f24(struct generator *g)
{
    static const uint32_t special[] = {
        0x000000, 0x800000, 0x000001, 0x00ffff, 0x80ffff, 0x010000, 0x810000, 0x7effff, 0xfeffff,
        0x7f0000, 0xff0000, 0x7f8000, 0x7f0001, 0xffffff, 0x3f0000, 0xbf0000, 0x3e0000, 0x400000,
        0x3effff, 0x3f0001, 0x45fffc, 0xc5fffc, 0x44ffff, 0xc4f000, 0x450000, 0x4f0001,
    };
    uint32_t any = random_word(g);

    switch (below(g, 8)) {
    case 0:
    case 1: return special[below(g, sizeof special / sizeof special[0])];
    case 2: return any & 0xffffff;
    case 3: return (any & 0x80ffff) | (0x3c + below(g, 8)) << 16; /* about 1 */
    case 4: /* whole numbers up to 255, for addresses */
        return (any & 0x800000) | ((0x3f + below(g, 8)) << 16) | (any & 0xfc00);
    case 5:
        return (any & 0x80ffff) | (0x3f + below(g, 3)) << 16; /* near each other: cancellation */
    case 6: return (any & 0x80ffff) | (below(g, 4) + (any >> 30 & 1) * 0x7b) << 16; /* the ends */
    default: return (any & 0xff0000) | (any >> 20 & 1 ? 0 : 0xffff);
    }
}

/* Bits of a float32 whose float24 is at an edge now and then. */
static uint32_t random_f32(struct generator *g)
{
    uint32_t any = random_word(g);

    if (below(g, 3) == 0) return any;
    if (below(g, 4) == 0) /* a NaN, most often of one bit; an infinity now and then */
        return (any & 0x80000000) | 0x7f800000 |
               (below(g, 4) ? 1u << below(g, 23) : any & 0x400001);
    if (below(g, 2))
        return (any & 0x807fffff) | (60 + below(g, 8)) << 23; /* underflow of float24 */
    return (any & 0x807fffff) | (120 + below(g, 12)) << 23;
}

/* ---- words. */

static uint32_t emit(struct generator *g, uint32_t word)
{
    if (g->words < MAX_WORDS) g->word[g->words++] = word;
    return g->words - 1;
}

static uint32_t with(uint32_t word, const struct common_bitfield *field, uint32_t value)
{
    return (word & ~pica200_put(UINT32_MAX, field)) | pica200_put(value, field);
}

/* A row of the table, everything that it leaves open random. */
static uint32_t any_of(struct generator *g, unsigned op)
{
    const struct common_encoding *e = &pica200_encoding;
    return e->row[op - 1].match[0] | (random_word(g) & ~common_mask(e, op - 1, 0));
}

/* r0-r5 for two in three: results that are used at once. */
static uint32_t random_register(struct generator *g, bool wide)
{
    uint32_t kind = below(g, 12);

    if (kind < 4) return PICA200_REG_R + below(g, 6);
    if (kind < 6) return PICA200_REG_R + below(g, PICA200_ROWS);
    if (kind < 8 || !wide) return below(g, PICA200_ROWS);
    return PICA200_REG_C + below(g, PICA200_UNIFORMS);
}

static void operate(struct generator *g)
{
    uint32_t total = 0, pick;
    unsigned i = 0;

    for (unsigned k = 0; k < sizeof operations / sizeof operations[0]; k++)
        total += operations[k].weight;
    for (pick = below(g, total); pick >= operations[i].weight; i++) pick -= operations[i].weight;
    unsigned op = operations[i].op;
    const struct pica200_layout *layout = &pica200_layouts[pica200_rows[op].form];
    uint32_t word = any_of(g, op);
    for (unsigned k = 0; k < layout->nsrc; k++)
        word = with(word, layout->src[k], random_register(g, k == layout->wide));
    if (common_width(layout->idx->piece) && below(g, 2))
        word = with(word, layout->idx, PICA200_IDX_NONE);
    if (common_width(layout->dst->piece))
        word = with(word, layout->dst,
                    below(g, 4) ? PICA200_REG_R + below(g, below(g, 3) ? 6 : PICA200_ROWS)
                                : below(g, PICA200_ROWS));
    emit(g, word);
}

/* Sheet 3.5, and SETEMIT and EMIT where they do nothing. */
static void undefined(struct generator *g)
{
    static const uint8_t opcode[] = {0x10, 0x11, 0x14, 0x15, 0x16, 0x17, 0x1c, 0x1d, 0x1e, 0x1f};

    if (below(g, 2)) emit(g, any_of(g, below(g, 2) ? PICA200_OP_EMIT : PICA200_OP_SETEMIT));
    else emit(g, (uint32_t)opcode[below(g, sizeof opcode)] << 26 | (random_word(g) & 0x3ffffff));
}

static void emission(struct generator *g)
{
    if (below(g, 2)) emit(g, any_of(g, PICA200_OP_SETEMIT));
    emit(g, any_of(g, PICA200_OP_EMIT));
}

/* ---- flow. */

static uint32_t odd(struct generator *g, uint32_t place)
{
    if (!chance(g, g->risk)) return place;
    return (place + below(g, 5) - 2) & (PICA200_CODE_WORDS - 1);
}

static void set_range(struct generator *g, uint32_t at, uint32_t target, uint32_t num)
{
    g->word[at] = with(g->word[at], pica200_field_target, odd(g, target));
    g->word[at] = with(g->word[at], pica200_field_num, num);
}

static void body(struct generator *g, unsigned depth, unsigned loops, unsigned function);

static void branch(struct generator *g, unsigned depth, unsigned loops, unsigned function)
{
    uint32_t at = emit(g, any_of(g, below(g, 2) ? PICA200_OP_IFU : PICA200_OP_IFC));

    body(g, depth + 1, loops, function);
    uint32_t otherwise = g->words;
    if (below(g, 2)) body(g, depth + 1, loops, function);
    set_range(g, at, otherwise, g->words - otherwise);
    if (!chance(g, 4)) emit(g, any_of(g, PICA200_OP_NOP));
}

static void loop(struct generator *g, unsigned depth, unsigned loops, unsigned function)
{
    uint32_t at = emit(g, any_of(g, PICA200_OP_LOOP));

    body(g, depth + 1, loops + 1, function);
    set_range(g, at, g->words - 1, random_word(g) & 0xff);
    if (!chance(g, 4)) emit(g, any_of(g, PICA200_OP_NOP));
}

static uint32_t emit_call(struct generator *g)
{
    static const uint8_t calls[] = {PICA200_OP_CALL, PICA200_OP_CALLC, PICA200_OP_CALLU};
    return emit(g, any_of(g, calls[below(g, 3)]));
}

static void call_function(struct generator *g, unsigned to)
{
    if (to >= FUNCTIONS || g->calls == MAX_CALLS) return;
    g->call[g->calls].at = emit_call(g);
    g->call[g->calls++].function = to;
}

/* Functions call only those behind them, mostly. A call that ends at its own end closes as it opens. */
static void call(struct generator *g, unsigned function)
{
    unsigned to = function + 1 + below(g, FUNCTIONS);

    if (chance(g, 12)) {
        uint32_t at = emit_call(g), words = 1 + below(g, at < 3 ? at + 1 : 4);
        set_range(g, at, at + 1 - words, words);
        return;
    }
    if (to >= FUNCTIONS && chance(g, g->risk)) to = below(g, FUNCTIONS);
    call_function(g, to);
}

static void jump(struct generator *g)
{
    uint32_t at = emit(g, any_of(g, below(g, 2) ? PICA200_OP_JMPC : PICA200_OP_JMPU));
    uint32_t target = chance(g, 4 * g->risk) ? below(g, MAX_WORDS) : at + 1 + below(g, 6);

    g->word[at] = with(g->word[at], pica200_field_target, target);
}

static void leave_loop(struct generator *g, unsigned loops)
{
    if (!loops && !chance(g, 8 * g->risk)) return;
    emit(g, any_of(g, below(g, 8) ? PICA200_OP_BREAKC : PICA200_OP_BREAK));
}

static void body(struct generator *g, unsigned depth, unsigned loops, unsigned function)
{
    unsigned count = 1 + below(g, depth == 0 ? 60 : g->deep ? 3 : 6);
    unsigned kinds = g->deep ? 10 : 24, deepest = g->deep ? DEEP : MAX_DEPTH;

    for (unsigned i = 0; i < count && g->words < MAX_WORDS * 3 / 4; i++) {
        unsigned kind = below(g, kinds);
        if (kind < 2 && depth < deepest) branch(g, depth, loops, function);
        else if (kind == 2 && depth < deepest) loop(g, depth, loops, function);
        else if (kind == 3) call(g, function);
        else if (kind == 4) jump(g);
        else if (kind == 5) leave_loop(g, loops);
        else if (kind == 6 && g->geometry) emission(g);
        else if (chance(g, 4 * g->risk)) undefined(g);
        else operate(g);
    }
    if (g->words < MAX_WORDS) operate(g);
}

/* returns the entry point */
static uint32_t make_code(struct generator *g)
{
    uint32_t entry_gap = below(g, 4); /* words before the entry point, seldom reached */
    uint32_t end = pica200_rows[PICA200_OP_END].match[0], after[FUNCTIONS];

    for (uint32_t i = 0; i < entry_gap; i++) operate(g);
    body(g, 0, 0, 0);
    if (g->geometry)
        for (unsigned i = 0; i < 4; i++) emission(g), operate(g);
    emit(g, end);
    for (unsigned f = 0; f < FUNCTIONS; f++) {
        g->function[f] = g->words;
        body(g, 3, 0, f);
        if (g->chained) call_function(g, f + 1);
        else if (chance(g, 3)) call(g, f);
        after[f] = g->words;
        if (below(g, 2)) emit(g, any_of(g, PICA200_OP_NOP));
    }
    for (unsigned i = 0; i < g->calls; i++) {
        unsigned f = g->call[i].function;
        set_range(g, g->call[i].at, g->function[f], after[f] - g->function[f]);
    }
    for (unsigned i = 0; i < TAIL; i++) g->word[g->words++] = end;
    return entry_gap;
}

/* ---- registers. */

static void set(struct generator *g, uint32_t reg, uint32_t data)
{
    if (g->setups == MAX_SETUPS) return;
    g->setup[g->setups].reg = reg;
    g->setup[g->setups++].data = data;
}

/* Vectors in either packing, now and then with a part of one left over, and beyond c95. */
static void upload(struct generator *g)
{
    uint32_t f32 = below(g, 2), vectors = 1 + below(g, 6), words = vectors * (f32 ? 4 : 3);

    set(g, PICA200_REG_UNIFORM, f32 << 31 | below(g, PICA200_UNIFORMS + 4));
    if (below(g, 4) == 0) words -= below(g, 3);
    for (uint32_t i = 0; i < words; i++)
        set(g, PICA200_REG_UNIFORM_DATA + below(g, 8), f32 ? random_f32(g) : random_word(g));
}

static void make_setup(struct generator *g)
{
    set(g, PICA200_REG_BOOL, random_word(g));   /* 16 bits count */
    for (uint32_t i = 0; i < PICA200_INTS; i++) /* few iterations; start and step that wrap */
        set(g, PICA200_REG_INT + i, (random_word(g) & 0xffffff00) | below(g, 4));
    for (unsigned i = below(g, 5); i > 0; i--) upload(g);
    if (below(g, 3) == 0) {
        set(g, PICA200_REG_DESC, below(g, PICA200_DESCS));
        for (unsigned i = 0; i < 4; i++)
            set(g, PICA200_REG_DESC_DATA + below(g, 8), random_word(g));
    }
}

/* The code by registers, from base up and round the end, for which the text of a program has no form. */
static void place_code(struct generator *g)
{
    set(g, PICA200_REG_CODE, (random_word(g) & ~(PICA200_CODE_WORDS - 1u)) | g->base);
    for (uint32_t i = 0; i < g->words; i++) {
        struct pica200_insn insn;
        pica200_decode(g->word[i], &insn);
        bool flows = insn.format == PICA200_F2 || insn.format == PICA200_F3;
        uint32_t target = (insn.target + g->base) & (PICA200_CODE_WORDS - 1);
        set(g, PICA200_REG_CODE_DATA + i % 8,
            flows ? with(g->word[i], pica200_field_target, target) : g->word[i]);
    }
}

/* The launch by registers, with other values of the bits that mean nothing; and registers that are none. */
static void make_noise(struct generator *g, const struct pica200_launch *s, uint32_t entry)
{
    uint32_t noise = random_word(g), mode = s->geometry ? 0x08 : noise >> 24, map[2];

    for (unsigned i = 0; i < 2; i++) {
        map[i] = random_word(g);
        for (unsigned k = 8 * i; k < 8 * i + 8 && k < s->attributes; k++)
            map[i] = (map[i] & ~(15u << 4 * (k % 8))) | (uint32_t)s->map[k] << 4 * (k % 8);
    }
    if (!s->geometry && mode == 0x08) mode = 0x80;
    set(g, PICA200_REG_INPUT, mode << 24 | (noise & 0xfffff0) | (s->attributes - 1));
    set(g, PICA200_REG_ENTRY, (noise & 0xffff0000) | entry);
    set(g, PICA200_REG_MAP, map[0]);
    set(g, PICA200_REG_MAP + 1, map[1]);
    set(g, PICA200_REG_OUTMAP, (noise & 0xffff0000) | s->outmap);
    set(g, PICA200_REG_GEOMETRY,
        s->geometry
            ? (noise & 0xff00f000) | s->start << 16 | (s->fixed_count - 1) << 8 | s->input_mode
            : random_word(g));
    set(g, PICA200_REG_MAIN_COUNT, (noise & ~15u) | (s->main_count - 1));
    for (unsigned i = 0; i < 8; i++) {
        static const uint8_t none[] = {0x05, 0x08, 0x0e, 0x0f, 0x19, 0x1a, 0x24, 0x2e, 0x3f};
        set(g, below(g, 2) ? none[below(g, sizeof none)] : 0x44 + below(g, PICA200_REGS - 0x44),
            random_word(g));
    }
}

static void make_shader(struct generator *g, struct pica200_launch *s)
{
    s->geometry = g->geometry;
    s->runs = g->geometry ? 1 + below(g, 5) : 1 + below(g, 20);
    s->attributes = 1 + below(g, g->geometry ? 4 : 16);
    for (unsigned i = 0; i < s->attributes; i++) s->map[i] = (uint8_t)below(g, PICA200_ROWS);
    s->outmap = below(g, 8) ? below(g, 0x10000) : below(g, 2) ? 0xffff : 0;
    uint32_t more = below(g, 8) ? below(g, 2) : below(g, WIDE);
    s->stride = s->attributes + more;
    if (!g->geometry) return;
    s->input_mode = below(g, 3);
    s->main_count = 1 + below(g, 3);
    s->fixed_count = 1 + below(g, 4);
    s->start = below(g, PICA200_UNIFORMS);
    g->many = below(g, 4) == 0;
    if (s->input_mode == 1)
        s->stride = 1 + s->main_count * s->attributes + (g->many ? 256 : 8) + more;
    if (s->input_mode == 2) s->stride = s->fixed_count * s->attributes + more;
}

/* What a run reads, and not what lies between the records.
 *   returns  0, -1 out of memory */
static int make_input(struct generator *g, struct common_program *p)
{
    static uint32_t word[4 * (1 + 3 * 4 + 256)];
    const struct pica200_launch *s = pica200_launch_of(p);
    bool counted = s->geometry && s->input_mode == 1;
    struct common_error err;
    int status = 0;

    for (uint32_t run = 0; run < s->runs; run++) {
        uint32_t vertices = below(g, g->many ? 256 : s->main_count + 8);
        uint32_t full = vertices < s->main_count ? vertices : s->main_count;
        uint32_t vectors = counted ? 1 + full * s->attributes + vertices - full
                           : s->geometry && s->input_mode == 2 ? s->fixed_count * s->attributes
                                                               : s->attributes;
        for (uint32_t i = 0; i < 4 * vectors; i++) /* bits 31:24 mean nothing */
            word[i] = random_f24(g) | (below(g, 4) ? 0 : random_word(g) & 0xff000000);
        if (counted) word[0] = (word[0] & ~0xffu) | vertices;
        status |= common_program_add(p, false, PICA200_SPACE_INPUT, UINT64_C(16) * s->stride * run,
                                     0, word, 4 * vectors, 0, &err);
    }
    return status;
}

/* What the memories begin with.
 *   returns  0, -1 out of memory */
static int make_memories(struct generator *g, struct common_program *p)
{
    static uint32_t word[4 * PICA200_UNIFORMS];
    const uint32_t end = pica200_rows[PICA200_OP_END].match[0];
    struct common_error err;
    int status = make_input(g, p);

    for (uint32_t i = 0; i < 4 * PICA200_UNIFORMS; i++) word[i] = random_f24(g);
    status |= common_program_add(p, false, PICA200_SPACE_UNIFORM, 0, 0, word, 4 * PICA200_UNIFORMS,
                                 0, &err);
    for (uint32_t i = 0; i < PICA200_DESCS; i++) {
        word[i] = random_word(g) & 0x7fffffff;
        if (below(g, 2)) word[i] |= 0xf;
    }
    status |= common_program_add(p, false, PICA200_SPACE_DESC, 0, 0, word, PICA200_DESCS, 0, &err);
    status |= g->base ? common_program_set_code(p, &end, NULL, 1, &err)
                      : common_program_set_code(p, g->word, NULL, g->words, &err);
    for (unsigned i = 0; i < g->setups; i++)
        status |= pica200_program_setreg(p, g->setup[i].reg, g->setup[i].data, 0, &err);
    return status;
}

/* ---- the trial. */

/* Whether it ends in time; its traps become what it expects.
 *   returns  1, 0; -1 out of memory */
static int ends(struct common_program *p)
{
    const struct common_isa *isa = &pica200_isa;
    const struct common_parameter threads = {"THREADS", THREADS};
    const struct common_machine machine = {&threads, 1};
    static struct common_step step;
    struct common_error err;
    struct common_retire event;
    unsigned steps = 0;
    void *model = isa->create(p, &machine, &err);

    if (!model) return -1; /* what is made here is never refused */
    while (!isa->finished(model) && steps <= MAX_STEPS) {
        while (isa->dispatch(model, &event)) isa->launch(model, &event, &step, &err);
        for (uint32_t warp = 0; warp < THREADS; warp++) {
            uint64_t pc;
            if (isa->warp_state(model, warp, &pc) != COMMON_WARP_READY) continue;
            isa->step(model, warp, &step, &err);
            p->trap |= step.retire.trap;
            steps++;
        }
    }
    isa->destroy(model);
    p->expect_trap = p->trap != 0;
    return steps >= MIN_STEPS && steps <= MAX_STEPS;
}

/* ---- text. */

enum { PER_LINE = 8 };

/* Lines of `per` words, each behind head, its place and a colon. The place of word i is first + i * scale / 4; scale 0:
 * head alone. */
static void print_words(FILE *out, const char *head, uint64_t first, uint32_t scale, const uint32_t *word,
                        size_t count, size_t per)
{
    for (size_t i = 0; i < count; i++) {
        if (i % per == 0) fprintf(out, scale ? "%s%u:" : "%s", head, (unsigned)(first + i * scale / 4));
        fprintf(out, " 0x%x%s", word[i], i % per == per - 1 || i + 1 == count ? "\n" : "");
    }
}

static void print_shader(FILE *out, const struct pica200_launch *s)
{
    static const char *const modes[] = {"point", "variable", "fixed"};

    fprintf(out, ".shader %s", s->geometry ? "geometry " : "vertex");
    if (s->geometry) fprintf(out, "%s", modes[s->input_mode]);
    if (s->geometry && s->input_mode == 1) fprintf(out, " %u", s->main_count);
    if (s->geometry && s->input_mode == 2) fprintf(out, " c%u %u", s->start, s->fixed_count);
    fprintf(out, "\n.runs %u\n.stride %u\n.attributes", s->runs, s->stride);
    for (unsigned i = 0; i < s->attributes; i++) fprintf(out, " v%u", s->map[i]);
    fprintf(out, "\n.outmap%s", s->outmap ? "" : " none");
    for (unsigned i = 0; i < PICA200_ROWS; i++)
        if (s->outmap >> i & 1) fprintf(out, " o%u", i);
    fprintf(out, "\n.entry @%u\n", s->entry);
}

static void print(FILE *out, const struct common_program *p, unsigned long long seed)
{
    fprintf(out, "// Random program, seed %llu.\n", seed);
    print_shader(out, pica200_launch_of(p));
    if (p->expect_trap) {
        char text[64];
        pica200_isa.trap_text(p->trap, text, sizeof text);
        fprintf(out, ".expect trap %s\n", text);
    }
    for (size_t i = 0; i < p->inits; i++) {
        const struct common_segment *s = &p->init[i];
        if (s->space == PICA200_SPACE_INPUT)
            print_words(out, ".memory input ", s->addr, 16, s->word, s->count, PER_LINE);
        if (s->space == PICA200_SPACE_UNIFORM)
            print_words(out, ".uniform c", 0, 1, s->word, s->count, 4);
        if (s->space == PICA200_SPACE_DESC)
            print_words(out, ".desc ", 0, 4, s->word, s->count, PER_LINE);
    }
    for (size_t i = 0; i < p->inits; i++)
        if (p->init[i].space == PICA200_SPACE_CONFIG)
            fprintf(out, ".setreg 0x%x 0x%x\n", p->init[i].addr / 4, p->init[i].word[0]);
    print_words(out, ".word", 0, 0, p->code, p->code_words, PER_LINE);
}

/* One try. Returns 1; 0: it does not end in time; -1: out of memory. */
static int try(struct generator *g, unsigned type, uint64_t seed, unsigned attempt,
               struct common_program *p)
{
    *g = (struct generator){.rng = common_rng_make(seed, 1000 * type + 200 + attempt)};
    g->geometry = type == 1;
    g->deep = seed % 5 == 0;
    g->chained = seed % 7 == 0;
    g->base = below(g, 6) ? 0 : 1 + below(g, PICA200_CODE_WORDS - 1);
    g->risk = seed % 4 == 0 ? 0 : 8;
    if (pica200_program_init(p, "random")) return -1;
    make_shader(g, pica200_launch_of(p));
    uint32_t entry = (make_code(g) + g->base) & (PICA200_CODE_WORDS - 1);
    if (g->base == 0) {
        pica200_launch_of(p)->entry = entry;
    } else {
        place_code(g);
        set(g, PICA200_REG_ENTRY, entry);
    }
    if (below(g, 4) == 0) make_noise(g, pica200_launch_of(p), entry);
    make_setup(g);
    if (make_memories(g, p)) return -1;
    return ends(p);
}

static char *make(unsigned type, uint64_t seed)
{
    struct generator *g = malloc(sizeof *g);
    struct common_program program;
    char *text = NULL;
    size_t size;
    int got = -1;

    for (unsigned attempt = 0; g; attempt++) {
        got = try(g, type, seed, attempt, &program);
        if (got) break;
        common_program_free(&program);
    }
    FILE *out = got > 0 ? open_memstream(&text, &size) : NULL;
    if (out) print(out, &program, seed);
    bool failed = !out || fclose(out);
    if (g) common_program_free(&program);
    free(g);
    if (!failed) return text;
    free(text);
    return NULL;
}

static const char *const types[] = {"vertex", "geometry", NULL};
const struct common_random pica200_random = {.types = types, .make = make};
