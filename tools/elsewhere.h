/* Runs on a core of another shape: by another warpstep, which was built with that core. */
#ifndef TOOLS_ELSEWHERE_H
#define TOOLS_ELSEWHERE_H

#include <stdio.h>

#include "../model/common/error.h"
#include "../model/common/isa.h"

struct tool_options;

enum { TOOL_MAX_PARAMETERS = 32 /* of a core */ };

/* The parameters of another command's core. The names point into text.
 *   plusargs  the plusargs that its RTL reads, "bug= foo="; NULL: only a run finds out */
struct tool_shape {
    struct common_machine machine;
    struct common_parameter parameter[TOOL_MAX_PARAMETERS];
    const char *plusargs;
    char *text;
};

/* Finds the shape of a command's core.
 *   tool      path of the command
 *   shape     filled; tool_shape_free() it
 *   returns   0; -1 with err: the file is no command with a core of this ISA */
int tool_shape_elsewhere(const char *tool, const struct common_isa *isa, struct tool_shape *shape,
                         struct common_error *err);
/* Whether the RTL of that core reads a plusarg, "+bug=1"; true: only a run finds out. */
bool tool_shape_reads(const struct tool_shape *shape, const char *plusarg);
void tool_shape_free(struct tool_shape *shape);

/* Runs a generated program by the command options->tool. tool_run() calls it, and has the same
 * parameters and result. The record's command that repeats the run is that other one. */
int tool_run_elsewhere(const struct tool_options *options, FILE *record);

/* Runs that command, argv[0], with its arguments, until it ends.
 *   returns   its exit status; -1 with errno */
int tool_call_elsewhere(const char *tool, int argc, char **argv);

#endif
