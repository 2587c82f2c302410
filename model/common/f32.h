/* Binary32 and binary16 arithmetic to the bit, on integers alone. Not IEEE 754: denormal operands
 * and results are zeros of the same sign, every NaN result is 0x7fffffff, and no flags exist. These
 * are the rules of the Tesla MP; docs/isa/tesla.md, 4.1 to 4.7, which was compared with silicon
 * tests. */
#ifndef COMMON_F32_H
#define COMMON_F32_H

#include "float.h"

enum { COMMON_F32_ONE = 0x3f800000, COMMON_F32_INF = 0x7f800000, COMMON_F32_NAN = 0x7fffffff };

static const struct common_float_policy common_f32 = {
    .exponent = 8,
    .fraction = 23,
    .flush_in = true,
    .flush_out = true,
    .nan = COMMON_NAN_ONE,
    .nan_bits = COMMON_F32_NAN,
};

static inline bool common_f32_is_nan(uint32_t x)
{
    return common_float_is_nan(&common_f32, x);
}

static inline uint32_t common_f32_flush(uint32_t x)
{
    return (uint32_t)common_float_flush(&common_f32, x);
}

/* a + b and a * b, to nearest or, if rz, to zero. */
uint32_t common_f32_add(uint32_t a, uint32_t b, bool rz);
uint32_t common_f32_mul(uint32_t a, uint32_t b, bool rz);

/* a * b + c, not fused: the product is cut to 24 bits, without a limit on its exponent. If any
 * operand is zero, it is common_f32_mul and common_f32_add instead. */
uint32_t common_f32_mad(uint32_t a, uint32_t b, uint32_t c);

/* To [+0, 1]; NaN stays. */
uint32_t common_f32_sat(uint32_t x);

/* A NaN gives way to the other operand; -0 is less than +0 here. */
uint32_t common_f32_min(uint32_t a, uint32_t b);
uint32_t common_f32_max(uint32_t a, uint32_t b);

/* COMMON_LESS, ..: denormals are 0, and -0 equals +0. */
unsigned common_f32_compare(uint32_t a, uint32_t b);

/* To an integral value. */
uint32_t common_f32_rint(uint32_t x, enum common_round round);

/* Magnitude as an integer; at most 0xffffffff, which infinity gives too; NaN gives 0.
 *   round  as for a positive number */
uint32_t common_f32_to_u32(uint32_t x, enum common_round round);

/* An integer as a number.
 *   round  as for a positive number */
uint32_t common_f32_from_u32(uint32_t m, enum common_round round);
uint32_t common_f32_from_u64(uint64_t m, enum common_round round);

/* Binary16, denormals included. NaN gives 0x7fffffff and 0x7fff.
 *   rint  cut instead of rounding; an overflow is still decided by round */
uint32_t common_f32_from_f16(uint32_t h);
uint32_t common_f32_to_f16(uint32_t x, enum common_round round, bool rint);

#endif
