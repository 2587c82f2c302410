/* See f24.h. */
#include "f24.h"

enum { BIAS = 63 };

/* Conversions to and from IEEE single precision keep every bit. */
static const struct common_float_policy single = {
    .exponent = 8, .fraction = 23, .nan = COMMON_NAN_KEEP};

static uint32_t exponent_of(uint32_t a)
{
    return (uint32_t)common_float_exponent(&common_f24, a);
}

/* With its unit, of a number that is not zero. */
static uint32_t significand_of(uint32_t a)
{
    return (uint32_t)common_float_unpack(&common_f24, a).m;
}

/* A result of sign (bit 23), exponent out of any range, and 17 significand bits. */
static uint32_t pack(uint32_t sign, int32_t exponent, uint32_t significand)
{
    return (uint32_t)common_float_pack(&common_f24, sign, exponent, significand, COMMON_CUT);
}

uint32_t common_f24_flr(uint32_t a)
{
    return (uint32_t)common_float_rint(&common_f24, a, COMMON_RM);
}

uint32_t common_f24_rcp(uint32_t a)
{
    uint32_t sign = a & COMMON_F24_SIGN, significand = significand_of(a);
    int32_t exponent = (int32_t)exponent_of(a);

    if (common_f24_is_nan(a)) return COMMON_F24_NAN;
    if (exponent == 0) return COMMON_F24_INF; /* of either sign */
    if (exponent == 127) return 0;
    if (significand == 0x10000) return pack(sign, 126 - exponent, 0x10000);
    return pack(sign, 125 - exponent, (uint32_t)(((uint64_t)1 << 33) / significand));
}

uint32_t common_f24_rsq(uint32_t a)
{
    const uint64_t limit = (uint64_t)1 << 50;

    if (common_f24_is_nan(a)) return COMMON_F24_NAN;
    if (exponent_of(a) == 0) return COMMON_F24_INF;
    if (a & COMMON_F24_SIGN) return COMMON_F24_NAN;
    if (a == COMMON_F24_INF) return 0;
    int32_t exponent = (int32_t)exponent_of(a) - BIAS;
    uint32_t odd = (uint32_t)exponent & 1;
    int32_t half = (exponent - (int32_t)odd) / 2;
    uint64_t value = (uint64_t)significand_of(a) << odd; /* 2^16 .. 2^18 - 1 */
    if (value == 0x10000) return pack(0, BIAS - half, 0x10000);
    /* The largest root with root^2 * value <= 2^50, bit by bit; bit 16 is always in it. */
    uint64_t root = 0x10000;
    for (uint64_t bit = 0x8000; bit; bit >>= 1) {
        uint64_t trial = root | bit;
        if (trial * trial * value <= limit) root = trial;
    }
    return pack(0, BIAS - 1 - half, (uint32_t)root);
}

/* [i - 1] = floor(2^(2^-i) * 2^30) */
static const uint32_t ex2_root[24] = {
    0x5a827999, 0x4c1bf828, 0x45cae0f1, 0x42d561b3, 0x4166c34c, 0x40b268f9, 0x4058f6a7, 0x402c6be9,
    0x4016321b, 0x400b1817, 0x40058bce, 0x4002c5d7, 0x400162e8, 0x4000b173, 0x400058b9, 0x40002c5c,
    0x4000162e, 0x40000b17, 0x4000058b, 0x400002c5, 0x40000162, 0x400000b1, 0x40000058, 0x4000002c,
};

/* The argument as a fixed-point number with 24 fraction bits, rounded down; |a| < 64, not 0. */
static int32_t ex2_fixed(uint32_t a)
{
    int32_t shift = (int32_t)exponent_of(a) - BIAS + 24 - 16;
    uint32_t significand = significand_of(a), magnitude, lost;

    if (shift >= 0) {
        magnitude = significand << shift; /* shift <= 13: below 2^30 */
        lost = 0;
    } else {
        uint32_t right = shift < -31 ? 31 : (uint32_t)-shift;
        magnitude = significand >> right;
        lost = (significand & ((1u << right) - 1)) != 0;
    }
    return a & COMMON_F24_SIGN ? -(int32_t)(magnitude + lost) : (int32_t)magnitude;
}

uint32_t common_f24_ex2(uint32_t a)
{
    if (common_f24_is_nan(a)) return COMMON_F24_NAN;
    if (exponent_of(a) == 0) return COMMON_F24_ONE;
    if (exponent_of(a) >= BIAS + 6) return a & COMMON_F24_SIGN ? 0 : COMMON_F24_INF;

    uint32_t fixed = (uint32_t)ex2_fixed(a);
    uint64_t power = 1u << 30;
    for (uint32_t i = 0; i < 24; i++)
        if (fixed >> (23 - i) & 1) power = power * ex2_root[i] >> 30;
    uint32_t whole = fixed >> 24; /* two's complement of 8 bits */
    return pack(0, (int32_t)(whole ^ 0x80) - 0x80 + BIAS, (uint32_t)(power >> 14));
}

uint32_t common_f24_lg2(uint32_t a)
{
    if (common_f24_is_nan(a)) return COMMON_F24_NAN;
    if (exponent_of(a) == 0) return COMMON_F24_SIGN | COMMON_F24_INF;
    if (a & COMMON_F24_SIGN) return COMMON_F24_NAN;
    if (a == COMMON_F24_INF) return COMMON_F24_INF;

    uint64_t m = (uint64_t)significand_of(a) << 14; /* 2.30: 1 <= m < 2 */
    int32_t fraction = 0;
    for (unsigned i = 0; i < 24; i++) {
        m = m * m >> 30;
        uint32_t bit = (uint32_t)(m >> 31);
        m >>= bit;
        fraction = fraction << 1 | (int32_t)bit;
    }
    int32_t x = ((int32_t)exponent_of(a) - BIAS) * (1 << 24) + fraction;
    if (x == 0) return 0;
    uint32_t magnitude = x < 0 ? -(uint32_t)x : (uint32_t)x;
    int32_t up = __builtin_clz(magnitude);
    return (uint32_t)common_float_round(&common_f24, x < 0 ? COMMON_F24_SIGN : 0,
                                        BIAS + 31 - 24 - up, magnitude << up, 31, COMMON_CUT);
}

uint32_t common_f24_from_f32(uint32_t bits)
{
    return (uint32_t)common_float_convert(&common_f24, &single, bits, COMMON_CUT);
}

uint32_t common_f24_to_f32(uint32_t a)
{
    return (uint32_t)common_float_convert(&single, &common_f24_raw, a, COMMON_CUT);
}

int32_t common_f24_to_int8(uint32_t a)
{
    uint32_t exponent = exponent_of(a);
    bool negative = a & COMMON_F24_SIGN;

    if (exponent < BIAS || exponent > BIAS + 7) return 0;
    int32_t value = (int32_t)(significand_of(a) >> (16 - (exponent - BIAS)));
    if (negative) return value <= 128 ? -value : 0;
    return value <= 127 ? value : 0;
}

uint32_t common_f24_from_int(uint32_t value)
{
    return (uint32_t)common_float_from_u64(&common_f24, value, COMMON_CUT);
}

void common_f24_unpack(const uint32_t word[COMMON_F24_PACKED], uint32_t xyzw[4])
{
    xyzw[3] = word[0] >> 8;
    xyzw[2] = (word[0] & 0xff) << 16 | word[1] >> 16;
    xyzw[1] = (word[1] & 0xffff) << 8 | word[2] >> 24;
    xyzw[0] = word[2] & COMMON_F24_MASK;
}

void common_f24_pack_words(const uint32_t xyzw[4], uint32_t word[COMMON_F24_PACKED])
{
    word[0] = xyzw[3] << 8 | xyzw[2] >> 16;
    word[1] = xyzw[2] << 16 | xyzw[1] >> 8;
    word[2] = xyzw[1] << 24 | xyzw[0];
}
