/* Many runs at once, each in a process of its own. */
#ifndef TOOLS_POOL_H
#define TOOLS_POOL_H

#include "tool.h"

/* A run under way. */
struct pool_run {
    struct tool_child child;
    struct tool_options one; /* argv is the user's to free */
    uint64_t number;         /* the user's own */
};

struct pool_user {
    void *context;
    /* Starts the next one: fills `one` and `number` and calls tool_child_start().
     *   returns  1; 0 there is none; 2 not before another has ended; -1 it could not be started */
    int (*start)(void *context, struct pool_run *run);
    /* Takes what has ended; the record is the user's.
     *   returns  0; -1 out of memory */
    int (*end)(void *context, struct pool_run *run, const struct tool_record *record);
    /* Now and then, and after each end: a progress line. */
    void (*tick)(void *context);
};

/* Processors of this machine, as jobs. */
unsigned pool_processors(void);

/* Runs until start() has no more, or a SIGINT or SIGTERM comes: what is under way then is killed, and end() does
 * not hear of it.
 *   stopped  out: the signal; 0
 *   returns  0; -1 when a run could not be made */
int pool_run_all(const struct pool_user *user, unsigned jobs, int *stopped);

#endif
