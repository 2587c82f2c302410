/* Moves between register files, $a arithmetic, vote. ISA sheet 3.1, 3.12. */
#include "exec.h"

enum { TESLA_SR_PHYSID = 0, TESLA_SR_CLOCK = 1, TESLA_SR_VSTRIDE = 3 };
enum { TESLA_FLAGS_FALSE = 1, TESLA_FLAGS_TRUE = 2 };

/* The lane mask applies to the destination only: all executing lanes read and post-increment. */
void tesla_exec_mov(struct tesla_exec *x)
{
    uint32_t buffer[TESLA_WARP_LANES];
    struct tesla_exec written = *x;
    written.lanes &= x->insn->lanemask * 0x11111111u;
    tesla_write(&written, &x->insn->dst, tesla_read(x, &x->insn->src[0], buffer));
}

void tesla_exec_mov_from_c(struct tesla_exec *x)
{
    uint32_t r[TESLA_WARP_LANES];
    const uint8_t *cond = x->warp->cond[x->insn->csrc & 3];
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) r[lane] = cond[lane];
    tesla_write(x, &x->insn->dst, r);
}

void tesla_exec_mov_from_a(struct tesla_exec *x)
{
    tesla_write(x, &x->insn->dst, x->warp->addr[x->insn->areg]);
}

void tesla_exec_mov_from_sr(struct tesla_exec *x)
{
    uint32_t r[TESLA_WARP_LANES];
    uint32_t before = x->step ? x->step->regs : 0;
    bool stride = x->insn->sr == TESLA_SR_VSTRIDE && x->model->type == TESLA_GEOMETRY;
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        r[lane] = x->insn->sr == TESLA_SR_PHYSID ? lane | x->slot << 8 : stride ? TESLA_VSTRIDE : 0;
    tesla_write(x, &x->insn->dst, r);
    if (x->step && x->insn->sr == TESLA_SR_CLOCK && x->step->regs != before)
        x->step->reg[before].is_volatile = 1;
}

void tesla_exec_mov_to_c(struct tesla_exec *x)
{
    uint32_t buffer[TESLA_WARP_LANES];
    tesla_write_flags(x, tesla_read(x, &x->insn->src[0], buffer));
}

void tesla_exec_shl_to_a(struct tesla_exec *x)
{
    uint32_t buffer[TESLA_WARP_LANES], r[TESLA_WARP_LANES];
    const uint32_t *a = tesla_read(x, &x->insn->src[0], buffer);
    unsigned count = x->insn->src[1].imm & 15;
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) r[lane] = a[lane] << count;
    tesla_write_addr(x, x->insn->adst, r);
}

void tesla_exec_add_to_a(struct tesla_exec *x)
{
    uint32_t r[TESLA_WARP_LANES];
    const uint32_t *a = x->warp->addr[x->insn->areg];
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        r[lane] = a[lane] + x->insn->src[0].imm;
    tesla_write_addr(x, x->insn->adst, r);
}

/* The predicate is data; every active lane gets the same answer. */
void tesla_exec_vote(struct tesla_exec *x)
{
    uint32_t flags[TESLA_WARP_LANES];
    uint32_t yes = tesla_predicate(x->warp, x->insn->pred, x->insn->csrc) & x->lanes;
    bool result = x->insn->vote_all ? yes == x->lanes : yes != 0;
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        flags[lane] = result ? TESLA_FLAGS_TRUE : TESLA_FLAGS_FALSE;
    tesla_write_flags(x, flags);
}
