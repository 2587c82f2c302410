/* Weights of random programs that move toward what was never hit. A row of the table weighs more
 * than others if more of its points are holes than of theirs; so does what the holes of a group are
 * made of (common_cover_group.weight, and the groups of every ISA). A hole counts the less, the
 * more often its row was executed: it may be that nothing can hit it. The weights follow from the
 * counts alone. */
#define _DEFAULT_SOURCE /* MAP_ANONYMOUS */
#include <string.h>
#include <sys/mman.h>

#include "../model/common/weights.h"
#include "cover.h"
#include "cover_points.h"

enum {
    HOLE = 1024,    /* what a fresh hole counts */
    TRIED = 256,    /* executions of its row after which it counts half */
    ROW_LEAST = 50, /* percent of what a row weighs .. */
    ROW_MOST = 800,
    KNOB_LEAST = 80, /* .. and a knob, which changes all programs */
    KNOB_MOST = 150,
    SOFTER = 20 /* a part of HOLE that is added to both sides of a comparison */
};

struct tally {
    uint64_t points, holes;
    uint64_t hole; /* what one counts */
};

static void count(const struct cover *c, struct tally *tally, int32_t point)
{
    if (point == COVER_NONE || cover_points_of(c)->cannot[point]) return;
    tally->points++;
    if (!cover_count(c, (unsigned)point)) tally->holes += tally->hole;
}

static void count_corners(const struct cover *c, const struct cover_points *p, struct tally *tally,
                          unsigned file, int32_t first)
{
    if (first == COVER_NONE) return;
    for (unsigned i = 0; p->corner[file][i].name; i++) count(c, tally, first + (int32_t)i);
}

/* Points of the ISA's groups, of each row. */
static void count_own(const struct cover *c, const struct cover_points *p, struct tally *row)
{
    const struct common_cover *cover = p->isa->cover;

    for (unsigned g = 0; cover && cover->group && g < p->owns; g++)
        for (unsigned i = 0; cover->group[g].row && i < cover->group[g].points(&p->machine); i++)
            count(c, &row[cover->group[g].row(i)], p->own[g] + (int32_t)i);
}

/* What is known of a row: its values, corners, and what it comes right behind. */
static struct tally tally_row(const struct cover *c, const struct cover_points *p, unsigned number)
{
    const struct cover_row *row = &p->row[number];
    struct tally tally = {.hole = HOLE * TRIED / (TRIED + cover_count(c, (unsigned)row->executed))};

    count(c, &tally, row->executed);
    for (unsigned i = 0; i < row->fields; i++) {
        const struct cover_field *f = &row->field[i];
        for (unsigned k = 0; k < f->classes; k++) count(c, &tally, f->point[k]);
        for (unsigned k = 0; k < COMMON_REACHES; k++)
            count_corners(c, p, &tally, f->field->reach[k].file, f->corner[k]);
    }
    for (unsigned f = 0; f < p->isa->nfiles; f++) count_corners(c, p, &tally, f, row->result[f]);
    for (unsigned u = 0; u < p->isa->encoding->units; u++) count(c, &tally, row->behind[u]);
    for (unsigned w = 0; w < COVER_WAYS; w++) count(c, &tally, row->way[w]);
    return tally;
}

static struct tally tally_group(const struct cover *c, const struct cover_points *p,
                                const char *group)
{
    struct tally tally = {.hole = HOLE};

    for (unsigned i = 0; i < p->points; i++)
        if (!strcmp(p->group[i], group)) count(c, &tally, (int32_t)i);
    return tally;
}

/* What holes make of all points, HOLE if all are fresh ones. */
static uint64_t share(const struct tally *tally)
{
    return (tally->points ? tally->holes / tally->points : 0) + HOLE / SOFTER;
}

/* The base, as many times as the tally has more holes than all together. */
static void move(struct common_weight *weight, const struct common_weight *base,
                 const struct tally *tally, const struct tally *all, uint32_t least, uint32_t most)
{
    uint64_t percent = 100 * share(tally) / share(all);

    *weight = *base;
    common_weight_multiply(weight, percent < least  ? least
                                   : percent > most ? most
                                                    : (uint32_t)percent);
}

static void move_rows(const struct cover *c, const struct cover_points *p,
                      const struct common_weights *base, struct common_weights *weights)
{
    struct tally all = {0, 0, 0}, tally[COMMON_CACHE_ROWS];
    unsigned rows = p->isa->encoding->rows;

    for (unsigned row = 0; row < rows; row++) tally[row] = tally_row(c, p, row);
    count_own(c, p, tally);
    for (unsigned row = 0; row < rows; row++) {
        all.points += tally[row].points;
        all.holes += tally[row].holes;
    }
    for (unsigned row = 0; row < rows; row++)
        move(&weights->entry[weights->rows + row], &base->entry[base->rows + row], &tally[row],
             &all, ROW_LEAST, ROW_MOST);
}

static void move_knob(const struct cover *c, const struct cover_points *p, const char *group,
                      const char *name, const struct tally *all, const struct common_weights *base,
                      struct common_weights *weights)
{
    const struct common_weight *entry = common_weights_find(base, name, strlen(name));
    struct tally tally = tally_group(c, p, group);

    if (entry)
        move(&weights->entry[entry - base->entry], entry, &tally, all, KNOB_LEAST, KNOB_MOST);
}

void cover_steer(const struct cover *c, const struct common_weights *base,
                 struct common_weights *weights)
{
    static const char *const groups[][2] = {
        {"corners", "corners"}, {"distances", "reuse"}, {"traps", "traps"}, {"traps", "illegal"}};
    const struct cover_points *p = cover_points_of(c);
    const struct common_cover *cover = p->isa->cover;
    struct tally all = {.hole = HOLE};

    for (unsigned i = 0; i < p->points; i++) count(c, &all, (int32_t)i);
    move_rows(c, p, base, weights);
    for (size_t i = 0; i < sizeof groups / sizeof groups[0]; i++)
        move_knob(c, p, groups[i][0], groups[i][1], &all, base, weights);
    for (const struct common_cover_group *g = cover ? cover->group : NULL; g && g->name; g++)
        if (g->weight) move_knob(c, p, g->name, g->weight, &all, base, weights);
}

int cover_steer_begin(const struct common_weights *base, struct common_weights *weights,
                      struct common_error *err)
{
    size_t bytes = base->count * sizeof *base->entry;
    void *memory = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);

    if (memory == MAP_FAILED) return common_fail(err, "warpstep: error: out of memory");
    *weights = *base;
    weights->entry = memory;
    memcpy(weights->entry, base->entry, bytes);
    return 0;
}

void cover_steer_end(struct common_weights *weights)
{
    if (weights->entry) munmap(weights->entry, weights->count * sizeof *weights->entry);
    weights->entry = NULL;
}
