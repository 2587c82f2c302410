/* See number.h. */
#include "number.h"

#define TABLE(name, ...) const uint32_t sgx543_samples_##name[SGX543_SAMPLES] = {__VA_ARGS__};
#define CONSTANT(low, high)
#include "tables.def"

#define TABLE(name, ...)
#define CONSTANT(low, high) {low, high},
const uint32_t sgx543_constants[64][2] = {
#include "tables.def"
};

/* ---- formats: sheet 4.1, 4.3 */

static const struct common_float_policy f32 = {.exponent = 8,
                                               .fraction = 23,
                                               .flush_in = true,
                                               .flush_out = true,
                                               .nan = COMMON_NAN_ONE,
                                               .nan_bits = SGX543_NAN};
static const struct common_float_policy f16 = {
    .exponent = 5, .fraction = 10, .nan = COMMON_NAN_ONE, .nan_bits = 0x7e00};

enum { LEAST = 0x00800000 /* 2^-126 */ };

/* ---- arithmetic: sheet 4.2 */

uint32_t sgx543_add_any(uint32_t a, uint32_t b)
{
    /* the usual special case, a zero */
    if (sgx543_is_plain(a) && (b & ~(uint32_t)SGX543_SIGN) < LEAST) return a;
    if (sgx543_is_plain(b) && (a & ~(uint32_t)SGX543_SIGN) < LEAST) return b;
    return (uint32_t)common_float_add(&f32, a, b, COMMON_RN);
}

uint32_t sgx543_mul_any(uint32_t a, uint32_t b)
{
    return (uint32_t)common_float_mul(&f32, a, b, COMMON_RN);
}

uint32_t sgx543_min(uint32_t a, uint32_t b)
{
    return (uint32_t)common_float_pick(&f32, a, b, true);
}

uint32_t sgx543_max(uint32_t a, uint32_t b)
{
    return (uint32_t)common_float_pick(&f32, a, b, false);
}

uint32_t sgx543_floor(uint32_t a)
{
    return (uint32_t)common_float_rint(&f32, a, COMMON_RM);
}

uint32_t sgx543_dot(const uint32_t *a, const uint32_t *b, unsigned terms)
{
    uint32_t sum = sgx543_mul(a[0], b[0]);
    for (unsigned k = 1; k < terms; k++) sum = sgx543_add(sum, sgx543_mul(a[k], b[k]));
    return sum;
}

/* ---- functions by table: sheet 4.6 */

/* Value between samples: segment i, and t, a fraction of tb bits. */
static int64_t between(const uint32_t *sample, uint32_t i, int64_t t, unsigned tb)
{
    int64_t f0 = sample[2 * i], fm = sample[2 * i + 1], f1 = sample[2 * i + 2];
    int64_t c1 = 4 * fm - 3 * f0 - f1, c2 = 2 * f0 - 4 * fm + 2 * f1;
    return f0 + ((c1 * t * (INT64_C(1) << tb) + c2 * t * t) >> 2 * tb);
}

/* PACK of the sheet: a significand of 24 bits, or 2^24. */
static uint32_t pack(uint32_t sign, int32_t e, uint64_t m)
{
    if (m == UINT64_C(1) << 24) {
        m >>= 1;
        e++;
    }
    if (e < -126) return sign;
    if (e > 127) return sign | SGX543_INF;
    return sign | (uint32_t)(e + 127) << 23 | ((uint32_t)m & 0x7fffff);
}

struct parts {
    uint32_t sign, segment;
    int64_t t;
    int32_t e;
    bool nan, inf, zero, power; /* power: a power of two */
};

static struct parts parts_of(uint32_t x)
{
    uint32_t magnitude = x & ~SGX543_SIGN;
    return (struct parts){.sign = x & SGX543_SIGN,
                          .segment = x >> 16 & 127,
                          .t = x & 0xffff,
                          .e = (int32_t)(magnitude >> 23) - 127,
                          .nan = magnitude > SGX543_INF,
                          .inf = magnitude == SGX543_INF,
                          .zero = magnitude < LEAST,
                          .power = (x & 0x7fffff) == 0};
}

uint32_t sgx543_rcp(uint32_t x)
{
    struct parts p = parts_of(x);
    if (p.nan) return SGX543_NAN;
    if (p.zero) return p.sign | SGX543_INF;
    if (p.inf) return p.sign;
    if (p.power) return pack(p.sign, -p.e, 1 << 23);
    int64_t y = between(sgx543_samples_RCP, p.segment, p.t, 16);
    return pack(p.sign, -p.e - 1, (uint64_t)(y + 8) >> 4);
}

uint32_t sgx543_rsq(uint32_t x)
{
    struct parts p = parts_of(x);
    int32_t half = p.e >> 1;
    if (p.nan) return SGX543_NAN;
    if (p.zero) return SGX543_INF;
    if (p.sign) return SGX543_NAN;
    if (p.inf) return 0;
    if (!(p.e & 1) && p.power) return pack(0, -half, 1 << 23);
    int64_t y = between(p.e & 1 ? sgx543_samples_RSQO : sgx543_samples_RSQE, p.segment, p.t, 16);
    return pack(0, -half - 1, (uint64_t)(y + 8) >> 4);
}

uint32_t sgx543_exp(uint32_t x)
{
    struct parts p = parts_of(x);
    if (p.nan) return SGX543_NAN;
    if (p.zero) return SGX543_ONE;
    if (p.e >= 8) return p.sign ? 0 : SGX543_INF; /* infinity, too */
    /* floor(x * 2^26): the significand times 2^(e + 3) */
    int64_t m = (x & 0x7fffff) | 0x800000, fixed;
    if (p.sign) m = -m;
    int32_t up = p.e + 3;
    fixed = up >= 0 ? m * (INT64_C(1) << up) : up > -40 ? m >> -up : -(p.sign != 0);
    uint32_t f = (uint32_t)fixed & 0x3ffffff;
    int64_t y = between(sgx543_samples_EX2, f >> 19, f & 0x7ffff, 19);
    return pack(0, (int32_t)(fixed >> 26), (uint64_t)(y + 8) >> 4);
}

uint32_t sgx543_log(uint32_t x)
{
    struct parts p = parts_of(x);
    if (p.nan) return SGX543_NAN;
    if (p.zero) return SGX543_SIGN | SGX543_INF;
    if (p.sign) return SGX543_NAN;
    if (p.inf) return SGX543_INF;
    int64_t l = p.e * (INT64_C(1) << 28) + between(sgx543_samples_LG2, p.segment, p.t, 16);
    if (l == 0) return 0;
    uint64_t a = (uint64_t)(l < 0 ? -l : l);
    int32_t top = 63 - __builtin_clzll(a);
    uint64_t m = top > 23 ? (a + (UINT64_C(1) << (top - 24))) >> (top - 23) : a << (23 - top);
    return pack(l < 0 ? SGX543_SIGN : 0, top - 28, m);
}

/* ---- conversions: sheet 4.3, 4.4 */

uint32_t sgx543_from_f16(uint32_t half)
{
    return (uint32_t)common_float_convert(&f32, &f16, half & 0xffff, COMMON_RN);
}

uint32_t sgx543_to_f16(uint32_t x)
{
    return (uint32_t)common_float_convert(&f16, &f32, x, COMMON_RN);
}

uint32_t sgx543_from_integer(int32_t v)
{
    uint32_t magnitude = v < 0 ? 0u - (uint32_t)v : (uint32_t)v;
    uint32_t x = (uint32_t)common_float_from_u64(&f32, magnitude, COMMON_RN);
    return v < 0 ? x | SGX543_SIGN : x;
}

/* Rounded to nearest, and clamped. */
static int32_t to_integer(uint32_t x, int32_t least, int32_t most, enum common_round round)
{
    if (sgx543_is_nan(x)) return 0;
    uint64_t m = common_float_to_u64(&f32, x & ~SGX543_SIGN, round);
    if (m > INT32_MAX) m = INT32_MAX;
    int32_t v = x & SGX543_SIGN ? -(int32_t)m : (int32_t)m;
    return v < least ? least : v > most ? most : v;
}

uint32_t sgx543_from_c10(uint32_t raw)
{
    int32_t v = (int32_t)((raw & 0x3ff) ^ 0x200) - 0x200;
    return sgx543_mul(sgx543_from_integer(v), 0x3b800000); /* 2^-8 */
}

uint32_t sgx543_to_c10(uint32_t x)
{
    if (sgx543_is_nan(x)) return 0;
    return (uint32_t)to_integer(sgx543_mul(x, 0x43800000), -512, 511, COMMON_RN) & 0x3ff;
}

uint32_t sgx543_from_normalised(int32_t v, uint32_t highest, bool is_signed)
{
    uint32_t k = highest == 255     ? 0x3b808081
                 : highest == 127   ? 0x3c010204
                 : highest == 65535 ? 0x37800080
                                    : 0x38000100;
    uint32_t x = sgx543_mul(sgx543_from_integer(v), k);
    return is_signed ? sgx543_max(x, SGX543_SIGN | SGX543_ONE) : x;
}

int32_t sgx543_to_normalised(uint32_t x, uint32_t highest, bool is_signed)
{
    if (sgx543_is_nan(x)) return 0;
    x = sgx543_min(sgx543_max(x, is_signed ? SGX543_SIGN | SGX543_ONE : 0), SGX543_ONE);
    x = sgx543_mul(x, sgx543_from_integer((int32_t)highest));
    return to_integer(x, INT32_MIN, INT32_MAX, COMMON_RN);
}

int32_t sgx543_to_integer(uint32_t x, int32_t least, int32_t most)
{
    return to_integer(x, least, most, COMMON_RZ);
}

/* ---- tests */

bool sgx543_is_nan(uint32_t x)
{
    return (x & ~SGX543_SIGN) > SGX543_INF;
}

bool sgx543_is_zero(uint32_t x)
{
    return (x & ~SGX543_SIGN) < LEAST;
}

bool sgx543_is_negative(uint32_t x)
{
    return x >> 31 && !sgx543_is_zero(x) && !sgx543_is_nan(x);
}
