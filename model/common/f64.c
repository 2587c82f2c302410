/* See f64.h. Numbers are taken apart into sign, integer and exponent of two, and put together by
 * one function, which rounds. */
#include "f64.h"

__extension__ typedef unsigned __int128 u128;

#define SIGN COMMON_F64_SIGN
#define INF  COMMON_F64_INF

/* What distinguishes the formats: significand bits, and exponents of the lowest bit of a denormal
 * and of the largest finite number. */
struct format {
    int bits, low, high;
};
static const struct format f64_format = {53, -1074, 971};
static const struct format f32_format = {24, -149, 104};

/* (-1)^sign * m * 2^e, finite. */
struct number {
    bool sign;
    uint64_t m;
    int e;
};

static struct number unpack(uint64_t x)
{
    int e = (int)(x >> 52 & 0x7ff);
    uint64_t f = x & (COMMON_F64_QUIET * 2 - 1);
    struct number n = {x >> 63, e ? f | COMMON_F64_QUIET * 2 : f, (e ? e : 1) - 1075};
    return n;
}

static bool is_inf(uint64_t x)
{
    return (x & ~SIGN) == INF;
}

static uint64_t quiet(uint64_t x)
{
    return x | COMMON_F64_QUIET;
}

static int top_bit(u128 m)
{
    uint64_t high = (uint64_t)(m >> 64);
    return high ? 127 - __builtin_clzll(high) : 63 - __builtin_clzll((uint64_t)m);
}

/* m >> shift; what is lost is or-ed into the last bit. */
static u128 shift_jam(u128 m, int shift)
{
    if (shift <= 0) return m;
    if (shift > 127) return m != 0;
    return m >> shift | ((m & (((u128)1 << shift) - 1)) != 0);
}

/* m * 2^e in a format, without its sign: bits of the magnitude. m is not 0.
 *   round  as for a positive number */
static uint64_t put(const struct format *format, u128 m, int e, enum common_round round)
{
    int top = top_bit(m);
    if (top > 62) {
        m = shift_jam(m, top - 62);
        e += top - 62;
        top = 62;
    }
    uint64_t f = (uint64_t)m;
    int shift = top + 1 - format->bits;
    if (e + shift < format->low) shift = format->low - e;
    f = shift > 0 ? common_round_shift(f, (unsigned)shift, round) : f << -shift;
    e += shift;
    uint64_t one = UINT64_C(1) << (format->bits - 1);
    if (f == 2 * one) {
        f = one;
        e++;
    }
    uint64_t inf = (uint64_t)(format->high - format->low + 2) << (format->bits - 1);
    if (e > format->high) return round == COMMON_RN || round == COMMON_RP ? inf : inf - 1;
    if (f < one) return f; /* denormal: e is format->low */
    return ((uint64_t)(e - format->low) << (format->bits - 1)) + f;
}

static uint64_t put_f64(bool sign, u128 m, int e, enum common_round round)
{
    uint64_t bits = m ? put(&f64_format, m, e, common_round_magnitude(round, sign)) : 0;
    return (sign ? SIGN : 0) | bits;
}

/* (-1)^sign * m * 2^e plus the same of the other, rounded once. Products have 106 bits, so that with
 * the leading bits brought to bit 125 whatever leaves on the right is below the rounding. */
static uint64_t add_exact(bool as, u128 am, int ae, bool bs, u128 bm, int be,
                          enum common_round round)
{
    enum { TOP = 125 };
    bool zero_sign = as == bs ? as : round == COMMON_RM;
    if (am == 0 && bm == 0) return zero_sign ? SIGN : 0;
    if (am == 0) return put_f64(bs, bm, be, round);
    if (bm == 0) return put_f64(as, am, ae, round);

    int a_up = TOP - top_bit(am), b_up = TOP - top_bit(bm);
    am <<= a_up, ae -= a_up;
    bm <<= b_up, be -= b_up;
    if (ae > be) bm = shift_jam(bm, ae - be);
    else am = shift_jam(am, be - ae);
    int e = ae > be ? ae : be;
    if (as == bs) return put_f64(as, am + bm, e, round);
    if (am == bm) return zero_sign ? SIGN : 0;
    return am > bm ? put_f64(as, am - bm, e, round) : put_f64(bs, bm - am, e, round);
}

uint64_t common_f64_fma(uint64_t a, uint64_t b, uint64_t c, enum common_round round)
{
    if (common_f64_is_nan(b)) return quiet(b);
    if (common_f64_is_nan(c)) return quiet(c);
    if (common_f64_is_nan(a)) return quiet(a);
    struct number na = unpack(a), nb = unpack(b), nc = unpack(c);
    bool sign = na.sign != nb.sign;
    if (is_inf(a) || is_inf(b)) {
        if ((a & ~SIGN) == 0 || (b & ~SIGN) == 0) return COMMON_F64_NAN;
        if (is_inf(c) && nc.sign != sign) return COMMON_F64_NAN;
        return (sign ? SIGN : 0) | INF;
    }
    if (is_inf(c)) return c;
    return add_exact(sign, (u128)na.m * nb.m, na.e + nb.e, nc.sign, nc.m, nc.e, round);
}

uint64_t common_f64_add(uint64_t a, uint64_t b, enum common_round round)
{
    if (common_f64_is_nan(b)) return quiet(b);
    if (common_f64_is_nan(a)) return quiet(a);
    if (is_inf(a) && is_inf(b) && a != b) return COMMON_F64_NAN;
    if (is_inf(a)) return a;
    if (is_inf(b)) return b;
    struct number na = unpack(a), nb = unpack(b);
    return add_exact(na.sign, na.m, na.e, nb.sign, nb.m, nb.e, round);
}

uint64_t common_f64_mul(uint64_t a, uint64_t b, enum common_round round)
{
    if (common_f64_is_nan(b)) return quiet(b);
    if (common_f64_is_nan(a)) return quiet(a);
    struct number na = unpack(a), nb = unpack(b);
    bool sign = na.sign != nb.sign;
    if (is_inf(a) || is_inf(b)) {
        if ((a & ~SIGN) == 0 || (b & ~SIGN) == 0) return COMMON_F64_NAN;
        return (sign ? SIGN : 0) | INF;
    }
    return put_f64(sign, (u128)na.m * nb.m, na.e + nb.e, round);
}

/* Order of numbers as order of integers, -0 below +0. */
static int64_t rank(uint64_t x)
{
    return x & SIGN ? (int64_t) ~(x & ~SIGN) : (int64_t)x;
}

static uint64_t pick(uint64_t a, uint64_t b, bool smaller)
{
    if (common_f64_is_nan(a)) return common_f64_is_nan(b) ? quiet(b) : b;
    if (common_f64_is_nan(b)) return a;
    return (rank(a) < rank(b)) == smaller ? a : b;
}

uint64_t common_f64_min(uint64_t a, uint64_t b)
{
    return pick(a, b, true);
}

uint64_t common_f64_max(uint64_t a, uint64_t b)
{
    return pick(a, b, false);
}

unsigned common_f64_compare(uint64_t a, uint64_t b)
{
    if (common_f64_is_nan(a) || common_f64_is_nan(b)) return COMMON_UNORDERED;
    if (a == b || ((a | b) & ~SIGN) == 0) return COMMON_EQUAL;
    return rank(a) < rank(b) ? COMMON_LESS : COMMON_GREATER;
}

uint64_t common_f64_to_u64(uint64_t x, enum common_round round)
{
    struct number n = unpack(x);
    if (n.m == 0) return 0;
    if (is_inf(x) || n.e > 11) return UINT64_MAX; /* 2^64 and beyond */
    return n.e >= 0 ? n.m << n.e : common_round_shift(n.m, (unsigned)-n.e, round);
}

uint64_t common_f64_rint(uint64_t x, enum common_round round)
{
    struct number n = unpack(x);
    if (common_f64_is_nan(x)) return quiet(x);
    if (is_inf(x) || n.e >= 0) return x;
    uint64_t m = common_f64_to_u64(x & ~SIGN, common_round_magnitude(round, n.sign));
    return put_f64(n.sign, m, 0, COMMON_RN);
}

uint64_t common_f64_from_u64(uint64_t m, enum common_round round)
{
    return put_f64(false, m, 0, round);
}

uint64_t common_f64_from_f32(uint32_t x)
{
    uint64_t sign = (uint64_t)(x >> 31) << 63, f = x & 0x7fffff;
    uint32_t e = x >> 23 & 255;
    if (e == 255) return sign | INF | (f ? quiet(f << 29) : 0);
    u128 m = e ? f | 0x800000 : f;
    return sign | put_f64(false, m, (e ? (int)e : 1) - 150, COMMON_RN);
}

uint32_t common_f64_to_f32(uint64_t x, enum common_round round)
{
    uint32_t sign = (uint32_t)(x >> 63) << 31;
    struct number n = unpack(x);
    if (common_f64_is_nan(x)) return sign | 0x7fc00000 | (uint32_t)(x >> 29 & 0x7fffff);
    if (is_inf(x)) return sign | COMMON_F32_INF;
    if (n.m == 0) return sign;
    return sign | (uint32_t)put(&f32_format, n.m, n.e, common_round_magnitude(round, n.sign));
}
