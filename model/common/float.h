/* Binary floating point of any format up to 64 bits, to the bit, on integers alone. What differs between machines is
 * a policy: the format, denormals, NaNs, and whether a multiply-add is fused. The rounding mode is an argument. A number
 * is bits: sign, exponent, fraction, as in IEEE 754, in the low bits of a word; higher bits are 0.
 * A policy is a constant, so that the compiler makes a function of its own for each format. Rules of one machine that
 * fit no policy stand in the file of its format. */
#ifndef COMMON_FLOAT_H
#define COMMON_FLOAT_H

#include "round.h"

__extension__ typedef unsigned __int128 common_u128;

/* What a NaN result is. */
enum common_nan {
    COMMON_NAN_ONE,   /* always the NaN of the policy */
    COMMON_NAN_QUIET, /* an operand that is NaN, made quiet; the policy's for an invalid operation */
    COMMON_NAN_KEEP   /* the same, but not made quiet: for conversions that move bits */
};

/* Relations of two numbers: exactly one holds. */
enum { COMMON_LESS = 1, COMMON_EQUAL = 2, COMMON_GREATER = 4, COMMON_UNORDERED = 8 };

struct common_float_policy {
    unsigned exponent, fraction; /* bits; the bias is 2^(exponent - 1) - 1 */
    bool flush_in;               /* a denormal operand is a zero of its sign */
    bool flush_out; /* a result that is below the least normal number after rounding, which knows no
                                  * limit of the exponent, is a zero of its sign; else it is rounded as a denormal */
    bool no_minus_zero; /* no result of arithmetic is -0 */
    bool zero_wins;     /* 0 * infinity is 0, not NaN */
    bool fused;         /* multiply-add rounds once */
    enum common_nan nan;
    uint64_t nan_bits;
};

/* A finite number taken apart: m has the unit in bit `fraction` of its format, e is biased. A denormal that is kept
 * has e = 1 and no unit; zero has m = 0. */
struct common_float {
    uint64_t sign; /* where the format has it */
    uint64_t m;
    int32_t e;
};

enum { COMMON_FLOAT_GUARD = 3 }; /* bits below the fraction in a sum, the last of them sticky */

#define COMMON_ALWAYS static inline __attribute__((always_inline))

/* ---- parts of a number ---- */

COMMON_ALWAYS uint64_t common_float_sign(const struct common_float_policy *p)
{
    return UINT64_C(1) << (p->exponent + p->fraction);
}
COMMON_ALWAYS uint64_t common_float_unit(const struct common_float_policy *p)
{
    return UINT64_C(1) << p->fraction;
}
COMMON_ALWAYS int32_t common_float_bias(const struct common_float_policy *p)
{
    return (1 << (p->exponent - 1)) - 1;
}
/* The exponent of infinity and NaN. */
COMMON_ALWAYS int32_t common_float_top(const struct common_float_policy *p)
{
    return (1 << p->exponent) - 1;
}
COMMON_ALWAYS uint64_t common_float_inf(const struct common_float_policy *p)
{
    return common_float_sign(p) - common_float_unit(p);
}
COMMON_ALWAYS uint64_t common_float_magnitude(const struct common_float_policy *p, uint64_t x)
{
    return x & (common_float_sign(p) - 1);
}
COMMON_ALWAYS int32_t common_float_exponent(const struct common_float_policy *p, uint64_t x)
{
    return (int32_t)(x >> p->fraction) & common_float_top(p);
}
COMMON_ALWAYS bool common_float_is_nan(const struct common_float_policy *p, uint64_t x)
{
    return common_float_magnitude(p, x) > common_float_inf(p);
}
COMMON_ALWAYS bool common_float_is_inf(const struct common_float_policy *p, uint64_t x)
{
    return common_float_magnitude(p, x) == common_float_inf(p);
}

/* As arithmetic reads it: a denormal becomes a zero of its sign if the policy says so. */
COMMON_ALWAYS uint64_t common_float_flush(const struct common_float_policy *p, uint64_t x)
{
    return p->flush_in && common_float_exponent(p, x) == 0 ? x & common_float_sign(p) : x;
}

/* A NaN operand as a result. */
COMMON_ALWAYS uint64_t common_float_nan(const struct common_float_policy *p, uint64_t x)
{
    if (p->nan == COMMON_NAN_ONE) return p->nan_bits;
    return p->nan == COMMON_NAN_QUIET ? x | common_float_unit(p) >> 1 : x;
}

/* A result that is zero. */
COMMON_ALWAYS uint64_t common_float_zero(const struct common_float_policy *p, uint64_t sign)
{
    return p->no_minus_zero ? 0 : sign;
}

/* A result whose magnitude is too large. */
COMMON_ALWAYS uint64_t common_float_overflow(const struct common_float_policy *p, uint64_t sign,
                                             enum common_round round)
{
    enum common_round m = common_round_magnitude(round, sign != 0);
    bool finite = m == COMMON_RZ || m == COMMON_RM;
    return sign | (common_float_inf(p) - finite);
}

/* ---- apart and together ---- */

/* Not for infinity and NaN. */
COMMON_ALWAYS struct common_float common_float_unpack(const struct common_float_policy *p,
                                                      uint64_t x)
{
    int32_t e = common_float_exponent(p, x);
    uint64_t f = x & (common_float_unit(p) - 1);
    struct common_float n = {x & common_float_sign(p), f | common_float_unit(p), e};
    if (e == 0) n.m = p->flush_in ? 0 : f, n.e = 1;
    return n;
}

/* Brings the unit of a denormal to its place, below exponent 1. Not for zero. */
COMMON_ALWAYS void common_float_normalize(const struct common_float_policy *p,
                                          struct common_float *n)
{
    int32_t up = __builtin_clzll(n->m) - (63 - (int32_t)p->fraction);
    n->m <<= up;
    n->e -= up;
}

/* A number whose fraction is rounded already.
 *   e      exponent, which may be out of range; 1 if m has no unit
 *   m      from one unit to two units, the last of which is a carry of rounding; less for a denormal
 *   round  says what becomes of a number that is too large */
COMMON_ALWAYS uint64_t common_float_pack(const struct common_float_policy *p, uint64_t sign,
                                         int32_t e, uint64_t m, enum common_round round)
{
    if (__builtin_expect(e >= common_float_top(p), 0)) return common_float_overflow(p, sign, round);
    /* A carry of rounding makes the least normal number of exponent 0. */
    if (p->flush_out && __builtin_expect(e < 1, 0) && (e < 0 || m < 2 * common_float_unit(p)))
        return common_float_zero(p, sign);
    /* The unit adds 1 to the exponent, a carry 2; a carry into infinity leaves the fraction 0. */
    uint64_t bits = m + ((uint64_t)((int64_t)e - 1) << p->fraction);
    return sign | bits;
}

/* Rounds and packs.
 *   e    exponent of bit `top` of m, which may be out of range
 *   m    bit `top` is set and none above it; what was lost below bit 0 is or-ed into it
 *   top  at least `fraction` of the format */
COMMON_ALWAYS uint64_t common_float_round(const struct common_float_policy *p, uint64_t sign,
                                          int32_t e, uint64_t m, unsigned top,
                                          enum common_round round)
{
    unsigned shift = top - p->fraction;
    if (!p->flush_out && e < 1) {
        shift += (unsigned)(1 - e);
        e = 1;
    }
    m = common_round_shift(m, shift, common_round_magnitude(round, sign != 0));
    return common_float_pack(p, sign, e, m, round);
}

/* The sum of two numbers before rounding: m is 0, or its leading bit is COMMON_FLOAT_GUARD + 1 above that of a format,
 * the lowest one sticky, and e is the exponent of the leading bit. The sign of a zero means nothing.
 *   big  has not the smaller magnitude; its exponent may be out of range */
COMMON_ALWAYS struct common_float common_float_sum(const struct common_float_policy *p,
                                                   struct common_float big,
                                                   struct common_float small)
{
    uint32_t apart = (uint32_t)(big.e - small.e);
    apart = apart > 63 ? 63 : apart;
    uint64_t x = big.m << COMMON_FLOAT_GUARD, y = small.m << COMMON_FLOAT_GUARD;
    y = y >> apart | ((y & ((UINT64_C(1) << apart) - 1)) != 0);
    uint64_t sum = big.sign != small.sign ? x - y : x + y;
    struct common_float n = {big.sign, 0, 0};
    if (sum == 0) return n;
    int32_t up = __builtin_clzll(sum) - (62 - (int32_t)p->fraction - COMMON_FLOAT_GUARD);
    n.m = sum << up;
    n.e = big.e + 1 - up;
    return n;
}

/* The sign of a zero that two numbers add up to. */
COMMON_ALWAYS uint64_t common_float_zero_sum(const struct common_float_policy *p, uint64_t a,
                                             uint64_t b, enum common_round round)
{
    uint64_t sign = a == b ? a : round == COMMON_RM ? common_float_sign(p) : 0;
    return common_float_zero(p, sign);
}

/* ---- arithmetic ---- */

/* When an operand is infinity or NaN. The NaN of b goes before that of a. */
uint64_t common_float_add_special(const struct common_float_policy *p, uint64_t a, uint64_t b);
uint64_t common_float_mul_special(const struct common_float_policy *p, uint64_t a, uint64_t b);

/* a + b, rounded once. */
COMMON_ALWAYS uint64_t common_float_add(const struct common_float_policy *p, uint64_t a, uint64_t b,
                                        enum common_round round)
{
    const int32_t top = common_float_top(p);
    if (__builtin_expect(common_float_exponent(p, a) == top || common_float_exponent(p, b) == top,
                         0))
        return common_float_add_special(p, a, b);
    bool swap = common_float_magnitude(p, a) < common_float_magnitude(p, b);
    struct common_float big = common_float_unpack(p, swap ? b : a);
    struct common_float small = common_float_unpack(p, swap ? a : b);
    struct common_float sum = common_float_sum(p, big, small);
    if (sum.m == 0) return common_float_zero_sum(p, big.sign, small.sign, round);
    return common_float_round(p, sum.sign, sum.e, sum.m, p->fraction + COMMON_FLOAT_GUARD + 1,
                              round);
}

/* The leading bit of a product, and how many of its lowest bits do not fit in 63. */
COMMON_ALWAYS unsigned common_float_left_out(const struct common_float_policy *p)
{
    return p->fraction > 30 ? 2 * p->fraction + 2 - 63 : 0;
}
COMMON_ALWAYS unsigned common_float_product_top(const struct common_float_policy *p)
{
    return 2 * p->fraction + 1 - common_float_left_out(p);
}

/* a * b before rounding, both with their units: bit common_float_product_top of m is set, and e is its exponent. The
 * bits that do not fit are or-ed into the last one. */
COMMON_ALWAYS struct common_float common_float_product(const struct common_float_policy *p,
                                                       struct common_float a, struct common_float b)
{
    const unsigned out = common_float_left_out(p), top = common_float_product_top(p);
    struct common_float n = {a.sign ^ b.sign, 0, a.e + b.e - common_float_bias(p)};
    if (out) {
        common_u128 m = (common_u128)a.m * b.m;
        n.m = (uint64_t)(m >> out) | (((uint64_t)m & ((UINT64_C(1) << out) - 1)) != 0);
    } else {
        n.m = a.m * b.m;
    }
    uint32_t carry = (uint32_t)(n.m >> top);
    n.m <<= 1 - carry;
    n.e += (int32_t)carry;
    return n;
}

/* a * b, rounded once. */
COMMON_ALWAYS uint64_t common_float_mul(const struct common_float_policy *p, uint64_t a, uint64_t b,
                                        enum common_round round)
{
    const int32_t top = common_float_top(p);
    if (__builtin_expect(common_float_exponent(p, a) == top || common_float_exponent(p, b) == top,
                         0))
        return common_float_mul_special(p, a, b);
    struct common_float x = common_float_unpack(p, a), y = common_float_unpack(p, b);
    if (x.m == 0 || y.m == 0) return common_float_zero(p, x.sign ^ y.sign);
    if (!p->flush_in) {
        common_float_normalize(p, &x);
        common_float_normalize(p, &y);
    }
    struct common_float n = common_float_product(p, x, y);
    return common_float_round(p, n.sign, n.e, n.m, common_float_product_top(p), round);
}

/* a * b + c, rounded once, whatever the policy says. The NaN of b goes before that of c, and that before a's. */
uint64_t common_float_fma(const struct common_float_policy *p, uint64_t a, uint64_t b, uint64_t c,
                          enum common_round round);

/* a * b + c, rounded once or twice as the policy says. */
COMMON_ALWAYS uint64_t common_float_mad(const struct common_float_policy *p, uint64_t a, uint64_t b,
                                        uint64_t c, enum common_round round)
{
    if (p->fused) return common_float_fma(p, a, b, c, round);
    return common_float_add(p, common_float_mul(p, a, b, round), c, round);
}

/* ---- order ---- */

/* Order of numbers as order of integers, -0 below +0. */
COMMON_ALWAYS int64_t common_float_rank(const struct common_float_policy *p, uint64_t x)
{
    int64_t magnitude = (int64_t)common_float_magnitude(p, x);
    return x & common_float_sign(p) ? ~magnitude : magnitude;
}

/* The same, but both zeros give 0. */
COMMON_ALWAYS int64_t common_float_key(const struct common_float_policy *p, uint64_t x)
{
    int64_t magnitude = (int64_t)common_float_magnitude(p, common_float_flush(p, x));
    return x & common_float_sign(p) ? -magnitude : magnitude;
}

/* COMMON_LESS, ..: -0 equals +0. */
COMMON_ALWAYS unsigned common_float_compare(const struct common_float_policy *p, uint64_t a,
                                            uint64_t b)
{
    if (common_float_is_nan(p, a) || common_float_is_nan(p, b)) return COMMON_UNORDERED;
    int64_t x = common_float_key(p, a), y = common_float_key(p, b);
    return x < y ? COMMON_LESS : x > y ? COMMON_GREATER : COMMON_EQUAL;
}

/* The smaller or the larger of two. A NaN gives way to the other operand, two give b's; -0 is less than +0. */
COMMON_ALWAYS uint64_t common_float_pick(const struct common_float_policy *p, uint64_t a,
                                         uint64_t b, bool smaller)
{
    bool b_nan = common_float_is_nan(p, b);
    if (common_float_is_nan(p, a)) return b_nan ? common_float_nan(p, b) : common_float_flush(p, b);
    a = common_float_flush(p, a);
    if (b_nan) return a;
    b = common_float_flush(p, b);
    return (common_float_rank(p, a) < common_float_rank(p, b)) == smaller ? a : b;
}

/* ---- integers and other formats ---- */

/* An integer as a number.
 *   round  as for a positive number */
COMMON_ALWAYS uint64_t common_float_from_u64(const struct common_float_policy *p, uint64_t m,
                                             enum common_round round)
{
    if (m == 0) return 0;
    int32_t up = __builtin_clzll(m);
    return common_float_round(p, 0, common_float_bias(p) + 63 - up, m << up, 63, round);
}

/* Magnitude as an integer; at most 2^64 - 1, which infinity gives too. Not for NaN.
 *   round  as for a positive number */
COMMON_ALWAYS uint64_t common_float_to_u64(const struct common_float_policy *p, uint64_t x,
                                           enum common_round round)
{
    struct common_float n = common_float_unpack(p, x);
    int32_t up = n.e - common_float_bias(p) - (int32_t)p->fraction;
    if (n.m == 0) return 0;
    if (n.e == common_float_top(p) || up > 63 - (int32_t)p->fraction) return UINT64_MAX;
    return up >= 0 ? n.m << up : common_round_shift(n.m, (unsigned)-up, round);
}

/* To an integral value of the same sign. */
COMMON_ALWAYS uint64_t common_float_rint(const struct common_float_policy *p, uint64_t x,
                                         enum common_round round)
{
    uint64_t sign = x & common_float_sign(p);
    if (common_float_is_nan(p, x)) return common_float_nan(p, x);
    if (common_float_exponent(p, x) >= common_float_bias(p) + (int32_t)p->fraction) return x;
    uint64_t m = common_float_to_u64(p, x, common_round_magnitude(round, sign != 0));
    return m ? sign | common_float_from_u64(p, m, round) : common_float_zero(p, sign);
}

/* A number of one format in another. A NaN keeps its sign and the upper bits of its fraction, unless the policy of
 * the result has but one. */
COMMON_ALWAYS uint64_t common_float_convert(const struct common_float_policy *to,
                                            const struct common_float_policy *from, uint64_t x,
                                            enum common_round round)
{
    uint64_t sign = x & common_float_sign(from) ? common_float_sign(to) : 0;
    uint64_t f = x & (common_float_unit(from) - 1);
    if (common_float_exponent(from, x) == common_float_top(from)) {
        if (f == 0) return sign | common_float_inf(to);
        f = to->fraction > from->fraction ? f << ((to->fraction - from->fraction) & 63)
                                          : f >> ((from->fraction - to->fraction) & 63);
        return common_float_nan(to, sign | common_float_inf(to) | f);
    }
    struct common_float n = common_float_unpack(from, x);
    if (n.m == 0) return common_float_zero(to, sign);
    common_float_normalize(from, &n);
    int32_t e = n.e - common_float_bias(from) + common_float_bias(to);
    return common_float_round(to, sign, e, n.m << (63 - from->fraction), 63, round);
}

#endif
