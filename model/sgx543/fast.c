/* The common instructions, without events: operands are ready as words of the state, computed for
 * each iteration when an instruction meets another MOE than last time; floats are those of
 * common/four.h. Everything else, and numbers that are rare there, are left to the actions of
 * exec_*.c, which compute the same. */
#include "../common/four.h"

#include "exec.h"
#include "number.h"

/* ---- reading and writing */

COMMON_ALWAYS common_u32x4 words(const uint32_t *reg, const struct sgx543_ready *s)
{
    common_u32x4 v = {reg[s->at[0]], reg[s->at[1]], reg[s->at[2]], reg[s->at[3]]};
    return v;
}

/* Halves as F32; rare is the lowest or the highest exponent, but for zeros. */
static common_u32x4 halves(const uint32_t *reg, const struct sgx543_ready *s, common_u32x4 *rare)
{
    common_u32x4 h;

    if (s->row) {
        common_u16x4 row;
        memcpy(&row, (const uint8_t *)reg + 2 * s->at[0], sizeof row);
        h = __builtin_convertvector(row, common_u32x4);
    } else {
        for (unsigned k = 0; k < 4; k++) {
            uint16_t half;
            memcpy(&half, (const uint8_t *)reg + 2 * s->at[k], sizeof half);
            h[k] = half;
        }
    }
    common_u32x4 magnitude = h & 0x7fff, sign = (h & 0x8000) << 16;
    common_u32x4 some = (common_u32x4)((common_i32x4)magnitude > 0);
    *rare |= (common_u32x4)((common_i32x4)magnitude > 0x7bff) |
             (some & (common_u32x4)((common_i32x4)magnitude < 0x0400));
    return sign | (((magnitude << 13) + 0x38000000u) & some);
}

/* C10 as F32: sheet 4.3. */
COMMON_ALWAYS common_u32x4 tens(const uint32_t *reg, const struct sgx543_ready *s)
{
    common_u32x4 v;

    for (unsigned k = 0; k < 4; k++) v[k] = reg[s->at[k] >> 2] >> 10 * (s->at[k] & 3);
    common_i32x4 number = (common_i32x4)((v & 0x3ff) ^ 0x200) - 0x200;
    return (common_u32x4)(__builtin_convertvector(number, common_f32x4) * 0x1p-8f);
}

COMMON_ALWAYS common_u32x4 fetch(const uint32_t *reg, const struct sgx543_ready *s,
                                 common_u32x4 *rare)
{
    reg += (int32_t)reg[SGX543_WORD_AHEAD + s->index];
    common_u32x4 v = s->ten    ? tens(reg, s)
                     : s->half ? halves(reg, s, rare)
                     : s->row  ? common_four_load(reg + s->at[0])
                               : words(reg, s);
    return (v & s->keep) ^ s->flip;
}

/* F32 as halves, rounded to even; rare is what is no normal half, but for what is 0 before. */
COMMON_ALWAYS common_u32x4 round_halves(common_u32x4 x, common_u32x4 *rare)
{
    common_u32x4 magnitude = x & 0x7fffffff, sign = x >> 16 & 0x8000;
    common_u32x4 some = common_u32x4_from(x, COMMON_FOUR_LEAST);
    common_u32x4 r = (magnitude - 0x38000000u + 0xfff + (magnitude >> 13 & 1)) >> 13;

    *rare |= common_u32x4_from(x, 0x477ff000) | (some & ~common_u32x4_from(x, 0x38800000));
    return sign | (r & some);
}

static void put_halves(uint32_t *to, unsigned mask, common_u32x4 v)
{
    if (mask == 15) {
        common_u16x4 row = __builtin_convertvector(v, common_u16x4);
        memcpy(to, &row, sizeof row);
        return;
    }
    for (unsigned k = 0; k < 4; k++) {
        if (!(mask >> k & 1)) continue;
        unsigned shift = 16 * (k & 1);
        to[k >> 1] = (to[k >> 1] & ~(0xffffu << shift)) | v[k] << shift;
    }
}

/* F32 as C10, rounded to even as a sum with 1.5 * 2^23 is; NaNs are rare. */
COMMON_ALWAYS common_u32x4 round_tens(common_u32x4 x, common_u32x4 *rare)
{
    const common_f32x4 least = {-512, -512, -512, -512}, most = {511, 511, 511, 511};
    common_f32x4 y = (common_f32x4)x * 0x1p8f;

    *rare |= common_u32x4_from(x, COMMON_FOUR_HIGHEST + 2);
    common_u32x4 z =
        common_u32x4_pick((common_u32x4)(y < least), (common_u32x4)least, (common_u32x4)y);
    z = common_u32x4_pick((common_u32x4)(y > most), (common_u32x4)most, z);
    return (common_u32x4)((common_f32x4)z + 0x1.8p23f) & 0x3ff;
}

static void put_tens(uint32_t *to, unsigned mask, common_u32x4 v)
{
    for (unsigned k = 0; k < 3; k++)
        if (mask >> k & 1) to[0] = (to[0] & ~(0x3ffu << 10 * k)) | v[k] << 10 * k;
    if (mask >> 3) to[1] = (to[1] & ~0x3ffu) | v[3];
}

/*   returns  false: some are rare, and nothing is written */
COMMON_ALWAYS bool leave(uint32_t *reg, const struct sgx543_quick *q, common_u32x4 v,
                         common_u32x4 rare)
{
    uint32_t *to = reg + q->to;

    if (q->half) v = round_halves(v, &rare);
    if (q->ten) v = round_tens(v, &rare);
    if (__builtin_expect(common_u32x4_any(rare), 0)) return false;
    if (q->half) put_halves(to, q->mask, v);
    else if (q->ten) put_tens(to, q->mask, v);
    else if (q->mask == 15) memcpy(to, &v, sizeof v);
    else
        for (unsigned k = 0; k < 4; k++)
            if (q->mask >> k & 1) to[k] = v[k];
    return true;
}

/* ---- floats. Lanes that are not written are 0. */

#define A       fetch(reg, &q->s[0], &rare)
#define B       fetch(reg, &q->s[1], &rare)
#define C       fetch(reg, &q->s[2], &rare)
#define TO_NAME static bool
#define QUICK(name, value)                                                                         \
    TO_NAME quick_##name(uint32_t *reg, const struct sgx543_quick *q)                              \
    {                                                                                              \
        common_u32x4 rare = {0}, v = value;                                                        \
        return leave(reg, q, v, rare);                                                             \
    }

COMMON_ALWAYS common_u32x4 fraction(common_u32x4 a, common_u32x4 b)
{
    for (unsigned k = 0; k < 4; k++) a[k] = sgx543_frc(a[k], b[k]);
    return a;
}

/* Numbers that are in order as integers are; -0 is less than 0. */
COMMON_ALWAYS common_i32x4 rank(common_u32x4 x)
{
    return (common_i32x4)(x ^ ((common_u32x4)((common_i32x4)x >> 31) >> 1));
}

/* The smaller or the larger; a NaN gives way, which is rare. */
COMMON_ALWAYS common_u32x4 pick(common_u32x4 a, common_u32x4 b, bool smaller, common_u32x4 *rare)
{
    common_u32x4 p = common_four_flush(a), q = common_four_flush(b);
    common_u32x4 less = (common_u32x4)(rank(p) < rank(q));

    *rare |= common_u32x4_from(p, COMMON_FOUR_HIGHEST + 2) |
             common_u32x4_from(q, COMMON_FOUR_HIGHEST + 2);
    return smaller ? common_u32x4_pick(less, p, q) : common_u32x4_pick(less, q, p);
}

/* Products summed from the first on, in all lanes: sheet 4.2. */
COMMON_ALWAYS common_u32x4 dot(common_u32x4 a, common_u32x4 b, unsigned terms, common_u32x4 *rare)
{
    common_u32x4 p = common_four_multiply(a, b, true, rare), sum = common_u32x4_all(p[0]);

    for (unsigned k = 1; k < terms; k++)
        sum = common_four_add(sum, common_u32x4_all(p[k]), true, rare);
    return sum;
}

QUICK(mad, common_four_add(common_four_multiply(A, B, true, &rare), C, true, &rare))
QUICK(mul, common_four_multiply(A, B, true, &rare))
QUICK(add, common_four_add(A, B, true, &rare))
QUICK(sub, common_four_add(A, B ^ (uint32_t)SGX543_SIGN, true, &rare))
QUICK(min, pick(A, B, true, &rare))
QUICK(max, pick(A, B, false, &rare))
QUICK(frc, fraction(A, B))
QUICK(dot3, dot(A, B, 3, &rare))
QUICK(dot4, dot(A, B, 4, &rare))
QUICK(mov, A)
QUICK(rcp, common_u32x4_all(sgx543_rcp(A[0])))
QUICK(rsq, common_u32x4_all(sgx543_rsq(A[0])))
QUICK(log, common_u32x4_all(sgx543_log(A[0])))
QUICK(exp, common_u32x4_all(sgx543_exp(A[0])))

/* ---- four dot products with the same vector, into the lanes of a register */

COMMON_ALWAYS bool dots(uint32_t *reg, const struct sgx543_quick *q, unsigned terms)
{
    const struct sgx543_ready *s = &q->s[0];
    common_u32x4 rare = {0}, sum = {0}, b = fetch(reg, &q->s[1], &rare);

    for (unsigned k = 0; k < terms; k++) {
        common_u32x4 a = {reg[q[0].s[0].at[k]], reg[q[1].s[0].at[k]], reg[q[2].s[0].at[k]],
                          reg[q[3].s[0].at[k]]};
        common_u32x4 p =
            common_four_multiply((a & s->keep) ^ s->flip, common_u32x4_all(b[k]), true, &rare);
        sum = k ? common_four_add(sum, p, true, &rare) : p;
    }
    if (__builtin_expect(common_u32x4_any(rare), 0)) return false;
    memcpy(reg + q->to, &sum, sizeof sum);
    return true;
}

static bool quick_dots3(uint32_t *reg, const struct sgx543_quick *q)
{
    return dots(reg, q, 3);
}

static bool quick_dots4(uint32_t *reg, const struct sgx543_quick *q)
{
    return dots(reg, q, 4);
}

static bool is_of(const struct sgx543_quick *q, unsigned word)
{
    return word >= q->to && word < q->to + 4u;
}

/* Four iterations of VDP: each writes the next lane, and nothing that another one reads. */
static sgx543_quickly *join_dots(struct sgx543_quick *q)
{
    if (q->s[0].index || q->s[1].index) return NULL;
    for (unsigned j = 0; j < 4; j++) {
        if (q[j].mask != 1u << j || memcmp(q[j].s[1].at, q->s[1].at, sizeof q->s[1].at))
            return NULL;
        for (unsigned k = 0; k < 4; k++)
            if (is_of(q, q[j].s[0].at[k]) || is_of(q, q[j].s[1].at[k])) return NULL;
    }
    return q->run == quick_dot3 ? quick_dots3 : quick_dots4;
}

/* ---- words: a register and a register or a literal */

#define X reg[q->s[0].at[0]]
#define Y (q->s[1].row ? reg[q->s[1].at[0]] : q->literal)
#define BITS(name, value)                                                                          \
    TO_NAME quick_##name(uint32_t *reg, const struct sgx543_quick *q)                              \
    {                                                                                              \
        uint32_t x = X, y = Y;                                                                     \
        reg[q->to] = value;                                                                        \
        return true;                                                                               \
    }

BITS(and, x &y)
BITS(or, x | y)
BITS(xor, x ^ y)
BITS(shl, x << (y & 31))
BITS(shr, x >> (y & 31))
BITS(asr, (uint32_t)((int32_t)x >> (y & 31)))
BITS(rol, x << (y & 31) | x >> (-y & 31))

static bool quick_limm(uint32_t *reg, const struct sgx543_quick *q)
{
    reg[q->to] = q->literal;
    return true;
}

/* ---- making them ready */

#define G(name) (m->insn.f[SGX543_##name])

void sgx543_fast_begin(struct sgx543_state *s)
{
    static const uint32_t floats[4] = {0, SGX543_ONE, 0x40000000, 0x3f000000};
    static const uint32_t half_floats[4] = {0, 0x3c00, 0x4000, 0x3800};

    memcpy(s->reg + SGX543_WORD_FLOAT, floats, sizeof floats);
    memcpy(s->reg + SGX543_WORD_HALF, half_floats, sizeof half_floats);
    memcpy(s->reg + SGX543_WORD_SPECIAL, sgx543_constants, sizeof sgx543_constants);
    for (int32_t i = 0; i < SGX543_BANK; i++)
        s->reg[SGX543_WORD_IMMEDIATE + i] = sgx543_from_integer(i);
}

/* The word or half that a channel of a float operand is. */
static uint16_t word_of(const struct sgx543_place *p, bool half, unsigned channel)
{
    uint32_t number = (uint32_t)p->number;

    if (channel >= SGX543_CHANNEL_CONSTANT)
        return (uint16_t)(half ? 2 * (SGX543_WORD_HALF + (channel & 3))
                               : SGX543_WORD_FLOAT + (channel & 3));
    switch ((enum sgx543_from)p->from) {
    case SGX543_FROM_BANK:
        number += p->bank * SGX543_BANK;
        return (uint16_t)(half ? 2 * number + channel : number + channel);
    case SGX543_FROM_INTERNAL: return (uint16_t)(SGX543_WORD_INTERNAL + 4 * number + channel);
    case SGX543_FROM_SPECIAL:
        if (number >= 64) return half ? 2 * SGX543_WORD_HALF : SGX543_WORD_FLOAT;
        number = SGX543_WORD_SPECIAL + 2 * number;
        return (uint16_t)(half ? 2 * number + channel : number + (channel == 1));
    case SGX543_FROM_IMMEDIATE: return (uint16_t)(SGX543_WORD_IMMEDIATE + number);
    case SGX543_FROM_INDEX: break;
    }
    return SGX543_WORD_FLOAT;
}

/* The same of C10: which ten bits of which word.
 *   channel  none of the constants */
static uint16_t ten_of(const struct sgx543_place *p, unsigned channel)
{
    return channel < 3 ? (uint16_t)(4 * word_of(p, false, 0) + channel)
                       : (uint16_t)(4 * word_of(p, false, 1));
}

/* A source of a format; lanes of the mask, others are 0.
 *   returns  false: it cannot be ready */
static bool make_source(struct sgx543_ready *s, const struct sgx543_place *p, unsigned format,
                        const uint8_t *swizzle, unsigned modifiers, unsigned mask)
{
    bool packed = p->from == SGX543_FROM_BANK || p->from == SGX543_FROM_SPECIAL;
    s->half = format == SGX543_F16 && packed;
    s->ten = format == SGX543_C10 && packed;
    s->index = p->index;
    if (p->index && p->number < 0) return false;
    for (unsigned k = 0; k < 4 && p->index; k++) /* what is no register does not move */
        if (!(mask >> k & 1) || swizzle[k] >= SGX543_CHANNEL_CONSTANT) return false;
    s->keep = modifiers & 2 ? ~(uint32_t)SGX543_SIGN : UINT32_MAX;
    s->flip = modifiers & 1 ? SGX543_SIGN : 0;
    for (unsigned k = 0; k < 4; k++) {
        unsigned channel = mask >> k & 1 ? swizzle[k] : SGX543_CHANNEL_CONSTANT;
        if (s->ten && !(mask >> k & 1)) channel = 0; /* any */
        if (s->ten && channel >= SGX543_CHANNEL_CONSTANT) return false;
        s->at[k] = s->ten ? ten_of(p, channel) : word_of(p, s->half, channel);
    }
    s->row = s->at[1] == s->at[0] + 1 && s->at[2] == s->at[0] + 2 && s->at[3] == s->at[0] + 3;
    return true;
}

static bool make_dest(struct sgx543_quick *q, const struct sgx543_place *p, unsigned format,
                      unsigned mask)
{
    if ((p->from != SGX543_FROM_BANK && p->from != SGX543_FROM_INTERNAL) || p->index) return false;
    q->to = word_of(p, false, 0);
    q->half = format == SGX543_F16 && p->from == SGX543_FROM_BANK;
    q->ten = format == SGX543_C10 && p->from == SGX543_FROM_BANK;
    q->mask = (uint8_t)mask;
    return true;
}

static bool make_mad2(struct sgx543_work *w, struct sgx543_quick *q)
{
    const struct sgx543_micro *m = w->micro;
    struct sgx543_place d = sgx543_place_at(w, &m->d, 0, 0), s0 = sgx543_place_at(w, &m->s0, 0, 0),
                        s1 = sgx543_place_at(w, &m->s1, 0, 0),
                        s2 = sgx543_place_at(w, &m->s2, 0, 0);

    q->run = quick_mad;
    return make_source(&q->s[0], &s0, m->format, m->swz0, G(s0abs) << 1, m->mask) &&
           make_source(&q->s[1], &s1, m->format, m->swz1, G(s1mod), m->mask) &&
           make_source(&q->s[2], &s2, m->format, m->swz2, G(s2mod), m->mask) &&
           make_dest(q, &d, m->format, m->mask);
}

static bool make_nmad(struct sgx543_work *w, struct sgx543_quick *q)
{
    static sgx543_quickly *const runs[8] = {quick_mul, quick_add, quick_frc, quick_sub,
                                            quick_sub, quick_min, quick_max, quick_dot4};
    const struct sgx543_micro *m = w->micro;
    bool half = m->insn.op >= SGX543_OP_V16_MUL;
    unsigned op = m->insn.op - (half ? SGX543_OP_V16_MUL : SGX543_OP_V32_MUL);
    unsigned need = op == 7 ? 15 : m->mask;
    struct sgx543_place d = sgx543_place_at(w, &m->d, 0, 0), s1 = sgx543_place_at(w, &m->s1, 0, 0),
                        s2 = sgx543_place_at(w, &m->s2, 0, 0);

    q->run = runs[op];
    return make_source(&q->s[0], &s1, m->format, m->swz1, G(s1mod), need) &&
           make_source(&q->s[1], &s2, m->format, m->swz2, G(s2abs) << 1, need) &&
           make_dest(q, &d, m->format, m->mask);
}

static bool make_vmad(struct sgx543_work *w, struct sgx543_quick *q, unsigned j)
{
    const struct sgx543_micro *m = w->micro;
    struct sgx543_place d = sgx543_matrix_place(w, &m->d, SGX543_DST, 4, j),
                        s1 = sgx543_matrix_place(w, &m->s1, SGX543_S1, 2, j),
                        g0 = sgx543_matrix_gpi(w, G(g0n), j), g1 = sgx543_matrix_gpi(w, G(g1n), j);

    q->run = quick_mad;
    return make_source(&q->s[0], &g0, SGX543_F32, m->swz0, G(g0abs) << 1 | G(g0neg), m->mask) &&
           make_source(&q->s[1], &s1, SGX543_F32, m->swz1, G(s1abs) << 1 | G(s1neg), m->mask) &&
           make_source(&q->s[2], &g1, SGX543_F32, m->swz2, G(g1abs) << 1 | G(g1neg), m->mask) &&
           make_dest(q, &d, SGX543_F32, m->mask);
}

static bool make_vdp(struct sgx543_work *w, struct sgx543_quick *q, unsigned j)
{
    const struct sgx543_micro *m = w->micro;
    struct sgx543_place d = sgx543_place_at(w, &m->d, 0, 0),
                        s1 = sgx543_matrix_place(w, &m->s1, SGX543_S1, 2, j),
                        g0 = sgx543_matrix_gpi(w, G(g0n), j);
    unsigned lanes = G(vec4) ? 15 : 7;

    q->run = G(vec4) ? quick_dot4 : quick_dot3;
    return make_source(&q->s[0], &s1, SGX543_F32, m->swz1, G(s1abs) << 1 | G(s1neg), lanes) &&
           make_source(&q->s[1], &g0, SGX543_F32, m->swz0, G(g0abs) << 1, lanes) &&
           make_dest(q, &d, SGX543_F32, (m->mask << j | m->mask >> (4 - j)) & 15);
}

static bool make_comp(struct sgx543_work *w, struct sgx543_quick *q, unsigned j)
{
    static sgx543_quickly *const runs[4] = {quick_rcp, quick_rsq, quick_log, quick_exp};
    const struct sgx543_micro *m = w->micro;
    const uint8_t swizzle[4] = {(uint8_t)G(scomp)};
    struct sgx543_place d = sgx543_place_of(w, &m->d, SGX543_DST, j),
                        s1 = sgx543_place_of(w, &m->s1, SGX543_S1, j);

    q->run = runs[m->insn.op - SGX543_OP_RCP];
    return G(stype) < 2 && m->format != SGX543_C10 &&
           make_source(&q->s[0], &s1, G(stype) ? SGX543_F16 : SGX543_F32, swizzle, G(s1mod), 1) &&
           make_dest(q, &d, m->format, m->mask);
}

static bool make_mov(struct sgx543_work *w, struct sgx543_quick *q, unsigned j)
{
    const struct sgx543_micro *m = w->micro;
    struct sgx543_place d = sgx543_place_of(w, &m->d, SGX543_DST, j),
                        s1 = sgx543_place_of(w, &m->s1, SGX543_S1, j);

    q->run = quick_mov;
    return sgx543_is_float(m->format) &&
           make_source(&q->s[0], &s1, m->format, m->swz1, 0, m->mask) &&
           make_dest(q, &d, m->format, m->mask);
}

/* Between floats. */
static bool make_pck(struct sgx543_work *w, struct sgx543_quick *q, unsigned j)
{
    const struct sgx543_micro *m = w->micro;
    unsigned from = G(sfmt), to = G(dfmt);
    const uint8_t select[4] = {(uint8_t)((from == SGX543_F32 ? G(b7) : G(src2) & 1) << 1 | G(b0)),
                               (uint8_t)G(cs1), (uint8_t)G(cs2), (uint8_t)G(cs3)};
    struct sgx543_place d = sgx543_place_of(w, &m->d, SGX543_DST, j),
                        s1 = sgx543_place_of(w, &m->s1, SGX543_S1, j),
                        s2 = sgx543_place_of(w, &m->s2, SGX543_S2, j);

    q->run = quick_mov;
    if (!sgx543_is_float(from) || !sgx543_is_float(to) ||
        !make_source(&q->s[0], &s1, from, select, 0, m->mask) || !make_dest(q, &d, to, m->mask))
        return false;
    if (s1.index || s2.index) return false;
    if (from != SGX543_F32 || s1.from == SGX543_FROM_INTERNAL || s2.from == SGX543_FROM_IMMEDIATE)
        return true;
    for (unsigned k = 0; k < 4; k++)
        if (m->mask >> k & 1)
            q->s[0].at[k] = word_of(select[k] < 2 ? &s1 : &s2, false, select[k] & 1);
    q->s[0].row = false;
    return true;
}

/* The word of an integer operand.
 *   returns  false: it is none of the registers */
static bool make_word(struct sgx543_ready *s, const struct sgx543_place *p)
{
    s->row = true;
    s->at[0] = word_of(p, false, 0);
    return (p->from == SGX543_FROM_BANK && !p->index) || p->from == SGX543_FROM_INTERNAL;
}

bool sgx543_fast_word(struct sgx543_quick *q, unsigned i, const struct sgx543_place *p,
                      uint32_t each)
{
    struct sgx543_place at = *p;

    q->constant[i] = 0;
    if (p->index || p->from == SGX543_FROM_INDEX) return false;
    if (p->from == SGX543_FROM_IMMEDIATE) {
        q->constant[i] = (uint32_t)p->number * each;
        at = (struct sgx543_place){.from = SGX543_FROM_SPECIAL, .number = 64}; /* 0 */
    }
    q->s[i].at[0] = word_of(&at, false, 0);
    return true;
}

static uint32_t literal_of(const struct sgx543_micro *m)
{
    uint32_t v = G(immhi) << 14 | G(immmid) << 7 | G(src2), n = G(rot);
    v = v << n | v >> (-n & 31);
    return G(inv) ? ~v : v;
}

static bool make_bits(struct sgx543_work *w, struct sgx543_quick *q, unsigned j)
{
    static const struct {
        uint8_t op;
        sgx543_quickly *run;
    } runs[] = {{SGX543_OP_AND, quick_and}, {SGX543_OP_OR, quick_or},   {SGX543_OP_XOR, quick_xor},
                {SGX543_OP_SHL, quick_shl}, {SGX543_OP_SHR, quick_shr}, {SGX543_OP_ASR, quick_asr},
                {SGX543_OP_ROL, quick_rol}};
    const struct sgx543_micro *m = w->micro;
    struct sgx543_place d = sgx543_place_of(w, &m->d, SGX543_DST, j),
                        s1 = sgx543_place_of(w, &m->s1, SGX543_S1, j),
                        s2 = sgx543_place_of(w, &m->s2, SGX543_S2, j);

    q->run = NULL;
    for (unsigned i = 0; i < sizeof runs / sizeof runs[0]; i++)
        if (runs[i].op == m->insn.op) q->run = runs[i].run;
    if (!q->run || G(partial) || !make_word(&q->s[0], &s1) || !make_dest(q, &d, SGX543_I32, 1))
        return false;
    q->literal = literal_of(m);
    if (s2.from == SGX543_FROM_IMMEDIATE) return true;
    return !G(rot) && !G(inv) && make_word(&q->s[1], &s2);
}

static bool make_limm(struct sgx543_work *w, struct sgx543_quick *q)
{
    struct sgx543_place d = sgx543_place_at(w, &w->micro->d, 0, 0);

    q->run = quick_limm;
    q->literal = w->micro->insn.f[SGX543_value];
    return make_dest(q, &d, SGX543_I32, 1);
}

static bool make(struct sgx543_work *w, struct sgx543_quick *q, unsigned j)
{
    switch ((enum sgx543_form)w->micro->insn.form) {
    case SGX543_FORM_MAD2: return make_mad2(w, q);
    case SGX543_FORM_NMAD: return make_nmad(w, q);
    case SGX543_FORM_VMAD: return make_vmad(w, q, j);
    case SGX543_FORM_VDP: return make_vdp(w, q, j);
    case SGX543_FORM_COMP: return make_comp(w, q, j);
    case SGX543_FORM_MOV: return make_mov(w, q, j);
    case SGX543_FORM_PCK: return make_pck(w, q, j);
    case SGX543_FORM_BW: return make_bits(w, q, j);
    case SGX543_FORM_LIMM: return make_limm(w, q);
    case SGX543_FORM_SOP2:
    case SGX543_FORM_SOP2M:
    case SGX543_FORM_SOP3:
    case SGX543_FORM_I8MAD: return sgx543_fast_colour(w, q, j);
    case SGX543_FORM_I16MAD:
    case SGX543_FORM_I32MAD2: return sgx543_fast_mad(w, q, j);
    default: return false;
    }
}

/* The function for four iterations at once; NULL: they go one by one. */
static sgx543_quickly *join(const struct sgx543_micro *m, struct sgx543_quick *q)
{
    if (m->predicate != SGX543_ALWAYS) return NULL;
    switch ((enum sgx543_form)m->insn.form) {
    case SGX543_FORM_VDP: return join_dots(q);
    case SGX543_FORM_SOP2:
    case SGX543_FORM_I8MAD: return sgx543_join_colours(q);
    default: return NULL;
    }
}

bool sgx543_fast_prepare(struct sgx543_micro *m, struct sgx543_state *s)
{
    struct sgx543_work w = {.state = s, .micro = m};
    sgx543_quickly *four;

    if (m->count > SGX543_QUICK || !common_vector_usable()) return false;
    for (unsigned j = 0; j < m->count; j++)
        if (!make(&w, &m->quick[j], j)) return false;
    m->joined = 0;
    while (m->joined + 4 <= m->count && (four = join(m, &m->quick[m->joined]))) {
        m->four = four;
        m->joined += 4;
    }
    return true;
}
