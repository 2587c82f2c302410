/* Sums and products of four numbers with the host's arithmetic, bit for bit those of number.h where they are not marked
 * as rare; test_vector.c proves it. Not for other folders.
 *
 * Operands are flushed first. A product of two floats is exact in a double: cutting its low 29 bits before it is converted
 * rounds to zero. A sum is rounded to a double; its error, which Knuth's two-sum gives exactly, says whether the true sum
 * lies below that in magnitude: then the double before it is cut instead. To nearest the host rounds by itself. Rare is
 * what is not a normal number well inside of the range, but for sums below it, which are exact, and products with a zero.
 * The host must round to nearest (common_vector_usable). */
#ifndef VIVANTE_FOUR_H
#define VIVANTE_FOUR_H

#include "../common/vector.h"

#include <string.h>

#include "number.h"

enum { FOUR_LEAST = 0x00800000, FOUR_HIGHEST = 0x7f7fffff };

/* The bits that a double has and a float does not. */
#define FOUR_BELOW UINT64_C(0x1fffffff)
#define FOUR_TOP   UINT64_C(0x8000000000000000)

COMMON_ALWAYS common_u32x4 four_load(const uint32_t *from)
{
    common_u32x4 x;
    memcpy(&x, from, sizeof x);
    return x;
}

COMMON_ALWAYS common_u32x4 four_flush(common_u32x4 x)
{
    return x & (common_u32x4_from(x, FOUR_LEAST) | VIVANTE_SIGN);
}

/* No functions: doubles of this width are no arguments on every host. */
#define FOUR_WIDEN(x)  __builtin_convertvector((common_f32x4)(x), common_f64x4)
#define FOUR_NARROW(x) ((common_u32x4) __builtin_convertvector(x, common_f32x4))

/*   rare  in, out: masks of components */
COMMON_ALWAYS common_u32x4 four_multiply(common_u32x4 a, common_u32x4 b, bool nearest,
                                         common_u32x4 *rare)
{
    common_u32x4 p = four_flush(a), q = four_flush(b), r;
    common_u32x4 zero =
        (common_u32x4)((common_f32x4)p == 0.0f) | (common_u32x4)((common_f32x4)q == 0.0f);

    if (nearest) {
        r = (common_u32x4)((common_f32x4)p * (common_f32x4)q);
    } else {
        common_f64x4 product = FOUR_WIDEN(p) * FOUR_WIDEN(q);
        r = FOUR_NARROW((common_f64x4)((common_u64x4)product & ~FOUR_BELOW));
    }
    *rare |= common_u32x4_from(r, FOUR_HIGHEST) | (~common_u32x4_from(r, FOUR_LEAST + 1) & ~zero);
    return r;
}

COMMON_ALWAYS common_u32x4 four_sum_to_zero(common_u32x4 a, common_u32x4 b)
{
    common_f64x4 x = FOUR_WIDEN(a), y = FOUR_WIDEN(b), sum = x + y, part = sum - x;
    common_f64x4 error = (x - (sum - part)) + (y - part);
    common_u64x4 opposite = ((common_u64x4)error ^ (common_u64x4)sum) & FOUR_TOP;
    common_u64x4 less = (opposite >> 63) & (common_u64x4)(error != 0.0);
    return FOUR_NARROW((common_f64x4)(((common_u64x4)sum - less) & ~FOUR_BELOW));
}

COMMON_ALWAYS common_u32x4 four_add(common_u32x4 a, common_u32x4 b, bool nearest,
                                    common_u32x4 *rare)
{
    common_u32x4 p = four_flush(a), q = four_flush(b);
    common_u32x4 r = four_flush(nearest ? (common_u32x4)((common_f32x4)p + (common_f32x4)q)
                                        : four_sum_to_zero(p, q));

    *rare |= common_u32x4_from(r, FOUR_HIGHEST);
    return r;
}

/* The sum of the first products, in all components: pairs first. */
COMMON_ALWAYS common_u32x4 four_dot(common_u32x4 a, common_u32x4 b, unsigned terms, bool nearest,
                                    common_u32x4 *rare)
{
    common_u32x4 own = {0}, p = four_multiply(a, b, nearest, &own);
    common_u32x4 even = {p[0], p[2], p[0], p[2]}, odd = {p[1], p[3], p[1], p[3]};
    common_u32x4 pairs = four_add(even, odd, nearest, &own); /* p0 + p1, p2 + p3 */
    common_u32x4 first = common_u32x4_all(pairs[0]);

    *rare |= own; /* those of components that are not summed, too: they are computed again */
    if (terms == 2) return first;
    return four_add(first, common_u32x4_all(terms == 3 ? p[2] : pairs[1]), nearest, rare);
}

#endif
