/* The command line that repeats a run, as text for a shell. */
#ifndef TOOLS_REPEAT_H
#define TOOLS_REPEAT_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "options.h"

/* The command that repeats a run, without the options that only say where its result goes.
 *   returns   allocated, the caller frees it; NULL: out of memory */
char *tool_repeat(const struct tool_options *options);

/* The command that goes on, in a simulation, from a run on a board at this instruction.
 *   returns   as tool_repeat() */
char *tool_replay_command(const struct tool_options *options, uint32_t warp, uint32_t order);

/* The command's own name in these lines: a path as main was called with it, which is kept. Before
 * it is set, it is "warpstep". */
void tool_set_own_name(const char *name);
const char *tool_own_name(void);

/* Prints a word as a shell needs it: in quotes, if it holds more than plain letters. */
void tool_put_word(FILE *out, const char *word);

/* Whether a word has no control characters. */
bool tool_is_one_line(const char *word);

/* "lockstep", "model", "core". */
const char *tool_mode_name(enum tool_mode mode);

#endif
