/* Instructions with a descriptor: sheet 3.1 to 3.3. All sources are read before anything is
 * written. */
#include "../common/f24x4.h"
#include "exec.h"

enum { X, Y, Z, W };

static const uint32_t all_ones[PICA200_LANES] = {COMMON_F24_ONE, COMMON_F24_ONE, COMMON_F24_ONE,
                                                 COMMON_F24_ONE};

/* ---- operands. */

/* The uniform of the wide source, sheet 1.6. */
static const uint32_t *uniform(const struct pica200_exec *x, uint32_t number)
{
    uint32_t index = pica200_uniform_index(x->thread, x->micro, number);
    return index < PICA200_UNIFORMS ? x->model->state->config.uniform[index] : all_ones;
}

static inline void fetch(const struct pica200_exec *x, unsigned source,
                         uint32_t value[PICA200_LANES])
{
    const struct pica200_micro *micro = x->micro;
    uint32_t number = micro->insn.src[source];
    const uint32_t *row = number < PICA200_REG_C ? x->thread->reg[number] : uniform(x, number);

    for (unsigned i = 0; i < PICA200_LANES; i++)
        value[i] = row[micro->sel[source][i]] ^ micro->sign[source];
}

/* ---- results. */

static inline void write_result(struct pica200_exec *x, const uint32_t value[PICA200_LANES])
{
    struct pica200_thread *thread = x->thread;
    uint32_t mask = x->micro->mask, number = x->micro->insn.dst, file, index, *row;

    if (mask == 0) return;
    if (number < PICA200_REG_R) {
        file = PICA200_FILE_O;
        index = thread->bank * PICA200_ROWS + number;
        row = thread->out[thread->bank][number];
    } else {
        file = PICA200_FILE_R;
        index = number - PICA200_REG_R;
        row = thread->reg[number];
    }
    struct common_reg_write *write = pica200_put_row(x->step, file, index, mask, 0x7);
    for (unsigned i = 0; i < PICA200_LANES; i++) {
        write->data[i] = value[i];
        row[i] = mask >> i & 1 ? value[i] : row[i];
    }
}

static inline void write_all(struct pica200_exec *x, uint32_t value)
{
    uint32_t result[PICA200_LANES] = {value, value, value, value};
    write_result(x, result);
}

static void write_cmp(struct pica200_exec *x, bool first, bool second)
{
    struct common_reg_write *write = pica200_put_row(x->step, PICA200_FILE_CMP, 0, 3, 0x1);
    write->data[0] = x->thread->cmp[0] = first;
    write->data[1] = x->thread->cmp[1] = second;
}

/* ---- component by component. Lanes that are not enabled are not computed. */

static inline __attribute__((always_inline)) void unary(struct pica200_exec *x,
                                                        uint32_t (*work)(uint32_t))
{
    uint32_t a[PICA200_LANES], result[PICA200_LANES] = {0};
    fetch(x, 0, a);
    for (unsigned i = 0; i < PICA200_LANES; i++)
        if (x->micro->mask >> i & 1) result[i] = work(a[i]);
    write_result(x, result);
}

COMMON_ALWAYS void binary(struct pica200_exec *x, uint32_t (*work)(uint32_t, uint32_t))
{
    uint32_t a[PICA200_LANES], b[PICA200_LANES], result[PICA200_LANES] = {0};
    fetch(x, 0, a);
    fetch(x, 1, b);
    for (unsigned i = 0; i < PICA200_LANES; i++)
        if (x->micro->mask >> i & 1) result[i] = work(a[i], b[i]);
    write_result(x, result);
}

static inline uint32_t at_least(uint32_t a, uint32_t b)
{
    return common_f24_less_equal(b, a) ? COMMON_F24_ONE : 0;
}

static inline uint32_t below(uint32_t a, uint32_t b)
{
    return common_f24_less(a, b) ? COMMON_F24_ONE : 0;
}

static inline uint32_t same(uint32_t a)
{
    return a;
}

/* ---- sums and products: four components at once with the host's arithmetic; one by one where that
 * finds something rare, or the host does not fit. */

COMMON_ALWAYS common_u32x4 wide(const uint32_t value[PICA200_LANES])
{
    common_u32x4 v;
    memcpy(&v, value, sizeof v);
    return common_f24x4_operand(v);
}

/* Writes what is not rare.
 *   returns  false: it is, and nothing is written */
COMMON_ALWAYS bool write_wide(struct pica200_exec *x, common_u32x4 value, common_u32x4 rare)
{
    uint32_t result[PICA200_LANES];

    if (!x->model->vectors || common_u32x4_any(rare)) return false;
    value = common_f24x4_result(value);
    memcpy(result, &value, sizeof result);
    write_result(x, result);
    return true;
}

void pica200_exec_ADD(struct pica200_exec *x)
{
    uint32_t a[PICA200_LANES], b[PICA200_LANES];
    fetch(x, 0, a);
    fetch(x, 1, b);
    common_u32x4 rare = {0}, r = common_f24x4_add(wide(a), wide(b), true, &rare);
    if (!write_wide(x, r, rare)) binary(x, common_f24_add);
}
void pica200_exec_MUL(struct pica200_exec *x)
{
    uint32_t a[PICA200_LANES], b[PICA200_LANES];
    fetch(x, 0, a);
    fetch(x, 1, b);
    common_u32x4 rare = {0}, r = common_f24x4_mul(wide(a), wide(b), true, &rare);
    if (!write_wide(x, r, rare)) binary(x, common_f24_mul);
}
void pica200_exec_MAX(struct pica200_exec *x)
{
    binary(x, common_f24_max);
}
void pica200_exec_MIN(struct pica200_exec *x)
{
    binary(x, common_f24_min);
}
void pica200_exec_SGE(struct pica200_exec *x)
{
    binary(x, at_least);
}
void pica200_exec_SGEI(struct pica200_exec *x)
{
    binary(x, at_least);
}
void pica200_exec_SLT(struct pica200_exec *x)
{
    binary(x, below);
}
void pica200_exec_SLTI(struct pica200_exec *x)
{
    binary(x, below);
}
void pica200_exec_FLR(struct pica200_exec *x)
{
    unary(x, common_f24_flr);
}
void pica200_exec_MOV(struct pica200_exec *x)
{
    unary(x, same);
}

static void mad(struct pica200_exec *x)
{
    uint32_t a[PICA200_LANES], b[PICA200_LANES], c[PICA200_LANES], result[PICA200_LANES] = {0};
    fetch(x, 0, a);
    fetch(x, 1, b);
    fetch(x, 2, c);
    common_u32x4 rare = {0}, r = common_f24x4_mad(wide(a), wide(b), wide(c), true, &rare);
    if (write_wide(x, r, rare)) return;
    for (unsigned i = 0; i < PICA200_LANES; i++)
        if (x->micro->mask >> i & 1) result[i] = common_f24_mad(a[i], b[i], c[i]);
    write_result(x, result);
}

void pica200_exec_MAD(struct pica200_exec *x)
{
    mad(x);
}
void pica200_exec_MADI(struct pica200_exec *x)
{
    mad(x);
}

/* ---- one result for all components. */

/* A tree, not a chain: the order shows in the result. */
static uint32_t dot(const uint32_t a[PICA200_LANES], const uint32_t b[PICA200_LANES],
                    unsigned terms)
{
    uint32_t low = common_f24_add(common_f24_mul(a[X], b[X]), common_f24_mul(a[Y], b[Y]));
    uint32_t high = common_f24_mul(a[Z], b[Z]);

    if (terms == 4) high = common_f24_add(high, common_f24_mul(a[W], b[W]));
    return common_f24_add(low, high);
}

/* A product that no sum takes may be rare for nothing. */
COMMON_ALWAYS void write_dot(struct pica200_exec *x, const uint32_t a[PICA200_LANES],
                             const uint32_t b[PICA200_LANES], unsigned terms)
{
    common_u32x4 rare = {0}, p = common_f24x4_mul(wide(a), wide(b), true, &rare);
    common_u32x4 even = {p[X], p[Z], p[X], p[Z]}, odd = {p[Y], p[W], p[Y], p[W]};
    common_u32x4 pairs = common_f24x4_add(even, odd, true, &rare);
    common_u32x4 high = common_u32x4_all(terms == 4 ? pairs[Y] : p[Z]);
    common_u32x4 sum = common_f24x4_add(common_u32x4_all(pairs[X]), high, true, &rare);
    if (!write_wide(x, sum, rare)) write_all(x, dot(a, b, terms));
}

void pica200_exec_DP3(struct pica200_exec *x)
{
    uint32_t a[PICA200_LANES], b[PICA200_LANES];
    fetch(x, 0, a);
    fetch(x, 1, b);
    write_dot(x, a, b, 3);
}

void pica200_exec_DP4(struct pica200_exec *x)
{
    uint32_t a[PICA200_LANES], b[PICA200_LANES];
    fetch(x, 0, a);
    fetch(x, 1, b);
    write_dot(x, a, b, 4);
}

static void dph(struct pica200_exec *x)
{
    uint32_t a[PICA200_LANES], b[PICA200_LANES];
    fetch(x, 0, a);
    fetch(x, 1, b);
    a[W] = COMMON_F24_ONE;
    write_dot(x, a, b, 4);
}

void pica200_exec_DPH(struct pica200_exec *x)
{
    dph(x);
}
void pica200_exec_DPHI(struct pica200_exec *x)
{
    dph(x);
}

static inline __attribute__((always_inline)) void scalar(struct pica200_exec *x,
                                                         uint32_t (*work)(uint32_t))
{
    uint32_t a[PICA200_LANES];
    fetch(x, 0, a);
    write_all(x, work(a[X]));
}

void pica200_exec_EX2(struct pica200_exec *x)
{
    scalar(x, common_f24_ex2);
}
void pica200_exec_LG2(struct pica200_exec *x)
{
    scalar(x, common_f24_lg2);
}
void pica200_exec_RCP(struct pica200_exec *x)
{
    scalar(x, common_f24_rcp);
}
void pica200_exec_RSQ(struct pica200_exec *x)
{
    scalar(x, common_f24_rsq);
}

/* ---- the others. */

static void distance(struct pica200_exec *x)
{
    uint32_t a[PICA200_LANES], b[PICA200_LANES];
    fetch(x, 0, a);
    fetch(x, 1, b);
    uint32_t result[PICA200_LANES] = {COMMON_F24_ONE, common_f24_mul(a[Y], b[Y]), a[Z], b[W]};
    write_result(x, result);
}

void pica200_exec_DST(struct pica200_exec *x)
{
    distance(x);
}
void pica200_exec_DSTI(struct pica200_exec *x)
{
    distance(x);
}

void pica200_exec_LITP(struct pica200_exec *x)
{
    uint32_t a[PICA200_LANES];
    fetch(x, 0, a);
    uint32_t result[PICA200_LANES] = {
        common_f24_max(a[X], 0),
        common_f24_max(common_f24_min(a[Y], PICA200_LITP_HIGH), PICA200_LITP_LOW),
        0,
        common_f24_max(a[W], 0),
    };
    write_result(x, result);
    write_cmp(x, common_f24_less_equal(0, a[X]), common_f24_less_equal(0, a[W]));
}

void pica200_exec_MOVA(struct pica200_exec *x)
{
    uint32_t a[PICA200_LANES], mask = x->micro->mask & 3;

    if (mask == 0) return;
    fetch(x, 0, a); /* may itself be addressed by the old a0 */
    struct common_reg_write *write = pica200_put_row(x->step, PICA200_FILE_A0, 0, mask, 0x1);
    for (unsigned i = 0; i < 2; i++) {
        int32_t value = common_f24_to_int8(a[i]);
        write->data[i] = (uint32_t)value & 0xff;
        if (mask >> i & 1) x->thread->a0[i] = (int8_t)value;
    }
}

static bool compare(unsigned how, uint32_t a, uint32_t b)
{
    switch (how) {
    case PICA200_EQ: return common_f24_equal(a, b);
    case PICA200_NE: return !common_f24_equal(a, b);
    case PICA200_LT: return common_f24_less(a, b);
    case PICA200_LE: return common_f24_less_equal(a, b);
    case PICA200_GT: return common_f24_less(b, a);
    case PICA200_GE: return common_f24_less_equal(b, a);
    default: return true; /* 6 and 7 */
    }
}

void pica200_exec_CMP(struct pica200_exec *x)
{
    uint32_t a[PICA200_LANES], b[PICA200_LANES];
    fetch(x, 0, a);
    fetch(x, 1, b);
    write_cmp(x, compare(x->micro->insn.cmpx, a[X], b[X]),
              compare(x->micro->insn.cmpy, a[Y], b[Y]));
}
