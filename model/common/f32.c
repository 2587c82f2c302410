/* See f32.h. Section numbers are those of docs/isa/tesla.md. */
#include "f32.h"

#define SIGN 0x80000000u

enum { BIAS = 127, UNIT = 1 << 23 };

static const struct common_float_policy f16 = {
    .exponent = 5, .fraction = 10, .nan = COMMON_NAN_ONE, .nan_bits = 0x7fff};

static enum common_round nearest_or_zero(bool rz)
{
    return rz ? COMMON_RZ : COMMON_RN;
}

uint32_t common_f32_add(uint32_t a, uint32_t b, bool rz)
{
    return (uint32_t)common_float_add(&common_f32, a, b, nearest_or_zero(rz));
}

uint32_t common_f32_mul(uint32_t a, uint32_t b, bool rz)
{
    return (uint32_t)common_float_mul(&common_f32, a, b, nearest_or_zero(rz));
}

static uint32_t mad_special(uint32_t a, uint32_t b, uint32_t c)
{
    /* a finite product is 0 here, so that it does not become infinity before c is looked at */
    bool finite = !common_float_is_inf(&common_f32, a) && !common_float_is_inf(&common_f32, b) &&
                  !common_f32_is_nan(a) && !common_f32_is_nan(b);
    uint64_t product = finite ? 0 : common_float_mul_special(&common_f32, a, b);
    return (uint32_t)common_float_add_special(&common_f32, product, c);
}

/* The sum of a product of any exponent and a number, both of 24 bits and not 0, before rounding. */
static inline struct common_float sum_of(struct common_float p, struct common_float c)
{
    bool swap = p.e < c.e || (p.e == c.e && p.m < c.m);
    return common_float_sum(&common_f32, swap ? c : p, swap ? p : c);
}

uint32_t common_f32_mad(uint32_t a, uint32_t b, uint32_t c)
{
    const int32_t top = common_float_top(&common_f32);
    if (common_float_exponent(&common_f32, a) == top ||
        common_float_exponent(&common_f32, b) == top ||
        common_float_exponent(&common_f32, c) == top)
        return mad_special(a, b, c);
    struct common_float x = common_float_unpack(&common_f32, a),
                        y = common_float_unpack(&common_f32, b),
                        z = common_float_unpack(&common_f32, c);
    if (x.m == 0 || y.m == 0 || z.m == 0)
        return (uint32_t)common_float_mad(&common_f32, a, b, c, COMMON_RN);

    struct common_float p = common_float_product(&common_f32, x, y);
    p.m >>= common_float_product_top(&common_f32) - common_f32.fraction;
    struct common_float sum = sum_of(p, z);
    if (sum.m == 0) return (uint32_t)(p.sign & z.sign);
    /* 4.5, step 5: unlike in add, a small result is cut before it is rounded */
    unsigned below = sum.e < 1 ? (unsigned)(1 - sum.e) : 0;
    sum.m = below > 63 ? 0 : sum.m >> below;
    uint64_t m = common_round_shift(sum.m, COMMON_FLOAT_GUARD + 1, COMMON_RN);
    if (m < UNIT) return (uint32_t)sum.sign;
    return (uint32_t)common_float_pack(&common_f32, sum.sign, below ? 1 : sum.e, m, COMMON_RN);
}

uint32_t common_f32_sat(uint32_t x)
{
    if (common_f32_is_nan(x)) return COMMON_F32_NAN;
    if (x & SIGN) return 0;
    return x > COMMON_F32_ONE ? COMMON_F32_ONE : x;
}

uint32_t common_f32_min(uint32_t a, uint32_t b)
{
    return (uint32_t)common_float_pick(&common_f32, a, b, true);
}

uint32_t common_f32_max(uint32_t a, uint32_t b)
{
    return (uint32_t)common_float_pick(&common_f32, a, b, false);
}

unsigned common_f32_compare(uint32_t a, uint32_t b)
{
    return common_float_compare(&common_f32, a, b);
}

uint32_t common_f32_rint(uint32_t x, enum common_round round)
{
    return (uint32_t)common_float_rint(&common_f32, x, round);
}

uint32_t common_f32_to_u32(uint32_t x, enum common_round round)
{
    if (common_f32_is_nan(x)) return 0;
    uint64_t m = common_float_to_u64(&common_f32, x, round);
    return m > UINT32_MAX ? UINT32_MAX : (uint32_t)m;
}

uint32_t common_f32_from_u64(uint64_t m, enum common_round round)
{
    return (uint32_t)common_float_from_u64(&common_f32, m, round);
}

uint32_t common_f32_from_u32(uint32_t m, enum common_round round)
{
    return common_f32_from_u64(m, round);
}

uint32_t common_f32_from_f16(uint32_t h)
{
    return (uint32_t)common_float_convert(&common_f32, &f16, h, COMMON_RN);
}

uint32_t common_f32_to_f16(uint32_t x, enum common_round round, bool rint)
{
    int32_t e = common_float_exponent(&common_f32, x);
    if (e <= BIAS - 34) return x >> 16 & 0x8000; /* below 2^-33 it is 0 in every mode */
    bool overflows = e > BIAS + 15;
    return (uint32_t)common_float_convert(&f16, &common_f32, x,
                                          rint && !overflows ? COMMON_RZ : round);
}
