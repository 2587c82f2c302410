/* Mads of integers, without events: the sixteen low bits of a sum are the same with a sign and
 * without. exec_int.c computes the same. Sheet 3.15, 3.17. */
#include "exec.h"

static inline uint32_t word(const uint32_t *reg, const struct sgx543_quick *q, unsigned i)
{
    return ((reg[q->s[i].at[0]] | q->constant[i]) ^ q->s[i].flip) - q->s[i].flip;
}

/* The literal has the bits that are written. */
static bool quick_mad(uint32_t *reg, const struct sgx543_quick *q)
{
    uint32_t t = word(reg, q, 0) * word(reg, q, 1) + word(reg, q, 2);

    reg[q->to] = (reg[q->to] & ~q->literal) | (t & q->literal);
    return true;
}

static bool quick_index(uint32_t *reg, const struct sgx543_quick *q)
{
    quick_mad(reg, q);
    sgx543_set_index(reg, q->to - SGX543_WORD_INDEX, reg[q->to]);
    return true;
}

#define G(name) (w->micro->insn.f[SGX543_##name])

static bool make_dest(struct sgx543_quick *q, const struct sgx543_place *d, bool half)
{
    q->run = quick_mad;
    q->literal = half ? 0xffff : UINT32_MAX;
    if (d->index) return false;
    switch ((enum sgx543_from)d->from) {
    case SGX543_FROM_BANK: q->to = (uint16_t)(d->bank * SGX543_BANK + d->number); return true;
    case SGX543_FROM_INTERNAL:
        q->to = (uint16_t)(SGX543_WORD_INTERNAL + 4 * d->number);
        return !half;
    case SGX543_FROM_INDEX:
        q->run = quick_index;
        q->to = (uint16_t)(SGX543_WORD_INDEX + d->number - 1);
        return d->number == 1 || d->number == 2;
    case SGX543_FROM_SPECIAL:
    case SGX543_FROM_IMMEDIATE: break;
    }
    return false;
}

bool sgx543_fast_mad(struct sgx543_work *w, struct sgx543_quick *q, unsigned j)
{
    const struct sgx543_micro *m = w->micro;
    bool half = m->insn.form == SGX543_FORM_I16MAD;
    struct sgx543_place d = sgx543_place_of(w, &m->d, SGX543_DST, j),
                        s0 = sgx543_place_of(w, &m->s0, SGX543_S0, j),
                        s1 = sgx543_place_of(w, &m->s1, SGX543_S1, j),
                        s2 = sgx543_place_of(w, &m->s2, SGX543_S2, j);

    /* bytes, a magnitude, results that are clamped; a sum alone */
    if (half ? G(s1fmt) || G(s2fmt) || G(abs) || G(mode) & 1 : G(sn)) return false;
    q->s[0].flip = 0;
    q->s[1].flip = G(s1neg) ? UINT32_MAX : 0;
    q->s[2].flip = G(s2neg) ? UINT32_MAX : 0;
    return make_dest(q, &d, half) && sgx543_fast_word(q, 0, &s0, 1) &&
           sgx543_fast_word(q, 1, &s1, 1) && sgx543_fast_word(q, 2, &s2, 1);
}
