/* Host reference of the programs that visit corners, see reference.c. Operands are
 * bits here, since some operations hand on NaN payloads. */
#include <math.h>

#include "reference.h"

enum { SPECIALS = 24, GROUPS = SPECIALS / 4, ONE = 0x3f0000, SIGN = 0x800000 };

/* Zeros, subnormal patterns, the least normal numbers, neighbours of 1, halves of the last place
 * of 1, great numbers, infinities, NaNs. */
static const uint32_t special[SPECIALS] = {
    0x000000, 0x800000, 0x000001, 0x80ffff, 0x010000, 0x810000, 0x018000, 0x3f0000,
    0xbf0000, 0x3f0001, 0x3fffff, 0xbfffff, 0x2e0000, 0xaf0000, 0x408000, 0x4effff,
    0x7e0000, 0x7effff, 0xfeffff, 0x7f0000, 0xff0000, 0x7f8000, 0x7f0001, 0xff1234,
};

typedef double unary(double a);
typedef double binary(double a, double b);

static uint32_t op1(unary *f, uint32_t a)
{
    return pica200_bits(f(pica200_number(a)));
}

static uint32_t op2(binary *f, uint32_t a, uint32_t b)
{
    return pica200_bits(f(pica200_number(a), pica200_number(b)));
}

static uint32_t op3(uint32_t a, uint32_t b, uint32_t c)
{
    return pica200_bits(pica200_mad(pica200_number(a), pica200_number(b), pica200_number(c)));
}

static bool below(uint32_t a, uint32_t b)
{
    return pica200_number(a) < pica200_number(b);
}

static bool same_or_above(uint32_t a, uint32_t b)
{
    return pica200_number(a) >= pica200_number(b);
}

static uint32_t greater(uint32_t a, uint32_t b)
{
    return below(b, a) ? a : b;
}

static uint32_t lesser(uint32_t a, uint32_t b)
{
    return below(a, b) ? a : b;
}

static struct pica200_vec numbers(const uint32_t a[4])
{
    return (struct pica200_vec){pica200_number(a[0]), pica200_number(a[1]), pica200_number(a[2]),
                                pica200_number(a[3])};
}

/* DP3, DP4, DPH, and DPH with other signs in b. */
static void dots(const uint32_t a[4], const uint32_t b[4], uint32_t sign, uint32_t out[4])
{
    struct pica200_vec x = numbers(a), y = numbers(b);
    uint32_t turned[4] = {b[0] ^ sign, b[1] ^ sign, b[2] ^ sign, b[3] ^ sign};

    out[0] = pica200_bits(pica200_dot3(x, y));
    out[1] = pica200_bits(pica200_dot4(x, y));
    x.w = 1;
    out[2] = pica200_bits(pica200_dot4(x, y));
    out[3] = pica200_bits(pica200_dot4(x, numbers(turned)));
}

static void distance(const uint32_t a[4], const uint32_t b[4], uint32_t out[4])
{
    out[0] = ONE;
    out[1] = op2(pica200_mul, a[1], b[1]);
    out[2] = a[2];
    out[3] = b[3];
}

void pica200_corners_binary(struct pica200_output *output)
{
    enum { OUTPUTS = 16 };
    static uint32_t in[SPECIALS * GROUPS][4][4], out[SPECIALS * GROUPS][OUTPUTS][4];

    for (unsigned i = 0; i < SPECIALS; i++)
        for (unsigned j = 0; j < GROUPS; j++) {
            uint32_t(*v)[4] = in[GROUPS * i + j], (*o)[4] = out[GROUPS * i + j];

            v[3][0] = v[3][1] = pica200_bits(j);
            for (unsigned k = 0; k < 4; k++) {
                uint32_t a = v[0][k] = special[i], b = v[1][k] = special[4 * j + k];
                uint32_t c = v[2][k] = special[(i + 7 * k + 11 * j) % SPECIALS];

                o[0][k] = op2(pica200_add, a, b);
                o[1][k] = op2(pica200_mul, a, b);
                o[2][k] = greater(a, b);
                o[3][k] = lesser(a, b);
                o[4][k] = same_or_above(a, b) ? ONE : 0;
                o[5][k] = below(a, b) ? ONE : 0;
                o[6][k] = op3(a, b, c);
                o[7][k] = op3(a, b, b);
                o[8][k] = op3(a ^ SIGN, b, c ^ SIGN);
                o[13][k] = same_or_above(c, b) ? ONE : 0;
                o[14][k] = below(c, b) ? ONE : 0;
                o[15][k] = op2(pica200_sub, a, b);
            }
            distance(v[0], v[1], o[9]);
            distance(v[2], v[1], o[10]);
            dots(v[0], v[1], 0, o[11]);
            dots(v[2], v[1], SIGN, o[12]);
        }
    pica200_write_words(output, "corners_b", special, SPECIALS);
    pica200_write_words(output, "corners_binary_in", in[0][0], sizeof(in) / sizeof(in[0][0][0]));
    pica200_write_words(output, "corners_binary_out", out[0][0],
                        sizeof(out) / sizeof(out[0][0][0]));
}

/* Lighting coefficients, and whether the vector's x and w are at least 0. */
static void light(const uint32_t a[4], uint32_t out[4], uint32_t flag[2])
{
    out[0] = greater(a[0], 0);
    out[1] = greater(lesser(a[1], 0x45fffc), 0xc5fffc); /* 127.99609375 */
    out[2] = 0;
    out[3] = greater(a[3], 0);
    flag[0] = same_or_above(a[0], 0) ? ONE : 0;
    flag[1] = same_or_above(a[3], 0) ? ONE : 0;
}

void pica200_corners_unary(struct pica200_output *output)
{
    enum { RUNS = 70, OUTPUTS = 13 };
    static uint32_t in[RUNS][4], out[RUNS][OUTPUTS][4];
    struct pica200_random random = {30};

    for (unsigned i = 0; i < RUNS; i++) {
        uint32_t *a = in[i], (*o)[4] = out[i], size[4], turned[4];

        for (unsigned k = 0; k < 4; k++) {
            uint32_t bits = pica200_random_bits(&random);

            if (4 * i + k < SPECIALS) a[k] = special[4 * i + k];
            else if (i % 2) a[k] = bits & 0xffffff;
            else a[k] = (bits & 0x80ffff) | (0x38 + (bits >> 24) % 14) << 16; /* 2^-7 to 2^6 */
            o[0][k] = op1(pica200_rcp, a[k]);
            o[1][k] = op1(pica200_rsq, a[k]);
            o[2][k] = op1(pica200_ex2, a[k]);
            o[3][k] = op1(pica200_lg2, a[k]);
            o[4][k] = op1(pica200_floor, a[k]);
            o[5][k] = op1(pica200_floor, a[k] ^ SIGN) ^ SIGN;
            o[6][k] = a[k];
            o[7][k] = a[k] ^ SIGN;
            o[11][k] = greater(a[k], a[k] ^ SIGN);
            size[k] = lesser(a[k], a[k] ^ SIGN);
            turned[k] = a[3 - k];
        }
        for (unsigned k = 0; k < 4; k++) turned[k] = a[3 - k];
        light(a, o[8], o[10]);
        light(turned, o[9], o[10] + 2);
        o[12][0] = op1(pica200_rsq, size[0] ^ SIGN);
        o[12][1] = op1(pica200_rsq, size[1] ^ SIGN);
        o[12][2] = op1(pica200_lg2, size[2] ^ SIGN);
        o[12][3] = op1(pica200_rcp, size[3]);
    }
    pica200_write_words(output, "corners_unary_in", in[0], sizeof(in) / sizeof(in[0][0]));
    pica200_write_words(output, "corners_unary_out", out[0][0], sizeof(out) / sizeof(out[0][0][0]));
}

/* Each exponent with both signs and four significands, through the operations that change it. */
void pica200_exponents(struct pica200_output *output)
{
    enum { EXPONENTS = 128, RUNS = 2 * EXPONENTS, OUTPUTS = 5 };
    static const uint32_t significand[4] = {0x0000, 0x0001, 0x8000, 0xffff};
    static uint32_t in[RUNS][4], out[RUNS][OUTPUTS][4];
    static unary *const operation[OUTPUTS] = {pica200_rcp, pica200_rsq, pica200_ex2, pica200_lg2,
                                              pica200_floor};

    for (unsigned i = 0; i < RUNS; i++)
        for (unsigned k = 0; k < 4; k++) {
            in[i][k] = (i / EXPONENTS ? SIGN : 0) | (i % EXPONENTS) << 16 | significand[k];
            for (unsigned n = 0; n < OUTPUTS; n++) out[i][n][k] = op1(operation[n], in[i][k]);
        }
    pica200_write_words(output, "exponents_in", in[0], sizeof(in) / sizeof(in[0][0]));
    pica200_write_words(output, "exponents_out", out[0][0], sizeof(out) / sizeof(out[0][0][0]));
}

/* ---- Conditions ---- */

static bool compare(unsigned code, uint32_t a, uint32_t b)
{
    double x = pica200_number(a), y = pica200_number(b);

    switch (code) {
    case 0: return x == y;
    case 1: return x != y;
    case 2: return x < y;
    case 3: return x <= y;
    case 4: return x > y;
    case 5: return x >= y;
    default: return true;
    }
}

/* Bit n says whether the n-th of the 12 conditions holds: or, and, the first alone, the second
 * alone; the flags as they are before those turned round. */
static uint32_t conditions(bool x, bool y)
{
    uint32_t held = 0;

    for (unsigned n = 0; n < 4; n++) {
        bool first = n & 1 ? !x : x, second = n & 2 ? !y : y;

        held |= (uint32_t)(first || second) << n | (uint32_t)(first && second) << (n + 4);
    }
    return held | (uint32_t)x << 8 | (uint32_t)!x << 9 | (uint32_t)y << 10 | (uint32_t)!y << 11;
}

static void write_conditions(struct pica200_output *output)
{
    enum { PAIRS = 11, RUNS = 4 * PAIRS };
    static const uint32_t pair[PAIRS][2] = {
        {0x3f0000, 0x400000}, {0x400000, 0x3f0000}, {0xbf0000, 0xbf0000}, {0xbf0000, 0xc00000},
        {0x000000, 0x800000}, {0x000001, 0x000000}, {0x80ffff, 0x800000}, {0x7f8000, 0x3f0000},
        {0x000000, 0xff0001}, {0x7f0000, 0x7f0000}, {0xff0000, 0x7f0000},
    };
    static uint32_t in[RUNS][2][4], out[RUNS][64];

    for (unsigned i = 0; i < RUNS; i++) {
        const uint32_t *x = pair[i % PAIRS], *y = pair[(i + 3 * (i / PAIRS)) % PAIRS];

        for (unsigned k = 0; k < 2; k++) {
            in[i][k][0] = x[k];
            in[i][k][1] = y[k];
        }
        for (unsigned k = 0; k < 64; k++) {
            uint32_t held = conditions(compare(k / 8, x[0], x[1]), compare(k % 8, y[0], y[1]));

            out[i][k] = pica200_bits(held | (held >> 8) << 12);
        }
    }
    pica200_write_words(output, "conditions_in", in[0][0], sizeof(in) / sizeof(in[0][0][0]));
    pica200_write_words(output, "conditions_out", out[0], sizeof(out) / sizeof(out[0][0]));
}

static void write_condition_users(struct pica200_output *output)
{
    enum { RUNS = 64 };
    static struct pica200_vec in[RUNS], out[RUNS];
    struct pica200_random random = {31};

    for (unsigned i = 0; i < RUNS; i++) {
        struct pica200_vec a = pica200_random_vec(&random, 2);
        uint32_t held = conditions(0 < a.x, 1 >= a.y), missed = held ^ 0xfff;

        in[i] = a;
        out[i] = (struct pica200_vec){held, held, missed, missed};
    }
    pica200_write_vectors(output, "condition_users_in", in, RUNS);
    pica200_write_vectors(output, "condition_users_out", out, RUNS);
}

void pica200_conditions(struct pica200_output *output)
{
    write_conditions(output);
    write_condition_users(output);
}

/* ---- Relative addressing ---- */

static struct pica200_vec element(const struct pica200_vec c[96], int first, int offset)
{
    static const struct pica200_vec ones = {1, 1, 1, 1};
    int index = (first + offset) % 128; /* the core's register numbers go round at 128 */

    if (index < 0) index += 128;
    return index < 96 ? c[index] : ones;
}

static struct pica200_vec negate(struct pica200_vec v)
{
    return (struct pica200_vec){-v.x, -v.y, -v.z, -v.w};
}

void pica200_relative(struct pica200_output *output)
{
    enum { RUNS = 260, OUTPUTS = 12 };
    static struct pica200_vec c[96], in[RUNS], out[RUNS][OUTPUTS];
    struct pica200_random random = {32};

    for (unsigned i = 0; i < 96; i++) c[i] = pica200_random_vec(&random, 128);
    for (unsigned i = 0; i < RUNS; i++) {
        double whole = (double)i - 130, part = (i % 4) / 4.0;
        struct pica200_vec v, *o = out[i];

        in[i] =
            (struct pica200_vec){whole < 0 ? whole - part : whole + part, 129 - (double)i, 0, 0};
        if (i == 0) in[i].x = NAN;
        if (i == 1) in[i].x = INFINITY;
        int x = pica200_offset(in[i].x), y = pica200_offset(in[i].y);

        o[0] = element(c, 0, x);
        o[1] = negate(element(c, 40, x));
        v = element(c, 95, x);
        o[2] = (struct pica200_vec){v.w, v.z, v.y, v.x};
        o[3] = element(c, 0, y);
        o[4] = element(c, 40, y);
        v = negate(element(c, 95, y));
        o[5] = (struct pica200_vec){v.y, v.y, v.y, v.y};
        o[6] = element(c, 0, pica200_offset(element(c, 1, x).x));
        o[7] = c[95];
        o[8] = (struct pica200_vec){-1, -1, -1, -1}; /* c100 */
        o[9] = c[39];                                /* 167 - 128 */
        o[10] = c[40];
        o[11] = in[i];
    }
    pica200_write_vectors(output, "relative_c", c, COUNT(c));
    pica200_write_vectors(output, "relative_in", in, COUNT(in));
    pica200_write_vectors(output, "relative_out", out[0], sizeof(out) / sizeof(out[0][0]));
}

/* ---- Control flow ---- */

/* Traces of the sheet's control-flow vectors: which words of the case note themselves, in order,
 * which aL the others see, and aL at the end. A 0 ends a list. */
struct trace {
    uint8_t word[8], al[8], last;
};

static const struct trace trace[] = {
    {{3, 4, 1}, {0}, 24},                           /* F1 */
    {{1, 1}, {10, 11}, 12},                         /* F2 */
    {{1, 2}, {0}, 24},                              /* F4 */
    {{3, 4}, {0}, 24},                              /* F5 */
    {{1, 4}, {0}, 24},                              /* F6 */
    {{1, 1, 3}, {0}, 12},                           /* F7 */
    {{2, 2}, {20, 22, 10}, 10},                     /* F8 */
    {{2, 2, 4, 2, 2, 4}, {20, 22, 20, 22, 12}, 12}, /* F9 */
    {{1}, {11}, 11},                                /* F10 */
    {{0}, {11}, 11},                                /* F11 */
    {{3, 3}, {10, 11, 12}, 12},                     /* F12 */
    {{2, 2}, {10, 11, 12}, 12},                     /* F13 */
    {{2, 4, 6}, {0}, 24},                           /* F14 */
    {{6, 7, 1}, {0}, 24},                           /* F15 */
    {{10, 4}, {0}, 24},                             /* F16 */
    {{7, 1}, {0}, 24},                              /* F17 */
    {{0}, {250, 4, 14, 24}, 24},                    /* F18 */
    {{0}, {10, 9, 8, 7}, 7},                        /* F19 */
    {{2}, {0}, 24},                                 /* F21 */
    {{3}, {0}, 24},                                 /* F22 */
};

void pica200_control_flow(struct pica200_output *output)
{
    enum { ROUNDS = 5, CASES = COUNT(trace), RUNS = ROUNDS * CASES };
    static struct pica200_vec c[46], in[RUNS], out[RUNS][3];
    struct pica200_vec *table = c, *seen = c + 32, *fold = c + 44;

    for (unsigned i = 0; i < 32; i++) table[i] = (struct pica200_vec){i, i, 1, 1};
    table[0] = (struct pica200_vec){31, 31, 2, 1}; /* the value at an aL beyond 127 */
    for (unsigned i = 0; i < 12; i++) seen[i] = (struct pica200_vec){i, i, 1u << i, 1};
    fold[0] = (struct pica200_vec){16, 1.0 / 16, 1, 1};
    fold[1] = (struct pica200_vec){32, 1.0 / 32, 1, 1};
    for (unsigned i = 0; i < RUNS; i++) {
        const struct trace *t = &trace[i % CASES];

        in[i].x = i % CASES;
        for (unsigned k = 0; k < 8 && t->word[k]; k++)
            out[i][0] = pica200_vec_mad(out[i][0], fold[0], seen[t->word[k]]);
        for (unsigned k = 0; k < 8 && t->al[k]; k++)
            out[i][1] = pica200_vec_mad(out[i][1], fold[1], table[t->al[k] > 127 ? 0 : t->al[k]]);
        out[i][2] = table[t->last];
    }
    pica200_write_vectors(output, "control_flow_c", c, COUNT(c));
    pica200_write_vectors(output, "control_flow_in", in, RUNS);
    pica200_write_vectors(output, "control_flow_out", out[0], 3 * RUNS);
}
