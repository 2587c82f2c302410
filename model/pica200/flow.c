/* The stacks of sheet 3.4 and how they close. Console behaviour that looks like a mistake (a jump
 * at the end of a scope that is lost, a fourth return address that is lost, scopes that stay open)
 * is the sheet's. */
#include "flow.h"

enum { PC_MASK = PICA200_CODE_WORDS - 1, CALL_RETURNS = 3 };

void pica200_flow_start(struct pica200_flow *flow, uint32_t entry)
{
    flow->pc = (uint16_t)(entry & PC_MASK);
    flow->depth = (struct pica200_depth){0};
    flow->next = (struct pica200_depth){0};
}

/* The ring position to write, and the counts after it. */
static unsigned push(uint8_t *depth, uint8_t *next, unsigned size)
{
    unsigned at = *next;
    *next = (uint8_t)((at + 1) & (size - 1));
    if (*depth < size) ++*depth;
    return at;
}

static void pop(uint8_t *depth, uint8_t *next, unsigned size)
{
    *next = (uint8_t)((*next - 1u) & (size - 1));
    --*depth;
}

static unsigned row_at(unsigned depth, unsigned next, unsigned row, unsigned size)
{
    return (next - depth + row) & (size - 1);
}

void pica200_flow_push_call(struct pica200_flow *flow, uint32_t end, uint32_t ret)
{
    unsigned at = push(&flow->depth.call, &flow->next.call, PICA200_CALL_DEPTH);
    flow->call[at].end = (uint16_t)(end & PC_MASK);
    flow->call[at].ret = (uint16_t)(ret & PC_MASK);
}

void pica200_flow_push_if(struct pica200_flow *flow, uint32_t other, uint32_t end)
{
    unsigned at = push(&flow->depth.branch, &flow->next.branch, PICA200_IF_DEPTH);
    flow->branch[at].other = (uint16_t)(other & PC_MASK);
    flow->branch[at].end = (uint16_t)(end & PC_MASK);
}

void pica200_flow_push_loop(struct pica200_flow *flow, uint32_t entry, uint32_t end, uint32_t count,
                            uint32_t step)
{
    unsigned at = push(&flow->depth.loop, &flow->next.loop, PICA200_LOOP_DEPTH);
    flow->loop[at].entry = (uint16_t)(entry & PC_MASK);
    flow->loop[at].end = (uint16_t)(end & PC_MASK);
    flow->loop[at].count = (uint8_t)count;
    flow->loop[at].step = (uint8_t)step;
    flow->loop[at].prev_al = flow->al;
}

const struct pica200_call *pica200_flow_call(const struct pica200_flow *flow, uint32_t row)
{
    return &flow->call[row_at(flow->depth.call, flow->next.call, row, PICA200_CALL_DEPTH)];
}

const struct pica200_if *pica200_flow_if(const struct pica200_flow *flow, uint32_t row)
{
    return &flow->branch[row_at(flow->depth.branch, flow->next.branch, row, PICA200_IF_DEPTH)];
}

const struct pica200_loop *pica200_flow_loop(const struct pica200_flow *flow, uint32_t row)
{
    return &flow->loop[row_at(flow->depth.loop, flow->next.loop, row, PICA200_LOOP_DEPTH)];
}

/* All calls that return here, four at most; the fourth is popped and its return address lost. */
static uint32_t close_calls(struct pica200_flow *flow, uint32_t behind, uint32_t next)
{
    uint32_t here = behind;

    for (unsigned i = 0; i <= CALL_RETURNS; i++) {
        if (flow->depth.call == 0) break;
        const struct pica200_call *top = pica200_flow_call(flow, flow->depth.call - 1u);
        if (top->end != here) break;
        if (i < CALL_RETURNS) here = next = top->ret;
        pop(&flow->depth.call, &flow->next.call, PICA200_CALL_DEPTH);
    }
    return next;
}

bool pica200_flow_close(struct pica200_flow *flow, uint32_t next, bool leave)
{
    uint32_t behind = (flow->pc + 1u) & PC_MASK; /* scopes end after this word, wherever it jumps */
    bool al_written = false;

    if (flow->depth.call != 0) next = close_calls(flow, behind, next);
    if (flow->depth.branch != 0) {
        const struct pica200_if *top = pica200_flow_if(flow, flow->depth.branch - 1u);
        if (top->other == behind) {
            next = top->end;
            pop(&flow->depth.branch, &flow->next.branch, PICA200_IF_DEPTH);
        }
    }
    if (flow->depth.loop != 0) {
        unsigned at =
            row_at(flow->depth.loop, flow->next.loop, flow->depth.loop - 1u, PICA200_LOOP_DEPTH);
        struct pica200_loop *top = &flow->loop[at];
        if (top->end == behind || leave) {
            al_written = true;
            flow->al = (uint8_t)(flow->al + top->step);
            if (!leave && top->count != 0) {
                top->count--;
                next = top->entry;
            } else {
                next = top->end;
                if (flow->depth.loop > 1) flow->al = top->prev_al;
                pop(&flow->depth.loop, &flow->next.loop, PICA200_LOOP_DEPTH);
            }
        }
    }
    flow->pc = (uint16_t)(next & PC_MASK);
    return al_written;
}
