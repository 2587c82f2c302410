/* `warpstep coverage`: what the runs whose stores are given have never tried. And --coverage of the commands that run. */
#include <stdlib.h>
#include <string.h>

#include "cover.h"
#include "cover_report.h"
#include "tool.h"

int tool_cover_open(struct tool_options *o, struct common_error *err)
{
    struct common_machine machine = {NULL, 0};

    if (!o->coverage || o->wave_file) return 0;
    testbench_machine(o->isa->name,
                      &machine); /* without a core it has the sizes that the model itself says */
    o->cover = cover_open(o->isa, &machine, o->coverage, err);
    return o->cover ? 0 : -1;
}

int tool_cover_close(struct tool_options *o, struct common_error *err)
{
    int failed = o->cover ? cover_save(o->cover, err) : 0;

    cover_close(o->cover);
    o->cover = NULL;
    return failed;
}

/* ---- The command. */

/* Keeps what --isa and --group ask for.
 *   returns  0; -1 with err: that is nothing */
static int choose(const struct tool_options *o, struct cover_store *store, struct common_error *err)
{
    size_t kept = 0;

    for (size_t i = 0; i < store->entries; i++) {
        const struct cover_entry *e = &store->entry[i];
        if (o->isa && strcmp(e->isa, o->isa->name) != 0) continue;
        if (o->group && strcmp(e->group, o->group) != 0) continue;
        store->entry[kept++] = *e;
    }
    store->entries = kept;
    if (kept || (!o->isa && !o->group)) return 0;
    if (!o->group)
        return common_fail(err, "warpstep: error: no store has a point of %s", o->isa->name);
    return common_fail(err, "warpstep: error: --group '%s'; no store has such points%s%s", o->group,
                       o->isa ? " of " : "", o->isa ? o->isa->name : "");
}

static int read_all(const struct tool_options *o, struct cover_store *store,
                    struct common_error *err)
{
    for (unsigned i = 0; i < o->files; i++) {
        struct cover_store one;
        if (cover_store_read(&one, o->file[i], err)) return -1;
        if (!cover_store_merge(store, &one)) continue;
        cover_store_free(&one);
        return common_fail(err, "warpstep: error: out of memory");
    }
    return 0;
}

/* What changed since --baseline.
 *   returns  whether something is no longer hit; -1 with err */
static int compare(const struct tool_options *o, const struct cover_store *store,
                   struct common_error *err)
{
    struct tool_options of_old = *o;
    struct cover_store old;
    struct common_error nothing = {""};

    if (cover_store_read(&old, o->baseline, err)) return -1;
    choose(&of_old, &old, &nothing); /* it may have none of them */
    size_t lost = cover_report_compare(&old, store, stdout);
    cover_store_free(&old);
    return lost == SIZE_MAX ? common_fail(err, "warpstep: error: out of memory") : lost != 0;
}

static int report(const struct tool_options *o, struct cover_store *store, struct common_error *err)
{
    if (o->output && cover_store_write(store, o->output, err)) return -1;
    if (choose(o, store, err)) return -1;
    if (o->html && cover_html_write(store, o->html, err)) return -1;
    if (o->baseline) return compare(o, store, err);
    return cover_report_print(store, stdout) && o->complete;
}

int tool_main_coverage(int argc, char **argv)
{
    struct common_error err = {""};
    struct tool_options options;
    struct cover_store store = {NULL};
    int got = tool_options_parse(&options, argc, argv, &err);

    if (got) {
        tool_options_free(&options);
        return got > 0 ? 0 : tool_bad(&err);
    }
    got = tool_check_paths(&options, &err);
    if (!got) got = read_all(&options, &store, &err);
    if (!got) got = report(&options, &store, &err);
    cover_store_free(&store);
    tool_options_free(&options);
    return got < 0 ? tool_bad(&err) : got;
}
