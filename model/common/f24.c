/* See f24.h. */
#include "f24.h"

enum { BIAS = 63 };

static bool is_inf(uint32_t a)
{
    return (a & 0x7fffff) == COMMON_F24_INF;
}

uint32_t common_f24_mul_special(uint32_t a, uint32_t b)
{
    if (common_f24_is_nan(a) || common_f24_is_nan(b)) return COMMON_F24_NAN;
    if (common_f24_is_zero(a) || common_f24_is_zero(b)) return 0; /* infinity * 0 is 0 */
    return ((a ^ b) & COMMON_F24_SIGN) | COMMON_F24_INF;
}

uint32_t common_f24_add_special(uint32_t a, uint32_t b)
{
    if (common_f24_is_nan(a) || common_f24_is_nan(b)) return COMMON_F24_NAN;
    if (is_inf(a) && is_inf(b)) return a == b ? a : COMMON_F24_NAN;
    return is_inf(a) ? a : b;
}

uint32_t common_f24_flr(uint32_t a)
{
    uint32_t sign = a & COMMON_F24_SIGN, exponent = common_f24_exponent(a);

    if (common_f24_is_nan(a)) return COMMON_F24_NAN;
    if (exponent == 0) return 0;
    if (exponent < BIAS) return sign ? COMMON_F24_SIGN | COMMON_F24_ONE : 0;
    if (exponent >= BIAS + 16) return a; /* an integer already, or infinity */
    uint32_t unit = 1u << (16 - (exponent - BIAS)), significand = common_f24_significand(a);
    uint32_t fraction = significand & (unit - 1);
    significand -= fraction;
    if (sign && fraction) significand += unit;
    if (significand >> 17) {
        significand >>= 1;
        exponent++;
    }
    return common_f24_pack(sign, (int32_t)exponent, significand);
}

uint32_t common_f24_rcp(uint32_t a)
{
    uint32_t sign = a & COMMON_F24_SIGN, significand = common_f24_significand(a);
    int32_t exponent = (int32_t)common_f24_exponent(a);

    if (common_f24_is_nan(a)) return COMMON_F24_NAN;
    if (exponent == 0) return COMMON_F24_INF; /* of either sign */
    if (exponent == 127) return 0;
    if (significand == 0x10000) return common_f24_pack(sign, 126 - exponent, 0x10000);
    return common_f24_pack(sign, 125 - exponent, (uint32_t)(((uint64_t)1 << 33) / significand));
}

uint32_t common_f24_rsq(uint32_t a)
{
    const uint64_t limit = (uint64_t)1 << 50;

    if (common_f24_is_nan(a)) return COMMON_F24_NAN;
    if (common_f24_is_zero(a)) return COMMON_F24_INF;
    if (a & COMMON_F24_SIGN) return COMMON_F24_NAN;
    if (a == COMMON_F24_INF) return 0;
    int32_t exponent = (int32_t)common_f24_exponent(a) - BIAS;
    uint32_t odd = (uint32_t)exponent & 1;
    int32_t half = (exponent - (int32_t)odd) / 2;
    uint64_t value = (uint64_t)common_f24_significand(a) << odd; /* 2^16 .. 2^18 - 1 */
    if (value == 0x10000) return common_f24_pack(0, BIAS - half, 0x10000);
    /* The largest root with root^2 * value <= 2^50, bit by bit; bit 16 is always in it. */
    uint64_t root = 0x10000;
    for (uint64_t bit = 0x8000; bit; bit >>= 1) {
        uint64_t trial = root | bit;
        if (trial * trial * value <= limit) root = trial;
    }
    return common_f24_pack(0, BIAS - 1 - half, (uint32_t)root);
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
    int32_t shift = (int32_t)common_f24_exponent(a) - BIAS + 24 - 16;
    uint32_t significand = common_f24_significand(a), magnitude, lost;

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
    if (common_f24_is_zero(a)) return COMMON_F24_ONE;
    if (common_f24_exponent(a) >= BIAS + 6) return a & COMMON_F24_SIGN ? 0 : COMMON_F24_INF;

    uint32_t fixed = (uint32_t)ex2_fixed(a);
    uint64_t power = 1u << 30;
    for (uint32_t i = 0; i < 24; i++)
        if (fixed >> (23 - i) & 1) power = power * ex2_root[i] >> 30;
    uint32_t whole = fixed >> 24; /* two's complement of 8 bits */
    return common_f24_pack(0, (int32_t)(whole ^ 0x80) - 0x80 + BIAS, (uint32_t)(power >> 14));
}

uint32_t common_f24_lg2(uint32_t a)
{
    if (common_f24_is_nan(a)) return COMMON_F24_NAN;
    if (common_f24_is_zero(a)) return COMMON_F24_SIGN | COMMON_F24_INF;
    if (a & COMMON_F24_SIGN) return COMMON_F24_NAN;
    if (a == COMMON_F24_INF) return COMMON_F24_INF;

    uint64_t m = (uint64_t)common_f24_significand(a) << 14; /* 2.30: 1 <= m < 2 */
    int32_t fraction = 0;
    for (unsigned i = 0; i < 24; i++) {
        m = m * m >> 30;
        uint32_t bit = (uint32_t)(m >> 31);
        m >>= bit;
        fraction = fraction << 1 | (int32_t)bit;
    }
    int32_t x = ((int32_t)common_f24_exponent(a) - BIAS) * (1 << 24) + fraction;
    if (x == 0) return 0;
    uint32_t magnitude = x < 0 ? -(uint32_t)x : (uint32_t)x;
    uint32_t top = 31 - (uint32_t)__builtin_clz(magnitude);
    return common_f24_pack(x < 0 ? COMMON_F24_SIGN : 0, (int32_t)top + BIAS - 24,
                           top >= 16 ? magnitude >> (top - 16) : magnitude << (16 - top));
}

uint32_t common_f24_from_f32(uint32_t bits)
{
    uint32_t sign = bits >> 8 & COMMON_F24_SIGN, exponent = bits >> 23 & 0xff;
    uint32_t mantissa = bits & 0x7fffff;

    if (exponent == 255) return mantissa ? COMMON_F24_NAN : sign | COMMON_F24_INF;
    return common_f24_pack(sign, (int32_t)exponent - (127 - BIAS), mantissa >> 7);
}

uint32_t common_f24_to_f32(uint32_t a)
{
    uint32_t sign = (a & COMMON_F24_SIGN) << 8, exponent = common_f24_exponent(a);
    uint32_t mantissa = a & 0xffff;

    if (exponent == 127) return sign | 0x7f800000 | mantissa << 7;
    if (exponent != 0) return sign | (exponent + 127 - BIAS) << 23 | mantissa << 7;
    if (mantissa == 0) return sign;
    uint32_t top = 31 - (uint32_t)__builtin_clz(mantissa); /* the value is mantissa * 2^-78 */
    return sign | (top + 127 - 78) << 23 | (mantissa << (23 - top) & 0x7fffff);
}

int32_t common_f24_to_int8(uint32_t a)
{
    uint32_t exponent = common_f24_exponent(a);
    bool negative = a & COMMON_F24_SIGN;

    if (exponent < BIAS || exponent > BIAS + 7) return 0;
    int32_t value = (int32_t)(common_f24_significand(a) >> (16 - (exponent - BIAS)));
    if (negative) return value <= 128 ? -value : 0;
    return value <= 127 ? value : 0;
}

uint32_t common_f24_from_int(uint32_t value)
{
    if (value == 0) return 0;
    uint32_t top = 31 - (uint32_t)__builtin_clz(value);
    return common_f24_pack(0, (int32_t)top + BIAS,
                           top >= 16 ? value >> (top - 16) : value << (16 - top));
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
