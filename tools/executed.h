/* The distinct instructions of a run, for --executed. */
#ifndef TOOLS_EXECUTED_H
#define TOOLS_EXECUTED_H

#include <stdbool.h>
#include <stddef.h>

#include "../model/common/error.h"

struct common_retire;

/* A hash table of instructions. All zero is an empty one. */
struct tool_executed {
    struct tool_executed_entry *entry;
    size_t size, used;
    bool incomplete; /* out of memory */
};

/* Counts one instruction. */
void tool_executed_add(struct tool_executed *executed, const struct common_retire *retire);

/* Writes a line for each distinct instruction: how often it ran, then its words.
 *   returns   0; -1 with err */
int tool_executed_write(const struct tool_executed *executed, const char *path,
                        struct common_error *err);
void tool_executed_free(struct tool_executed *executed);

#endif
