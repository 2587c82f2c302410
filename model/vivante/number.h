/* Numbers of the Vivante: binary32 and binary16 to the bit, on integers alone. Sheet 4.2 to 4.4,
 * 4.10, 2.4. */
#ifndef VIVANTE_NUMBER_H
#define VIVANTE_NUMBER_H

#include "../common/float.h"

#define VIVANTE_SIGN 0x80000000u
#define VIVANTE_NAN  0x7fc00000u
#define VIVANTE_INF  0x7f800000u
#define VIVANTE_ONE  0x3f800000u

static const struct common_float_policy vivante_f32 = {
    .exponent = 8,
    .fraction = 23,
    .flush_in = true,
    .flush_out = true,
    .nan = COMMON_NAN_ONE,
    .nan_bits = VIVANTE_NAN,
};

static inline bool vivante_is_nan(uint32_t x)
{
    return (x & ~VIVANTE_SIGN) > VIVANTE_INF;
}
/* A denormal becomes a zero of its sign. */
static inline uint32_t vivante_flush(uint32_t x)
{
    return x & VIVANTE_INF ? x : x & VIVANTE_SIGN;
}
/* x > 0, for conditions inside of an operation. */
static inline bool vivante_positive(uint32_t x)
{
    return x >= 0x00800000 && x <= VIVANTE_INF;
}

/*   round  COMMON_RN or COMMON_RZ */
static inline uint32_t vivante_add(uint32_t a, uint32_t b, enum common_round round)
{
    return (uint32_t)common_float_add(&vivante_f32, a, b, round);
}
static inline uint32_t vivante_mul(uint32_t a, uint32_t b, enum common_round round)
{
    return (uint32_t)common_float_mul(&vivante_f32, a, b, round);
}

/* Sheet 3.4, rule 2. */
static inline uint32_t vivante_sat(uint32_t x)
{
    if (!vivante_positive(x)) return 0;
    return x < VIVANTE_ONE ? x : VIVANTE_ONE;
}

uint32_t vivante_floor(uint32_t x);
uint32_t vivante_ceil(uint32_t x);
uint32_t vivante_frc(uint32_t x);
uint32_t vivante_clamp0_max(uint32_t a, uint32_t b);

uint32_t vivante_from_half(uint32_t h);
uint32_t vivante_to_half(uint32_t x, enum common_round round);

/* An integer of a type, extended to 32 bits, as a number. */
uint32_t vivante_from_int(uint32_t x, bool is_signed, enum common_round round);

/* A number as an integer of so many bits, extended to 32: saturating, NaN gives 0.
 *   round  COMMON_RN, COMMON_RZ; COMMON_RM floors */
uint32_t vivante_to_int(uint32_t x, bool is_signed, unsigned bits, enum common_round round);

/* Whether a condition holds for one component, sheet 2.4; a reserved one does not. Unary ones look
 * at a alone. */
bool vivante_holds(unsigned cond, unsigned type, uint32_t a, uint32_t b);

#endif
