/* Data of programs/sgx543/rules: integer and colour operations, tests. */
#include "reference.h"

/* ---- integer mads: sheet 3.15 to 3.17 */

static int64_t clamp(int64_t x, int64_t low, int64_t high)
{
    return x < low ? low : x > high ? high : x;
}

static int64_t half_of(uint32_t word, unsigned which, bool sign)
{
    uint32_t h = word >> 16 * which & 0xffff;
    return sign ? (int16_t)h : (int64_t)h;
}

static int64_t byte_as(uint32_t word, unsigned which, bool sign)
{
    uint32_t b = word >> 8 * which & 255;
    return sign ? (int8_t)b : (int64_t)b;
}

static void put_mads(struct words *out, uint32_t a, uint32_t b, uint32_t c)
{
    for (unsigned mode = 0; mode < 4; mode++) {
        bool sign = mode >= 2, sat = mode & 1;
        int64_t x = half_of(a, 0, sign), y = half_of(b, 0, sign), z = half_of(c, 0, sign);
        int64_t tiny = byte_as(b, 0, true);
        const int64_t t[5] = {x * y + z, x * byte_as(b, 0, sign) - byte_as(c, 1, sign),
                              x * byte_as(b, 1, true) + byte_as(c, 0, true),
                              x * (sign && y < 0 ? -y : y) - z,
                              x * (sign && tiny < 0 ? -tiny : tiny) + z};
        for (unsigned i = 0; i < 5; i++)
            put(out, (uint32_t)(sat ? clamp(t[i], sign ? -32768 : 0, sign ? 32767 : 65535) : t[i]) &
                         0xffff);
    }
    for (unsigned mode = 0; mode < 4; mode++) {
        bool sign = mode >= 2, sat = mode & 1;
        const int64_t t[3] = {half_of(a, 0, sign) * half_of(b, 1, sign) +
                                  (sign ? (int32_t)c : (int64_t)c),
                              half_of(a, 1, sign) * half_of(b, 0, sign) + half_of(c, 1, false),
                              half_of(a, 1, sign) * half_of(b, 1, sign) + half_of(c, 0, true)};
        for (unsigned i = 0; i < 3; i++)
            put(out,
                (uint32_t)(sat ? clamp(t[i], sign ? INT32_MIN : 0, sign ? INT32_MAX : UINT32_MAX)
                               : t[i]));
    }
    for (unsigned sign = 0; sign < 2; sign++)
        put(out, a * b + c), put(out, 0 - a * b - c), put(out, c), put(out, 0 - c);
}

static void integer_mads(void)
{
    static struct words in = {.name = "integer_mads_in"}, out = {.name = "integer_mads_out"};
    static const uint32_t corners[8] = {0,          0xffffffff, 0x80008000, 0x7fff7fff,
                                        0x80808080, 0x7f7f7f7f, 1,          0x80000000};
    seed(107);
    for (unsigned n = 0; n < 40; n++) {
        uint32_t word[3];
        for (unsigned i = 0; i < 3; i++)
            word[i] = n < 24 ? corners[(n * (i + 1) + i * n / 8) % 8] : next() << 8 ^ next();
        for (unsigned i = 0; i < 3; i++) put(&in, word[i]);
        put_mads(&out, word[0], word[1], word[2]);
    }
    save(&in), save(&out);
}

/* ---- colours: sheet 3.11 to 3.14. The n-th instruction's selections follow from n, as in
 * colours.s. */

struct colours {
    int32_t s0[4], s1[4], s2[4];
};

static int32_t low_of(int32_t a, int32_t b)
{
    return a < b ? a : b;
}

static int32_t combine(unsigned op, int32_t p, int32_t q)
{
    return op == 0 ? p + q : op == 1 ? p - q : op == 2 ? low_of(p, q) : p > q ? p : q;
}

static int32_t complement(int32_t c, unsigned really)
{
    return really & 1 ? 255 - c : c;
}

static int32_t at_least_0(int32_t c)
{
    return c < 0 ? 0 : c;
}

static uint32_t sop2(const struct colours *c, unsigned n)
{
    unsigned i = n % 7, j = n / 7, m = (37 * n + 11) & 255, second = (i + 2 * j + 1) % 7;
    int32_t s1[4];
    uint32_t word = 0;
    for (unsigned k = 0; k < 4; k++) s1[k] = complement(c->s1[k], k < 3 ? m >> 4 : m >> 5);
    int32_t a1 = s1[3], a2 = c->s2[3], saturate = low_of(a1, 255 - a2);
    for (unsigned k = 0; k < 4; k++) {
        int32_t p, q;
        if (k < 3) {
            const int32_t f1[7] = {0, s1[k], c->s2[k], a1, a2, saturate, low_of(2 * a1, 255)};
            const int32_t f2[7] = {
                0, s1[k], c->s2[k], a1, a2, saturate, at_least_0(c->s2[k] - 128)};
            p = complement(f1[i], m), q = complement(f2[second], m >> 1);
        } else {
            const int32_t f1[4] = {0, a1, a2, low_of(2 * a2, 255)},
                          f2[4] = {0, a1, a2, at_least_0(a2 - 128)};
            p = complement(f1[j], m >> 2), q = complement(f2[(i + j) % 4], m >> 3);
        }
        uint32_t value = div255(combine(k < 3 ? j : i % 4, p * s1[k], q * c->s2[k]));
        word |= (m >> 6 & 1 ? 255 - value : value) << 8 * k;
    }
    return word;
}

static uint32_t sop2m(const struct colours *c, unsigned n)
{
    unsigned m = (37 * n + 11) & 255, mask = n ? n : 15, one = n % 6, two = (n * 5 + 2) % 6;
    uint32_t word = 0;
    for (unsigned k = 0; k < 4; k++) {
        int32_t saturate = k < 3 ? low_of(c->s1[3], 255 - c->s2[3]) : 255;
        const int32_t f[6] = {0, saturate, c->s1[k], c->s1[3], c->s2[k], c->s2[3]};
        int32_t p = complement(f[one], m) * c->s1[k], q = complement(f[two], m >> 1) * c->s2[k];
        if (mask >> k & 1) word |= div255(combine(k < 3 ? n % 4 : n / 4 % 4, p, q)) << 8 * k;
    }
    return word;
}

static uint32_t sop3(const struct colours *c, unsigned n)
{
    unsigned m = (37 * n + 11) & 255, one = n % 8, two = (3 * n + 1) % 8;
    uint32_t word = 0;
    for (unsigned k = 0; k < 4; k++) {
        int32_t s0a = c->s0[3], s1a = c->s1[3], s2a = c->s2[3];
        const int32_t f[8] = {0,  low_of(s1a, 255 - s2a), c->s1[k], s1a, c->s0[k], s0a, c->s2[k],
                              s2a};
        const int32_t a1[4] = {0, s0a, s1a, s2a}, a2[8] = {0, 255, s1a, s1a, s0a, s0a, s2a, s2a};
        int32_t p = k < 3 ? complement(f[one], m) : complement(a1[n % 4], m >> 2);
        int32_t q = complement(k < 3 ? f[two] : a2[two], m >> 1);
        word |= div255(combine(k < 3 ? n & 1 : n >> 1 & 1, p * c->s1[k], q * c->s2[k])) << 8 * k;
    }
    return word;
}

static uint32_t colour_mad(const struct colours *c, unsigned n, bool normalised)
{
    unsigned m = (29 * n + 5) & 255, select = n % 4;
    uint32_t word = 0;
    for (unsigned k = 0; k < 4; k++) {
        int32_t a = c->s1[k < 3 && (m & 1) ? 3 : k], b = c->s2[k < 3 && (m >> 1 & 1) ? 3 : k];
        const int32_t third[4] = {c->s0[k], c->s1[k], c->s0[3], c->s1[3]};
        int32_t t = k < 3 ? third[select] : (n >> 2 & 1 ? c->s1[3] : c->s0[3]);
        a = complement(a, k < 3 ? m >> 5 : n >> 1);
        b = complement(b, k < 3 ? m >> 6 : n >> 2);
        t = complement(t, k < 3 ? m >> 4 : n >> 3);
        int32_t value =
            (normalised ? (int32_t)mul8((uint32_t)a, (uint32_t)b) : a * b) + (m >> 2 & 1 ? -t : t);
        word |= (m >> 3 & 1 ? (uint32_t)clamp(value, 0, 255) : (uint32_t)value & 255) << 8 * k;
    }
    return word;
}

static void colours(void)
{
    static struct words in = {.name = "colours_in"}, out = {.name = "colours_out"};
    static const uint32_t corners[6] = {0,          0xffffffff, 0xff000000,
                                        0x00ffffff, 0x80808080, 0x7f80ff01};
    seed(108);
    for (unsigned n = 0; n < 40; n++) {
        uint32_t word[3];
        struct colours c;
        for (unsigned i = 0; i < 3; i++)
            word[i] = n < 12 ? corners[(n + i * (n / 6 + 1)) % 6] : next() << 8 ^ next();
        for (unsigned i = 0; i < 3; i++) put(&in, word[i]);
        for (unsigned k = 0; k < 4; k++) {
            c.s1[k] = (int32_t)byte_as(word[0], k, false),
            c.s2[k] = (int32_t)byte_as(word[1], k, false);
            c.s0[k] = (int32_t)byte_as(word[2], k, false);
        }
        for (unsigned i = 0; i < 28; i++) put(&out, sop2(&c, i));
        for (unsigned i = 0; i < 16; i++) put(&out, sop2m(&c, i));
        for (unsigned i = 0; i < 16; i++) put(&out, sop3(&c, i));
        for (unsigned i = 0; i < 16; i++) put(&out, colour_mad(&c, i, false));
        for (unsigned i = 0; i < 16; i++) put(&out, colour_mad(&c, i, true));
    }
    save(&in), save(&out);
}

/* ---- tests: sheet 3.9 */

enum kind { SINGLE, HALF, SHORT, WORD, BYTE, BITS };

static const struct function {
    enum kind kind;
    const char *name;
    bool sign, fixed;
} table[52] = {
    {SINGLE, "add", 0, 0}, {SINGLE, "frc", 0, 0}, {SINGLE, "rcp", 0, 0}, {SINGLE, "rsq", 0, 0},
    {SINGLE, "log", 0, 0}, {SINGLE, "exp", 0, 0}, {SINGLE, "dot", 0, 0}, {SINGLE, "min", 0, 0},
    {SINGLE, "max", 0, 0}, {SINGLE, "dsx", 0, 0}, {SINGLE, "dsy", 0, 0}, {SINGLE, "mul", 0, 0},
    {SINGLE, "sub", 0, 0}, {HALF, "add", 0, 0},   {HALF, "frc", 0, 0},   {HALF, "rcp", 0, 0},
    {HALF, "rsq", 0, 0},   {HALF, "log", 0, 0},   {HALF, "exp", 0, 0},   {HALF, "dot", 0, 0},
    {HALF, "min", 0, 0},   {HALF, "max", 0, 0},   {HALF, "dsx", 0, 0},   {HALF, "dsy", 0, 0},
    {HALF, "mul", 0, 0},   {HALF, "sub", 0, 0},   {SHORT, "add", 1, 0},  {SHORT, "sub", 1, 0},
    {SHORT, "mul", 1, 0},  {SHORT, "add", 0, 0},  {SHORT, "sub", 0, 0},  {SHORT, "mul", 0, 0},
    {WORD, "add", 1, 0},   {WORD, "add", 0, 0},   {WORD, "sub", 1, 0},   {WORD, "sub", 0, 0},
    {BYTE, "add", 1, 0},   {BYTE, "sub", 1, 0},   {BYTE, "add", 0, 0},   {BYTE, "sub", 0, 0},
    {BYTE, "mul", 1, 0},   {BYTE, "mul", 0, 1},   {BYTE, "mul", 0, 0},   {BYTE, "add", 0, 1},
    {BYTE, "sub", 0, 1},   {BITS, "and", 0, 0},   {BITS, "or", 0, 0},    {BITS, "xor", 0, 0},
    {BITS, "shl", 0, 0},   {BITS, "shr", 0, 0},   {BITS, "rol", 0, 0},   {BITS, "asr", 0, 0}};

/* Lane k of a function: its test, and its writes. */
struct outcome {
    bool zero, negative, positive; /* positive: not negative */
    uint32_t written;
};

static float float_result(const char *f, const float *a, const float *b, unsigned k)
{
    float down = b[k] != b[k] ? NAN : floorf((float)flush(b[k]));
    if (!strcmp(f, "add")) return f_add(a[k], b[k]);
    if (!strcmp(f, "frc")) return f_add(a[k], -down);
    if (!strcmp(f, "rcp")) return f_rcp(a[0]);
    if (!strcmp(f, "rsq")) return f_rsq(a[0]);
    if (!strcmp(f, "log")) return f_log(a[0]);
    if (!strcmp(f, "exp")) return f_exp(a[0]);
    if (!strcmp(f, "dot")) return f_dot4(a, b);
    if (!strcmp(f, "min")) return f_min(a[k], b[k]);
    if (!strcmp(f, "max")) return f_max(a[k], b[k]);
    if (!strcmp(f, "mul")) return f_mul(a[k], b[k]);
    return f_add(a[k], -b[k]);
}

static uint32_t bits_result(const char *f, uint32_t a, uint32_t b)
{
    unsigned n = b & 31;
    if (!strcmp(f, "and")) return a & b;
    if (!strcmp(f, "or")) return a | b;
    if (!strcmp(f, "xor")) return a ^ b;
    if (!strcmp(f, "shl")) return a << n;
    if (!strcmp(f, "shr")) return a >> n;
    if (!strcmp(f, "rol")) return n ? a << n | a >> (32 - n) : a;
    return (uint32_t)((int64_t)(int32_t)a >> n);
}

static int64_t integer_operand(const struct function *f, uint32_t word, unsigned k)
{
    if (f->kind == BYTE) return byte_as(word, k, f->sign);
    if (f->kind == SHORT) return half_of(word, 0, f->sign);
    return f->sign ? (int32_t)word : (int64_t)word;
}

static struct outcome integer_outcome(const struct function *f, const uint32_t *reg, unsigned k,
                                      bool negate)
{
    int64_t a = integer_operand(f, reg[12], k), b = integer_operand(f, reg[13], k), r, w;
    if (negate && !f->fixed) a = -a;
    r = w = f->name[0] == 'a' ? a + b : f->name[0] == 's' ? a - b : a * b;
    if (f->fixed && f->name[0] == 'a') r = w = clamp(a + b, 0, 255);
    if (f->fixed && f->name[0] == 's') w = clamp(a - b, 0, 255);
    if (f->fixed && f->name[0] == 'm') r = w = mul8((uint32_t)a, (uint32_t)b);
    return (struct outcome){r == 0, r < 0, r >= 0, (uint32_t)w};
}

static struct outcome outcome_of(const struct function *f, const uint32_t *reg, unsigned k,
                                 bool negate)
{
    if (f->kind == BITS) {
        uint32_t r = bits_result(f->name, reg[12], reg[13]);
        return (struct outcome){r == 0, r >> 31, !(r >> 31), r};
    }
    if (f->kind > HALF) return integer_outcome(f, reg, k, negate);
    float a[4], b[4];
    for (unsigned i = 0; i < 4; i++) {
        a[i] =
            f->kind == SINGLE ? number(reg[i]) : from_half(reg[8 + i / 2] >> 16 * (i % 2) & 0xffff);
        b[i] = f->kind == SINGLE ? number(reg[4 + i])
                                 : from_half(reg[10 + i / 2] >> 16 * (i % 2) & 0xffff);
        if (negate) a[i] = -a[i];
    }
    float r = float_result(f->name, a, b, k);
    return (struct outcome){r == 0, r < 0, r >= 0, f->kind == SINGLE ? bits(r) : to_half(r)};
}

/* The four tests of the programs: not negative and not zero; negative or zero; zero; negative and
 * not zero. */
static bool passes(struct outcome o, unsigned test)
{
    return test == 0   ? o.positive && !o.zero
           : test == 1 ? o.negative || o.zero
           : test == 2 ? o.zero
                       : o.negative && !o.zero;
}

static unsigned lanes_of(const struct function *f)
{
    return f->kind <= HALF || f->kind == BYTE ? 4 : 1;
}

static bool test_bit(const struct function *f, const uint32_t *reg, unsigned test, unsigned chan)
{
    bool pass[4];
    for (unsigned k = 0; k < 4; k++)
        pass[k] = passes(outcome_of(f, reg, lanes_of(f) == 4 ? k : 0, test == 3), test);
    switch (chan) {
    case 4: return pass[0] && pass[1] && pass[2] && pass[3];
    case 5: return pass[0] || pass[1] || pass[2] || pass[3];
    case 6: return pass[0] && pass[2];
    case 7: return pass[0] || pass[2];
    default: return pass[chan];
    }
}

/* The written values, as registers.
 *   returns  how many */
static unsigned written(const struct function *f, const uint32_t *reg, uint32_t *to)
{
    memset(to, 0, 4 * sizeof *to);
    for (unsigned k = 0; k < lanes_of(f); k++) {
        uint32_t w = outcome_of(f, reg, k, false).written;
        if (f->kind == SINGLE) to[k] = w;
        else if (f->kind == HALF) to[k / 2] |= w << 16 * (k % 2);
        else if (f->kind == BYTE) to[0] |= (w & 255) << 8 * k;
        else to[0] = f->kind == SHORT ? w & 0xffff : w;
    }
    return f->kind == SINGLE ? 4 : f->kind == HALF ? 2 : 1;
}

/* An instance of both programs. */
static void test_inputs(unsigned n, uint32_t *reg)
{
    static const uint32_t floats[20] = {0,          0x80000000, 0x3f800000, 0xbf800000, 0x40490fdb,
                                        0xc0490fdb, 0x7f800000, 0xff800000, 0x7fc00000, 0x00000001,
                                        0x80000001, 0x3f000000, 0xbf000000, 0x7f7fffff, 0xff7fffff,
                                        0x00800000, 0x80800000, 0x42c80000, 0xc2c80000, 0x3f7fffff};
    static const uint32_t halves[12] = {0,      0x8000, 0x3c00, 0xbc00, 0x7c00, 0xfc00,
                                        0x7e00, 0x0001, 0x8001, 0x7bff, 0x4248, 0xc248};
    static const uint32_t integers[10] = {0,          0xffffffff, 0x80000000, 0x7fffffff,
                                          1,          0x80808080, 0x7f7f7f7f, 0xffff0000,
                                          0x0000ffff, 0x80017fff};
    for (unsigned k = 0; k < 4; k++) {
        reg[k] = n < 40 ? floats[(n + 5 * k) % 20] : bits(next_float(4));
        reg[4 + k] = n < 40 ? floats[(n / 20 + n * 3 + 7 * k) % 20] : bits(next_float(4));
        uint32_t a = n < 36 ? halves[(n + 3 * k) % 12] : next() & 0xffff;
        uint32_t b = n < 36 ? halves[(n / 12 + n + 5 * k) % 12] : next() & 0xffff;
        reg[8 + k / 2] = (k % 2 ? reg[8 + k / 2] : 0) | a << 16 * (k % 2);
        reg[10 + k / 2] = (k % 2 ? reg[10 + k / 2] : 0) | b << 16 * (k % 2);
    }
    reg[12] = n < 30 ? integers[n % 10] : next() << 8 ^ next();
    reg[13] = n < 30 ? integers[(n / 10 + n * 3) % 10] : next() << 8 ^ next();
}

static void tests(void)
{
    static struct words in = {.name = "tests_in"}, out = {.name = "tests_out"};
    seed(109);
    for (unsigned n = 0; n < 48; n++) {
        uint32_t reg[14], gathered[8] = {0}, to[4];
        test_inputs(n, reg);
        for (unsigned i = 0; i < 14; i++) put(&in, reg[i]);
        for (unsigned i = 0; i < 208; i++) {
            bool bit = test_bit(&table[i / 4], reg, i % 4, i % 8);
            gathered[i / 32] = gathered[i / 32] << 1 | bit;
        }
        for (unsigned i = 0; i < 8; i++) put(&out, gathered[i]);
        for (unsigned f = 0; f < 52; f++) {
            unsigned count = written(&table[f], reg, to);
            for (unsigned i = 0; i < count; i++) put(&out, to[i]);
        }
    }
    save(&in), save(&out);
}

/* A mask's registers.
 *   mode  0 bytes, 1 words, 2 of the function's kind */
static void put_mask(struct words *out, const struct function *f, const uint32_t *reg,
                     unsigned test, bool negate, unsigned mode)
{
    uint32_t to[4] = {0};
    bool pass[4];
    for (unsigned k = 0; k < 4; k++)
        pass[k] = passes(outcome_of(f, reg, lanes_of(f) == 4 ? k : 0, negate), test);
    for (unsigned k = 0; k < 4; k++) {
        if (!pass[k]) continue;
        if (mode == 0) to[0] |= 255u << 8 * k;
        else if (mode == 1) to[k / 2] |= 0xffffu << 16 * (k % 2);
        else if (f->kind == SINGLE) to[k] = 0x3f800000;
        else if (f->kind == HALF) to[k / 2] |= 0x3c00u << 16 * (k % 2);
        else if (f->kind == BYTE) to[0] |= (f->sign ? 0x7fu : 255u) << 8 * k;
        else if (f->kind == SHORT) to[0] = f->sign ? 0x7fff : 0xffff;
        else to[0] = f->kind == WORD && f->sign ? 0x7fffffff : 0xffffffff;
    }
    for (unsigned i = 0; i < (mode == 2 && f->kind == SINGLE ? 4 : 2); i++) put(out, to[i]);
}

static void test_masks(void)
{
    static struct words in = {.name = "test_masks_in"}, out = {.name = "test_masks_out"};
    static const uint8_t which[11] = {12, 20, 37, 42, 44, 27, 29, 34, 35, 45, 51};
    seed(110);
    for (unsigned n = 0; n < 48; n++) {
        uint32_t reg[14];
        test_inputs(n, reg);
        for (unsigned i = 0; i < 14; i++) put(&in, reg[i]);
        for (unsigned mode = 0; mode < 3; mode++)
            for (unsigned i = 0; i < 11; i++)
                put_mask(&out, &table[which[i]], reg, (i + mode) % 4, i % 3 == 2, mode);
        for (unsigned mode = 0; mode < 3; mode++)
            for (unsigned k = 0; k < 4; k++) {
                static const uint32_t ones[3] = {0xff, 0xffff, 0x3f800000};
                put(&out, passes(outcome_of(&table[12], reg, k, false), 0) ? ones[mode] : 0);
            }
    }
    save(&in), save(&out);
}

void write_integers(void)
{
    integer_mads();
    colours();
    tests();
    test_masks();
}
