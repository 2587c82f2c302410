/* Floating point of the Tesla MP on the host; see reference_arith.h. Every operation forms its
 * exact result (bits more than 100 below the top are one sticky bit) and rounds it once,
 * so that there is nothing of a datapath in it. */
#include "reference_arith.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef unsigned __int128 wide;

/* (-1)^negative * m * 2^e. Arithmetic wants the top bit of m, if any, at TOP. */
struct number {
    bool negative;
    wide m;
    int e;
};

enum { TOP = 125 };

/* A binary format: bits of the significand with its hidden one, of the exponent; whether results
 * below the normal range become zero. */
struct format {
    unsigned significand, exponent;
    bool flush;
};

static const struct format f16 = {11, 5, false}, f32 = {24, 8, true}, f32_exact = {24, 8, false},
                           f64 = {53, 11, false};

static const uint32_t NAN32 = 0x7fffffff, INF32 = 0x7f800000, SIGN32 = 0x80000000;
static const uint64_t INF64 = 0x7ff0000000000000, SIGN64 = 0x8000000000000000,
                      INVALID64 = 0xfff8000000000000, QUIET64 = 0x0008000000000000;

/* ---- Exact numbers ---- */

static struct number normalize(struct number n)
{
    while (n.m != 0 && !(n.m >> TOP)) {
        n.m <<= 1;
        n.e--;
    }
    return n;
}

static struct number add(struct number a, struct number b)
{
    if (a.m == 0) return b;
    if (b.m == 0) return a;
    a = normalize(a);
    b = normalize(b);
    if (a.e < b.e) {
        struct number t = a;
        a = b;
        b = t;
    }
    int d = a.e - b.e;
    if (d > TOP) {
        b.m = 1;
    } else if (d > 0) {
        bool lost = (b.m & (((wide)1 << d) - 1)) != 0;
        b.m = b.m >> d | lost;
    }
    if (a.negative == b.negative) {
        a.m += b.m;
    } else if (a.m >= b.m) {
        a.m -= b.m;
    } else {
        a.m = b.m - a.m;
        a.negative = b.negative;
    }
    if (a.m >> (TOP + 1)) { /* keep the top where normalize wants it */
        a.m = a.m >> 1 | (a.m & 1);
        a.e++;
    }
    return a;
}

static struct number multiply(struct number a, struct number b)
{
    struct number product = {a.negative != b.negative, a.m * b.m, a.e + b.e};
    return product;
}

/* |n| / 2^e, rounded to an integer. */
static wide quantize(struct number n, int e, enum programs_round round)
{
    int shift = e - n.e;
    if (n.m == 0) return 0;
    if (shift <= 0) return n.m << -shift;

    wide whole = shift > TOP + 1 ? 0 : n.m >> shift;
    bool lost = (whole << (shift > TOP + 1 ? 0 : shift)) != n.m, up = false;
    if (round == RN && shift <= TOP + 1) {
        wide half = (wide)1 << (shift - 1), rest = n.m - (whole << shift);
        up = rest > half || (rest == half && (whole & 1));
    }
    if (round == RP) up = lost && !n.negative;
    if (round == RM) up = lost && n.negative;
    return whole + up;
}

/* The bits of a number in a format. A zero keeps its sign. */
static uint64_t pack(struct number n, struct format f, enum programs_round round)
{
    const int bias = (1 << (f.exponent - 1)) - 1, fraction = (int)f.significand - 1,
              least = 1 - bias - fraction; /* exponent of the last bit of a denormal */
    const uint64_t sign = (uint64_t)n.negative << (f.significand + f.exponent - 1),
                   infinity = (uint64_t)((1 << f.exponent) - 1) << fraction;
    n = normalize(n);
    if (n.m == 0) return sign;

    int e = n.e + TOP - fraction;
    if (e < least && !f.flush) e = least;
    wide q = quantize(n, e, round);
    if (q >> f.significand) {
        q >>= 1;
        e++;
    }
    if (e < least) return sign;
    if (!(q >> fraction)) return sign | (uint64_t)q; /* denormal, or zero */
    uint64_t bits = ((uint64_t)(e - least) << fraction) + (uint64_t)q;
    if (bits < infinity && e - least + 1 < (1 << f.exponent) - 1) return sign | bits;
    bool outward = round == RN || round == (n.negative ? RM : RP);
    return sign | (outward ? infinity : infinity - 1);
}

static struct number unpack(uint64_t bits, struct format f)
{
    const int bias = (1 << (f.exponent - 1)) - 1, fraction = (int)f.significand - 1;
    uint64_t e = bits >> fraction & ((1u << f.exponent) - 1),
             m = bits & ((UINT64_C(1) << fraction) - 1);
    struct number n = {bits >> (f.significand + f.exponent - 1) & 1, m, 1 - bias - fraction};
    if (e != 0) {
        n.m |= (wide)1 << fraction;
        n.e += (int)e - 1;
    } else if (f.flush) {
        n.m = 0;
    }
    return n;
}

static enum programs_round swap_if(bool negative, enum programs_round round)
{
    return !negative ? round : round == RM ? RP : round == RP ? RM : round;
}

/* ---- Binary32 ---- */

static bool is_nan(uint32_t x)
{
    return (x & ~SIGN32) > INF32;
}
static bool is_inf(uint32_t x)
{
    return (x & ~SIGN32) == INF32;
}
static bool is_zero(uint32_t x)
{
    return (x & INF32) == 0;
}
static uint32_t flush(uint32_t x)
{
    return is_zero(x) ? x & SIGN32 : x;
}

uint32_t programs_fadd(uint32_t a, uint32_t b, enum programs_round round)
{
    a = flush(a);
    b = flush(b);
    if (is_nan(a) || is_nan(b)) return NAN32;
    if (is_inf(a)) return is_inf(b) && a != b ? NAN32 : a;
    if (is_inf(b)) return b;
    struct number sum = add(unpack(a, f32), unpack(b, f32));
    if (sum.m == 0) return a & b & SIGN32;
    return (uint32_t)pack(sum, f32, round);
}

uint32_t programs_fmul(uint32_t a, uint32_t b, enum programs_round round)
{
    uint32_t sign = (a ^ b) & SIGN32;
    if (is_nan(a) || is_nan(b)) return NAN32;
    if (is_inf(a) || is_inf(b)) return is_zero(a) || is_zero(b) ? NAN32 : sign | INF32;
    if (is_zero(a) || is_zero(b)) return sign;
    return (uint32_t)pack(multiply(unpack(a, f32), unpack(b, f32)), f32, round);
}

uint32_t programs_fmad(uint32_t a, uint32_t b, uint32_t c)
{
    uint32_t sign = (a ^ b) & SIGN32;
    if (is_nan(a) || is_nan(b) || is_nan(c)) return NAN32;
    if (is_inf(a) || is_inf(b)) {
        if (is_zero(a) || is_zero(b)) return NAN32;
        return c == (sign ^ SIGN32 ^ INF32) ? NAN32 : sign | INF32;
    }
    if (is_inf(c)) return c;
    if (is_zero(a) || is_zero(b) || is_zero(c))
        return programs_fadd(programs_fmul(a, b, RN), c, RN);

    /* the product keeps 24 bits, whatever its exponent */
    struct number product = normalize(multiply(unpack(a, f32), unpack(b, f32)));
    product.m &= ~(((wide)1 << (TOP - 23)) - 1);
    struct number sum = normalize(add(product, unpack(c, f32)));
    if (sum.m == 0) return 0;
    if (sum.e + TOP == -127) {
        /* one step below the normal range: 24 ones, truncated, still round up to it */
        bool ones = sum.m >> (TOP - 23) == 0xffffff;
        return (uint32_t)sum.negative << 31 | (ones ? 0x00800000 : 0);
    }
    return (uint32_t)pack(sum, f32, RN);
}

uint32_t programs_fminmax(uint32_t a, uint32_t b, bool min)
{
    if (is_nan(a)) a = b;
    if (is_nan(b)) b = a;
    if (is_nan(a)) return NAN32;
    a = flush(a);
    b = flush(b);
    if ((a ^ b) & SIGN32) return (a & SIGN32 ? 1 : 0) == min ? a : b;
    bool larger = a & SIGN32 ? a < b : a > b;
    return larger == min ? b : a;
}

uint32_t programs_fsat(uint32_t x)
{
    if (is_nan(x)) return NAN32;
    if (x & SIGN32) return 0;
    return x > 0x3f800000 ? 0x3f800000 : x;
}

unsigned programs_fcompare(uint32_t a, uint32_t b)
{
    if (is_nan(a) || is_nan(b)) return 8;
    int64_t order[2];
    const uint32_t x[2] = {flush(a), flush(b)};
    for (int i = 0; i < 2; i++)
        order[i] = x[i] & SIGN32 ? -(int64_t)(x[i] & ~SIGN32) : (int64_t)x[i];
    return order[0] < order[1] ? 1 : order[0] == order[1] ? 2 : 4;
}

unsigned programs_fflags(uint32_t x)
{
    return is_nan(x) ? 3 : is_zero(x) ? 1 : x & SIGN32 ? 2 : 0;
}

/* ---- Special functions, sheet 4.6 ---- */

enum { ROM_RCP, ROM_RSQRT, ROM_LG2, ROM_EX2, ROM_SIN, ROMS, ROM_LINES = 128 };

static struct {
    long c0, c1, c2;
} rom[ROMS][ROM_LINES];

bool programs_read_roms(const char *directory)
{
    static const struct {
        const char *name;
        long lines;
    } table[ROMS] = {{"rcp", 128}, {"rsqrt", 128}, {"lg2", 64}, {"ex2", 64}, {"sin", 64}};

    for (int i = 0; i < ROMS; i++) {
        char path[1024], line[256];
        int length = snprintf(path, sizeof(path), "%s/sfu_rom_%s.csv", directory, table[i].name);
        FILE *file = length > 0 && (size_t)length < sizeof(path) ? fopen(path, "r") : NULL;
        long count = 0, index;
        while (file && fgets(line, sizeof(line), file)) {
            long c0, c1, c2;
            if (sscanf(line, "%ld,%ld,%ld,%ld", &index, &c0, &c1, &c2) != 4) continue;
            if (index != count || index >= table[i].lines) break;
            rom[i][index].c0 = c0;
            rom[i][index].c1 = c1;
            rom[i][index].c2 = c2;
            count++;
        }
        if (file) fclose(file);
        if (count != table[i].lines) {
            fprintf(stderr, "%s: error: no table of %ld lines\n", path, table[i].lines);
            return false;
        }
    }
    return true;
}

/* The squarer drops columns: near x^2 / 2^19. */
static int64_t square(uint32_t x)
{
    int64_t sum = 0;
    for (int i = 0; i < 17; i++)
        if (x >> i & 1) sum += x >> (18 - i);
    return sum >> 1;
}

/* c0 + c1 x + c2 x^2, each in units of its own. */
static int64_t polynomial(int table, uint32_t index, int shift0, uint32_t x, int64_t x2)
{
    return (int64_t)rom[table][index].c0 * (INT64_C(1) << shift0) +
           rom[table][index].c1 * (int64_t)x + rom[table][index].c2 * x2;
}

static uint32_t compose(bool negative, int e, int64_t f)
{
    uint32_t sign = (uint32_t)negative << 31;
    if (f == 1 << 24) {
        f = 1 << 23;
        e++;
    }
    if (f < 1 << 23 || e <= 0) return sign;
    if (e >= 255) return sign | INF32;
    return sign | (uint32_t)e << 23 | ((uint32_t)f & 0x7fffff);
}

static uint32_t rcp(uint32_t x)
{
    uint32_t m = (x & 0x7fffff) | 0x800000, low = m & 0xffff;
    if (is_inf(x)) return x & SIGN32;
    if (is_zero(x)) return (x & SIGN32) | INF32;
    int64_t f = (polynomial(ROM_RCP, m >> 16 & 127, 13, low, square(2 * low)) + 0x47e7) >> 15;
    return compose(x >> 31, 253 - (int)(x >> 23 & 255), f);
}

static uint32_t rsqrt(uint32_t x)
{
    if (is_zero(x)) return (x & SIGN32) | INF32;
    if (x & SIGN32) return NAN32;
    if (is_inf(x)) return 0;
    int e = (int)(x >> 23) - 127, half = (e + 128) / 2 - 64; /* floor */
    uint32_t fx = (x & 0x7fffff) | (uint32_t)(e & 1) << 23, low = fx & 0x1ffff;
    if (fx == 0) return compose(false, 127 - half, 1 << 23);
    int64_t f = (polynomial(ROM_RSQRT, fx >> 17, 14, low, square(low) * 4) + 0x7fff) >> 16;
    return compose(false, 126 - half, f);
}

static uint32_t lg2(uint32_t x)
{
    if (is_zero(x)) return SIGN32 | INF32;
    if (x & SIGN32) return NAN32;
    if (is_inf(x)) return x;
    uint32_t low = x & 0x1ffff;
    int64_t t = 0;
    if (x != 0x3f800000)
        t = (polynomial(ROM_LG2, x >> 17 & 63, 12, low, square(low) * 2) + 0x3345) >> 2;
    t += ((int64_t)(x >> 23) - 127) * (INT64_C(1) << 36);
    bool negative = t < 0;
    if (negative) t = ~t;
    if (t == 0) return (uint32_t)negative << 31;
    int e = 133;
    for (; !(t >> 42); e--) t <<= 1;
    return compose(negative, e, t >> 19);
}

static uint32_t sine(uint32_t x, bool cosine)
{
    uint32_t quadrant = (x >> 23 & 255) + cosine, f = x & 0x7fffff;
    bool negative = x >> 31 && !cosine;
    if (x >> 30 & 1) return NAN32;
    if (quadrant & 1) f ^= 0x7fffff;
    if (quadrant & 2) negative = !negative;
    int64_t t = polynomial(ROM_SIN, f >> 17, 11, f & 0x1ffff, square(f & 0x1ffff));
    if (t == 0) return (uint32_t)negative << 31;
    int e = 127;
    for (; !(t >> 37); e--) t <<= 1;
    if (e <= 0) return (uint32_t)negative << 31;
    return (uint32_t)negative << 31 | (uint32_t)e << 23 | ((uint32_t)(t >> 14) & 0x7fffff);
}

static uint32_t ex2(uint32_t x)
{
    int e = (int)(x >> 23 & 255);
    uint32_t f = x & 0x7fffff;
    if (e & 0x80) return !(e & 1) ? NAN32 : x & SIGN32 ? 0 : INF32;
    if (x & SIGN32) {
        e = f ? -e - 1 : -e;
        if (f) f ^= 0x7fffff;
    }
    uint32_t low = f & 0x1ffff;
    int64_t r = (polynomial(ROM_EX2, f >> 17, 13, low, square(low)) + 0x77e2) >> 15;
    return compose(false, e + 127, r);
}

uint32_t programs_sfu(enum programs_sfu function, uint32_t x)
{
    if (function == SIN || function == COS) return sine(x, function == COS);
    if (function == EX2) return ex2(x);
    if (is_nan(x)) return NAN32;
    return function == RCP ? rcp(x) : function == RSQRT ? rsqrt(x) : lg2(x);
}

/* m * 2^e, truncated; bits above 32 are lost. */
static uint32_t fixed(uint64_t m, int e)
{
    if (e >= 32 || e <= -64) return 0;
    return (uint32_t)(e >= 0 ? m << e : m >> -e);
}

uint32_t programs_presin(uint32_t x)
{
    if (is_nan(x)) return 0x40000000 | (x & SIGN32);
    if (is_inf(x)) return 0x40800000 | (x & SIGN32);
    uint64_t m = is_zero(x) ? 0 : (x & 0x7fffff) | 0x800000;
    m = m * 0xa2f983 >> 16; /* 2 / pi */
    return (fixed(m, (int)(x >> 23 & 255) - 135) & 0x1ffffff) | (x & SIGN32);
}

uint32_t programs_preex2(uint32_t x)
{
    if (is_nan(x)) return 0x40000000 | (x & SIGN32);
    uint64_t m = is_zero(x) ? 0 : (x & 0x7fffff) | 0x800000;
    int e = (int)(x >> 23 & 255) - 127;
    return (e >= 7 ? 0x40800000 : fixed(m, e)) | (x & SIGN32);
}

/* ---- Binary64 ---- */

static bool is_nan64(uint64_t x)
{
    return (x & ~SIGN64) > INF64;
}
static bool is_inf64(uint64_t x)
{
    return (x & ~SIGN64) == INF64;
}
static uint64_t negate64(uint64_t x, bool neg)
{
    return neg && !is_nan64(x) ? x ^ SIGN64 : x;
}

uint64_t programs_dfma(uint64_t a, uint64_t b, uint64_t c, bool neg_a, bool neg_c,
                       enum programs_round round)
{
    if (is_nan64(b)) return b | QUIET64;
    if (is_nan64(c)) return c | QUIET64;
    if (is_nan64(a)) return a | QUIET64;
    a = negate64(a, neg_a);
    c = negate64(c, neg_c);
    uint64_t sign = (a ^ b) & SIGN64;
    if (is_inf64(a) || is_inf64(b)) {
        if ((a & ~SIGN64) == 0 || (b & ~SIGN64) == 0) return INVALID64;
        return is_inf64(c) && (c & SIGN64) != sign ? INVALID64 : sign | INF64;
    }
    if (is_inf64(c)) return c;
    struct number sum = add(multiply(unpack(a, f64), unpack(b, f64)), unpack(c, f64));
    if (sum.m == 0) return sign == (c & SIGN64) ? sign : round == RM ? SIGN64 : 0;
    return pack(sum, f64, round);
}

uint64_t programs_dadd(uint64_t a, uint64_t c, bool neg_a, bool neg_c, enum programs_round round)
{
    if (is_nan64(c)) return c | QUIET64;
    if (is_nan64(a)) return a | QUIET64;
    return programs_dfma(a, UINT64_C(0x3ff0000000000000), c, neg_a, neg_c, round);
}

uint64_t programs_dmul(uint64_t a, uint64_t b, bool neg_a, enum programs_round round)
{
    if (is_nan64(b)) return b | QUIET64;
    if (is_nan64(a)) return a | QUIET64;
    a = negate64(a, neg_a);
    uint64_t sign = (a ^ b) & SIGN64;
    if (is_inf64(a) || is_inf64(b))
        return (a & ~SIGN64) == 0 || (b & ~SIGN64) == 0 ? INVALID64 : sign | INF64;
    return pack(multiply(unpack(a, f64), unpack(b, f64)), f64, round);
}

static int64_t order64(uint64_t x)
{
    return x & SIGN64 ? -(int64_t)(x & ~SIGN64) : (int64_t)x;
}

uint64_t programs_dminmax(uint64_t a, uint64_t b, bool min)
{
    if (is_nan64(a) && is_nan64(b)) return b | QUIET64;
    if (is_nan64(a)) return b;
    if (is_nan64(b)) return a;
    if ((a ^ b) & SIGN64) return (a & SIGN64 ? 1 : 0) == min ? a : b;
    return (order64(a) > order64(b)) == min ? b : a;
}

unsigned programs_dcompare(uint64_t a, uint64_t b)
{
    if (is_nan64(a) || is_nan64(b)) return 8;
    return order64(a) < order64(b) ? 1 : order64(a) == order64(b) ? 2 : 4;
}

unsigned programs_dflags(uint64_t x)
{
    return is_nan64(x) ? 3 : (x & ~SIGN64) == 0 ? 1 : x & SIGN64 ? 2 : 0;
}

/* ---- Conversions of up to 32 bits, sheet 3.9 and 4.7 ---- */

static uint32_t widen(uint32_t half)
{
    uint32_t sign = (half & 0x8000) << 16;
    if ((half & 0x7fff) > 0x7c00) return NAN32;
    if ((half & 0x7fff) == 0x7c00) return sign | INF32;
    return (uint32_t)pack(unpack(half & 0xffff, f16), f32, RN);
}

static uint32_t narrow(uint32_t x, enum programs_round round, bool rint)
{
    uint32_t sign = x >> 16 & 0x8000;
    if (is_nan(x)) return 0x7fff;
    if (is_inf(x)) return sign | 0x7c00;
    if ((x >> 23 & 255) <= 0x5d) return sign;
    uint32_t h = (uint32_t)pack(unpack(x, f32), f16, rint ? RZ : round);
    if (rint && (x & ~SIGN32) >= 0x47800000) /* 65536 and up: by the rounding that was asked for */
        h = (uint32_t)pack(unpack(x, f32), f16, round);
    return h;
}

static uint32_t signs(struct programs_cvt how, uint32_t x)
{
    if (how.abs) x &= ~SIGN32;
    return how.neg ? x ^ SIGN32 : x;
}

static uint32_t float_result(struct programs_cvt how, uint32_t x, unsigned *flags)
{
    if (how.to == 32) {
        *flags = programs_fflags(x);
        return x;
    }
    uint32_t half = narrow(x, how.round, how.rint);
    *flags = programs_fflags(widen(half));
    return half;
}

static uint32_t rint32(uint32_t x, enum programs_round round)
{
    if (is_nan(x)) return NAN32;
    if ((x & ~SIGN32) >= 0x4b000000) return x;
    struct number n = unpack(x, f32);
    n.m = quantize(n, 0, round);
    n.e = 0;
    return (uint32_t)pack(n, f32, RN);
}

uint32_t programs_i2f(struct programs_cvt how, uint32_t x, unsigned *flags)
{
    int64_t v = how.from == 8    ? (how.is_signed ? (int64_t)(int8_t)x : (int64_t)(uint8_t)x)
                : how.from == 16 ? (how.is_signed ? (int64_t)(int16_t)x : (int64_t)(uint16_t)x)
                                 : (how.is_signed ? (int64_t)(int32_t)x : (int64_t)x);
    bool below = v < 0, negative = (below && !how.abs) != how.neg;
    uint32_t m = (uint32_t)(below ? -v : v);
    enum programs_round round = swap_if(negative, how.round);
    if (how.to == 16) { /* the silicon's error, sheet 4.7 */
        if ((round == RN || round == RP) && (m >> 5 & 0x1ffffff) == 0x1ffffff) m = 0;
        unsigned low = (m - below) & 0xffff, top = 2;
        for (; low < 0x8000 && top < 7; top++) low = low << 1 & 0xffff;
        m &= 0xffffffff >> top;
    }
    struct number n = {false, m, 0};
    uint32_t r = (uint32_t)pack(n, f32, round);
    if (negative) r ^= SIGN32;
    if (how.sat) r = programs_fsat(r);
    how.rint = false;
    return float_result(how, r, flags);
}

uint32_t programs_f2i(struct programs_cvt how, uint32_t x, unsigned *flags)
{
    x = signs(how, how.from == 16 ? widen(x) : x);
    int64_t m = 0;
    if (is_inf(x) || (!is_nan(x) && (x & ~SIGN32) >= 0x4f800000)) {
        m = 0xffffffff;
    } else if (!is_nan(x)) {
        m = (int64_t)quantize(unpack(x, f32), 0, how.round);
        if (m > 0xffffffff) m = 0xffffffff;
    }
    int64_t r, limit = INT64_C(1) << (how.to - how.is_signed);
    if (x & SIGN32) r = !how.is_signed ? 0 : -(m < limit ? m : limit);
    else r = m < limit ? m : limit - 1;
    uint32_t bits = (uint32_t)r & (how.to == 32 ? 0xffffffff : 0xffff);
    *flags = (bits == 0) | (bits >> (how.to - 1) & 1) << 1;
    return bits;
}

uint32_t programs_f2f(struct programs_cvt how, uint32_t x, unsigned *flags)
{
    x = flush(signs(how, how.from == 16 ? widen(x) : x));
    if (is_nan(x)) x = NAN32;
    if (how.sat) x = programs_fsat(x);
    if (how.rint) x = rint32(x, how.round);
    return float_result(how, x, flags);
}

/* ---- Conversions of 64 bits, sheet 4.8 ---- */

uint64_t programs_i2f64(struct programs_cvt how, uint64_t x, unsigned *flags)
{
    if (how.from == 32) x = how.is_signed ? (uint64_t)(int64_t)(int32_t)x : x & 0xffffffff;
    bool below = how.is_signed && x >> 63, negative = (below && !how.abs) != how.neg;
    struct number n = {false, below ? -x : x, 0};
    struct format f = how.to == 64 ? f64 : f32_exact;
    uint64_t r = pack(n, f, how.is_signed ? swap_if(negative, how.round) : how.round);
    if (negative) r ^= UINT64_C(1) << (how.to - 1);
    *flags = how.to == 64 ? programs_dflags(r) : programs_fflags((uint32_t)r);
    return r;
}

uint64_t programs_f2i64(struct programs_cvt how, uint64_t x, unsigned *flags)
{
    bool wide_source = how.from == 64, wide_result = how.to == 64;
    if (wide_source ? is_nan64(x) : is_nan((uint32_t)x)) {
        *flags = 2 | 8;
        return wide_result ? UINT64_C(1) << 63 : UINT64_C(1) << 31;
    }
    bool infinite = wide_source ? is_inf64(x) : is_inf((uint32_t)x), overflow = false;
    struct number n = unpack(x, wide_source ? f64 : f32_exact);
    if (how.abs) n.negative = false;
    if (how.neg) n.negative = !n.negative;
    wide q =
        n.m && (infinite || normalize(n).e + TOP >= 64) ? (wide)1 << 64 : quantize(n, 0, how.round);
    uint64_t m = q >> 64 ? UINT64_MAX : (uint64_t)q, r;
    if (m == 0xffffffff) overflow = true; /* sheet: a quirk that is kept */
    if (how.is_signed) {
        uint64_t limit = UINT64_C(1) << (how.to - 1);
        uint64_t most = n.negative ? limit : limit - 1;
        if (m > most) {
            m = most;
            overflow = true;
        }
        r = n.negative ? -m : m;
    } else if (n.negative && m != 0) {
        r = 0;
        overflow = true;
    } else if (!wide_result && m > 0xffffffff) {
        r = 0xffffffff;
        overflow = true;
    } else {
        r = m;
    }
    if (!wide_result) r &= 0xffffffff;
    *flags = (r == 0) | (r >> (how.to - 1) & 1) << 1 | (overflow ? 8 : 0);
    return r;
}

uint64_t programs_f2f64(struct programs_cvt how, uint64_t x, unsigned *flags)
{
    struct format from = how.from == 64 ? f64 : f32_exact, to = how.to == 64 ? f64 : f32_exact;
    bool nan = how.from == 64 ? is_nan64(x) : is_nan((uint32_t)x);
    bool infinite = how.from == 64 ? is_inf64(x) : is_inf((uint32_t)x);
    uint64_t sign = x >> (how.from - 1) & 1, r;
    if (nan) {
        uint64_t payload = how.from == 64 ? x << 12 >> 12 : (x & 0x7fffff) << 29;
        r = sign << 63 | INF64 | QUIET64 | payload;
        if (how.to == 32) r = sign << 31 | INF32 | (QUIET64 | payload) >> 29;
    } else {
        if (how.abs) sign = 0;
        sign ^= how.neg;
        struct number n = unpack(x, from);
        n.negative = sign;
        if (how.rint && how.from == 64 && how.to == 64 && n.m && normalize(n).e + TOP < 53) {
            n.m = quantize(n, 0, how.round);
            n.e = 0;
        }
        r = pack(n, to, how.round);
        if (infinite) r = how.to == 64 ? sign << 63 | INF64 : sign << 31 | INF32;
    }
    *flags = how.to == 64 ? programs_dflags(r) : nan ? 3 : (r << 33 == 0 ? 1 : r >> 31 & 1 ? 2 : 0);
    return r;
}
