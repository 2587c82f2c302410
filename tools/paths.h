/* The paths of a command line. */
#ifndef TOOLS_PATHS_H
#define TOOLS_PATHS_H

#include "../model/common/error.h"

struct tool_options;

/* Before a run: "-" becomes the standard input or output. Each output can be written, is not an
 * input, and no two outputs are one file.
 *   returns   0; -1 with err */
int tool_check_paths(struct tool_options *options, struct common_error *err);

/* Makes a directory and those above it that do not exist.
 *   returns   0; -1 with err, also when it cannot be written to */
int tool_make_directories(const char *path, struct common_error *err);

#endif
