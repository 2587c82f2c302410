/* See encoding.h. */
#include "encoding.h"
#include "fields.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* ---- fields */

static uint32_t ones(unsigned width)
{
    return (uint32_t)((UINT64_C(1) << width) - 1);
}

uint32_t common_get(const uint32_t *word, const struct common_piece *piece)
{
    uint32_t value = 0;
    for (unsigned i = 0, at = 0; i < COMMON_PIECES && piece[i].width != 0; at += piece[i++].width)
        value |= (word[piece[i].word] >> piece[i].lsb & ones(piece[i].width)) << at;
    return value;
}

unsigned common_width(const struct common_piece *piece)
{
    unsigned width = 0;
    for (unsigned i = 0; i < COMMON_PIECES && piece[i].width != 0; i++) width += piece[i].width;
    return width;
}

void common_put(uint32_t *word, const struct common_piece *piece, uint32_t value)
{
    uint64_t rest = value;
    for (unsigned i = 0; i < COMMON_PIECES && piece[i].width != 0; i++) {
        uint32_t mask = ones(piece[i].width) << piece[i].lsb, *w = &word[piece[i].word];
        *w = (*w & ~mask) | ((uint32_t)rest << piece[i].lsb & mask);
        rest >>= piece[i].width;
    }
}

void common_bits(const struct common_piece *piece, uint32_t *mask)
{
    for (unsigned i = 0; i < COMMON_PIECES && piece[i].width != 0; i++)
        mask[piece[i].word] |= ones(piece[i].width) << piece[i].lsb;
}

static bool holds(const struct common_when *when, const uint32_t *word)
{
    if (when->piece[0].width == 0) return true;
    uint32_t value = common_get(word, when->piece);
    return (value >= when->first && value <= when->last) != when->outside;
}

bool common_active(const struct common_bitfield *field, const uint32_t *word)
{
    for (unsigned i = 0; i < COMMON_WHENS; i++)
        if (!holds(&field->when[i], word)) return false;
    return true;
}

bool common_legal(const struct common_bitfield *field, uint32_t value)
{
    unsigned width = common_width(field->piece);
    if (width < 32 && value >> width != 0) return false;
    if (field->last != 0 && value > field->last) return false;
    if (field->multiple != 0 && value % field->multiple != 0) return false;
    return field->domain != COMMON_CHOICE || field->choice[value].text != NULL;
}

/* ---- results that are computed once */

static const struct common_element *element_at(const void *list, size_t size, unsigned i)
{
    return (const void *)((const char *)list + i * size);
}

static const struct common_element *find_element(const struct common_encoding *e,
                                                 const struct common_form *form, const char *name,
                                                 size_t length)
{
    for (unsigned i = 0; i < (unsigned)form->elements + e->elements; i++) {
        const struct common_element *element =
            i < form->elements ? element_at(form->element, e->element_size, i)
                               : element_at(e->element, e->element_size, i - form->elements);
        if (strlen(element->name) == length && memcmp(element->name, name, length) == 0)
            return element;
    }
    return NULL;
}

/* Next word of a template: an element with its %, a bracket or comma, or the text up to the next
 * of these. */
static size_t next_word(const char **cursor, bool *blank)
{
    size_t spaces = strspn(*cursor, " ");
    const char *p = *cursor += spaces;
    *blank = spaces != 0;
    if (*p == '%')
        return 1 + strspn(p + 1, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_");
    if (*p == '(' || *p == ')' || *p == ',') return 1;
    return strcspn(p, " %(),");
}

static unsigned make_tokens(const struct common_encoding *e, unsigned row, unsigned used)
{
    const char *cursor = e->row[row].text;
    size_t length;
    bool blank;
    while ((length = next_word(&cursor, &blank)) != 0 && used < COMMON_CACHE_ENTRIES) {
        struct common_word *token = &e->cache->token[used];
        bool first = used == e->cache->token_of_row[row];
        *token = (struct common_word){.text = cursor, .length = (uint8_t)length};
        token->blank = blank || first;
        if (*cursor == '%')
            token->element = find_element(e, &e->form[e->row[row].form], cursor + 1, length - 1);
        cursor += length;
        used++;
    }
    return used;
}

static bool same_field(const struct common_bitfield *a, const struct common_bitfield *b)
{
    return memcmp(a->piece, b->piece, sizeof a->piece) == 0 &&
           memcmp(a->when, b->when, sizeof a->when) == 0 && a->domain == b->domain &&
           a->access == b->access && memcmp(a->reach, b->reach, sizeof a->reach) == 0;
}

static unsigned add_fields(const struct common_encoding *e, unsigned row,
                           const struct common_bitfield *field, unsigned used)
{
    for (; field != NULL && field->name != NULL && used < COMMON_CACHE_ENTRIES; field++) {
        unsigned i = e->cache->field_of_row[row];
        while (i < used && !same_field(e->cache->field[i], field)) i++;
        if (i == used) e->cache->field[used++] = field;
    }
    return used;
}

static unsigned make_fields(const struct common_encoding *e, unsigned row, unsigned used)
{
    const struct common_cache *cache = e->cache;
    used = add_fields(e, row, e->form[e->row[row].form].field, used);
    for (unsigned i = cache->token_of_row[row]; i < cache->token_of_row[row + 1]; i++)
        if (cache->token[i].element != NULL)
            used = add_fields(e, row, cache->token[i].element->field, used);
    return add_fields(e, row, e->row[row].field, used);
}

/* Whether an instruction with this key can be this row. */
static bool key_fits(const struct common_encoding *e, unsigned row, uint32_t key)
{
    uint32_t word[COMMON_CODE_WORDS] = {0}, bits[COMMON_CODE_WORDS] = {0};
    common_put(word, e->key, key);
    common_bits(e->key, bits);
    for (unsigned w = 0; w < e->pattern_words; w++)
        if (((word[w] ^ e->row[row].match[w]) & common_mask(e, row, w) & bits[w]) != 0)
            return false;
    return true;
}

static void make_cache(const struct common_encoding *e)
{
    struct common_cache *cache = e->cache;
    unsigned tokens = 0, fields = 0, entries = 0, keys = 1u << common_width(e->key);
    assert(keys <= COMMON_CACHE_KEYS && e->rows <= COMMON_CACHE_ROWS);
    for (unsigned row = 0; row < e->rows; row++) {
        cache->token_of_row[row] = (uint16_t)tokens;
        tokens = make_tokens(e, row, tokens);
        cache->token_of_row[row + 1] = (uint16_t)tokens;
        cache->field_of_row[row] = (uint16_t)fields;
        fields = make_fields(e, row, fields);
        cache->field_of_row[row + 1] = (uint16_t)fields;
    }
    for (unsigned key = 0; key < keys; key++) {
        cache->key[key] = (uint16_t)entries;
        for (unsigned row = 0; row < e->rows && entries < COMMON_CACHE_ENTRIES; row++)
            if (key_fits(e, row, key)) cache->row_of_key[entries++] = (uint16_t)row;
        cache->key[key + 1] = (uint16_t)entries;
    }
    assert(tokens < COMMON_CACHE_ENTRIES && fields < COMMON_CACHE_ENTRIES &&
           entries < COMMON_CACHE_ENTRIES);
}

static const struct common_cache *cache_of(const struct common_encoding *e)
{
    atomic_int *state = &e->cache->state;
    int nobody = 0;
    if (atomic_load_explicit(state, memory_order_acquire) == 2) return e->cache;
    if (atomic_compare_exchange_strong(state, &nobody, 1)) {
        make_cache(e);
        atomic_store_explicit(state, 2, memory_order_release);
    }
    while (atomic_load_explicit(state, memory_order_acquire) != 2) continue;
    return e->cache;
}

/* ---- rows */

uint32_t common_mask(const struct common_encoding *e, unsigned row, unsigned word)
{
    return e->row[row].mask[word] | e->form[e->row[row].form].mask[word];
}

static bool matches(const struct common_encoding *e, unsigned row, const uint32_t *word)
{
    const struct common_row *r = &e->row[row];
    const struct common_form *form = &e->form[r->form];
    bool except = false, same = true;
    for (unsigned w = 0; w < e->pattern_words; w++) {
        uint32_t mask = r->mask[w] | form->mask[w];
        if (mask != 0 && (word[w] & mask) != r->match[w]) return false;
    }
    for (unsigned w = 0; w < e->pattern_words; w++) {
        if (form->except_mask[w] == 0) continue;
        except = true;
        same = same && (word[w] & form->except_mask[w]) == form->except_match[w];
    }
    return !(except && same);
}

unsigned common_find(const struct common_encoding *e, const uint32_t *word)
{
    const struct common_cache *cache = cache_of(e);
    uint32_t key = common_get(word, e->key);
    for (unsigned i = cache->key[key]; i < cache->key[key + 1]; i++)
        if (matches(e, cache->row_of_key[i], word)) return cache->row_of_key[i];
    return e->rows;
}

unsigned common_fields(const struct common_encoding *e, unsigned row,
                       const struct common_bitfield *const **field)
{
    const struct common_cache *cache = cache_of(e);
    *field = &cache->field[cache->field_of_row[row]];
    return cache->field_of_row[row + 1] - cache->field_of_row[row];
}

unsigned common_template(const struct common_encoding *e, unsigned row,
                         const struct common_word **token)
{
    const struct common_cache *cache = cache_of(e);
    *token = &cache->token[cache->token_of_row[row]];
    return cache->token_of_row[row + 1] - cache->token_of_row[row];
}

void common_claimed(const struct common_encoding *e, unsigned row, const uint32_t *word,
                    uint32_t *claimed, uint32_t *idle)
{
    const struct common_bitfield *const *field;
    unsigned fields = common_fields(e, row, &field);
    uint32_t rest[COMMON_CODE_WORDS] = {0};
    for (unsigned w = 0; w < e->words; w++) claimed[w] = common_mask(e, row, w);
    for (unsigned i = 0; i < fields; i++) {
        if (common_active(field[i], word)) common_bits(field[i]->piece, claimed);
        else common_put(rest, field[i]->piece, field[i]->idle);
    }
    for (unsigned w = 0; idle != NULL && w < e->words; w++) idle[w] = rest[w] & ~claimed[w];
}

bool common_reserved(const struct common_encoding *e, unsigned row, const uint32_t *word,
                     uint32_t *bits)
{
    uint32_t claimed[COMMON_CODE_WORDS], any = 0;
    common_claimed(e, row, word, claimed, NULL);
    for (unsigned w = 0; w < e->words; w++) {
        bool has = e->ignored == NULL && w < e->form[e->row[row].form].words;
        bits[w] = has ? word[w] & ~claimed[w] & ~e->row[row].ignored[w] : 0;
        any |= bits[w];
    }
    return any != 0;
}

void common_decode_fields(const struct common_encoding *e, unsigned row, const uint32_t *word,
                          uint32_t *value)
{
    const struct common_bitfield *const *field;
    unsigned fields = common_fields(e, row, &field);
    for (unsigned i = 0; i < fields; i++)
        value[i] = common_active(field[i], word) ? common_get(word, field[i]->piece) : 0;
}

static bool chooses(const struct common_encoding *e, unsigned row, const uint32_t *word)
{
    for (unsigned w = 0; w < e->words; w++)
        if (((word[w] ^ e->row[row].match[w]) & common_mask(e, row, w)) != 0) return false;
    return true;
}

/* Conditions look at other fields: those whose conditions hold by now are put until nothing
 * changes. */
int common_encode_fields(const struct common_encoding *e, unsigned row, const uint32_t *value,
                         uint32_t *word, struct common_error *err)
{
    const struct common_bitfield *const *field;
    unsigned fields = common_fields(e, row, &field);
    uint32_t claimed[COMMON_CODE_WORDS], idle[COMMON_CODE_WORDS], old[COMMON_CODE_WORDS];
    memcpy(word, e->row[row].match, e->words * sizeof *word);
    for (unsigned round = 0; round <= COMMON_WHENS + 1; round++) {
        memcpy(old, word, e->words * sizeof *word);
        for (unsigned i = 0; i < fields; i++)
            if (common_active(field[i], old)) common_put(word, field[i]->piece, value[i]);
    }
    for (unsigned i = 0; i < fields; i++) {
        if (!common_active(field[i], word)) continue;
        if (!common_legal(field[i], value[i]))
            return common_fail(err, "%s: %s cannot be 0x%x", e->row[row].name, field[i]->name,
                               (unsigned)value[i]);
        if (common_get(word, field[i]->piece) != value[i] || !chooses(e, row, word))
            return common_fail(err, "%s: %s cannot be 0x%x beside the other fields",
                               e->row[row].name, field[i]->name, (unsigned)value[i]);
    }
    common_claimed(e, row, word, claimed, idle);
    for (unsigned w = 0; w < e->words; w++) word[w] = (word[w] & claimed[w]) | idle[w];
    return 0;
}

static unsigned add_access(struct common_access *access, unsigned count, struct common_access one)
{
    for (unsigned i = 0; i < count; i++) {
        if (access[i].file != one.file || access[i].index != one.index) continue;
        access[i].access |= one.access;
        return count;
    }
    if (count < COMMON_ROW_ACCESSES) access[count++] = one;
    return count;
}

unsigned common_accesses(const struct common_encoding *e, unsigned row, const uint32_t *word,
                         struct common_access *access)
{
    const struct common_bitfield *const *field;
    unsigned fields = common_fields(e, row, &field), count = 0;
    for (unsigned i = 0; i < fields; i++) {
        const struct common_bitfield *f = field[i];
        if (f->domain != COMMON_REGISTER || !common_active(f, word)) continue;
        uint32_t value = common_get(word, f->piece) >> f->shift;
        for (const struct common_reach *r = f->reach; r < f->reach + COMMON_REACHES; r++) {
            if (value < r->first || value - r->first >= r->count) continue;
            for (unsigned k = 0; k < (f->registers ? f->registers : 1u); k++)
                if (value - r->first + k < r->count)
                    count = add_access(
                        access, count,
                        (struct common_access){r->file, f->access,
                                               (uint16_t)(r->index + value - r->first + k)});
        }
    }
    return count;
}

const struct common_op *common_op(const struct common_encoding *e, unsigned row)
{
    return &e->op[row < e->rows ? e->row[row].op : 0];
}

const char *common_flow_text(unsigned flow)
{
    static const char *const names[COMMON_FLOWS] = {
        [COMMON_NEXT] = "next",     [COMMON_BRANCH] = "branch", [COMMON_CALL] = "call",
        [COMMON_RETURN] = "return", [COMMON_LOOP] = "loop",     [COMMON_BREAK] = "break",
        [COMMON_SCOPE] = "scope",   [COMMON_EXIT] = "exit",     [COMMON_BARRIER] = "barrier",
        [COMMON_TRAP] = "trap"};
    return flow < COMMON_FLOWS ? names[flow] : "?";
}

/* ---- text */

void common_write(struct common_writer *w, const char *format, ...)
{
    va_list args;
    if (w->blank && w->used != 0 && w->used + 1 < w->size) w->text[w->used++] = ' ';
    w->blank = false;
    if (w->used >= w->size) return;
    va_start(args, format);
    int length = vsnprintf(w->text + w->used, w->size - w->used, format, args);
    va_end(args);
    w->used += length > 0 ? (size_t)length : 0;
    if (w->used >= w->size) w->used = w->size - 1;
}
