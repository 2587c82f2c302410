/* Colours of four bytes when nobody listens: selectors and complements work on whole words, products and sums on four
 * channels at once. exec_int.c computes the same, channel by channel. Sheet 3.11 to 3.14. */
#include "../common/vector.h"

#include "exec.h"
#include "number.h"

enum { RGB = 0x00ffffff, EACH = 0x01010101, HIGH = 0x80808080u, MOST = 65025 };
#define ALPHA 0xff000000u

/* What a factor is made of; S0, S1 and S2 are the sources in their order. */
enum factor { ZERO, ONES, S0, S1, S2, A0, A1, A2, SATURATE, TWICE_A1, TWICE_A2, HALF_2, HALF_A2 };

static uint32_t least(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

static uint32_t factor(unsigned code, const uint32_t *s)
{
    uint32_t high = s[2] & HIGH, a1 = s[1] >> 24, a2 = s[2] >> 24;

    switch ((enum factor)code) {
    case ZERO: return 0;
    case ONES: return UINT32_MAX;
    case S0:
    case S1:
    case S2: return s[code - S0];
    case A0:
    case A1:
    case A2: return (s[code - A0] >> 24) * EACH;
    case SATURATE: return least(a1, 255 - a2) * EACH;
    case TWICE_A1: return least(2 * a1, 255) * EACH;
    case TWICE_A2: return least(2 * a2, 255) * EACH;
    case HALF_2: return s[2] & (high - (high >> 7));
    case HALF_A2: break;
    }
    return (a2 > 128 ? a2 - 128 : 0) * EACH;
}

static uint32_t both(const struct sgx543_blend *b, unsigned which, const uint32_t *s)
{
    return ((factor(b->rgb[which], s) & RGB) | (factor(b->alpha[which], s) & ALPHA)) ^
           b->flip[which];
}

COMMON_ALWAYS common_i32x4 channels(uint32_t word)
{
    return (common_i32x4){(int32_t)(word & 255), (int32_t)(word >> 8 & 255),
                          (int32_t)(word >> 16 & 255), (int32_t)(word >> 24)};
}

COMMON_ALWAYS common_i32x4 pick(common_i32x4 which, common_i32x4 a, common_i32x4 b)
{
    return (a & which) | (b & ~which);
}

COMMON_ALWAYS common_i32x4 clamp(common_i32x4 t, int32_t most)
{
    t &= t > 0;
    return pick(t > most, (common_i32x4){most, most, most, most}, t);
}

static common_i32x4 combine(unsigned op, common_i32x4 p, common_i32x4 q)
{
    switch (op) {
    case 0: return p + q;
    case 1: return p - q;
    case 2: return pick(p < q, p, q);
    default: return pick(p > q, p, q);
    }
}

/* t / 255, rounded: sheet 3.11, 4.5. */
COMMON_ALWAYS common_i32x4 over_255(common_i32x4 t)
{
    t += 128;
    return (t + (t >> 8)) >> 8;
}

static void sources(const uint32_t *reg, const struct sgx543_quick *q, uint32_t *s)
{
    for (unsigned i = 0; i < 3; i++) s[i] = reg[q->s[i].at[0]] | q->constant[i];
    s[1] ^= q->blend.first;
}

static void leave(uint32_t *reg, const struct sgx543_quick *q, common_i32x4 r)
{
    uint32_t word = (uint32_t)(r[0] | r[1] << 8 | r[2] << 16) | (uint32_t)r[3] << 24;
    uint32_t *to = reg + q->to;
    *to = (*to & q->blend.keep) | ((word ^ q->blend.result) & ~q->blend.keep);
}

static bool quick_blend(uint32_t *reg, const struct sgx543_quick *q)
{
    const struct sgx543_blend *b = &q->blend;
    uint32_t s[3];

    sources(reg, q, s);
    common_i32x4 x = channels(both(b, 0, s)) * channels(s[1]),
                 y = channels(both(b, 1, s)) * channels(s[2]), t = combine(b->op[0], x, y);
    if (b->op[0] != b->op[1]) t[3] = combine(b->op[1], x, y)[3];
    leave(reg, q, over_255(clamp(t, MOST)));
    return true;
}

static bool quick_mad8(uint32_t *reg, const struct sgx543_quick *q)
{
    const struct sgx543_blend *b = &q->blend;
    uint32_t s[3];

    sources(reg, q, s);
    common_i32x4 t = channels(both(b, 0, s)) * channels(both(b, 1, s)), c = channels(both(b, 2, s));
    if (b->fixed) t = over_255(t);
    t = b->minus ? t - c : t + c;
    leave(reg, q, b->clamped ? clamp(t, 255) : t & 255);
    return true;
}

/* ---- making them ready */

#define G(name) (w->micro->insn.f[SGX543_##name])

/* A word of registers, a constant, or a number in each byte.
 *   returns  false: it cannot be ready */
static bool make_source(struct sgx543_quick *q, unsigned i, const struct sgx543_place *p)
{
    return p->from != SGX543_FROM_INTERNAL && sgx543_fast_word(q, i, p, EACH);
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

static void choose(struct sgx543_blend *b, unsigned which, unsigned rgb, unsigned alpha,
                   uint32_t flip)
{
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
