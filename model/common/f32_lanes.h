/* The arithmetic of f32.h for the lanes of a warp, bit for bit the same, with the host's own.
 * Rounding is to nearest.
 *
 * The host agrees with f32.h but for denormals, which are flushed here before and after, and NaN
 * results. A product or a multiply-add next to the least normal number, which the host rounds as a
 * denormal, is found by its result and computed by f32.h instead. A multiply-add is done in
 * doubles, where the product is exact and can be cut. Its sum is rounded twice, to 53 bits and to
 * 24, which is as good as once: 53 >= 2 * 24 + 1 (Figueroa, "When is double rounding innocuous?",
 * 1995). The host must round to nearest (common_vector_usable). Source: docs/isa/tesla.md, 4.2 to
 * 4.5; test_f32_lanes.c.
 *
 * The including file first defines how many numbers a vector of the host holds: enum {
 * COMMON_AT_ONCE = 4 } or 8. So a file that is compiled for a wider host gets wider code. */
#ifndef COMMON_F32_LANES_H
#define COMMON_F32_LANES_H

#include <string.h>

#include "f32.h"
#include "vector.h"

typedef uint32_t common_u32v __attribute__((vector_size(4 * COMMON_AT_ONCE)));
typedef int32_t common_i32v __attribute__((vector_size(4 * COMMON_AT_ONCE)));
typedef float common_f32v __attribute__((vector_size(4 * COMMON_AT_ONCE)));
typedef uint64_t common_u64v __attribute__((vector_size(8 * COMMON_AT_ONCE)));
typedef double common_f64v __attribute__((vector_size(8 * COMMON_AT_ONCE)));

enum { COMMON_F32_LEAST = 0x00800000 /* 2^-126 */ };

/* Denormals to zeros. */
COMMON_ALWAYS void common_f32v_flush(common_u32v *x)
{
    common_i32v normal = (common_i32v)(*x & 0x7fffffffu) > COMMON_F32_LEAST - 1;
    *x &= (common_u32v)normal | 0x80000000u;
}

/* Operands; denormals are zeros. */
COMMON_ALWAYS void common_f32v_load(common_u32v *x, const uint32_t *from)
{
    memcpy(x, from, sizeof *x);
    common_f32v_flush(x);
}

/* The one NaN instead of any. */
COMMON_ALWAYS void common_f32v_canonical(common_u32v *x)
{
    common_u32v nan = (common_u32v)((common_f32v)*x != (common_f32v)*x);
    *x = (*x & ~nan) | (nan & COMMON_F32_NAN);
}

COMMON_ALWAYS bool common_f32v_any(const common_u32v *x)
{
    uint64_t any = 0, part[COMMON_AT_ONCE / 2];
    memcpy(part, x, sizeof part);
    for (unsigned i = 0; i < COMMON_AT_ONCE / 2; i++) any |= part[i];
    return any != 0;
}

/* r[i] from a[i], b[i], c[i]; count is a multiple of COMMON_AT_ONCE. r may be one of the
 * operands. */
COMMON_ALWAYS void common_f32_lanes_add(const uint32_t *a, const uint32_t *b, uint32_t *r,
                                        unsigned count)
{
    for (unsigned i = 0; i < count; i += COMMON_AT_ONCE) {
        common_u32v x, y;
        common_f32v_load(&x, a + i);
        common_f32v_load(&y, b + i);
        x = (common_u32v)((common_f32v)x + (common_f32v)y);
        common_f32v_flush(&x); /* small sums are exact */
        common_f32v_canonical(&x);
        memcpy(r + i, &x, sizeof x);
    }
}

COMMON_ALWAYS void common_f32_lanes_mul(const uint32_t *a, const uint32_t *b, uint32_t *r,
                                        unsigned count)
{
    for (unsigned i = 0; i < count; i += COMMON_AT_ONCE) {
        common_u32v x, y, z;
        common_f32v_load(&x, a + i);
        common_f32v_load(&y, b + i);
        z = (common_u32v)((common_f32v)x * (common_f32v)y);
        common_f32v_canonical(&z);
        /* it may have been rounded up to the least normal number, or not far enough; 0 is exact, or
         * far below */
        common_u32v magnitude = z & 0x7fffffffu;
        common_u32v rare = (common_u32v)(magnitude - 1 < COMMON_F32_LEAST);
        if (__builtin_expect(common_f32v_any(&rare), 0))
            for (unsigned k = 0; k < COMMON_AT_ONCE; k++) z[k] = common_f32_mul(x[k], y[k], false);
        memcpy(r + i, &z, sizeof z);
    }
}

COMMON_ALWAYS void common_f32_lanes_mad(const uint32_t *a, const uint32_t *b, const uint32_t *c,
                                        uint32_t *r, unsigned count)
{
    const uint64_t below = 0x1fffffff; /* the bits that a double has and a float does not */

    for (unsigned i = 0; i < count; i += COMMON_AT_ONCE) {
        common_u32v x, y, z, result;
        common_f32v_load(&x, a + i);
        common_f32v_load(&y, b + i);
        common_f32v_load(&z, c + i);
        common_f64v third = __builtin_convertvector((common_f32v)z, common_f64v);
        common_f64v product = __builtin_convertvector((common_f32v)x, common_f64v) *
                              __builtin_convertvector((common_f32v)y, common_f64v);
        /* cut, unless the third operand is 0: then it is rounded */
        common_u64v keep = (common_u64v)(third == 0.0) | ~below;
        common_f64v sum = (common_f64v)((common_u64v)product & keep) + third;
        result = (common_u32v) __builtin_convertvector(sum, common_f32v);
        common_f32v_canonical(&result);
        common_u32v rare = (common_u32v)((result & 0x7fffffffu) < COMMON_F32_LEAST + 1);
        memcpy(r + i, &result, sizeof result);
        if (__builtin_expect(!common_f32v_any(&rare), 1)) continue;
        for (unsigned k = 0; k < COMMON_AT_ONCE; k++)
            if (rare[k] && sum[k] != 0.0) r[i + k] = common_f32_mad(x[k], y[k], z[k]);
    }
}

/* All ones where one of the relations in `relations` (COMMON_LESS, ..) holds, else 0. */
COMMON_ALWAYS void common_f32_lanes_compare(const uint32_t *a, const uint32_t *b,
                                            unsigned relations, uint32_t *r, unsigned count)
{
    uint32_t less = relations & COMMON_LESS ? UINT32_MAX : 0;
    uint32_t equal = relations & COMMON_EQUAL ? UINT32_MAX : 0;
    uint32_t greater = relations & COMMON_GREATER ? UINT32_MAX : 0;
    uint32_t unordered = relations & COMMON_UNORDERED ? UINT32_MAX : 0;

    for (unsigned i = 0; i < count; i += COMMON_AT_ONCE) {
        common_u32v x, y;
        common_f32v_load(&x, a + i);
        common_f32v_load(&y, b + i);
        common_f32v p = (common_f32v)x, q = (common_f32v)y;
        x = ((common_u32v)(p < q) & less) | ((common_u32v)(p == q) & equal) |
            ((common_u32v)(p > q) & greater) |
            (((common_u32v)(p != p) | (common_u32v)(q != q)) & unordered);
        memcpy(r + i, &x, sizeof x);
    }
}

/* To [+0, 1]; NaN stays. In place. */
COMMON_ALWAYS void common_f32_lanes_sat(uint32_t *r, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        uint32_t x = r[i], least = x >> 31 ? 0 : x > COMMON_F32_ONE ? COMMON_F32_ONE : x;
        r[i] = (x & 0x7fffffffu) > COMMON_F32_INF ? COMMON_F32_NAN : least;
    }
}

#endif
