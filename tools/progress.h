/* How far a run is, on a terminal. */
#ifndef TOOLS_PROGRESS_H
#define TOOLS_PROGRESS_H

#include <stdbool.h>
#include <stdint.h>

struct bridge_result;

/* From now on a terminal shows once a second how far a run is. A pipe shows nothing.
 *   result    of the run under way; read until tool_progress_end()
 *   limit     of clocks or, without a core, of instructions; 0: none
 *   clocks    whether a core runs */
void tool_progress_begin(const struct bridge_result *result, uint64_t limit, bool clocks);
void tool_progress_end(void);

#endif
