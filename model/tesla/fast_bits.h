/* Shifts and logic of the fast path, 32 bits: exec_int.c says what they are. Functions as in
 * fast_int.h. */
#ifndef TESLA_FAST_BITS_H
#define TESLA_FAST_BITS_H

#include "fast_int.h"

/* ---- shifts by a count that all lanes share, below 32. */

/* C is the last bit shifted out, bit `last` of the source; O a change of sign by a shift of one. */
COMMON_ALWAYS void put_shifted(const struct tesla_fast *f, const uint32_t *a, const uint32_t *r,
                               uint32_t n, uint32_t last)
{
    struct tesla_fast_row flags;
    uint32_t carry = n >= 1 ? 4 : 0, overflow = n == 1 ? 8 : 0;

    if (!f->insn->flags) {
        put(f, r);
        return;
    }
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        flags.lane[lane] = (r[lane] == 0 ? 1u : 0u) | r[lane] >> 31 << 1 |
                           (a[lane] >> last << 2 & carry) | ((a[lane] ^ r[lane]) >> 28 & overflow);
    put(f, r); /* perhaps into a */
    put_flags(f, flags.lane);
}

static void fast_shl(const struct tesla_fast *f)
{
    struct tesla_fast_row buffer, r;
    const uint32_t *a = fetch_bits(f, 0, &buffer);
    uint32_t n = f->insn->src[1].at;

    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) r.lane[lane] = a[lane] << n;
    put_shifted(f, a, r.lane, n, (32 - n) & 31);
}

/* k: the sign bit, if it is one that is extended. */
static void fast_shr(const struct tesla_fast *f)
{
    struct tesla_fast_row buffer, r;
    const uint32_t *a = fetch_bits(f, 0, &buffer);
    uint32_t n = f->insn->src[1].at, sign = f->insn->k >> n;

    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        r.lane[lane] = ((a[lane] >> n) ^ sign) - sign;
    put_shifted(f, a, r.lane, n, (n - 1) & 31);
}

/* ---- logic. */

static void fast_and(const struct tesla_fast *f)
{
    struct tesla_fast_row buffer[2], r;
    const uint32_t *a = fetch(f, 0, &buffer[0]), *b = fetch(f, 1, &buffer[1]);

    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) r.lane[lane] = a[lane] & b[lane];
    put_sign(f, r.lane);
}

static void fast_or(const struct tesla_fast *f)
{
    struct tesla_fast_row buffer[2], r;
    const uint32_t *a = fetch(f, 0, &buffer[0]), *b = fetch(f, 1, &buffer[1]);

    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) r.lane[lane] = a[lane] | b[lane];
    put_sign(f, r.lane);
}

static void fast_xor(const struct tesla_fast *f)
{
    struct tesla_fast_row buffer[2], r;
    const uint32_t *a = fetch(f, 0, &buffer[0]), *b = fetch(f, 1, &buffer[1]);

    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) r.lane[lane] = a[lane] ^ b[lane];
    put_sign(f, r.lane);
}

/* ---- $a. */

static void fast_shl_to_a(const struct tesla_fast *f)
{
    struct tesla_fast_row buffer, r;
    const uint32_t *a = fetch_bits(f, 0, &buffer);
    uint32_t n = f->insn->k;

    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) r.lane[lane] = a[lane] << n & 0xffff;
    put_row(f->x.warp->addr[f->x.insn->adst], r.lane, f->x.lanes);
}

#endif
