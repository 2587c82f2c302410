/* Operations on integers, sheet 3.2 and 3.3. Operands are extended to 32 bits; the bits of
 * a result above those of a narrow type are cut when it is written. */
#include "alu.h"

static bool is_signed(const struct vivante_micro *m)
{
    return vivante_is_signed(m->insn.type);
}

static unsigned bits(const struct vivante_micro *m)
{
    return vivante_bits(m->insn.type);
}

/* The low N bits. */
static uint32_t low(const struct vivante_micro *m, uint32_t x)
{
    return bits(m) == 32 ? x : x & ((1u << bits(m)) - 1);
}

/* An operand as the number that it is. Products of two and a third fit: (2^32 - 1)^2 + 2^32 - 1 is
 * below 2^64. */
__extension__ typedef __int128 wide;

static wide number(const struct vivante_micro *m, uint32_t x)
{
    return is_signed(m) ? (wide)(int32_t)x : (wide)x;
}

static uint32_t saturate(const struct vivante_micro *m, wide x)
{
    wide most = ((wide)1 << (is_signed(m) ? bits(m) - 1 : bits(m))) - 1;
    wide least = is_signed(m) ? -most - 1 : 0;
    return (uint32_t)(x > most ? most : x < least ? least : x);
}

/* (a * b) >> N */
static wide high(const struct vivante_micro *m, uint32_t a, uint32_t b)
{
    return (number(m, a) * number(m, b)) >> bits(m);
}

/* ---- sums and products */

EACH(iadd, A[k] + C[k])
EACH(imul, A[k] * B[k])
EACH(imad, A[k] * B[k] + C[k])
EACH(i2i, A[k])
EACH(iaddsat, saturate(m, number(m, A[k]) + number(m, C[k])))
EACH(halfadd, (uint32_t)((number(m, A[k]) + number(m, C[k])) >> 1))
EACH(halfaddinc, (uint32_t)((number(m, A[k]) + number(m, C[k]) + 1) >> 1))
EACH(iabs, is_signed(m) && C[k] >> 31 ? 0 - C[k] : C[k])
EACH(isign, is_signed(m) && C[k] >> 31 ? UINT32_MAX : C[k] != 0)

ONCE(imullo0, A[0] * B[0])
ONCE(imullosat0, saturate(m, number(m, A[0]) * number(m, B[0])))
ONCE(imulhi0, (uint32_t)high(m, A[0], B[0]))
ONCE(imadlo0, A[0] * B[0] + C[0])
ONCE(imadlosat0, saturate(m, number(m, A[0]) * number(m, B[0]) + number(m, C[0])))
ONCE(imadhi0, (uint32_t)(high(m, A[0], B[0]) + number(m, C[0])))
ONCE(imadhisat0, saturate(m, high(m, A[0], B[0]) + number(m, C[0])))

static uint32_t divide(const struct vivante_micro *m, uint32_t a, uint32_t b)
{
    return b == 0 ? UINT32_MAX : (uint32_t)(number(m, a) / number(m, b));
}

static uint32_t modulo(const struct vivante_micro *m, uint32_t a, uint32_t b)
{
    return b == 0 ? a : (uint32_t)(number(m, a) % number(m, b));
}

ONCE(idiv0, divide(m, A[0], B[0]))
ONCE(imod0, modulo(m, A[0], B[0]))

/* ---- bits */

EACH(or, A[k] | C[k])
EACH(and, A[k] & C[k])
EACH(xor, A[k] ^ C[k])
EACH(not, ~C[k])

static unsigned distance(const struct vivante_micro *m, uint32_t c)
{
    return c & (bits(m) - 1);
}

/* An arithmetic shift for signed types. */
static uint32_t shift_right(const struct vivante_micro *m, uint32_t a, unsigned by)
{
    return (uint32_t)(number(m, a) >> by);
}

static uint32_t rotate(const struct vivante_micro *m, uint32_t a, unsigned by)
{
    a = low(m, a);
    return by == 0 ? a : a << by | a >> (bits(m) - by);
}

EACH(lshift, A[k] << distance(m, C[k]))
EACH(rshift, shift_right(m, A[k], distance(m, C[k])))
EACH(rotate, rotate(m, A[k], distance(m, C[k])))

/* Leading zeros of 32 bits. */
static uint32_t zeros(uint32_t x)
{
    return x ? (uint32_t)__builtin_clz(x) : 32;
}

EACH(leadzero, zeros(low(m, C[k])) - (32 - bits(m)))
EACH(popcount, (uint32_t)__builtin_popcount(low(m, C[k])))

static uint32_t extract(const struct vivante_micro *m, uint32_t a, uint32_t b, uint32_t c)
{
    uint32_t offset = b & 31, length = c < 32 - offset ? c : 32 - offset;
    if (length == 0) return 0;
    uint32_t top = a << (32 - offset - length), by = 32 - length; /* the field, at the top */
    return is_signed(m) ? (uint32_t)((int32_t)top >> by) : top >> by;
}

EACH(bit_extract, extract(m, A[k], B[k], C[k]))

static uint32_t reverse(uint32_t x)
{
    uint32_t y = 0;
    for (unsigned i = 0; i < 32; i++) y |= (x >> i & 1) << (31 - i);
    return y;
}

EACH(bit_rev, reverse(A[k]) >> (32 - bits(m)))
EACH(byte_rev, __builtin_bswap32(A[k]) >> (32 - bits(m)))

/* ---- extended */

static uint32_t lowest(const struct vivante_micro *m, uint32_t x)
{
    x = low(m, x);
    return x ? (uint32_t)__builtin_ctz(x) : UINT32_MAX;
}

/* Of a signed type the highest bit that is not as the sign. */
static uint32_t highest(const struct vivante_micro *m, uint32_t x)
{
    if (is_signed(m) && x >> (bits(m) - 1) & 1) x = ~x;
    return 31 - zeros(low(m, x)); /* -1: there is none */
}

EACH(ext, m->insn.sub == VIVANTE_EXT_FINDLSB ? lowest(m, A[k]) : highest(m, A[k]))
