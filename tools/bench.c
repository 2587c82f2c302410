/* `warpstep bench`: what lockstep costs, how fast core and model run, instructions per clock. Medians of
 * interleaved runs. Each mode's final memory is hashed and must agree: a core whose output nobody reads
 * could be deleted by a compiler, and its speed would mean nothing. */
#include <stdlib.h>
#include <string.h>

#include "tool.h"

enum { MODES = 3 };

struct measure {
    const char *name;
    struct tool_summary last[MODES]; /* indexed by enum tool_mode */
    double median[MODES];            /* seconds */
    double ratio;      /* core alone / lockstep: median over pairs of neighbouring runs */
    const char *wrong; /* NULL: good */
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

/* Core and model by themselves have nothing to compare with if the program expects nothing: verify() does. */
static bool passed(const struct measure *m, int mode)
{
    enum bridge_verdict verdict = m->last[mode].verdict;

    return verdict == BRIDGE_PASS || (mode != TOOL_LOCKSTEP && verdict == BRIDGE_VACUOUS);
}

static const char *verify(const struct measure *m)
{
    for (int mode = 0; mode < MODES; mode++) {
        if (m->last[mode].memory_hash != m->last[0].memory_hash) return "final memories differ";
    }
    if (m->last[TOOL_LOCKSTEP].hash != m->last[TOOL_MODEL].hash) return "retire streams differ";
    if (m->last[TOOL_LOCKSTEP].cycles != m->last[TOOL_CORE].cycles)
        return "clocks differ with taps and without";
    return NULL;
}

static void run_one(const struct tool_options *many, unsigned index, struct measure *m)
{
    size_t runs = many->runs;
    double *seconds = calloc((MODES + 1) * runs, sizeof *seconds);
    double *ratio = seconds ? seconds + MODES * runs : NULL;
    char **argv = calloc((size_t)many->argc + 4, sizeof *argv);
    FILE *sink = fopen("/dev/null", "w");
    const char *slash = strrchr(many->file[index], '/');

    m->name = slash ? slash + 1 : many->file[index];
    if (!seconds || !argv || !sink) m->wrong = "out of memory";
    for (size_t i = 0; i < runs && !m->wrong; i++) {
        for (int mode = 0; mode < MODES && !m->wrong; mode++) {
            struct tool_options one;
            tool_one_of_many(many, index, (enum tool_mode)mode, argv, &one);
            one.waves = TOOL_WAVES_NEVER;
            if (tool_child(&one, sink, &m->last[mode])) m->wrong = "the run died";
            else if (!passed(m, mode)) m->wrong = bridge_verdict_name(m->last[mode].verdict);
            seconds[mode * runs + i] = m->last[mode].seconds;
        }
    }
    if (!m->wrong) m->wrong = verify(m);
    for (size_t i = 0; i < runs && !m->wrong; i++)
        ratio[i] = per(seconds[TOOL_CORE * runs + i], seconds[TOOL_LOCKSTEP * runs + i]);
    if (!m->wrong) m->ratio = median(ratio, runs);
    for (int mode = 0; mode < MODES && seconds; mode++)
        m->median[mode] = median(seconds + mode * runs, runs);
    if (sink) fclose(sink);
    free(argv);
    free(seconds);
}

static void print_row(const struct measure *m)
{
    const struct tool_summary *s = &m->last[TOOL_LOCKSTEP];

    if (m->wrong) {
        printf("%-24s error: %s\n", m->name, m->wrong);
        return;
    }
    printf("%-24s %10llu %6.3f %9.3f %9.3f %9.3f %11.0f %13.2f %12.2f\n", m->name,
           (unsigned long long)s->cycles, per((double)s->instructions, (double)s->cycles),
           m->median[TOOL_LOCKSTEP], m->median[TOOL_CORE], m->ratio,
           per((double)s->cycles, m->median[TOOL_CORE]) / 1e3,
           per((double)s->instructions, m->median[TOOL_MODEL]) / 1e6,
           per((double)s->thread_instructions, m->median[TOOL_MODEL]) / 1e6);
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

static int write_json(FILE *out, const void *what)
{
    const struct bench *bench = what;
    const struct tool_options *o = bench->options;

    fprintf(out, "{\"isa\": \"%s\", \"seed\": %llu, \"runs\": %llu, \"programs\": [", o->isa->name,
            (unsigned long long)o->seed, (unsigned long long)o->runs);
    for (unsigned i = 0; i < o->files; i++) {
        const struct measure *m = &bench->row[i];
        const struct tool_summary *s = &m->last[TOOL_LOCKSTEP];
        fprintf(out, "%s\n  {\"program\": ", i ? "," : "");
        bridge_json_string(out, m->name);
        fprintf(out,
                ", \"clocks\": %llu, \"instructions\": %llu, \"ipc\": %.4f, "
                "\"lockstep_seconds\": %.6f, \"rtl_seconds\": %.6f, \"ratio\": %.4f, "
                "\"rtl_clocks_per_second\": %.0f, \"model_instructions_per_second\": %.0f, "
                "\"model_thread_instructions_per_second\": %.0f, "
                "\"memory_hash\": \"%016llx\"}",
                (unsigned long long)s->cycles, (unsigned long long)s->instructions,
                per((double)s->instructions, (double)s->cycles), m->median[TOOL_LOCKSTEP],
                m->median[TOOL_CORE], m->ratio, per((double)s->cycles, m->median[TOOL_CORE]),
                per((double)s->instructions, m->median[TOOL_MODEL]),
                per((double)s->thread_instructions, m->median[TOOL_MODEL]),
                (unsigned long long)s->memory_hash);
    }
    fprintf(out, "\n], \"ratio\": %.4f}\n", total_ratio(bench));
    return ferror(out);
}

int tool_main_bench(int argc, char **argv)
{
    struct common_error err = {""};
    struct tool_options options;
    struct bench bench = {&options, NULL};
    unsigned wrong = 0;
    int got = tool_options_parse(&options, argc, argv, &err);

    if (!got) got = tool_check_paths(&options, &err);
    if (got) {
        tool_options_free(&options);
        return got > 0 ? 0 : tool_bad(&err);
    }
    bench.row = calloc(options.files, sizeof *bench.row);
    if (!bench.row) return BRIDGE_INTERNAL;
    printf("%-24s %10s %6s %9s %9s %9s %11s %13s %12s\n", "program", "clocks", "IPC", "check s",
           "rtl s", "rtl/check", "rtl kclk/s", "model Minsn/s", "model Mthr/s");
    for (unsigned i = 0; i < options.files; i++) {
        run_one(&options, i, &bench.row[i]);
        print_row(&bench.row[i]);
        fflush(stdout);
        wrong += bench.row[i].wrong != NULL;
    }
    printf("%-24s %48.3f\n", "all, by their time", total_ratio(&bench));
    if (options.json) got = common_file_write(options.json, write_json, &bench, &err);
    free(bench.row);
    tool_options_free(&options);
    if (got) return tool_bad(&err);
    return wrong ? 1 : 0;
}
