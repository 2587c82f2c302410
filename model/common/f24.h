/* Numbers of 1 sign, 7 exponent (bias 63) and 16 mantissa bits, in bits 23:0 of a word: the
 * arithmetic of docs/isa/pica200.md. Everything truncates toward zero and is computed with
 * integers; zero and subnormal patterns are +0 inside arithmetic, and no result of arithmetic is -0
 * or subnormal. Bits 31:24 of an operand must be 0. Source: docs/isa/pica200.md, 1.2 to 1.7 and
 * 4.5; algorithms are its own. */
#ifndef COMMON_F24_H
#define COMMON_F24_H

#include "float.h"

enum {
    COMMON_F24_ONE = 0x3f0000,
    COMMON_F24_INF = 0x7f0000,
    COMMON_F24_NAN = 0x7f8000, /* the one that arithmetic makes */
    COMMON_F24_SIGN = 0x800000,
    COMMON_F24_MASK = 0xffffff,
    COMMON_F24_PACKED = 3 /* words that hold a vector of four in a uniform upload */
};

static const struct common_float_policy common_f24 = {
    .exponent = 7,
    .fraction = 16,
    .flush_in = true,
    .flush_out = true,
    .no_minus_zero = true,
    .zero_wins = true,
    .nan = COMMON_NAN_ONE,
    .nan_bits = COMMON_F24_NAN,
};
/* Moves and comparisons of numbers leave subnormal patterns and -0 as they are. */
static const struct common_float_policy common_f24_raw = {.exponent = 7, .fraction = 16};

static inline bool common_f24_is_nan(uint32_t a)
{
    return common_float_is_nan(&common_f24, a);
}

static inline uint32_t common_f24_mul(uint32_t a, uint32_t b)
{
    return (uint32_t)common_float_mul(&common_f24, a, b, COMMON_CUT);
}

static inline uint32_t common_f24_add(uint32_t a, uint32_t b)
{
    return (uint32_t)common_float_add(&common_f24, a, b, COMMON_CUT);
}

/* Not fused: the product is a number of this format. */
static inline uint32_t common_f24_mad(uint32_t a, uint32_t b, uint32_t c)
{
    return (uint32_t)common_float_mad(&common_f24, a, b, c, COMMON_CUT);
}

/* Comparisons do not flush: a subnormal pattern lies between 0 and the least normal number. NaN is
 * unordered. */
static inline bool common_f24_equal(uint32_t a, uint32_t b)
{
    return common_float_compare(&common_f24_raw, a, b) == COMMON_EQUAL;
}

static inline bool common_f24_less(uint32_t a, uint32_t b)
{
    return common_float_compare(&common_f24_raw, a, b) == COMMON_LESS;
}

static inline bool common_f24_less_equal(uint32_t a, uint32_t b)
{
    return (common_float_compare(&common_f24_raw, a, b) & (COMMON_LESS | COMMON_EQUAL)) != 0;
}

/* The bits of one operand, unchanged; of the second when they are equal or unordered. */
static inline uint32_t common_f24_max(uint32_t a, uint32_t b)
{
    return common_f24_less(b, a) ? a : b;
}

static inline uint32_t common_f24_min(uint32_t a, uint32_t b)
{
    return common_f24_less(a, b) ? a : b;
}

uint32_t common_f24_flr(uint32_t a);
uint32_t common_f24_rcp(uint32_t a); /* exactly truncated */
uint32_t common_f24_rsq(uint32_t a); /* exactly truncated */
uint32_t common_f24_ex2(uint32_t a);
uint32_t common_f24_lg2(uint32_t a);

/* To and from IEEE single precision, as bits. From truncates; to is exact, subnormal patterns
 * included. */
uint32_t common_f24_from_f32(uint32_t bits);
uint32_t common_f24_to_f32(uint32_t a);

/* Toward zero; NaN, infinity and numbers outside of -128..127 give 0. */
int32_t common_f24_to_int8(uint32_t a);

/* Exact for 0 <= value <= 2^17. */
uint32_t common_f24_from_int(uint32_t value);

/* Four numbers in three words, w first, as uniform uploads carry them. */
void common_f24_unpack(const uint32_t word[COMMON_F24_PACKED], uint32_t xyzw[4]);
void common_f24_pack_words(const uint32_t xyzw[4], uint32_t word[COMMON_F24_PACKED]);

#endif
