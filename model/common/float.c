/* See float.h: functions that are rare, or too long to be inline in every caller. */
#include "float.h"

uint64_t common_float_add_special(const struct common_float_policy *p, uint64_t a, uint64_t b)
{
    if (common_float_is_nan(p, b)) return common_float_nan(p, b);
    if (common_float_is_nan(p, a)) return common_float_nan(p, a);
    bool a_inf = common_float_is_inf(p, a), b_inf = common_float_is_inf(p, b);
    if (a_inf && b_inf && a != b) return p->nan_bits;
    return a_inf ? a : b;
}

uint64_t common_float_mul_special(const struct common_float_policy *p, uint64_t a, uint64_t b)
{
    uint64_t sign = (a ^ b) & common_float_sign(p);
    if (common_float_is_nan(p, b)) return common_float_nan(p, b);
    if (common_float_is_nan(p, a)) return common_float_nan(p, a);
    uint64_t other = common_float_is_inf(p, a) ? b : a;
    if (common_float_magnitude(p, common_float_flush(p, other)) == 0)
        return p->zero_wins ? common_float_zero(p, sign) : p->nan_bits;
    return sign | common_float_inf(p);
}

/* A number whose significand is wide: that of a product is twice as long. */
struct wide {
    uint64_t sign;
    common_u128 m; /* 0, or bit WIDE_TOP is set, whose exponent e is */
    int32_t e;
};

enum {
    WIDE_TOP = 125
}; /* no bit of a product of two significands leaves, nor a carry of their sum */

static int32_t leading_zeros(common_u128 m)
{
    uint64_t high = (uint64_t)(m >> 64);
    return high ? __builtin_clzll(high) : 64 + __builtin_clzll((uint64_t)m);
}

static common_u128 shift_jam(common_u128 m, int32_t shift)
{
    if (shift > 127) return m != 0;
    return m >> shift | ((m & (((common_u128)1 << shift) - 1)) != 0);
}

/*   e  exponent of bit `unit` of m */
static struct wide widen(uint64_t sign, common_u128 m, int32_t e, int32_t unit)
{
    struct wide w = {sign, 0, 0};
    if (m == 0) return w;
    int32_t up = leading_zeros(m) - (127 - WIDE_TOP);
    w.m = m << up;
    w.e = e + WIDE_TOP - unit - up;
    return w;
}

static uint64_t round_wide(const struct common_float_policy *p, struct wide w,
                           enum common_round round)
{
    int32_t up = leading_zeros(w.m) - (127 - WIDE_TOP);
    common_u128 m = up < 0 ? shift_jam(w.m, -up) : w.m << up;
    uint64_t low = (uint64_t)m;
    return common_float_round(p, w.sign, w.e - up, (uint64_t)(m >> 64) | (low != 0), WIDE_TOP - 64,
                              round);
}

static uint64_t add_wide(const struct common_float_policy *p, struct wide a, struct wide b,
                         enum common_round round)
{
    if (a.m == 0 && b.m == 0) return common_float_zero_sum(p, a.sign, b.sign, round);
    if (a.m == 0) return round_wide(p, b, round);
    if (b.m == 0) return round_wide(p, a, round);
    bool swap = a.e < b.e || (a.e == b.e && a.m < b.m);
    struct wide big = swap ? b : a, small = swap ? a : b;
    small.m = shift_jam(small.m, big.e - small.e);
    big.m = big.sign == small.sign ? big.m + small.m : big.m - small.m;
    if (big.m == 0) return common_float_zero_sum(p, a.sign, b.sign, round);
    return round_wide(p, big, round);
}

static uint64_t fma_special(const struct common_float_policy *p, uint64_t a, uint64_t b, uint64_t c)
{
    if (common_float_is_nan(p, b)) return common_float_nan(p, b);
    if (common_float_is_nan(p, c)) return common_float_nan(p, c);
    if (common_float_is_nan(p, a)) return common_float_nan(p, a);
    if (!common_float_is_inf(p, a) && !common_float_is_inf(p, b)) return c;
    return common_float_add_special(p, common_float_mul_special(p, a, b), c);
}

uint64_t common_float_fma(const struct common_float_policy *p, uint64_t a, uint64_t b, uint64_t c,
                          enum common_round round)
{
    const int32_t top = common_float_top(p), unit = (int32_t)p->fraction;
    if (common_float_exponent(p, a) == top || common_float_exponent(p, b) == top ||
        common_float_exponent(p, c) == top)
        return fma_special(p, a, b, c);
    struct common_float x = common_float_unpack(p, a), y = common_float_unpack(p, b),
                        z = common_float_unpack(p, c);
    struct wide product =
        widen(x.sign ^ y.sign, (common_u128)x.m * y.m, x.e + y.e - common_float_bias(p), 2 * unit);
    return add_wide(p, product, widen(z.sign, z.m, z.e, unit), round);
}
