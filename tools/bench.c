/* `warpstep bench`: what lockstep costs, how fast core and model run, instructions per clock.
 * Medians of interleaved runs. Each mode's final memory is hashed and must agree: a core whose
 * output nobody reads could be deleted by a compiler, and its speed would mean nothing. */
#include <stdlib.h>
#include <string.h>

#include <jansson.h>

#include "../bridge/result.h"
#include "../model/common/file.h"
#include "child.h"
#include "commands.h"
#include "newer.h"
#include "options.h"
#include "paths.h"
#include "record.h"
#include "run.h"
#include "select.h"

/* The modes of enum tool_mode, the model step by step with the hash; and the model with nobody
 * listening. */
enum { FAST = TOOL_CORE + 1, MODES };
_Static_assert(TOOL_LOCKSTEP < TOOL_CORE && TOOL_MODEL < TOOL_CORE,
               "FAST is no mode of the command");

/* Of the model, which is over soon: it is run again and again for so long, and the best run
 * counts. */
static const double least_seconds = 0.02;

struct measure {
    const char *name;
    struct tool_record last[MODES];
    double median[MODES]; /* seconds */
    double ratio;         /* core alone / lockstep: median over pairs of neighbouring runs */
    const char *wrong;    /* NULL: good */
};

struct bench {
    const struct tool_options *options;
    struct measure *row;
};

static int compare_double(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

static double median(double *value, size_t count)
{
    qsort(value, count, sizeof *value, compare_double);
    return count % 2 ? value[count / 2] : (value[count / 2 - 1] + value[count / 2]) / 2;
}

static double per(double value, double by)
{
    return by > 0 ? value / by : 0;
}

/* Core and model by themselves have nothing to compare with if the program expects nothing:
 * verify() does. */
static bool passed(const struct measure *m, int mode)
{
    const char *outcome = m->last[mode].outcome;

    return !strcmp(outcome, "PASS") || (mode != TOOL_LOCKSTEP && !strcmp(outcome, "VACUOUS"));
}

static bool skipped(const struct measure *m)
{
    return m->wrong && !strcmp(m->wrong, "SKIP");
}

/* A program that reads what no model computes, such as the clock, gives other values in each
 * build. */
static bool reads_volatiles(const struct measure *m)
{
    const json_t *volatiles = json_object_get(m->last[TOOL_LOCKSTEP].json, "volatiles");

    return json_integer_value(volatiles) > 0;
}

static const char *verify(const struct measure *m)
{
    const struct tool_record *r = m->last;
    const bool alike = !reads_volatiles(m);

    for (int mode = 0; mode < MODES && alike; mode++) {
        if (strcmp(r[mode].memory_hash, r[0].memory_hash) != 0) return "final memories differ";
    }
    if (alike && strcmp(r[TOOL_LOCKSTEP].hash, r[TOOL_MODEL].hash) != 0)
        return "retire streams differ";
    if (r[FAST].instructions != r[TOOL_MODEL].instructions ||
        r[FAST].thread_instructions != r[TOOL_MODEL].thread_instructions)
        return "the model's two ways count differently";
    if (r[TOOL_LOCKSTEP].clocks != r[TOOL_CORE].clocks)
        return "clocks differ with taps and without";
    return NULL;
}

/* One run in one mode, whose record replaces that of the last one. */
static const char *run_mode(const struct tool_options *many, unsigned index, int mode, FILE *sink,
                            struct measure *m)
{
    enum tool_mode of_child = mode == FAST ? TOOL_MODEL : (enum tool_mode)mode;
    struct tool_options options = *many;
    struct tool_child child;
    struct tool_options one;
    int failed = -1;

    options.hash = mode == TOOL_MODEL;
    options.least_seconds = least_seconds;
    tool_record_free(&m->last[mode]);
    if (tool_one_of_many(&options, index, of_child, &one)) return "out of memory";
    bool started = !tool_child_start(&child, &one, sink, false);
    while (started && tool_child_read(&child)) continue;
    if (started) failed = tool_child_end(&child, &one, &m->last[mode]);
    free(one.argv);
    if (!started) return "it cannot be started";
    if (failed) return "out of memory";
    return passed(m, mode) ? NULL : m->last[mode].outcome;
}

static void run_one(const struct tool_options *many, unsigned index, struct measure *m)
{
    size_t runs = many->runs;
    double *seconds = calloc((MODES + 1) * runs, sizeof *seconds);
    double *ratio = seconds ? seconds + MODES * runs : NULL;
    FILE *sink = fopen("/dev/null", "w");
    const char *slash = strrchr(many->file[index], '/');

    m->name = slash ? slash + 1 : many->file[index];
    if (!seconds || !sink) m->wrong = "out of memory";
    for (size_t i = 0; i < runs && !m->wrong; i++) {
        for (int mode = 0; mode < MODES && !m->wrong; mode++) {
            m->wrong = run_mode(many, index, mode, sink, m);
            if (m->last[mode].json) seconds[mode * runs + i] = m->last[mode].processor;
        }
    }
    if (!m->wrong) m->wrong = verify(m);
    for (size_t i = 0; i < runs && !m->wrong; i++)
        ratio[i] = per(seconds[TOOL_CORE * runs + i], seconds[TOOL_LOCKSTEP * runs + i]);
    if (!m->wrong) m->ratio = median(ratio, runs);
    for (int mode = 0; mode < MODES && seconds; mode++)
        m->median[mode] = median(seconds + mode * runs, runs);
    if (sink) fclose(sink);
    free(seconds);
}

static void print_row(const struct measure *m)
{
    const struct tool_record *s = &m->last[TOOL_LOCKSTEP];

    if (m->wrong) {
        if (skipped(m)) printf("%-24s skipped: %s\n", m->name, s->message);
        else printf("%-24s error: %s\n", m->name, m->wrong);
        return;
    }
    printf("%-24s %10llu %6.3f %9.3f %9.3f %9.3f %11.0f %10.2f %10.2f %9.2f %10.0f\n", m->name,
           (unsigned long long)s->clocks, per((double)s->instructions, (double)s->clocks),
           m->median[TOOL_LOCKSTEP], m->median[TOOL_CORE], m->ratio,
           per((double)s->clocks, m->median[TOOL_CORE]) / 1e3,
           per((double)s->instructions, m->median[TOOL_MODEL]) / 1e6,
           per((double)s->instructions, m->median[FAST]) / 1e6,
           per(m->median[TOOL_MODEL], m->median[FAST]),
           per((double)s->thread_instructions, m->median[FAST]) / 1e6);
    if (reads_volatiles(m))
        printf(
            "    it reads volatile values, such as the clock: memories and retire streams are not "
            "compared\n");
}

/* All programs together, by the time that they take. */
static double total_ratio(const struct bench *bench)
{
    double core = 0, lockstep = 0;

    for (unsigned i = 0; i < bench->options->files; i++) {
        const struct measure *m = &bench->row[i];
        if (m->wrong) continue;
        core += m->ratio * m->median[TOOL_LOCKSTEP];
        lockstep += m->median[TOOL_LOCKSTEP];
    }
    return per(core, lockstep);
}

/* A line for each program: the record of its last run in lockstep, and what all runs come to. */
static int write_records(FILE *out, const void *what)
{
    const struct bench *bench = what;

    for (unsigned i = 0; i < bench->options->files; i++) {
        const struct measure *m = &bench->row[i];
        const struct tool_record *s = &m->last[TOOL_LOCKSTEP];
        if (!s->line) continue; /* it could not be started */
        fprintf(out, "%.*s, \"bench\": {\"wrong\": ", (int)strlen(s->line) - 1, s->line);
        if (m->wrong) bridge_json_string(out, m->wrong);
        else fputs("null", out);
        fprintf(out,
                ", \"runs\": %llu, \"ipc\": %.4f, \"lockstep_seconds\": %.6f, "
                "\"rtl_seconds\": %.6f, \"ratio\": %.4f, \"rtl_clocks_per_second\": %.0f, "
                "\"model_instructions_per_second\": %.0f, "
                "\"model_thread_instructions_per_second\": %.0f, "
                "\"fast_instructions_per_second\": %.0f, "
                "\"fast_thread_instructions_per_second\": %.0f}}\n",
                (unsigned long long)bench->options->runs,
                per((double)s->instructions, (double)s->clocks), m->median[TOOL_LOCKSTEP],
                m->median[TOOL_CORE], m->ratio, per((double)s->clocks, m->median[TOOL_CORE]),
                per((double)s->instructions, m->median[TOOL_MODEL]),
                per((double)s->thread_instructions, m->median[TOOL_MODEL]),
                per((double)s->instructions, m->median[FAST]),
                per((double)s->thread_instructions, m->median[FAST]));
    }
    return ferror(out);
}

int tool_main_bench(int argc, char **argv)
{
    struct common_error err = {""};
    struct tool_options options;
    struct bench bench = {&options, NULL};
    unsigned wrong = 0;
    int got = tool_options_parse(&options, argc, argv, &err);

    if (!got) got = tool_select(&options, &err);
    if (!got) got = tool_check_paths(&options, &err);
    if (!got) got = tool_check_bare(&options, &err);
    if (!got) tool_warn_newer(options.isa);
    if (got) {
        tool_options_free(&options);
        return got > 0 ? 0 : tool_bad(&err);
    }
    options.times = true;
    options.waves = TOOL_WAVES_NEVER;
    bench.row = calloc(options.files, sizeof *bench.row);
    if (!bench.row) return BRIDGE_INTERNAL;
    printf("%-24s %10s %6s %9s %9s %9s %11s %10s %10s %9s %10s\n", "program", "clocks", "IPC",
           "check s", "rtl s", "rtl/check", "rtl kclk/s", "step Mi/s", "fast Mi/s", "fast/step",
           "fast Mth/s");
    for (unsigned i = 0; i < options.files; i++) {
        run_one(&options, i, &bench.row[i]);
        print_row(&bench.row[i]);
        fflush(stdout);
        wrong += bench.row[i].wrong && !skipped(&bench.row[i]);
    }
    printf("%-24s %48.3f\n", "all, by their time", total_ratio(&bench));
    if (options.json) got = common_file_write(options.json, write_records, &bench, &err);
    for (unsigned i = 0; i < options.files; i++)
        for (int mode = 0; mode < MODES; mode++) tool_record_free(&bench.row[i].last[mode]);
    free(bench.row);
    tool_options_free(&options);
    if (got) return tool_bad(&err);
    return wrong ? 1 : 0;
}
