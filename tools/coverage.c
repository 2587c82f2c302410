/* `warpstep coverage`: what the runs whose stores are given have never tried. And --coverage of the
 * commands that run. */
#include <stdlib.h>
#include <string.h>

#include "../testbench/common/harness.h"
#include "commands.h"
#include "cover.h"
#include "cover_report.h"
#include "coverage.h"
#include "options.h"
#include "paths.h"
#include "registry.h"

int tool_cover_open(struct tool_options *o, struct common_error *err)
{
    struct common_machine machine = {NULL, 0};

    if (!o->coverage || o->wave.file) return 0;
    testbench_machine(o->isa->name,
                      &machine); /* without a core it has the sizes that the model itself says */
    o->cover = cover_open(o->isa, &machine, o->coverage, err);
    return o->cover ? 0 : -1;
}

int tool_cover_close(struct tool_options *o, struct common_error *err)
{
    int failed = o->cover ? cover_save(o->cover, err) : 0;

    tool_cover_free(o);
    return failed;
}

void tool_cover_free(struct tool_options *o)
{
    cover_close(o->cover);
    o->cover = NULL;
}

/* ---- The command. */

/* What --isa and --group ask for.
 *   part     filled; its strings are those of the store
 *   returns  0; -1 with err: that is nothing, or out of memory */
static int choose(const struct tool_options *o, const struct cover_store *store,
                  struct cover_store *part, struct common_error *err)
{
    bool others = false;

    for (size_t i = 0; i < store->entries; i++) {
        const struct cover_entry *e = &store->entry[i];
        bool other = o->isa && strcmp(e->isa, o->isa->name) != 0;
        others |= other;
        if (other || (o->group && strcmp(e->group, o->group) != 0)) continue;
        if (cover_store_add(part, e->isa, e->group, e->text, e->count))
            return common_fail(err, "warpstep: error: out of memory");
    }
    part->runs = others ? 0 : store->runs; /* a store does not say whose they are */
    if (part->entries || (!o->isa && !o->group)) return 0;
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
                   const struct cover_store *whole, struct common_error *err)
{
    struct cover_store old, part = {NULL};
    struct common_error nothing = {""};

    if (cover_store_read(&old, o->baseline, err)) return -1;
    choose(o, &old, &part, &nothing); /* it may have none of them */
    size_t lost = cover_report_compare(&part, store, whole, stdout);
    cover_store_free(&part);
    cover_store_free(&old);
    return lost == SIZE_MAX ? common_fail(err, "warpstep: error: out of memory") : lost != 0;
}

/* The shapes of this command's cores of the store's ISAs, "isa LANES 8, WARPS 8".
 *   shape    room for one of each ISA of the build; the caller frees the texts */
static size_t collect_shapes(const struct cover_store *s, char **shape)
{
    size_t shapes = 0;

    for (size_t i = 0; common_isas[i]; i++) {
        const char *name = common_isas[i]->name;
        struct common_machine machine;
        char text[512], line[600];
        bool there = false;
        for (size_t k = 0; k < s->entries && !there; k++) there = !strcmp(s->entry[k].isa, name);
        if (!there || testbench_machine(name, &machine)) continue;
        common_machine_text(&machine, text, sizeof text);
        snprintf(line, sizeof line, "%s %s", name, text);
        shape[shapes] = strdup(line);
        shapes += shape[shapes] != NULL;
    }
    return shapes;
}

static int write_html(const struct tool_options *o, const struct cover_store *part,
                      const struct cover_store *whole, struct common_error *err)
{
    size_t isas = 0;

    while (common_isas[isas]) isas++;
    char **shape = calloc(isas + 1, sizeof *shape);
    if (!shape) return common_fail(err, "warpstep: error: out of memory");
    const size_t shapes = collect_shapes(part, shape);
    const struct page_facts facts = {
        .commit = tool_commit, .options = o, .shape = shape, .shapes = shapes};
    const int failed = cover_html_write(part, whole, &facts, o->html, err);
    for (size_t i = 0; i < shapes; i++) free(shape[i]);
    free(shape);
    return failed;
}

static int report_part(const struct tool_options *o, const struct cover_store *part,
                       const struct cover_store *whole, struct common_error *err)
{
    size_t holes = 0;
    int lost = 0;

    if (o->html && write_html(o, part, whole, err)) return -1;
    if (o->complete || !o->baseline) holes = cover_report_print(part, whole, stdout);
    if (o->baseline) lost = compare(o, part, whole, err);
    return lost ? lost : holes && o->complete;
}

static int report(const struct tool_options *o, const struct cover_store *store,
                  struct common_error *err)
{
    struct cover_store part = {NULL};

    if (o->output && cover_store_write(store, o->output, err)) return -1;
    int got = choose(o, store, &part, err);
    if (!got) got = report_part(o, &part, store, err);
    cover_store_free(&part);
    return got;
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
