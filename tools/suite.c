/* `warpstep suite`: a table of many programs, each run in lockstep and on the core alone. */
#include <stdlib.h>
#include <string.h>

#include "tool.h"

enum { SHORT_RUNS = 3 }; /* a short run's time is the least of so many */
static const double short_seconds = 0.25;

struct row {
    const char *name;
    struct tool_summary lockstep;
    double bare_seconds; /* 0: not measured */
};

struct table {
    const struct tool_options *options;
    struct row *row;
    unsigned rows, passed;
};

static const char *base_name(const char *path)
{
    const char *slash = strrchr(path, '/');

    return slash ? slash + 1 : path;
}

static void copy_text(FILE *from, FILE *to)
{
    char line[512];

    rewind(from);
    while (fgets(line, sizeof line, from)) fprintf(to, "    %s", line);
}

/* Time of lockstep and bare runs, taken in turn so that a busy machine disturbs both. */
static void measure(const struct tool_options *lockstep, const struct tool_options *bare,
                    struct row *row)
{
    struct tool_summary again;
    FILE *sink = fopen("/dev/null", "w");
    unsigned runs = row->lockstep.seconds < short_seconds ? SHORT_RUNS : 1;

    for (unsigned i = 0; sink && i < runs; i++) {
        if (tool_child(bare, sink, &again)) break;
        if (!row->bare_seconds || again.seconds < row->bare_seconds)
            row->bare_seconds = again.seconds;
        if (i + 1 == runs || tool_child(lockstep, sink, &again)) break;
        if (again.seconds < row->lockstep.seconds) row->lockstep.seconds = again.seconds;
    }
    if (sink) fclose(sink);
}

static void print_row(const struct row *row)
{
    const struct tool_summary *s = &row->lockstep;

    printf("%-24s %-11s %11llu %12llu %10llu", row->name, bridge_verdict_name(s->verdict),
           (unsigned long long)s->instructions, (unsigned long long)s->thread_instructions,
           (unsigned long long)s->cycles);
    if (s->cycles) printf(" %6.3f", (double)s->instructions / (double)s->cycles);
    else printf(" %6s", "-");
    if (row->bare_seconds > 0) printf(" %9.2f\n", row->bare_seconds / s->seconds);
    else printf(" %9s\n", "-");
}

static void run_row(struct table *table, unsigned index)
{
    const struct tool_options *many = table->options;
    struct row *row = &table->row[index];
    struct tool_options lockstep, bare;
    char **argv = calloc(2 * (size_t)many->argc + 8, sizeof *argv);
    FILE *report = tmpfile();

    row->name = base_name(many->file[index]);
    if (!argv || !report) {
        row->lockstep.verdict = BRIDGE_INTERNAL;
        return;
    }
    tool_one_of_many(many, index, TOOL_LOCKSTEP, argv, &lockstep);
    tool_one_of_many(many, index, TOOL_CORE, argv + many->argc + 4, &bare);
    if (tool_child(&lockstep, report, &row->lockstep)) row->lockstep.verdict = BRIDGE_INTERNAL;
    if (row->lockstep.verdict == BRIDGE_PASS) {
        table->passed++;
        if (!many->clocks) measure(&lockstep, &bare, row);
    }
    print_row(row);
    if (row->lockstep.verdict != BRIDGE_PASS) copy_text(report, stdout);
    fflush(stdout);
    fclose(report);
    free(argv);
}

static int write_json(FILE *out, const void *what)
{
    const struct table *table = what;

    fprintf(out,
            "{\"isa\": \"%s\", \"seed\": %llu, \"passed\": %u, \"failed\": %u, \"programs\": [",
            table->options->isa->name, (unsigned long long)table->options->seed, table->passed,
            table->rows - table->passed);
    for (unsigned i = 0; i < table->rows; i++) {
        const struct tool_summary *s = &table->row[i].lockstep;
        fprintf(out, "%s\n  {\"program\": ", i ? "," : "");
        bridge_json_string(out, table->row[i].name);
        fprintf(out,
                ", \"verdict\": \"%s\", \"instructions\": %llu, "
                "\"thread_instructions\": %llu, \"clocks\": %llu, \"hash\": \"%016llx\"}",
                bridge_verdict_name(s->verdict), (unsigned long long)s->instructions,
                (unsigned long long)s->thread_instructions, (unsigned long long)s->cycles,
                (unsigned long long)s->hash);
    }
    fprintf(out, "\n]}\n");
    return ferror(out);
}

/* One line a program, for a baseline file under version control. */
static int write_clocks(FILE *out, const void *what)
{
    const struct table *table = what;

    fprintf(out, "# program, clocks, warp instructions; seed %llu\n",
            (unsigned long long)table->options->seed);
    for (unsigned i = 0; i < table->rows; i++)
        fprintf(out, "%-24s %10llu %10llu\n", table->row[i].name,
                (unsigned long long)table->row[i].lockstep.cycles,
                (unsigned long long)table->row[i].lockstep.instructions);
    return ferror(out);
}

int tool_main_suite(int argc, char **argv)
{
    struct common_error err = {""};
    struct tool_options options;
    struct table table = {&options, NULL, 0, 0};
    int got = tool_options_parse(&options, argc, argv, &err);

    if (!got) got = tool_check_paths(&options, &err);
    if (got) {
        tool_options_free(&options);
        return got > 0 ? 0 : tool_bad(&err);
    }
    table.rows = options.files;
    table.row = calloc(table.rows, sizeof *table.row);
    if (!table.row) return BRIDGE_INTERNAL;
    printf("%-24s %-11s %11s %12s %10s %6s %9s\n", "program", "verdict", "warp insns",
           "thread insns", "clocks", "IPC", "rtl/check");
    for (unsigned i = 0; i < table.rows; i++) run_row(&table, i);
    if (options.json) got = common_file_write(options.json, write_json, &table, &err);
    if (!got && options.clocks) got = common_file_write(options.clocks, write_clocks, &table, &err);
    printf("%u passed, %u failed\n", table.passed, table.rows - table.passed);
    free(table.row);
    tool_options_free(&options);
    if (got) return tool_bad(&err);
    return table.passed == table.rows ? 0 : 1;
}
