/* Numbers of 1 sign, 7 exponent (bias 63) and 16 mantissa bits, in bits 23:0 of a word: the arithmetic of the
 * PICA200. Everything truncates toward zero and is computed with integers; zero and subnormal patterns are +0
 * inside arithmetic, and no result of arithmetic is -0 or subnormal. Bits 31:24 of an operand must be 0.
 * Source: docs/isa/pica200.md, 1.2 to 1.7 and 4.5; algorithms are its own. */
#ifndef COMMON_F24_H
#define COMMON_F24_H

#include <stdbool.h>
#include <stdint.h>

enum {
    COMMON_F24_ONE = 0x3f0000,
    COMMON_F24_INF = 0x7f0000,
    COMMON_F24_NAN = 0x7f8000, /* the one that arithmetic makes */
    COMMON_F24_SIGN = 0x800000,
    COMMON_F24_MASK = 0xffffff,
    COMMON_F24_PACKED = 3 /* words that hold a vector of four in a uniform upload */
};

static inline uint32_t common_f24_exponent(uint32_t a)
{
    return a >> 16 & 0x7f;
}
static inline uint32_t common_f24_significand(uint32_t a)
{
    return 0x10000 | (a & 0xffff);
}
static inline bool common_f24_is_zero(uint32_t a)
{
    return !common_f24_exponent(a);
}
static inline bool common_f24_is_nan(uint32_t a)
{
    return (a & 0x7fffff) > COMMON_F24_INF;
}

/* A result of sign (bit 23), exponent out of any range, and 17 significand bits. */
static inline uint32_t common_f24_pack(uint32_t sign, int32_t exponent, uint32_t significand)
{
    if (__builtin_expect(exponent <= 0, 0)) return 0;
    if (__builtin_expect(exponent >= 127, 0)) return sign | COMMON_F24_INF;
    return sign | (uint32_t)exponent << 16 | (significand & 0xffff);
}

/* When at least one operand is infinity or NaN. */
uint32_t common_f24_mul_special(uint32_t a, uint32_t b);
uint32_t common_f24_add_special(uint32_t a, uint32_t b);

static inline uint32_t common_f24_mul(uint32_t a, uint32_t b)
{
    uint32_t ea = common_f24_exponent(a), eb = common_f24_exponent(b);
    uint32_t sign = (a ^ b) & COMMON_F24_SIGN;

    if (__builtin_expect(ea == 127 || eb == 127, 0)) return common_f24_mul_special(a, b);
    if (ea == 0 || eb == 0) return 0;
    uint64_t product = (uint64_t)common_f24_significand(a) * common_f24_significand(b);
    uint32_t carry = (uint32_t)(product >> 33);
    return common_f24_pack(sign, (int32_t)(ea + eb + carry) - 63,
                           (uint32_t)(product >> (16 + carry)));
}

static inline uint32_t common_f24_add(uint32_t a, uint32_t b)
{
    if (__builtin_expect(common_f24_exponent(a) == 127 || common_f24_exponent(b) == 127, 0))
        return common_f24_add_special(a, b);
    if (common_f24_is_zero(b)) return common_f24_is_zero(a) ? 0 : a;
    if (common_f24_is_zero(a)) return b;

    uint32_t high = (a & 0x7fffff) >= (b & 0x7fffff) ? a : b, low = a ^ b ^ high;
    uint32_t exponent = common_f24_exponent(high), apart = exponent - common_f24_exponent(low);
    if (apart > 31) apart = 31; /* 20 bits are shifted: past 19 only the sticky bit is left */
    uint32_t x = common_f24_significand(high) << 3, y = common_f24_significand(low) << 3;
    y = y >> apart | ((y & ((1u << apart) - 1)) != 0);
    uint32_t sum = (a ^ b) & COMMON_F24_SIGN ? x - y : x + y;
    if (sum == 0) return 0;
    uint32_t zeros = (uint32_t)__builtin_clz(sum); /* 12: the top bit is where that of x was */
    return common_f24_pack(high & COMMON_F24_SIGN, (int32_t)(exponent + 12) - (int32_t)zeros,
                           sum << zeros >> 15);
}

/* Not fused: the product is a number of this format. */
static inline uint32_t common_f24_mad(uint32_t a, uint32_t b, uint32_t c)
{
    return common_f24_add(common_f24_mul(a, b), c);
}

/* An integer that orders like the number; both zeros give 0. Not for NaN. */
static inline int32_t common_f24_key(uint32_t a)
{
    int32_t magnitude = (int32_t)(a & 0x7fffff);
    return a & COMMON_F24_SIGN ? -magnitude : magnitude;
}

/* Comparisons do not flush: a subnormal pattern lies between 0 and the least normal number. NaN is unordered. */
static inline bool common_f24_ordered(uint32_t a, uint32_t b)
{
    return !common_f24_is_nan(a) && !common_f24_is_nan(b);
}

static inline bool common_f24_equal(uint32_t a, uint32_t b)
{
    return common_f24_ordered(a, b) && common_f24_key(a) == common_f24_key(b);
}

static inline bool common_f24_less(uint32_t a, uint32_t b)
{
    return common_f24_ordered(a, b) && common_f24_key(a) < common_f24_key(b);
}

static inline bool common_f24_less_equal(uint32_t a, uint32_t b)
{
    return common_f24_ordered(a, b) && common_f24_key(a) <= common_f24_key(b);
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

/* To and from IEEE single precision, as bits. From truncates; to is exact, subnormal patterns included. */
uint32_t common_f24_from_f32(uint32_t bits);
uint32_t common_f24_to_f32(uint32_t a);

/* Toward zero; NaN, infinity and what does not fit in -128..127 give 0. */
int32_t common_f24_to_int8(uint32_t a);

/* Exact for 0 <= value <= 2^17. */
uint32_t common_f24_from_int(uint32_t value);

/* Four numbers in three words, w first, as uniform uploads carry them. */
void common_f24_unpack(const uint32_t word[COMMON_F24_PACKED], uint32_t xyzw[4]);
void common_f24_pack_words(const uint32_t xyzw[4], uint32_t word[COMMON_F24_PACKED]);

#endif
