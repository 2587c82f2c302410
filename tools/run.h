/* One run of any mode. */
#ifndef TOOLS_RUN_H
#define TOOLS_RUN_H

#include <stdio.h>

#include "../model/common/error.h"

struct tool_options;

/* Runs a program and writes the files that the options name.
 *   out       the report
 *   record    the run's record is written there too, also that of bad input; or NULL
 *   returns   the exit status */
int tool_run(const struct tool_options *options, FILE *out, FILE *record);

/* Whether this build can run the core alone.
 *   returns   0; -1 with err */
int tool_check_bare(const struct tool_options *options, struct common_error *err);

/* Whether the RTL of this build reads all plusargs that were given.
 *   returns   0; -1 with err */
int tool_check_plusargs(const struct tool_options *options, struct common_error *err);

#endif
