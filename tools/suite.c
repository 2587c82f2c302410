/* `warpstep suite`: many programs in lockstep, on all processors, and a table of them. The table is in the order of
 * the programs, however many run at once. */
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "suite.h"

enum { PATIENCE = 200 }; /* ms between two looks at the progress and at signals */

struct suite {
    const struct tool_options *options;
    struct suite_row *row;
    unsigned rows, printed, started;
    unsigned *order; /* row numbers, longest first */
    unsigned jobs, running;
    struct suite_row **job; /* that run now */
    struct suite_progress progress;
};

/* A signal handler gets no argument. */
static volatile sig_atomic_t stop_signal;

static void handler(int number)
{
    stop_signal = number;
}

static void act(void (*how)(int))
{
    struct sigaction action;

    memset(&action, 0, sizeof action);
    action.sa_handler = how;
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
}

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

static int start_next(struct suite *s)
{
    struct suite_row *row = &s->row[s->order[s->started++]];

    row->report = tmpfile();
    if (!row->report || tool_one_of_many(s->options, row->number, TOOL_LOCKSTEP, &row->one) ||
        tool_child_start(&row->child, &row->one, row->report, true))
        return -1;
    s->job[s->running++] = row;
    return 0;
}

static int end_job(struct suite *s, unsigned job)
{
    struct suite_row *row = s->job[job];

    s->job[job] = s->job[--s->running];
    if (tool_child_end(&row->child, &row->one, &row->record))
        return -1;
    row->done = true;
    suite_progress_count(&s->progress, row);
    return 0;
}

/* Waits until some run says something. */
static int wait_jobs(struct suite *s)
{
    struct pollfd fd[TOOL_MAX_JOBS];

    for (unsigned i = 0; i < s->running; i++)
        fd[i] = (struct pollfd){.fd = s->job[i]->child.fd, .events = POLLIN};
    if (poll(fd, s->running, PATIENCE) < 0) return errno == EINTR ? 0 : -1;
    for (unsigned i = s->running; i-- > 0;)
        if (fd[i].revents && !tool_child_read(&s->job[i]->child) && end_job(s, i)) return -1;
    return 0;
}

/* Runs them all, or those before a signal; returns 0, -1 when no more can be run. */
static int run_all(struct suite *s)
{
    int failed = 0;

    while (!failed && !stop_signal && (s->started < s->rows || s->running)) {
        while (!failed && s->started < s->rows && s->running < s->jobs) failed = start_next(s);
        if (!failed) failed = wait_jobs(s);
        print_rows(s, false);
        suite_progress_show(&s->progress);
    }
    while (s->running) tool_child_kill(&s->job[--s->running]->child);
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

/* What failed once more, for who reads the end only; then the counts.
 *   returns  the exit status */
static int conclude(const struct suite *s, int failed)
{
    unsigned passed = 0, skipped = 0, done = 0;

    for (unsigned i = 0; i < s->rows; i++) {
        if (!s->row[i].done) continue;
        done++;
        passed += suite_passed(&s->row[i]);
        skipped += suite_skipped(&s->row[i]);
        suite_print_failure(stdout, &s->row[i]);
    }
    if (failed) fprintf(stderr, "warpstep: error: cannot start another run: %s\n", strerror(errno));
    printf("%u passed, %u failed", passed, done - passed - skipped);
    if (skipped) printf(", %u skipped", skipped);
    if (stop_signal || failed) {
        printf(", %u not run: %s\n", s->rows - done, stop_signal ? "INTERRUPTED" : "INTERNAL");
        return stop_signal ? 128 + (int)stop_signal : BRIDGE_INTERNAL;
    }
    printf("\n");
    return passed + skipped == s->rows && passed ? 0 : 1;
}

static int prepare(struct suite *s, struct common_error *err)
{
    const struct tool_options *o = s->options;
    long processors = sysconf(_SC_NPROCESSORS_ONLN);

    s->rows = o->files;
    s->jobs = o->jobs                      ? (unsigned)o->jobs
              : processors < 1             ? 1
              : processors > TOOL_MAX_JOBS ? TOOL_MAX_JOBS
                                           : (unsigned)processors;
    s->row = calloc(s->rows, sizeof *s->row);
    s->order = calloc(s->rows, sizeof *s->order);
    s->job = calloc(s->jobs, sizeof(struct suite_row *));
    if (!s->row || !s->order || !s->job) return common_fail(err, "warpstep: error: out of memory");
    for (unsigned i = 0; i < s->rows; i++) {
        s->row[i].number = i;
        s->row[i].agreed_trap = o->agreed_traps;
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
        free(s->row[i].one.argv);
        if (s->row[i].report) fclose(s->row[i].report);
    }
    free(s->row);
    free(s->order);
    free(s->job);
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
    if (!got) got = prepare(&suite, &err);
    if (!got) {
        suite_print_head(stdout);
        act(handler);
        int failed = run_all(&suite);
        act(SIG_DFL);
        if (options.json) got = common_file_write(options.json, write_records, &suite, &err);
        status = conclude(&suite, failed);
    }
    release(&suite);
    tool_options_free(&options);
    return got > 0 ? 0 : got ? tool_bad(&err) : status;
}
