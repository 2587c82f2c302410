/* Control flow of one warp: program counter, lane masks and the divergence stack, ISA sheet 3.14.
 * Knows no instruction words and no memory, so that its rules can be tested one by one.
 *
 * The functions return 0 or a fatal trap code of isa.h; after a trap the flow is of no more use
 * than to be killed. `pc` is the address of the instruction on entry and where the warp goes on
 * on return. When `active` is 0 on return, the warp has finished. */
#ifndef TESLA_FLOW_H
#define TESLA_FLOW_H

#include <stdbool.h>
#include <stdint.h>

enum {
    TESLA_PC_MASK = 0xffffff,
    TESLA_STACK_DEPTH = 32, /* entries unless the machine says otherwise, sheet 3.14 */
    TESLA_STACK_DEPTH_MAX =
        128 /* of a machine of ours: 31 branches, as lanes are 32, and nesting */
};

/* Entry types as the hardware numbers them. */
enum tesla_entry_type {
    TESLA_ENTRY_BRANCH = 1,
    TESLA_ENTRY_CALL = 2,
    TESLA_ENTRY_CALL_LIMITED = 3,
    TESLA_ENTRY_PREBRK = 4,
    TESLA_ENTRY_QUADON = 5,
    TESLA_ENTRY_JOINAT = 6
};

struct tesla_entry {
    uint32_t type;
    uint32_t pc; /* bytes */
    uint32_t mask;
};

/* The 2-bit state of each lane is kept as three disjoint masks; a lane in none of them has state
 * 0. */
struct tesla_flow {
    uint32_t pc; /* bytes, 24 bits */
    uint32_t active;
    uint32_t broke;    /* state 1 */
    uint32_t returned; /* state 2 */
    uint32_t exited;   /* state 3; lanes that never existed too */
    uint32_t depth;
    uint32_t capacity; /* entries, TESLA_STACK_DEPTH_MAX at most */
    struct tesla_entry stack[TESLA_STACK_DEPTH_MAX];
};

/* A warp at its first instruction, with a stack of `capacity` entries. */
void tesla_flow_start(struct tesla_flow *flow, uint32_t pc, uint32_t lanes, uint32_t capacity);

/* All lanes exit at once and the stack is dropped. */
void tesla_flow_kill(struct tesla_flow *flow);

/* Goes on after an instruction of `bytes` that does not change the flow. */
static inline void tesla_flow_next(struct tesla_flow *flow, uint32_t bytes)
{
    flow->pc = (flow->pc + bytes) & TESLA_PC_MASK;
}

/* lanes: those of the active ones whose predicate holds. All control instructions are 8 bytes
 * long. */
uint32_t tesla_flow_bra(struct tesla_flow *flow, uint32_t target, uint32_t lanes);
uint32_t tesla_flow_ret(struct tesla_flow *flow, uint32_t lanes);
uint32_t tesla_flow_brk(struct tesla_flow *flow, uint32_t lanes);
uint32_t tesla_flow_discard(struct tesla_flow *flow, uint32_t lanes);
uint32_t tesla_flow_joinat(struct tesla_flow *flow, uint32_t target);
uint32_t tesla_flow_prebrk(struct tesla_flow *flow, uint32_t target);
uint32_t tesla_flow_call(struct tesla_flow *flow, uint32_t target, bool limited);
uint32_t tesla_flow_preret(struct tesla_flow *flow, uint32_t target, bool limited);

/* quadon makes every lane of a quad active that has an active one, finished or never started ones
 * too, until quadpop. In between, control instructions other than quadpop, exit and join are
 * QUADON_ACTIVE: the caller asks in_quad before each. */
uint32_t tesla_flow_quadon(struct tesla_flow *flow);
uint32_t tesla_flow_quadpop(struct tesla_flow *flow);
static inline bool tesla_flow_in_quad(const struct tesla_flow *flow)
{
    return flow->depth != 0 && flow->stack[flow->depth - 1].type == TESLA_ENTRY_QUADON;
}

/* The exit and join modifiers of an 8-byte instruction, predicate not applied. */
uint32_t tesla_flow_exit(struct tesla_flow *flow);
uint32_t tesla_flow_join(struct tesla_flow *flow);

#endif
