/* Signature mode: the board sends a running hash. The model hashes its own events and compares.
 * told.c */
#ifndef BRIDGE_TOLD_H
#define BRIDGE_TOLD_H

#include "state.h"

/* Whether this is the signature of what the warp has done. The second one makes a verdict of it if
 * not, and returns true then. */
bool bridge_signature_right(const struct bridge *bridge, uint32_t warp, uint64_t signature);
bool bridge_signature_judge(struct bridge *bridge, uint32_t warp, uint64_t signature);

/* Whether the core sends a signature instead of this instruction's events. */
bool bridge_signature_folds(const struct bridge *bridge, uint32_t warp, uint32_t order);
/* Adds the model's step, or a launch that the core sent, to the signature of its warp. */
void bridge_signature_fold(struct bridge *bridge, uint32_t warp);
void bridge_signature_launch(struct bridge *bridge, const struct common_retire *event);

/* An instruction was compared whose events the core sent. */
void bridge_signature_compared(struct bridge *bridge, uint32_t warp, uint32_t order);

/* Nothing more comes: a signature that the model cannot reach is a verdict. */
void bridge_signature_end(struct bridge *bridge, enum bridge_end end);

#endif
