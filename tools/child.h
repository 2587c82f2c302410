/* Processes that make runs. Their records come through a pipe or a socket. */
#ifndef TOOLS_CHILD_H
#define TOOLS_CHILD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "options.h"

struct tool_record;

struct tool_child {
    int pid;
    int fd;     /* of the pipe or socket; -1: it has ended */
    char *text; /* what came and was not taken */
    size_t size;
};

/* Fills the options of file number `file` of many, as if `warpstep run` had been called with it.
 *   one       filled; the caller frees one->argv
 *   returns   0; -1: out of memory */
int tool_one_of_many(const struct tool_options *many, unsigned file, enum tool_mode mode,
                     struct tool_options *one);

/* Starts a process that makes one run.
 *   report    what the run prints, and its errors if `errors`. The caller keeps it open until
 *             tool_child_end()
 *   returns   0; -1: it could not be started */
int tool_child_start(struct tool_child *child, const struct tool_options *one, FILE *report,
                     bool errors);

/* Starts a process that makes a run for each number that tool_child_order() sends it.
 *   make      called there: makes the run, writes its record, a line, and returns its status
 *   returns   0; -1: it could not be started */
int tool_child_serve(struct tool_child *child,
                     int (*make)(void *context, uint64_t number, FILE *record), void *context);

/* Orders a run. A process that has died ignores it; tool_child_read() finds that out. */
void tool_child_order(const struct tool_child *child, uint64_t number);

/* No more runs will be ordered: the process ends after those that were. */
void tool_child_last(const struct tool_child *child);

/* Waits for the process to send something, and takes it.
 *   returns   false when the process has closed its side */
bool tool_child_read(struct tool_child *child);

/* The next record of a process that serves.
 *   one       the options of that run
 *   record    tool_record_free() it
 *   returns   1; 0: it is not there yet; -1: out of memory */
int tool_child_next(struct tool_child *child, const struct tool_options *one,
                    struct tool_record *record);

/* Waits for the process of one run. One that died without a record gets one: INTERNAL, with the
 * signal.
 *   one       the options that it was started with, or a copy of them
 *   record    tool_record_free() it
 *   returns   0; -1: out of memory */
int tool_child_end(struct tool_child *child, const struct tool_options *one,
                   struct tool_record *record);

/* Waits for a process that serves to end, and releases it.
 *   why       out: what a run that it was making died of; `size` bytes */
void tool_child_wait(struct tool_child *child, char *why, size_t size);

/* The record of a run that could not be made: INTERNAL.
 *   record    tool_record_free() it
 *   returns   0; -1: out of memory */
int tool_child_record(const struct tool_options *one, const char *message,
                      struct tool_record *record);

/* Kills the process, and releases it. */
void tool_child_kill(struct tool_child *child);

#endif
