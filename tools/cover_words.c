/* See cover_words.h. */
#include "../model/common/fields.h"
#include "cover_words.h"

#include <stdlib.h>
#include <string.h>

enum { FATAL = 0xffff /* of a trap number: bridge.h */, TRAPPED = 1 << 30 };

/* ---- lists that grow. */

static void *grow(struct cover_words *w, void *list, size_t used, size_t *room, size_t size)
{
    if (used < *room) return list;
    size_t more = *room ? 2 * *room : 1024;
    void *larger = realloc(list, more * size);
    if (larger) *room = more;
    else w->failed = true;
    return larger ? larger : list;
}

static void add_point(struct cover_words *w, int32_t point)
{
    if (point == COVER_NONE) return;
    w->point = grow(w, w->point, w->points, &w->point_room, sizeof *w->point);
    if (!w->failed) w->point[w->points++] = point;
}

static void add_use(struct cover_words *w, struct cover_use use)
{
    w->use = grow(w, w->use, w->uses, &w->use_room, sizeof *w->use);
    if (!w->failed) w->use[w->uses++] = use;
}

/* ---- one instruction. */

static void use_field(struct cover_words *w, const struct cover_field *field, uint32_t value)
{
    const struct common_bitfield *f = field->field;
    uint32_t number = value >> f->shift;

    for (unsigned k = 0; k < COMMON_REACHES && f->reach[k].count; k++) {
        const struct common_reach *r = &f->reach[k];
        if (number < r->first || number - r->first >= r->count) continue;
        for (unsigned i = 0; i < (f->registers ? f->registers : 1u); i++)
            if (number - r->first + i < r->count)
                add_use(w, (struct cover_use){
                               r->file, f->access, (uint16_t)(r->index + number - r->first + i),
                               f->access & COMMON_READ ? field->corner[k] : COVER_NONE});
    }
}

struct own {
    struct cover_words *words;
    const struct cover_points *points;
};

static void hit_own(void *context, unsigned group, unsigned point)
{
    const struct own *own = context;

    add_point(own->words, own->points->own[group] + (int32_t)point);
}

static void fill(struct cover_words *w, const struct cover_points *p, struct cover_word *entry,
                 unsigned kind, bool trapped)
{
    const struct common_encoding *e = p->isa->encoding;
    const struct common_cover *cover = p->isa->cover;
    struct own own = {w, p};

    entry->row = (uint16_t)common_find(e, entry->word);
    entry->unit = common_op(e, entry->row)->unit;
    entry->point = (uint32_t)w->points;
    entry->use = (uint32_t)w->uses;
    bool counts =
        entry->row < e->rows && (!trapped || common_op(e, entry->row)->flow == COMMON_TRAP);
    if (counts) add_point(w, p->row[entry->row].executed);
    for (unsigned i = 0; counts && i < p->row[entry->row].fields; i++) {
        const struct cover_field *field = &p->row[entry->row].field[i];
        if (!common_active(field->field, entry->word)) continue;
        uint32_t value = common_get(entry->word, field->field->piece);
        if (field->classes) add_point(w, field->point[cover_class(field->field, value)]);
        if (field->field->domain == COMMON_REGISTER) use_field(w, field, value);
    }
    if (cover && cover->word)
        cover->word(kind, entry->word, trapped, &(struct common_hits){&own, hit_own});
    entry->points = (uint32_t)w->points - entry->point;
    entry->uses = (uint32_t)w->uses - entry->use;
}

/* ---- all of them. */

static size_t slot_of(const struct cover_words *w, const uint32_t *word, uint32_t kind)
{
    uint64_t hash = kind;

    for (unsigned i = 0; i < COMMON_WORDS; i++)
        hash = (hash ^ word[i]) * UINT64_C(0x9e3779b97f4a7c15);
    size_t slot = (size_t)(hash >> 32) & (w->size - 1);
    while (w->entry[slot].used &&
           (w->entry[slot].kind != kind ||
            memcmp(w->entry[slot].word, word, sizeof w->entry[slot].word) != 0))
        slot = (slot + 1) & (w->size - 1);
    return slot;
}

static bool make_room(struct cover_words *w)
{
    struct cover_words larger = *w;

    if (2 * (w->count + 1) <= w->size) return true;
    larger.size = w->size ? 2 * w->size : 1024;
    larger.entry = calloc(larger.size, sizeof *larger.entry);
    if (!larger.entry) return false;
    for (size_t i = 0; i < w->size; i++)
        if (w->entry[i].used)
            larger.entry[slot_of(&larger, w->entry[i].word, w->entry[i].kind)] = w->entry[i];
    free(w->entry);
    *w = larger;
    return true;
}

const struct cover_word *cover_word_of(struct cover_words *w, const struct cover_points *p,
                                       unsigned kind, const struct common_retire *retire)
{
    bool trapped = retire->trap & FATAL;
    uint32_t key = kind | (trapped ? TRAPPED : 0u);

    if (!make_room(w)) return NULL;
    struct cover_word *entry = &w->entry[slot_of(w, retire->word, key)];
    if (entry->used) return entry;
    memcpy(entry->word, retire->word, sizeof entry->word);
    entry->kind = key;
    fill(w, p, entry, kind, trapped);
    if (w->failed) return NULL;
    entry->used = true;
    w->count++;
    return entry;
}

void cover_words_free(struct cover_words *w)
{
    free(w->entry);
    free(w->point);
    free(w->use);
    memset(w, 0, sizeof *w);
}
