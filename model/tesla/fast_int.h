/* Integer arithmetic of the fast path, 32 bits: exec_int.c says what it is. Each function is one
 * kind; sources come with their inversions. */
#ifndef TESLA_FAST_INT_H
#define TESLA_FAST_INT_H

#include "fast_operand.h"

/* Z and S of every lane. */
COMMON_ALWAYS void put_sign(const struct tesla_fast *f, const uint32_t *r)
{
    struct tesla_fast_row flags;

    put(f, r);
    if (!f->insn->flags) return;
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        flags.lane[lane] = (r[lane] == 0 ? 1u : 0u) | r[lane] >> 31 << 1;
    put_flags(f, flags.lane);
}

static void fast_mov(const struct tesla_fast *f)
{
    struct tesla_fast_row buffer;
    put(f, fetch_bits(f, 0, &buffer));
}

/* The adder of sheet 3.4 with all its flags. */
COMMON_ALWAYS void add_with_flags(const struct tesla_fast *f, const uint32_t *a, const uint32_t *b,
                                  const uint32_t *carry)
{
    struct tesla_fast_row r, flags;

    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) {
        uint32_t p = a[lane], q = b[lane], half = p + q, t = half + carry[lane];
        uint32_t c = (half < p ? 4u : 0u) | (t < half ? 4u : 0u);
        uint32_t o = (~(p ^ q) & (p ^ t)) >> 31 << 3;
        r.lane[lane] = t;
        flags.lane[lane] = (t == 0 ? 1u : 0u) | t >> 31 << 1 | c | o;
    }
    put(f, r.lane);
    put_flags(f, flags.lane);
}

/* a + b + k, where k is the carry of a subtraction. */
COMMON_ALWAYS void add_constant(const struct tesla_fast *f, const uint32_t *a, const uint32_t *b)
{
    struct tesla_fast_row r;
    uint32_t k = f->insn->k;

    if (f->insn->flags) {
        for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) r.lane[lane] = k;
        add_with_flags(f, a, b, r.lane);
        return;
    }
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) r.lane[lane] = a[lane] + b[lane] + k;
    put(f, r.lane);
}

static void fast_add(const struct tesla_fast *f)
{
    struct tesla_fast_row buffer[2];
    const uint32_t *a = fetch(f, 0, &buffer[0]), *b = fetch(f, 1, &buffer[1]);
    add_constant(f, a, b);
}

static void fast_addc(const struct tesla_fast *f)
{
    struct tesla_fast_row buffer[2], carry, r;
    const uint32_t *a = fetch(f, 0, &buffer[0]), *b = fetch(f, 1, &buffer[1]);
    const uint8_t *cond = f->x.warp->cond[f->x.insn->csrc & 3];

    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) carry.lane[lane] = cond[lane] >> 2 & 1;
    if (f->insn->flags) {
        add_with_flags(f, a, b, carry.lane);
        return;
    }
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        r.lane[lane] = a[lane] + b[lane] + carry.lane[lane];
    put(f, r.lane);
}

/* ---- multiplication. (v ^ sign) - sign extends; products are exact modulo 2^32. */

COMMON_ALWAYS void multiply(const uint32_t *a, const uint32_t *b, uint32_t mask, uint32_t a_sign,
                            uint32_t b_sign, uint32_t *r)
{
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        r[lane] = (((a[lane] & mask) ^ a_sign) - a_sign) * (((b[lane] & mask) ^ b_sign) - b_sign);
}

/* k: the sign bits of both sources, that of the second one in the upper half. */
static void fast_mul16(const struct tesla_fast *f)
{
    struct tesla_fast_row buffer[2], r;
    const uint32_t *a = fetch_bits(f, 0, &buffer[0]), *b = fetch_bits(f, 1, &buffer[1]);
    multiply(a, b, 0xffff, f->insn->k & 0xffff, f->insn->k >> 16, r.lane);
    put_sign(f, r.lane);
}

/* k: the sign bit. */
static void fast_mul24(const struct tesla_fast *f)
{
    struct tesla_fast_row buffer[2], r;
    const uint32_t *a = fetch_bits(f, 0, &buffer[0]), *b = fetch_bits(f, 1, &buffer[1]);
    multiply(a, b, 0xffffff, f->insn->k, f->insn->k, r.lane);
    put_sign(f, r.lane);
}

static void fast_mul24_high(const struct tesla_fast *f)
{
    struct tesla_fast_row buffer[2], r;
    const uint32_t *a = fetch_bits(f, 0, &buffer[0]), *b = fetch_bits(f, 1, &buffer[1]);
    uint64_t sign = f->insn->k;

    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) {
        uint64_t p = ((a[lane] & 0xffffff) ^ sign) - sign;
        uint64_t q = ((b[lane] & 0xffffff) ^ sign) - sign;
        r.lane[lane] = (uint32_t)(p * q >> 16);
    }
    put_sign(f, r.lane);
}

/* a * b + c; k is the adder's carry. Source 0's flip is one of the product, source 1's is the sign
 * bit of both. */
COMMON_ALWAYS void multiply_add(const struct tesla_fast *f, uint32_t mask)
{
    struct tesla_fast_row buffer[3], product;
    const uint32_t *a = fetch_bits(f, 0, &buffer[0]), *b = fetch_bits(f, 1, &buffer[1]);
    const uint32_t *c = fetch(f, 2, &buffer[2]);
    uint32_t flip = f->insn->src[0].flip, sign = f->insn->src[1].flip;

    multiply(a, b, mask, sign, sign, product.lane);
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) product.lane[lane] ^= flip;
    add_constant(f, product.lane, c);
}

static void fast_mad16(const struct tesla_fast *f)
{
    multiply_add(f, 0xffff);
}

static void fast_mad24(const struct tesla_fast *f)
{
    multiply_add(f, 0xffffff);
}

/* ---- comparison. k: xored to both operands, it makes the comparison unsigned. */

static void fast_sad(const struct tesla_fast *f)
{
    struct tesla_fast_row buffer[3], d, zero = {{0}};
    const uint32_t *a = fetch_bits(f, 0, &buffer[0]), *b = fetch_bits(f, 1, &buffer[1]);
    const uint32_t *c = fetch_bits(f, 2, &buffer[2]);
    uint32_t bias = f->insn->k;

    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) {
        uint32_t p = a[lane] ^ bias, q = b[lane] ^ bias;
        d.lane[lane] = p > q ? p - q : q - p;
    }
    if (f->insn->flags) {
        add_with_flags(f, d.lane, c, zero.lane);
        return;
    }
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) d.lane[lane] += c[lane];
    put(f, d.lane);
}

static void fast_set(const struct tesla_fast *f)
{
    struct tesla_fast_row buffer[2], r, flags;
    const uint32_t *a = fetch_bits(f, 0, &buffer[0]), *b = fetch_bits(f, 1, &buffer[1]);
    uint32_t bias = f->insn->k, cond = f->x.insn->cond;
    uint32_t less = cond & 1 ? UINT32_MAX : 0, equal = cond & 2 ? UINT32_MAX : 0;
    uint32_t greater = cond & 4 ? UINT32_MAX : 0;

    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) {
        uint32_t p = a[lane] ^ bias, q = b[lane] ^ bias;
        r.lane[lane] = p < q ? less : p == q ? equal : greater;
    }
    put(f, r.lane);
    if (!f->insn->flags) return;
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        flags.lane[lane] = 1 + (r.lane[lane] & 1);
    put_flags(f, flags.lane);
}

static void fast_max(const struct tesla_fast *f)
{
    struct tesla_fast_row buffer[2], r;
    const uint32_t *a = fetch_bits(f, 0, &buffer[0]), *b = fetch_bits(f, 1, &buffer[1]);
    uint32_t bias = f->insn->k;

    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        r.lane[lane] = (a[lane] ^ bias) > (b[lane] ^ bias) ? a[lane] : b[lane];
    put_sign(f, r.lane);
}

static void fast_min(const struct tesla_fast *f)
{
    struct tesla_fast_row buffer[2], r;
    const uint32_t *a = fetch_bits(f, 0, &buffer[0]), *b = fetch_bits(f, 1, &buffer[1]);
    uint32_t bias = f->insn->k;

    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        r.lane[lane] = (a[lane] ^ bias) > (b[lane] ^ bias) ? b[lane] : a[lane];
    put_sign(f, r.lane);
}

#endif
