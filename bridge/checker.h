/* One event with its verdict. checker.c */
#ifndef BRIDGE_CHECKER_H
#define BRIDGE_CHECKER_H

#include "state.h"

/* Compares one retired instruction or launch with the model's step, and makes a verdict of it.
 *   returns  whether they differ */
bool bridge_judge(struct bridge *bridge, const struct common_retire *core);

/* A trap of the step that the program may not expect. */
void bridge_note_trap(struct bridge *bridge);

/* Takes one retire or launch: steps the model, then compares or, in signature mode, folds. */
void bridge_process(struct bridge *bridge, const struct common_retire *core);

#endif
