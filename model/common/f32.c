/* See f32.h. Section numbers are those of docs/isa/tesla.md. */
#include "f32.h"

#define SIGN 0x80000000u
#define MAX  0x7f7fffffu /* largest finite number */

enum { BIAS = 127, ACC_TOP = 27, ACC_GUARD = 4 }; /* the adder has 24 + 4 bits */

static uint32_t exponent(uint32_t x)
{
    return x >> 23 & 255;
}

/* 24 bits; 0 for zeros and denormals. */
static uint32_t significand(uint32_t x)
{
    return exponent(x) ? (x & 0x7fffff) | 0x800000 : 0;
}

/* Sign, exponent and a significand of 2^23 .. 2^24, the last of which is a carry of rounding. */
static uint32_t pack(uint32_t sign, int32_t e, uint32_t m, bool rz)
{
    if (m >> 24) {
        m >>= 1;
        e++;
    }
    if (e < 1) return sign;
    if (e >= 255) return sign | (rz ? MAX : (uint32_t)COMMON_F32_INF);
    return sign | (uint32_t)e << 23 | (m & 0x7fffff);
}

/* A sum before rounding: sign, and 28 bits of which bit 27 is set and has exponent e. acc 0 is 0. */
struct sum {
    uint32_t sign, acc;
    int32_t e;
};

/* The aligner and adder of 4.3: bits that leave on the right are or-ed into the last one.
 *   ea, eb  biased exponents, which may be out of range
 *   ma, mb  significands of 24 bits with bit 23 set, or 0 */
static inline struct sum add_aligned(uint32_t sa, int32_t ea, uint32_t ma, uint32_t sb, int32_t eb,
                                     uint32_t mb)
{
    bool swap = ea < eb;
    int32_t e = swap ? eb : ea;
    uint32_t d = (uint32_t)(swap ? eb - ea : ea - eb);
    uint32_t big = (swap ? mb : ma) << 3, small = (swap ? ma : mb) << 3;
    uint32_t sbig = swap ? sb : sa, ssmall = swap ? sa : sb;
    d = d > 31 ? 31 : d;
    uint32_t lost = small & ((UINT32_C(1) << d) - 1);
    small = small >> d | (lost != 0);
    struct sum sum = {sbig, big + small, e + 1};
    if (sbig != ssmall) {
        bool negative = big < small;
        sum.acc = negative ? small - big : big - small;
        sum.sign = negative ? ssmall : sbig;
    }
    if (sum.acc == 0) {
        sum.sign = sa & sb;
        return sum;
    }
    int32_t up = __builtin_clz(sum.acc) - (31 - ACC_TOP);
    sum.acc <<= up;
    sum.e -= up;
    return sum;
}

static uint32_t drop_guard(uint32_t acc, bool rz)
{
    uint32_t m = acc >> ACC_GUARD, rest = acc & ((1u << ACC_GUARD) - 1);
    const uint32_t half = 1u << (ACC_GUARD - 1);
    return m + (!rz && (rest > half || (rest == half && (m & 1))));
}

uint32_t common_f32_add(uint32_t a, uint32_t b, bool rz)
{
    uint32_t ea = exponent(a), eb = exponent(b);
    if (ea == 255 || eb == 255) {
        if (common_f32_is_nan(a) || common_f32_is_nan(b)) return COMMON_F32_NAN;
        if (ea == 255 && eb == 255 && a != b) return COMMON_F32_NAN;
        return ea == 255 ? a : b;
    }
    struct sum sum =
        add_aligned(a & SIGN, (int32_t)ea, significand(a), b & SIGN, (int32_t)eb, significand(b));
    if (sum.acc == 0) return sum.sign;
    return pack(sum.sign, sum.e, drop_guard(sum.acc, rz), rz);
}

uint32_t common_f32_mul(uint32_t a, uint32_t b, bool rz)
{
    uint32_t ea = exponent(a), eb = exponent(b), sign = (a ^ b) & SIGN;
    if (ea == 255 || eb == 255) {
        if (common_f32_is_nan(a) || common_f32_is_nan(b)) return COMMON_F32_NAN;
        return ea == 0 || eb == 0 ? COMMON_F32_NAN : sign | COMMON_F32_INF;
    }
    if (ea == 0 || eb == 0) return sign;
    uint64_t product = (uint64_t)significand(a) * significand(b);
    uint32_t top = product >> 47 & 1;
    uint64_t m = common_round_shift(product, 23 + top, rz ? COMMON_RZ : COMMON_RN);
    return pack(sign, (int32_t)(ea + eb + top) - BIAS, (uint32_t)m, rz);
}

static uint32_t mad_special(uint32_t a, uint32_t b, uint32_t c)
{
    uint32_t sign = (a ^ b) & SIGN;
    bool product_inf = exponent(a) == 255 || exponent(b) == 255;
    if (common_f32_is_nan(a) || common_f32_is_nan(b) || common_f32_is_nan(c)) return COMMON_F32_NAN;
    if (!product_inf) return c;
    if (exponent(a) == 0 || exponent(b) == 0) return COMMON_F32_NAN;
    if (exponent(c) == 255 && (c & SIGN) != sign) return COMMON_F32_NAN;
    return sign | COMMON_F32_INF;
}

uint32_t common_f32_mad(uint32_t a, uint32_t b, uint32_t c)
{
    uint32_t ea = exponent(a), eb = exponent(b), ec = exponent(c), sign = (a ^ b) & SIGN;
    if (ea == 255 || eb == 255 || ec == 255) return mad_special(a, b, c);
    if (ea == 0 || eb == 0 || ec == 0) return common_f32_add(common_f32_mul(a, b, false), c, false);

    uint64_t product = (uint64_t)significand(a) * significand(b);
    uint32_t top = product >> 47 & 1;
    struct sum sum =
        add_aligned(sign, (int32_t)(ea + eb + top) - BIAS, (uint32_t)(product >> (23 + top)),
                    c & SIGN, (int32_t)ec, significand(c));
    if (sum.acc == 0) return sum.sign;
    /* 4.5, step 5: unlike in add, a small result is cut before it is rounded */
    if (sum.e < 1) {
        sum.acc = 1 - sum.e > ACC_TOP ? 0 : sum.acc >> (1 - sum.e);
        sum.e = 1;
    }
    uint32_t m = drop_guard(sum.acc, false);
    if (m < 0x800000) return sum.sign;
    return pack(sum.sign, sum.e, m, false);
}

uint32_t common_f32_sat(uint32_t x)
{
    if (common_f32_is_nan(x)) return COMMON_F32_NAN;
    if (x & SIGN) return 0;
    return x > COMMON_F32_ONE ? COMMON_F32_ONE : x;
}

/* 4.5b: both operands without NaN and denormals.
 *   returns  false: both are NaN */
static bool ordered_pair(uint32_t *a, uint32_t *b)
{
    bool a_nan = common_f32_is_nan(*a), b_nan = common_f32_is_nan(*b);
    if (a_nan && b_nan) return false;
    if (a_nan) *a = *b;
    if (b_nan) *b = *a;
    *a = common_f32_flush(*a);
    *b = common_f32_flush(*b);
    return true;
}

/* Order of numbers as order of integers, -0 below +0. */
static int32_t rank(uint32_t x)
{
    return x & SIGN ? (int32_t) ~(x & ~SIGN) : (int32_t)x;
}

uint32_t common_f32_min(uint32_t a, uint32_t b)
{
    if (!ordered_pair(&a, &b)) return COMMON_F32_NAN;
    return rank(a) < rank(b) ? a : b;
}

uint32_t common_f32_max(uint32_t a, uint32_t b)
{
    if (!ordered_pair(&a, &b)) return COMMON_F32_NAN;
    return rank(a) < rank(b) ? b : a;
}

unsigned common_f32_compare(uint32_t a, uint32_t b)
{
    if (common_f32_is_nan(a) || common_f32_is_nan(b)) return COMMON_UNORDERED;
    a = common_f32_flush(a);
    b = common_f32_flush(b);
    if (a == b || ((a | b) & ~SIGN) == 0) return COMMON_EQUAL;
    return rank(a) < rank(b) ? COMMON_LESS : COMMON_GREATER;
}

uint32_t common_f32_rint(uint32_t x, enum common_round round)
{
    uint32_t e = exponent(x), sign = x & SIGN;
    if (common_f32_is_nan(x)) return COMMON_F32_NAN;
    if (e >= BIAS + 23) return x;
    if (e == 0) return sign;
    uint32_t m = (uint32_t)common_round_shift(significand(x), BIAS + 23 - e,
                                              common_round_magnitude(round, sign != 0));
    return sign | common_f32_from_u32(m, COMMON_RN);
}

uint32_t common_f32_to_u32(uint32_t x, enum common_round round)
{
    uint32_t e = exponent(x), m = significand(x);
    if (common_f32_is_nan(x)) return 0;
    if (e >= BIAS + 32) return 0xffffffff;
    if (e >= BIAS + 23) return m << (e - BIAS - 23);
    return (uint32_t)common_round_shift(m, BIAS + 23 - e, round);
}

uint32_t common_f32_from_u64(uint64_t m, enum common_round round)
{
    if (m == 0) return 0;
    int32_t top = 63 - __builtin_clzll(m);
    uint64_t f = top <= 23 ? m << (23 - top) : common_round_shift(m, (unsigned)top - 23, round);
    return pack(0, top + BIAS, (uint32_t)f, false);
}

uint32_t common_f32_from_u32(uint32_t m, enum common_round round)
{
    return common_f32_from_u64(m, round);
}

/* ---- binary16: 5 bits of exponent with bias 15, 10 of fraction. */

uint32_t common_f32_from_f16(uint32_t h)
{
    uint32_t sign = (h & 0x8000) << 16, e = h >> 10 & 31, f = h & 0x3ff;
    if (e == 31) return f ? COMMON_F32_NAN : sign | COMMON_F32_INF;
    if (e != 0) return sign | (e + BIAS - 15) << 23 | f << 13;
    if (f == 0) return sign;
    uint32_t integer = common_f32_from_u32(f, COMMON_RN); /* a denormal is f * 2^-24 */
    return sign | (integer - (24u << 23));
}

uint32_t common_f32_to_f16(uint32_t x, enum common_round round, bool rint)
{
    uint32_t sign = x >> 16 & 0x8000, e = exponent(x);
    if (common_f32_is_nan(x)) return 0x7fff;
    if (e == 255) return sign | 0x7c00;
    if (e <= BIAS - 34) return sign; /* below 2^-33 it is 0 in every mode */
    enum common_round down = common_round_magnitude(round, sign != 0);
    /* Steps of 2^-10 of the leading bit, and of 2^-24 below 2^-14. */
    unsigned shift = e >= BIAS - 14 ? 13 : 13 + (BIAS - 14 - e);
    uint32_t m = (uint32_t)common_round_shift(significand(x), shift, rint ? COMMON_RZ : down);
    uint32_t h = e >= BIAS - 14 ? ((e - (BIAS - 15)) << 10) + m - 0x400 : m;
    if (h < 0x7c00) return sign | h;
    return sign | (down == COMMON_RZ || down == COMMON_RM ? 0x7bff : 0x7c00);
}
