/* `warpstep perf`: the clocks in records of runs against those of a baseline, which is such records too, cut to what
 * was run and what it took. Clocks are exact: any difference is told, and is not success. */
#include <errno.h>
#include <getopt.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "perf.h"

struct command {
    const char *baseline;
    bool update;
    struct tool_records before, now;
};

static void write_record(FILE *out, const struct tool_record *r)
{
    fprintf(out, "{\"schema\": %d, \"isa\": ", BRIDGE_SCHEMA);
    bridge_json_string(out, r->isa);
    fputs(", \"program\": ", out);
    bridge_json_string(out, r->program);
    fprintf(out, ", \"clocks\": %llu, \"instructions\": %llu}\n", (unsigned long long)r->clocks,
            (unsigned long long)r->instructions);
}

/* The new ones; before them those of ISAs that were not run. */
static int write_baseline(FILE *out, const void *what)
{
    const struct command *c = what;

    for (size_t i = 0; i < c->before.count; i++) {
        bool ran = false;
        for (size_t k = 0; k < c->now.count; k++)
            ran |= !strcmp(c->now.record[k].isa, c->before.record[i].isa);
        if (!ran) write_record(out, &c->before.record[i]);
    }
    for (size_t i = 0; i < c->now.count; i++) write_record(out, &c->now.record[i]);
    return ferror(out);
}

/* Clocks of a run that did not pass are no measure. */
static int check_passed(const struct tool_records *now, struct common_error *err)
{
    for (size_t i = 0; i < now->count; i++)
        if (strcmp(now->record[i].outcome, "PASS") != 0)
            return common_fail(err,
                               "%s: error: it ended as '%s'; only a run that passed is compared",
                               now->record[i].program, now->record[i].outcome);
    return 0;
}

static void help(void)
{
    printf("usage: warpstep perf --baseline FILE [--update] RECORDS\n\n"
           "  --baseline FILE   records to compare with: isa, program, clocks, instructions\n"
           "  --update          write it anew\n"
           "  RECORDS           as warpstep suite --json writes them\n\n"
           "Exit status: 0 nothing differs, 1 something does, 2 bad input.\n");
}

/* returns  0; 1 --help was asked for; -1 with err */
static int parse(struct command *c, int argc, char **argv, struct common_error *err)
{
    static const struct option longs[] = {{"baseline", required_argument, NULL, 'b'},
                                          {"update", no_argument, NULL, 'u'},
                                          {"help", no_argument, NULL, 'h'},
                                          {NULL, 0, NULL, 0}};
    int id;

    optind = 0;
    opterr = 0;
    while ((id = getopt_long(argc, argv, ":", longs, NULL)) != -1) {
        switch (id) {
        case 'b': c->baseline = optarg; break;
        case 'u': c->update = true; break;
        case 'h': help(); return 1;
        case ':': return common_fail(err, "warpstep: error: %s needs a value", argv[optind - 1]);
        default:
            return common_fail(err,
                               "warpstep: error: unknown option '%s'; see warpstep perf --help",
                               argv[optind - 1]);
        }
    }
    if (!c->baseline) return common_fail(err, "warpstep: error: --baseline FILE is needed");
    if (argc - optind != 1)
        return common_fail(err, "warpstep: error: %d files of records; one is needed",
                           argc - optind);
    bool first = c->update && access(c->baseline, F_OK) && errno == ENOENT;
    if (!first && tool_records_read(&c->before, c->baseline, err)) return -1;
    if (tool_records_read(&c->now, argv[optind], err) || check_passed(&c->now, err)) return -1;
    return c->update ? common_file_distinct(argv[optind], c->baseline, err) : 0;
}

int tool_main_perf(int argc, char **argv)
{
    struct common_error err = {""};
    struct command c = {.baseline = NULL};
    struct perf perf = {.change = NULL};
    int got = parse(&c, argc, argv, &err);

    if (!got && perf_compare(&perf, &c.before, &c.now))
        got = common_fail(&err, "warpstep: error: out of memory");
    if (!got) perf_print(stdout, &perf);
    if (!got && c.update) {
        got = common_file_write(c.baseline, write_baseline, &c, &err);
        if (!got) printf("perf: %s is written anew\n", c.baseline);
    }
    int status = perf.changes && !c.update;
    free(perf.change);
    tool_records_free(&c.before);
    tool_records_free(&c.now);
    return got > 0 ? 0 : got ? tool_bad(&err) : status;
}
