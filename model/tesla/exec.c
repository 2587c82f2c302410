/* One step of one warp: which function performs each operation, and everything around it. ISA
 * sheet 2.7. */
#include "exec.h"

#include <string.h>

/* ---- control flow: each returns a fatal trap or 0. */

static uint32_t tesla_exec_bra(struct tesla_exec *x)
{
    return tesla_flow_bra(&x->warp->flow, x->insn->target, x->lanes);
}

static uint32_t tesla_exec_call(struct tesla_exec *x)
{
    return tesla_flow_call(&x->warp->flow, x->insn->target, x->insn->limited);
}

static uint32_t tesla_exec_ret(struct tesla_exec *x)
{
    return tesla_flow_ret(&x->warp->flow, x->lanes);
}

static uint32_t tesla_exec_prebrk(struct tesla_exec *x)
{
    return tesla_flow_prebrk(&x->warp->flow, x->insn->target);
}

static uint32_t tesla_exec_brk(struct tesla_exec *x)
{
    return tesla_flow_brk(&x->warp->flow, x->lanes);
}

static uint32_t tesla_exec_joinat(struct tesla_exec *x)
{
    return tesla_flow_joinat(&x->warp->flow, x->insn->target);
}

static uint32_t tesla_exec_preret(struct tesla_exec *x)
{
    return tesla_flow_preret(&x->warp->flow, x->insn->target, x->insn->limited);
}

static uint32_t tesla_exec_brkpt(struct tesla_exec *x)
{
    tesla_flow_next(&x->warp->flow, 4u * x->insn->nwords);
    return 0;
}

static uint32_t tesla_exec_bar(struct tesla_exec *x)
{
    const struct tesla_insn *insn = x->insn;
    const struct tesla_bar bar = {insn->bar_id, insn->bar_count, insn->bar_inc, insn->bar_wait,
                                  insn->bar_all};
    tesla_barrier_arrive(x->model, x->warp, &bar);
    tesla_flow_next(&x->warp->flow, 8);
    return 0;
}

static uint32_t tesla_exec_quadon(struct tesla_exec *x)
{
    return tesla_flow_quadon(&x->warp->flow);
}

static uint32_t tesla_exec_quadpop(struct tesla_exec *x)
{
    return tesla_flow_quadpop(&x->warp->flow);
}

static uint32_t tesla_exec_discard(struct tesla_exec *x)
{
    x->warp->visible &= ~x->lanes;
    return tesla_flow_discard(&x->warp->flow, x->lanes);
}

/* All active lanes go where the lowest one's c[] word says; bits 23:2 of it count. */
static uint32_t tesla_exec_bra_c(struct tesla_exec *x)
{
    uint32_t addr[TESLA_WARP_LANES];
    unsigned lane = 0;
    while (!(x->warp->flow.active >> lane & 1)) lane++;
    tesla_address(x, &x->insn->mem, addr);
    uint32_t target = tesla_const_value(x, x->insn->mem.bank, TESLA_B32, addr[lane]) & 0xfffffc;
    return tesla_flow_bra(&x->warp->flow, target, x->warp->flow.active);
}

/* ---- who performs what. Exactly one of the three for what is built; none for what always
 * traps. */

struct tesla_unit {
    void (*work)(struct tesla_exec *x);       /* registers, c[], s[] */
    uint32_t (*access)(struct tesla_exec *x); /* l[], g[]: returns sticky limit flags */
    uint32_t (*control)(struct tesla_exec *x);
};

static void tesla_exec_nop(struct tesla_exec *x)
{
    (void)x;
}

static const struct tesla_unit tesla_units[TESLA_OP_COUNT] = {
    [TESLA_OP_MOV] = {.work = tesla_exec_mov},
    [TESLA_OP_MOV_FROM_C] = {.work = tesla_exec_mov_from_c},
    [TESLA_OP_MOV_FROM_A] = {.work = tesla_exec_mov_from_a},
    [TESLA_OP_MOV_FROM_SR] = {.work = tesla_exec_mov_from_sr},
    [TESLA_OP_MOV_TO_C] = {.work = tesla_exec_mov_to_c},
    [TESLA_OP_SHL_TO_A] = {.work = tesla_exec_shl_to_a},
    [TESLA_OP_ADD_TO_A] = {.work = tesla_exec_add_to_a},
    [TESLA_OP_LD_C] = {.work = tesla_exec_ld_c},
    [TESLA_OP_LD_S] = {.work = tesla_exec_ld_s},
    [TESLA_OP_ST_S] = {.work = tesla_exec_st_s},
    [TESLA_OP_LD_L] = {.access = tesla_exec_ld_l},
    [TESLA_OP_ST_L] = {.access = tesla_exec_st_l},
    [TESLA_OP_LD_G] = {.access = tesla_exec_ld_g},
    [TESLA_OP_ST_G] = {.access = tesla_exec_st_g},
    [TESLA_OP_IADD] = {.work = tesla_exec_iadd},
    [TESLA_OP_IMUL16] = {.work = tesla_exec_imul16},
    [TESLA_OP_IMUL24] = {.work = tesla_exec_imul24},
    [TESLA_OP_IMAD] = {.work = tesla_exec_imad},
    [TESLA_OP_ISAD] = {.work = tesla_exec_isad},
    [TESLA_OP_ISET] = {.work = tesla_exec_iset},
    [TESLA_OP_IMAX] = {.work = tesla_exec_imax},
    [TESLA_OP_IMIN] = {.work = tesla_exec_imin},
    [TESLA_OP_SHL] = {.work = tesla_exec_shl},
    [TESLA_OP_SHR] = {.work = tesla_exec_shr},
    [TESLA_OP_LOGIC] = {.work = tesla_exec_logic},
    [TESLA_OP_I2I] = {.work = tesla_exec_i2i},
    [TESLA_OP_FADD] = {.work = tesla_exec_fadd},
    [TESLA_OP_FMUL] = {.work = tesla_exec_fmul},
    [TESLA_OP_FMAD] = {.work = tesla_exec_fmad},
    [TESLA_OP_FSET] = {.work = tesla_exec_fset},
    [TESLA_OP_FMAX] = {.work = tesla_exec_fmax},
    [TESLA_OP_FMIN] = {.work = tesla_exec_fmin},
    [TESLA_OP_FSLCT] = {.work = tesla_exec_fslct},
    [TESLA_OP_QUADOP] = {.work = tesla_exec_quadop},
    [TESLA_OP_I2F] = {.work = tesla_exec_i2f},
    [TESLA_OP_F2I] = {.work = tesla_exec_f2i},
    [TESLA_OP_F2F] = {.work = tesla_exec_f2f},
    [TESLA_OP_I2F64] = {.work = tesla_exec_i2f64},
    [TESLA_OP_F2I64] = {.work = tesla_exec_f2i64},
    [TESLA_OP_F2F64] = {.work = tesla_exec_f2f64},
    [TESLA_OP_RCP] = {.work = tesla_exec_rcp},
    [TESLA_OP_RSQRT] = {.work = tesla_exec_rsqrt},
    [TESLA_OP_LG2] = {.work = tesla_exec_lg2},
    [TESLA_OP_SIN] = {.work = tesla_exec_sin},
    [TESLA_OP_COS] = {.work = tesla_exec_cos},
    [TESLA_OP_EX2] = {.work = tesla_exec_ex2},
    [TESLA_OP_PRESIN] = {.work = tesla_exec_presin},
    [TESLA_OP_PREEX2] = {.work = tesla_exec_preex2},
    [TESLA_OP_DFMA] = {.work = tesla_exec_dfma},
    [TESLA_OP_DADD] = {.work = tesla_exec_dadd},
    [TESLA_OP_DMUL] = {.work = tesla_exec_dmul},
    [TESLA_OP_DMIN] = {.work = tesla_exec_dmin},
    [TESLA_OP_DMAX] = {.work = tesla_exec_dmax},
    [TESLA_OP_DSET] = {.work = tesla_exec_dset},
    [TESLA_OP_VOTE] = {.work = tesla_exec_vote},
    [TESLA_OP_NOP] = {.work = tesla_exec_nop},
    [TESLA_OP_PMEVENT] = {.work = tesla_exec_nop},
    [TESLA_OP_RED] = {.access = tesla_exec_red},
    [TESLA_OP_ATOM] = {.access = tesla_exec_atom},
    [TESLA_OP_LD_LOCK] = {.work = tesla_exec_ld_lock},
    [TESLA_OP_ST_UNLOCK] = {.work = tesla_exec_st_unlock},
    [TESLA_OP_LD_A] = {.work = tesla_exec_ld_a},
    [TESLA_OP_ST_O] = {.work = tesla_exec_st_o},
    [TESLA_OP_INTERP] = {.work = tesla_exec_interp},
    [TESLA_OP_EMIT] = {.work = tesla_exec_emit},
    [TESLA_OP_RESTART] = {.work = tesla_exec_restart},
    [TESLA_OP_TEXAUTO] = {.work = tesla_exec_texture},
    [TESLA_OP_TEXFETCH] = {.work = tesla_exec_texture},
    [TESLA_OP_TEXBIAS] = {.work = tesla_exec_texture},
    [TESLA_OP_TEXLOD] = {.work = tesla_exec_texture},
    [TESLA_OP_TEXSIZE] = {.work = tesla_exec_texture},
    [TESLA_OP_TEXPREP] = {.work = tesla_exec_texture},
    [TESLA_OP_TEXQUERYLOD] = {.work = tesla_exec_texture},
    [TESLA_OP_TEXCSAA] = {.work = tesla_exec_texture},
    [TESLA_OP_TEXGATHER] = {.work = tesla_exec_texture},
    [TESLA_OP_DISCARD] = {.control = tesla_exec_discard},
    [TESLA_OP_QUADON] = {.control = tesla_exec_quadon},
    [TESLA_OP_QUADPOP] = {.control = tesla_exec_quadpop},
    [TESLA_OP_BRA] = {.control = tesla_exec_bra},
    [TESLA_OP_CALL] = {.control = tesla_exec_call},
    [TESLA_OP_RET] = {.control = tesla_exec_ret},
    [TESLA_OP_PREBRK] = {.control = tesla_exec_prebrk},
    [TESLA_OP_BRK] = {.control = tesla_exec_brk},
    [TESLA_OP_BAR] = {.control = tesla_exec_bar},
    [TESLA_OP_JOINAT] = {.control = tesla_exec_joinat},
    [TESLA_OP_BRKPT] = {.control = tesla_exec_brkpt},
    [TESLA_OP_BRA_C] = {.control = tesla_exec_bra_c},
    [TESLA_OP_PRERET] = {.control = tesla_exec_preret},
};

bool tesla_op_built(enum tesla_op op)
{
    return op < TESLA_OP_COUNT &&
           (tesla_units[op].work || tesla_units[op].access || tesla_units[op].control);
}

/* ---- the step. */

/* What post-increment leaves in $a. Like every source, $a is read before anything is written. */
static void tesla_postinc(const struct tesla_exec *x, uint32_t r[TESLA_WARP_LANES])
{
    const uint32_t *a = x->warp->addr[x->insn->areg];
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        r[lane] = a[lane] + (uint32_t)x->insn->step;
}

/* Where an instruction that is no control flow goes on: exit and join act after it, on the whole active
 * mask; what it wrote stands even if they trap (sheet 3.14). */
static uint32_t tesla_advance(struct tesla_flow *flow, const struct tesla_insn *insn)
{
    if ((insn->exit || insn->join) && tesla_flow_in_quad(flow)) return TESLA_TRAP_QUADON_ACTIVE;
    if (insn->exit) return tesla_flow_exit(flow);
    if (insn->join) return tesla_flow_join(flow);
    tesla_flow_next(flow, 4u * insn->nwords);
    return 0;
}

static uint32_t tesla_perform(struct tesla_exec *x)
{
    const struct tesla_unit *unit = &tesla_units[x->insn->op];
    uint32_t limits = 0;
    if (x->insn->trap) return x->insn->trap;
    if (unit->control) {
        bool quad = tesla_flow_in_quad(&x->warp->flow) && x->insn->op != TESLA_OP_QUADPOP;
        return quad ? (uint32_t)TESLA_TRAP_QUADON_ACTIVE : unit->control(x);
    }
    if (x->lanes) {
        uint32_t after[TESLA_WARP_LANES];
        if (x->insn->postinc) tesla_postinc(x, after);
        if (unit->access) limits = unit->access(x);
        else unit->work(x);
        if (x->insn->postinc) tesla_write_addr(x, x->insn->areg, after);
    }
    return limits | tesla_advance(&x->warp->flow, x->insn);
}

/* A lock goes with the lane that holds it; one that quadon woke is there until quadpop. */
static void tesla_drop_lock(struct tesla_warp *warp)
{
    const struct tesla_flow *flow = &warp->flow;
    bool gone = !flow->active || ((flow->exited & ~flow->active) >> (warp->lock.lane & 31) & 1);
    if (gone) warp->lock.valid = false;
}

/* The warp has no lane left: its block may be done, and barriers may open. */
static void tesla_retire_warp(struct tesla_model *model, struct tesla_warp *warp)
{
    struct tesla_block *block = &model->block[warp->block];
    warp->busy = false;
    block->running--;
    tesla_barrier_leave(model, warp->block);
    if (block->running == 0) block->busy = false;
}

static void tesla_fill_retire(struct common_retire *retire, const struct tesla_exec *x)
{
    memset(retire, 0, sizeof *retire);
    retire->kind = COMMON_RETIRE;
    retire->warp = x->slot;
    retire->fields = COMMON_HAS_ALL;
    retire->pc = x->warp->flow.pc;
    retire->nwords = x->insn->nwords;
    retire->word[0] = x->insn->word[0];
    retire->word[1] = x->insn->word[1];
    retire->active = x->warp->flow.active;
}

int tesla_step(void *opaque, uint32_t slot, struct common_step *step, struct common_error *err)
{
    struct tesla_model *model = opaque;
    if (slot >= model->machine.warps || !model->warp[slot].busy)
        return common_fail(err, "warp slot %u is idle", (unsigned)slot);
    struct tesla_warp *warp = &model->warp[slot];
    if (warp->barrier != TESLA_NO_BARRIER)
        return common_fail(err, "warp slot %u waits at barrier %u", (unsigned)slot,
                           (unsigned)warp->barrier);

    struct tesla_insn outside;
    uint32_t index = warp->flow.pc / 4;
    const struct tesla_insn *insn = index < model->insns ? &model->insn[index] : &outside;
    if (insn == &outside) tesla_decode(model->program->code, 0, warp->flow.pc, &outside);

    uint32_t lanes = warp->flow.active;
    if (insn->predicated) lanes &= tesla_predicate(warp, insn->pred, insn->csrc);
    struct tesla_exec x = {model, warp, insn, step, slot, lanes};
    tesla_fill_retire(&step->retire, &x);
    step->regs = 0;
    step->mems = 0;

    step->retire.trap = tesla_perform(&x);
    if (step->retire.trap & 0xffff) tesla_flow_kill(&warp->flow);
    else if (warp->flow.active == 0) tesla_deliver(&x);
    step->retire.next_pc = warp->flow.pc;
    step->retire.done = warp->flow.active == 0;
    tesla_drop_lock(warp);
    if (step->retire.done) tesla_retire_warp(model, warp);
    return 0;
}
