/* See table.h. */
#include "table.h"

#include "number.h"

const struct vivante_coefficients vivante_tables[VIVANTE_TABLES][VIVANTE_TABLE_ROWS] = {
#define ROM(name, ...)  {__VA_ARGS__},
#define ROW(c0, c1, c2) {c0, c1, c2},
#include "tables.def"
};

#define NEGATIVE_INF (VIVANTE_SIGN | VIVANTE_INF)

enum { BIAS = 127, FRACTION_BITS = 23, TABLE_BITS = 28 };
enum { UNIT = 1 << FRACTION_BITS, FRACTION = UNIT - 1 };

static int32_t exponent_of(uint32_t x)
{
    return (int32_t)(x >> FRACTION_BITS & 0xff);
}

/* floor(x / 2^shift), also of a negative one. */
static int64_t floor_shift(int64_t x, unsigned shift)
{
    return x >= 0 ? x >> shift : ~(~x >> shift);
}

/* INTERP of the sheet at 23 bits of fraction: 7 choose the row. */
static int64_t interpolate(unsigned table, uint32_t fraction)
{
    const struct vivante_coefficients *c = &vivante_tables[table][fraction >> 16];
    int64_t d = fraction & 0xffff, d2 = d * d >> 16;
    return c->c0 + floor_shift(c->c1 * d + c->c2 * d2, 16);
}

/* PACK of the sheet: y * 2^(ex - 28) with a sign, rounded half up. */
static uint32_t pack(uint32_t sign, uint64_t y, int32_t ex)
{
    if (y == 0) return sign;
    int32_t p = 63 - __builtin_clzll(y);
    uint64_t significand = y;
    if (p > FRACTION_BITS)
        significand = (y + (UINT64_C(1) << (p - FRACTION_BITS - 1))) >> (p - FRACTION_BITS);
    else significand <<= FRACTION_BITS - p;
    if (significand == 2 * UNIT) {
        significand = UNIT;
        p++;
    }
    int32_t biased = ex + p - TABLE_BITS + BIAS;
    if (biased <= 0) return sign;
    if (biased >= 255) return sign | VIVANTE_INF;
    return sign | (uint32_t)biased << FRACTION_BITS | ((uint32_t)significand & FRACTION);
}

uint32_t vivante_rcp(uint32_t x)
{
    uint32_t sign = x & VIVANTE_SIGN;
    if (vivante_is_nan(x)) return VIVANTE_NAN;
    if (exponent_of(x) == 0) return sign | VIVANTE_INF;
    if (exponent_of(x) == 255) return sign;
    return pack(sign, (uint64_t)interpolate(VIVANTE_TABLE_RCP, x & FRACTION),
                BIAS - exponent_of(x));
}

uint32_t vivante_rsq(uint32_t x)
{
    if (vivante_is_nan(x)) return VIVANTE_NAN;
    if (exponent_of(x) == 0) return VIVANTE_INF;
    if (x & VIVANTE_SIGN) return VIVANTE_NAN;
    if (x == VIVANTE_INF) return 0;
    int32_t k = exponent_of(x) - BIAS, odd = k & 1;
    unsigned table = odd ? VIVANTE_TABLE_RSQO : VIVANTE_TABLE_RSQE;
    return pack(0, (uint64_t)interpolate(table, x & FRACTION), -((k - odd) / 2));
}

uint32_t vivante_sqrt(uint32_t x)
{
    if (vivante_is_nan(x)) return VIVANTE_NAN;
    if (exponent_of(x) == 0) return 0;
    if (x & VIVANTE_SIGN) return VIVANTE_NAN;
    if (x == VIVANTE_INF) return VIVANTE_INF;
    int32_t k = exponent_of(x) - BIAS, odd = k & 1;
    unsigned table = odd ? VIVANTE_TABLE_SQRTO : VIVANTE_TABLE_SQRTE;
    return pack(0, (uint64_t)interpolate(table, x & FRACTION), (k - odd) / 2);
}

uint32_t vivante_log(uint32_t x)
{
    if (vivante_is_nan(x)) return VIVANTE_NAN;
    if (exponent_of(x) == 0) return NEGATIVE_INF;
    if (x & VIVANTE_SIGN) return VIVANTE_NAN;
    if (x == VIVANTE_INF) return VIVANTE_INF;
    int64_t y = (int64_t)(exponent_of(x) - BIAS) * (1 << TABLE_BITS) +
                interpolate(VIVANTE_TABLE_LOG2, x & FRACTION);
    return pack(y < 0 ? VIVANTE_SIGN : 0, (uint64_t)(y < 0 ? -y : y), 0);
}

/* FIX23 of the sheet: |x| * 2^23, rounded half up.
 *   k  exponent without its bias, below 32 */
static uint64_t fixed(uint32_t x, int32_t k)
{
    uint64_t significand = UNIT | (x & FRACTION);
    if (k >= 0) return significand << k;
    return k < -24 ? 0 : (significand + (UINT64_C(1) << (-k - 1))) >> -k;
}

uint32_t vivante_exp(uint32_t x)
{
    int32_t k = exponent_of(x) - BIAS;
    if (vivante_is_nan(x)) return VIVANTE_NAN;
    if (exponent_of(x) == 0) return VIVANTE_ONE;
    if (k >= 7) return x & VIVANTE_SIGN ? 0 : VIVANTE_INF;
    int64_t at = (int64_t)fixed(x, k);
    if (x & VIVANTE_SIGN) at = -at;
    int64_t whole = floor_shift(at, FRACTION_BITS);
    uint32_t fraction = (uint32_t)(at - whole * UNIT);
    return pack(0, (uint64_t)interpolate(VIVANTE_TABLE_EXP2, fraction), (int32_t)whole);
}

/*   quarter  of the period, to begin with */
static uint32_t sine(uint32_t x, bool fast, uint32_t sign, uint32_t quarter)
{
    int32_t k = exponent_of(x) - BIAS + fast;
    if (vivante_is_nan(x) || exponent_of(x) == 255) return VIVANTE_NAN;
    uint32_t at = exponent_of(x) == 0 || k >= 25 ? 0 : (uint32_t)fixed(x, k);
    uint32_t q = (at >> FRACTION_BITS) + quarter, fraction = at & FRACTION;
    int64_t y;
    if (!(q & 1)) y = interpolate(VIVANTE_TABLE_SIN, fraction);
    else if (fraction == 0) y = INT64_C(1) << TABLE_BITS;
    else y = interpolate(VIVANTE_TABLE_SIN, UNIT - fraction);
    if (y <= 0) return 0;
    return pack(q & 2 ? sign ^ VIVANTE_SIGN : sign, (uint64_t)y, 0);
}

uint32_t vivante_sin(uint32_t x, bool fast)
{
    return sine(x, fast, x & VIVANTE_SIGN, 0);
}

uint32_t vivante_cos(uint32_t x, bool fast)
{
    return sine(x, fast, 0, 1);
}
