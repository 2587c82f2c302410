/* Numbers of docs/isa/sgx543.md, section 4, on the host: products and sums in double, then rounded
 * once more to 24 bits, which gives the same as one rounding. No model, core or assembler takes
 * part. */
#ifndef ORACLE_NUMBER_H
#define ORACLE_NUMBER_H

#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

static inline uint32_t bits(float x)
{
    uint32_t word;
    memcpy(&word, &x, sizeof word);
    return x != x ? 0x7fc00000 : word;
}

static inline float number(uint32_t word)
{
    float x;
    memcpy(&x, &word, sizeof x);
    return x;
}

/* 24 significant bits, then overflow to infinity and underflow to zero. */
static inline float round24(double x)
{
    int e;
    if (x != x || isinf(x) || x == 0) return (float)x;
    double m = frexp(x, &e), r = ldexp((double)(float)m, e);
    if (fabs(r) < 0x1p-126) return (float)copysign(0, x);
    return fabs(r) > 0x1.fffffep127 ? (float)copysign(INFINITY, x) : (float)r;
}

static inline double flush(float x)
{
    return fabsf(x) < 0x1p-126f ? copysign(0, x) : x;
}

static inline float f_mul(float a, float b)
{
    return round24(flush(a) * flush(b));
}

static inline float f_add(float a, float b)
{
    return round24(flush(a) + flush(b));
}

static inline float f_mad(float a, float b, float c)
{
    return f_add(f_mul(a, b), c);
}

static inline float f_min(float a, float b)
{
    if (a != a) return (float)flush(b);
    if (b != b) return (float)flush(a);
    double x = flush(a), y = flush(b);
    return (float)(x < y || (x == y && signbit(x)) ? x : y);
}

static inline float f_max(float a, float b)
{
    if (a != a) return (float)flush(b);
    if (b != b) return (float)flush(a);
    double x = flush(a), y = flush(b);
    return (float)(x > y || (x == y && !signbit(x)) ? x : y);
}

static inline float f_dot3(const float *a, const float *b)
{
    return f_add(f_add(f_mul(a[0], b[0]), f_mul(a[1], b[1])), f_mul(a[2], b[2]));
}

static inline float f_dot4(const float *a, const float *b)
{
    return f_add(f_dot3(a, b), f_mul(a[3], b[3]));
}

/* ---- F16, C10 */

static inline uint32_t to_half(float x)
{
    double a = fabs(flush(x));
    uint32_t sign = signbit(x) ? 0x8000 : 0;
    int e;
    if (x != x) return 0x7e00;
    if (a >= 65520) return sign | 0x7c00;
    if (a < 0x1p-14) return sign | (uint32_t)nearbyint(a * 0x1p24);
    double m = nearbyint(frexp(a, &e) * 2048);
    return sign | ((uint32_t)(e + 14) * 1024 + (uint32_t)m - 1024);
}

static inline float from_half(uint32_t h)
{
    uint32_t e = h >> 10 & 31, m = h & 1023;
    double a = e ? ldexp(1024 + m, (int)e - 25) : ldexp(m, -24);
    if (e == 31) return m ? NAN : h >> 15 & 1 ? -INFINITY : INFINITY;
    return (float)(h >> 15 & 1 ? -a : a);
}

static inline uint32_t to_c10(float x)
{
    double a = x != x ? 0 : x < -2 ? -2 : x > 511 / 256.0 ? 511 / 256.0 : flush(x);
    return (uint32_t)(int32_t)nearbyint(a * 256) & 0x3ff;
}

static inline float from_c10(uint32_t c)
{
    int32_t raw = (int32_t)(c & 0x3ff);
    return (float)(raw >= 512 ? raw - 1024 : raw) / 256;
}

/* ---- rcp, rsq, exp, log: sheet 4.6 */

enum sample { RCP, RSQE, RSQO, EX2, LG2 };

static inline int64_t sample(enum sample table, int k)
{
    long double n = 256 + k, v = 0;
    switch (table) {
    case RCP: v = 0x1p28L * 256 / n; break;
    case RSQE: v = 0x1p28L * sqrtl(256 / n); break;
    case RSQO: v = 0x1p28L * sqrtl(128 / n); break;
    case EX2: v = 0x1p27L * exp2l(k / 256.0L); break;
    case LG2: v = 0x1p28L * log2l(n / 256); break;
    }
    return (int64_t)floorl(v + 0.5L);
}

static inline int64_t evaluate(enum sample table, int i, int64_t t, int tb)
{
    int64_t f0 = sample(table, 2 * i), fm = sample(table, 2 * i + 1), f1 = sample(table, 2 * i + 2);
    int64_t c1 = 4 * fm - 3 * f0 - f1, c2 = 2 * f0 - 4 * fm + 2 * f1;
    int64_t v = c1 * t * (INT64_C(1) << tb) + c2 * t * t;
    return f0 + (int64_t)floorl((long double)v / exp2l(2 * tb));
}

static inline float pack(bool sign, int e, int64_t m)
{
    double a = ldexp((double)m, e - 23);
    if (a < 0x1p-126) a = 0;
    if (a > 0x1.fffffep127) a = INFINITY;
    return (float)(sign ? -a : a);
}

/* |x| = 2^e * (1 + m / 2^23), of a number that is neither 0 nor infinite. */
static inline int64_t parts(float x, int *e)
{
    int64_t m = (int64_t)(frexp(fabs((double)x), e) * 0x1p24);
    *e -= 1;
    return m - (INT64_C(1) << 23);
}

static inline float f_rcp(float a)
{
    float x = (float)flush(a);
    int e;
    if (x != x) return NAN;
    if (x == 0) return copysignf(INFINITY, x);
    if (isinf(x)) return copysignf(0, x);
    int64_t m = parts(x, &e);
    if (m == 0) return pack(signbit(x), -e, INT64_C(1) << 23);
    return pack(signbit(x), -e - 1, (evaluate(RCP, (int)(m >> 16), m & 0xffff, 16) + 8) >> 4);
}

static inline float f_rsq(float a)
{
    float x = (float)flush(a);
    int e;
    if (x != x) return NAN;
    if (x == 0) return INFINITY;
    if (x < 0) return NAN;
    if (isinf(x)) return 0;
    int64_t m = parts(x, &e);
    int q = (e - (e & 1)) / 2;
    if (m == 0 && !(e & 1)) return pack(false, -q, INT64_C(1) << 23);
    int64_t y = evaluate(e & 1 ? RSQO : RSQE, (int)(m >> 16), m & 0xffff, 16);
    return pack(false, -q - 1, (y + 8) >> 4);
}

static inline float f_exp(float a)
{
    float x = (float)flush(a);
    if (x != x) return NAN;
    if (isinf(x)) return x > 0 ? INFINITY : 0;
    if (x == 0) return 1;
    if (fabsf(x) >= 256) return x > 0 ? INFINITY : 0;
    int64_t t = (int64_t)floor((double)x * 0x1p26), f = t & 0x3ffffff;
    int n = (int)((t - f) / 0x4000000);
    return pack(false, n, (evaluate(EX2, (int)(f >> 19), f & 0x7ffff, 19) + 8) >> 4);
}

static inline float f_log(float a)
{
    float x = (float)flush(a);
    int e, p = 0;
    if (x != x) return NAN;
    if (x == 0) return -INFINITY;
    if (x < 0) return NAN;
    if (isinf(x)) return INFINITY;
    int64_t m = parts(x, &e);
    int64_t l = e * (INT64_C(1) << 28) + evaluate(LG2, (int)(m >> 16), m & 0xffff, 16);
    if (l == 0) return 0;
    int64_t size = l < 0 ? -l : l;
    while (size >> p > 1) p++;
    int64_t sig = p > 23 ? (size + (INT64_C(1) << (p - 24))) >> (p - 23) : size << (23 - p);
    return pack(l < 0, p - 28, sig);
}

/* ---- bytes: sheet 4.5, 3.11 */

static inline uint32_t mul8(uint32_t a, uint32_t b)
{
    return (2 * a * b + 255) / 510;
}

/* T / 255, rounded half up, of 0 to 65025. */
static inline uint32_t div255(int32_t t)
{
    return ((uint32_t)(t < 0 ? 0 : t > 65025 ? 65025 : t) * 2 + 255) / 510;
}

#endif
