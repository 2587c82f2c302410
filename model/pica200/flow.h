/* A thread's program counter, loop counter and three stacks, sheet 3.4. Counters count words,
 * modulo 4096. */
#ifndef PICA200_FLOW_H
#define PICA200_FLOW_H

#include <stdbool.h>
#include <stdint.h>

#include "isa.h"

/* Entries of the stacks: rings, in which a push onto a full one discards the oldest entry. */
enum { PICA200_CALL_DEPTH = 4, PICA200_IF_DEPTH = 8, PICA200_LOOP_DEPTH = 4 };

struct pica200_call {
    uint16_t end, ret;
};

struct pica200_if {
    uint16_t other, end; /* other: first word of ELSE */
};

struct pica200_loop {
    uint16_t entry, end;
    uint8_t count, step, prev_al;
};

/* How many entries the stacks hold. */
struct pica200_depth {
    uint8_t call, branch, loop, none; /* none: 0 */
};

struct pica200_flow {
    uint16_t pc;
    uint8_t al;
    struct pica200_depth depth;
    struct pica200_depth next; /* ring positions that are pushed next */
    struct pica200_call call[PICA200_CALL_DEPTH];
    struct pica200_if branch[PICA200_IF_DEPTH];
    struct pica200_loop loop[PICA200_LOOP_DEPTH];
};

/* Empties the stacks; aL stays. */
void pica200_flow_start(struct pica200_flow *flow, uint32_t entry);

void pica200_flow_push_call(struct pica200_flow *flow, uint32_t end, uint32_t ret);
void pica200_flow_push_if(struct pica200_flow *flow, uint32_t other, uint32_t end);

/* Also saves aL in the entry; the caller then sets it. */
void pica200_flow_push_loop(struct pica200_flow *flow, uint32_t entry, uint32_t end, uint32_t count,
                            uint32_t step);

/* The last step of every instruction but END: closes the scopes that end here and sets pc.
 *   next      where the instruction itself goes
 *   leave     BREAK: the innermost loop ends; there must be one
 *   returns   whether aL was written */
bool pica200_flow_close(struct pica200_flow *flow, uint32_t next, bool leave);

/* Entry `row` of a stack, 0 the oldest; row < depth. */
const struct pica200_call *pica200_flow_call(const struct pica200_flow *flow, uint32_t row);
const struct pica200_if *pica200_flow_if(const struct pica200_flow *flow, uint32_t row);
const struct pica200_loop *pica200_flow_loop(const struct pica200_flow *flow, uint32_t row);

#endif
