/* Rules for every ISA's instruction table; see encoding.h. */
#include <string.h>

#include "encoding.h"
#include "fields.h"
#include "rng.h"

enum { TRIES = 64 }; /* random instructions of a row */

/* ---- rows */

static int check_row(const struct common_encoding *e, unsigned row, struct common_error *err)
{
    const struct common_row *r = &e->row[row];
    if (r->form >= e->forms) return common_fail(err, "%s: there is no such form", r->name);
    if (r->op == 0 || r->op >= e->ops)
        return common_fail(err, "%s: there is no such operation", r->name);
    const struct common_form *form = &e->form[r->form];
    for (unsigned w = 0; w < e->words; w++) {
        uint32_t mask = common_mask(e, row, w);
        if ((r->match[w] & ~mask) != 0)
            return common_fail(err, "%s: match of word %u is not within its mask", r->name, w);
        if (mask != 0 && (w >= e->pattern_words || w >= form->words))
            return common_fail(err, "%s: word %u has no pattern", r->name, w);
    }
    return 0;
}

/* Whether both patterns together are an exception of `form`. */
static bool excepts(const struct common_encoding *e, unsigned form, const uint32_t *match,
                    const uint32_t *mask)
{
    const struct common_form *f = &e->form[form];
    bool any = false;
    for (unsigned w = 0; w < e->pattern_words; w++) {
        any = any || f->except_mask[w] != 0;
        if ((f->except_mask[w] & ~mask[w]) != 0 ||
            ((f->except_match[w] ^ match[w]) & f->except_mask[w]) != 0)
            return false;
    }
    return any;
}

static int check_overlap(const struct common_encoding *e, unsigned a, unsigned b,
                         struct common_error *err)
{
    uint32_t match[COMMON_CODE_WORDS], mask[COMMON_CODE_WORDS];
    for (unsigned w = 0; w < e->pattern_words; w++) {
        uint32_t common = common_mask(e, a, w) & common_mask(e, b, w);
        if (((e->row[a].match[w] ^ e->row[b].match[w]) & common) != 0) return 0;
        match[w] = e->row[a].match[w] | e->row[b].match[w];
        mask[w] = common_mask(e, a, w) | common_mask(e, b, w);
    }
    if (excepts(e, e->row[a].form, match, mask) || excepts(e, e->row[b].form, match, mask))
        return 0;
    return common_fail(err, "%s overlaps %s", e->row[a].name, e->row[b].name);
}

/* ---- templates and fields */

static int check_template(const struct common_encoding *e, unsigned row, struct common_error *err)
{
    const struct common_word *token;
    unsigned tokens = common_template(e, row, &token);
    if (tokens == 0) return common_fail(err, "%s: has no text", e->row[row].name);
    for (unsigned i = 0; i < tokens; i++)
        if (*token[i].text == '%' && token[i].element == NULL)
            return common_fail(err, "%s: there is no element %.*s", e->row[row].name,
                               (int)token[i].length, token[i].text);
    return 0;
}

static bool accepts(const struct common_when *when, uint32_t value)
{
    return (value >= when->first && value <= when->last) != when->outside;
}

/* Whether one of the conditions of each contradicts the other's. */
static bool exclude(const struct common_bitfield *a, const struct common_bitfield *b)
{
    for (unsigned i = 0; i < COMMON_WHENS * COMMON_WHENS; i++) {
        const struct common_when *x = &a->when[i / COMMON_WHENS], *y = &b->when[i % COMMON_WHENS];
        unsigned width = common_width(x->piece);
        uint32_t value = 0;
        if (width == 0 || width > 16 || memcmp(x->piece, y->piece, sizeof x->piece) != 0) continue;
        while (value >> width == 0 && !(accepts(x, value) && accepts(y, value))) value++;
        if (value >> width != 0) return true;
    }
    return false;
}

static int check_pieces(const struct common_encoding *e, unsigned row,
                        const struct common_bitfield *f, struct common_error *err)
{
    uint32_t bits[COMMON_CODE_WORDS] = {0};
    const struct common_form *form = &e->form[e->row[row].form];
    for (unsigned i = 0; i < COMMON_PIECES && f->piece[i].width != 0; i++) {
        const struct common_piece *p = &f->piece[i];
        if (p->word >= form->words || p->lsb + p->width > 32)
            return common_fail(err, "%s: %s is beyond the instruction", e->row[row].name, f->name);
    }
    common_bits(f->piece, bits);
    bool some = false, all = true; /* all: the row has one value of the field */
    for (unsigned w = 0; w < e->words; w++) {
        some = some || (bits[w] & common_mask(e, row, w)) != 0;
        all = all && (bits[w] & ~common_mask(e, row, w)) == 0;
    }
    if (some && !all)
        return common_fail(err, "%s: bits of %s choose the row", e->row[row].name, f->name);
    return 0;
}

static int check_fields(const struct common_encoding *e, unsigned row, struct common_error *err)
{
    const struct common_bitfield *const *field;
    unsigned fields = common_fields(e, row, &field);
    if (fields > COMMON_ROW_FIELDS)
        return common_fail(err, "%s: has too many fields", e->row[row].name);
    for (unsigned a = 0; a < fields; a++) {
        uint32_t bits[COMMON_CODE_WORDS] = {0};
        if (check_pieces(e, row, field[a], err) != 0) return -1;
        common_bits(field[a]->piece, bits);
        for (unsigned b = 0; b < a; b++) {
            uint32_t other[COMMON_CODE_WORDS] = {0}, shared = 0;
            common_bits(field[b]->piece, other);
            for (unsigned w = 0; w < e->words; w++) shared |= bits[w] & other[w];
            bool same = memcmp(field[a]->piece, field[b]->piece, sizeof field[a]->piece) == 0;
            if (shared != 0 && !same && !exclude(field[a], field[b]))
                return common_fail(err, "%s: %s and %s share bits", e->row[row].name,
                                   field[b]->name, field[a]->name);
        }
    }
    return 0;
}

/* ---- a row there and back */

static uint32_t random_value(struct common_rng *rng, const struct common_bitfield *field)
{
    uint32_t value = 0;
    unsigned width = common_width(field->piece);
    for (unsigned i = 0; i < TRIES; i++) {
        value = (uint32_t)common_rng_next(rng) & (uint32_t)((UINT64_C(1) << width) - 1);
        if (common_legal(field, value)) break;
    }
    return value;
}

/* A random instruction of the row without illegal values. */
static void random_insn(const struct common_encoding *e, unsigned row, struct common_rng *rng,
                        uint32_t *word)
{
    const struct common_bitfield *const *field;
    unsigned fields = common_fields(e, row, &field);
    for (unsigned w = 0; w < e->words; w++) {
        uint32_t mask = common_mask(e, row, w);
        word[w] = ((uint32_t)common_rng_next(rng) & ~mask) | e->row[row].match[w];
    }
    for (unsigned i = 0; i < 4 * fields; i++) {
        const struct common_bitfield *f = field[i % fields];
        if (common_active(f, word) && !common_legal(f, common_get(word, f->piece)))
            common_put(word, f->piece, random_value(rng, f));
    }
}

static int check_round_trip(const struct common_encoding *e, unsigned row, struct common_error *err)
{
    struct common_rng rng = common_rng_make(row, 1);
    const char *name = e->row[row].name;
    unsigned found = 0;
    for (unsigned i = 0; i < TRIES; i++) {
        uint32_t word[COMMON_CODE_WORDS] = {0}, back[COMMON_CODE_WORDS] = {0};
        uint32_t value[COMMON_ROW_FIELDS], claimed[COMMON_CODE_WORDS], idle[COMMON_CODE_WORDS];
        random_insn(e, row, &rng, word);
        if (common_find(e, word) != row) continue; /* the exception of its form */
        found++;
        common_decode_fields(e, row, word, value);
        if (common_encode_fields(e, row, value, back, err) != 0) return -1;
        common_claimed(e, row, word, claimed, idle);
        for (unsigned w = 0; w < e->words; w++)
            if (back[w] != ((word[w] & claimed[w]) | idle[w]))
                return common_fail(err, "%s: word %u 0x%08x comes back as 0x%08x", name, w,
                                   (unsigned)word[w], (unsigned)back[w]);
    }
    return found >= TRIES / 4 ? 0 : common_fail(err, "%s: is not found by its own words", name);
}

/* ---- operations */

static int check_op(const struct common_encoding *e, unsigned op, bool (*performs)(unsigned op),
                    struct common_error *err)
{
    const struct common_op *o = &e->op[op];
    bool has_row = false;
    if (o->name == NULL) return common_fail(err, "operation %u has no name", op);
    for (unsigned row = 0; row < e->rows; row++) has_row = has_row || e->row[row].op == op;
    if (!has_row) return common_fail(err, "%s has no row", o->name);
    if (o->unit >= e->units || o->flow >= COMMON_FLOWS)
        return common_fail(err, "%s: there is no such unit or flow", o->name);
    if (o->always && o->flow != COMMON_EXIT)
        return common_fail(err, "%s: only an exit always ends the run", o->name);
    if (performs != NULL && performs(op) != (o->flow != COMMON_TRAP))
        return common_fail(err, "%s %s performed", o->name,
                           o->flow == COMMON_TRAP ? "always traps and is" : "is not");
    return 0;
}

int common_encoding_check(const struct common_encoding *e, bool (*performs)(unsigned op),
                          struct common_error *err)
{
    for (unsigned row = 0; row < e->rows; row++)
        if (check_row(e, row, err) != 0) return -1;
    for (unsigned op = 1; op < e->ops; op++)
        if (check_op(e, op, performs, err) != 0) return -1;
    for (unsigned row = 0; row < e->rows; row++) {
        for (unsigned other = 0; other < row; other++)
            if (check_overlap(e, other, row, err) != 0) return -1;
        if (check_template(e, row, err) != 0 || check_fields(e, row, err) != 0 ||
            check_round_trip(e, row, err) != 0)
            return -1;
    }
    return 0;
}
