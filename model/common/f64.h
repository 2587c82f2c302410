/* Binary64 arithmetic to the bit, on integers alone: IEEE 754 with denormals, four rounding modes
 * and a fused multiply-add. A NaN operand is the result, quieted; which one of several, and that
 * invalid operations give 0xfff8000000000000, are the Tesla MP's rules (docs/isa/tesla.md, 4.8). */
#ifndef COMMON_F64_H
#define COMMON_F64_H

#include "f32.h"

#define COMMON_F64_SIGN  UINT64_C(0x8000000000000000)
#define COMMON_F64_INF   UINT64_C(0x7ff0000000000000)
#define COMMON_F64_QUIET UINT64_C(0x0008000000000000) /* bit that makes a NaN quiet */
#define COMMON_F64_NAN   UINT64_C(0xfff8000000000000)

static const struct common_float_policy common_f64 = {
    .exponent = 11,
    .fraction = 52,
    .fused = true,
    .nan = COMMON_NAN_QUIET,
    .nan_bits = COMMON_F64_NAN,
};

static inline bool common_f64_is_nan(uint64_t x)
{
    return common_float_is_nan(&common_f64, x);
}

/* a * b + c with one rounding; a NaN of b, c, a in this order is the result. */
uint64_t common_f64_fma(uint64_t a, uint64_t b, uint64_t c, enum common_round round);
/* A NaN of b, then of a. */
uint64_t common_f64_add(uint64_t a, uint64_t b, enum common_round round);
uint64_t common_f64_mul(uint64_t a, uint64_t b, enum common_round round);

/* A NaN gives way to the other operand, two give b; -0 is less than +0 here. */
uint64_t common_f64_min(uint64_t a, uint64_t b);
uint64_t common_f64_max(uint64_t a, uint64_t b);

/* COMMON_LESS, ..: -0 equals +0. */
unsigned common_f64_compare(uint64_t a, uint64_t b);

/* To an integral value of the same sign. */
uint64_t common_f64_rint(uint64_t x, enum common_round round);

/* Magnitude as an integer; at most 2^64 - 1, which infinity gives too. Not for NaN.
 *   round  as for a positive number */
uint64_t common_f64_to_u64(uint64_t x, enum common_round round);

/* An integer as a number.
 *   round  as for a positive number */
uint64_t common_f64_from_u64(uint64_t m, enum common_round round);

/* Binary32 here keeps its denormals and the payload of a NaN, which becomes quiet. */
uint64_t common_f64_from_f32(uint32_t x);
uint32_t common_f64_to_f32(uint64_t x, enum common_round round);

#endif
