/* The arithmetic of the fast path. Sheet 3.1 to 3.3. What is hot has its own lines; what is rare,
 * or whose numbers are (common/f24x4.h), is done lane by lane by the plain path's function. */
#include "fast.h"

enum { X, Y, Z, W };

typedef fast_number row_of_four[PICA200_LANES];

/* ---- operands. */

/* A uniform whose number each lane computes for itself. */
static const fast_number *gather(const struct pica200_work *w, unsigned source, row_of_four room)
{
    const struct pica200_fast *fast = w->model->fast;
    uint32_t index[FAST_LANES];

    for (unsigned lane = 0; lane < FAST_LANES; lane++) {
        const struct pica200_thread *thread = &w->group->thread[lane < w->group->lanes ? lane : 0];
        index[lane] = pica200_uniform_index(thread, w->micro, w->micro->insn.src[source]);
        if (index[lane] >= PICA200_UNIFORMS) index[lane] = PICA200_UNIFORMS;
    }
    if (index[0] == index[1] && index[0] == index[2] && index[0] == index[3])
        return fast->uniform[index[0]];
    for (unsigned i = 0; i < PICA200_LANES; i++)
        room[i] = (fast_number){fast->uniform[index[0]][i][0], fast->uniform[index[1]][i][0],
                                fast->uniform[index[2]][i][0], fast->uniform[index[3]][i][0]};
    return room;
}

/* Component i of source k is value(w, s, k, i). */
struct sources {
    const fast_number *row[FAST_SOURCES];
    row_of_four room; /* one source at most is relative */
};

COMMON_ALWAYS void fetch(const struct pica200_work *w, struct sources *s, unsigned sources)
{
    for (unsigned k = 0; k < sources; k++) {
        s->row[k] = w->word->row[k];
        if (__builtin_expect(!s->row[k], 0)) s->row[k] = gather(w, k, s->room);
    }
}

COMMON_ALWAYS fast_number value(const struct pica200_work *w, const struct sources *s,
                                unsigned source, unsigned i)
{
    return s->row[source][w->micro->sel[source][i]] ^ w->micro->sign[source] << 8;
}

/* ---- results. */

COMMON_ALWAYS void write(const struct pica200_work *w, const row_of_four result)
{
    const struct pica200_group *g = w->group;
    fast_number *to = w->word->to;

    if (g->who == (1u << FAST_LANES) - 1) {
        for (unsigned i = 0; i < PICA200_LANES; i++)
            if (w->micro->mask >> i & 1) to[i] = result[i];
        return;
    }
    for (unsigned i = 0; i < PICA200_LANES; i++)
        if (w->micro->mask >> i & 1) to[i] = common_u32x4_pick(g->active, result[i], to[i]);
}

COMMON_ALWAYS void write_all(const struct pica200_work *w, fast_number result)
{
    const row_of_four all = {result, result, result, result};
    write(w, all);
}

/* ---- lane by lane. */

void pica200_fast_to_thread(const fast_number row[PICA200_LANES], unsigned lane,
                            uint32_t value[PICA200_LANES])
{
    fast_number narrow =
        common_f24x4_narrow((fast_number){row[X][lane], row[Y][lane], row[Z][lane], row[W][lane]});
    memcpy(value, &narrow, sizeof narrow);
}

void pica200_fast_from_thread(fast_number row[PICA200_LANES], unsigned lane,
                              const uint32_t value[PICA200_LANES])
{
    fast_number narrow;
    memcpy(&narrow, value, sizeof narrow);
    fast_number wide = common_f24x4_widen(narrow);
    for (unsigned i = 0; i < PICA200_LANES; i++) row[i][lane] = wide[i];
}

/* The plain path's function, on the rows that the instruction names. */
static void plain(struct pica200_work *w)
{
    struct pica200_group *g = w->group;
    const struct pica200_insn *insn = &w->micro->insn;
    fast_number *to = w->word->to;
    bool output = insn->dst < PICA200_REG_R;

    for (unsigned lane = 0; lane < g->lanes; lane++) {
        if (!(g->who >> lane & 1)) continue;
        struct pica200_thread *thread = &g->thread[lane];
        uint32_t *row = output ? thread->out[thread->bank][insn->dst] : thread->reg[insn->dst];
        for (unsigned k = 0; k < insn->nsrc; k++)
            if (insn->src[k] < PICA200_REG_C)
                pica200_fast_to_thread(g->reg[insn->src[k]], lane, thread->reg[insn->src[k]]);
        pica200_fast_to_thread(to, lane, row);
        struct pica200_exec x = {
            .model = w->model, .thread = thread, .micro = w->micro, .step = w->scratch};
        w->scratch->regs = w->scratch->mems = 0;
        pica200_perform(&x);
        pica200_fast_from_thread(to, lane, row);
    }
}

/* A function of component x, the same for all components. */
COMMON_ALWAYS void scalar(const struct pica200_work *w, uint32_t (*function)(uint32_t))
{
    const struct pica200_group *g = w->group;
    struct sources s;

    fetch(w, &s, 1);
    fast_number a = common_f24x4_narrow(value(w, &s, 0, X)), result = a;
    for (unsigned lane = 0; lane < FAST_LANES; lane++)
        if (g->who >> lane & 1) result[lane] = function(a[lane]);
    write_all(w, common_f24x4_widen(result));
}

static void rcp(struct pica200_work *w)
{
    scalar(w, common_f24_rcp);
}
static void rsq(struct pica200_work *w)
{
    scalar(w, common_f24_rsq);
}
static void ex2(struct pica200_work *w)
{
    scalar(w, common_f24_ex2);
}
static void lg2(struct pica200_work *w)
{
    scalar(w, common_f24_lg2);
}

static void nop(struct pica200_work *w)
{
    (void)w;
}

static void mova(struct pica200_work *w)
{
    struct pica200_group *g = w->group;
    struct sources s;

    fetch(w, &s, 1);
    fast_number a[2] = {common_f24x4_narrow(value(w, &s, 0, X)),
                        common_f24x4_narrow(value(w, &s, 0, Y))};
    for (unsigned lane = 0; lane < g->lanes; lane++)
        for (unsigned i = 0; i < 2; i++)
            if (g->who >> lane & w->micro->mask >> i & 1)
                g->thread[lane].a0[i] = (int8_t)common_f24_to_int8(a[i][lane]);
}

static fast_number compare(unsigned how, fast_number a, fast_number b)
{
    switch (how) {
    case PICA200_EQ: return common_f24x4_equal(a, b);
    case PICA200_NE: return ~common_f24x4_equal(a, b);
    case PICA200_LT: return common_f24x4_less(a, b);
    case PICA200_LE: return common_f24x4_less_equal(a, b);
    case PICA200_GT: return common_f24x4_less(b, a);
    case PICA200_GE: return common_f24x4_less_equal(b, a);
    default: return common_u32x4_all(UINT32_MAX); /* 6 and 7 */
    }
}

/* cmp of the active lanes, from masks. */
static void set_cmp(struct pica200_group *g, fast_number x, fast_number y)
{
    g->cmp[0] = (g->cmp[0] & ~g->who) | (common_u32x4_bits(x) & g->who);
    g->cmp[1] = (g->cmp[1] & ~g->who) | (common_u32x4_bits(y) & g->who);
}

static void cmp(struct pica200_work *w)
{
    struct sources s;

    fetch(w, &s, 2);
    fast_number x = compare(w->micro->insn.cmpx, value(w, &s, 0, X), value(w, &s, 1, X));
    fast_number y = compare(w->micro->insn.cmpy, value(w, &s, 0, Y), value(w, &s, 1, Y));
    set_cmp(w->group, x, y);
}

/* ---- four lanes at once, component by component. `clean`: no lane holds a subnormal pattern. */

COMMON_ALWAYS fast_number component(unsigned op, const struct pica200_work *w,
                                    const struct sources *s, unsigned i, bool clean,
                                    fast_number *rare)
{
    const fast_number one = common_u32x4_all(COMMON_WIDE_ONE);
    fast_number a = value(w, s, 0, i), b = op == PICA200_OP_MOV ? a : value(w, s, 1, i);

    switch (op) {
    case PICA200_OP_ADD: return common_f24x4_add(a, b, clean, rare);
    case PICA200_OP_MUL: return common_f24x4_mul(a, b, clean, rare);
    case PICA200_OP_MAD: return common_f24x4_mad(a, b, value(w, s, 2, i), clean, rare);
    case PICA200_OP_MAX: return common_u32x4_pick(common_f24x4_less(b, a), a, b);
    case PICA200_OP_MIN: return common_u32x4_pick(common_f24x4_less(a, b), a, b);
    case PICA200_OP_SGE: return one & common_f24x4_less_equal(b, a);
    case PICA200_OP_SLT: return one & common_f24x4_less(a, b);
    default: return a; /* MOV */
    }
}

COMMON_ALWAYS void by_component(unsigned op, struct pica200_work *w, bool clean)
{
    fast_number rare = {0}, result[PICA200_LANES];
    struct sources s;

    fetch(w, &s, op == PICA200_OP_MAD ? 3 : op == PICA200_OP_MOV ? 1 : 2);
    for (unsigned i = 0; i < PICA200_LANES; i++)
        if (w->micro->mask >> i & 1) result[i] = component(op, w, &s, i, clean, &rare);
        else result[i] = (fast_number){0};
    if (__builtin_expect(common_u32x4_any(rare & w->group->active), 0)) plain(w);
    else write(w, result);
}

/* ---- one result for all components. */

COMMON_ALWAYS void dot(unsigned op, struct pica200_work *w, bool clean)
{
    const fast_number one = common_u32x4_all(COMMON_WIDE_ONE);
    const unsigned count = op == PICA200_OP_DP3 ? 3 : 4;
    fast_number rare = {0}, product[PICA200_LANES];
    struct sources s;

    fetch(w, &s, 2);
    for (unsigned i = 0; i < count; i++)
        product[i] = common_f24x4_mul(op == PICA200_OP_DPH && i == W ? one : value(w, &s, 0, i),
                                      value(w, &s, 1, i), clean, &rare);
    fast_number low = common_f24x4_add(product[X], product[Y], true, &rare), high = product[Z];
    if (count == 4) high = common_f24x4_add(product[Z], product[W], true, &rare);
    fast_number sum = common_f24x4_add(low, high, true, &rare);
    if (__builtin_expect(common_u32x4_any(rare & w->group->active), 0)) plain(w);
    else write_all(w, sum);
}

static void litp(struct pica200_work *w)
{
    const fast_number zero = {0}, high = common_f24x4_widen(common_u32x4_all(PICA200_LITP_HIGH)),
                      low = common_f24x4_widen(common_u32x4_all(PICA200_LITP_LOW));
    struct sources s;

    fetch(w, &s, 1);
    fast_number x = value(w, &s, 0, X), y = value(w, &s, 0, Y), last = value(w, &s, 0, W);
    y = common_u32x4_pick(common_f24x4_less(y, high), y, high);
    const row_of_four result = {
        x & common_f24x4_less(zero, x),
        common_u32x4_pick(common_f24x4_less(low, y), y, low),
        zero,
        last & common_f24x4_less(zero, last),
    };
    write(w, result);
    set_cmp(w->group, common_f24x4_less_equal(zero, x), common_f24x4_less_equal(zero, last));
}

/* ---- the table: with subnormal patterns about, and without. */

/* clang-format off */
#define KIND(id, how)                                                      \
    static void id##_any(struct pica200_work *w) { how(PICA200_OP_##id, w, false); } \
    static void id##_clean(struct pica200_work *w) { how(PICA200_OP_##id, w, true); }
KIND(ADD, by_component) KIND(MUL, by_component) KIND(MAD, by_component) KIND(MAX, by_component)
KIND(MIN, by_component) KIND(SGE, by_component) KIND(SLT, by_component) KIND(MOV, by_component)
KIND(DP3, dot) KIND(DP4, dot) KIND(DPH, dot)
#undef KIND

void (*const pica200_fast_work[PICA200_OP_COUNT][2])(struct pica200_work *) = {
#define ROW(id, kind) [PICA200_OP_##id] = {kind##_any, kind##_clean}
#define BOTH(id, function) [PICA200_OP_##id] = {function, function}
    ROW(ADD, ADD), ROW(MUL, MUL), ROW(MAD, MAD), ROW(MADI, MAD), ROW(MAX, MAX), ROW(MIN, MIN),
    ROW(MOV, MOV), ROW(SGE, SGE), ROW(SGEI, SGE), ROW(SLT, SLT), ROW(SLTI, SLT),
    ROW(DP3, DP3), ROW(DP4, DP4), ROW(DPH, DPH), ROW(DPHI, DPH),
    BOTH(RCP, rcp), BOTH(RSQ, rsq), BOTH(EX2, ex2), BOTH(LG2, lg2), BOTH(LITP, litp),
    BOTH(CMP, cmp), BOTH(MOVA, mova), BOTH(NOP, nop),
    BOTH(FLR, plain), BOTH(DST, plain), BOTH(DSTI, plain),
#undef ROW
#undef BOTH
};
/* clang-format on */
