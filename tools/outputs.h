/* Results of a program: dumps of memory and tables. */
#ifndef TOOLS_OUTPUTS_H
#define TOOLS_OUTPUTS_H

#include <stddef.h>
#include <stdio.h>

#include "../model/common/error.h"

struct bridge_memory;
struct common_machine;
struct common_program;
struct tool_options;

/* Before the run: whether all that is to be dumped exists once the last program of the chain that
 * begins with `program` has run.
 *   returns   0; nonzero with err */
int tool_outputs_check(const struct tool_options *options, const struct common_program *program,
                       const struct common_machine *machine, struct common_error *err);

/* Writes dumps and tables from the memories that `program` left.
 *   out       for the notes of tables
 *   returns   0; nonzero with err */
int tool_outputs_write(const struct tool_options *options, const struct common_program *program,
                       const struct bridge_memory *memory, size_t memories, FILE *out,
                       struct common_error *err);

#endif
