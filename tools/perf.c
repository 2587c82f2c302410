/* `warpstep perf`: the clocks in records of runs against those of a baseline, which is such records
 * too, cut to what was run and what it took. Clocks are exact: any difference is told, and is not
 * success. A new baseline is written for what became slower by little; for more it must be said
 * that it is meant. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../model/common/file.h"
#include "commands.h"
#include "options.h"
#include "paths.h"
#include "perf.h"
#include "record.h"
#include "select.h"

enum { LIMIT = 5 }; /* percent that a program may become slower in a baseline without --accept */

struct command {
    struct tool_records before, now;
    struct perf perf;
};

static int write_baseline(FILE *out, const void *what)
{
    const struct command *c = what;

    return perf_write(out, &c->perf, &c->before, &c->now);
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

/* The operands behind the records are the programs that there are. */
static int find_programs(struct perf *perf, struct tool_options *o, struct common_error *err)
{
    if (o->files == 1) return 0;
    o->file++;
    o->files--;
    if (tool_select(o, err)) return -1;
    for (unsigned i = 0; i < o->files; i++)
        if (access(o->file[i], R_OK))
            return common_fail(err, "%s: error: cannot read: %s", o->file[i], strerror(errno));
    perf->there = o->chosen;
    perf->programs = o->files;
    return 0;
}

static void say_written(const struct command *c, const char *baseline)
{
    unsigned kept = 0, dropped = 0;

    for (size_t i = 0; i < c->perf.changes; i++) {
        const struct perf_change *change = &c->perf.change[i];
        if (change->new) continue;
        if (perf_gone(&c->perf, change->old)) dropped++;
        else kept++;
    }
    printf("perf: %s is written anew", baseline);
    if (kept) printf("; programs that were not run keep their clocks: %u", kept);
    if (dropped) printf("; programs that are gone are dropped: %u", dropped);
    putchar('\n');
}

/* The last line: what is slower than it was.
 *   returns  whether something is */
static bool say_slower(const struct perf *perf)
{
    const struct perf_change *most = perf_slowest(perf);

    if (!most) return false;
    printf("perf: %zu programs are slower, the most %s, %+.2f %%\n", perf_slower(perf),
           most->new->program, perf_percent(most));
    return true;
}

/* A core that became slow by mistake must not become the baseline.
 *   returns  the status */
static int update(const struct command *c, const struct tool_options *o, struct common_error *err)
{
    const struct perf_change *most = perf_slowest(&c->perf);

    if (most && !o->accept &&
        100 * (most->new->clocks - most->old->clocks) > LIMIT * most->old->clocks) {
        printf("perf: %s is not written: %s takes %+.2f %% clocks; up to %d %% are taken, and with "
               "--accept all\n",
               o->baseline, most->new->program, perf_percent(most), LIMIT);
        return 1;
    }
    if (common_file_write(o->baseline, write_baseline, c, err)) return -1;
    say_written(c, o->baseline);
    return say_slower(&c->perf) && !o->accept;
}

int tool_main_perf(int argc, char **argv)
{
    struct common_error err = {""};
    struct tool_options o;
    struct command c = {.before.count = 0};
    int got = tool_options_parse(&o, argc, argv, &err);

    if (!got) got = tool_check_paths(&o, &err);
    if (!got) got = read_both(&c, &o, &err);
    if (!got) got = find_programs(&c.perf, &o, &err);
    if (!got && perf_compare(&c.perf, &c.before, &c.now))
        got = common_fail(&err, "warpstep: error: out of memory");
    if (!got) perf_print(stdout, &c.perf);
    int status = c.perf.changes != 0;
    if (!got && o.update) status = update(&c, &o, &err);
    if (status < 0) got = status;
    free(c.perf.change);
    tool_records_free(&c.before);
    tool_records_free(&c.now);
    tool_options_free(&o);
    return got > 0 ? 0 : got ? tool_bad(&err) : status;
}
