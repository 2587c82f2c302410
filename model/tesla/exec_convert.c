/* Conversions from and to floating point, ISA sheet 3.9, 4.7 and 4.8. i2i is in exec_int.c. */
#include "../common/f64.h"
#include "exec.h"

static bool tesla_is_signed(unsigned type)
{
    return type == TESLA_S8 || type == TESLA_S16 || type == TESLA_S32 || type == TESLA_S64;
}

static enum common_round tesla_round(const struct tesla_exec *x)
{
    return (enum common_round)x->insn->round;
}

/* ---- up to 32 bits. */

/* An integer source: magnitude, and whether it is below 0. */
static uint32_t tesla_magnitude(unsigned type, uint32_t value, bool *below)
{
    uint32_t v = type == TESLA_U8 || type == TESLA_S8     ? value & 0xff
                 : type == TESLA_U16 || type == TESLA_S16 ? value & 0xffff
                                                          : value;
    uint32_t sign = type == TESLA_S8    ? 0x80
                    : type == TESLA_S16 ? 0x8000
                    : type == TESLA_S32 ? 0x80000000
                                        : 0;
    *below = (v & sign) != 0;
    return *below ? 2 * sign - v : v;
}

/* Sheet 4.7: what silicon takes of an integer that becomes binary16. */
static uint32_t tesla_i2f16_bug(uint32_t m, bool below, enum common_round down)
{
    if ((down == COMMON_RN || down == COMMON_RP) && (m >> 5 & 0x1ffffff) == 0x1ffffff) m = 0;
    uint32_t low = (m - below) & 0xffff, cleared = 2;
    while (low < 0x8000 && cleared < 7) {
        low = low << 1 & 0xffff;
        cleared++;
    }
    return m & 0xffffffff >> cleared;
}

void tesla_exec_i2f(struct tesla_exec *x)
{
    const struct tesla_operand *src = &x->insn->src[0];
    uint32_t buffer[TESLA_WARP_LANES], r[TESLA_WARP_LANES], flags[TESLA_WARP_LANES];
    const uint32_t *value = tesla_read(x, src, buffer);
    bool half = x->insn->type == TESLA_F16;
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) {
        bool below;
        uint32_t m = tesla_magnitude(src->type, value[lane], &below);
        bool neg = (below && !src->abs) != src->neg;
        enum common_round down = common_round_magnitude(tesla_round(x), neg);
        if (half) m = tesla_i2f16_bug(m, below, down);
        uint32_t f = common_f32_from_u32(m, down) ^ (neg ? 0x80000000 : 0);
        f = tesla_sat_f32(x->insn, f);
        r[lane] = half ? common_f32_to_f16(f, tesla_round(x), false) : f;
        flags[lane] = tesla_flags_f32(half ? common_f32_from_f16(r[lane]) : f);
    }
    tesla_write(x, &x->insn->dst, r);
    tesla_write_flags(x, flags);
}

/* A binary16 or binary32 source as binary32, modifiers applied. */
static void tesla_read_float(const struct tesla_exec *x, uint32_t *r)
{
    const struct tesla_operand *src = &x->insn->src[0];
    const uint32_t *value = tesla_read(x, src, r);
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) {
        uint32_t f = value[lane];
        if (src->type == TESLA_F16) f = common_f32_from_f16(f & 0xffff);
        if (src->abs) f &= 0x7fffffff;
        r[lane] = src->neg ? f ^ 0x80000000 : f;
    }
}

/* To the integer type, saturating. */
static uint32_t tesla_to_integer(uint32_t type, uint32_t m, bool negative)
{
    bool narrow = type == TESLA_U16 || type == TESLA_S16;
    uint32_t mask = narrow ? 0xffff : 0xffffffff, limit = narrow ? 0x8000 : 0x80000000;
    if (!tesla_is_signed(type)) return negative ? 0 : m > mask ? mask : m;
    if (negative) return (0 - (m > limit ? limit : m)) & mask;
    return m > limit - 1 ? limit - 1 : m;
}

void tesla_exec_f2i(struct tesla_exec *x)
{
    uint32_t value[TESLA_WARP_LANES], r[TESLA_WARP_LANES], flags[TESLA_WARP_LANES];
    uint32_t sign = x->insn->type == TESLA_U16 || x->insn->type == TESLA_S16 ? 15 : 31;
    tesla_read_float(x, value);
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) {
        bool negative = value[lane] >> 31;
        uint32_t m =
            common_f32_to_u32(value[lane], common_round_magnitude(tesla_round(x), negative));
        r[lane] = tesla_to_integer(x->insn->type, m, negative);
        flags[lane] = (r[lane] == 0) | (r[lane] >> sign & 1) << 1;
    }
    tesla_write(x, &x->insn->dst, r);
    tesla_write_flags(x, flags);
}

void tesla_exec_f2f(struct tesla_exec *x)
{
    uint32_t value[TESLA_WARP_LANES], r[TESLA_WARP_LANES], flags[TESLA_WARP_LANES];
    bool half = x->insn->type == TESLA_F16, rint = x->insn->rint;
    tesla_read_float(x, value);
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) {
        uint32_t f = value[lane];
        f = common_f32_is_nan(f) ? (uint32_t)COMMON_F32_NAN : common_f32_flush(f);
        f = tesla_sat_f32(x->insn, f);
        if (rint) f = common_f32_rint(f, tesla_round(x));
        r[lane] = half ? common_f32_to_f16(f, tesla_round(x), rint) : f;
        flags[lane] = tesla_flags_f32(half ? common_f32_from_f16(r[lane]) : f);
    }
    tesla_write(x, &x->insn->dst, r);
    tesla_write_flags(x, flags);
}

/* ---- the FP64 group, sheet 4.8: one side at least has 64 bits. */

/* A source of 32 or 64 bits. */
static void tesla_read_wide(const struct tesla_exec *x, uint64_t *r)
{
    uint32_t buffer[TESLA_WARP_LANES];
    const struct tesla_operand *src = &x->insn->src[0];
    if (src->kind == TESLA_KIND_PAIR) {
        tesla_read_pair(x, src, r);
        return;
    }
    const uint32_t *value = tesla_read(x, src, buffer);
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) r[lane] = value[lane];
}

/* A destination of 32 or 64 bits. */
static void tesla_write_wide(const struct tesla_exec *x, const uint64_t *r, const uint32_t *flags)
{
    uint32_t word[TESLA_WARP_LANES];
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) word[lane] = (uint32_t)r[lane];
    tesla_write_pair(x, &x->insn->dst, r);
    tesla_write(x, &x->insn->dst, word);
    tesla_write_flags(x, flags);
}

/* FF, with denormals distinguished from 0. */
static uint32_t tesla_flags_wide(unsigned type, uint64_t r)
{
    return tesla_flags_f64(type == TESLA_F64 ? r : common_f64_from_f32((uint32_t)r));
}

void tesla_exec_i2f64(struct tesla_exec *x)
{
    const struct tesla_operand *src = &x->insn->src[0];
    uint64_t value[TESLA_WARP_LANES], r[TESLA_WARP_LANES];
    uint32_t flags[TESLA_WARP_LANES];
    bool is_signed = tesla_is_signed(src->type), wide = x->insn->type == TESLA_F64;
    tesla_read_wide(x, value);
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) {
        uint64_t m = value[lane];
        if (src->type == TESLA_S32) m = (m ^ 0x80000000) - 0x80000000;
        bool below = is_signed && m >> 63;
        if (below) m = 0 - m;
        bool neg = (below && !src->abs) != src->neg;
        /* an unsigned source is rounded as if neg were not there */
        enum common_round down = common_round_magnitude(tesla_round(x), neg && is_signed);
        uint64_t f = wide ? common_f64_from_u64(m, down) : common_f32_from_u64(m, down);
        r[lane] = f | (neg ? wide ? COMMON_F64_SIGN : 0x80000000 : 0);
        flags[lane] = tesla_flags_wide(x->insn->type, r[lane]);
    }
    tesla_write_wide(x, r, flags);
}

/* Saturates a magnitude to an integer type.
 *   overflow  set if the value did not fit */
static uint64_t tesla_to_wide(unsigned type, uint64_t m, bool negative, bool *overflow)
{
    bool wide = type == TESLA_U64 || type == TESLA_S64;
    uint64_t limit = wide ? COMMON_F64_SIGN : 0x80000000;
    if (tesla_is_signed(type)) {
        if (negative ? m > limit : m >= limit) {
            m = negative ? limit : limit - 1;
            *overflow = true;
        }
        m = negative ? 0 - m : m;
    } else if (negative && m != 0) {
        m = 0;
        *overflow = true;
    } else if (!wide && m >> 32) {
        m = 0xffffffff;
        *overflow = true;
    }
    return wide ? m : m & 0xffffffff;
}

void tesla_exec_f2i64(struct tesla_exec *x)
{
    const struct tesla_operand *src = &x->insn->src[0];
    uint64_t value[TESLA_WARP_LANES], r[TESLA_WARP_LANES];
    uint32_t flags[TESLA_WARP_LANES];
    bool wide = x->insn->type == TESLA_U64 || x->insn->type == TESLA_S64;
    tesla_read_wide(x, value);
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) {
        uint64_t f =
            src->type == TESLA_F64 ? value[lane] : common_f64_from_f32((uint32_t)value[lane]);
        f = tesla_modify_f64(src, f);
        bool negative = f >> 63, overflow = true;
        if (common_f64_is_nan(f)) {
            r[lane] = wide ? COMMON_F64_SIGN : 0x80000000;
        } else {
            uint64_t m = common_f64_to_u64(f, common_round_magnitude(tesla_round(x), negative));
            overflow = m == 0xffffffff; /* sheet 4.8: the reference's quirk */
            r[lane] = tesla_to_wide(x->insn->type, m, negative, &overflow);
        }
        flags[lane] = (r[lane] == 0) | (uint32_t)(r[lane] >> (wide ? 63 : 31) & 1) << 1 |
                      (uint32_t)overflow << 3;
    }
    tesla_write_wide(x, r, flags);
}

void tesla_exec_f2f64(struct tesla_exec *x)
{
    const struct tesla_operand *src = &x->insn->src[0];
    uint64_t value[TESLA_WARP_LANES], r[TESLA_WARP_LANES];
    uint32_t flags[TESLA_WARP_LANES];
    tesla_read_wide(x, value);
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) {
        uint64_t f =
            src->type == TESLA_F64 ? value[lane] : common_f64_from_f32((uint32_t)value[lane]);
        if (common_f64_is_nan(f)) f |= COMMON_F64_QUIET;
        f = tesla_modify_f64(src, f);
        if (x->insn->type == TESLA_F32) f = common_f64_to_f32(f, tesla_round(x));
        else if (x->insn->rint && src->type == TESLA_F64) f = common_f64_rint(f, tesla_round(x));
        r[lane] = f;
        flags[lane] = tesla_flags_wide(x->insn->type, f);
    }
    tesla_write_wide(x, r, flags);
}
