/* `warpstep perf`: the clocks in records of runs against those of a baseline, which is such records too, cut to what
 * was run and what it took. Clocks are exact: any difference is told, and is not success. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "perf.h"

struct command {
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

/* What was skipped did not run at all: it goes. */
static void drop_skipped(struct tool_records *records)
{
    size_t kept = 0;

    for (size_t i = 0; i < records->count; i++) {
        if (strcmp(records->record[i].outcome, "SKIP") != 0)
            records->record[kept++] = records->record[i];
        else tool_record_free(&records->record[i]);
    }
    records->count = kept;
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

static int read_both(struct command *c, const struct tool_options *o, struct common_error *err)
{
    bool first = o->update && access(o->baseline, F_OK) && errno == ENOENT;

    if (!first && tool_records_read(&c->before, o->baseline, err)) return -1;
    if (tool_records_read(&c->now, o->file[0], err)) return -1;
    drop_skipped(&c->before);
    drop_skipped(&c->now);
    return check_passed(&c->now, err);
}

int tool_main_perf(int argc, char **argv)
{
    struct common_error err = {""};
    struct tool_options o;
    struct command c = {.before.count = 0};
    struct perf perf = {.change = NULL};
    int got = tool_options_parse(&o, argc, argv, &err);

    if (!got) got = tool_check_paths(&o, &err);
    if (!got) got = read_both(&c, &o, &err);
    if (!got && perf_compare(&perf, &c.before, &c.now))
        got = common_fail(&err, "warpstep: error: out of memory");
    if (!got) perf_print(stdout, &perf);
    if (!got && o.update) {
        got = common_file_write(o.baseline, write_baseline, &c, &err);
        if (!got) printf("perf: %s is written anew\n", o.baseline);
    }
    int status = perf.changes && !o.update;
    free(perf.change);
    tool_records_free(&c.before);
    tool_records_free(&c.now);
    tool_options_free(&o);
    return got > 0 ? 0 : got ? tool_bad(&err) : status;
}
