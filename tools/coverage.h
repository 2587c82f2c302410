/* --coverage of the commands that run programs. */
#ifndef TOOLS_COVERAGE_H
#define TOOLS_COVERAGE_H

#include "../model/common/error.h"

struct tool_options;

/* Begins to count into options->cover, if --coverage was given. Called before the first run, in the
 * process that starts them all.
 *   returns   0; -1 with err */
int tool_cover_open(struct tool_options *options, struct common_error *err);

/* Adds the counts to the store and frees them.
 *   returns   0; -1 with err */
int tool_cover_close(struct tool_options *options, struct common_error *err);

/* Frees the counts only: tool_run() of a command that runs one program has saved them, before its
 * last line. */
void tool_cover_free(struct tool_options *options);

#endif
