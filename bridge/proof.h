/* The proof that comparisons can fail, as the code that compares calls it: prove.c, prove_step.c,
 * prove_sweep.c, prove_end.c. */
#ifndef BRIDGE_PROOF_H
#define BRIDGE_PROOF_H

#include "state.h"

/* Each kind of comparison gets copies of what it found equal with a bit flipped. What does
 * not report one makes the run INTERNAL.
 *   when  a step has not differed and is unproven; events: between two clocks; a sweep has ended */
bool bridge_is_unproven(const struct bridge *bridge, const struct common_retire *core);
void bridge_prove_step(struct bridge *bridge, const struct common_retire *core);
void bridge_prove_events(struct bridge *bridge);
void bridge_prove_sweep(struct bridge *bridge);
void bridge_prove_signature(struct bridge *bridge, uint32_t warp, uint64_t signature);

/* returns  false after a verdict */
bool bridge_prove_end(struct bridge *bridge, const struct bridge_memory *memory, size_t count);

#endif
