/* Sums and products of four numbers with the host's arithmetic, as docs/isa/ has them for several
 * ISAs: denormals are zeros before and after, and no product is added before it is rounded. A
 * lane that is not marked as rare is right to the bit.
 *
 * Operands are flushed first. A product of two floats is exact in a double: cutting its low 29 bits
 * before it is converted rounds to zero. A sum is rounded to a double; its error, which Knuth's
 * two-sum gives exactly, says whether the true sum lies below that in magnitude: then the double
 * before it is cut instead. To nearest the host rounds by itself. A result is rare if it is not a
 * normal number well inside of the range, but for sums below it, which are exact, and products with
 * a zero. The host must round to nearest (common_vector_usable). */
#ifndef COMMON_FOUR_H
#define COMMON_FOUR_H

#include <string.h>

#include "vector.h"

enum { COMMON_FOUR_LEAST = 0x00800000, COMMON_FOUR_HIGHEST = 0x7f7fffff };

/* The bits that a double has and a float does not. */
#define COMMON_FOUR_BELOW UINT64_C(0x1fffffff)
#define COMMON_FOUR_TOP   UINT64_C(0x8000000000000000)

COMMON_ALWAYS common_u32x4 common_four_load(const uint32_t *from)
{
    common_u32x4 x;
    memcpy(&x, from, sizeof x);
    return x;
}

COMMON_ALWAYS common_u32x4 common_four_flush(common_u32x4 x)
{
    return x & (common_u32x4_from(x, COMMON_FOUR_LEAST) | 0x80000000u);
}

/* No functions: doubles of this width are no arguments on every host. */
#define COMMON_FOUR_WIDEN(x)  __builtin_convertvector((common_f32x4)(x), common_f64x4)
#define COMMON_FOUR_NARROW(x) ((common_u32x4) __builtin_convertvector(x, common_f32x4))

/*   rare  in, out: masks of components */
COMMON_ALWAYS common_u32x4 common_four_multiply(common_u32x4 a, common_u32x4 b, bool nearest,
                                                common_u32x4 *rare)
{
    common_u32x4 p = common_four_flush(a), q = common_four_flush(b), r;
    common_u32x4 zero =
        (common_u32x4)((common_f32x4)p == 0.0f) | (common_u32x4)((common_f32x4)q == 0.0f);

    if (nearest) {
        r = (common_u32x4)((common_f32x4)p * (common_f32x4)q);
    } else {
        common_f64x4 product = COMMON_FOUR_WIDEN(p) * COMMON_FOUR_WIDEN(q);
        r = COMMON_FOUR_NARROW((common_f64x4)((common_u64x4)product & ~COMMON_FOUR_BELOW));
    }
    *rare |= common_u32x4_from(r, COMMON_FOUR_HIGHEST) |
             (~common_u32x4_from(r, COMMON_FOUR_LEAST + 1) & ~zero);
    return r;
}

COMMON_ALWAYS common_u32x4 common_four_sum_to_zero(common_u32x4 a, common_u32x4 b)
{
    common_f64x4 x = COMMON_FOUR_WIDEN(a), y = COMMON_FOUR_WIDEN(b), sum = x + y, part = sum - x;
    common_f64x4 error = (x - (sum - part)) + (y - part);
    common_u64x4 opposite = ((common_u64x4)error ^ (common_u64x4)sum) & COMMON_FOUR_TOP;
    common_u64x4 less = (opposite >> 63) & (common_u64x4)(error != 0.0);
    return COMMON_FOUR_NARROW((common_f64x4)(((common_u64x4)sum - less) & ~COMMON_FOUR_BELOW));
}

COMMON_ALWAYS common_u32x4 common_four_add(common_u32x4 a, common_u32x4 b, bool nearest,
                                           common_u32x4 *rare)
{
    common_u32x4 p = common_four_flush(a), q = common_four_flush(b);
    common_u32x4 r = common_four_flush(nearest ? (common_u32x4)((common_f32x4)p + (common_f32x4)q)
                                               : common_four_sum_to_zero(p, q));

    *rare |= common_u32x4_from(r, COMMON_FOUR_HIGHEST);
    return r;
}

#endif
