/* A row of the table with random fields: see random_row.h. Bits that mean nothing are random
 * too. */
#include "fields.h"
#include "random_row.h"

#include <stdlib.h>
#include <string.h>

enum {
    ROW_TRIES = 16, /* instructions of one row that are refused, before another row is drawn */
    PLAIN_TRIES = 256,
    VALUE_TRIES = 16,
    REUSE = 50, /* percent of the operands */
    CORNERS = 25,
    ILLEGAL = 2
};

int random_weigh(struct common_draft *d)
{
    const struct common_encoding *e = d->isa->encoding;
    const struct common_random *hooks = d->isa->random;
    uint64_t sum = 0;

    if (!e) return 0;
    d->row_weight = calloc(e->rows, sizeof *d->row_weight);
    if (!d->row_weight) return -1;
    for (unsigned row = 0; row < e->rows; row++) {
        uint32_t base = common_op(e, row)->flow == COMMON_NEXT ? COMMON_WEIGHT_USUAL : 0;
        if (hooks->row) base = hooks->row(d, row);
        d->row_weight[row] = common_weights_row(d->weights, d->isa, row, base);
        sum += d->row_weight[row];
    }
    d->row_total = sum < UINT32_MAX ? (uint32_t)sum : UINT32_MAX;
    return 0;
}

static unsigned code_words(const struct common_draft *d, unsigned row)
{
    const struct common_encoding *e = d->isa->encoding;
    unsigned own = d->isa->random->code_words;
    return own ? own : e->form[e->row[row].form].words;
}

/* ---- fields */

static uint32_t largest(unsigned width)
{
    return width < 32 ? (1u << width) - 1 : UINT32_MAX;
}

/* A register that this warp wrote or read a moment ago, as the field's value. */
static bool reuse(struct common_draft *d, const struct common_bitfield *f, uint32_t *value)
{
    const struct common_warp_past *past = d->past ? &d->past[d->warp] : NULL;
    const struct common_reach *r;

    if (!past || !past->recents || !common_draft_knob(d, COMMON_KNOB_REUSE, REUSE)) return false;
    unsigned most = common_draft_chance(d, 2) ? 3 : past->recents;
    if (most > past->recents) most = past->recents;
    const struct common_access *access = &past->recent[common_draft_below(d, most)];
    for (r = f->reach; r < f->reach + COMMON_REACHES; r++) {
        if (r->file != access->file || access->index < r->index ||
            access->index - r->index >= r->count)
            continue;
        *value = (r->first + access->index - r->index) << f->shift;
        if (f->shift) *value |= common_draft_word(d) & largest(f->shift);
        if (f->multiple) *value -= *value % f->multiple;
        return true;
    }
    return false;
}

static uint32_t number(struct common_draft *d, unsigned width)
{
    uint32_t most = largest(width);

    if (!common_draft_knob(d, COMMON_KNOB_CORNERS, CORNERS)) return common_draft_word(d) & most;
    switch (common_draft_below(d, 5)) {
    case 0: return 0;
    case 1: return most;
    case 2: return 1;
    case 3: return most >> 1;
    default: return 1u << common_draft_below(d, width < 32 ? width : 32);
    }
}

static uint32_t draw_value(struct common_draft *d, const struct common_bitfield *f, unsigned width)
{
    if (f->domain == COMMON_NUMBER || f->domain == COMMON_SIGNED) return number(d, width);
    return common_draft_word(d) & largest(width);
}

static void draw_field(struct common_draft *d, unsigned row, const struct common_bitfield *f,
                       uint32_t *word)
{
    const struct common_random *hooks = d->isa->random;
    unsigned width = common_width(f->piece);
    uint32_t value;

    if (!width) return;
    if (f->domain == COMMON_REGISTER && reuse(d, f, &value) && common_legal(f, value)) {
        common_put(word, f->piece, value);
        return;
    }
    if (hooks->field && hooks->field(d, row, f, word, &value) && common_legal(f, value)) {
        common_put(word, f->piece, value);
        return;
    }
    for (unsigned i = 0; i < VALUE_TRIES; i++) {
        value = draw_value(d, f, width);
        if (f->multiple) value -= value % f->multiple;
        if (common_legal(f, value)) {
            common_put(word, f->piece, value);
            return;
        }
    }
}

/* Fields one by one, as their conditions come to hold by those before. */
static void draw_fields(struct common_draft *d, unsigned row, uint32_t *word)
{
    const struct common_encoding *e = d->isa->encoding;
    const struct common_bitfield *const *field;
    unsigned fields = common_fields(e, row, &field);
    bool drawn[COMMON_ROW_FIELDS] = {false};

    for (unsigned i = 0; i < e->words; i++) {
        uint32_t mask = common_mask(e, row, i);
        word[i] = (common_draft_word(d) & ~mask) | (e->row[row].match[i] & mask);
        if (!e->ignored) word[i] &= e->row[row].ignored[i] | mask;
    }
    for (unsigned round = 0; round <= COMMON_WHENS; round++)
        for (unsigned i = 0; i < fields; i++) {
            if (drawn[i] || !common_active(field[i], word)) continue;
            draw_field(d, row, field[i], word);
            drawn[i] = true;
        }
}

static bool writes_reserved(const struct common_draft *d, unsigned row, const uint32_t *word)
{
    const struct common_random *hooks = d->isa->random;
    struct common_access access[COMMON_ROW_ACCESSES];

    if (!hooks->reserved) return false;
    unsigned count = common_accesses(d->isa->encoding, row, word, access);
    for (unsigned i = 0; i < count; i++)
        if ((access[i].access & COMMON_WRITE) &&
            hooks->reserved(d, access[i].file, access[i].index))
            return true;
    return false;
}

static bool draw_row(struct common_draft *d, unsigned row, uint32_t at, uint32_t *word)
{
    const struct common_random *hooks = d->isa->random;

    draw_fields(d, row, word);
    return common_find(d->isa->encoding, word) == row && !writes_reserved(d, row, word) &&
           (!hooks->accept || hooks->accept(d, at, row, word));
}

unsigned common_draft_row(struct common_draft *d, unsigned row, uint32_t at, uint32_t *word)
{
    for (unsigned i = 0; i < ROW_TRIES && !draw_row(d, row, at, word); i++) continue;
    return code_words(d, row);
}

unsigned common_draft_row_of(struct common_draft *d, unsigned op)
{
    const struct common_encoding *e = d->isa->encoding;
    unsigned count = 0, found = 0;

    for (unsigned row = 0; row < e->rows; row++)
        if (e->row[row].op == op && common_draft_below(d, ++count) == 0) found = row;
    return found;
}

/* ---- plain instructions */

static unsigned pick_row(struct common_draft *d)
{
    uint32_t pick = common_draft_below(d, d->row_total);
    unsigned row = 0;

    for (; pick >= d->row_weight[row]; row++) pick -= d->row_weight[row];
    return row;
}

/* A word that no row matches. */
static bool draw_illegal(struct common_draft *d, uint32_t *word)
{
    const struct common_encoding *e = d->isa->encoding;

    for (unsigned i = 0; i < ROW_TRIES; i++) {
        for (unsigned k = 0; k < e->words; k++) word[k] = common_draft_word(d);
        if (common_find(e, word) == e->rows) return true;
    }
    return false;
}

unsigned random_plain(struct common_draft *d, uint32_t at, uint32_t room, uint32_t *word)
{
    unsigned align = d->isa->random->long_align;

    if (!d->isa->encoding || !d->row_total || !room) return 0;
    if (d->mortal && common_draft_chance(d, 8) &&
        common_draft_knob(d, COMMON_KNOB_ILLEGAL, ILLEGAL) && draw_illegal(d, word))
        return d->isa->random->code_words ? d->isa->random->code_words : 1;
    if (align && d->mortal && common_draft_chance(d, 8) &&
        common_draft_knob(d, COMMON_KNOB_ILLEGAL, ILLEGAL))
        align = 0; /* a long one that is not aligned is as good as an illegal one */
    for (unsigned i = 0; i < PLAIN_TRIES; i++) {
        unsigned row = pick_row(d), words = code_words(d, row);
        if (words > room || (words > 1 && align && at % align)) continue;
        for (unsigned k = 0; k < ROW_TRIES; k++)
            if (draw_row(d, row, at, word)) return words;
    }
    return 0;
}
