/* The last instructions, for the report. */
#ifndef BRIDGE_HISTORY_H
#define BRIDGE_HISTORY_H

#include "state.h"

/* The place of the next entry of a warp's history, and of the core's, to be filled.
 *   warp  COMMON_NO_WARP: an event of no warp */
static inline struct bridge_past *bridge_past_next(struct bridge *b, uint32_t warp)
{
    bool whole = warp == COMMON_NO_WARP;
    uint32_t *pasts = whole ? &b->whole_pasts : &b->warp[warp].pasts;
    struct bridge_past *past = whole ? b->whole_past : b->warp[warp].past;

    b->core_past[b->core_pasts % BRIDGE_HISTORY].warp = warp;
    b->core_past[b->core_pasts++ % BRIDGE_HISTORY].past = *pasts;
    return &past[(*pasts)++ % BRIDGE_HISTORY];
}

#endif
