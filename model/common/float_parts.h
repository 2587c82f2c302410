/* The parts of a binary floating-point number: the policy of a machine, a number taken apart,
 * rounded and packed again. float.h has the arithmetic on them. */
#ifndef COMMON_FLOAT_PARTS_H
#define COMMON_FLOAT_PARTS_H

#include "round.h"

__extension__ typedef unsigned __int128 common_u128;

/* The value of a NaN result. */
enum common_nan {
    COMMON_NAN_ONE, /* always the NaN of the policy */
    /* an operand that is NaN, made quiet; the policy's for an invalid operation */
    COMMON_NAN_QUIET,
    COMMON_NAN_KEEP /* the same, but not made quiet: for conversions that move bits */
};

/* Relations of two numbers: exactly one holds. */
enum { COMMON_LESS = 1, COMMON_EQUAL = 2, COMMON_GREATER = 4, COMMON_UNORDERED = 8 };

struct common_float_policy {
    unsigned exponent, fraction; /* bits; the bias is 2^(exponent - 1) - 1 */
    bool flush_in;               /* a denormal operand is a zero of its sign */
    bool flush_out; /* a result that is below the least normal number after rounding, which knows no
                                  * limit of the exponent, is a zero of its sign; else it is
                                  * rounded as a denormal */
    bool no_minus_zero; /* no result of arithmetic is -0 */
    bool zero_wins;     /* 0 * infinity is 0, not NaN */
    bool fused;         /* multiply-add rounds once */
    enum common_nan nan;
    uint64_t nan_bits;
};

/* A finite number taken apart: m has the unit in bit `fraction` of its format, e is biased. A
 * denormal that is kept has e = 1 and no unit; zero has m = 0. */
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
 *   m      from one unit to two units, the last of which is a carry of rounding; less for a
 *          denormal
 *   round  says how a too large number is replaced */
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
 *   m    bit `top` is set and none above it; bits that were lost below bit 0 are or-ed into it
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

/* The sum of two numbers before rounding: m is 0, or its leading bit is COMMON_FLOAT_GUARD + 1
 * above that of a format, the lowest one sticky, and e is the exponent of the leading bit. The
 * sign of a zero means nothing.
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

#endif
