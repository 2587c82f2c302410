/* The model alone, with its own block scheduler. */
#ifndef TOOLS_MODEL_RUN_H
#define TOOLS_MODEL_RUN_H

#include <stdint.h>

#include "../model/common/error.h"

struct bridge_result;
struct common_machine;
struct common_program;
struct tool_executed;
struct tool_log;
struct tool_options;

/* Runs a program, and those that follow it, one instruction of each warp in turn. Where hash,
 * coverage and executed instructions are not asked for, the ISA's run() may go on without events.
 *   limit     instructions before it is a HANG, 0: none
 *   result    filled except for what the caller knows
 *   executed  counts what ran; or NULL
 *   log       shows what ran; or NULL
 *   between   called when a program has passed and another one follows it (program.next), with its
 *             model; returns 0: go on, nonzero: the run ends with this program
 *   model     out: that of the last program; the caller destroys it
 *   standing  out: what a report of a run that did not come to its end says of its warps,
 *             allocated, the caller frees it; NULL: neither this nor the loop of the result is
 *             needed
 *   seconds   out: processor time
 *   returns   0; -1 with err */
int tool_model_run(const struct tool_options *options, const struct common_program *program,
                   const struct common_machine *machine, uint64_t limit,
                   struct bridge_result *result, struct tool_executed *executed,
                   const struct tool_log *log,
                   int (*between)(void *context, void *model, const struct common_program *next),
                   void *context, void **model, char **standing, double *seconds,
                   struct common_error *err);

/* Processor time of this thread, in seconds. */
double tool_seconds(void);

#endif
