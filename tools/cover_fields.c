/* See cover_fields.h. A choice has a class for each value, and so has a small number; of a larger
 * number the lowest, the highest and all others are told apart, of registers the first, the last
 * and all others of each file. */
#include "../model/common/fields.h"
#include "cover_fields.h"

#include <stdio.h>
#include <string.h>

enum {
    SMALL = 4,  /* bits of a number whose values are all told apart */
    TRIED = 12, /* bits of a field of which all values are tried */
    LOWEST = 0,
    HIGHEST,
    OTHER, /* of a number, and of the registers of a reach */
    MINUS_ONE,
    ZERO, /* of a signed number */
    OF_NUMBER = 3,
    OF_SIGNED = 5,
    NO_REGISTER = OF_NUMBER * COMMON_REACHES
};

unsigned cover_classes(const struct common_bitfield *f)
{
    unsigned width = common_width(f->piece);

    if (!width) return 0;
    switch ((enum common_domain)f->domain) {
    case COMMON_CHOICE: return 1u << width;
    case COMMON_NUMBER: return width <= SMALL ? 1u << width : OF_NUMBER;
    case COMMON_SIGNED: return OF_SIGNED;
    case COMMON_REGISTER: return NO_REGISTER + 1;
    case COMMON_TARGET: return 0; /* which way it goes is what counts */
    }
    return 0;
}

static uint32_t highest(const struct common_bitfield *f)
{
    unsigned width = common_width(f->piece);
    uint32_t last = f->last ? f->last : (uint32_t)((UINT64_C(1) << width) - 1);

    return f->multiple ? last - last % f->multiple : last;
}

static unsigned class_of_signed(const struct common_bitfield *f, uint32_t value)
{
    unsigned width = common_width(f->piece);
    uint32_t sign = UINT32_C(1) << (width - 1), ones = sign | (sign - 1);

    if (value == 0) return ZERO;
    if (value == ones) return MINUS_ONE;
    return value == sign ? LOWEST : value == sign - 1 ? HIGHEST : OTHER;
}

static unsigned class_of_register(const struct common_bitfield *f, uint32_t value)
{
    uint32_t number = value >> f->shift;

    for (unsigned k = 0; k < COMMON_REACHES && f->reach[k].count; k++) {
        const struct common_reach *r = &f->reach[k];
        if (number < r->first || number - r->first >= r->count) continue;
        unsigned more = f->registers > 1 ? f->registers - 1u : 0;
        bool last = number - r->first + more + 1 >= r->count;
        return OF_NUMBER * k + (number == r->first ? LOWEST : last ? HIGHEST : OTHER);
    }
    return NO_REGISTER;
}

unsigned cover_class(const struct common_bitfield *f, uint32_t value)
{
    switch ((enum common_domain)f->domain) {
    case COMMON_CHOICE: return value;
    case COMMON_NUMBER:
        if (common_width(f->piece) <= SMALL) return value;
        return value == 0 ? LOWEST : value == highest(f) ? HIGHEST : OTHER;
    case COMMON_SIGNED: return class_of_signed(f, value);
    case COMMON_REGISTER: return class_of_register(f, value);
    case COMMON_TARGET: break;
    }
    return 0;
}

/* Whether the row's own bits leave room for the value. */
static bool fits_row(const struct common_encoding *e, unsigned row, const struct common_bitfield *f,
                     uint32_t value)
{
    uint32_t word[COMMON_CODE_WORDS] = {0}, bits[COMMON_CODE_WORDS] = {0};

    common_put(word, f->piece, value);
    common_bits(f->piece, bits);
    for (unsigned w = 0; w < e->words; w++)
        if ((word[w] ^ e->row[row].match[w]) & bits[w] & common_mask(e, row, w)) return false;
    return true;
}

/* Whether the row's own bits let a condition hold: it does unless they are all it looks at, and say
 * no. */
static bool can_hold(const struct common_encoding *e, unsigned row, const struct common_when *when)
{
    uint32_t bits[COMMON_CODE_WORDS] = {0};

    if (!when->piece[0].width) return true;
    common_bits(when->piece, bits);
    for (unsigned w = 0; w < e->words; w++)
        if (bits[w] & ~common_mask(e, row, w)) return true;
    uint32_t value = common_get(e->row[row].match, when->piece);
    return (value >= when->first && value <= when->last) != when->outside;
}

bool cover_class_possible(const struct common_encoding *e, unsigned row,
                          const struct common_bitfield *f, unsigned class)
{
    unsigned width = common_width(f->piece);

    for (unsigned i = 0; i < COMMON_WHENS; i++)
        if (!can_hold(e, row, &f->when[i])) return false;
    if (width > TRIED) return class != NO_REGISTER || f->domain != COMMON_REGISTER;
    for (uint32_t value = 0; value < UINT32_C(1) << width; value++)
        if (cover_class(f, value) == class && common_legal(f, value) && fits_row(e, row, f, value))
            return true;
    return false;
}

static void choice_text(const struct common_bitfield *f, unsigned class, char *text, size_t size)
{
    const char *name = f->choice[class].text;

    if (name && name[0]) {
        bool single = true;
        for (unsigned v = 0; v < 1u << common_width(f->piece); v++)
            single &= v == class || !f->choice[v].text || strcmp(f->choice[v].text, name) != 0;
        if (single) snprintf(text, size, "%s", name);
        else snprintf(text, size, "%s (value %u)", name, class);
        return;
    }
    const char *other = common_width(f->piece) == 1 ? f->choice[!class].text : NULL;
    if (other && other[0]) snprintf(text, size, "without %s", other);
    else snprintf(text, size, "(value %u)", class);
}

/* Whether another reach names the same register: each is a part of it. */
static bool names_part(const struct common_bitfield *f, unsigned reach)
{
    for (unsigned k = 0; k < COMMON_REACHES; k++)
        if (k != reach && f->reach[k].count && f->reach[k].file == f->reach[reach].file &&
            f->reach[k].index == f->reach[reach].index)
            return true;
    return false;
}

static void register_text(const struct common_isa *isa, const struct common_bitfield *f,
                          unsigned class, char *text, size_t size)
{
    const struct common_reach *r = &f->reach[class / OF_NUMBER];

    if (class == NO_REGISTER) {
        snprintf(text, size, "no register");
        return;
    }
    const struct common_file *file = &isa->files[r->file];
    if (class % OF_NUMBER == OTHER) {
        snprintf(text, size, "%s, neither first nor last", file->name);
        return;
    }
    uint32_t more = f->registers > 1 ? f->registers - 1u : 0;
    uint32_t last = r->count > more ? r->count - 1u - more : 0;
    /* the format is the ISA's and takes the index */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
    int used =
        snprintf(text, size, file->format, r->index + (class % OF_NUMBER == LOWEST ? 0 : last));
#pragma GCC diagnostic pop
    if (used > 0 && (size_t)used < size && names_part(f, class / OF_NUMBER))
        snprintf(text + used, size - (size_t)used, " (value %u)", r->first);
}

void cover_class_text(const struct common_isa *isa, const struct common_bitfield *f, unsigned class,
                      char *text, size_t size)
{
    static const char *const names[OF_SIGNED] = {"the lowest value", "the highest value",
                                                 "another value", "-1", "0"};

    if (f->domain == COMMON_CHOICE) choice_text(f, class, text, size);
    else if (f->domain == COMMON_REGISTER) register_text(isa, f, class, text, size);
    else if (f->domain == COMMON_NUMBER && common_width(f->piece) <= SMALL)
        snprintf(text, size, "%u", class);
    else
        snprintf(text, size, "%s",
                 f->domain == COMMON_NUMBER && class == LOWEST ? "0" : names[class]);
}

/* ---- names of fields. */

static bool lists(const struct common_bitfield *list, const struct common_bitfield *f)
{
    for (; list && list->name; list++)
        if (list == f) return true;
    return false;
}

/* The element of the row's template that has the field; NULL: none. */
static const struct common_element *element_of(const struct common_encoding *e, unsigned row,
                                               const struct common_bitfield *f)
{
    const struct common_word *token;
    unsigned tokens = common_template(e, row, &token);

    for (unsigned i = 0; i < tokens; i++)
        if (token[i].element && lists(token[i].element->field, f)) return token[i].element;
    return NULL;
}

/* One of several of a name gets the element's, then how it is used, then a number. */
static void name_field(const struct common_encoding *e, unsigned row,
                       const struct common_bitfield *f, unsigned detail, char *text, size_t size)
{
    const struct common_element *element = detail > 0 ? element_of(e, row, f) : NULL;

    snprintf(text, size, "%s%s%s%s", f->name, element ? " of %" : "", element ? element->name : "",
             detail > 1 && f->access == COMMON_WRITE ? ", written" : "");
}

void cover_field_text(const struct common_encoding *e, unsigned row, unsigned field, char *text,
                      size_t size)
{
    const struct common_bitfield *const *list;
    unsigned fields = common_fields(e, row, &list), before = 0;
    char other[64];

    for (unsigned detail = 0; detail < 3; detail++) {
        bool single = true;
        name_field(e, row, list[field], detail, text, size);
        before = 0;
        for (unsigned i = 0; i < fields; i++) {
            name_field(e, row, list[i], detail, other, sizeof other);
            if (i == field || strcmp(text, other) != 0) continue;
            single = false;
            before += i < field;
        }
        if (single) return;
    }
    size_t used = strlen(text);
    if (before) snprintf(text + used, size - used, " (%u)", before + 1);
}
