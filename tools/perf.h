/* Clocks of runs against a baseline. */
#ifndef TOOLS_PERF_H
#define TOOLS_PERF_H

#include <stdbool.h>
#include <stdio.h>

#include "record.h"

struct perf_change {
    const struct tool_record *old, *new; /* NULL: not in the baseline; not run */
};

struct perf {
    struct perf_change *change; /* what differs in clocks or instructions; the caller frees it */
    size_t changes;
    size_t compared; /* programs of both sides */
    double logs;     /* sum of the logarithms of their ratios */
    /* Paths of the programs that there are; NULL: not known, and a program that was not run
     * may be there. */
    char *const *there;
    unsigned programs; /* of them */
};

/* Records of an ISA that was not run at all are no matter.
 *   perf     there and programs are set
 *   memory   the changes point into both lists
 *   returns  0; -1: out of memory */
int perf_compare(struct perf *perf, const struct tool_records *before,
                 const struct tool_records *now);
/* A program of the baseline that there is no more. */
bool perf_gone(const struct perf *perf, const struct tool_record *old);
/* Writes the new baseline: what ran has its new clocks, what did not run keeps the old ones unless
 * it is gone. The order is that of the old one; what is new stands before what ran behind it.
 *   returns  0, -1: out could not be written */
int perf_write(FILE *out, const struct perf *perf, const struct tool_records *before,
               const struct tool_records *now);
/* A row for each change, the slowest first, and one line that sums up. Sorts the changes. */
void perf_print(FILE *out, struct perf *perf);
/* Programs of both sides that take more clocks now. */
size_t perf_slower(const struct perf *perf);
/* The program that is slower by the most; NULL: none is. */
const struct perf_change *perf_slowest(const struct perf *perf);
/* By how many percent it takes more clocks. */
double perf_percent(const struct perf_change *change);
/* Changes that have both sides. */
size_t perf_both(const struct perf *perf);
/* Changes that are programs of the baseline without a run, and not gone. */
size_t perf_not_run(const struct perf *perf);
/* Geometric mean of the changes of all compared programs, in percent. */
double perf_mean(const struct perf *perf);

#endif
