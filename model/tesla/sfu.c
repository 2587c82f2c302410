/* See sfu.h. The names in the formulas are those of the sheet. */
#include "sfu.h"

#include "../common/f32.h"

struct tesla_sfu_row {
    int32_t c0, c1, c2;
};

/* Tables tesla_rom_<function>, made by sfu_rom.awk from sfu_rom_<function>.csv. */
#include "sfu_rom.h"

#define SIGN 0x80000000u

enum { BIAS = 127, ONE = 0x800000, FRACTION = 0x7fffff };

/* The truncated squarer: about x * x / 2^19 of a 17-bit x. Each partial product loses the bits that
 * its column does not have: x[i] * x[j] counts where i + j >= 18. So the upper 8 bits lose nothing
 * among themselves, and the lower 9 have nothing but what each of the upper ones makes with them,
 * twice. */
static int64_t square(uint32_t x)
{
    uint32_t high = x >> 9, low = x & 0x1ff, mixed = 0;
    for (unsigned i = 1; i < 8; i++) mixed += (0 - (high >> i & 1)) & low >> (9 - i);
    return (high * high + 2 * mixed) >> 1;
}

/* c0 * 2^s0 + c1 * x + c2 * 2^s2 * x2 + bias; the tables keep it positive. */
static uint64_t interpolate(const struct tesla_sfu_row *row, unsigned s0, uint32_t x,
                            uint32_t squared, unsigned s2, uint32_t bias)
{
    int64_t x2 = square(squared);
    return (uint64_t)(row->c0 * (INT64_C(1) << s0) + row->c1 * (int64_t)x +
                      row->c2 * x2 * (INT64_C(1) << s2) + bias);
}

static uint32_t pack(uint32_t sign, int32_t e, uint32_t f)
{
    if (f >> 24) {
        f = ONE;
        e++;
    }
    if (e <= 0 || f < ONE) return sign;
    if (e >= 255) return sign | COMMON_F32_INF;
    return sign | (uint32_t)e << 23 | (f & FRACTION);
}

static int32_t exponent(uint32_t x)
{
    return (int32_t)(x >> 23 & 255);
}

uint32_t tesla_sfu_rcp(uint32_t x)
{
    uint32_t s = x & SIGN;
    if (common_f32_is_nan(x)) return COMMON_F32_NAN;
    if (exponent(x) == 255) return s;
    if (exponent(x) == 0) return s | COMMON_F32_INF;
    uint32_t low = x & 0xffff;
    uint64_t f = interpolate(&tesla_rom_rcp[x >> 16 & 127], 13, low, 2 * low, 0, 0x47e7) >> 15;
    return pack(s, 253 - exponent(x), (uint32_t)f);
}

uint32_t tesla_sfu_rsqrt(uint32_t x)
{
    if (common_f32_is_nan(x)) return COMMON_F32_NAN;
    if (exponent(x) == 0) return (x & SIGN) | COMMON_F32_INF;
    if (x & SIGN) return COMMON_F32_NAN;
    if (exponent(x) == 255) return 0;
    int32_t e = exponent(x) - BIAS;
    uint32_t fx = (x & FRACTION) | ((uint32_t)e & 1) << 23;
    int32_t half = (e - (e & 1)) / 2; /* rounded down */
    if (fx == 0) return pack(0, BIAS - half, ONE);
    uint32_t low = fx & 0x1ffff;
    uint64_t f = interpolate(&tesla_rom_rsqrt[fx >> 17], 14, low, low, 2, 0x7fff) >> 16;
    return pack(0, BIAS - 1 - half, (uint32_t)f);
}

/* A fixed-point number with 36 bits of fraction, one's complement if negative. */
uint32_t tesla_sfu_lg2(uint32_t x)
{
    if (common_f32_is_nan(x)) return COMMON_F32_NAN;
    if (exponent(x) == 0) return SIGN | COMMON_F32_INF;
    if (x & SIGN) return COMMON_F32_NAN;
    if (exponent(x) == 255) return COMMON_F32_INF;
    uint64_t t = 0;
    if (x != COMMON_F32_ONE) {
        uint32_t low = x & 0x1ffff;
        t = interpolate(&tesla_rom_lg2[x >> 17 & 63], 12, low, low, 1, 0x3345) >> 2;
    }
    int64_t sum = (int64_t)t + (exponent(x) - BIAS) * (INT64_C(1) << 36);
    uint32_t s = sum < 0 ? SIGN : 0;
    uint64_t magnitude = (uint64_t)(sum < 0 ? ~sum : sum);
    if (magnitude == 0) return s;
    int32_t e = 133; /* of bit 42 */
    for (; !(magnitude >> 42); e--) magnitude <<= 1;
    return pack(s, e, (uint32_t)(magnitude >> 19));
}

/* ---- range reduction: fixed point with 23 bits of fraction, sign and magnitude. */

static uint32_t special_word(uint32_t x)
{
    return (x & SIGN) | (common_f32_is_nan(x) ? 0x40000000 : 0x40800000);
}

uint32_t tesla_sfu_presin(uint32_t x)
{
    if (exponent(x) == 255) return special_word(x);
    if (exponent(x) == 0) return x & SIGN;
    /* in units of a quarter turn: 0xa2f983 / 2^24 is 2 / pi */
    uint64_t m = (uint64_t)((x & FRACTION) | ONE) * 0xa2f983 >> 16;
    int32_t e = exponent(x) - BIAS - 8;
    uint64_t w = e >= 32 || e <= -64 ? 0 : e >= 0 ? m << e : m >> -e;
    return (x & SIGN) | (uint32_t)(w & 0x1ffffff);
}

uint32_t tesla_sfu_preex2(uint32_t x)
{
    if (exponent(x) == 255) return special_word(x);
    if (exponent(x) == 0) return x & SIGN;
    uint32_t m = (x & FRACTION) | ONE;
    int32_t e = exponent(x) - BIAS;
    uint32_t w = e >= 7 ? 0x40800000 : e >= 0 ? m << e : e > -32 ? m >> -e : 0;
    return (x & SIGN) | w;
}

/* sin of q quarter turns and f / 2^23 of one. */
static uint32_t sin_of(uint32_t s, uint32_t q, uint32_t f)
{
    if (q & 1) f = ~f & FRACTION; /* not negated: odd quadrants are one step low */
    if (q & 2) s ^= SIGN;
    uint32_t low = f & 0x1ffff;
    uint64_t t = interpolate(&tesla_rom_sin[f >> 17], 11, low, low, 0, 0);
    if (t == 0) return s;
    int32_t e = BIAS;
    for (; !(t >> 37); e--) t <<= 1;
    return pack(s, e, (uint32_t)(t >> 14));
}

uint32_t tesla_sfu_sin(uint32_t word)
{
    uint32_t q = word >> 23 & 255;
    return q & 0x80 ? (uint32_t)COMMON_F32_NAN : sin_of(word & SIGN, q, word & FRACTION);
}

uint32_t tesla_sfu_cos(uint32_t word)
{
    uint32_t q = word >> 23 & 255;
    return q & 0x80 ? (uint32_t)COMMON_F32_NAN : sin_of(0, q + 1, word & FRACTION);
}

uint32_t tesla_sfu_ex2(uint32_t word)
{
    uint32_t q = word >> 23 & 255, f = word & FRACTION;
    bool negative = (word & SIGN) != 0;
    if (q & 0x80) {
        if (!(q & 1)) return COMMON_F32_NAN;
        return negative ? 0 : COMMON_F32_INF;
    }
    int32_t e = (int32_t)q;
    if (negative) {
        e = -e - 1;
        if (f != 0) f = ~f & FRACTION;
        else e++;
    }
    uint32_t low = f & 0x1ffff;
    uint64_t value = interpolate(&tesla_rom_ex2[f >> 17], 13, low, low, 0, 0x77e2) >> 15;
    return pack(0, e + BIAS, (uint32_t)value);
}
