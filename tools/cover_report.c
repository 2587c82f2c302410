/* See cover_report.h. A point's words are levels, "ADD: source 1: r0": what begins alike stands
 * together in a store. */
#include "cover_report.h"

#include <inttypes.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum { WIDTH = 120 /* of a line */ };

/* Some points of one group in order, and which of them are to be told. */
struct list {
    const struct cover_entry *entry;
    const bool *chosen;              /* NULL: those that were never hit */
    const char *verdict;             /* "never" */
    const struct cover_store *whole; /* says which rows were executed; NULL: that is not told */
    FILE *out;
};

static bool is_chosen(const struct list *l, size_t i)
{
    return l->chosen ? l->chosen[i] : !l->entry[i].count;
}

/* Where the points that begin as this one does end.
 *   length  of what they have in common */
static size_t end_of(const struct list *l, size_t from, size_t to, size_t length)
{
    size_t i = from + 1;

    while (i < to && !strncmp(l->entry[from].text, l->entry[i].text, length)) i++;
    return i;
}

/* Length of the words with this one more level and its ": "; 0: it is the last. */
static size_t level_of(const char *text, size_t used)
{
    const char *colon = strstr(text + used, ": ");

    return colon ? (size_t)(colon - text) + 2 : 0;
}

/* The last levels of points that have all others in common, on as many lines as it takes. */
static void print_leaves(const struct list *l, size_t from, size_t to, size_t used)
{
    int column = 0;

    for (size_t i = from; i < to; i++) {
        const char *text = l->entry[i].text;
        if (!is_chosen(l, i) || level_of(text, used)) continue;
        int length = (int)strlen(text + used) + 2;
        if (column && column + length > WIDTH) {
            fprintf(l->out, ": %s\n", l->verdict);
            column = 0;
        }
        if (!column) column = fprintf(l->out, "  %.*s%s", (int)used, text, text + used);
        else column += fprintf(l->out, "; %s", text + used);
    }
    if (column) fprintf(l->out, ": %s\n", l->verdict);
}

/* Whether a level of the words is a row of the table that was executed. */
static bool was_executed(const struct list *l, const struct cover_entry *e, size_t used)
{
    char executed[COVER_TEXT + 16];

    for (size_t from = 0, end; l->whole && from < used; from = end) {
        end = level_of(e->text, from);
        snprintf(executed, sizeof executed, "%.*sexecuted", (int)(end - from), e->text + from);
        if (cover_store_count(l->whole, e->isa, "rows", executed)) return true;
    }
    return false;
}

/* One line for all points that begin alike. */
static void print_folded(const struct list *l, const struct cover_entry *first, size_t used,
                         size_t many)
{
    fprintf(l->out, "  %.*s: ", (int)used - 2, first->text);
    if (was_executed(l, first, used)) fprintf(l->out, "none of %zu points\n", many);
    else fprintf(l->out, "%s (%zu points)\n", l->verdict, many);
}

static void print_range(const struct list *l, size_t from, size_t to, size_t used)
{
    size_t many = 0;

    for (size_t i = from; i < to; i++) many += is_chosen(l, i);
    if (!many) return;
    if (used && many == to - from && many > 1) {
        print_folded(l, &l->entry[from], used, many);
        return;
    }
    print_leaves(l, from, to, used);
    for (size_t i = from; i < to;) {
        size_t more = level_of(l->entry[i].text, used), end = i + 1;
        if (more) {
            end = end_of(l, i, to, more);
            print_range(l, i, end, more);
        }
        i = end;
    }
}

/* The groups of a store, one after the other. */
static size_t end_of_group(const struct cover_store *s, size_t from)
{
    size_t i = from + 1;

    while (i < s->entries && !strcmp(s->entry[i].isa, s->entry[from].isa) &&
           !strcmp(s->entry[i].group, s->entry[from].group))
        i++;
    return i;
}

size_t cover_report_print(const struct cover_store *s, const struct cover_store *whole, FILE *out)
{
    size_t holes = 0, hits = 0;

    fprintf(out, "%-10s %-20s %9s %9s\n", "isa", "points", "hit", "of");
    for (size_t from = 0, end; from < s->entries; from = end) {
        size_t hit = 0;
        end = end_of_group(s, from);
        for (size_t i = from; i < end; i++) hit += s->entry[i].count != 0;
        fprintf(out, "%-10s %-20s %9zu %9zu\n", s->entry[from].isa, s->entry[from].group, hit,
                end - from);
        hits += hit;
        holes += end - from - hit;
    }
    for (size_t from = 0, end; from < s->entries; from = end) {
        bool told = false;
        end = end_of_group(s, from);
        for (size_t i = from; i < end && !told; i++) told = !s->entry[i].count;
        if (!told) continue;
        fprintf(out, "\n%s, %s\n", s->entry[from].isa, s->entry[from].group);
        print_range(&(struct list){s->entry, NULL, "never", whole, out}, from, end, 0);
    }
    fprintf(out, "\n%zu of %zu points were hit", hits, s->entries);
    if (s->runs) fprintf(out, " in %" PRIu64 " runs", s->runs);
    fprintf(out, ", %zu never\n", holes);
    return holes;
}

/* ---- two stores. */

static int compare(const struct cover_entry *a, const struct cover_entry *b)
{
    int order = strcmp(a->isa, b->isa);

    if (!order) order = strcmp(a->group, b->group);
    return order ? order : strcmp(a->text, b->text);
}

/* What became of a point. */
enum change { SAME, LOST, FOUND, CAME, WENT, CHANGES };

struct change_list {
    struct cover_store points; /* of both stores */
    enum change *change;
};

/* Whether a store, which is in order, has a point of an ISA. */
static bool has_isa(const struct cover_store *s, const char *isa)
{
    size_t from = 0, to = s->entries;

    while (from < to) {
        size_t middle = from + (to - from) / 2;
        int order = strcmp(s->entry[middle].isa, isa);
        if (!order) return true;
        if (order < 0) from = middle + 1;
        else to = middle;
    }
    return false;
}

/* Of a point that only the older store has. */
static enum change change_of_gone(const struct cover_entry *e, const struct cover_store *whole)
{
    return e->count && !has_isa(whole, e->isa) ? LOST : WENT;
}

static int list_changes(const struct cover_store *old, const struct cover_store *now,
                        const struct cover_store *whole, struct change_list *list)
{
    size_t a = 0, b = 0, n = 0;

    list->change = malloc((old->entries + now->entries + 1) * sizeof *list->change);
    while (list->change && (a < old->entries || b < now->entries)) {
        int order = a == old->entries   ? 1
                    : b == now->entries ? -1
                                        : compare(&old->entry[a], &now->entry[b]);
        const struct cover_entry *e = order < 0 ? &old->entry[a] : &now->entry[b];
        if (cover_store_add(&list->points, e->isa, e->group, e->text, e->count)) return -1;
        enum change c = order < 0 ? change_of_gone(e, whole) : order > 0 ? CAME : SAME;
        if (!order && !old->entry[a].count != !e->count) c = e->count ? FOUND : LOST;
        list->change[n++] = c;
        a += order <= 0;
        b += order >= 0;
    }
    return list->change ? 0 : -1;
}

static size_t print_changes(const struct change_list *list, enum change which, const char *verdict,
                            bool *chosen, FILE *out)
{
    const struct cover_store *s = &list->points;
    size_t all = 0;

    for (size_t i = 0; i < s->entries; i++) all += chosen[i] = list->change[i] == which;
    for (size_t from = 0, end; from < s->entries && all; from = end) {
        bool any = false;
        end = end_of_group(s, from);
        for (size_t i = from; i < end; i++) any |= chosen[i];
        if (!any) continue;
        fprintf(out, "%s, %s\n", s->entry[from].isa, s->entry[from].group);
        print_range(&(struct list){s->entry, chosen, verdict, NULL, out}, from, end, 0);
    }
    return all;
}

size_t cover_report_compare(const struct cover_store *old, const struct cover_store *now,
                            const struct cover_store *whole, FILE *out)
{
    static const char *const verdicts[CHANGES] = {NULL, "no longer hit", "hit now", "a new point",
                                                  "no longer a point"};
    struct change_list list = {{NULL}, NULL};
    size_t count[CHANGES] = {0};
    bool *chosen = NULL;

    if (!list_changes(old, now, whole, &list))
        chosen = calloc(list.points.entries + 1, sizeof *chosen);
    for (unsigned c = LOST; c < CHANGES && chosen; c++)
        count[c] = print_changes(&list, (enum change)c, verdicts[c], chosen, out);
    if (chosen)
        fprintf(out, "%zu no longer hit, %zu hit now, %zu new points, %zu points gone\n",
                count[LOST], count[FOUND], count[CAME], count[WENT]);
    bool failed = !chosen;
    free(chosen);
    free(list.change);
    cover_store_free(&list.points);
    return failed ? SIZE_MAX : count[LOST];
}
