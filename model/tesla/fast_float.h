/* Floating point of the fast path: exec_f32.c and exec_f64.c say what it is. Rounding is to
 * nearest. */
#ifndef TESLA_FAST_FLOAT_H
#define TESLA_FAST_FLOAT_H

#include "../common/f32_lanes.h"
#include "../common/f64.h"
#include "fast_operand.h"

/* dst and, from the flags of the result, $c. */
COMMON_ALWAYS void put_f32(const struct tesla_fast *f, uint32_t *r)
{
    struct tesla_fast_row flags;

    if (f->x.insn->sat) common_f32_lanes_sat(r, TESLA_WARP_LANES);
    put(f, r);
    if (!f->insn->flags) return;
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) {
        uint32_t magnitude = r[lane] & 0x7fffffff;
        uint32_t sign = magnitude < COMMON_F32_LEAST ? 1 : r[lane] >> 31 << 1;
        flags.lane[lane] = magnitude > COMMON_F32_INF ? 3 : sign;
    }
    put_flags(f, flags.lane);
}

static void fast_fadd(const struct tesla_fast *f)
{
    struct tesla_fast_row buffer[2], r;
    const uint32_t *a = fetch(f, 0, &buffer[0]), *b = fetch(f, 1, &buffer[1]);
    common_f32_lanes_add(a, b, r.lane, TESLA_WARP_LANES);
    put_f32(f, r.lane);
}

static void fast_fmul(const struct tesla_fast *f)
{
    struct tesla_fast_row buffer[2], r;
    const uint32_t *a = fetch(f, 0, &buffer[0]), *b = fetch(f, 1, &buffer[1]);
    common_f32_lanes_mul(a, b, r.lane, TESLA_WARP_LANES);
    put_f32(f, r.lane);
}

static void fast_fmad(const struct tesla_fast *f)
{
    struct tesla_fast_row buffer[3], r;
    const uint32_t *a = fetch(f, 0, &buffer[0]), *b = fetch(f, 1, &buffer[1]);
    const uint32_t *c = fetch(f, 2, &buffer[2]);
    common_f32_lanes_mad(a, b, c, r.lane, TESLA_WARP_LANES);
    put_f32(f, r.lane);
}

static void fast_fset(const struct tesla_fast *f)
{
    struct tesla_fast_row buffer[2], r;
    const uint32_t *a = fetch(f, 0, &buffer[0]), *b = fetch(f, 1, &buffer[1]);
    common_f32_lanes_compare(a, b, f->x.insn->cond, r.lane, TESLA_WARP_LANES);
    put(f, r.lane);
    if (!f->insn->flags) return;
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) r.lane[lane] = 1 + (r.lane[lane] & 1);
    put_flags(f, r.lane);
}

/* A place in the order of all numbers, -0 before +0. */
COMMON_ALWAYS uint32_t rank_of(uint32_t x)
{
    return x ^ ((0u - (x >> 31)) | 0x80000000u);
}

COMMON_ALWAYS uint32_t flush_one(uint32_t x)
{
    return (x & 0x7fffffff) < COMMON_F32_LEAST ? x & 0x80000000u : x;
}

/* k: all ones for the smaller one, else 0. */
static void fast_fmin_fmax(const struct tesla_fast *f)
{
    struct tesla_fast_row buffer[2], r;
    const uint32_t *a = fetch(f, 0, &buffer[0]), *b = fetch(f, 1, &buffer[1]);
    uint32_t swap = f->insn->k;

    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) {
        uint32_t p = flush_one(a[lane]), q = flush_one(b[lane]);
        uint32_t best = (rank_of(p) ^ swap) > (rank_of(q) ^ swap) ? p : q;
        uint32_t a_nan = (p & 0x7fffffff) > COMMON_F32_INF ? UINT32_MAX : 0;
        uint32_t b_nan = (q & 0x7fffffff) > COMMON_F32_INF ? UINT32_MAX : 0;
        best = (q & a_nan) | (best & ~a_nan);
        best = (p & b_nan) | (best & ~b_nan);
        r.lane[lane] = a_nan & b_nan ? COMMON_F32_NAN : best;
    }
    put_f32(f, r.lane);
}

/* ---- 64 bits. A NaN keeps its bits: where one comes out, the plain function executes. */

struct doubles {
    _Alignas(64) double lane[TESLA_WARP_LANES];
};

COMMON_ALWAYS void fetch_f64(const struct tesla_fast *f, unsigned n, struct doubles *r)
{
    const struct tesla_fast_source *s = &f->insn->src[n];
    const uint32_t *low = f->x.warp->gpr[s->at];
    const uint32_t *high = f->x.warp->gpr[(s->at + 1) % TESLA_GPRS];
    _Alignas(64) uint64_t bits[TESLA_WARP_LANES];

    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        bits[lane] = low[lane] | (uint64_t)((high[lane] & s->keep) ^ s->flip) << 32;
    memcpy(r->lane, bits, sizeof bits);
}

COMMON_ALWAYS void put_f64(const struct tesla_fast *f, const struct doubles *r)
{
    _Alignas(64) uint64_t bits[TESLA_WARP_LANES];
    struct tesla_fast_row word, flags;
    uint64_t nan = 0;

    memcpy(bits, r->lane, sizeof bits);
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        nan |= (bits[lane] & ~COMMON_F64_SIGN) > COMMON_F64_INF ? 1 : 0;
    if (nan) {
        fast_other(f);
        return;
    }
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) word.lane[lane] = (uint32_t)bits[lane];
    if (f->insn->dst < f->x.model->regs)
        put_row(f->x.warp->gpr[f->insn->dst], word.lane, f->x.lanes);
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        word.lane[lane] = (uint32_t)(bits[lane] >> 32);
    if (f->insn->dst + 1u < f->x.model->regs)
        put_row(f->x.warp->gpr[f->insn->dst + 1], word.lane, f->x.lanes);
    if (!f->insn->flags) return;
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        flags.lane[lane] = bits[lane] << 1 == 0 ? 1 : (uint32_t)(bits[lane] >> 63) << 1;
    put_flags(f, flags.lane);
}

static void fast_dadd(const struct tesla_fast *f)
{
    struct doubles a, b, r;
    fetch_f64(f, 0, &a);
    fetch_f64(f, 1, &b);
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        r.lane[lane] = a.lane[lane] + b.lane[lane];
    put_f64(f, &r);
}

COMMON_ALWAYS uint64_t bits_of(double x)
{
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    return bits;
}

/* A sum that is not rounded to nearest. The error of rounding to nearest is a double, which the
 * host finds (Knuth, TAOCP 2, 4.2.2, theorem B): its sign shows on which side of the sum the result
 * lies. k: enum common_round. */
static void fast_dadd_directed(const struct tesla_fast *f)
{
    const uint64_t large = UINT64_C(0x7fd) << 52; /* from here on a step may overflow */
    const bool down = f->insn->k == COMMON_RM, up = f->insn->k == COMMON_RP;
    struct doubles a, b, r;
    uint64_t rare = 0;

    fetch_f64(f, 0, &a);
    fetch_f64(f, 1, &b);
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) {
        double x = a.lane[lane], y = b.lane[lane], sum = x + y, of_y = sum - x;
        double rest = (x - (sum - of_y)) + (y - of_y);
        uint64_t bits = bits_of(sum), sign = bits >> 63;
        uint64_t less = rest < 0 ? 1 : 0, more = rest > 0 ? 1 : 0;
        /* the result is the next lower number */
        uint64_t below = down ? less : up ? 0 : less & ~sign;
        uint64_t above = down ? 0 : up ? more : more & sign;
        uint64_t cancelled = down && bits == 0 && (bits_of(x) | bits_of(y)) != 0 ? 1 : 0;
        bits += (above ^ (0 - sign)) + sign; /* 1 more, or 1 less of a negative one */
        bits -= (below ^ (0 - sign)) + sign;
        bits |= cancelled << 63;
        memcpy(&r.lane[lane], &bits, sizeof bits);
        rare |=
            ((bits_of(x) & ~COMMON_F64_SIGN) >= large) | ((bits_of(y) & ~COMMON_F64_SIGN) >= large);
    }
    if (rare) fast_other(f);
    else put_f64(f, &r);
}

/* k: all ones for the smaller one, else 0. */
static void fast_dmin_dmax(const struct tesla_fast *f)
{
    const uint64_t swap = 0 - (uint64_t)(f->insn->k & 1);
    struct doubles a, b, r;
    uint64_t nan = 0;

    fetch_f64(f, 0, &a);
    fetch_f64(f, 1, &b);
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) {
        uint64_t p = bits_of(a.lane[lane]), q = bits_of(b.lane[lane]);
        uint64_t p_rank = p ^ ((0 - (p >> 63)) | COMMON_F64_SIGN) ^ swap;
        uint64_t q_rank = q ^ ((0 - (q >> 63)) | COMMON_F64_SIGN) ^ swap;
        uint64_t best = p_rank > q_rank ? p : q;
        nan |=
            ((p & ~COMMON_F64_SIGN) > COMMON_F64_INF) | ((q & ~COMMON_F64_SIGN) > COMMON_F64_INF);
        memcpy(&r.lane[lane], &best, sizeof best);
    }
    if (nan) fast_other(f);
    else put_f64(f, &r);
}

static void fast_dmul(const struct tesla_fast *f)
{
    struct doubles a, b, r;
    fetch_f64(f, 0, &a);
    fetch_f64(f, 1, &b);
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        r.lane[lane] = a.lane[lane] * b.lane[lane];
    put_f64(f, &r);
}

/* Where the host cannot fuse, the library's function would not be faster than ours. */
static void fast_dfma(const struct tesla_fast *f)
{
#ifdef __FMA__
    struct doubles a, b, c, r;
    fetch_f64(f, 0, &a);
    fetch_f64(f, 1, &b);
    fetch_f64(f, 2, &c);
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        r.lane[lane] = __builtin_fma(a.lane[lane], b.lane[lane], c.lane[lane]);
    put_f64(f, &r);
#else
    fast_other(f);
#endif
}

#endif
