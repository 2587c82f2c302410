/* See f64.h. */
#include "f64.h"

/* Binary32 as conversions see it. */
static const struct common_float_policy single = {
    .exponent = 8, .fraction = 23, .nan = COMMON_NAN_QUIET, .nan_bits = 0x7fc00000};

uint64_t common_f64_fma(uint64_t a, uint64_t b, uint64_t c, enum common_round round)
{
    return common_float_mad(&common_f64, a, b, c, round);
}

uint64_t common_f64_add(uint64_t a, uint64_t b, enum common_round round)
{
    return common_float_add(&common_f64, a, b, round);
}

uint64_t common_f64_mul(uint64_t a, uint64_t b, enum common_round round)
{
    return common_float_mul(&common_f64, a, b, round);
}

uint64_t common_f64_min(uint64_t a, uint64_t b)
{
    return common_float_pick(&common_f64, a, b, true);
}

uint64_t common_f64_max(uint64_t a, uint64_t b)
{
    return common_float_pick(&common_f64, a, b, false);
}

unsigned common_f64_compare(uint64_t a, uint64_t b)
{
    return common_float_compare(&common_f64, a, b);
}

uint64_t common_f64_to_u64(uint64_t x, enum common_round round)
{
    return common_float_to_u64(&common_f64, x, round);
}

uint64_t common_f64_rint(uint64_t x, enum common_round round)
{
    return common_float_rint(&common_f64, x, round);
}

uint64_t common_f64_from_u64(uint64_t m, enum common_round round)
{
    return common_float_from_u64(&common_f64, m, round);
}

uint64_t common_f64_from_f32(uint32_t x)
{
    return common_float_convert(&common_f64, &single, x, COMMON_RN);
}

uint32_t common_f64_to_f32(uint64_t x, enum common_round round)
{
    return (uint32_t)common_float_convert(&single, &common_f64, x, round);
}
