/* What the files of the proofs share; see prove.c. */
#ifndef BRIDGE_PROVE_H
#define BRIDGE_PROVE_H

#include "state.h"

/* A proof begins as if nothing had been found yet; nothing of it reaches model, trace, result. */
void bridge_prove_begin(struct bridge *bridge);
/* Between two flips. */
void bridge_prove_forget(struct bridge *bridge);
void bridge_prove_stop(struct bridge *bridge);

/* Whether something has become this verdict since bridge_prove_begin(). */
bool bridge_prove_decided(const struct bridge *bridge, enum bridge_verdict verdict);
/* INTERNAL: what was not reported. */
void bridge_prove_blind(struct bridge *bridge, const char *format, const char *what)
    __attribute__((cold));

/* A number below n, n above 0. Those that one series gives are spread evenly over all places,
 * however few they are: multiples of the golden ratio. */
enum bridge_series {
    BRIDGE_PICK_FIELD, /* of a retire event, and the bit in it */
    BRIDGE_PICK_WRITE, /* of a step */
    BRIDGE_PICK_LANE,
    BRIDGE_PICK_BIT,
    BRIDGE_PICK_WORD, /* of a step, and of a memory */
    BRIDGE_PICK_WARP,
    BRIDGE_PICK_EVENT,
    BRIDGE_PICKS
};
uint32_t bridge_prove_pick(struct bridge *bridge, enum bridge_series series, uint32_t n);

#endif
