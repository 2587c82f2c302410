/* References of vertex_corners and geometry_corners: a[] and p[] as operands of each form and
 * width, o[]. A step of those programs is an instruction with such an operand, then a hash of $r4,
 * $c2, $a1 and $a2. */
#include <string.h>

#include "reference.h"
#include "reference_arith.h"

enum { INPUTS = 9, OUTPUTS = 11, REGS = 12 };

static const uint32_t constant[] = {0x89abcdef, 0x01020304, 0xfffffff0, 0xbfc00001,
                                    0x3fe12345, 0xc1000007, 0x00ff8001, 0x42345678};

struct lane {
    uint32_t thread, r1, r2, r3, r4, a[8], c2;
    bool c1;
    const uint32_t *input;  /* words of a[] */
    const uint32_t *memory; /* words of p[] */
    uint32_t inputs, words; /* how many there are of each */
    uint32_t out[32];
};

static void mix(struct lane *l)
{
    l->r1 = (((l->r1 ^ l->r4) * 33 + l->c2) + l->a[1]) ^ l->a[2];
    l->c1 = l->r1 & 1;
}

/* ---- Integers with their flags: Z 1, S 2, C 4, O 8 ---- */

static uint32_t flags_of(uint32_t x, unsigned bits)
{
    return (uint32_t)(x == 0) | (x >> (bits - 1) & 1) << 1;
}

static uint32_t sum(struct lane *l, bool flags, uint32_t a, uint32_t b, uint32_t carry,
                    unsigned bits)
{
    uint64_t mask = (UINT64_C(1) << bits) - 1, exact = (a & mask) + (b & mask) + carry;
    uint32_t r = (uint32_t)(exact & mask);
    if (flags)
        l->c2 = flags_of(r, bits) | (uint32_t)(exact >> bits) << 2 |
                ((a ^ r) & (b ^ r)) >> (bits - 1) << 3;
    if (flags) l->c2 &= 15;
    return r;
}

static int32_t s16(uint32_t x)
{
    return (int16_t)x;
}

static int64_t s24(uint32_t x)
{
    return (int32_t)(x << 8) >> 8;
}

static void word(struct lane *l, uint32_t x)
{
    l->r4 = x;
}

static void low(struct lane *l, uint32_t x)
{
    l->r4 = (l->r4 & 0xffff0000) | (x & 0xffff);
}

static void high(struct lane *l, uint32_t x)
{
    l->r4 = (l->r4 & 0xffff) | x << 16;
}

/* A result with flags. */
static void flagged(struct lane *l, uint32_t x)
{
    l->r4 = x;
    l->c2 = flags_of(x, 32);
}

static void floating(struct lane *l, uint32_t x)
{
    l->r4 = x;
    l->c2 = programs_fflags(x);
}

static const uint32_t SIGN = 0x80000000, ONE_AND_HALF = 0x3fc00000;

/* In the order of the programs; x is the operand's word. */
static void short_op(struct lane *l, unsigned op, uint32_t x)
{
    int64_t difference = (int64_t)x - l->r2;
    switch (op) {
    case 0: word(l, x); break;
    case 1: low(l, x); break;
    case 2: word(l, x + l->r2); break;
    case 3: high(l, l->r2 - x); break;
    case 4: word(l, (uint32_t)((int32_t)(x & 0xffff) * s16(l->r2 >> 16))); break;
    case 5: word(l, (uint32_t)((uint64_t)(x & 0xffffff) * (l->r2 & 0xffffff) >> 16)); break;
    case 6: word(l, (uint32_t)(s16(x) * s16(l->r2)) + l->r4); break;
    case 7: word(l, (uint32_t)(difference < 0 ? -difference : difference) + l->r4); break;
    case 8: word(l, programs_fadd(x, l->r3 ^ SIGN, RN)); break;
    case 9: word(l, programs_fmul(x, l->r3, RN)); break;
    default: word(l, programs_fmad(x, l->r3, l->r4)); break;
    }
}

static void immediate_op(struct lane *l, unsigned op, uint32_t x)
{
    switch (op) {
    case 0: word(l, x + 0x12345678); break;
    case 1: low(l, 0x1234 - x); break;
    case 2: word(l, (uint32_t)(s16(x) * 0xfedc)); break;
    case 3: word(l, (uint32_t)(s16(x) * 0x77) + l->r4); break;
    case 4: word(l, x ^ 0x5a5a5a5a); break;
    case 5: word(l, programs_fadd(x ^ SIGN, ONE_AND_HALF, RN)); break;
    case 6: word(l, programs_fmul(x, ONE_AND_HALF, RN)); break;
    default: word(l, programs_fmad(x, ONE_AND_HALF, l->r4)); break;
    }
}

static void long_integer_op(struct lane *l, unsigned op, uint32_t x)
{
    int32_t difference;
    switch (op) {
    case 0: word(l, x); break;
    case 1: high(l, x); break;
    case 2: word(l, sum(l, true, x, l->r2, 0, 32)); break;
    case 3: low(l, sum(l, true, ~x, l->r2 >> 16, 1, 16)); break;
    case 4: word(l, sum(l, true, x, constant[1], 0, 32)); break;
    case 5: flagged(l, (uint32_t)(s16(x) * (int32_t)(l->r2 & 0xffff))); break;
    case 6: flagged(l, (uint32_t)(s24(x) * s24(l->r2))); break;
    case 7: word(l, sum(l, true, (x & 0xffff) * (l->r2 >> 16), constant[2], 0, 32)); break;
    case 8:
        difference = s16(x) - s16(l->r2);
        word(l, sum(l, true, (uint32_t)(difference < 0 ? -difference : difference), l->r3, 0, 32));
        break;
    case 9: flagged(l, x ^ ~l->r2); break;
    case 10:
        flagged(l, (uint32_t)((int32_t)x >> 5));
        l->c2 |= (x >> 4 & 1) << 2;
        break;
    case 11:
        low(l, s16(x) > s16(l->r2 >> 16) ? l->r2 >> 16 : x);
        l->c2 = flags_of(l->r4 & 0xffff, 16);
        break;
    default:
        word(l, x < l->r2 ? 0xffffffff : 0);
        l->c2 = x < l->r2 ? 2 : 1;
        break;
    }
}

static void long_op(struct lane *l, unsigned op, uint32_t x)
{
    static const struct programs_cvt from_s16 = {
        .from = 16, .to = 32, .is_signed = true, .round = RN};
    static const struct programs_cvt from_f16 = {.from = 16, .to = 32, .round = RN};
    static const struct programs_cvt absolute = {.from = 32, .to = 32, .abs = true, .round = RN};
    if (op < 13) {
        long_integer_op(l, op, x);
        return;
    }
    switch (op) {
    case 13: floating(l, programs_fsat(programs_fadd(x, l->r3, RZ))); break;
    case 14: floating(l, programs_fmul(x ^ SIGN, constant[3], RN)); break;
    case 15: floating(l, programs_fminmax(x & ~SIGN, l->r3, false)); break;
    case 16:
        /* by the sign of $r3: NaN counts as negative */
        flagged(l, programs_fcompare(l->r3, 0) & 6 ? x : l->r2);
        if (l->r4 == SIGN) l->c2 = 1;
        break;
    case 17: word(l, programs_presin(x)); break;
    case 18: flagged(l, x & 0xff); break;
    case 19: flagged(l, (uint32_t)(int8_t)x); break;
    case 20: word(l, programs_i2f(from_s16, x & 0xffff, &l->c2)); break;
    case 21: word(l, programs_f2f(from_f16, x & 0xffff, &l->c2)); break;
    case 22: word(l, programs_f2f(absolute, x, &l->c2)); break;
    default: word(l, x); break;
    }
}

/* ---- Operands ---- */

enum { SHORT_OPS = 11, IMMEDIATE_OPS = 8, LONG_OPS = 24 };

struct pattern {
    unsigned a;
    bool increment;
    int field;
};

/* Of operands p[], and of `ld a[]`; an operand a[] has no $a. */
static const struct pattern narrow[] = {{0, 0, 0}, {0, 0, 3},  {0, 0, 8}, {0, 0, 9},  {0, 0, 63},
                                        {1, 0, 2}, {2, 0, 60}, {3, 1, 1}, {1, 1, -2}, {2, 1, -32}};
static const struct pattern wide[] = {{0, 0, 1},  {0, 0, 8},   {0, 0, 9}, {0, 0, 127},
                                      {1, 0, 2},  {4, 0, 120}, {3, 1, 1}, {4, 1, -5},
                                      {2, 1, 63}, {1, 1, -64}, {5, 0, 4}, {7, 0, 2}};
enum { NARROW_DIRECT = 5, WIDE_DIRECT = 4 };

/* The operand's word; $a goes on if the lane executes. The words of a vertex are 32 bytes apart. */
static uint32_t operand(struct lane *l, const struct pattern *p, bool primitive, bool runs)
{
    uint32_t base = l->a[p->a], offset = (primitive ? 32 : 4) * (uint32_t)p->field;
    uint32_t at = (p->increment ? base : base + offset) & 0xffff;
    if (p->increment && runs) l->a[p->a] = (base + offset) & 0xffff;
    if (primitive) return at / 4 < l->words ? l->memory[at / 4] : 0;
    return at / 4 < l->inputs ? l->input[at / 4] : 0;
}

static bool runs(const struct lane *l, unsigned predicate)
{
    return predicate == 0 || l->c1 == (predicate == 1);
}

/* With p[] there is no c[]; and `ld a[]`, the last one, is no operand. */
static bool has_operand(unsigned op, bool primitive)
{
    return !primitive || (op != 4 && op != 7 && op != 14 && op + 1 != LONG_OPS);
}

/* Every operation with every pattern. */
static void all_operands(struct lane *l, bool primitive)
{
    unsigned count = 0;
    size_t narrows = primitive ? COUNT(narrow) : NARROW_DIRECT;
    for (unsigned op = 0; op < SHORT_OPS; op++)
        for (size_t k = 0; k < narrows; k++) {
            short_op(l, op, operand(l, &narrow[k], primitive, true));
            mix(l);
        }
    for (unsigned op = 0; op < IMMEDIATE_OPS; op++)
        for (size_t k = 0; k < narrows; k++) {
            immediate_op(l, op, operand(l, &narrow[k], primitive, true));
            mix(l);
        }
    for (unsigned op = 0; op < LONG_OPS; op++) {
        bool load = op + 1 == LONG_OPS;
        for (size_t k = 0; k < (primitive || load ? COUNT(wide) : WIDE_DIRECT); k++) {
            if (!has_operand(op, primitive)) break;
            bool now = runs(l, count++ % 3);
            uint32_t x = operand(l, &wide[k], primitive, now);
            if (now) long_op(l, op, x);
            mix(l);
        }
    }
}

static void begin(struct lane *l, uint32_t thread, const uint32_t *input)
{
    memset(l, 0, sizeof(*l));
    l->thread = l->r1 = thread;
    l->input = input;
    l->inputs = INPUTS;
    l->r2 = input[1];
    l->r3 = input[2];
    l->a[1] = (thread & 7) * 5;
    l->a[2] = (thread & 3) * 8;
    l->a[4] = ((thread & 1) * 4 + 0xffe0) & 0xffff;
    l->c2 = 1;
    l->c1 = thread & 1;
}

/* Words that are floats now and then, and pairs of small halves. */
static void fill_inputs(uint64_t seed, uint32_t *word, size_t count)
{
    programs_fill_random(seed, word, count);
    for (size_t i = 0; i < count; i++) {
        uint32_t kind = word[i] % 8;
        if (kind < 5) word[i] = (word[i] & 0x80ffffff) | (112 + (word[i] >> 4) % 24) / 2 << 24;
        if (kind == 5) word[i] &= 0x80ff00ff;
        if (kind == 6 && word[i] & 0x100) word[i] = word[i] & 0x200 ? 0x7fc00001 : 0xff800000;
    }
}

/* ---- vertex_corners ---- */

/* A constant of `bytes` next to an operand a[]; here $a is c[]'s. */
static uint32_t beside(struct lane *l, const struct pattern *p, uint32_t bytes, bool runs)
{
    uint32_t base = l->a[p->a], offset = bytes * (uint32_t)p->field;
    uint32_t at = (p->increment ? base : base + offset) & 0xffff & ~(bytes - 1);
    uint32_t value = at / 4 < COUNT(constant) ? constant[at / 4] : 0;
    if (p->increment && runs) l->a[p->a] = (base + offset) & 0xffff;
    l->a[7] = 0; /* cannot be written */
    return bytes == 2 ? value >> 8 * (at & 2) & 0xffff : value;
}

static void operands_and_constants(struct lane *l)
{
    static const struct pattern far[] = {{0, 0, 2},   {1, 0, 1},  {2, 0, 127},
                                         {4, 0, 120}, {3, 1, 63}, {1, 1, -5},
                                         {4, 1, -64}, {5, 0, 1},  {7, 1, 2}};
    const uint32_t *in = l->input;
    unsigned count = 0;

    for (unsigned op = 0; op < 4; op++)
        for (size_t k = 0; k < COUNT(far); k++) {
            bool now = runs(l, count++ % 3);
            uint32_t c = beside(l, &far[k], op == 3 ? 2 : 4, now);
            if (now && op == 0) word(l, sum(l, true, in[1], c, 0, 32));
            if (now && op == 1) floating(l, programs_fmul(in[2] ^ SIGN, c, RN));
            if (now && op == 2) word(l, sum(l, true, (in[1] & 0xffff) * (l->r2 >> 16), c, 0, 32));
            if (now && op == 3) {
                low(l, s16(in[3]) > s16(c) ? c : in[3]);
                l->c2 = flags_of(l->r4 & 0xffff, 16);
            }
            mix(l);
        }
}

static uint32_t twice(uint32_t half)
{
    return (half & 0xffff) * 0x10001;
}

/* Rows of o[] beyond the outputs do not exist. */
static void put(struct lane *l, uint32_t address, uint32_t value)
{
    if ((address & 0xffff) / 4 < OUTPUTS) l->out[(address & 0xffff) / 4] = value;
}

static void one_by_one(struct lane *l)
{
    static const struct pattern up = {1, true, 1};

    l->r4 = operand(l, &up, false, true);
    mix(l);
    l->a[1] = l->input[1] << 1 & 0xffff;
    mix(l);
    l->a[2] = l->input[2] << 2 & 0xffff;
    mix(l);
    if (l->thread & 1) l->r4 = l->input[1];
    mix(l);
    l->r4 = 0; /* $vstride */
    mix(l);
    floating(l, 0); /* there are no derivatives */
    mix(l);
}

static void write_outputs(struct lane *l)
{
    static const struct pattern second = {2, false, 1};
    uint32_t at;

    put(l, 0, l->r1);
    put(l, 0x28, sum(l, true, l->r1, l->r2, 0, 32));
    mix(l);
    sum(l, true, l->r1, l->r2, 0, 32);
    mix(l);
    sum(l, true, l->r1, ~l->r2, 1, 32);
    mix(l);
    put(l, 0x4, twice(l->r1 >> 16));
    put(l, 0x4, twice(l->thread >> 16));
    if (l->thread % 4 == 0 || l->thread % 4 == 2) put(l, 0x8, operand(l, &second, false, true));
    if (l->thread & 1) put(l, 0x8, l->r1);
    put(l, 0xc, l->input[1] & 0xff);
    put(l, 0x10, programs_sfu(RCP, l->r3));
    put(l, 0x14, twice(constant[0] >> 16));
    put(l, 0x18, 0);
    l->c2 = 1;
    mix(l);
    if (l->c1) {
        bool less = s16(l->input[1]) < s16(l->r2 >> 16);
        put(l, 0x1c, less ? 0xffffffff : 0);
        l->c2 = less ? 2 : 1;
    }
    mix(l);
    at = l->r1 & 0x3c;
    put(l, at, l->r1);
    put(l, at, l->r2);
    at += 4;
    if (l->c1) {
        put(l, at, l->r3);
        at -= 8;
    }
    l->r4 = (at + 8) & 0xffff; /* the store of a register that there is not */
    mix(l);
    if (!l->c1) put(l, 0x20, l->r1);
    put(l, 0x24, l->input[0] + l->r1);
}

static void vertex_corners(struct programs_output *output)
{
    enum { THREADS = 75 };
    uint32_t in[THREADS][INPUTS], out[THREADS][1 + OUTPUTS];

    fill_inputs(510, &in[0][0], sizeof(in) / sizeof(uint32_t));
    for (uint32_t thread = 0; thread < THREADS; thread++) {
        struct lane l;
        begin(&l, thread, in[thread]);
        all_operands(&l, false);
        operands_and_constants(&l);
        one_by_one(&l);
        write_outputs(&l);
        out[thread][0] = 1;
        memcpy(out[thread] + 1, l.out, OUTPUTS * sizeof(uint32_t));
    }
    programs_write_hex(output, "vertex_corners_in", &in[0][0], sizeof(in) / sizeof(uint32_t));
    programs_write_hex(output, "vertex_corners_out", &out[0][0], sizeof(out) / sizeof(uint32_t));
}

/* ---- geometry_corners ---- */

enum { PRIMITIVES = 37, PRIMITIVE_LANES = 40, VERTICES = 5, RECORD = 8, BLOCK = 32 };

struct primitive {
    struct lane l;
    bool starts, gone;
    uint32_t vertices, strip;
    bool open; /* emitted since the last restart */
    uint32_t record[VERTICES][RECORD];
};

static void emit(struct primitive *p)
{
    if (p->starts && p->vertices < VERTICES) {
        uint32_t *record = p->record[p->vertices++];
        record[0] = 1 + p->strip;
        memcpy(record + 1, p->l.out, (RECORD - 1) * sizeof(*record));
    }
    p->open = true;
    memset(p->l.out, 0, sizeof(p->l.out));
}

static void restart(struct primitive *p)
{
    if (p->open) p->strip++;
    p->open = false;
}

static void beyond_inputs(struct lane *l)
{
    l->r4 = l->input[8];
    mix(l);
    l->r4 = 0;
    mix(l);
    mix(l);
    l->r4 = l->input[8]; /* then $a goes back by two words, on by four: the tenth */
    mix(l);
    l->r4 = 0;
    mix(l);
}

static void emit_in_loop(struct primitive *p)
{
    static const struct pattern third = {1, false, 2};
    struct lane *l = &p->l;

    restart(p);
    for (uint32_t i = 0; i < (l->thread & 7); i++) {
        l->out[0] = l->r1;
        l->out[1] = l->r1 + i;
        if (l->c1) l->out[6] = operand(l, &third, true, true);
        emit(p);
        l->r4 = i;
        mix(l);
        if (l->c1) restart(p);
    }
    restart(p);
    restart(p);
    l->out[2] = l->memory[4 * 8];
    if (!l->c1) emit(p);
}

static void geometry_corners(struct programs_output *output)
{
    enum { WORDS = 1020 };
    static struct primitive primitive[PRIMITIVE_LANES];
    uint32_t in[PRIMITIVES][INPUTS], memory[2][WORDS], out[PRIMITIVES][VERTICES][RECORD];

    fill_inputs(520, &in[0][0], sizeof(in) / sizeof(uint32_t));
    fill_inputs(521, memory[0], WORDS);
    fill_inputs(522, memory[1], WORDS);
    for (uint32_t thread = 0; thread < PRIMITIVES; thread++) {
        struct primitive *p = &primitive[thread];
        begin(&p->l, thread, in[thread]);
        p->starts = true;
        p->l.memory = memory[thread / BLOCK];
        p->l.words = WORDS;
        p->l.a[2] = 44 * thread;
        p->l.r4 = 44 * thread;
        all_operands(&p->l, true);
        beyond_inputs(&p->l);
        p->gone = (thread & 7) == 5;
        if (!p->gone) emit_in_loop(p);
    }
    for (uint32_t lane = 0; lane < PRIMITIVE_LANES; lane++) { /* all awake */
        primitive[lane].l.out[3] = primitive[lane].l.r1;
        emit(&primitive[lane]);
    }
    for (uint32_t thread = 0; thread < PRIMITIVES; thread++) {
        struct primitive *p = &primitive[thread];
        if (!p->gone) {
            restart(p);
            p->l.out[4] = twice(0x20); /* $vstride */
            emit(p);
        }
        memcpy(out[thread], p->record, sizeof(out[thread]));
    }
    programs_write_hex(output, "geometry_corners_in", &in[0][0], sizeof(in) / sizeof(uint32_t));
    programs_write_hex(output, "geometry_corners_p", memory[0], WORDS);
    programs_write_hex(output, "geometry_corners_p1", memory[1], WORDS);
    programs_write_hex(output, "geometry_corners_out", &out[0][0][0],
                       sizeof(out) / sizeof(uint32_t));
}

void programs_operands(struct programs_output *output)
{
    vertex_corners(output);
    geometry_corners(output);
}
