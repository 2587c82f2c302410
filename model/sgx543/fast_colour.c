/* Colours of four bytes, without events: four words at once, which are those of four iterations
 * or the same one. Channels 0 and 2 of each are in one vector, 1 and 3 in another, in sixteen bits.
 * exec_int.c computes the same, channel by channel. Sheet 3.11 to 3.14. */
#include "../common/four.h"

#include "exec.h"
#include "number.h"

enum { RGB = 0x00ffffff, BYTE = 255, MOST = 65025 };
#define ALPHA       0xff000000u
#define ALPHA_PLACE 0xffff0000u /* of odd channels */

/* Parts of a factor; S0, S1 and S2 are the sources in their order. */
enum factor { ZERO, ONES, S0, S1, S2, A0, A1, A2, SATURATE, TWICE_A1, TWICE_A2, HALF_2, HALF_A2 };

/* The smaller ones; no number has its highest bit. */
COMMON_ALWAYS common_u32x4 least(common_u32x4 a, common_u32x4 b)
{
    return common_u32x4_pick((common_u32x4)((common_i32x4)a < (common_i32x4)b), a, b);
}

/* A byte in each of the four. */
COMMON_ALWAYS common_u32x4 each(common_u32x4 byte)
{
    byte |= byte << 8;
    return byte | byte << 16;
}

static common_u32x4 factor(unsigned code, const common_u32x4 *s)
{
    const common_u32x4 zero = {0}, most = zero + BYTE;
    common_u32x4 a;

    switch ((enum factor)code) {
    case ZERO: return zero;
    case ONES: return ~zero;
    case S0:
    case S1:
    case S2: return s[code - S0];
    case A0:
    case A1:
    case A2: return each(s[code - A0] >> 24);
    case SATURATE: return each(least(s[1] >> 24, most - (s[2] >> 24)));
    case TWICE_A1: return each(least(s[1] >> 24 << 1, most));
    case TWICE_A2: return each(least(s[2] >> 24 << 1, most));
    case HALF_2: a = s[2] & 0x80808080u; return s[2] & (a - (a >> 7));
    case HALF_A2: break;
    }
    a = s[2] >> 24;
    return each((a - 128) & (common_u32x4)((common_i32x4)a > 128));
}

static common_u32x4 both(const struct sgx543_blend *b, unsigned which, const common_u32x4 *s)
{
    common_u32x4 f = factor(b->rgb[which], s);

    if (b->alpha[which] != b->rgb[which]) f = (f & RGB) | (factor(b->alpha[which], s) & ALPHA);
    return f ^ b->flip[which];
}

/* Channels of four words. */
struct channels {
    common_u16x8 even, odd;
};

COMMON_ALWAYS struct channels channels(common_u32x4 word)
{
    return (struct channels){(common_u16x8)word & BYTE, (common_u16x8)word >> 8};
}

COMMON_ALWAYS common_u16x8 pick(common_u16x8 which, common_u16x8 a, common_u16x8 b)
{
    return (a & which) | (b & ~which);
}

COMMON_ALWAYS common_u16x8 smaller(common_u16x8 a, common_u16x8 b)
{
    return pick((common_u16x8)(a < b), a, b);
}

/* 0 where it is below. */
COMMON_ALWAYS common_u16x8 minus(common_u16x8 a, common_u16x8 b)
{
    return (a - b) & (common_u16x8)(a > b);
}

/* Of products, which are MOST at most: no more than that, and at least 0. */
COMMON_ALWAYS struct channels combine(unsigned op, struct channels p, struct channels q)
{
    const common_u16x8 most = (common_u16x8){0} + MOST;

    switch (op) {
    case 0:
        return (struct channels){p.even + smaller(q.even, most - p.even),
                                 p.odd + smaller(q.odd, most - p.odd)};
    case 1: return (struct channels){minus(p.even, q.even), minus(p.odd, q.odd)};
    case 2: return (struct channels){smaller(p.even, q.even), smaller(p.odd, q.odd)};
    default: return (struct channels){p.even + minus(q.even, p.even), p.odd + minus(q.odd, p.odd)};
    }
}

COMMON_ALWAYS struct channels multiply(struct channels a, struct channels b)
{
    return (struct channels){a.even * b.even, a.odd * b.odd};
}

/* t / 255, rounded: sheet 3.11, 4.5. */
COMMON_ALWAYS common_u16x8 over_255(common_u16x8 t)
{
    t += 128;
    return (t + (t >> 8)) >> 8;
}

COMMON_ALWAYS void sources(const uint32_t *reg, const struct sgx543_quick *q, bool four,
                           common_u32x4 *s)
{
    for (unsigned i = 0; i < 3; i++) {
        const uint32_t *from = reg + q->s[i].at[0];
        s[i] = (four && q->s[i].row ? common_four_load(from) : common_u32x4_all(*from)) |
               q->constant[i];
    }
    s[1] ^= q->blend.first;
}

COMMON_ALWAYS bool leave(uint32_t *reg, const struct sgx543_quick *q, bool four, common_u16x8 even,
                         common_u16x8 odd)
{
    common_u32x4 word = (common_u32x4)(even | odd << 8) ^ q->blend.result;
    uint32_t *to = reg + q->to, keep = q->blend.keep;

    if (four) {
        word = (common_four_load(to) & keep) | (word & ~keep);
        memcpy(to, &word, sizeof word);
    } else {
        *to = (*to & keep) | (word[0] & ~keep);
    }
    return true;
}

COMMON_ALWAYS bool blend(uint32_t *reg, const struct sgx543_quick *q, bool four)
{
    const struct sgx543_blend *b = &q->blend;
    common_u32x4 s[3];

    sources(reg, q, four, s);
    struct channels x = multiply(channels(both(b, 0, s)), channels(s[1])),
                    y = multiply(channels(both(b, 1, s)), channels(s[2])),
                    t = combine(b->op[0], x, y);
    if (b->op[0] != b->op[1])
        t.odd = pick((common_u16x8)((common_u32x4){0} + ALPHA_PLACE), combine(b->op[1], x, y).odd,
                     t.odd);
    return leave(reg, q, four, over_255(t.even), over_255(t.odd));
}

/* One of two channels of each word. */
COMMON_ALWAYS common_u16x8 mad8(const struct sgx543_blend *b, common_u16x8 x, common_u16x8 y,
                                common_u16x8 z)
{
    common_u16x8 t = x * y;

    if (b->fixed) t = over_255(t);
    if (!b->clamped) return (b->minus ? t - z : t + z) & BYTE;
    /* a product and 255 are no more than sixteen bits */
    return smaller(b->minus ? minus(t, z) : t + z, (common_u16x8){0} + BYTE);
}

COMMON_ALWAYS bool mads8(uint32_t *reg, const struct sgx543_quick *q, bool four)
{
    const struct sgx543_blend *b = &q->blend;
    common_u32x4 s[3];

    sources(reg, q, four, s);
    struct channels x = channels(both(b, 0, s)), y = channels(both(b, 1, s)),
                    z = channels(both(b, 2, s));
    return leave(reg, q, four, mad8(b, x.even, y.even, z.even), mad8(b, x.odd, y.odd, z.odd));
}

static bool quick_blend(uint32_t *reg, const struct sgx543_quick *q)
{
    return blend(reg, q, false);
}

static bool quick_blends(uint32_t *reg, const struct sgx543_quick *q)
{
    return blend(reg, q, true);
}

static bool quick_mad8(uint32_t *reg, const struct sgx543_quick *q)
{
    return mads8(reg, q, false);
}

static bool quick_mads8(uint32_t *reg, const struct sgx543_quick *q)
{
    return mads8(reg, q, true);
}

/* ---- making them ready */

#define G(name) (w->micro->insn.f[SGX543_##name])

/* A word of registers, a constant, or a number in each byte.
 *   returns  false: it cannot be ready */
static bool make_source(struct sgx543_quick *q, unsigned i, const struct sgx543_place *p)
{
    return p->from != SGX543_FROM_INTERNAL && sgx543_fast_word(q, i, p, 0x01010101);
}

/* SOP2M and SOP3 do not step: sheet 2.7. */
static struct sgx543_place place(struct sgx543_work *w, const struct sgx543_operand *o,
                                 enum sgx543_step which, unsigned j)
{
    unsigned form = w->micro->insn.form;
    bool still = form == SGX543_FORM_SOP2M || form == SGX543_FORM_SOP3;
    return still ? sgx543_place_at(w, o, 0, 0) : sgx543_place_of(w, o, which, j);
}

static bool make_places(struct sgx543_work *w, struct sgx543_quick *q, unsigned j, bool three)
{
    const struct sgx543_micro *m = w->micro;
    struct sgx543_place d = place(w, &m->d, SGX543_DST, j), s0 = place(w, &m->s0, SGX543_S0, j),
                        s1 = place(w, &m->s1, SGX543_S1, j), s2 = place(w, &m->s2, SGX543_S2, j);

    if (!three) s0 = s1; /* there is none */
    q->to = (uint16_t)(d.bank * SGX543_BANK + (uint32_t)d.number);
    return d.from == SGX543_FROM_BANK && !d.index && make_source(q, 0, &s0) &&
           make_source(q, 1, &s1) && make_source(q, 2, &s2);
}

static uint32_t flips(bool rgb, bool alpha)
{
    return (rgb ? (uint32_t)RGB : 0) | (alpha ? ALPHA : 0);
}

/* The alpha of a source is in that source, too. */
static void choose(struct sgx543_blend *b, unsigned which, unsigned rgb, unsigned alpha,
                   uint32_t flip)
{
    if (alpha >= A0 && alpha <= A2 && rgb == S0 + (alpha - A0)) alpha = rgb;
    b->rgb[which] = (uint8_t)rgb;
    b->alpha[which] = (uint8_t)alpha;
    b->flip[which] = flip;
}

static void make_sop2(const struct sgx543_work *w, struct sgx543_blend *b)
{
    static const uint8_t rgb[2][8] = {{ZERO, S1, S2, A1, A2, SATURATE, TWICE_A1},
                                      {ZERO, S1, S2, A1, A2, SATURATE, HALF_2}};
    static const uint8_t alpha[2][4] = {{ZERO, A1, A2, TWICE_A2}, {ZERO, A1, A2, HALF_A2}};

    choose(b, 0, rgb[0][G(csel1)], alpha[0][G(asel1)], flips(G(cmod1), G(amod1)));
    choose(b, 1, rgb[1][G(csel2)], alpha[1][G(asel2)], flips(G(cmod2), G(amod2)));
    b->first = flips(G(s1mod), G(as1mod));
    b->result = flips(G(dmod), G(dmod));
}

static void make_sop2m(const struct sgx543_work *w, struct sgx543_blend *b)
{
    static const uint8_t rgb[8] = {ZERO, SATURATE, S1, A1, ZERO, ZERO, S2, A2},
                         alpha[8] = {ZERO, ONES, S1, A1, ZERO, ZERO, S2, A2};
    uint32_t mask = G(wmask); /* alpha is its bit 0 */

    choose(b, 0, rgb[G(csel1)], alpha[G(csel1)], flips(G(cmod1), G(cmod1)));
    choose(b, 1, rgb[G(csel2)], alpha[G(csel2)], flips(G(cmod2), G(cmod2)));
    for (unsigned k = 0; k < 4; k++)
        if (mask >> (k + 1) % 4 & 1) b->keep &= ~(UINT32_C(255) << 8 * k);
}

static void make_sop3(const struct sgx543_work *w, struct sgx543_blend *b)
{
    static const uint8_t rgb[8] = {ZERO, SATURATE, S1, A1, S0, A0, S2, A2},
                         first[4] = {ZERO, A0, A1, A2},
                         second[8] = {ZERO, ONES, A1, A1, A0, A0, A2, A2};

    choose(b, 0, rgb[G(csel1)], first[G(asel1)], flips(G(cmod1), G(amod1)));
    choose(b, 1, rgb[G(csel2)], second[G(csel2)], flips(G(cmod2), G(cmod2)));
}

static void make_i8mad(const struct sgx543_work *w, struct sgx543_blend *b)
{
    static const uint8_t third[4] = {S0, S1, A0, A1};

    choose(b, 0, G(csel1) ? A1 : S1, S1, flips(G(cmod1), G(amod1)));
    choose(b, 1, G(csel2) ? A2 : S2, S2, flips(G(cmod2), G(amod2)));
    choose(b, 2, third[G(csel0)], G(asel0) ? S1 : S0, flips(G(cmod0), G(amod0)));
    b->fixed = w->micro->insn.op == SGX543_OP_I8MAD2;
    b->minus = G(s0neg);
    b->clamped = G(sat);
}

bool sgx543_fast_colour(struct sgx543_work *w, struct sgx543_quick *q, unsigned j)
{
    enum sgx543_form form = (enum sgx543_form)w->micro->insn.form;
    struct sgx543_blend *b = &q->blend;
    bool mad = form == SGX543_FORM_I8MAD;

    *b = (struct sgx543_blend){.keep = form == SGX543_FORM_SOP2M ? UINT32_MAX : 0};
    if (form == SGX543_FORM_SOP2) make_sop2(w, b);
    else if (form == SGX543_FORM_SOP2M) make_sop2m(w, b);
    else if (form == SGX543_FORM_SOP3) make_sop3(w, b);
    else make_i8mad(w, b);
    b->op[0] = (uint8_t)G(cop);
    b->op[1] = (uint8_t)G(aop);
    q->run = mad ? quick_mad8 : quick_blend;
    return make_places(w, q, j, mad || form == SGX543_FORM_SOP3);
}

sgx543_quickly *sgx543_join_colours(struct sgx543_quick *q)
{
    for (unsigned i = 0; i < 3; i++) {
        unsigned step = (unsigned)q[1].s[i].at[0] - q[0].s[i].at[0];
        q->s[i].row = step == 1;
        for (unsigned j = 0; j < 4; j++) {
            if (step > 1 || q[j].s[i].at[0] != q[0].s[i].at[0] + j * step) return NULL;
            if (q[j].constant[i] != q[0].constant[i] || q[j].to != q[0].to + j) return NULL;
            for (unsigned before = 0; before < j; before++)
                if (q[j].s[i].at[0] == q[before].to) return NULL;
        }
    }
    return q->run == quick_mad8 ? quick_mads8 : quick_blends;
}
