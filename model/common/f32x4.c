/* See f32x4.h. */
#include "f32x4.h"

#include <string.h>

#include "vector.h"

enum { LEAST = 0x00800000 /* 2^-126 */ };

/* The bits that a double has and a float does not. */
#define BELOW UINT64_C(0x1fffffff)

COMMON_ALWAYS common_u32x4 load(const uint32_t *from)
{
    common_u32x4 x;
    memcpy(&x, from, sizeof x);
    return x;
}

COMMON_ALWAYS common_u32x4 flush(common_u32x4 x)
{
    return x & (common_u32x4_from(x, LEAST) | 0x80000000u);
}

/* A result that is no denormal. */
COMMON_ALWAYS common_u32x4 canonical(common_f32x4 x)
{
    common_u32x4 nan = (common_u32x4)(x != x);
    return common_u32x4_pick(nan, common_u32x4_all(COMMON_F32_NAN), (common_u32x4)x);
}

/* Lanes of a result that may have been rounded up to the least normal number, or not far enough. */
COMMON_ALWAYS common_u32x4 near_least(common_u32x4 x)
{
    return ~common_u32x4_from(x, LEAST + 1);
}

void common_f32x4_add(const uint32_t *a, const uint32_t *b, uint32_t *r, unsigned count)
{
    for (unsigned i = 0; i < count; i += 4) {
        common_f32x4 sum = (common_f32x4)flush(load(a + i)) + (common_f32x4)flush(load(b + i));
        common_u32x4 result =
            canonical((common_f32x4)flush((common_u32x4)sum)); /* small sums are exact */
        memcpy(r + i, &result, sizeof result);
    }
}

void common_f32x4_mul(const uint32_t *a, const uint32_t *b, uint32_t *r, unsigned count)
{
    for (unsigned i = 0; i < count; i += 4) {
        common_u32x4 x = load(a + i), y = load(b + i);
        common_f32x4 product = (common_f32x4)flush(x) * (common_f32x4)flush(y);
        common_u32x4 result = canonical(product);
        common_u32x4 rare = near_least(result) & common_u32x4_from(result, 1);
        memcpy(r + i, &result, sizeof result);
        if (__builtin_expect(common_u32x4_any(rare), 0))
            for (unsigned k = 0; k < 4; k++) r[i + k] = common_f32_mul(x[k], y[k], false);
    }
}

void common_f32x4_mad(const uint32_t *a, const uint32_t *b, const uint32_t *c, uint32_t *r,
                      unsigned count)
{
    for (unsigned i = 0; i < count; i += 4) {
        common_u32x4 x = load(a + i), y = load(b + i), z = load(c + i);
        common_f64x4 third = __builtin_convertvector((common_f32x4)flush(z), common_f64x4);
        common_f64x4 product = __builtin_convertvector((common_f32x4)flush(x), common_f64x4) *
                               __builtin_convertvector((common_f32x4)flush(y), common_f64x4);
        /* cut, unless the third operand is 0: then it is rounded */
        common_u64x4 keep = (common_u64x4)(third == 0.0) | ~BELOW;
        common_f64x4 sum = (common_f64x4)((common_u64x4)product & keep) + third;
        common_u32x4 result = canonical(__builtin_convertvector(sum, common_f32x4));
        common_u32x4 zero = __builtin_convertvector((common_u64x4)(sum == 0.0), common_u32x4);
        common_u32x4 rare = near_least(result) & ~zero;
        memcpy(r + i, &result, sizeof result);
        if (__builtin_expect(common_u32x4_any(rare), 0))
            for (unsigned k = 0; k < 4; k++) r[i + k] = common_f32_mad(x[k], y[k], z[k]);
    }
}

void common_f32x4_compare(const uint32_t *a, const uint32_t *b, unsigned relations, uint32_t *r,
                          unsigned count)
{
    common_u32x4 less = common_u32x4_all(relations & COMMON_LESS ? UINT32_MAX : 0);
    common_u32x4 equal = common_u32x4_all(relations & COMMON_EQUAL ? UINT32_MAX : 0);
    common_u32x4 greater = common_u32x4_all(relations & COMMON_GREATER ? UINT32_MAX : 0);
    common_u32x4 unordered = common_u32x4_all(relations & COMMON_UNORDERED ? UINT32_MAX : 0);

    for (unsigned i = 0; i < count; i += 4) {
        common_f32x4 x = (common_f32x4)flush(load(a + i)), y = (common_f32x4)flush(load(b + i));
        common_u32x4 result = ((common_u32x4)(x < y) & less) | ((common_u32x4)(x == y) & equal) |
                              ((common_u32x4)(x > y) & greater) |
                              (((common_u32x4)(x != x) | (common_u32x4)(y != y)) & unordered);
        memcpy(r + i, &result, sizeof result);
    }
}
