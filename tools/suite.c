/* `warpstep suite`: many programs in lockstep, on all processors, and a table of them. The table is
 * in the order of the programs, however many run at once. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "../bridge/result.h"
#include "../model/common/file.h"
#include "child.h"
#include "commands.h"
#include "coverage.h"
#include "newer.h"
#include "options.h"
#include "paths.h"
#include "pool.h"
#include "record.h"
#include "run.h"
#include "select.h"
#include "suite.h"

struct suite {
    const struct tool_options *options;
    struct suite_row *row;
    unsigned rows, printed, started;
    unsigned *order; /* row numbers, longest first */
    int stopped;     /* the signal that ended it; 0 */
    struct suite_progress progress;
};

/* Prints the rows that are done, up to the first that is not. */
static void print_rows(struct suite *s, bool all)
{
    while (s->printed < s->rows && (all || s->row[s->printed].done)) {
        const struct suite_row *row = &s->row[s->printed++];
        if (!row->done) continue;
        suite_progress_clear(&s->progress);
        suite_print_row(stdout, row);
    }
    fflush(stdout);
}

/* ---- The pool's questions. */

static int start(void *context, struct pool_run *run)
{
    struct suite *s = context;

    if (s->started == s->rows) return 0;
    struct suite_row *row = &s->row[s->order[s->started++]];
    run->number = row->number;
    run->report = row->report = tmpfile();
    run->errors = true;
    if (!row->report) return -1;
    return tool_one_of_many(s->options, row->number, TOOL_LOCKSTEP, &run->one) ? -1 : 1;
}

static int end(void *context, const struct pool_run *run, const struct tool_record *record)
{
    struct suite *s = context;
    struct suite_row *row = &s->row[run->number];

    row->record = *record;
    row->done = true;
    suite_progress_count(&s->progress, row);
    return 0;
}

static void tick(void *context)
{
    struct suite *s = context;

    print_rows(s, false);
    suite_progress_show(&s->progress);
}

/* Runs them all, or those before a signal; returns 0, -1 when no more can be run. */
static int run_all(struct suite *s)
{
    const struct pool_user user = {.context = s, .start = start, .end = end, .tick = tick};
    int failed = pool_run_all(&user, pool_jobs(s->options->jobs), &s->stopped);

    suite_progress_clear(&s->progress);
    print_rows(s, true);
    return failed;
}

static int write_records(FILE *out, const void *what)
{
    const struct suite *s = what;

    for (unsigned i = 0; i < s->rows; i++)
        if (s->row[i].done) fprintf(out, "%s\n", s->row[i].record.line);
    return ferror(out);
}

/* The outputs of the whole suite. Each that cannot be written has its line.
 *   returns  whether one is lost */
static bool write_outputs(struct tool_options *o, struct suite *s)
{
    struct common_error err = {""};
    bool lost = false;

    if (o->json && common_file_write(o->json, write_records, s, &err)) tool_bad(&err), lost = true;
    if (tool_cover_close(o, &err)) tool_bad(&err), lost = true;
    return lost;
}

/* What failed once more, for a reader of the end only; then the clocks, and the counts.
 *   failed   no more could be run
 *   lost     an output could not be written
 *   returns  the exit status */
static int conclude(const struct suite *s, int failed, bool lost)
{
    unsigned passed = 0, skipped = 0, done = 0;

    for (unsigned i = 0; i < s->rows; i++) {
        if (!s->row[i].done) continue;
        done++;
        passed += suite_passed(&s->row[i]);
        skipped += suite_skipped(&s->row[i]);
    }
    suite_print_failures(stdout, s->options->isa, s->row, s->rows);
    suite_print_clocks(stdout, s->row, s->rows);
    if (failed) fprintf(stderr, "warpstep: error: cannot start another run: %s\n", strerror(errno));
    printf("%u passed, %u failed", passed, done - passed - skipped);
    if (skipped) printf(", %u skipped", skipped);
    if (s->stopped || failed) {
        printf(", %u not run: %s\n", s->rows - done, s->stopped ? "INTERRUPTED" : "INTERNAL");
        return s->stopped ? 128 + s->stopped : BRIDGE_INTERNAL;
    }
    printf(lost ? ", BAD_INPUT\n" : "\n");
    if (lost) return BRIDGE_BAD_INPUT;
    return passed + skipped == s->rows && passed ? 0 : 1;
}

static int prepare(struct suite *s, struct common_error *err)
{
    const struct tool_options *o = s->options;

    s->rows = o->files;
    s->row = calloc(s->rows, sizeof *s->row);
    s->order = calloc(s->rows, sizeof *s->order);
    if (!s->row || !s->order) return common_fail(err, "warpstep: error: out of memory");
    for (unsigned i = 0; i < s->rows; i++) {
        s->row[i].number = i;
        s->row[i].agreed_trap = o->agreed_traps;
        s->row[i].compared = o->clocks;
        s->row[i].name = suite_base_name(o->file[i]);
    }
    if (o->baseline) {
        struct tool_records known;
        int failed = tool_records_read(&known, o->baseline, err);
        if (!failed) suite_weigh(s->row, s->rows, o->isa->name, &known);
        tool_records_free(&known);
        if (failed) return -1;
    }
    suite_order(s->row, s->rows, s->order);
    suite_progress_begin(&s->progress, s->row, s->rows);
    return 0;
}

static void release(struct suite *s)
{
    for (unsigned i = 0; s->row && i < s->rows; i++) {
        tool_record_free(&s->row[i].record);
        if (s->row[i].report) fclose(s->row[i].report);
    }
    free(s->row);
    free(s->order);
}

int tool_main_suite(int argc, char **argv)
{
    struct common_error err = {""};
    struct tool_options options;
    struct suite suite = {.options = &options};
    int got = tool_options_parse(&options, argc, argv, &err);
    int status = 0;

    if (!got) got = tool_select(&options, &err);
    if (!got) got = tool_check_paths(&options, &err);
    if (!got) got = tool_check_plusargs(&options, &err);
    if (!got) got = prepare(&suite, &err);
    if (!got) got = tool_cover_open(&options, &err);
    if (!got) {
        tool_warn_newer(options.isa);
        suite_print_head(stdout, options.clocks);
        int failed = run_all(&suite);
        status = conclude(&suite, failed, write_outputs(&options, &suite));
    }
    release(&suite);
    tool_options_free(&options);
    return got > 0 ? 0 : got ? tool_bad(&err) : status;
}
