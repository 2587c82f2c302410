/* What a sweep must find. sweep.c */
#ifndef BRIDGE_SWEEP_H
#define BRIDGE_SWEEP_H

#include "state.h"

/* What a sweep must find now: in all lanes of a register; in an aligned word of a swept space.
 *   lane  out: room for COMMON_LANES
 *   byte  the model's bytes of the word */
void bridge_sweep_wanted(struct bridge *bridge, uint32_t warp, uint32_t file, uint32_t index,
                         uint32_t *lane);
uint32_t bridge_sweep_wanted_word(const struct bridge *bridge, uint32_t space, uint64_t addr,
                                  const uint8_t *byte);

/* Which bytes of an aligned word of a swept space are defined now, as byte enables. `live` holds
 * until address `until`; zeroed at first. */
struct bridge_life {
    bool live;
    uint64_t until;
};
uint32_t bridge_sweep_live(const struct bridge *bridge, uint32_t space, uint64_t addr,
                           struct bridge_life *life);

#endif
