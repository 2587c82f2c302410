/* The dot products of the Vivante, by the arithmetic of model/common/four.h; test_vector.c proves
 * that it is that of number.h where it is not marked as rare. */
#ifndef VIVANTE_FOUR_H
#define VIVANTE_FOUR_H

#include "../common/four.h"

/* The sum of the first products, in all components: pairs first. */
COMMON_ALWAYS common_u32x4 four_dot(common_u32x4 a, common_u32x4 b, unsigned terms, bool nearest,
                                    common_u32x4 *rare)
{
    common_u32x4 own = {0}, p = common_four_multiply(a, b, nearest, &own);
    common_u32x4 even = {p[0], p[2], p[0], p[2]}, odd = {p[1], p[3], p[1], p[3]};
    common_u32x4 pairs = common_four_add(even, odd, nearest, &own); /* p0 + p1, p2 + p3 */
    common_u32x4 first = common_u32x4_all(pairs[0]);

    *rare |= own; /* those of components that are not summed, too: they are computed again */
    if (terms == 2) return first;
    return common_four_add(first, common_u32x4_all(terms == 3 ? p[2] : pairs[1]), nearest, rare);
}

#endif
