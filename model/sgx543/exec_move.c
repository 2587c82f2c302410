/* VMOV, VPCK, VTST, VTSTMSK: sheet 3.7 to 3.9. */
#include "exec.h"
#include "number.h"

/* ---- VMOV */

/* A lane on its way: bits of the format as registers have them, or an F32 or a value. */
struct moved {
    uint32_t bits;
    bool raw;
};

static struct moved take(struct sgx543_work *w, const struct sgx543_place *place, unsigned format,
                         unsigned channel)
{
    if (channel >= SGX543_CHANNEL_CONSTANT) { /* in the operand's format */
        uint32_t x = sgx543_float(w, place, format, channel, 0);
        if (format == SGX543_F16) x = sgx543_to_f16(x);
        if (format == SGX543_C10) x = sgx543_to_c10(x);
        return (struct moved){x, true};
    }
    bool raw = place->from == SGX543_FROM_BANK || place->from == SGX543_FROM_SPECIAL;
    if (!raw || !sgx543_is_float(format))
        return (struct moved){sgx543_lane(w, place, format, channel), false};
    return (struct moved){sgx543_bits(w, place, format, channel), true};
}

static void leave(struct sgx543_work *w, const struct sgx543_place *d, unsigned format, unsigned k,
                  struct moved x)
{
    if (!x.raw) {
        sgx543_put(w, d, format, k, x.bits);
    } else if (sgx543_place_is_internal(d)) {
        if (format == SGX543_F16) x.bits = sgx543_from_f16(x.bits);
        if (format == SGX543_C10) x.bits = sgx543_from_c10(x.bits);
        sgx543_put(w, d, format, k, x.bits);
    } else {
        sgx543_put_bits(w, d, format, k, x.bits);
    }
}

/* A mov of whole words, without events.
 *   returns  false: it is none, and nothing is done */
static bool move_words(const struct sgx543_work *w, const struct sgx543_place *d,
                       const struct sgx543_place *s1)
{
    const struct sgx543_micro *m = w->micro;
    if (w->step != NULL || m->format != SGX543_F32) return false;
    uint32_t *to = sgx543_words_at(w, d), v[4];
    const uint32_t *from = sgx543_words_at(w, s1);
    for (unsigned k = 0; k < 4; k++)
        if (m->mask >> k & 1 && m->swz1[k] >= SGX543_CHANNEL_CONSTANT) return false;
    if (to == NULL || from == NULL) return false;
    for (unsigned k = 0; k < 4; k++) v[k] = from[m->swz1[k] & 3];
    for (unsigned k = 0; k < 4; k++)
        if (m->mask >> k & 1) to[k] = v[k];
    return true;
}

void sgx543_do_mov(struct sgx543_work *w, unsigned j)
{
    const struct sgx543_micro *m = w->micro;
    struct sgx543_place d = sgx543_place_of(w, &m->d, SGX543_DST, j);
    struct sgx543_place s1 = sgx543_place_of(w, &m->s1, SGX543_S1, j);
    struct moved x[4];
    if (move_words(w, &d, &s1)) return;
    for (unsigned k = 0; k < 4; k++)
        if (m->mask >> k & 1) x[k] = take(w, &s1, m->format, m->swz1[k]);
    for (unsigned k = 0; k < 4; k++)
        if (m->mask >> k & 1) leave(w, &d, m->format, k, x[k]);
}

/* Sheet 3.7: 0 equal, 1 not equal, 2 less, 3 less or equal to zero. */
static bool holds(unsigned test, bool zero, bool negative)
{
    switch (test) {
    case 0: return zero;
    case 1: return !zero;
    case 2: return negative;
    default: return zero || negative;
    }
}

static bool condition(struct sgx543_work *w, const struct sgx543_place *s0, unsigned k)
{
    const struct sgx543_micro *m = w->micro;
    unsigned channel = m->swz0[k];
    if (m->insn.op == SGX543_OP_CMOV8) {
        uint32_t byte = channel < SGX543_CHANNEL_CONSTANT ? sgx543_lane(w, s0, SGX543_U8, channel)
                                                          : channel != SGX543_CHANNEL_CONSTANT;
        return holds(F(test), byte == 0, false);
    }
    if (sgx543_is_float(m->format)) {
        uint32_t x = sgx543_float(w, s0, m->format, channel, 0);
        return holds(F(test), sgx543_is_zero(x), sgx543_is_negative(x));
    }
    int32_t v = (int32_t)sgx543_lane(w, s0, m->format, 0);
    return holds(F(test), v == 0, v < 0);
}

void sgx543_do_cmov(struct sgx543_work *w, unsigned j)
{
    const struct sgx543_micro *m = w->micro;
    struct sgx543_place d = sgx543_place_of(w, &m->d, SGX543_DST, j);
    struct sgx543_place s0 = sgx543_place_of(w, &m->s0, SGX543_S0, j);
    struct sgx543_place s1 = sgx543_place_of(w, &m->s1, SGX543_S1, j);
    struct sgx543_place s2 = sgx543_place_of(w, &m->s2, SGX543_S2, j);
    struct moved x[4];
    for (unsigned k = 0; k < 4; k++) {
        if (!(m->mask >> k & 1)) continue;
        struct moved one = take(w, &s1, m->format, m->swz1[k]);
        struct moved two = take(w, &s2, m->format, m->swz1[k]);
        x[k] = condition(w, &s0, k) ? one : two;
    }
    for (unsigned k = 0; k < 4; k++)
        if (m->mask >> k & 1) leave(w, &d, m->format, k, x[k]);
}

/* ---- VPCK */

/* Highest value of an integer format, and whether it has signs. */
static const struct {
    int32_t least, most;
    bool is_signed;
} integers[5] = {{0, 255, false},
                 {-128, 127, true},
                 {-128, 127, true},
                 {0, 65535, false},
                 {-32768, 32767, true}};

/* Element `at` of the source vector, with sfmt F32: two registers of s1 and two of s2, unless s2 is
 * an immediate. */
static struct moved element_f32(struct sgx543_work *w, const struct sgx543_place *s1,
                                const struct sgx543_place *s2, unsigned at)
{
    bool one = s1->from == SGX543_FROM_INTERNAL || s2->from == SGX543_FROM_IMMEDIATE;
    const struct sgx543_place *place = one || at < 2 ? s1 : s2;
    return take(w, place, SGX543_F32, one ? at : at & 1);
}

static uint32_t int_to_int(unsigned from, unsigned to, uint32_t value)
{
    if (from == SGX543_O8) value -= 128;
    return to == SGX543_O8 ? (value + 128) & 255 : value;
}

static uint32_t int_to_float(unsigned from, uint32_t value, bool scale)
{
    int32_t v = (int32_t)value - (from == SGX543_O8 ? 128 : 0);
    if (!scale) return sgx543_from_integer(v);
    return sgx543_from_normalised(v, (uint32_t)integers[from].most, integers[from].is_signed);
}

static uint32_t float_to_int(unsigned to, uint32_t x, bool scale)
{
    int32_t v = scale ? sgx543_to_normalised(x, (uint32_t)integers[to].most, integers[to].is_signed)
                      : sgx543_to_integer(x, integers[to].least, integers[to].most);
    return (uint32_t)v + (to == SGX543_O8 ? 128 : 0);
}

static struct moved convert(unsigned from, unsigned to, struct moved x, bool scale)
{
    bool float_in = sgx543_is_float(from), float_out = sgx543_is_float(to);
    if (float_in && from == to) return x;
    if (float_in && x.raw && from == SGX543_F16) x.bits = sgx543_from_f16(x.bits);
    if (float_in && x.raw && from == SGX543_C10) x.bits = sgx543_from_c10(x.bits);
    x.raw = false;
    if (!float_in)
        x.bits = float_out ? int_to_float(from, x.bits, scale) : int_to_int(from, to, x.bits);
    else if (!float_out) x.bits = float_to_int(to, x.bits, scale);
    return x;
}

void sgx543_do_pck(struct sgx543_work *w, unsigned j)
{
    const struct sgx543_micro *m = w->micro;
    unsigned sfmt = F(sfmt), dfmt = F(dfmt), mask = m->mask;
    bool eight = sfmt == SGX543_U8 || dfmt == SGX543_U8;
    bool straight = (sgx543_is_float(sfmt) && sgx543_is_float(dfmt)) || (F(scale) && eight);
    unsigned select[4] = {(sfmt == SGX543_F32 ? F(b7) : F(src2) & 1) << 1 | F(b0), F(cs1), F(cs2),
                          F(cs3)};
    struct sgx543_place d = sgx543_place_of(w, &m->d, SGX543_DST, j);
    struct sgx543_place s1 = sgx543_place_of(w, &m->s1, SGX543_S1, j);
    struct sgx543_place s2 = sgx543_place_of(w, &m->s2, SGX543_S2, j);
    struct moved x[4];
    if (!straight && eight && mask == 15) mask = 3;
    for (unsigned k = 0, n = 0; k < 4; k++) {
        if (!(mask >> k & 1)) continue;
        unsigned at = select[straight ? k : n++];
        x[k] = sfmt == SGX543_F32 ? element_f32(w, &s1, &s2, at) : take(w, &s1, sfmt, at);
        x[k] = convert(sfmt, dfmt, x[k], F(scale));
    }
    for (unsigned k = 0; k < 4; k++)
        if (mask >> k & 1) leave(w, &d, dfmt, k, x[k]);
}

/* ---- VTST, VTSTMSK */

/* A result: floats as F32, integers exact. */
struct result {
    int64_t value;
    bool zero, negative, not_negative;
};

enum { FLOAT_TESTS = 0, WORD_TESTS = 16, BYTE_TESTS = 32, BIT_TESTS = 48 };

static struct result result_of_float(uint32_t x)
{
    return (struct result){.value = x,
                           .zero = sgx543_is_zero(x),
                           .negative = sgx543_is_negative(x),
                           .not_negative = !sgx543_is_negative(x) && !sgx543_is_nan(x)};
}

static struct result result_of_integer(int64_t v)
{
    return (struct result){.value = v, .zero = v == 0, .negative = v < 0, .not_negative = v >= 0};
}

static bool passes(const struct sgx543_work *w, const struct result *r)
{
    static const bool always = true;
    bool s = F(stest) == 0 ? always : F(stest) == 1 ? r->negative : r->not_negative;
    bool z = F(ztest) == 0 ? always : F(ztest) == 1 ? r->zero : !r->zero;
    return F(and) ? s && z : s || z;
}

static unsigned format_of(const struct sgx543_work *w)
{
    unsigned alu = F(alu);
    switch (alu) {
    case WORD_TESTS + 6:
    case WORD_TESTS + 7:
    case WORD_TESTS + 8: return SGX543_S16;
    case WORD_TESTS + 9:
    case WORD_TESTS + 10:
    case WORD_TESTS + 11: return SGX543_U16;
    case BYTE_TESTS:
    case BYTE_TESTS + 1:
    case BYTE_TESTS + 4: return SGX543_S8;
    default: break;
    }
    if (alu < WORD_TESTS) return F(prec) ? SGX543_F32 : SGX543_F16;
    return alu >= BYTE_TESTS && alu < BIT_TESTS ? SGX543_U8 : SGX543_I32;
}

static struct result test_floats(struct sgx543_work *w, const struct sgx543_place *s1,
                                 const struct sgx543_place *s2, unsigned format, unsigned k)
{
    unsigned alu = F(alu), k2 = F(vscomp) ? 0 : k;
    uint32_t a, b, p[4], q[4];
    if (alu >= 4 && alu <= 7) {
        static uint32_t (*const functions[4])(uint32_t) = {sgx543_rcp, sgx543_rsq, sgx543_log,
                                                           sgx543_exp};
        return result_of_float(functions[alu - 4](sgx543_float(w, s1, format, 0, F(s1neg))));
    }
    if (alu == 8) {
        for (unsigned i = 0; i < 4; i++) {
            p[i] = sgx543_float(w, s1, format, i, F(s1neg));
            q[i] = sgx543_float(w, s2, format, F(vscomp) ? 0 : i, 0);
        }
        return result_of_float(sgx543_dot(p, q, 4));
    }
    a = sgx543_float(w, s1, format, k, F(s1neg));
    b = sgx543_float(w, s2, format, k2, 0);
    switch (alu) {
    case 2: return result_of_float(sgx543_add(a, b));
    case 3: return result_of_float(sgx543_frc(a, b));
    case 9: return result_of_float(sgx543_min(a, b));
    case 10: return result_of_float(sgx543_max(a, b));
    case 13: return result_of_float(sgx543_mul(a, b));
    default: return result_of_float(sgx543_sub(a, b)); /* dsx, dsy, sub */
    }
}

static int64_t widen(unsigned format, bool is_signed, uint32_t value)
{
    return format == SGX543_I32 && !is_signed ? (int64_t)value : (int64_t)(int32_t)value;
}

static struct result test_words(const struct sgx543_work *w, uint32_t a, uint32_t b,
                                unsigned format)
{
    unsigned alu = F(alu) - WORD_TESTS;
    bool is_signed = alu == 12 || alu == 14 || format == SGX543_S16;
    int64_t x = widen(format, is_signed, a), y = widen(format, is_signed, b);
    if (F(s1neg)) x = -x;
    switch (alu) {
    case 6:
    case 9:
    case 12:
    case 13: return result_of_integer(x + y);
    case 8:
    case 11: return result_of_integer(x * y);
    default: return result_of_integer(x - y);
    }
}

static struct result test_bytes(const struct sgx543_work *w, uint32_t a, uint32_t b)
{
    unsigned alu = F(alu) - BYTE_TESTS;
    int64_t x = (int32_t)a, y = (int32_t)b;
    struct result r;
    switch (alu) {
    case 5: return result_of_integer(sgx543_mul8(a, b));
    case 7: return result_of_integer(x + y > 255 ? 255 : x + y);
    case 8: /* tested on a - b, written from 0 on */
        r = result_of_integer(x - y);
        if (r.value < 0) r.value = 0;
        return r;
    default: break;
    }
    if (F(s1neg)) x = -x;
    if (alu == 0 || alu == 2) return result_of_integer(x + y);
    return result_of_integer(alu == 4 || alu == 6 ? x * y : x - y);
}

static struct result test_bits(const struct sgx543_work *w, uint32_t a, uint32_t b)
{
    unsigned n = b & 31;
    uint32_t r;
    switch (F(alu) - BIT_TESTS) {
    case 0: r = a & b; break;
    case 1: r = a | b; break;
    case 2: r = a ^ b; break;
    case 3: r = a << n; break;
    case 4: r = a >> n; break;
    case 5: r = a << n | a >> ((32 - n) & 31); break;
    default: r = (uint32_t)((int32_t)a >> n); break;
    }
    return (struct result){
        .value = r, .zero = r == 0, .negative = r >> 31, .not_negative = !(r >> 31)};
}

static struct result test_lane(struct sgx543_work *w, const struct sgx543_place *s1,
                               const struct sgx543_place *s2, unsigned format, unsigned k)
{
    unsigned alu = F(alu);
    if (alu < WORD_TESTS) return test_floats(w, s1, s2, format, k);
    if (alu < BYTE_TESTS || alu >= BIT_TESTS) k = 0;
    uint32_t a = sgx543_lane(w, s1, format, k), b = sgx543_lane(w, s2, format, k);
    if (alu < BYTE_TESTS) return test_words(w, a, b, format);
    return alu < BIT_TESTS ? test_bytes(w, a, b) : test_bits(w, a, b);
}

/* Lanes by chan: sheet 3.9. */
static const uint8_t tested[8] = {1, 2, 4, 8, 15, 15, 5, 5};

static bool by_lanes(const struct sgx543_work *w)
{
    unsigned alu = F(alu);
    return alu < WORD_TESTS || (alu >= BYTE_TESTS && alu < BIT_TESTS);
}

void sgx543_do_tst(struct sgx543_work *w, unsigned j)
{
    const struct sgx543_micro *m = w->micro;
    unsigned format = format_of(w), lanes = by_lanes(w) ? tested[F(chan)] : 1, chan = F(chan);
    struct sgx543_place d = sgx543_place_of(w, &m->d, SGX543_DST, j);
    struct sgx543_place s1 = sgx543_place_of(w, &m->s1, SGX543_S1, j);
    struct sgx543_place s2 = sgx543_place_of(w, &m->s2, SGX543_S2, j);
    struct result r[4];
    bool all = true, any = false;
    for (unsigned k = 0; k < 4; k++) {
        if (!(lanes >> k & 1)) continue;
        r[k] = test_lane(w, &s1, &s2, format, k);
        bool pass = passes(w, &r[k]);
        all = all && pass;
        any = any || pass;
    }
    for (unsigned k = 0; k < 4 && F(wben); k++)
        if (lanes >> k & 1) sgx543_put(w, &d, format, k, (uint32_t)r[k].value);
    sgx543_set_predicate(w, (F(pdst) + j) & 3, chan == 5 || chan == 7 ? any : all);
}

/* The value of a lane that passes, with mask type 2. */
static uint32_t native(const struct sgx543_work *w, unsigned format)
{
    switch (format) {
    case SGX543_S8: return 0x7f;
    case SGX543_U8: return 0xff;
    case SGX543_S16: return 0x7fff;
    case SGX543_U16: return 0xffff;
    case SGX543_I32: {
        unsigned alu = F(alu);
        return alu == WORD_TESTS + 12 || alu == WORD_TESTS + 14 ? 0x7fffffff : UINT32_MAX;
    }
    default: return SGX543_ONE;
    }
}

void sgx543_do_tstmsk(struct sgx543_work *w, unsigned j)
{
    const struct sgx543_micro *m = w->micro;
    unsigned format = format_of(w), mtype = F(mtype), lanes = by_lanes(w) ? 15 : 1;
    struct sgx543_place d = sgx543_place_of(w, &m->d, SGX543_DST, j);
    struct sgx543_place s1 = sgx543_place_of(w, &m->s1, SGX543_S1, j);
    struct sgx543_place s2 = sgx543_place_of(w, &m->s2, SGX543_S2, j);
    bool pass[4];
    for (unsigned k = 0; k < 4; k++) {
        struct result r;
        if (lanes >> k & 1) r = test_lane(w, &s1, &s2, format, k);
        pass[k] = lanes >> k & 1 ? passes(w, &r) : pass[0];
    }
    if (!F(wben)) return;
    for (unsigned k = 0; k < 4; k++) {
        if (mtype == 0) sgx543_put(w, &d, SGX543_U8, k, pass[k] ? 0xff : 0);
        else if (mtype == 1) sgx543_put(w, &d, SGX543_U16, k, pass[k] ? 0xffff : 0);
        else if (lanes >> k & 1) sgx543_put(w, &d, format, k, pass[k] ? native(w, format) : 0);
    }
}
