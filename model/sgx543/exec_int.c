/* Bits, integers, colours: sheet 3.10 to 3.17. */
#include "exec.h"
#include "number.h"

/* All four places of iteration j. */
struct places {
    struct sgx543_place d, s0, s1, s2;
};

static struct places places_of(const struct sgx543_work *w, unsigned j)
{
    const struct sgx543_micro *m = w->micro;
    return (struct places){
        sgx543_place_of(w, &m->d, SGX543_DST, j), sgx543_place_of(w, &m->s0, SGX543_S0, j),
        sgx543_place_of(w, &m->s1, SGX543_S1, j), sgx543_place_of(w, &m->s2, SGX543_S2, j)};
}

/* ---- VBW, RLP */

static uint32_t rotate(uint32_t x, unsigned n, unsigned width)
{
    uint32_t ones = width == 32 ? UINT32_MAX : 0xffff;
    n %= width;
    return n ? (x << n | x >> (width - n)) & ones : x;
}

static uint32_t second(struct sgx543_work *w, const struct sgx543_place *s2, unsigned format)
{
    unsigned width = F(partial) ? 16 : 32;
    uint32_t x = s2->from == SGX543_FROM_IMMEDIATE
                     ? F(immhi) << 14 | F(immmid) << 7 | (uint32_t)s2->number
                     : sgx543_lane(w, s2, format, 0);
    x = rotate(x, F(rot), width);
    return F(inv) ? ~x & (width == 32 ? UINT32_MAX : 0xffff) : x;
}

void sgx543_do_bw(struct sgx543_work *w, unsigned j)
{
    struct places at = places_of(w, j);
    bool half = F(partial);
    unsigned format = half ? SGX543_U16 : SGX543_I32, width = half ? 16 : 32;
    uint32_t a = sgx543_lane(w, &at.s1, format, 0), b = second(w, &at.s2, format), r;
    unsigned n = b & (width - 1);
    switch ((enum sgx543_op)w->micro->insn.op) {
    case SGX543_OP_AND: r = a & b; break;
    case SGX543_OP_OR: r = a | b; break;
    case SGX543_OP_XOR: r = a ^ b; break;
    case SGX543_OP_SHL: r = a << n; break;
    case SGX543_OP_ROL: r = rotate(a, n, width); break;
    case SGX543_OP_SHR: r = a >> n; break;
    default: r = (uint32_t)((half ? (int16_t)a : (int32_t)a) >> n); break;
    }
    sgx543_put(w, &at.d, format, 0, r);
}

void sgx543_do_rlp(struct sgx543_work *w, unsigned j)
{
    struct places at = places_of(w, j);
    bool half = F(partial);
    unsigned format = half ? SGX543_U16 : SGX543_I32, k = F(immhi);
    uint32_t a = sgx543_lane(w, &at.s1, format, 0);
    sgx543_put(w, &at.d, format, 0, a << 1 | (w->state->p >> k & 1));
    sgx543_set_predicate(w, k, a >> (half ? 15 : 31) & 1);
}

/* ---- colours */

typedef uint32_t colour[4]; /* r g b a */

static void colour_of(struct sgx543_work *w, const struct sgx543_place *place, uint32_t *c)
{
    for (unsigned k = 0; k < 4; k++) c[k] = sgx543_lane(w, place, SGX543_U8, k);
}

static void put_colour(struct sgx543_work *w, const struct sgx543_place *d, unsigned mask,
                       const uint32_t *c)
{
    sgx543_put_lanes(w, d, SGX543_U8, mask, c);
}

static uint32_t least(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

/* A complement, if it is one. */
static uint32_t other(uint32_t c, bool complement)
{
    return complement ? 255 - c : c;
}

/* P op Q over 255: 0 add 1 sub 2 min 3 max. */
static uint32_t combine(unsigned op, uint32_t p, uint32_t q)
{
    int32_t t = op == 0   ? (int32_t)(p + q)
                : op == 1 ? (int32_t)p - (int32_t)q
                : op == 2 ? (int32_t)least(p, q)
                          : (int32_t)(p > q ? p : q);
    return sgx543_div255(t < 0 ? 0 : t > 65025 ? 65025 : (uint32_t)t);
}

static uint32_t saturate(const uint32_t *s1, const uint32_t *s2)
{
    return least(s1[3], 255 - s2[3]);
}

static uint32_t sop2_colour(unsigned selector, bool is_second, const uint32_t *s1,
                            const uint32_t *s2, unsigned k)
{
    switch (selector) {
    case 0: return 0;
    case 1: return s1[k];
    case 2: return s2[k];
    case 3: return s1[3];
    case 4: return s2[3];
    case 5: return saturate(s1, s2);
    default: break;
    }
    if (is_second) return s2[k] > 128 ? s2[k] - 128 : 0;
    return least(2 * s1[3], 255);
}

static uint32_t sop2_alpha(unsigned selector, bool is_second, const uint32_t *s1,
                           const uint32_t *s2)
{
    if (selector == 0) return 0;
    if (selector == 1) return s1[3];
    if (selector == 2) return s2[3];
    if (is_second) return s2[3] > 128 ? s2[3] - 128 : 0;
    return least(2 * s2[3], 255);
}

void sgx543_do_sop2(struct sgx543_work *w, unsigned j)
{
    struct places at = places_of(w, j);
    colour s1, s2, r;
    colour_of(w, &at.s1, s1);
    colour_of(w, &at.s2, s2);
    for (unsigned k = 0; k < 4; k++) s1[k] = other(s1[k], k < 3 ? F(s1mod) : F(as1mod));
    for (unsigned k = 0; k < 3; k++) {
        uint32_t f1 = other(sop2_colour(F(csel1), false, s1, s2, k), F(cmod1));
        uint32_t f2 = other(sop2_colour(F(csel2), true, s1, s2, k), F(cmod2));
        r[k] = combine(F(cop), f1 * s1[k], f2 * s2[k]);
    }
    uint32_t a1 = other(sop2_alpha(F(asel1), false, s1, s2), F(amod1));
    uint32_t a2 = other(sop2_alpha(F(asel2), true, s1, s2), F(amod2));
    r[3] = combine(F(aop), a1 * s1[3], a2 * s2[3]);
    for (unsigned k = 0; k < 4; k++) r[k] = other(r[k], F(dmod));
    put_colour(w, &at.d, 15, r);
}

static uint32_t sop2m_factor(unsigned selector, const uint32_t *s1, const uint32_t *s2, unsigned k)
{
    switch (selector) {
    case 0: return 0;
    case 1: return k == 3 ? 255 : saturate(s1, s2);
    case 2: return s1[k];
    case 3: return s1[3];
    case 6: return s2[k];
    default: return s2[3];
    }
}

void sgx543_do_sop2m(struct sgx543_work *w, unsigned j)
{
    const struct sgx543_micro *m = w->micro;
    struct sgx543_place d = sgx543_place_at(w, &m->d, 0, 0), p1 = sgx543_place_at(w, &m->s1, 0, 0);
    struct sgx543_place p2 = sgx543_place_at(w, &m->s2, 0, 0);
    unsigned mask = F(wmask) >> 1 | (F(wmask) & 1) << 3; /* alpha is its bit 0 */
    colour s1, s2, r;
    (void)j;
    if (mask == 0) return;
    colour_of(w, &p1, s1);
    colour_of(w, &p2, s2);
    for (unsigned k = 0; k < 4; k++) {
        uint32_t f1 = other(sop2m_factor(F(csel1), s1, s2, k), F(cmod1));
        uint32_t f2 = other(sop2m_factor(F(csel2), s1, s2, k), F(cmod2));
        r[k] = combine(k < 3 ? F(cop) : F(aop), f1 * s1[k], f2 * s2[k]);
    }
    put_colour(w, &d, mask, r);
}

static uint32_t sop3_colour(unsigned selector, const uint32_t *s0, const uint32_t *s1,
                            const uint32_t *s2, unsigned k)
{
    const uint32_t *const of[4] = {NULL, s1, s0, s2};
    if (selector == 0) return 0;
    if (selector == 1) return k == 3 ? 255 : saturate(s1, s2);
    return of[selector >> 1][selector & 1 ? 3 : k];
}

void sgx543_do_sop3(struct sgx543_work *w, unsigned j)
{
    const struct sgx543_micro *m = w->micro;
    struct sgx543_place d = sgx543_place_at(w, &m->d, 0, 0), p0 = sgx543_place_at(w, &m->s0, 0, 0);
    struct sgx543_place p1 = sgx543_place_at(w, &m->s1, 0, 0),
                        p2 = sgx543_place_at(w, &m->s2, 0, 0);
    colour s0, s1, s2, r;
    (void)j;
    colour_of(w, &p0, s0);
    colour_of(w, &p1, s1);
    colour_of(w, &p2, s2);
    for (unsigned k = 0; k < 3; k++) {
        uint32_t f1 = other(sop3_colour(F(csel1), s0, s1, s2, k), F(cmod1));
        uint32_t f2 = other(sop3_colour(F(csel2), s0, s1, s2, k), F(cmod2));
        r[k] = combine(F(cop), f1 * s1[k], f2 * s2[k]);
    }
    const uint32_t alphas[4] = {0, s0[3], s1[3], s2[3]};
    uint32_t a1 = other(alphas[F(asel1)], F(amod1));
    uint32_t a2 = other(sop3_colour(F(csel2), s0, s1, s2, 3), F(cmod2));
    r[3] = combine(F(aop), a1 * s1[3], a2 * s2[3]);
    put_colour(w, &d, 15, r);
}

void sgx543_do_i8mad(struct sgx543_work *w, unsigned j)
{
    struct places at = places_of(w, j);
    bool fixed = w->micro->insn.op == SGX543_OP_I8MAD2;
    colour s0, s1, s2, r;
    colour_of(w, &at.s0, s0);
    colour_of(w, &at.s1, s1);
    colour_of(w, &at.s2, s2);
    const uint32_t *const third[4] = {s0, s1, s0, s1};
    for (unsigned k = 0; k < 4; k++) {
        bool alpha = k == 3;
        uint32_t a = s1[F(csel1) ? 3 : k], b = s2[F(csel2) ? 3 : k];
        uint32_t c = alpha ? (F(asel0) ? s1[3] : s0[3]) : third[F(csel0)][F(csel0) >= 2 ? 3 : k];
        a = other(a, alpha ? F(amod1) : F(cmod1));
        b = other(b, alpha ? F(amod2) : F(cmod2));
        c = other(c, alpha ? F(amod0) : F(cmod0));
        int32_t t = (int32_t)(fixed ? sgx543_mul8(a, b) : a * b);
        t += F(s0neg) ? -(int32_t)c : (int32_t)c;
        r[k] = F(sat) ? (uint32_t)(t < 0 ? 0 : t > 255 ? 255 : t) : (uint32_t)t & 255;
    }
    put_colour(w, &at.d, 15, r);
}

/* ---- integers */

static int64_t clamp(int64_t t, int64_t lowest, int64_t highest)
{
    return t < lowest ? lowest : t > highest ? highest : t;
}

/* An operand of I16MAD: sheet 3.15. */
static int64_t short_of(struct sgx543_work *w, const struct sgx543_place *place, unsigned format,
                        bool high, bool is_signed)
{
    if (format == 0) return (int32_t)sgx543_lane(w, place, is_signed ? SGX543_S16 : SGX543_U16, 0);
    uint32_t byte = sgx543_lane(w, place, SGX543_I32, 0) >> (high ? 8 : 0) & 0xff;
    return format >= 2 || is_signed ? (int8_t)byte : (int64_t)byte;
}

void sgx543_do_i16mad(struct sgx543_work *w, unsigned j)
{
    struct places at = places_of(w, j);
    bool is_signed = F(mode) >= 2, sat = F(mode) & 1;
    int64_t a = short_of(w, &at.s0, 0, false, is_signed);
    int64_t b = short_of(w, &at.s1, F(s1fmt), F(s1hi8), is_signed);
    int64_t c = short_of(w, &at.s2, F(s2fmt), F(s2hi8), is_signed);
    if (F(abs) && is_signed && b < 0) b = -b;
    int64_t t = a * b + (F(s2neg) ? -c : c);
    if (sat) t = is_signed ? clamp(t, -32768, 32767) : clamp(t, 0, 65535);
    sgx543_put(w, &at.d, is_signed ? SGX543_S16 : SGX543_U16, 0, (uint32_t)t);
}

static int64_t half_of(uint32_t x, bool high, bool is_signed)
{
    x = (high ? x >> 16 : x) & 0xffff;
    return is_signed ? (int16_t)x : (int64_t)x;
}

void sgx543_do_i32mad(struct sgx543_work *w, unsigned j)
{
    struct places at = places_of(w, j);
    bool is_signed = F(sgn);
    int64_t a = half_of(sgx543_lane(w, &at.s0, SGX543_I32, 0), F(s0hi), is_signed);
    int64_t b = half_of(sgx543_lane(w, &at.s1, SGX543_I32, 0), F(s1hi), is_signed);
    uint32_t full = sgx543_lane(w, &at.s2, SGX543_I32, 0);
    int64_t c = F(s2type) < 2 ? half_of(full, F(s2hi), F(s2type) == 1)
                : is_signed   ? (int32_t)full
                              : (int64_t)full;
    int64_t t = a * b + c;
    if (F(sat)) t = is_signed ? clamp(t, INT32_MIN, INT32_MAX) : clamp(t, 0, UINT32_MAX);
    sgx543_put(w, &at.d, SGX543_I32, 0, (uint32_t)t);
}

void sgx543_do_i32mad2(struct sgx543_work *w, unsigned j)
{
    struct places at = places_of(w, j);
    uint32_t product = 0, c = sgx543_lane(w, &at.s2, SGX543_I32, 0);
    if (!F(sn)) {
        uint32_t b = sgx543_lane(w, &at.s1, SGX543_I32, 0);
        product = sgx543_lane(w, &at.s0, SGX543_I32, 0) * (F(s1neg) ? 0 - b : b);
    }
    sgx543_put(w, &at.d, SGX543_I32, 0, product + (F(s2neg) ? 0 - c : c));
}
