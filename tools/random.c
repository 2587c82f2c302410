/* `warpstep random`: makes programs, runs each in lockstep, many in one process, and groups what
 * failed. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

#include "../bridge/result.h"
#include "../model/common/file.h"
#include "../model/common/random.h"
#include "../model/common/rng.h"
#include "../model/common/weights.h"
#include "../testbench/common/harness.h"
#include "commands.h"
#include "cover.h"
#include "coverage.h"
#include "elsewhere.h"
#include "made.h"
#include "newer.h"
#include "options.h"
#include "paths.h"
#include "pool.h"
#include "profile.h"
#include "record.h"
#include "registry.h"
#include "run.h"
#include "terminal.h"
#include "triage.h"

enum {
    STREAM = 31,
    RECORD = 1 << 20, /* bytes, at least, that are written at once */
    ARGUMENTS = 20,
    WORD = 24,
    GENERATION = 20,   /* programs of the same weights */
    SAVE = 64,         /* seconds between two savings of what is covered, at most */
    USUAL_LEAST = 100, /* instructions of a program of some 200 */
    USUAL_MOST = 300
};

/* One program of many. */
struct plan {
    struct tool_made made;
    enum testbench_disturb disturb;
    uint64_t sweep;
    const char *tool;               /* that runs it; NULL: this one */
    const struct tool_shape *shape; /* of its core; NULL: of this one's */
    char word[5][WORD];             /* numbers in argv */
    char path[];
};

/* What has ended before its turn. */
struct waiting {
    struct tool_record record;
    bool done;
};

struct random {
    const struct tool_options *options;
    unsigned types;
    uint64_t count, started, taken;
    struct waiting *waiting; /* by number % window */
    uint64_t window;
    struct common_weights base,
        steered; /* as the profile has them; and moved, in memory that all processes share */
    struct triage triage;
    struct common_machine machine; /* of this command's core */
    struct tool_shape shape[TOOL_MAX_SHAPES];
    uint64_t trapped, instructions, thread_instructions;
    FILE *json, *sink;
    double begin, saved;   /* seconds; the second one since the first */
    double clocks, resets; /* processor seconds of the core's, with --times */
    struct {
        uint64_t programs, instructions;
        double seconds;
    } usual;      /* programs of some 200 instructions, with --times */
    double drawn; /* when the line was: seconds from the beginning */
    bool terminal, shown;
    bool lost; /* a program that failed, or an output, could not be written, which was said */
};

static const double REDRAW = 0.25; /* seconds between two of them */

static double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

/* ---- A program of its number. */

static int put_path(char *path, size_t size, const struct tool_options *o,
                    const struct tool_made *made)
{
    return snprintf(path, size, "%s/%s-%s-%llu.s", o->dir, o->isa->name,
                    o->isa->random->types[made->type], (unsigned long long)made->seed);
}

/* The seed in a path. */
static uint64_t seed_of(const char *path)
{
    return strtoull(strrchr(path, '-') + 1, NULL, 10);
}

/* Seed and type follow from the number alone, and the rest from the seed and the core that is drawn
 * by it. */
static struct plan *make_plan(const struct random *r, uint64_t number)
{
    const struct tool_options *o = r->options;
    const struct tool_made made = {.type = o->type < 0 ? (unsigned)(number % r->types)
                                                       : (unsigned)o->type,
                                   .seed = o->seed + number};
    struct common_rng rng = common_rng_make(made.seed, STREAM);
    unsigned level = common_rng_below(&rng, TESTBENCH_DISTURBS);
    size_t size = (size_t)put_path(NULL, 0, o, &made) + 1;
    struct plan *plan = calloc(1, sizeof *plan + size);

    if (!plan) return NULL;
    plan->made = made;
    plan->disturb = o->disturb_given ? o->disturb : (enum testbench_disturb)level;
    plan->sweep = o->sweep_given ? o->sweep : common_rng_below(&rng, 2) ? o->sweep : 100;
    level = common_rng_below(&rng, o->shapes + 1);
    plan->tool = level ? o->shape[level - 1] : NULL;
    plan->shape = level ? &r->shape[level - 1] : NULL;
    plan->made.machine = level ? &plan->shape->machine : &r->machine;
    put_path(plan->path, size, o, &made);
    return plan;
}

static const char *number_word(char *word, uint64_t number)
{
    snprintf(word, WORD, "%llu", (unsigned long long)number);
    return word;
}

/* Where cores of several shapes run, a plusarg may be for some of them. The others do without it.
 *   shape  NULL: of this command's core */
static bool is_read(const struct tool_options *o, const struct tool_shape *shape,
                    const char *plusarg)
{
    const char *const one[] = {plusarg, NULL};
    struct common_error err = {""};

    if (!o->shapes) return true;
    return shape ? tool_shape_reads(shape, plusarg)
                 : !testbench_check_plusargs(o->isa->name, one, &err);
}

/* The options of its run, as if `warpstep run` had been called with them. */
static int options_of(const struct tool_options *o, struct plan *plan, struct tool_options *one)
{
    int n = 0;
    const char **argv = calloc(ARGUMENTS + 2 * TOOL_MAX_PLUSARGS, sizeof *argv);

    *one = *o;
    one->argv = (char **)argv;
    if (!argv) return -1;
    argv[n++] = "run";
    argv[n++] = "--isa";
    argv[n++] = o->isa->name;
    argv[n++] = "--seed";
    argv[n++] = number_word(plan->word[0], plan->made.seed);
    argv[n++] = "--disturb";
    argv[n++] = testbench_disturb_name(plan->disturb);
    argv[n++] = "--sweep";
    argv[n++] = number_word(plan->word[1], plan->sweep);
    if (o->watchdog) {
        argv[n++] = "--watchdog";
        argv[n++] = number_word(plan->word[2], o->watchdog);
    }
    if (o->max_clocks) {
        argv[n++] = "--max-clocks";
        argv[n++] = number_word(plan->word[3], o->max_clocks);
    }
    one->plusargs = 0;
    for (unsigned i = 0; i < o->plusargs; i++) {
        if (!is_read(o, plan->shape, o->plusarg[i])) continue;
        one->plusarg[one->plusargs++] = o->plusarg[i];
        argv[n++] = "--plus";
        argv[n++] = o->plusarg[i] + 1;
    }
    one->plusarg[one->plusargs] = NULL;
    argv[n++] = plan->path;
    one->argc = n;
    one->made = &plan->made;
    one->tool = plan->tool;
    one->program = plan->path;
    one->seed = plan->made.seed;
    one->seed_given = true;
    one->disturb = plan->disturb;
    one->sweep = plan->sweep;
    one->mode = TOOL_LOCKSTEP;
    one->waves = TOOL_WAVES_NEVER;
    one->unread = true;
    one->json = NULL;
    return 0;
}

/* ---- The pool's questions. */

static int again(void *context, uint64_t number, struct pool_run *run)
{
    struct random *r = context;
    struct plan *plan = make_plan(r, number);

    run->number = number;
    run->report = r->sink;
    run->own = plan;
    return plan ? options_of(r->options, plan, &run->one) : -1;
}

static int start(void *context, struct pool_run *run)
{
    struct random *r = context;
    const struct tool_options *o = r->options;

    if (r->started == r->count || (o->time && now() - r->begin >= (double)o->time)) return 0;
    if (r->started - r->taken == r->window) return 2;
    if (o->steer && r->started % GENERATION == 0) {
        if (r->taken != r->started)
            return 2; /* weights follow from all that was made with those before */
        cover_steer(o->cover, &r->base, &r->steered);
    }
    return again(context, r->started++, run) ? -1 : 1;
}

static void clear(struct random *r)
{
    if (r->shown) fputs("\r\033[K", stderr);
    r->shown = false;
}

/* Takes a record whose turn it is. */
static int take(struct random *r, struct tool_record *record)
{
    struct common_error err = {""};
    int failed = triage_add(&r->triage, r->options->isa, record);

    if (!failed && !triage_good(record)) {
        struct plan *plan = make_plan(r, r->taken);
        failed = plan ? tool_write_made(r->options, &plan->made, plan->path, &err) : -1;
        if (err.text[0]) clear(r), tool_bad(&err), r->lost = true;
        free(plan);
    }
    if (r->json) {
        fprintf(r->json, "%s\n", record->line);
        fflush(r->json); /* whole lines alone, also if the command is killed */
    }
    r->instructions += record->instructions;
    r->thread_instructions += record->thread_instructions;
    r->trapped += !strcmp(record->outcome, "TRAP");
    r->clocks += record->processor;
    r->resets += record->reset;
    if (record->instructions >= USUAL_LEAST && record->instructions <= USUAL_MOST) {
        r->usual.programs++;
        r->usual.instructions += record->instructions;
        r->usual.seconds += record->whole;
    }
    tool_record_free(record);
    r->taken++;
    return failed;
}

static int end(void *context, const struct pool_run *run, const struct tool_record *record)
{
    struct random *r = context;
    int failed = 0;

    r->waiting[run->number % r->window] = (struct waiting){*record, true};
    for (struct waiting *w; !failed && (w = &r->waiting[r->taken % r->window])->done;) {
        w->done = false;
        failed = take(r, &w->record);
    }
    return failed;
}

/* So that a command that is killed has lost half of what it covered at most. What cannot be saved
 * now is saved later; the end says whether it could be. */
static void save_cover(struct random *r, double seconds)
{
    struct common_error err;

    if (!r->options->cover || seconds < 1) return;
    if (seconds < 2 * r->saved && seconds - r->saved < SAVE) return;
    cover_save(r->options->cover, &err);
    r->saved = now() - r->begin;
}

/* Seconds until the end. */
static double time_left(const struct random *r, double seconds)
{
    double by_time = (double)r->options->time - seconds;
    double by_count = (double)(r->count - r->taken) * seconds / (double)r->taken;

    if (r->count == UINT64_MAX) return by_time > 0 ? by_time : 0;
    return r->options->time && by_time < by_count ? by_time > 0 ? by_time : 0 : by_count;
}

/* How far it is, a few times a second. */
static void tick(void *context)
{
    struct random *r = context;
    double seconds = now() - r->begin;

    save_cover(r, seconds);
    if (!r->terminal || !r->taken || seconds <= 0) return;
    if (r->shown && seconds < r->drawn + REDRAW) return;
    double left = time_left(r, seconds);
    unsigned whole = left < 359999 ? (unsigned)(left + 0.5) : 359999;
    fprintf(stderr, "\r\033[K%llu", (unsigned long long)r->taken);
    if (r->count < UINT64_MAX) fprintf(stderr, "/%llu", (unsigned long long)r->count);
    fprintf(stderr, " done, %llu failing, %.1f a second, %u:%02u left",
            (unsigned long long)r->triage.failed, (double)r->taken / seconds, whole / 60,
            whole % 60);
    fflush(stderr);
    r->drawn = seconds;
    r->shown = true;
}

/* ---- The command. */

/* The shapes of --shape, one of which at least, or this command's, reads each plusarg. */
static int find_shapes(struct random *r, struct common_error *err)
{
    const struct tool_options *o = r->options;

    for (unsigned i = 0; i < o->shapes; i++)
        if (tool_shape_elsewhere(o->shape[i], o->isa, &r->shape[i], err)) return -1;
    for (unsigned i = 0; i < o->plusargs; i++) {
        bool read = is_read(o, NULL, o->plusarg[i]);
        for (unsigned k = 0; k < o->shapes; k++) read |= is_read(o, &r->shape[k], o->plusarg[i]);
        if (!read)
            return common_fail(err,
                               "warpstep: error: --plus '%.60s': neither the RTL of this build nor "
                               "that of a --shape reads it; `warpstep isas` lists what each reads",
                               o->plusarg[i] + 1);
    }
    return 0;
}

static int prepare(struct random *r, struct common_error *err)
{
    const struct tool_options *o = r->options;

    while (o->isa->random->types[r->types]) r->types++;
    r->count = o->count ? o->count : o->time ? UINT64_MAX : 100;
    r->begin = now();
    r->terminal = tool_terminal(stderr);
    r->window = 64 * (uint64_t)pool_jobs(o->jobs); /* a run may be so much longer than the others */
    r->waiting = calloc(r->window, sizeof *r->waiting);
    r->sink = fopen("/dev/null", "w");
    if (!r->waiting || !r->sink) return common_fail(err, "warpstep: error: out of memory");
    if (testbench_machine(o->isa->name, &r->machine)) /* no core: as the model itself says */
        r->machine = (struct common_machine){NULL, 0};
    if (find_shapes(r, err)) return -1;
    if (tool_make_directories(o->dir, err)) return -1;
    if (o->json && !(r->json = common_file_open(o->json)))
        return common_fail(err, "%s: error: %s", o->json, strerror(errno));
    if (r->json) setvbuf(r->json, NULL, _IOFBF, RECORD);
    return 0;
}

static void release(struct random *r)
{
    if (r->json) fclose(r->json);
    if (r->sink) fclose(r->sink);
    for (uint64_t i = 0; r->waiting && i < r->window; i++)
        if (r->waiting[i].done) tool_record_free(&r->waiting[i].record);
    free(r->waiting);
    for (unsigned i = 0; i < r->options->shapes; i++) tool_shape_free(&r->shape[i]);
    triage_free(&r->triage);
}

static int write_all(struct random *r, struct common_error *err)
{
    int failed = 0;

    for (uint64_t i = 0; !failed && i < r->count; i++) {
        struct plan *plan = make_plan(r, i);
        failed = plan ? tool_write_made(r->options, &plan->made, plan->path, err)
                      : common_fail(err, "warpstep: error: out of memory");
        free(plan);
    }
    return failed;
}

static double seconds_of(const struct timeval *time)
{
    return (double)time->tv_sec + 1e-6 * (double)time->tv_usec;
}

/* How fast it went, and what the processors did meanwhile: all that this command and its processes
 * took. */
static void print_speed(const struct random *r)
{
    double wall = now() - r->begin, all = 0, programs = (double)r->taken;

    for (int who = 0; who < 2; who++) {
        struct rusage usage;
        getrusage(who ? RUSAGE_CHILDREN : RUSAGE_SELF, &usage);
        all += seconds_of(&usage.ru_utime) + seconds_of(&usage.ru_stime);
    }
    if (!r->taken || all <= 0) return;
    printf(
        "%-24s %.1f a second; %.2f ms of processor time each, %.1f %% of it in the core's clocks: "
        "%.1f %% reset, %.1f %% programs\n",
        "random programs", programs / wall, 1e3 * all / programs,
        100 * (r->clocks + r->resets) / all, 100 * r->resets / all, 100 * r->clocks / all);
    if (r->usual.programs)
        printf("%-24s %llu, %.0f instructions and %.2f ms each: %.1f a second on 2 processors\n",
               "of 100 to 300 of a warp", (unsigned long long)r->usual.programs,
               (double)r->usual.instructions / (double)r->usual.programs,
               1e3 * r->usual.seconds / (double)r->usual.programs,
               2 * (double)r->usual.programs / r->usual.seconds);
}

static void print_counts(const struct random *r)
{
    printf("%llu instructions, %llu of threads; %llu programs ended in a trap, as they should\n",
           (unsigned long long)r->instructions, (unsigned long long)r->thread_instructions,
           (unsigned long long)r->trapped);
    printf("%llu passed, %llu failed", (unsigned long long)(r->triage.programs - r->triage.failed),
           (unsigned long long)r->triage.failed);
}

/* ---- Smaller programs. */

/* As if `warpstep shrink` had been called with the options of its run.
 *   returns  its status; -1 out of memory */
static int shrink_one(const struct random *r, const struct triage_kind *failure)
{
    const struct tool_options *o = r->options;
    struct plan *plan = make_plan(r, seed_of(failure->file) - o->seed);
    size_t size = strlen(failure->file) + sizeof "-small";
    char *output = malloc(size);
    struct tool_options one = {.argv = NULL};
    int status = -1;

    if (plan && output && !options_of(o, plan, &one)) {
        snprintf(output, size, "%.*s-small.s", (int)(strlen(failure->file) - strlen(".s")),
                 failure->file);
        one.argv[0] = "shrink";
        one.argv[one.argc++] = "-o";
        one.argv[one.argc++] = output;
        if (o->jobs) {
            one.argv[one.argc++] = "--jobs";
            one.argv[one.argc++] = (char *)number_word(plan->word[4], o->jobs);
        }
        status = plan->tool ? tool_call_elsewhere(plan->tool, one.argc, one.argv)
                            : tool_main_shrink(one.argc, one.argv);
    }
    free(one.argv);
    free(output);
    free(plan);
    return status;
}

/* The program of each group, the most frequent first.
 *   returns  0; the status of a signal; -1 out of memory */
static int shrink_all(const struct random *r)
{
    for (size_t i = 0; i < r->triage.groups; i++) {
        printf("\n");
        fflush(stdout);
        int status = shrink_one(r, r->triage.group[i].smallest);
        if (status < 0 || status > 128) return status;
    }
    return 0;
}

/* The outputs of all runs. Each that cannot be written has its line. */
static void write_outputs(struct random *r, struct tool_options *o)
{
    const struct page_facts facts = {.commit = tool_commit, .options = o};
    struct common_error err = {""};

    if (r->json && (ferror(r->json) | fclose(r->json))) {
        common_fail(&err, "%s: error: %s", o->json, strerror(errno));
        tool_bad(&err), r->lost = true;
    }
    r->json = NULL;
    if (o->html && triage_write_html(&r->triage, &facts, o->html, &err))
        tool_bad(&err), r->lost = true;
    if (tool_cover_close(o, &err)) tool_bad(&err), r->lost = true;
}

static int run_all(struct random *r, struct tool_options *o)
{
    const struct pool_user user = {r, start, end, tick, again};
    int stopped;
    int failed = pool_run_all(&user, pool_jobs(o->jobs), &stopped);

    clear(r);
    if (failed && !r->lost)
        fprintf(stderr, "warpstep: error: cannot make another run: %s\n", strerror(errno));
    printf("%s: seeds %llu to %llu\n", o->isa->name, (unsigned long long)o->seed,
           (unsigned long long)(o->seed + (r->taken ? r->taken - 1 : 0)));
    if (triage_sort(&r->triage)) failed = -1;
    triage_print(&r->triage, stdout);
    write_outputs(r, o);
    print_counts(r);
    printf(stopped   ? ", INTERRUPTED\n"
           : r->lost ? ", BAD_INPUT\n"
           : failed  ? ", INTERNAL\n"
                     : "\n");
    if (o->times) print_speed(r);
    if (stopped) return 128 + stopped;
    if (!failed && o->shrink) {
        const int status = shrink_all(r);
        if (status > 0) return status;
        failed = status;
        if (failed) fprintf(stderr, "warpstep: error: out of memory\n");
    }
    if (r->lost) return BRIDGE_BAD_INPUT;
    if (failed) return BRIDGE_INTERNAL;
    return r->triage.failed || !r->triage.programs;
}

static int main_random(struct random *random, int argc, char **argv)
{
    struct common_error err = {""};
    struct tool_options options;
    int got = tool_options_parse(&options, argc, argv, &err);
    int status = 0;

    random->options = &options;
    if (!got) got = tool_check_paths(&options, &err);
    if (!got) got = tool_weights(&options, &random->base, &err);
    options.weights = &random->base;
    if (!got && options.list_weights) {
        tool_weights_print(&random->base, stdout);
        got = 1;
    }
    /* a shape reads its own */
    if (!got && !options.shapes) got = tool_check_plusargs(&options, &err);
    if (!got) got = prepare(random, &err);
    if (!got && !options.write_only) got = tool_cover_open(&options, &err);
    if (!got) tool_warn_newer(options.isa);
    if (!got && options.steer) {
        got = cover_steer_begin(&random->base, &random->steered, &err);
        options.weights = &random->steered;
    }
    if (!got) {
        if (options.write_only) got = write_all(random, &err);
        else status = run_all(random, &options);
    }
    tool_cover_free(&options);
    release(random);
    cover_steer_end(&random->steered);
    common_weights_free(&random->base);
    tool_options_free(&options);
    return got > 0 ? 0 : got ? tool_bad(&err) : status;
}

int tool_main_random(int argc, char **argv)
{
    struct common_error err = {""};
    struct random *random = calloc(1, sizeof *random); /* large, and stacks may be small */
    int status = random ? main_random(random, argc, argv) : -1;

    free(random);
    if (status >= 0) return status;
    common_fail(&err, "warpstep: error: out of memory");
    return tool_bad(&err);
}
