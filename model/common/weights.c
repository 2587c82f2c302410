/* See weights.h. */
#include "fields.h"
#include "weights.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "encoding.h"
#include "isa.h"
#include "random.h"
#include "text.h"

static const char *const knobs[COMMON_KNOBS] = {
    [COMMON_KNOB_LENGTH] = "length",   [COMMON_KNOB_REUSE] = "reuse",
    [COMMON_KNOB_CORNERS] = "corners", [COMMON_KNOB_PLAIN] = "plain",
    [COMMON_KNOB_TRAPS] = "traps",     [COMMON_KNOB_ODD] = "odd",
    [COMMON_KNOB_ILLEGAL] = "illegal", [COMMON_KNOB_HOSTILE] = "hostile",
    [COMMON_KNOB_THEN] = "then",
};

static const char *const memories[] = {[COMMON_NO_MEMORY] = "none",
                                       [COMMON_LOAD] = "load",
                                       [COMMON_STORE] = "store",
                                       [COMMON_ATOMIC] = "atomic"};
enum { MEMORIES = sizeof memories / sizeof memories[0] };

static void add(struct common_weights *w, const char *kind, const char *name)
{
    struct common_weight *entry = &w->entry[w->count++];

    entry->percent = COMMON_WEIGHT_USUAL;
    snprintf(entry->name, sizeof entry->name, "%s%s", kind, name);
    for (char *blank; (blank = strchr(entry->name, ' '));) *blank = '_';
}

/* Rows come last and in order, so that weights.rows + row is one. */
static void add_table(struct common_weights *w, const struct common_encoding *e)
{
    for (unsigned i = 0; i < MEMORIES; i++) add(w, "memory.", memories[i]);
    for (unsigned i = 0; i < e->units; i++) add(w, "unit.", e->unit[i]);
    for (unsigned i = 0; i < e->forms; i++) add(w, "form.", e->form[i].name);
    for (unsigned i = 0; i < e->ops; i++) add(w, "op.", e->op[i].name);
    w->rows = w->count;
    for (unsigned i = 0; i < e->rows; i++) add(w, "row.", e->row[i].name);
}

int common_weights_begin(struct common_weights *w, const struct common_isa *isa)
{
    const struct common_encoding *e = isa->encoding;
    const struct common_statement *statement = isa->random ? isa->random->statements : NULL;
    unsigned most = COMMON_KNOBS;

    for (unsigned i = 0; statement && statement[i].name; i++) most++;
    if (e) most += MEMORIES + e->units + e->forms + e->ops + e->rows;
    *w = (struct common_weights){.entry = calloc(most, sizeof *w->entry)};
    if (!w->entry) return -1;
    for (unsigned i = 0; i < COMMON_KNOBS; i++) add(w, "", knobs[i]);
    w->statements = w->rows = w->count;
    for (unsigned i = 0; statement && statement[i].name; i++) add(w, "", statement[i].name);
    if (e) add_table(w, e);
    return 0;
}

void common_weights_free(struct common_weights *w)
{
    free(w->entry);
    *w = (struct common_weights){.entry = NULL};
}

struct common_weight *common_weights_find(const struct common_weights *w, const char *name,
                                          size_t length)
{
    for (unsigned i = 0; i < w->count; i++)
        if (strlen(w->entry[i].name) == length && !memcmp(w->entry[i].name, name, length))
            return &w->entry[i];
    return NULL;
}

void common_weight_multiply(struct common_weight *weight, uint32_t percent)
{
    uint64_t product = (uint64_t)weight->percent * percent / 100;

    if (!product && weight->percent && percent) product = 1;
    weight->percent = product < COMMON_WEIGHT_MOST ? (uint32_t)product : COMMON_WEIGHT_MOST;
}

/* One line: `[?]NAME PERCENT`. */
static int read_line(struct common_weights *w, struct common_text *text)
{
    bool optional = common_text_take(text, "?");
    struct common_token name;
    uint32_t percent;

    if (!common_text_name(text, &name))
        return common_text_fail_here(text, "NAME PERCENT is needed");
    struct common_weight *weight = common_weights_find(w, name.text, name.length);
    if (!weight && !optional)
        return common_text_fail(text, &name, "unknown weight",
                                "'warpstep random --isa NAME --weights' lists all; ? before a name "
                                "passes over it where an ISA does not have it");
    if (common_text_number(text, 0, COMMON_WEIGHT_MOST, &percent) || common_text_end_line(text))
        return -1;
    if (weight) weight->percent = percent;
    return 0;
}

int common_weights_read(struct common_weights *w, const char *file, const char *source,
                        struct common_error *err)
{
    static const struct common_syntax syntax = {
        .blank = " \t\r", .comment = {"#", NULL}, .dots = true};
    struct common_text text = common_text_begin(file, source, &syntax, err);

    do {
        if (!common_text_at_end(&text) && read_line(w, &text)) return -1;
    } while (common_text_next_line(&text));
    return 0;
}

static uint64_t times(const struct common_weights *w, uint64_t weight, unsigned entry)
{
    return weight * w->entry[entry].percent / COMMON_WEIGHT_USUAL;
}

uint32_t common_weights_row(const struct common_weights *w, const struct common_isa *isa,
                            unsigned row, uint32_t base)
{
    const struct common_encoding *e = isa->encoding;
    const struct common_op *op = common_op(e, row);
    unsigned first = w->rows - e->ops - e->forms - e->units - MEMORIES;
    uint64_t weight = (uint64_t)base << 8;

    weight = times(w, weight, first + op->memory);
    weight = times(w, weight, first + MEMORIES + op->unit);
    weight = times(w, weight, first + MEMORIES + e->units + e->row[row].form);
    weight = times(w, weight, first + MEMORIES + e->units + e->forms + e->row[row].op);
    weight = times(w, weight, w->rows + row);
    return weight > UINT32_MAX >> 10 ? UINT32_MAX >> 10 : (uint32_t)weight;
}
