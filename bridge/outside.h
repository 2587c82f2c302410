/* External events, for the model. outside.c */
#ifndef BRIDGE_OUTSIDE_H
#define BRIDGE_OUTSIDE_H

#include "state.h"

/* Gives the model what comes from outside before instruction `order`; call it when
 * bridge->outsides is not 0.
 *   returns 0; -1 after a verdict */
int bridge_outside_tell(struct bridge *bridge, uint32_t warp, uint32_t order);

/* The end of a run.
 *   returns true after a verdict: an event still waits */
bool bridge_outside_orphans(struct bridge *bridge);

#endif
