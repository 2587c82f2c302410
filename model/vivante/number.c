/* See number.h. */
#include "number.h"

#include "isa.h"

static const struct common_float_policy f16 = {
    .exponent = 5, .fraction = 10, .nan = COMMON_NAN_ONE, .nan_bits = 0x7e00};

/* ---- to integral values, sheet 4.4. */

uint32_t vivante_floor(uint32_t x)
{
    return (uint32_t)common_float_rint(&vivante_f32, x, COMMON_RM);
}

uint32_t vivante_ceil(uint32_t x)
{
    return (uint32_t)common_float_rint(&vivante_f32, x, COMMON_RP);
}

uint32_t vivante_frc(uint32_t x)
{
    return vivante_add(x, vivante_floor(x) ^ VIVANTE_SIGN, COMMON_RZ);
}

uint32_t vivante_clamp0_max(uint32_t a, uint32_t b)
{
    uint32_t m = vivante_positive(a) ? a : 0;
    b = vivante_flush(b);
    return common_float_compare(&vivante_f32, b, m) == COMMON_LESS ? b : m;
}

/* ---- conversions, sheet 4.4 and 4.10. */

uint32_t vivante_from_half(uint32_t h)
{
    return (uint32_t)common_float_convert(&vivante_f32, &f16, h & 0xffff, COMMON_RN);
}

uint32_t vivante_to_half(uint32_t x, enum common_round round)
{
    return (uint32_t)common_float_convert(&f16, &vivante_f32, x, round);
}

uint32_t vivante_from_int(uint32_t x, bool is_signed, enum common_round round)
{
    bool negative = is_signed && x >> 31;
    uint32_t magnitude = negative ? 0 - x : x;
    uint32_t sign = negative ? VIVANTE_SIGN : 0;
    return sign | (uint32_t)common_float_from_u64(&vivante_f32, magnitude, round);
}

uint32_t vivante_to_int(uint32_t x, bool is_signed, unsigned bits, enum common_round round)
{
    bool negative = x >> 31;
    uint64_t most = (UINT64_C(1) << (is_signed ? bits - 1 : bits)) - 1;

    if (vivante_is_nan(x)) return 0;
    uint64_t m = common_float_to_u64(&vivante_f32, x, common_round_magnitude(round, negative));
    if (!negative) return (uint32_t)(m < most ? m : most);
    if (!is_signed) return 0;
    return 0 - (uint32_t)(m < most + 1 ? m : most + 1);
}

/* ---- conditions, sheet 2.4. */

/* The relation of two operands of a type. */
static unsigned compare(unsigned type, uint32_t a, uint32_t b)
{
    if (vivante_is_float(type)) return common_float_compare(&vivante_f32, a, b);
    if (a == b) return COMMON_EQUAL;
    bool less = vivante_is_signed(type) ? (int32_t)a < (int32_t)b : a < b;
    return less ? COMMON_LESS : COMMON_GREATER;
}

static bool top_bit(unsigned type, uint32_t a)
{
    unsigned bit = type == VIVANTE_U16 ? 15 : type == VIVANTE_U8 ? 7 : 31;
    return a >> bit & 1;
}

bool vivante_holds(unsigned cond, unsigned type, uint32_t a, uint32_t b)
{
    unsigned is = compare(type, a, vivante_is_binary(cond) ? b : 0);
    switch (cond) {
    case VIVANTE_TRUE: return true;
    case VIVANTE_GT:
    case VIVANTE_GZ: return is == COMMON_GREATER;
    case VIVANTE_LT:
    case VIVANTE_LZ: return is == COMMON_LESS;
    case VIVANTE_GE:
    case VIVANTE_GEZ: return is & (COMMON_GREATER | COMMON_EQUAL);
    case VIVANTE_LE:
    case VIVANTE_LEZ: return is & (COMMON_LESS | COMMON_EQUAL);
    case VIVANTE_EQ:
    case VIVANTE_NOT: return is == COMMON_EQUAL;
    case VIVANTE_NE:
    case VIVANTE_NZ: return is != COMMON_EQUAL;
    case VIVANTE_AND: return (a & b) != 0;
    case VIVANTE_OR: return (a | b) != 0;
    case VIVANTE_XOR: return (a ^ b) != 0;
    case VIVANTE_SELMSB: return top_bit(type, a);
    default: return false;
    }
}
