/* One step of one warp: which function performs each operation, and everything around it. ISA
 * sheet 2.7. */
#include "exec.h"

#include <stddef.h>
#include <string.h>

#include "fast.h"

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
#define WORK(f)                 .work = tesla_exec_##f
#define ACCESS(f)               .access = tesla_exec_##f
#define CONTROL(f)              .control = tesla_exec_##f
#define NOTHING                 .work = NULL
#define TESLA_OP(id, exec, ...) [TESLA_OP_##id] = {exec},
#include "insns.def"
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

/* Where an instruction that is no control flow goes on: exit and join act after it, on the whole
 * active mask; its writes stay even if they trap (sheet 3.14). */
uint32_t tesla_advance(struct tesla_flow *flow, const struct tesla_insn *insn)
{
    if ((insn->exit || insn->join) && tesla_flow_in_quad(flow)) return TESLA_TRAP_QUADON_ACTIVE;
    if (insn->exit) return tesla_flow_exit(flow);
    if (insn->join) return tesla_flow_join(flow);
    tesla_flow_next(flow, 4u * insn->nwords);
    return 0;
}

uint32_t tesla_control(struct tesla_exec *x)
{
    bool quad = tesla_flow_in_quad(&x->warp->flow) && x->insn->op != TESLA_OP_QUADPOP;
    return quad ? (uint32_t)TESLA_TRAP_QUADON_ACTIVE : tesla_units[x->insn->op].control(x);
}

static uint32_t tesla_perform(struct tesla_exec *x)
{
    const struct tesla_unit *unit = &tesla_units[x->insn->op];
    uint32_t limits = 0;
    if (x->insn->trap) return x->insn->trap;
    if (unit->control) return tesla_control(x);
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

/* ---- many steps, without events. */

bool tesla_is_work(unsigned op)
{
    return tesla_units[op].work != NULL;
}

void tesla_work(struct tesla_exec *x)
{
    uint32_t after[TESLA_WARP_LANES];

    if (x->insn->postinc) tesla_postinc(x, after);
    tesla_units[x->insn->op].work(x);
    if (x->insn->postinc) tesla_write_addr(x, x->insn->areg, after);
}

void tesla_go_on(const struct tesla_exec *x)
{
    if (x->warp->lock.valid) tesla_drop_lock(x->warp);
    if (x->warp->flow.active) return;
    tesla_deliver(x);
    tesla_retire_warp(x->model, x->warp);
}

bool tesla_step_quietly(struct tesla_model *model, uint32_t slot)
{
    struct tesla_warp *warp = &model->warp[slot];
    struct tesla_flow *flow = &warp->flow;
    uint32_t index = flow->pc / 4, trap;
    const struct tesla_insn *insn = &model->insn[index];
    uint8_t before[offsetof(struct tesla_flow,
                            stack)]; /* what lies above a stack's top means nothing */

    if (index >= model->insns || insn->trap) return false;
    const struct tesla_unit *unit = &tesla_units[insn->op];
    uint32_t lanes = flow->active;
    if (insn->predicated) lanes &= tesla_predicate(warp, insn->pred, insn->csrc);
    struct tesla_exec x = {model, warp, insn, NULL, slot, lanes};
    const struct tesla_grid grid = *model->grid; /* accesses are counted there */
    memcpy(before, flow, sizeof before);
    if (unit->control) {
        trap = tesla_perform(&x);
    } else {
        /* no work looks at the flow: so a trap after it is known before anything is written */
        trap = tesla_advance(flow, insn);
        if (trap == 0 && lanes) {
            uint32_t after[TESLA_WARP_LANES];
            if (insn->postinc) tesla_postinc(&x, after);
            if (unit->access) trap = unit->access(&x);
            else unit->work(&x);
            if (insn->postinc && trap == 0) tesla_write_addr(&x, insn->areg, after);
        }
    }
    if (trap) {
        memcpy(flow, before, sizeof before);
        *model->grid = grid;
        return false;
    }
    tesla_go_on(&x);
    return true;
}
