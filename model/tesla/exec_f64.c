/* Binary64 arithmetic, ISA sheet 3.11 and 4.8: register pairs. */
#include "../common/f64.h"
#include "exec.h"

uint64_t tesla_modify_f64(const struct tesla_operand *operand, uint64_t x)
{
    if (common_f64_is_nan(x)) return x;
    if (operand->abs) x &= ~COMMON_F64_SIGN;
    return operand->neg ? x ^ COMMON_F64_SIGN : x;
}

uint32_t tesla_flags_f64(uint64_t x)
{
    if (common_f64_is_nan(x)) return 3;
    if (x << 1 == 0) return 1;
    return x >> 63 ? 2 : 0;
}

struct tesla_f64_sources {
    uint64_t value[3][TESLA_WARP_LANES];
};

static void tesla_read_sources(const struct tesla_exec *x, struct tesla_f64_sources *s)
{
    for (unsigned i = 0; i < x->insn->nsrc; i++) {
        const struct tesla_operand *operand = &x->insn->src[i];
        tesla_read_pair(x, operand, s->value[i]);
        for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
            s->value[i][lane] = tesla_modify_f64(operand, s->value[i][lane]);
    }
}

static void tesla_finish(const struct tesla_exec *x, const uint64_t *r)
{
    uint32_t flags[TESLA_WARP_LANES];
    tesla_write_pair(x, &x->insn->dst, r);
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) flags[lane] = tesla_flags_f64(r[lane]);
    tesla_write_flags(x, flags);
}

void tesla_exec_dfma(struct tesla_exec *x)
{
    struct tesla_f64_sources s;
    uint64_t r[TESLA_WARP_LANES];
    tesla_read_sources(x, &s);
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        r[lane] = common_f64_fma(s.value[0][lane], s.value[1][lane], s.value[2][lane],
                                 (enum common_round)x->insn->round);
    tesla_finish(x, r);
}

void tesla_exec_dadd(struct tesla_exec *x)
{
    struct tesla_f64_sources s;
    uint64_t r[TESLA_WARP_LANES];
    tesla_read_sources(x, &s);
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        r[lane] =
            common_f64_add(s.value[0][lane], s.value[1][lane], (enum common_round)x->insn->round);
    tesla_finish(x, r);
}

void tesla_exec_dmul(struct tesla_exec *x)
{
    struct tesla_f64_sources s;
    uint64_t r[TESLA_WARP_LANES];
    tesla_read_sources(x, &s);
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        r[lane] =
            common_f64_mul(s.value[0][lane], s.value[1][lane], (enum common_round)x->insn->round);
    tesla_finish(x, r);
}

void tesla_exec_dmin(struct tesla_exec *x)
{
    struct tesla_f64_sources s;
    uint64_t r[TESLA_WARP_LANES];
    tesla_read_sources(x, &s);
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        r[lane] = common_f64_min(s.value[0][lane], s.value[1][lane]);
    tesla_finish(x, r);
}

void tesla_exec_dmax(struct tesla_exec *x)
{
    struct tesla_f64_sources s;
    uint64_t r[TESLA_WARP_LANES];
    tesla_read_sources(x, &s);
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        r[lane] = common_f64_max(s.value[0][lane], s.value[1][lane]);
    tesla_finish(x, r);
}

/* The result is one word. */
void tesla_exec_dset(struct tesla_exec *x)
{
    struct tesla_f64_sources s;
    uint32_t r[TESLA_WARP_LANES], flags[TESLA_WARP_LANES];
    tesla_read_sources(x, &s);
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) {
        bool holds = (x->insn->cond & common_f64_compare(s.value[0][lane], s.value[1][lane])) != 0;
        r[lane] = holds ? 0xffffffff : 0;
        flags[lane] = holds ? 2 : 1;
    }
    tesla_write(x, &x->insn->dst, r);
    tesla_write_flags(x, flags);
}
