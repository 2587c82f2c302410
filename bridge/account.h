/* How much was compared, against how much there was. account.c */
#ifndef BRIDGE_ACCOUNT_H
#define BRIDGE_ACCOUNT_H

#include "state.h"

/* Counts what a step, whose events are in bridge->step, makes; what a sweep brings.
 *   fields    that the core supplies
 *   folds     a signature stands for its events
 *   compared  of `count` words */
void bridge_account_step(struct bridge *bridge, uint32_t fields, bool folds);
void bridge_account_sweep(struct bridge *bridge, uint32_t warp, uint32_t file, uint32_t index,
                          uint32_t count, uint64_t compared);
void bridge_account_swept_words(struct bridge *bridge, uint32_t space, uint32_t bank, uint64_t addr,
                                uint32_t count, uint64_t compared);

/* Of 7 pieces of a sweep one is counted, each time another one: to ask an ISA what there is costs
 * as much as to compare it. */
static inline bool bridge_account_samples(struct bridge *b)
{
    if (b->account.until_sample--) return false;
    b->account.until_sample = 6;
    return true;
}

/* Whether as much was compared as had to be.
 *   whole    no event waits: what the taps sent counts, too
 *   returns  false after a verdict */
bool bridge_account_check(struct bridge *bridge, bool whole);

/* The same of memories at the end and of what the program expects, once for each program. */
bool bridge_account_end(struct bridge *bridge, const struct bridge_memory *memory, size_t count);

#endif
