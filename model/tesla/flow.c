/* The divergence stack, ISA sheet 3.14 to the letter. The limit of limited calls is the default
 * 15 (unlimited), so that `lim` chooses the entry's type and nothing else. */
#include "flow.h"

#include "isa.h"

static uint32_t tesla_flow_live(const struct tesla_flow *flow, uint32_t mask)
{
    return mask & ~(flow->broke | flow->returned | flow->exited);
}

static uint32_t tesla_flow_push(struct tesla_flow *flow, enum tesla_entry_type type, uint32_t pc,
                                uint32_t mask)
{
    if (flow->depth == flow->capacity) return TESLA_TRAP_STACK_LIMIT;
    struct tesla_entry *entry = &flow->stack[flow->depth++];
    entry->type = type;
    entry->pc = pc & TESLA_PC_MASK;
    entry->mask = mask;
    return 0;
}

/* Continues one popped entry; may leave no lane active. */
static uint32_t tesla_flow_resume(struct tesla_flow *flow, const struct tesla_entry *entry)
{
    uint32_t pc = entry->pc;
    switch ((enum tesla_entry_type)entry->type) {
    case TESLA_ENTRY_BRANCH: break;
    case TESLA_ENTRY_JOINAT:
        /* The lanes in it have executed the join instruction already. */
        pc += 8;
        break;
    case TESLA_ENTRY_QUADON: return TESLA_TRAP_QUADON_ACTIVE;
    case TESLA_ENTRY_PREBRK: flow->broke &= ~entry->mask; break;
    case TESLA_ENTRY_CALL:
    case TESLA_ENTRY_CALL_LIMITED:
        if (entry->mask & flow->broke) return TESLA_TRAP_STACK_MISMATCH;
        flow->returned &= ~entry->mask;
        break;
    }
    flow->active = tesla_flow_live(flow, entry->mask);
    flow->pc = pc & TESLA_PC_MASK;
    return 0;
}

static uint32_t tesla_flow_unwind(struct tesla_flow *flow)
{
    while (flow->active == 0) {
        if (flow->depth == 0) return flow->broke ? TESLA_TRAP_STACK_UNDERFLOW : 0;
        uint32_t trap = tesla_flow_resume(flow, &flow->stack[--flow->depth]);
        if (trap) return trap;
    }
    return 0;
}

void tesla_flow_start(struct tesla_flow *flow, uint32_t pc, uint32_t lanes, uint32_t capacity)
{
    flow->pc = pc;
    flow->active = lanes;
    flow->broke = 0;
    flow->returned = 0;
    flow->exited = ~lanes;
    flow->depth = 0;
    flow->capacity = capacity;
}

void tesla_flow_kill(struct tesla_flow *flow)
{
    flow->active = 0;
    flow->broke = 0;
    flow->returned = 0;
    flow->exited = 0xffffffffu;
    flow->depth = 0;
}

uint32_t tesla_flow_bra(struct tesla_flow *flow, uint32_t target, uint32_t lanes)
{
    uint32_t rest = flow->active & ~lanes;
    if (lanes == 0) {
        tesla_flow_next(flow, 8);
        return 0;
    }
    if (rest != 0) {
        uint32_t trap = tesla_flow_push(flow, TESLA_ENTRY_BRANCH, flow->pc + 8, rest);
        if (trap) return trap;
        flow->active = lanes; /* taken lanes run first */
    }
    flow->pc = target & TESLA_PC_MASK;
    return 0;
}

/* ret and brk: lanes leave for the state that *state holds. */
static uint32_t tesla_flow_leave(struct tesla_flow *flow, uint32_t *state, uint32_t lanes)
{
    *state |= lanes;
    flow->active &= ~lanes;
    tesla_flow_next(flow, 8);
    return tesla_flow_unwind(flow);
}

uint32_t tesla_flow_ret(struct tesla_flow *flow, uint32_t lanes)
{
    return tesla_flow_leave(flow, &flow->returned, lanes);
}

uint32_t tesla_flow_brk(struct tesla_flow *flow, uint32_t lanes)
{
    return tesla_flow_leave(flow, &flow->broke, lanes);
}

/* Lanes of discarded pixels. */
uint32_t tesla_flow_discard(struct tesla_flow *flow, uint32_t lanes)
{
    return tesla_flow_leave(flow, &flow->exited, lanes);
}

static uint32_t tesla_flow_mark(struct tesla_flow *flow, enum tesla_entry_type type,
                                uint32_t target)
{
    uint32_t trap = tesla_flow_push(flow, type, target, flow->active);
    if (trap == 0) tesla_flow_next(flow, 8);
    return trap;
}

uint32_t tesla_flow_joinat(struct tesla_flow *flow, uint32_t target)
{
    return tesla_flow_mark(flow, TESLA_ENTRY_JOINAT, target);
}

uint32_t tesla_flow_prebrk(struct tesla_flow *flow, uint32_t target)
{
    return tesla_flow_mark(flow, TESLA_ENTRY_PREBRK, target);
}

uint32_t tesla_flow_preret(struct tesla_flow *flow, uint32_t target, bool limited)
{
    return tesla_flow_mark(flow, limited ? TESLA_ENTRY_CALL_LIMITED : TESLA_ENTRY_CALL, target);
}

uint32_t tesla_flow_call(struct tesla_flow *flow, uint32_t target, bool limited)
{
    uint32_t trap = tesla_flow_push(flow, limited ? TESLA_ENTRY_CALL_LIMITED : TESLA_ENTRY_CALL,
                                    flow->pc + 8, flow->active);
    if (trap == 0) flow->pc = target & TESLA_PC_MASK;
    return trap;
}

uint32_t tesla_flow_quadon(struct tesla_flow *flow)
{
    uint32_t trap = tesla_flow_mark(flow, TESLA_ENTRY_QUADON, flow->pc);
    for (unsigned quad = 0; quad < 32; quad += 4)
        if (flow->active >> quad & 15) flow->active |= 15u << quad;
    return trap;
}

uint32_t tesla_flow_quadpop(struct tesla_flow *flow)
{
    if (flow->depth == 0) return TESLA_TRAP_STACK_UNDERFLOW;
    if (!tesla_flow_in_quad(flow)) return TESLA_TRAP_STACK_MISMATCH;
    flow->active = flow->stack[--flow->depth].mask;
    tesla_flow_next(flow, 8);
    return 0;
}

uint32_t tesla_flow_exit(struct tesla_flow *flow)
{
    flow->exited |= flow->active;
    flow->active = 0;
    return tesla_flow_unwind(flow);
}

uint32_t tesla_flow_join(struct tesla_flow *flow)
{
    if (flow->depth == 0) return TESLA_TRAP_STACK_UNDERFLOW;
    const struct tesla_entry *top = &flow->stack[flow->depth - 1];
    if (top->type != TESLA_ENTRY_BRANCH && top->type != TESLA_ENTRY_JOINAT)
        return TESLA_TRAP_STACK_MISMATCH;
    flow->depth--;
    if (top->type == TESLA_ENTRY_JOINAT) tesla_flow_next(flow, 8);
    else flow->pc = top->pc;
    flow->active = tesla_flow_live(flow, top->mask);
    return tesla_flow_unwind(flow);
}
