/* Operations on numbers, and those that select: sheet 3.2, 3.3, 4.2 to 4.6, 4.10. Each fills the
 * result from the operands of one lane; SAT, narrow types and the mask come after it. */
#include "alu.h"
#include "number.h"
#include "table.h"

#define RMODE ((enum common_round)m->round)

static uint32_t add(const struct vivante_micro *m, uint32_t a, uint32_t b)
{
    return vivante_add(a, b, RMODE);
}

static uint32_t mul(const struct vivante_micro *m, uint32_t a, uint32_t b)
{
    return vivante_mul(a, b, RMODE);
}

/* ---- sums and products */

EACH(add, vivante_add(A[k], C[k], RMODE))
EACH(mul, vivante_mul(A[k], B[k], RMODE))
EACH(mad, vivante_add(vivante_mul(A[k], B[k], RMODE), C[k], RMODE))

static uint32_t dp2(const struct vivante_micro *m, const uint32_t *a, const uint32_t *b)
{
    return add(m, mul(m, a[0], b[0]), mul(m, a[1], b[1]));
}

static uint32_t dp3(const struct vivante_micro *m, const uint32_t *a, const uint32_t *b)
{
    return add(m, dp2(m, a, b), mul(m, a[2], b[2]));
}

static uint32_t dp4(const struct vivante_micro *m, const uint32_t *a, const uint32_t *b)
{
    return add(m, dp2(m, a, b), dp2(m, a + 2, b + 2));
}

ONCE(dp2, dp2(m, A, B))
ONCE(dp3, dp3(m, A, B))
ONCE(dp4, dp4(m, A, B))
ONCE(norm_dp2, dp2(m, A, A))
ONCE(norm_dp3, dp3(m, A, A))
ONCE(norm_dp4, dp4(m, A, A))

static uint32_t norm_mul(const struct vivante_micro *m, uint32_t a, uint32_t b)
{
    bool zero = !(a & VIVANTE_INF) || !(b & VIVANTE_INF); /* or a denormal */
    return zero ? 0 : mul(m, a, b);
}

EACH(norm_mul, norm_mul(m, A[k], B[k]))

ALU(dst)
{
    r[0] = VIVANTE_ONE;
    r[1] = mul(m, A[1], B[1]);
    r[2] = A[2];
    r[3] = B[3];
}

/* ---- one operand */

EACH(mov, C[k])
EACH(frc, vivante_frc(C[k]))
EACH(floor, vivante_floor(C[k]))
EACH(ceil, vivante_ceil(C[k]))
EACH(clamp0_max, vivante_clamp0_max(A[k], B[k]))

/* Zero, denormals and NaN give 1.0: sheet 3.3, note 2. */
static uint32_t sign(uint32_t x)
{
    bool negative = vivante_positive(x ^ VIVANTE_SIGN);
    return negative ? VIVANTE_SIGN | VIVANTE_ONE : VIVANTE_ONE;
}

EACH(sign, sign(C[k]))

/* ---- the table unit */

ONCE(rcp, vivante_rcp(C[0]))
ONCE(rsq, vivante_rsq(C[0]))
ONCE(sqrt, vivante_sqrt(C[0]))
ONCE(exp, vivante_exp(C[0]))

/* The form with two results, sheet 4.6: the first enabled component has it, the others have 1.0. */
static void spread(const struct vivante_micro *m, bool two, uint32_t value, uint32_t *r)
{
    unsigned comps = m->insn.comps;
    unsigned first = comps ? (unsigned)__builtin_ctz(comps) : 0;

    for (unsigned k = 0; k < 4; k++) r[k] = two && k != first ? VIVANTE_ONE : value;
}

ALU(log)
{
    spread(m, m->fast, vivante_log(C[0]), r);
}

ALU(sin)
{
    spread(m, m->fast, vivante_sin(C[0], m->fast), r);
}

ALU(cos)
{
    spread(m, m->fast, vivante_cos(C[0], m->fast), r);
}

ALU(div)
{
    spread(m, true, mul(m, B[0], vivante_rcp(C[0])), r);
}

ALU(litp)
{
    bool lit = vivante_positive(B[2]), all = !m->src[0].use;

    r[0] = r[3] = VIVANTE_ONE;
    r[1] = lit && (all || vivante_positive(A[1])) ? B[1] : 0;
    r[2] = lit && (all || vivante_positive(A[2])) ? vivante_exp(C[0]) : 0;
}

/* ---- conditions */

static bool holds(const struct vivante_micro *m, uint32_t a, uint32_t b)
{
    return vivante_holds(m->insn.cond, m->insn.type, a, b);
}

/* Sheet 3.3, note 1. */
static uint32_t select(const struct vivante_micro *m, uint32_t a, uint32_t b, uint32_t c)
{
    if (vivante_is_binary(m->insn.cond)) return holds(m, b, a) ? c : b;
    return holds(m, a, 0) ? b : c;
}

EACH(select, select(m, A[k], B[k], C[k]))
EACH(set, !holds(m, A[k], B[k]) ? 0 : vivante_is_float(m->insn.type) ? VIVANTE_ONE : 1)
EACH(cmp, holds(m, A[k], B[k]) ? C[k] : 0)

/* ---- conversions */

static bool is_signed(const struct vivante_micro *m)
{
    return vivante_is_signed(m->insn.type);
}

EACH(i2f, vivante_from_int(A[k], is_signed(m), RMODE))
/* Below HALTI 2 a NaN is the infinity of its sign: sheet 4.4. */
static uint32_t to_int(const struct vivante_micro *m, uint32_t x, enum common_round round)
{
    if (vivante_is_nan(x) && m->halti < 2) x = (x & VIVANTE_SIGN) | VIVANTE_INF;
    return vivante_to_int(x, is_signed(m), vivante_bits(m->insn.type), round);
}

EACH(f2i, to_int(m, A[k], COMMON_RZ))
EACH(f2irnd, to_int(m, A[k], RMODE))

static uint32_t conv(const struct vivante_micro *m, bool from_half, uint32_t x)
{
    x = from_half ? vivante_from_half(x) : vivante_flush(x);
    if (vivante_is_nan(x)) x = VIVANTE_NAN;
    if (m->src[0].abs) x &= ~VIVANTE_SIGN;
    if (m->src[0].neg) x ^= VIVANTE_SIGN;
    return x;
}

/* SAT works on the number, so before it becomes a half: sheet 3.4 and 4.10. */
ALU(conv)
{
    for (unsigned k = 0; k < 4; k++) {
        r[k] = conv(m, B[0] & 1, A[k]);
        if (m->insn.type != VIVANTE_F16) continue;
        if (m->insn.sat) r[k] = vivante_sat(r[k]);
        r[k] = vivante_to_half(r[k], RMODE);
    }
}
