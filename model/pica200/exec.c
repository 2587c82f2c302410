/* One instruction of one thread: what it does, then the scopes that it ends. Sheet 3, 1.1 "End of a
 * run". */
#include <string.h>

#include "exec.h"

/* clang-format off */
static void (*const pica200_work[PICA200_OP_COUNT])(struct pica200_exec *) = {
    [PICA200_OP_UNDEF] = pica200_exec_UNDEF,
#define INSN(id, ...) [PICA200_OP_##id] = pica200_exec_##id,
#include "insns.def"
};
/* clang-format on */

void pica200_perform(struct pica200_exec *x)
{
    pica200_work[x->micro->insn.op](x);
}

static void fill_retire(struct common_retire *retire, const struct pica200_exec *x, uint32_t warp)
{
    const struct pica200_micro *micro = x->micro;

    memset(retire, 0, sizeof *retire);
    retire->kind = COMMON_RETIRE;
    retire->warp = warp;
    retire->fields = COMMON_HAS_ALL;
    retire->pc = x->thread->flow.pc;
    retire->nwords = 1u + micro->insn.uses_desc;
    retire->word[0] = micro->insn.word;
    retire->word[1] = micro->desc_word;
    retire->active = 0xf;
}

/* The run is over. A geometry unit sets b15 then. */
static void finish(struct pica200_exec *x)
{
    struct pica200_state *state = x->model->state;

    x->thread->busy = false;
    state->busy--;
    if (!state->config.geometry) return;
    state->config.boolean[0] |= 0x8000;
    pica200_put_word(x->step, PICA200_SPACE_BOOL, 0, 0x2, state->config.boolean[0] & 0xff00);
}

static void put_flow(struct pica200_exec *x, const struct pica200_depth *before)
{
    const struct pica200_flow *flow = &x->thread->flow;

    if (x->al_written) pica200_put_row(x->step, PICA200_FILE_AL, 0, 1, 0x1)->data[0] = flow->al;
    if (memcmp(before, &flow->depth, sizeof *before) == 0) return;
    uint32_t mask = (uint32_t)(before->call != flow->depth.call) |
                    (uint32_t)(before->branch != flow->depth.branch) << 1 |
                    (uint32_t)(before->loop != flow->depth.loop) << 2;
    struct common_reg_write *write = pica200_put_row(x->step, PICA200_FILE_DEPTH, 0, mask, 0x1);
    write->data[0] = flow->depth.call;
    write->data[1] = flow->depth.branch;
    write->data[2] = flow->depth.loop;
}

int pica200_step(void *opaque, uint32_t warp, struct common_step *step, struct common_error *err)
{
    struct pica200_model *model = opaque;

    if (warp >= model->threads || !model->state->thread[warp].busy)
        return common_fail(err, "thread %u is idle", (unsigned)warp);
    struct pica200_thread *thread = &model->state->thread[warp];
    uint32_t pc = thread->flow.pc;
    struct pica200_depth before = thread->flow.depth;
    struct pica200_exec x = {
        .model = model,
        .thread = thread,
        .micro = pica200_micro_at(model, pc),
        .step = step,
        .next = (pc + 1) % PICA200_CODE_WORDS,
    };

    fill_retire(&step->retire, &x, warp);
    step->regs = 0;
    step->mems = 0;
    pica200_perform(&x);
    step->retire.trap = x.trap;
    if (x.stop) {
        finish(&x);
        step->retire.done = 1;
        step->retire.next_pc = pc;
        return 0;
    }
    x.al_written |= pica200_flow_close(&thread->flow, x.next, x.leave);
    put_flow(&x, &before);
    step->retire.next_pc = thread->flow.pc;
    return 0;
}
