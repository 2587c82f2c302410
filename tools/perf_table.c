/* Clocks of runs against a baseline: what differs, and its table. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../bridge/result.h"
#include "perf.h"
#include "record.h"

/* Anything of this ISA ran. */
static bool ran(const struct tool_records *now, const char *isa)
{
    for (size_t i = 0; i < now->count; i++)
        if (!strcmp(now->record[i].isa, isa)) return true;
    return false;
}

int perf_compare(struct perf *p, const struct tool_records *before, const struct tool_records *now)
{
    p->changes = p->compared = 0;
    p->logs = 0;
    p->change = calloc(before->count + now->count + 1, sizeof *p->change);
    if (!p->change) return -1;
    for (size_t i = 0; i < now->count; i++) {
        const struct tool_record *new = &now->record[i];
        const struct tool_record *old = tool_records_find(before, new->isa, new->program);
        if (old && old->clocks && new->clocks) {
            p->logs += log((double)new->clocks / (double)old->clocks);
            p->compared++;
        }
        if (!old || old->clocks != new->clocks || old->instructions != new->instructions)
            p->change[p->changes++] = (struct perf_change){old, new};
    }
    for (size_t i = 0; i < before->count; i++) {
        const struct tool_record *old = &before->record[i];
        if (ran(now, old->isa) && !tool_records_find(now, old->isa, old->program))
            p->change[p->changes++] = (struct perf_change){old, NULL};
    }
    return 0;
}

/* The last part of a path, as records name a program. */
static const char *last_part(const char *path)
{
    const char *slash = strrchr(path, '/');

    return slash ? slash + 1 : path;
}

bool perf_gone(const struct perf *p, const struct tool_record *old)
{
    for (unsigned i = 0; i < p->programs; i++)
        if (!strcmp(last_part(p->there[i]), old->program)) return false;
    return p->there != NULL;
}

static void write_record(FILE *out, const struct tool_record *r)
{
    fprintf(out, "{\"schema\": %d, \"isa\": ", BRIDGE_SCHEMA);
    bridge_json_string(out, r->isa);
    fputs(", \"program\": ", out);
    bridge_json_string(out, r->program);
    fprintf(out, ", \"clocks\": %llu, \"instructions\": %llu}\n", (unsigned long long)r->clocks,
            (unsigned long long)r->instructions);
}

/* The new programs that stand right before number end of those that ran. */
static void write_new(FILE *out, const struct tool_records *before, const struct tool_records *now,
                      size_t end)
{
    size_t from = end;

    while (from &&
           !tool_records_find(before, now->record[from - 1].isa, now->record[from - 1].program))
        from--;
    for (; from < end; from++) write_record(out, &now->record[from]);
}

int perf_write(FILE *out, const struct perf *p, const struct tool_records *before,
               const struct tool_records *now)
{
    for (size_t i = 0; i < before->count; i++) {
        const struct tool_record *old = &before->record[i];
        const struct tool_record *new = tool_records_find(now, old->isa, old->program);
        if (new) write_new(out, before, now, (size_t)(new - now->record));
        if (new || !ran(now, old->isa) || !perf_gone(p, old)) write_record(out, new ? new : old);
    }
    write_new(out, before, now, now->count);
    return ferror(out) ? -1 : 0;
}

/* What has no two sides comes last. */
double perf_percent(const struct perf_change *c)
{
    if (!c->old || !c->new || !c->old->clocks) return -HUGE_VAL;
    return 100 * ((double)c->new->clocks / (double)c->old->clocks - 1);
}

static int slowest_first(const void *a, const void *b)
{
    double x = perf_percent(a), y = perf_percent(b);

    return (x < y) - (x > y);
}

static void print_side(FILE *out, const struct tool_record *record)
{
    if (record)
        fprintf(out, " %10llu %10llu", (unsigned long long)record->clocks,
                (unsigned long long)record->instructions);
    else fprintf(out, " %10s %10s", "-", "-");
}

void perf_print(FILE *out, struct perf *p)
{
    qsort(p->change, p->changes, sizeof *p->change, slowest_first);
    if (p->changes)
        fprintf(out, "%-8s %-24s %10s %10s %10s %10s %9s\n", "isa", "program", "clocks", "insns",
                "clocks now", "insns now", "change");
    for (size_t i = 0; i < p->changes; i++) {
        const struct perf_change *c = &p->change[i];
        const struct tool_record *any = c->new ? c->new : c->old;
        fprintf(out, "%-8s %-24s", any->isa, any->program);
        print_side(out, c->old);
        print_side(out, c->new);
        if (c->old && c->new) fprintf(out, " %+7.2f %%\n", perf_percent(c));
        else fprintf(out, " %9s\n", c->new ? "new" : perf_gone(p, c->old) ? "gone" : "not run");
    }
    const size_t missing = perf_not_run(p);
    fprintf(out, "perf: %zu of %zu programs differ from the baseline; ", p->changes - missing,
            p->compared + p->changes - perf_both(p) - missing);
    if (missing) fprintf(out, "%zu not run; ", missing);
    fprintf(out, "geometric mean %+.3f %%\n", perf_mean(p));
}

size_t perf_slower(const struct perf *p)
{
    size_t slower = 0;

    for (size_t i = 0; i < p->changes; i++) slower += perf_percent(&p->change[i]) > 0;
    return slower;
}

const struct perf_change *perf_slowest(const struct perf *p)
{
    const struct perf_change *most = NULL;

    for (size_t i = 0; i < p->changes; i++) {
        const struct perf_change *c = &p->change[i];
        if (perf_percent(c) > (most ? perf_percent(most) : 0)) most = c;
    }
    return most;
}

size_t perf_both(const struct perf *p)
{
    size_t both = 0;

    for (size_t i = 0; i < p->changes; i++) both += p->change[i].old && p->change[i].new;
    return both;
}

size_t perf_not_run(const struct perf *p)
{
    size_t missing = 0;

    for (size_t i = 0; i < p->changes; i++)
        missing += !p->change[i].new && !perf_gone(p, p->change[i].old);
    return missing;
}

double perf_mean(const struct perf *p)
{
    return p->compared ? 100 * (exp(p->logs / (double)p->compared) - 1) : 0;
}
