/* A run that can never end. livelock.c */
#ifndef BRIDGE_LIVELOCK_H
#define BRIDGE_LIVELOCK_H

#include "state.h"

/* HANG, if the run can never end.
 *   when  look_at instructions have retired, 0 at first; between two of them */
void bridge_look_for_livelock(struct bridge *bridge);

#endif
