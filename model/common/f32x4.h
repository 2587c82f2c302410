/* The arithmetic of f32.h for many numbers, bit for bit the same, with the host's own. Rounding is to nearest.
 *
 * The host agrees with f32.h but for denormals, which are flushed here before and after, and NaN results. A product or a
 * multiply-add next to the least normal number, which the host rounds as a denormal, is found by its result and computed by
 * f32.h instead. A multiply-add is done in doubles, where the product is exact and can be cut. Its sum is rounded twice, to
 * 53 bits and to 24, which is as good as once: 53 >= 2 * 24 + 1 (Figueroa, "When is double rounding innocuous?", 1995).
 * The host must round to nearest (common_vector_usable). Source: docs/isa/tesla.md, 4.2 to 4.5; test_f32x4.c. */
#ifndef COMMON_F32X4_H
#define COMMON_F32X4_H

#include "f32.h"

/* r[i] from a[i], b[i], c[i]; count is a multiple of 4. r may be one of the operands. */
void common_f32x4_add(const uint32_t *a, const uint32_t *b, uint32_t *r, unsigned count);
void common_f32x4_mul(const uint32_t *a, const uint32_t *b, uint32_t *r, unsigned count);
void common_f32x4_mad(const uint32_t *a, const uint32_t *b, const uint32_t *c, uint32_t *r,
                      unsigned count);

/* All ones where one of the relations in `relations` (COMMON_LESS, ..) holds, else 0. */
void common_f32x4_compare(const uint32_t *a, const uint32_t *b, unsigned relations, uint32_t *r,
                          unsigned count);

#endif
