/* The line that a suite shows on a terminal while it runs. It goes to stderr, and away before a row
 * is printed. */
#include <string.h>
#include <time.h>

#include "suite.h"
#include "terminal.h"

static double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static uint64_t weight(const struct suite_progress *p, const struct suite_row *row)
{
    return row->weight ? row->weight : p->unknown;
}

void suite_progress_begin(struct suite_progress *p, const struct suite_row *row, unsigned rows)
{
    uint64_t sum = 0, known = 0;

    memset(p, 0, sizeof *p);
    p->terminal = tool_terminal(stderr);
    p->color = tool_colour(stderr);
    p->rows = rows;
    p->begin = now();
    for (unsigned i = 0; i < rows; i++) {
        sum += row[i].weight;
        known += row[i].weight != 0;
    }
    p->unknown = known ? sum / known : 1;
    p->weight = p->left = sum + (rows - known) * p->unknown;
}

void suite_progress_count(struct suite_progress *p, const struct suite_row *row)
{
    p->done++;
    p->failing += !suite_passed(row) && !suite_skipped(row);
    p->left -= weight(p, row);
}

void suite_progress_text(const struct suite_progress *p, double seconds, char *text, size_t size)
{
    const char *red = p->color && p->failing ? "\033[31m" : "", *normal = *red ? "\033[0m" : "";
    int digits = snprintf(NULL, 0, "%u", p->rows);
    int used = snprintf(text, size, "[%*u/%u] %s%u failing%s", digits, p->done, p->rows, red,
                        p->failing, normal);

    if (!p->done || p->weight == p->left || used >= (int)size) return;
    double left = seconds * (double)p->left / (double)(p->weight - p->left);
    unsigned whole = left < 359999 ? (unsigned)(left + 0.5) : 359999;
    snprintf(text + used, size - (size_t)used, ", %u:%02u left", whole / 60, whole % 60);
}

void suite_progress_show(struct suite_progress *p)
{
    char text[128];

    if (!p->terminal) return;
    suite_progress_text(p, now() - p->begin, text, sizeof text);
    fprintf(stderr, "\r\033[?7l%s\033[K\033[?7h", text); /* cut at the edge, not wrapped */
    fflush(stderr);
    p->shown = true;
}

void suite_progress_clear(struct suite_progress *p)
{
    if (!p->shown) return;
    fputs("\r\033[K", stderr);
    fflush(stderr);
    p->shown = false;
}
