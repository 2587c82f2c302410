/* The table of many runs: its rows, their order, and what a terminal shows meanwhile. suite.c runs
 * them. */
#ifndef TOOLS_SUITE_H
#define TOOLS_SUITE_H

#include <stdbool.h>
#include <stdio.h>

#include "../model/common/isa.h"
#include "record.h"

struct suite_row {
    unsigned number; /* of the file in the options, and of the row in the table */
    const char *name;
    uint64_t weight;  /* clocks that it is known to take; 0: not known */
    FILE *report;     /* what the run printed */
    bool agreed_trap; /* counts as passed, for core and model have agreed on it */
    bool compared;    /* its clocks with the weight, in a column of the table */
    bool done;
    struct tool_record record; /* when done */
};

/* What follows the last slash. */
const char *suite_base_name(const char *path);
/* Fills the weights from records of an earlier run. */
void suite_weigh(struct suite_row *row, unsigned rows, const char *isa,
                 const struct tool_records *known);
/* Row numbers in the order to begin them: those of unknown length, then the longest first; else as
 * given. */
void suite_order(const struct suite_row *row, unsigned rows, unsigned *order);

/* compared: with a column of clocks against those that were recorded */
void suite_print_head(FILE *out, bool compared);
/* The row; below it what was wrong, in a line. */
void suite_print_row(FILE *out, const struct suite_row *row);
bool suite_passed(const struct suite_row *row);
/* It was not run, for this build lacks something that the program needs. */
bool suite_skipped(const struct suite_row *row);
/* suite_end.c: what failed, if anything did: the shortest program first, each with its command; in
 * groups, as triage says them; and the report of the shortest. */
void suite_print_failures(FILE *out, const struct common_isa *isa, const struct suite_row *row,
                          unsigned rows);
/* Those that took other clocks than were recorded, the slowest first, and a line that counts them.
 * Nothing where no row is compared. */
void suite_print_clocks(FILE *out, const struct suite_row *row, unsigned rows);
/* By how much a row that is compared takes longer, in percent. */
double suite_slower(const struct suite_row *row);

/* The line on a terminal: done, failing, time left. Elsewhere nothing. */
struct suite_progress {
    bool terminal, color, shown;
    unsigned rows, done, failing;
    double begin;          /* wall seconds */
    uint64_t weight, left; /* of all; of what is not done; in clocks */
    uint64_t unknown;      /* what a row of unknown weight counts */
};

void suite_progress_begin(struct suite_progress *progress, const struct suite_row *row,
                          unsigned rows);
void suite_progress_count(struct suite_progress *progress, const struct suite_row *row);
void suite_progress_show(struct suite_progress *progress);
void suite_progress_clear(struct suite_progress *progress);
/* "[ 12/251] 1 failing, 0:34 left" after so many seconds; no time before anything is done. */
void suite_progress_text(const struct suite_progress *progress, double seconds, char *text,
                         size_t size);

#endif
