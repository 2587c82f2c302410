/* See cover_points.h. */
#include "../model/common/fields.h"
#include "../model/common/isa_call.h"
#include "cover_points.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cover_store.h"

/* Corners of whole numbers of 32 and 16 bits, and of any other. */
static const struct common_corner whole32[] = {
    {"0", 0xffffffff, 0, 0, 0},
    {"1", 0xffffffff, 1, 1, 0},
    {"all bits", 0xffffffff, 0xffffffff, 0xffffffff, 0},
    {"the sign alone", 0xffffffff, 0x80000000, 0x80000000, 0},
    {"all but the sign", 0xffffffff, 0x7fffffff, 0x7fffffff, 0},
    {"another value", 0xffffffff, 2, 0x7ffffffe, 0},
    {"another negative value", 0xffffffff, 0x80000001, 0xfffffffe, 0},
    {NULL, 0, 0, 0, 0}};
static const struct common_corner whole16[] = {
    {"0", 0xffff, 0, 0, 0},
    {"1", 0xffff, 1, 1, 0},
    {"all bits", 0xffff, 0xffff, 0xffff, 0},
    {"the sign alone", 0xffff, 0x8000, 0x8000, 0},
    {"all but the sign", 0xffff, 0x7fff, 0x7fff, 0},
    {"another value", 0xffff, 2, 0x7ffe, 0},
    {"another negative value", 0xffff, 0x8001, 0xfffe, 0},
    {NULL, 0, 0, 0, 0}};
static const struct common_corner narrow[] = {
    {"0", 0xffffffff, 0, 0, 0}, {"not 0", 0xffffffff, 1, 0xffffffff, 0}, {NULL, 0, 0, 0, 0}};

static void *room_for(struct cover_points *p, size_t count, size_t size)
{
    void *room = calloc(count ? count : 1, size);

    if (!room) p->failed = true;
    return room;
}

/* All of these are points: none of them. */
static int32_t *none(struct cover_points *p, size_t count)
{
    int32_t *list = room_for(p, count, sizeof *list);

    for (size_t i = 0; list && i < count; i++) list[i] = COVER_NONE;
    return list;
}

/* A point more.
 *   returns  its number */
static int32_t add(struct cover_points *p, const char *group, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

static int32_t add(struct cover_points *p, const char *group, const char *format, ...)
{
    char text[COVER_TEXT + 1];
    va_list args;

    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    if (p->points == p->room) {
        unsigned room = p->room ? 2 * p->room : 4096;
        const char **texts = realloc(p->text, room * sizeof *texts);
        if (texts) p->text = texts;
        const char **groups = realloc(p->group, room * sizeof *groups);
        if (groups) p->group = groups;
        if (!texts || !groups) p->failed = true;
        else p->room = room;
    }
    char *copy = p->failed ? NULL : strdup(text);
    if (!copy) {
        p->failed = true;
        return COVER_NONE;
    }
    p->text[p->points] = copy;
    p->group[p->points] = group;
    return (int32_t)p->points++;
}

/* ---- rows and their fields. */

static int32_t add_corners(struct cover_points *p, unsigned file, const char *row, const char *what)
{
    int32_t first = COVER_NONE;

    for (const struct common_corner *c = p->corner[file]; c->name; c++) {
        int32_t point = add(p, "corners", "%s: %s: %s", row, what, c->name);
        if (first == COVER_NONE) first = point;
    }
    return first;
}

/* Whether an instruction of the row can use a register of this reach. */
static bool reaches(const struct common_encoding *e, unsigned row, const struct common_bitfield *f,
                    unsigned reach)
{
    if (!f->reach[reach].count) return false;
    if (!common_width(f->piece)) return true; /* implied */
    return cover_class_possible(e, row, f, 3 * reach) ||
           cover_class_possible(e, row, f, 3 * reach + 1) ||
           cover_class_possible(e, row, f, 3 * reach + 2);
}

static void make_field(struct cover_points *p, unsigned row, unsigned number,
                       const struct common_bitfield *f, struct cover_field *field)
{
    const struct common_encoding *e = p->isa->encoding;
    char name[96], value[64], what[160];

    cover_field_text(e, row, number, name, sizeof name);
    field->field = f;
    field->classes = cover_classes(f);
    field->point = none(p, field->classes);
    for (unsigned class = 0; class < field->classes && !p->failed; class ++) {
        if (!cover_class_possible(e, row, f, class)) continue;
        cover_class_text(p->isa, f, class, value, sizeof value);
        field->point[class] = add(p, "rows", "%s: %s: %s", e->row[row].name, name, value);
    }
    for (unsigned k = 0; k < COMMON_REACHES; k++) {
        field->corner[k] = COVER_NONE;
        if (f->domain != COMMON_REGISTER || !(f->access & COMMON_READ) || !reaches(e, row, f, k))
            continue;
        for (unsigned j = 0; j < k && field->corner[k] == COVER_NONE; j++)
            if (f->reach[j].file == f->reach[k].file) field->corner[k] = field->corner[j];
        if (field->corner[k] != COVER_NONE) continue;
        snprintf(what, sizeof what, "%s from %s", name, p->isa->files[f->reach[k].file].name);
        field->corner[k] = add_corners(p, f->reach[k].file, e->row[row].name, what);
    }
}

static unsigned accesses(const struct cover_points *p, unsigned row, unsigned file)
{
    const struct common_bitfield *const *list;
    unsigned fields = common_fields(p->isa->encoding, row, &list), access = 0;

    for (unsigned i = 0; i < fields; i++)
        for (unsigned k = 0; k < COMMON_REACHES && list[i]->domain == COMMON_REGISTER; k++)
            if (list[i]->reach[k].file == file && reaches(p->isa->encoding, row, list[i], k))
                access |= list[i]->access;
    return access;
}

static void make_ways(struct cover_points *p, unsigned row, int32_t way[COVER_WAYS])
{
    static const char *const names[COVER_WAYS] = {"goes on", "goes ahead", "goes back",
                                                  "goes to itself", "ends the warp"};
    static const uint8_t ways[COMMON_FLOWS] = {
        [COMMON_BRANCH] = 15, [COMMON_CALL] = 7,  [COMMON_RETURN] = 7, [COMMON_LOOP] = 3,
        [COMMON_BREAK] = 3,   [COMMON_SCOPE] = 1, [COMMON_EXIT] = 17,  [COMMON_BARRIER] = 1};
    const struct common_encoding *e = p->isa->encoding;

    const struct common_op *op = common_op(e, row);
    unsigned can = ways[op->flow];

    if (op->always) can &= ~(1u << COVER_ON);
    for (unsigned i = 0; i < COVER_WAYS; i++)
        way[i] = can >> i & 1 ? add(p, "flow", "%s: %s", e->row[row].name, names[i]) : COVER_NONE;
}

static void make_row(struct cover_points *p, unsigned number)
{
    const struct common_isa *isa = p->isa;
    const struct common_encoding *e = isa->encoding;
    const struct common_bitfield *const *list;
    struct cover_row *row = &p->row[number];
    char what[64];

    row->executed = add(p, "rows", "%s: executed", e->row[number].name);
    unsigned fields = common_fields(e, number, &list);
    row->field = room_for(p, fields, sizeof *row->field);
    row->result = none(p, isa->nfiles);
    row->behind = none(p, e->units);
    if (p->failed) return;
    row->fields = fields;
    for (unsigned i = 0; i < fields; i++) make_field(p, number, i, list[i], &row->field[i]);
    for (unsigned f = 0; f < isa->nfiles; f++) {
        if (!(accesses(p, number, f) & COMMON_WRITE)) continue;
        snprintf(what, sizeof what, "result in %s", isa->files[f].name);
        row->result[f] = add_corners(p, f, e->row[number].name, what);
    }
    make_ways(p, number, row->way);
}

/* ---- the order of a warp. */

unsigned cover_distance(uint32_t instructions)
{
    return instructions < COVER_DISTANCES ? instructions - 1
           : instructions <= 8            ? COVER_DISTANCES - 1
                                          : COVER_DISTANCES;
}

size_t cover_distance_at(const struct cover_points *p, unsigned file, unsigned first,
                         unsigned second)
{
    size_t units = p->isa->encoding->units;

    return ((file * units + first) * units + second) * COVER_DISTANCES;
}

static void make_pair(struct cover_points *p, enum cover_hazard hazard, unsigned file, unsigned a,
                      unsigned b)
{
    static const char *const names[COVER_HAZARDS][2] = {
        {"writes", "reads"}, {"writes", "writes"}, {"reads", "writes"}};
    static const char *const distances[COVER_DISTANCES] = {
        "right behind", "2 instructions later", "3 instructions later", "4 instructions later",
        "5 to 8 instructions later"};
    const struct common_encoding *e = p->isa->encoding;
    size_t at = cover_distance_at(p, file, a, b);

    for (unsigned d = 0; d < COVER_DISTANCES; d++)
        p->distance[hazard][at + d] =
            add(p, "distances", "%s %s %s: %s %s it: %s", e->unit[a], names[hazard][0],
                p->isa->files[file].name, e->unit[b], names[hazard][1], distances[d]);
}

/* What the rows of a unit do with a file. */
static uint8_t *unit_accesses(struct cover_points *p)
{
    const struct common_encoding *e = p->isa->encoding;
    uint8_t *access = room_for(p, (size_t)e->units * p->isa->nfiles, sizeof *access);

    for (unsigned row = 0; row < e->rows && access; row++)
        for (unsigned f = 0; f < p->isa->nfiles; f++)
            access[common_op(e, row)->unit * p->isa->nfiles + f] |= (uint8_t)accesses(p, row, f);
    return access;
}

/* Only pairs that the table makes possible. */
static void make_distances(struct cover_points *p)
{
    const struct common_encoding *e = p->isa->encoding;
    unsigned files = p->isa->nfiles;
    uint8_t *access = unit_accesses(p);

    for (unsigned h = 0; h < COVER_HAZARDS; h++)
        p->distance[h] = none(p, (size_t)files * e->units * e->units * COVER_DISTANCES);
    for (unsigned f = 0; f < files && !p->failed; f++)
        for (unsigned a = 0; a < e->units; a++)
            for (unsigned b = 0; b < e->units; b++) {
                unsigned first = access[a * files + f], second = access[b * files + f];
                if (first & COMMON_WRITE && second & COMMON_READ) make_pair(p, COVER_RAW, f, a, b);
                if (first & COMMON_WRITE && second & COMMON_WRITE) make_pair(p, COVER_WAW, f, a, b);
                if (first & COMMON_READ && second & COMMON_WRITE) make_pair(p, COVER_WAR, f, a, b);
            }
    for (unsigned row = 0; row < e->rows && !p->failed; row++)
        for (unsigned u = 0; u < e->units; u++) {
            bool waits = false;
            for (unsigned f = 0; f < files; f++)
                waits |= access[u * files + f] & COMMON_WRITE && accesses(p, row, f) & COMMON_READ;
            if (waits)
                p->row[row].behind[u] = add(p, "behind", "%s: reads what %s wrote right before",
                                            e->row[row].name, e->unit[u]);
        }
    free(access);
}

/* ---- lanes, traps, launches, the ISA's own. */

enum cover_shape cover_shape(uint32_t mask, uint32_t all)
{
    uint32_t off = ~mask & all, every = all & 0x55555555;

    if (mask == all) return COVER_ALL_LANES;
    if (!mask) return COVER_NO_LANE;
    if (!(mask & (mask - 1))) return COVER_ONE_LANE;
    if (!(mask & (mask + 1))) return COVER_FIRST_LANES;
    if (!(off & (off + 1))) return COVER_LAST_LANES;
    if (mask == every || off == every) return COVER_EVERY_OTHER;
    return off & (off - 1) ? COVER_SCATTERED : COVER_ONE_GAP;
}

static void make_masks(struct cover_points *p)
{
    static const char *const names[COVER_SHAPES] = {
        "all lanes",      "no lane",          "one lane",          "the first lanes",
        "the last lanes", "every other lane", "all lanes but one", "scattered lanes"};
    const struct common_encoding *e = p->isa->encoding;

    p->mask = none(p, (size_t)e->units * COVER_SHAPES);
    for (unsigned u = 0; u < e->units && !p->failed; u++)
        for (unsigned s = 0; s < COVER_SHAPES; s++)
            if (s != COVER_NO_LANE)
                p->mask[u * COVER_SHAPES + s] = add(p, "masks", "%s: %s", e->unit[u], names[s]);
}

static void make_launches(struct cover_points *p)
{
    p->slot = p->again = p->at_once = COVER_NONE;
    if (!p->isa->launch) return;
    for (uint32_t w = 0; w < p->warps; w++) {
        int32_t slot = add(p, "launches", "warp slot %u: launched", w);
        if (!w) p->slot = slot;
    }
    for (uint32_t w = 0; w < p->warps; w++) {
        int32_t again = add(p, "launches", "warp slot %u: launched again", w);
        if (!w) p->again = again;
    }
    for (uint32_t w = 0; w < p->warps; w++) {
        int32_t many = add(p, "launches", "warps at work at once: %u", w + 1);
        if (!w) p->at_once = many;
    }
}

static void make_own(struct cover_points *p, const struct common_cover *cover)
{
    char text[COVER_TEXT + 1];

    for (unsigned i = 0; i < cover->traps; i++) {
        int32_t point = add(p, "traps", "%s", cover->trap[i].name);
        if (!i) p->trap = point;
    }
    if (cover->masks) make_masks(p);
    for (const struct common_cover_group *g = cover->group; g && g->name && p->owns < COVER_GROUPS;
         g++) {
        p->own[p->owns++] = (int32_t)p->points;
        const unsigned points = common_cover_points(g, &p->machine);
        for (unsigned i = 0; i < points && !p->failed; i++) {
            common_cover_text(g, &p->machine, i, text, sizeof text);
            add(p, g->name, "%s", text);
        }
    }
}

/* Results that no row can have. */
static void mark_impossible(struct cover_points *p)
{
    const struct common_cover *cover = p->isa->cover;

    p->cannot = room_for(p, p->points, sizeof *p->cannot);
    if (p->failed || !cover || !cover->cannot) return;
    for (unsigned row = 0; row < p->isa->encoding->rows; row++)
        for (unsigned f = 0; f < p->isa->nfiles; f++) {
            int32_t first = p->row[row].result[f];
            for (unsigned i = 0; first != COVER_NONE && p->corner[f][i].name; i++)
                p->cannot[(unsigned)first + i] = cover->cannot(row, f, &p->corner[f][i]);
        }
}

static void choose_corners(struct cover_points *p)
{
    const struct common_cover *cover = p->isa->cover;

    p->corner = room_for(p, p->isa->nfiles, sizeof(struct common_corner *));
    for (unsigned f = 0; f < p->isa->nfiles && !p->failed; f++) {
        uint32_t bits = p->isa->files[f].bits;
        p->corner[f] = cover && cover->corner && cover->corner[f] ? cover->corner[f]
                       : bits == 32                               ? whole32
                       : bits == 16                               ? whole16
                                                                  : narrow;
    }
}

struct cover_points *cover_points_make(const struct common_isa *isa,
                                       const struct common_machine *machine)
{
    struct cover_points *p = calloc(1, sizeof *p);

    if (!p) return NULL;
    p->isa = isa;
    p->machine = *machine;
    p->warps = common_isa_warps(isa, machine);
    p->trap = COVER_NONE;
    choose_corners(p);
    p->row = room_for(p, isa->encoding->rows, sizeof *p->row);
    for (unsigned row = 0; row < isa->encoding->rows && !p->failed; row++) make_row(p, row);
    if (!p->failed) make_distances(p);
    make_launches(p);
    if (isa->cover) make_own(p, isa->cover);
    if (!p->failed) mark_impossible(p);
    if (!p->failed) return p;
    cover_points_free(p);
    return NULL;
}

void cover_points_free(struct cover_points *p)
{
    if (!p) return;
    for (unsigned i = 0; i < p->points; i++) free((char *)p->text[i]);
    for (unsigned r = 0; p->row && r < p->isa->encoding->rows; r++) {
        for (unsigned i = 0; i < p->row[r].fields; i++) free(p->row[r].field[i].point);
        free(p->row[r].field);
        free(p->row[r].result);
        free(p->row[r].behind);
    }
    for (unsigned h = 0; h < COVER_HAZARDS; h++) free(p->distance[h]);
    free(p->cannot);
    free(p->mask);
    free(p->row);
    free(p->corner);
    free(p->text);
    free(p->group);
    free(p);
}
