/* Control flow of the fast path, sheet 3.2 and 3.4: active lanes go on together. They mostly go the
 * same way, and few words end a scope. */
#include "fast.h"

/* Lanes whose flags are as the word wants them; others than the active ones may be among them. */
static unsigned condition(const struct pica200_group *g, const struct pica200_insn *insn)
{
    unsigned first = insn->refx ? g->cmp[0] : ~g->cmp[0];
    unsigned second = insn->refy ? g->cmp[1] : ~g->cmp[1];

    switch ((enum pica200_condop)insn->condop) {
    case PICA200_COND_OR: return first | second;
    case PICA200_COND_AND: return first & second;
    case PICA200_COND_X: return first;
    case PICA200_COND_Y: break;
    }
    return second;
}

/* Active lanes that jump, call, take the first part or leave the loop. */
static unsigned taken_by(const struct pica200_work *w)
{
    const struct pica200_group *g = w->group;
    const struct pica200_insn *insn = &w->micro->insn;
    unsigned flag = w->model->state->config.boolean[0] >> insn->id & 1;

    switch ((enum pica200_op)insn->op) {
    case PICA200_OP_JMPC:
    case PICA200_OP_CALLC:
    case PICA200_OP_IFC:
    case PICA200_OP_BREAKC: return g->who & condition(g, insn);
    case PICA200_OP_JMPU: return flag != (insn->num & 1u) ? g->who : 0;
    case PICA200_OP_CALLU:
    case PICA200_OP_IFU: return flag ? g->who : 0;
    default: return g->who;
    }
}

/* What is left to plain steps: all of it traps in a vertex shader. */
static bool is_rare(const struct pica200_work *w, unsigned taken)
{
    switch ((enum pica200_op)w->micro->insn.op) {
    case PICA200_OP_UNDEF:
    case PICA200_OP_EMIT:
    case PICA200_OP_SETEMIT: return true;
    case PICA200_OP_BREAK:
    case PICA200_OP_BREAKC: break;
    default: return false;
    }
    PICA200_EACH(lane, taken)
    {
        if (w->group->thread[lane].flow.depth.loop == 0) return true;
    }
    return false;
}

static void set_pc(struct pica200_group *g, unsigned who, uint32_t pc)
{
    PICA200_EACH(lane, who)
    {
        g->thread[lane].flow.pc = (uint16_t)pc;
    }
}

/* Whether the active lanes, whose pcs are set, stand at the same one: at `pc` then. */
static bool meet(const struct pica200_group *g, uint32_t *pc)
{
    *pc = g->thread[__builtin_ctz(g->who)].flow.pc;
    PICA200_EACH(lane, g->who & (g->who - 1))
    {
        if (g->thread[lane].flow.pc != *pc) return false;
    }
    return true;
}

/* Scopes end after the word at pc; then meet().
 *   taken    lanes that go to next[1], by BREAK if `leave`; others go to next[0] */
static bool close_scopes(struct pica200_group *g, uint32_t *pc, unsigned taken,
                         const uint32_t next[2], bool leave)
{
    PICA200_EACH(lane, g->who)
    {
        struct pica200_flow *flow = &g->thread[lane].flow;
        unsigned in = taken >> lane & 1;
        flow->pc = (uint16_t)*pc;
        pica200_flow_close(flow, next[in], in && leave);
    }
    return meet(g, pc);
}

/* Scopes that the word opens in lanes of `taken`, and where lanes go from it: others to next[0],
 * these to next[1]. */
static void open_scopes(const struct pica200_work *w, unsigned taken, uint32_t behind,
                        uint32_t next[2])
{
    const struct pica200_insn *insn = &w->micro->insn;
    const uint32_t target = insn->target, end = target + insn->num;
    uint32_t xyzw;

    next[0] = behind;
    next[1] = target;
    switch ((enum pica200_op)insn->op) {
    case PICA200_OP_CALL:
    case PICA200_OP_CALLC:
    case PICA200_OP_CALLU:
        PICA200_EACH(lane, taken)
        {
            pica200_flow_push_call(&w->group->thread[lane].flow, end, behind);
        }
        break;
    case PICA200_OP_IFC:
    case PICA200_OP_IFU:
        next[0] = target;
        next[1] = behind;
        PICA200_EACH(lane, taken)
        {
            pica200_flow_push_if(&w->group->thread[lane].flow, target, end);
        }
        break;
    case PICA200_OP_LOOP:
        next[1] = behind;
        xyzw = w->model->state->config.integer[insn->id];
        PICA200_EACH(lane, taken)
        {
            struct pica200_flow *flow = &w->group->thread[lane].flow;
            pica200_flow_push_loop(flow, behind, target + 1, xyzw & 0xff, xyzw >> 16 & 0xff);
            flow->al = (uint8_t)(xyzw >> 8);
        }
        break;
    case PICA200_OP_BREAK:
    case PICA200_OP_BREAKC: next[1] = behind; break;
    default: break; /* jumps */
    }
}

/* A word of control flow that is neither rare nor END.
 *   pc       in, out: of the active lanes, while they are together
 *   returns  whether they are; else their pcs are set */
static bool follow(const struct pica200_work *w, unsigned taken, uint32_t *pc)
{
    struct pica200_group *g = w->group;
    unsigned op = w->micro->insn.op;
    bool leave = taken && (op == PICA200_OP_BREAK || op == PICA200_OP_BREAKC);
    uint32_t next[2];

    open_scopes(w, taken, (*pc + 1) % PICA200_CODE_WORDS, next);
    if (w->word->closes || leave) return close_scopes(g, pc, taken, next, leave);
    if (taken == 0 || taken == g->who) {
        *pc = next[taken != 0];
        return true;
    }
    set_pc(g, g->who & ~taken, next[0]);
    set_pc(g, taken, next[1]);
    return false;
}

enum pica200_went pica200_fast_go(struct pica200_work *w, uint32_t pc, uint32_t until,
                                  uint64_t *rounds)
{
    const struct pica200_fast *fast = w->model->fast;
    const struct pica200_word *const code = fast->word;
    uint64_t left = *rounds;
    bool together = true, ended = false;

    while (together && !ended && left && pc < until) {
        const struct pica200_word *word = &code[pc];
        w->word = word;
        w->micro = word->micro;
        left--;
        if (word->work[0]) {
            word->work[fast->clean](w);
            if (!word->closes) {
                pc++;
                continue;
            }
            const uint32_t next[2] = {(pc + 1) % PICA200_CODE_WORDS, 0};
            together = close_scopes(w->group, &pc, 0, next, false);
        } else {
            unsigned taken = taken_by(w);
            if (is_rare(w, taken)) return PICA200_RARE;
            ended = w->micro->insn.op == PICA200_OP_END;
            if (!ended) together = follow(w, taken, &pc);
        }
    }
    if (together) set_pc(w->group, w->group->who, pc);
    *rounds = left;
    return ended ? PICA200_ENDED : PICA200_APART;
}
