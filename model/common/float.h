/* Binary floating point of any format up to 64 bits, to the bit, on integers alone. The difference
 * between machines is a policy: the format, denormals, NaNs, and whether a multiply-add is fused.
 * The rounding mode is an argument. A number is bits: sign, exponent, fraction, as in IEEE 754, in
 * the low bits of a word; higher bits are 0. A policy is a constant, so that the compiler makes a
 * function of its own for each format. Rules of one machine that fit no policy are in the file of
 * its format. */
#ifndef COMMON_FLOAT_H
#define COMMON_FLOAT_H

#include "float_parts.h"

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

/* a * b before rounding, both with their units: bit common_float_product_top of m is set, and e is
 * its exponent. The bits that do not fit are or-ed into the last one. */
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

/* a * b + c, rounded once, whatever the policy says. The NaN of b goes before that of c, and that
 * before a's. */
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

/* The smaller or the larger of two. A NaN gives way to the other operand, two give b's; -0 is less
 * than +0. */
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

/* A number of one format in another. A NaN keeps its sign and the upper bits of its fraction,
 * unless the policy of the result has but one. */
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
