/* What a suite says when all have run: what failed, the shortest program first, in groups that one
 * bug is likely to have made, the report of the shortest program, and which programs took other
 * clocks than are recorded. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "record.h"
#include "suite.h"
#include "triage.h"

enum { MOST_ROWS = 20 }; /* of a list */

static bool failed(const struct suite_row *row)
{
    return row->done && !suite_passed(row) && !suite_skipped(row);
}

/* Ends at BEGIN of a list of rows what its caller chose: those that `is` says, in the order that
 * `compare` says.
 *   returns  allocated, NULL-terminated; NULL out of memory */
static const struct suite_row **choose(const struct suite_row *row, unsigned rows,
                                       bool (*is)(const struct suite_row *row),
                                       int (*compare)(const void *a, const void *b))
{
    const struct suite_row **list = calloc(rows + 1, sizeof *list);
    size_t count = 0;

    for (unsigned i = 0; list && i < rows; i++)
        if (is(&row[i])) list[count++] = &row[i];
    if (list) qsort(list, count, sizeof *list, compare);
    return list;
}

/* ---- What failed. */

static int shortest_first(const void *a, const void *b)
{
    const struct suite_row *x = *(const struct suite_row *const *)a;
    const struct suite_row *y = *(const struct suite_row *const *)b;
    uint64_t i = x->record.instructions, j = y->record.instructions;

    if (i != j) return i < j ? -1 : 1;
    return (x->number > y->number) - (x->number < y->number);
}

static void print_list(FILE *out, const struct suite_row *const *list)
{
    size_t count = 0;

    for (; list[count] && count < MOST_ROWS; count++) {
        const struct tool_record *r = &list[count]->record;
        fprintf(out, "failed: %s %s: %s\n", list[count]->name, r->outcome,
                r->repeat ? r->repeat : r->message);
    }
    size_t more = 0;
    while (list[count + more]) more++;
    if (more) fprintf(out, "failed: %zu more, which the table above has\n", more);
}

static void print_groups(FILE *out, const struct common_isa *isa,
                         const struct suite_row *const *list)
{
    struct triage triage = {NULL};
    int lost = 0;

    for (size_t i = 0; list[i] && !lost; i++) lost = triage_add(&triage, isa, &list[i]->record);
    if (!lost && !triage_sort(&triage) && triage.groups) {
        fprintf(out, "\nIn groups that one bug is likely to have made: %zu\n", triage.groups);
        triage_print(&triage, out);
    }
    triage_free(&triage);
}

/* The report of the shortest program that has one. */
static void print_report(FILE *out, const struct suite_row *const *list)
{
    char line[512];

    while (*list && !((*list)->report && (*list)->record.instructions)) list++;
    if (!*list) return;
    fprintf(out, "\nThe shortest program that failed, %s:\n", (*list)->name);
    rewind((*list)->report);
    while (fgets(line, sizeof line, (*list)->report))
        fprintf(out, "%s%s", *line == '\n' ? "" : "    ", line);
}

void suite_print_failures(FILE *out, const struct common_isa *isa, const struct suite_row *row,
                          unsigned rows)
{
    const struct suite_row **list = choose(row, rows, failed, shortest_first);

    if (list && *list) {
        print_list(out, list);
        print_groups(out, isa, list);
        print_report(out, list);
        fputc('\n', out);
    }
    free(list);
}

/* ---- Clocks. */

static bool differs(const struct suite_row *row)
{
    return row->compared && row->done && suite_passed(row) && row->weight &&
           row->record.clocks != row->weight;
}

double suite_slower(const struct suite_row *row)
{
    return 100 * ((double)row->record.clocks / (double)row->weight - 1);
}

static int slowest_first(const void *a, const void *b)
{
    const struct suite_row *x = *(const struct suite_row *const *)a;
    const struct suite_row *y = *(const struct suite_row *const *)b;
    double i = suite_slower(x), j = suite_slower(y);

    if (i != j) return i < j ? 1 : -1;
    return (x->number > y->number) - (x->number < y->number);
}

void suite_print_clocks(FILE *out, const struct suite_row *row, unsigned rows)
{
    const struct suite_row **list = choose(row, rows, differs, slowest_first);
    unsigned more = 0, fewer = 0, compared = 0;

    for (unsigned i = 0; i < rows; i++)
        compared += row[i].compared && row[i].done && suite_passed(&row[i]) && row[i].weight;
    for (size_t i = 0; list && list[i]; i++) {
        if (suite_slower(list[i]) > 0) more++;
        else fewer++;
        if (i < MOST_ROWS)
            fprintf(out, "clocks: %s %" PRIu64 ", recorded %" PRIu64 ", %+.2f %%\n", list[i]->name,
                    list[i]->record.clocks, list[i]->weight, suite_slower(list[i]));
    }
    if (compared)
        fprintf(out, "%u of %u programs take more clocks than recorded, %u fewer\n", more, compared,
                fewer);
    free(list);
}
