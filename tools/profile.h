/* Weights of random programs: those of the ISA, changed by --profile. */
#ifndef TOOLS_PROFILE_H
#define TOOLS_PROFILE_H

#include <stdio.h>

#include "../model/common/error.h"
#include "../model/common/weights.h"

struct tool_options;

/* Fills the weights; none for an ISA without random programs.
 *   weights   common_weights_free() them, also after an error
 *   returns   0; -1 with err */
int tool_weights(const struct tool_options *options, struct common_weights *weights,
                 struct common_error *err);

/* Prints all of them, as a profile. */
void tool_weights_print(const struct common_weights *weights, FILE *out);

#endif
