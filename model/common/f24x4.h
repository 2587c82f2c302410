/* Four numbers of f24.h at once, bit for bit the same, from single-precision operations of the host
 * that any vector unit has. A number is held wide: as the single-precision number of the same
 * value. Each of the 2^24 patterns has one, NaN patterns and subnormal ones among them, and nothing
 * is lost on the way there and back.
 *
 * Truncation is exact although the host rounds to nearest. A result of 17 significant bits is cut
 * from one of 24. That is wrong only where the host rounded away from zero, up to a number whose 7
 * last bits are 0. Then the next number below, cut, is right. So 1 is subtracted from the bits of a
 * magnitude wherever the host may have gone beyond the exact result. If the 7 last bits are not all
 * 0, this changes no bit that is kept.
 *   sum      the exact error of the addition has the other sign than the sum (Knuth, TAOCP 2,
 *            4.2.2, theorem B)
 *   product  the exact one has 34 bits and lies within 2^9 of the rounded one, whose 16 last bits
 *            are 0 in the case that matters. So bit 15 of the exact product says on which side it
 *            lies; that is bit 15 of the product of the two fractions, since their units add
 *            multiples of 2^16 only.
 *
 * Results of infinities, NaNs and overflow are not computed here: such lanes are marked, and the
 * caller uses f24.h. The host must round to nearest (common_vector_usable). Source:
 * docs/isa/pica200.md, 1.3; the method is our own; test_f24x4.c. */
#ifndef COMMON_F24X4_H
#define COMMON_F24X4_H

#include <string.h>

#include "f24.h"
#include "vector.h"

enum {
    COMMON_WIDE_ONE = 0x3f800000,
    COMMON_WIDE_MAGNITUDE = 0x7fffffff,
    COMMON_WIDE_LEAST = 0x20800000, /* 2^-62, the least normal number */
    COMMON_WIDE_LIMIT = 0x5f800000, /* 2^64, which is too large */
    COMMON_WIDE_INF = 0x7f800000,
    COMMON_WIDE_CUT = 0x7f /* bits that a fraction of 16 does not have */
};

/* ---- there and back. */

COMMON_ALWAYS common_u32x4 common_f24x4_widen(common_u32x4 x)
{
    common_u32x4 sign = (x & (uint32_t)COMMON_F24_SIGN) << 8, m = x & 0x7fffffu;
    common_u32x4 small = (common_u32x4)((common_i32x4)m < 0x10000);
    common_u32x4 large = (common_u32x4)((common_i32x4)m >= COMMON_F24_INF);
    common_f32x4 subnormal =
        __builtin_convertvector((common_i32x4)(m & small), common_f32x4) * 0x1p-78f;
    common_u32x4 normal = (m << 7) + 0x20000000u + (large & 0x20000000u);
    return sign | common_u32x4_pick(small, (common_u32x4)subnormal, normal);
}

COMMON_ALWAYS common_u32x4 common_f24x4_narrow(common_u32x4 x)
{
    common_u32x4 sign = x >> 8 & (uint32_t)COMMON_F24_SIGN;
    common_u32x4 m = x & (uint32_t)COMMON_WIDE_MAGNITUDE;
    common_u32x4 small = ~common_u32x4_from(x, COMMON_WIDE_LEAST);
    common_u32x4 large = common_u32x4_from(x, COMMON_WIDE_INF);
    common_i32x4 subnormal =
        __builtin_convertvector((common_f32x4)(m & small) * 0x1p78f, common_i32x4);
    common_u32x4 normal = (m - 0x20000000u - (large & 0x20000000u)) >> 7;
    return sign | common_u32x4_pick(small, (common_u32x4)subnormal, normal);
}

/* Patterns as arithmetic reads them, wide: a subnormal one is +0, as -0 is. Then operands are
 * clean. */
COMMON_ALWAYS common_u32x4 common_f24x4_operand(common_u32x4 x)
{
    common_u32x4 m = x & 0x7fffffu, large = (common_u32x4)((common_i32x4)m >= COMMON_F24_INF);
    common_u32x4 normal = (m << 7) + 0x20000000u + (large & 0x20000000u);
    return (normal | (x & (uint32_t)COMMON_F24_SIGN) << 8) &
           (common_u32x4)((common_i32x4)m >= 0x10000);
}

/* Back from a result of unmarked arithmetic: 0, and normal numbers. */
COMMON_ALWAYS common_u32x4 common_f24x4_result(common_u32x4 x)
{
    common_u32x4 m = x & (uint32_t)COMMON_WIDE_MAGNITUDE;
    return ((m - 0x20000000u) >> 7 | (x >> 8 & (uint32_t)COMMON_F24_SIGN)) &
           (common_u32x4)((common_i32x4)m >= COMMON_WIDE_LEAST);
}

/* Lanes that hold subnormal patterns. Arithmetic makes none; only data bring them in. */
COMMON_ALWAYS common_u32x4 common_f24x4_subnormal(common_u32x4 x)
{
    return common_u32x4_from(x, 1) & ~common_u32x4_from(x, COMMON_WIDE_LEAST);
}

/* ---- arithmetic: `rare` gets lanes that have no result; `clean` says that no operand is a
 * subnormal pattern. */

/* An operand as arithmetic reads it. */
COMMON_ALWAYS common_u32x4 common_f24x4_flush(common_u32x4 x, bool clean)
{
    return clean ? x : x & common_u32x4_from(x, COMMON_WIDE_LEAST);
}

/* A magnitude that is cut, of lanes that are to be marked if it is too large; a too small one is
 * +0. */
COMMON_ALWAYS common_u32x4 common_f24x4_finish(common_u32x4 x, common_u32x4 *rare)
{
    x &= ~(uint32_t)COMMON_WIDE_CUT;
    *rare |= common_u32x4_from(x, COMMON_WIDE_LIMIT);
    return x & common_u32x4_from(x, COMMON_WIDE_LEAST);
}

COMMON_ALWAYS common_u32x4 common_f24x4_mul(common_u32x4 a, common_u32x4 b, bool clean,
                                            common_u32x4 *rare)
{
    a = common_f24x4_flush(a, clean);
    b = common_f24x4_flush(b, clean);
    common_u32x4 fractions = (common_u32x4)((common_u16x8)(a >> 7) * (common_u16x8)(b >> 7));
    common_u32x4 product = (common_u32x4)((common_f32x4)a * (common_f32x4)b);
    product += (common_u32x4)((common_i32x4)(fractions << 16) >> 31); /* -1 if bit 15 is set */
    return common_f24x4_finish(product, rare);
}

COMMON_ALWAYS common_u32x4 common_f24x4_add(common_u32x4 x, common_u32x4 y, bool clean,
                                            common_u32x4 *rare)
{
    x = common_f24x4_flush(x, clean);
    y = common_f24x4_flush(y, clean);
    common_f32x4 a = (common_f32x4)x, b = (common_f32x4)y, sum = a + b, part = sum - a;
    common_f32x4 error = (a - (sum - part)) + (b - part);
    common_u32x4 beyond =
        (common_u32x4)((common_i32x4)((common_u32x4)error ^ (common_u32x4)sum) >> 31);
    beyond &= (common_u32x4)(error != 0.0f);
    return common_f24x4_finish((common_u32x4)sum + beyond, rare);
}

COMMON_ALWAYS common_u32x4 common_f24x4_mad(common_u32x4 a, common_u32x4 b, common_u32x4 c,
                                            bool clean, common_u32x4 *rare)
{
    return common_f24x4_add(common_f24x4_mul(a, b, clean, rare), common_f24x4_flush(c, clean), true,
                            rare);
}

/* ---- order: masks. A subnormal pattern counts; NaN is unordered. No lane is rare. */

COMMON_ALWAYS common_u32x4 common_f24x4_less(common_u32x4 a, common_u32x4 b)
{
    return (common_u32x4)((common_f32x4)a < (common_f32x4)b);
}

COMMON_ALWAYS common_u32x4 common_f24x4_less_equal(common_u32x4 a, common_u32x4 b)
{
    return (common_u32x4)((common_f32x4)a <= (common_f32x4)b);
}

COMMON_ALWAYS common_u32x4 common_f24x4_equal(common_u32x4 a, common_u32x4 b)
{
    return (common_u32x4)((common_f32x4)a == (common_f32x4)b);
}

#endif
