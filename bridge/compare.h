/* One retired instruction or launch against the model's step. compare.c */
#ifndef BRIDGE_COMPARE_H
#define BRIDGE_COMPARE_H

#include "state.h"

/* The bytes of a model's register write that are compared; 0: none. */
static inline uint32_t bridge_observed(const struct bridge *b, const struct common_reg_write *w)
{
    return w->mask ? w->be & b->file_be[w->file] : 0;
}

/* Compares one retired instruction or launch, and what its token holds, with the model's step in
 * bridge->step. Differences go to scratch.
 *   returns  whether there are any */
bool bridge_compare(struct bridge *bridge, const struct common_retire *core);

/* Merges the registers that the model wrote in this step into model_row[]. */
void bridge_gather_rows(struct bridge *bridge);

/* Merges the memory words that it wrote into the cells of side 1.
 *   returns  whether a byte is written twice */
bool bridge_gather_words(struct bridge *bridge);

#endif
