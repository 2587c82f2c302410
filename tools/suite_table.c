/* Rows of a suite: order and text. */
#include <stdlib.h>
#include <string.h>

#include "record.h"
#include "suite.h"
#include "terminal.h"

const char *suite_base_name(const char *path)
{
    const char *slash = strrchr(path, '/');

    return slash ? slash + 1 : path;
}

void suite_weigh(struct suite_row *row, unsigned rows, const char *isa,
                 const struct tool_records *known)
{
    for (unsigned i = 0; i < rows; i++) {
        const struct tool_record *record = tool_records_find(known, isa, row[i].name);
        if (record) row[i].weight = record->clocks;
    }
}

/* What is not known may be long. */
static uint64_t urgency(const struct suite_row *row)
{
    return row->weight ? row->weight : UINT64_MAX;
}

static int compare(const void *a, const void *b)
{
    const struct suite_row *x = *(const struct suite_row *const *)a;
    const struct suite_row *y = *(const struct suite_row *const *)b;

    if (urgency(x) != urgency(y)) return urgency(x) < urgency(y) ? 1 : -1;
    return (x->number > y->number) - (x->number < y->number);
}

void suite_order(const struct suite_row *row, unsigned rows, unsigned *order)
{
    const struct suite_row **sorted = calloc(rows, sizeof *sorted);

    for (unsigned i = 0; i < rows; i++) order[i] = i;
    if (!sorted) return; /* as given */
    for (unsigned i = 0; i < rows; i++) sorted[i] = &row[i];
    qsort(sorted, rows, sizeof *sorted, compare);
    for (unsigned i = 0; i < rows; i++) order[i] = sorted[i]->number;
    free(sorted);
}

bool suite_passed(const struct suite_row *row)
{
    return !strcmp(row->record.outcome, "PASS") ||
           (row->agreed_trap && !strcmp(row->record.outcome, "TRAP"));
}

bool suite_skipped(const struct suite_row *row)
{
    return !strcmp(row->record.outcome, "SKIP");
}

void suite_print_head(FILE *out, bool compared)
{
    fprintf(out, "%-24s %-12s %11s %12s %10s %6s%s\n", "program", "verdict", "warp insns",
            "thread insns", "clocks", "IPC", compared ? "  recorded" : "");
}

/* The clocks against those that were recorded: "=", or by how much. */
static void print_compared(FILE *out, const struct suite_row *row)
{
    if (!row->weight || !suite_passed(row)) fprintf(out, " %9s", "-");
    else if (row->record.clocks == row->weight) fprintf(out, " %9s", "=");
    else fprintf(out, " %+7.2f %%", suite_slower(row));
}

/* What was wrong. Bad input may have more than one line to say. */
static void print_reason(FILE *out, const struct suite_row *row)
{
    const struct tool_record *r = &row->record;
    char line[512];

    if (!strcmp(r->outcome, "NOT_OBSERVED"))
        fputs("    all that was compared agrees, but something that is normally observed was not\n",
              out);
    else if (strcmp(r->outcome, "BAD_INPUT") != 0 || !row->report)
        fprintf(out, "    %s\n", r->message);
    if (strcmp(r->outcome, "BAD_INPUT") != 0 || !row->report) return;
    rewind(row->report);
    while (fgets(line, sizeof line, row->report)) fprintf(out, "    %s", line);
}

void suite_print_row(FILE *out, const struct suite_row *row)
{
    const struct tool_record *r = &row->record;

    if (suite_skipped(row)) {
        fprintf(out, "%-24s %-12s %s\n", row->name, r->outcome, r->message);
        return;
    }
    const char *red = suite_passed(row) ? "" : tool_red(out),
               *normal = *red ? tool_normal(out) : "";
    fprintf(out, "%-24s %s%-12s%s %11llu %12llu %10llu", row->name, red, r->outcome, normal,
            (unsigned long long)r->instructions, (unsigned long long)r->thread_instructions,
            (unsigned long long)r->clocks);
    if (r->clocks) fprintf(out, " %6.3f", (double)r->instructions / (double)r->clocks);
    else fprintf(out, " %6s", "-");
    if (row->compared) print_compared(out, row);
    fputc('\n', out);
    if (!suite_passed(row)) print_reason(out, row);
}
