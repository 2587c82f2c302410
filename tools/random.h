/* What `warpstep random` says at its end: failures of one kind are one line. */
#ifndef TOOLS_RANDOM_H
#define TOOLS_RANDOM_H

#include "tool.h"

/* Failures of one kind: the same verdict, of the same instruction, on the same kind of place. */
struct random_group {
    char *key;              /* "MISMATCH  mad  r" */
    uint64_t count;
    uint64_t instructions;  /* of the run that failed after the fewest */
    char *message, *repeat; /* and what it said, and its command */
};

struct random_report {
    struct random_group *group;
    size_t groups;
    uint64_t programs, trapped, failed; /* trapped: core and model agreed on a trap; it is no failure */
    uint64_t instructions, thread_instructions;
};

/* Counts one run. Runs are to be given in their order, so that the report is the same for any number of jobs.
 *   returns  0; -1 out of memory */
int random_report_add(struct random_report *report, const struct tool_record *record);
/* The groups, most frequent first, then the counts without a newline. */
void random_report_print(const struct random_report *report, FILE *out);
void random_report_free(struct random_report *report);
/* A run that is no failure: it passed, or core and model agreed on a trap. */
bool random_report_good(const struct tool_record *record);

#endif
