/* Many runs at once, in processes of their own. */
#ifndef TOOLS_POOL_H
#define TOOLS_POOL_H

#include <signal.h>

#include "options.h"
#include "record.h"

/* A run under way. */
struct pool_run {
    uint64_t number;         /* the user's own */
    struct tool_options one; /* the pool frees argv */
    FILE *report;            /* what the run prints; the user's */
    bool errors;             /* errors go there too */
    void *own;               /* malloc'ed, what `one` points into; the pool frees it */
    char died[128];          /* the pool's: what the process that made many runs died of; "" */
};

struct pool_user {
    void *context;
    /* Says what runs next: fills a run that is zero.
     *   returns  1; 0 there is none; 2 not before another has ended; -1 it could not be made, with
     *            errno */
    int (*start)(void *context, struct pool_run *run);
    /* Takes what has ended; the record is the user's.
     *   returns  0; -1 with errno */
    int (*end)(void *context, const struct pool_run *run, const struct tool_record *record);
    /* Now and then, and after each end: a progress line. */
    void (*tick)(void *context);
    /* NULL: each run has a process of its own. Else a process makes many, one after the other,
     * which saves its start; this is called there, and fills the run of a number as start() did. A
     * run in which such a process dies is made again by itself; if it then lives, its record is
     * INTERNAL and says so.
     *   returns  0; -1 it could not be made */
    int (*again)(void *context, uint64_t number, struct pool_run *run);
};

/* How many at once: what was asked for with --jobs; 0: one for each processor of this machine. */
unsigned pool_jobs(uint64_t asked);

/* What end many runs: SIGINT, SIGTERM, and SIGHUP, a terminal that goes away, which is as SIGTERM;
 * under nohup it is nothing. */
struct pool_acts {
    struct sigaction interrupt, terminate, hangup;
    volatile sig_atomic_t *where;
};
/* From now on they are only noted, the last one in *where, as SIGINT or SIGTERM.
 *   before  out: their counts; NULL: not wanted */
void pool_signals(volatile sig_atomic_t *where, struct pool_acts *before);
void pool_signals_as_before(const struct pool_acts *before);

/* Runs until start() has no more, or a signal of pool_signals() comes: what is under way then is
 * killed, and end() does not hear of it.
 *   stopped  out: SIGINT or SIGTERM; 0
 *   returns  0; -1 when a run could not be made */
int pool_run_all(const struct pool_user *user, unsigned jobs, int *stopped);

#endif
