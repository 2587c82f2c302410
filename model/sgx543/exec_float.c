/* VMAD2, VNMAD, VMAD, VDP, VDUAL, VCOMP: sheet 3.1 to 3.6. */
#include "exec.h"
#include "number.h"

typedef uint32_t vector[4];

/* Four words of an operand that are F32 as they stand; NULL: it has none. */
static uint32_t *in_a_row(const struct sgx543_work *w, const struct sgx543_place *place,
                          unsigned format)
{
    bool real = format == SGX543_F32 || place->from == SGX543_FROM_INTERNAL;
    return real ? sgx543_words_at(w, place) : NULL;
}

/* Channels of the lanes of a mask. */
static void fetch(struct sgx543_work *w, const struct sgx543_place *place, unsigned format,
                  const uint8_t *swizzle, unsigned modifiers, unsigned mask, uint32_t *v)
{
    const uint32_t *row = in_a_row(w, place, format);
    if (row == NULL) {
        for (unsigned k = 0; k < 4; k++)
            if (mask >> k & 1) v[k] = sgx543_float(w, place, format, swizzle[k], modifiers);
        return;
    }
    uint32_t keep = modifiers & 2 ? ~(uint32_t)SGX543_SIGN : UINT32_MAX;
    uint32_t flip = modifiers & 1 ? SGX543_SIGN : 0;
    static const uint32_t constants[4] = {0, 0x3f800000, 0x40000000, 0x3f000000};
    for (unsigned k = 0; k < 4; k++) {
        const uint32_t *from = swizzle[k] < SGX543_CHANNEL_CONSTANT ? row : constants;
        v[k] = (from[swizzle[k] & 3] & keep) ^ flip;
    }
}

/* Writes the lanes of a mask. No events are recorded for lanes in a row. */
static void put(struct sgx543_work *w, const struct sgx543_place *place, unsigned format,
                unsigned mask, const uint32_t *v)
{
    uint32_t *row = w->step ? NULL : in_a_row(w, place, format);
    if (row == NULL) {
        sgx543_put_lanes(w, place, format, mask, v);
        return;
    }
    for (unsigned k = 0; k < 4; k++)
        if (mask >> k & 1) row[k] = v[k];
}

/* ---- VMAD2, VNMAD */

void sgx543_do_mad2(struct sgx543_work *w, unsigned j)
{
    const struct sgx543_micro *m = w->micro;
    vector a, b, c, r;
    (void)j;
    struct sgx543_place d = sgx543_place_at(w, &m->d, 0, 0), s0 = sgx543_place_at(w, &m->s0, 0, 0);
    struct sgx543_place s1 = sgx543_place_at(w, &m->s1, 0, 0),
                        s2 = sgx543_place_at(w, &m->s2, 0, 0);
    fetch(w, &s0, m->format, m->swz0, F(s0abs) << 1, m->mask, a);
    fetch(w, &s1, m->format, m->swz1, F(s1mod), m->mask, b);
    fetch(w, &s2, m->format, m->swz2, F(s2mod), m->mask, c);
    for (unsigned k = 0; k < 4; k++)
        if (m->mask >> k & 1) r[k] = sgx543_mad(a[k], b[k], c[k]);
    put(w, &d, m->format, m->mask, r);
}

static uint32_t two(unsigned op, uint32_t a, uint32_t b)
{
    switch (op) {
    case 0: return sgx543_mul(a, b);
    case 1: return sgx543_add(a, b);
    case 2: return sgx543_frc(a, b);
    case 3:
    case 4: return sgx543_sub(a, b);
    case 5: return sgx543_min(a, b);
    default: return sgx543_max(a, b);
    }
}

void sgx543_do_nmad(struct sgx543_work *w, unsigned j)
{
    const struct sgx543_micro *m = w->micro;
    bool half = m->insn.op >= SGX543_OP_V16_MUL;
    unsigned op = m->insn.op - (half ? SGX543_OP_V16_MUL : SGX543_OP_V32_MUL);
    unsigned need = op == 7 && m->mask ? 15 : m->mask;
    vector a, b, r;
    (void)j;
    struct sgx543_place d = sgx543_place_at(w, &m->d, 0, 0), s1 = sgx543_place_at(w, &m->s1, 0, 0);
    struct sgx543_place s2 = sgx543_place_at(w, &m->s2, 0, 0);
    fetch(w, &s1, m->format, m->swz1, F(s1mod), need, a);
    fetch(w, &s2, m->format, m->swz2, F(s2abs) << 1, need, b);
    uint32_t dot = op == 7 && m->mask ? sgx543_dot(a, b, 4) : 0;
    for (unsigned k = 0; k < 4; k++)
        if (m->mask >> k & 1) r[k] = op == 7 ? dot : two(op, a[k], b[k]);
    put(w, &d, m->format, m->mask, r);
}

/* ---- VMAD, VDP */

/* An operand in iteration j as rmode says: sheet 2.7. */
struct sgx543_place sgx543_matrix_place(const struct sgx543_work *w, const struct sgx543_operand *o,
                                        enum sgx543_step which, unsigned mult, unsigned j)
{
    unsigned rmode = F(rmode);
    if (rmode == 3) {
        int32_t steps = sgx543_offset(w->state, which, 1, j);
        return sgx543_place_at(w, o, steps * (o->mult == 1 ? 1 : (int32_t)mult), steps);
    }
    return sgx543_place_at(w, o, rmode == 1 ? 0 : 4 * (int32_t)j, rmode == 0 ? 0 : (int32_t)j);
}

struct sgx543_place sgx543_matrix_gpi(const struct sgx543_work *w, unsigned number, unsigned j)
{
    bool steps = F(rmode) == 1 || F(rmode) == 2;
    return (struct sgx543_place){.from = SGX543_FROM_INTERNAL,
                                 .number = (number + (steps ? j : 0)) & 3};
}

void sgx543_do_vmad(struct sgx543_work *w, unsigned j)
{
    const struct sgx543_micro *m = w->micro;
    struct sgx543_place d = sgx543_matrix_place(w, &m->d, SGX543_DST, 4, j);
    struct sgx543_place s1 = sgx543_matrix_place(w, &m->s1, SGX543_S1, 2, j);
    struct sgx543_place g0 = sgx543_matrix_gpi(w, F(g0n), j), g1 = sgx543_matrix_gpi(w, F(g1n), j);
    vector a, b, c, r;
    fetch(w, &g0, SGX543_F32, m->swz0, F(g0abs) << 1 | F(g0neg), m->mask, a);
    fetch(w, &s1, SGX543_F32, m->swz1, F(s1abs) << 1 | F(s1neg), m->mask, b);
    fetch(w, &g1, SGX543_F32, m->swz2, F(g1abs) << 1 | F(g1neg), m->mask, c);
    for (unsigned k = 0; k < 4; k++)
        if (m->mask >> k & 1) r[k] = sgx543_mad(a[k], b[k], c[k]);
    put(w, &d, SGX543_F32, m->mask, r);
}

void sgx543_do_vdp(struct sgx543_work *w, unsigned j)
{
    const struct sgx543_micro *m = w->micro;
    struct sgx543_place d = sgx543_place_at(w, &m->d, 0, 0); /* it does not step */
    struct sgx543_place s1 = sgx543_matrix_place(w, &m->s1, SGX543_S1, 2, j),
                        g0 = sgx543_matrix_gpi(w, F(g0n), j);
    unsigned terms = F(vec4) ? 4 : 3, lanes = (1u << terms) - 1;
    unsigned mask = (m->mask << j | m->mask >> (4 - j)) & 15;
    vector a, b;
    if (mask == 0 && !F(clipen)) return;
    fetch(w, &s1, SGX543_F32, m->swz1, F(s1abs) << 1 | F(s1neg), lanes, a);
    fetch(w, &g0, SGX543_F32, m->swz0, F(g0abs) << 1, lanes, b);
    uint32_t dot = sgx543_dot(a, b, terms);
    put(w, &d, SGX543_F32, mask, (vector){dot, dot, dot, dot});
    if (F(clipen)) sgx543_port(w, SGX543_PORT_CLIP + 4 * F(clipn), dot);
}

/* ---- VDUAL: sheet 3.5 */

struct dual {
    unsigned code, sources, mask;
    const char *route;
    struct sgx543_place d;
    unsigned format; /* of the destination */
    vector v[3], r;
};

static void dual_fetch(struct sgx543_work *w, struct dual *op, bool vec4, unsigned mask)
{
    const struct sgx543_micro *m = w->micro;
    const char(*swizzles)[5] = vec4 ? sgx543_dw4 : sgx543_dw3;
    bool one = sgx543_dual_sources(F(op1)) == 1;

    for (unsigned i = 0; i < op->sources; i++) {
        struct sgx543_place place = {.from = SGX543_FROM_INTERNAL};
        const char *letters = "xyzw";
        unsigned modifiers = 0, format = SGX543_F32;
        switch (op->route[i]) {
        case 'U':
            place = sgx543_place_at(w, &m->s1, 0, 0);
            letters = swizzles[F(uswz) + (one && F(b15) ? 16 : 0)];
            modifiers = F(uneg) | (one && F(b14) ? 2 : 0);
            format = m->format;
            break;
        case '0':
            place.number = (int32_t)F(g0n);
            letters = swizzles[F(g0swz)];
            break;
        case '1':
            place.number = (int32_t)F(g1n);
            letters = swizzles[F(g1swz)];
            modifiers = F(g1neg);
            break;
        default: place.number = one ? 2 : (int32_t)(F(b15) << 1 | F(b14)); break;
        }
        for (unsigned k = 0; k < 4; k++)
            if (mask >> k & 1)
                op->v[i][k] =
                    sgx543_float(w, &place, format, sgx543_channel(letters[k]), modifiers);
    }
}

static uint32_t dual_scalar(unsigned code, const vector *v)
{
    switch ((enum sgx543_dual)code) {
    case SGX543_DUAL_RSQ: return sgx543_rsq(v[0][0]);
    case SGX543_DUAL_RCP: return sgx543_rcp(v[0][0]);
    case SGX543_DUAL_MAD1: return sgx543_mad(v[0][0], v[1][0], v[2][0]);
    case SGX543_DUAL_ADD1: return sgx543_add(v[0][0], v[1][0]);
    case SGX543_DUAL_MUL1: return sgx543_mul(v[0][0], v[1][0]);
    case SGX543_DUAL_SFLR: return sgx543_frc(v[0][0], v[1][0]);
    case SGX543_DUAL_EXP: return sgx543_exp(v[0][0]);
    case SGX543_DUAL_LOG: return sgx543_log(v[0][0]);
    default: return 0;
    }
}

static void dual_compute(struct dual *op, unsigned terms)
{
    char kind = sgx543_dual_kind(op->code);
    uint32_t one = 0;
    if (kind == 'r') one = sgx543_dot(op->v[0], op->v[op->sources - 1], terms);
    if (kind == 's') one = dual_scalar(op->code, (const vector *)op->v);
    for (unsigned k = 0; k < 4; k++) {
        if (!(op->mask >> k & 1)) continue;
        uint32_t a = op->v[0][k], b = op->v[1][k];
        switch ((enum sgx543_dual)op->code) {
        case SGX543_DUAL_MAD: op->r[k] = sgx543_mad(a, b, op->v[2][k]); break;
        case SGX543_DUAL_MUL: op->r[k] = sgx543_mul(a, b); break;
        case SGX543_DUAL_ADD: op->r[k] = sgx543_add(a, b); break;
        case SGX543_DUAL_MOV: op->r[k] = a; break;
        default: op->r[k] = one; break;
        }
    }
}

/* Where an operation writes, and which lanes. */
static void dual_target(struct sgx543_work *w, struct dual *op, bool unified, bool vec4)
{
    if (!unified) {
        op->d = (struct sgx543_place){.from = SGX543_FROM_INTERNAL, .number = (int32_t)F(idest)};
        op->format = SGX543_F32;
        op->mask = F(imask) | (vec4 ? F(imaskw) << 3 : 0);
        return;
    }
    bool half = w->micro->format == SGX543_F16;
    op->d = sgx543_place_at(w, &w->micro->d, 0, 0);
    op->format = w->micro->format;
    if (op->d.from == SGX543_FROM_INTERNAL) op->mask = vec4 ? 15 : 7;
    else if (sgx543_dual_kind(op->code) == 'v') op->mask = half ? 15 : 3;
    else op->mask = half ? 3 : 1;
}

void sgx543_do_dual(struct sgx543_work *w, unsigned j)
{
    bool vec4 = w->micro->insn.op == SGX543_OP_DUAL4;
    struct dual op[2];
    (void)j;
    for (unsigned i = 0; i < 2; i++) {
        op[i].code = i ? F(op2) : F(op1);
        op[i].sources = sgx543_dual_sources(op[i].code);
        dual_target(w, &op[i], F(primu) == (i == 0), vec4);
    }
    op[0].route = sgx543_dual_route(op[0].sources, F(cfg));
    op[1].route = sgx543_dual_route2(op[0].sources, op[1].sources, F(cfg));
    for (unsigned i = 0; i < 2; i++) {
        char kind = sgx543_dual_kind(op[i].code);
        unsigned need = kind == 'r' ? (vec4 ? 15 : 7) : kind == 's' ? 1 : op[i].mask;
        dual_fetch(w, &op[i], vec4, op[i].mask ? need : 0);
    }
    /* where both write, only the secondary's write counts: machine.md, "Files" */
    if (op[0].d.from == SGX543_FROM_INTERNAL && op[1].d.from == SGX543_FROM_INTERNAL &&
        op[0].d.number == op[1].d.number)
        op[0].mask &= ~op[1].mask;
    for (unsigned i = 0; i < 2; i++) {
        if (op[i].mask == 0) continue;
        dual_compute(&op[i], vec4 ? 4 : 3);
        sgx543_operation(w);
        put(w, &op[i].d, op[i].format, op[i].mask, op[i].r);
    }
}

/* ---- VCOMP */

void sgx543_do_comp(struct sgx543_work *w, unsigned j)
{
    static const uint8_t formats[3] = {SGX543_F32, SGX543_F16, SGX543_C10};
    static uint32_t (*const functions[4])(uint32_t) = {sgx543_rcp, sgx543_rsq, sgx543_log,
                                                       sgx543_exp};
    const struct sgx543_micro *m = w->micro;
    struct sgx543_place d = sgx543_place_of(w, &m->d, SGX543_DST, j);
    struct sgx543_place s1 = sgx543_place_of(w, &m->s1, SGX543_S1, j);
    if (m->mask == 0) return;
    uint32_t x = sgx543_float(w, &s1, formats[F(stype)], F(scomp), F(s1mod));
    x = functions[m->insn.op - SGX543_OP_RCP](x);
    put(w, &d, m->format, m->mask, (vector){x, x, x, x});
}
