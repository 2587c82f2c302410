/* Control flow, sheet 3.2 and 3.4: what the instructions themselves do. flow.c closes scopes. */
#include "exec.h"

static bool condition(const struct pica200_exec *x)
{
    const struct pica200_insn *insn = &x->micro->insn;
    bool first = x->thread->cmp[0] == insn->refx, second = x->thread->cmp[1] == insn->refy;

    switch ((enum pica200_condop)insn->condop) {
    case PICA200_COND_OR: return first || second;
    case PICA200_COND_AND: return first && second;
    case PICA200_COND_X: return first;
    case PICA200_COND_Y: break;
    }
    return second;
}

static bool boolean(const struct pica200_exec *x)
{
    return x->model->state->config.boolean[0] >> x->micro->insn.id & 1;
}

static void jump(struct pica200_exec *x, bool taken)
{
    if (taken) x->next = x->micro->insn.target;
}

static void call(struct pica200_exec *x, bool taken)
{
    const struct pica200_insn *insn = &x->micro->insn;
    if (!taken) return;
    pica200_flow_push_call(&x->thread->flow, (uint32_t)insn->target + insn->num,
                           x->thread->flow.pc + 1u);
    x->next = insn->target;
}

static void branch(struct pica200_exec *x, bool taken)
{
    const struct pica200_insn *insn = &x->micro->insn;
    if (taken)
        pica200_flow_push_if(&x->thread->flow, insn->target, (uint32_t)insn->target + insn->num);
    else x->next = insn->target;
}

static void leave(struct pica200_exec *x, bool taken)
{
    if (!taken) return;
    x->leave = true;
    if (x->thread->flow.depth.loop != 0) return;
    x->trap = PICA200_TRAP_FAULT_BREAK;
    x->stop = true;
}

void pica200_exec_UNDEF(struct pica200_exec *x)
{
    x->trap = PICA200_TRAP_UNDEF;
}
void pica200_exec_NOP(struct pica200_exec *x)
{
    (void)x;
}
void pica200_exec_JMPC(struct pica200_exec *x)
{
    jump(x, condition(x));
}
void pica200_exec_JMPU(struct pica200_exec *x)
{
    jump(x, boolean(x) != (x->micro->insn.num & 1));
}
void pica200_exec_CALL(struct pica200_exec *x)
{
    call(x, true);
}
void pica200_exec_CALLC(struct pica200_exec *x)
{
    call(x, condition(x));
}
void pica200_exec_CALLU(struct pica200_exec *x)
{
    call(x, boolean(x));
}
void pica200_exec_IFC(struct pica200_exec *x)
{
    branch(x, condition(x));
}
void pica200_exec_IFU(struct pica200_exec *x)
{
    branch(x, boolean(x));
}
void pica200_exec_BREAK(struct pica200_exec *x)
{
    leave(x, true);
}
void pica200_exec_BREAKC(struct pica200_exec *x)
{
    leave(x, condition(x));
}

void pica200_exec_LOOP(struct pica200_exec *x)
{
    struct pica200_flow *flow = &x->thread->flow;
    uint32_t xyzw = x->model->state->config.integer[x->micro->insn.id];

    pica200_flow_push_loop(flow, flow->pc + 1u, x->micro->insn.target + 1u, xyzw & 0xff,
                           xyzw >> 16 & 0xff);
    flow->al = (uint8_t)(xyzw >> 8);
    x->al_written = true;
}

void pica200_exec_END(struct pica200_exec *x)
{
    x->stop = true;
    pica200_exec_deliver(x);
}
