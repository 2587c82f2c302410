/* One instruction to words: tries each row of insns.def whose mnemonic fits. When none does, the
 * error is that of the row which understood most of the line. */
#include "asm.h"
#include "fields.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { NOTES = 320 };

/* What could have stood at the furthest token that no row understood. */
struct best {
    size_t at;
    size_t where; /* token to be named in the message, if it is a whole one */
    bool reject;  /* text is a whole message, else a list of what is allowed */
    uint8_t width[TESLA_KIND_QUAD +
                  1]; /* widest register field of each kind that would be allowed; 0 none */
    unsigned banks;   /* c[] banks that would be allowed */
    char text[NOTES];
};

struct encoder {
    const struct tesla_token *token;
    size_t count, at;
    const struct tesla_symbols *symbols;
    const struct tesla_row_info *row;
    const struct tesla_element *element;
    uint32_t word[2], known[2]; /* known: bits that have been decided */
    uint8_t addop;
    unsigned type; /* of the program */
    bool memory_seen;
    bool graphics;  /* a[], p[] or o[] was seen */
    bool primitive; /* SRC1 is p[]: no other source is memory */
    bool direct;    /* the memory operand at hand has no $a */
    const struct tesla_token *target;
    struct best *best;
};

static const struct tesla_piece predicate_piece[TESLA_PIECES] = {{1, 7, 5}};
static const struct tesla_piece csrc_piece[TESLA_PIECES] = {{1, 12, 2}};
static const struct tesla_piece end_piece[TESLA_PIECES] = {{1, 0, 2}}; /* 1 exit, 2 join */
static const struct tesla_piece cwrite_piece[TESLA_PIECES] = {{1, 6, 1}};
static const struct tesla_piece other_piece[TESLA_PIECES] = {{1, 3, 1}};
static const struct tesla_piece all_piece[TESLA_PIECES] = {{1, 14, 1}};
static const char *const access_words[4] = {"u8", "u16", "s16", "b32"};
static const uint8_t access_types[4] = {TESLA_U8, TESLA_U16, TESLA_S16, TESLA_B32};

static bool is_at(const struct encoder *e, const char *text)
{
    return e->at < e->count && tesla_token_is(&e->token[e->at], text);
}

static bool take(struct encoder *e, const char *text)
{
    bool found = is_at(e, text);
    if (found) e->at++;
    return found;
}

/* Is what is allowed at the current token of interest? */
static bool is_furthest(struct encoder *e)
{
    struct best *best = e->best;
    if (e->at < best->at || (e->at == best->at && best->reject)) return false;
    if (e->at > best->at) *best = (struct best){.at = e->at};
    return true;
}

/* Appends to a list unless it is in there. */
static void append(char *list, const char *text)
{
    size_t length = strlen(text), used = strlen(list);
    for (const char *p = list; (p = strstr(p, text)) != NULL; p++)
        if ((p == list || p[-1] == ' ') && (p[length] == '\0' || p[length] == ',')) return;
    snprintf(list + used, NOTES - used, "%s%s", used != 0 ? ", " : "", text);
}

/* Remembers something that is allowed at the current token. Returns false for `return
 * allow(...)`. */
static bool allow(struct encoder *e, const char *format, ...) __attribute__((format(printf, 2, 3)));
static bool allow(struct encoder *e, const char *format, ...)
{
    char text[80];
    if (!is_furthest(e)) return false;
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    append(e->best->text, text);
    return false;
}

static bool allow_register(struct encoder *e, unsigned class, unsigned width)
{
    if (is_furthest(e) && e->best->width[class] < width) e->best->width[class] = (uint8_t)width;
    return false;
}

static bool allow_banks(struct encoder *e, unsigned banks)
{
    if (is_furthest(e) && e->best->banks < banks) e->best->banks = banks;
    return false;
}

/* Adds registers and banks to the list, widest range only. */
static void finish_list(struct best *best)
{
    char text[48];
    for (unsigned class = TESLA_KIND_GPR; class <= TESLA_KIND_QUAD; class ++) {
        unsigned last = (1u << best->width[class]) - 1;
        if (best->width[class] == 0) continue;
        if (class == TESLA_KIND_GPR) snprintf(text, sizeof text, "$r0 to $r%u", last);
        if (class == TESLA_KIND_HALF) snprintf(text, sizeof text, "$r0l to $r%uh", last / 2);
        if (class == TESLA_KIND_PAIR) snprintf(text, sizeof text, "$r0d to $r%ud", last - 1);
        if (class == TESLA_KIND_QUAD) snprintf(text, sizeof text, "$r0q to $r%uq", last - 3);
        append(best->text, text);
    }
    snprintf(text, sizeof text, "c0[] to c%u[]", best->banks - 1);
    if (best->banks != 0) append(best->text, text);
}

/* The current token is of the right kind but cannot be: a whole message. */
static bool reject(struct encoder *e, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
static bool reject(struct encoder *e, const char *format, ...)
{
    struct best *best = e->best;
    if (e->at < best->at) return false;
    best->at = best->where = e->at;
    best->reject = true;
    va_list args;
    va_start(args, format);
    vsnprintf(best->text, NOTES, format, args);
    va_end(args);
    return false;
}

/* Sets a field. False if its bits were decided otherwise before. */
static bool put(struct encoder *e, const struct tesla_piece *piece, uint32_t value)
{
    bool same = true;
    for (unsigned i = 0; i < TESLA_PIECES && piece[i].width != 0; i++) {
        uint32_t mask = (uint32_t)(((UINT64_C(1) << piece[i].width) - 1) << piece[i].lsb);
        uint32_t bits = value << piece[i].lsb & mask;
        unsigned w = piece[i].word;
        if (((e->word[w] ^ bits) & e->known[w] & mask) != 0) same = false;
        e->word[w] = (e->word[w] & ~mask) | bits;
        e->known[w] |= mask;
        value = piece[i].width < 32 ? value >> piece[i].width : 0;
    }
    return same;
}

static bool put_piece(struct encoder *e, struct tesla_piece piece, uint32_t value)
{
    const struct tesla_piece list[TESLA_PIECES] = {piece};
    return put(e, list, value);
}

static uint32_t max_value(const struct tesla_piece *piece)
{
    return (uint32_t)((UINT64_C(1) << tesla_width(piece)) - 1);
}

/* A number at the current token, lo..hi; it is taken as two's complement in the field's width. */
static bool parse_number(struct encoder *e, const char *text, size_t length, int64_t lo, int64_t hi,
                         int64_t *value)
{
    char quote[48];
    const struct tesla_token part = {text, length, 0, 0};
    int status = tesla_number(e->symbols, text, length, value);
    const struct tesla_symbol *symbol = tesla_find_symbol(e->symbols, text, length);
    if (status == -1 && symbol != NULL)
        return reject(e, "%s is a label; a number or the name of a .set is allowed here",
                      tesla_token_quote(&part, quote, sizeof quote));
    if (status == -1 && tesla_is_name(text, length) && e->token[e->at].text != text)
        return reject(e, "%s is not defined; a number or the name of a .set is allowed here",
                      tesla_token_quote(&part, quote, sizeof quote));
    if (status == -1) return allow(e, "a number");
    if (status == -2 || *value < lo || *value > hi)
        return reject(e, "%s is out of range; %s0x%llx to 0x%llx is allowed",
                      tesla_token_quote(&part, quote, sizeof quote), lo < 0 ? "-" : "",
                      (unsigned long long)(lo < 0 ? -lo : lo), (unsigned long long)hi);
    return true;
}

static bool encode_number(struct encoder *e, const char *before, int64_t lo, int64_t hi)
{
    const struct tesla_token *t = &e->token[e->at];
    size_t skip = strlen(before);
    int64_t value;
    if (e->at >= e->count || t->length <= skip || memcmp(t->text, before, skip) != 0)
        return skip != 0 ? allow(e, "%s0 to %s%lld", before, before, (long long)hi)
                         : allow(e, "a number");
    if (!parse_number(e, t->text + skip, t->length - skip, lo, hi, &value)) return false;
    put(e, e->element->piece, (uint32_t)value);
    e->at++;
    return true;
}

/* "$r12h": prefix, decimal number, suffix letters.
 *   returns the number, -1 if the token is not of this shape */
static int indexed(const struct encoder *e, const char *prefix, char *suffix)
{
    const struct tesla_token *t = &e->token[e->at];
    size_t i = strlen(prefix);
    int number = 0;
    *suffix = '\0';
    if (e->at >= e->count || t->length <= i || memcmp(t->text, prefix, i) != 0) return -1;
    size_t digits = i;
    while (i < t->length && t->text[i] >= '0' && t->text[i] <= '9' && number < 1000)
        number = number * 10 + t->text[i++] - '0';
    if (i == digits) return -1;
    if (i + 1 == t->length) *suffix = t->text[i++];
    return i == t->length ? number : -1;
}

/* A general register whose field has `width` bits. */
static bool parse_register(struct encoder *e, unsigned class, unsigned width, uint32_t *field)
{
    char suffix, quote[48];
    int number = indexed(e, "$r", &suffix);
    unsigned count = 1u << width;
    switch (class) {
    case TESLA_KIND_HALF:
        *field = (uint32_t)number * 2 + (suffix == 'h');
        if (number >= 0 && (suffix == 'l' || suffix == 'h') && *field < count) break;
        return allow_register(e, class, width);
    case TESLA_KIND_PAIR:
    case TESLA_KIND_QUAD: {
        unsigned step = class == TESLA_KIND_PAIR ? 2 : 4;
        char letter = class == TESLA_KIND_PAIR ? 'd' : 'q';
        *field = (uint32_t)number;
        if (number < 0 || suffix != letter || *field >= count)
            return allow_register(e, class, width);
        if (*field % step != 0)
            return reject(e, "%s is not aligned; $r0%c, $r%u%c, $r%u%c, ... are allowed",
                          tesla_token_quote(&e->token[e->at], quote, sizeof quote), letter, step,
                          letter, 2 * step, letter);
        break;
    }
    default:
        *field = (uint32_t)number;
        if (number >= 0 && suffix == '\0' && *field < count) break;
        return allow_register(e, class, width);
    }
    e->at++;
    return true;
}

/* $a or $c by number. */
static bool parse_indexed(struct encoder *e, const char *prefix, unsigned last, uint32_t *number)
{
    char suffix;
    int value = indexed(e, prefix, &suffix);
    if (value < 0 || suffix != '\0' || (unsigned)value > last)
        return allow(e, "%s0 to %s%u", prefix, prefix, last);
    *number = (uint32_t)value;
    e->at++;
    return true;
}

/* Puts the $a of a memory operand and its post-increment. */
static bool put_areg(struct encoder *e, unsigned areg, bool postinc)
{
    bool two_words = e->row->form == TESLA_LONG || e->row->form == TESLA_LCTL;
    const struct tesla_piece low[TESLA_PIECES] = {tesla_long_areg[0]};
    if (e->direct) {
        if (areg == 0 && !postinc) return true;
        return reject(e, "a[] uses no $a as an operand; `ld b32 $r1 a[$a1]` is allowed");
    }
    if (e->memory_seen) {
        if (areg == 0 && !postinc) return true;
        return reject(e, "second memory operand uses $a%u; only the first one may", areg);
    }
    e->memory_seen = true;
    if (!two_words && areg > 3)
        return reject(e, "$a%u does not fit; this form reaches $a0 to $a3", areg);
    put(e, two_words ? tesla_long_areg : low, areg);
    if (postinc) put_piece(e, tesla_postinc, 1);
    return true;
}

/* What stands in the brackets of a memory operand: [0x10], [$a1], [$a1+0x10], [$a1++0x4]. */
struct address {
    unsigned areg;
    bool postinc;
    const char *number; /* NULL: 0 */
    size_t length;
};

static bool parse_inside(struct encoder *e, const char *p, size_t length, struct address *a)
{
    const char *end = p + length;
    *a = (struct address){0};
    while (end > p && end[-1] == ' ') end--;
    while (p < end && *p == ' ') p++;
    if (end - p >= 3 && p[0] == '$' && p[1] == 'a' && p[2] >= '0' && p[2] <= '7') {
        a->areg = (unsigned)(p[2] - '0');
        p += 3;
        while (p < end && *p == ' ') p++;
        if (p == end) return true;
        if (*p == '+') p++;
        else if (*p != '-')
            return reject(e, "address is not complete; [$a1], [$a1+0x4] or [$a1++0x4] is allowed");
        if (p < end && *p == '+') {
            a->postinc = true;
            p++;
        }
        while (p < end && *p == ' ') p++;
    } else if (p < end && *p == '$') {
        return reject(
            e, "address register is not $a0 to $a7; [$a1], [$a1+0x4] or [$a1++0x4] is allowed");
    }
    if (p == end)
        return reject(e, "address is empty; [0x10], [$a1], [$a1+0x4] or [$a1++0x4] is allowed");
    a->number = p;
    a->length = (size_t)(end - p);
    return true;
}

/* The brackets of the current token, which begin behind `skip` characters, into the fields of a
 * memory operand. */
static bool encode_address(struct encoder *e, size_t skip, struct tesla_piece offset,
                           unsigned scale, bool may_increment)
{
    const struct tesla_token *t = &e->token[e->at];
    struct address a;
    int64_t value = 0;
    if (t->length < skip + 2 || t->text[skip] != '[' || t->text[t->length - 1] != ']')
        return reject(e, "address is not closed; ']' is allowed at its end");
    if (!parse_inside(e, t->text + skip + 1, t->length - skip - 2, &a)) return false;
    if (a.postinc && !may_increment)
        return reject(e, "post-increment is not possible here; [$a1+0x4] is allowed");
    bool wide = offset.width >= 14; /* the field is the whole address: it wraps at 16 bits */
    int64_t limit = (int64_t)1 << offset.width;
    int64_t lo = wide ? -0x8000 : a.postinc ? -limit / 2 * scale : 0;
    int64_t hi = wide ? 0xffff : (a.postinc ? limit / 2 - 1 : limit - 1) * scale;
    if (a.number != NULL && !parse_number(e, a.number, a.length, lo, hi, &value)) return false;
    if (value % (int64_t)scale != 0)
        return reject(e, "offset %s0x%llx is not aligned; a multiple of %u is allowed",
                      value < 0 ? "-" : "", (unsigned long long)(value < 0 ? -value : value),
                      scale);
    if (!put_areg(e, a.areg, a.postinc)) return false;
    put_piece(e, offset, (uint32_t)(value / (int64_t)scale));
    e->at++;
    return true;
}

static bool starts_with(const struct encoder *e, size_t at, const char *text)
{
    size_t length = strlen(text);
    return at < e->count && e->token[at].length >= length &&
           memcmp(e->token[at].text, text, length) == 0;
}

/* "c12[": number of the bank and characters up to the bracket. -1: not of this shape */
static int space_number(const struct encoder *e, char letter, size_t *skip)
{
    const struct tesla_token *t = &e->token[e->at];
    size_t i = 1;
    int number = 0;
    if (e->at >= e->count || t->length < 3 || t->text[0] != letter) return -1;
    while (i < t->length && i < 4 && t->text[i] >= '0' && t->text[i] <= '9')
        number = number * 10 + t->text[i++] - '0';
    *skip = i;
    return i > 1 && i < t->length && t->text[i] == '[' ? number : -1;
}

/* A word that says how s[] or c[] is read, with such an operand behind it. -1 if there is none */
static int access_word(const struct encoder *e, const char *space)
{
    for (int i = 0; i < 4; i++)
        if (is_at(e, access_words[i]) && starts_with(e, e->at + 1, space)) return i;
    return -1;
}

/* a[] or p[] as SRC1: all of the register's field counts words, and p[] takes the selectors of c[] if the form
 * has them. */
static bool encode_attribute(struct encoder *e, const struct tesla_mux *mux)
{
    static const struct tesla_piece both = {0, 23, 2};
    bool immediate = e->row->form == TESLA_IMM;
    e->graphics = true;
    e->primitive = starts_with(e, e->at, "p[");
    if (e->primitive && e->type != TESLA_GEOMETRY)
        return reject(e, "p[] is of geometry programs only; a[] is allowed here");
    if (!e->primitive && immediate && e->type == TESLA_GEOMETRY)
        return false; /* the same bits are p[] */
    if (e->primitive && !immediate) put_piece(e, both, 3);
    put_piece(e, mux->sel, 1);
    e->direct = !e->primitive;
    bool done = encode_address(e, 1, mux->reg, 4, true);
    e->direct = false;
    return done;
}

static bool encode_source(struct encoder *e)
{
    const struct tesla_element *element = e->element;
    const struct tesla_mux *mux = &tesla_muxes[element->place];
    uint32_t field;
    size_t skip;
    if (element->memory && mux->select == 0) {
        int mode = access_word(e, "s[");
        if (mode >= 0) {
            e->at++;
            put_piece(e, mux->sel, 1);
            put_piece(e, mux->mode, (uint32_t)mode);
            return encode_address(e, 1, mux->offset, tesla_type_bits(access_types[mode]) / 8, true);
        }
        if (starts_with(e, e->at, "s["))
            return reject(e, "s[] has no access size; u8, u16, s16 or b32 is allowed before it");
        if (starts_with(e, e->at, "a[") || starts_with(e, e->at, "p["))
            return encode_attribute(e, mux);
        allow(e, "u8, u16, s16 or b32 before s[]");
    }
    if (element->memory && mux->select == 1) {
        int bank = space_number(e, 'c', &skip), last = (1 << mux->bank.width) - 1;
        if (bank >= 0 && bank <= last) {
            bool free_bits = put_piece(e, mux->sel, 1) && !e->primitive;
            if (mux->other.width != 0 && !put_piece(e, mux->other, 0)) free_bits = false;
            if (!free_bits) return reject(e, "second c[] operand; only one source may be c[]");
            put_piece(e, mux->bank, (uint32_t)bank);
            return encode_address(e, skip, mux->offset, element->class == TESLA_KIND_HALF ? 2 : 4,
                                  true);
        }
        allow_banks(e, (unsigned)last + 1);
    }
    if (!parse_register(e, element->class, mux->reg.width, &field)) return false;
    put_piece(e, mux->reg, field);
    return true;
}

static bool encode_global(struct encoder *e, struct tesla_piece space)
{
    static const struct tesla_piece address = {0, 9, 7};
    char suffix;
    size_t skip;
    int number = space_number(e, 'g', &skip);
    if (number < 0 || number > 15) return allow(e, "g0[] to g15[]");
    const struct tesla_token *t = &e->token[e->at];
    struct tesla_token inside = {t->text + skip + 1, t->length - skip - 2, t->line, t->col};
    struct encoder inner = {.token = &inside, .count = 1};
    int reg =
        t->text[t->length - 1] == ']' && t->length > skip + 2 ? indexed(&inner, "$r", &suffix) : -1;
    if (reg < 0 || suffix != '\0' || reg > 127)
        return reject(e, "address of g[] is not a register; [$r0] to [$r127] is allowed");
    put_piece(e, space, (uint32_t)number);
    put_piece(e, address, (uint32_t)reg);
    e->at++;
    return true;
}

static bool encode_shared(struct encoder *e, unsigned place)
{
    static const struct tesla_piece mode_piece = {1, 14, 2};
    unsigned type = TESLA_B32;
    if (place == TESLA_P_S) {
        int mode = access_word(e, "s[");
        if (mode < 0) return allow(e, "u8, u16, s16 or b32 before s[]");
        if (!put_piece(e, mode_piece, (uint32_t)mode)) return allow(e, "b32 before s[]");
        type = access_types[mode];
    } else {
        if (place == TESLA_P_S8) type = TESLA_B8;
        if (place == TESLA_P_S16) type = TESLA_B16;
        if (!is_at(e, tesla_type_text(type))) return allow(e, "%s", tesla_type_text(type));
    }
    e->at++;
    if (!starts_with(e, e->at, "s[")) return allow(e, "s[]");
    return encode_address(e, 1, tesla_offset_piece(place, type), tesla_offset_scale(place, type),
                          true);
}

static bool encode_constant(struct encoder *e, unsigned place)
{
    static const struct tesla_piece mode_piece = {1, 14, 2}, bank_piece = {1, 22, 4};
    unsigned type = TESLA_B32;
    size_t skip;
    if (place == TESLA_P_C) {
        int mode = access_word(e, "c");
        if (mode < 0) return allow(e, "u8, u16, s16 or b32 before c[]");
        put_piece(e, mode_piece, (uint32_t)mode);
        type = access_types[mode];
        e->at++;
    }
    int bank = space_number(e, 'c', &skip);
    if (bank < 0 || bank > 15) return allow_banks(e, 16);
    put_piece(e, bank_piece, (uint32_t)bank);
    return encode_address(e, skip, tesla_offset_piece(place, type), tesla_offset_scale(place, type),
                          place != TESLA_P_CJUMP);
}

static bool encode_memory(struct encoder *e)
{
    static const struct tesla_piece space = {0, 16, 4}, atom_space = {0, 23, 4};
    unsigned place = e->element->place;
    switch (place) {
    case TESLA_P_S:
    case TESLA_P_S8:
    case TESLA_P_S16:
    case TESLA_P_S32: return encode_shared(e, place);
    case TESLA_P_C:
    case TESLA_P_CJUMP: return encode_constant(e, place);
    case TESLA_P_G: return encode_global(e, space);
    case TESLA_P_GATOM: return encode_global(e, atom_space);
    default: break;
    }
    const char *open = place == TESLA_P_L   ? "l["
                       : place == TESLA_P_A ? "a["
                       : place == TESLA_P_O ? "o["
                                            : "v[";
    if (!starts_with(e, e->at, open)) return allow(e, "%s]", open);
    return encode_address(e, 1, tesla_offset_piece(place, TESLA_B32),
                          tesla_offset_scale(place, TESLA_B32), place != TESLA_P_V);
}

/* One of several words, perhaps none. */
static bool encode_choice(struct encoder *e)
{
    const struct tesla_element *element = e->element;
    uint32_t count = max_value(element->piece) + 1, index = count;
    bool empty = element->optional;
    uint32_t empty_index = 0;
    for (uint32_t i = count; i-- > 0;) {
        if (element->choice[i].text[0] == '\0') {
            empty = true;
            empty_index = i;
        } else if (is_at(e, element->choice[i].text)) {
            index = i;
        }
    }
    if (index < count) {
        e->at++;
    } else {
        for (uint32_t i = 0; i < count; i++)
            if (element->choice[i].text[0] != '\0') allow(e, "%s", element->choice[i].text);
        if (!empty) return false;
        index = empty_index;
    }
    if (element->target == offsetof(struct tesla_insn, addop))
        e->addop = element->choice[index].value;
    return put(e, element->piece, index);
}

/* o[] as a destination: the number of a word; in 16-bit operations, of a half, which does not matter. */
static bool encode_output(struct encoder *e)
{
    const struct tesla_token *t = &e->token[e->at];
    unsigned half = e->element->class == TESLA_KIND_HALF;
    int64_t value, last = half ? 0xf8 : 0x1f8; /* 127 is the bit bucket */
    if (t->length < 4 || t->text[t->length - 1] != ']')
        return reject(e, "address is not closed; ']' is allowed at its end");
    if (!parse_number(e, t->text + 2, t->length - 3, 0, last, &value)) return false;
    if (value % 4 != 0)
        return reject(e, "offset 0x%llx is not aligned; a multiple of 4 is allowed",
                      (unsigned long long)value);
    e->graphics = true;
    put(e, other_piece, 1);
    put(e, e->element->piece, (uint32_t)value >> (half ? 1 : 2));
    e->at++;
    return true;
}

static bool encode_destination(struct encoder *e)
{
    const struct tesla_element *element = e->element;
    uint32_t field;
    if (element->bucket && take(e, "#")) {
        put(e, other_piece, 1);
        put(e, element->piece, 127);
        return true;
    }
    if (element->bucket) allow(e, "#");
    if (element->bucket && starts_with(e, e->at, "o[")) return encode_output(e);
    if (!parse_register(e, element->class, tesla_width(element->piece), &field)) return false;
    put(e, element->piece, field);
    return true;
}

/* The source that is also the destination. */
static bool encode_same(struct encoder *e)
{
    uint32_t field;
    char quote[48];
    size_t at = e->at;
    if (!parse_register(e, e->element->class, tesla_width(e->element->piece), &field)) return false;
    if (put(e, e->element->piece, field)) return true;
    e->at = at;
    return reject(e, "%s is not the destination; this form adds to its destination register",
                  tesla_token_quote(&e->token[at], quote, sizeof quote));
}

static bool encode_cond(struct encoder *e, const struct tesla_piece *piece)
{
    uint32_t number;
    size_t at = e->at;
    if (!parse_indexed(e, "$c", piece[0].width == 0 ? 0 : 3, &number)) return false;
    if (put(e, piece, number)) return true;
    e->at = at;
    return reject(e, "$c%u is not the $c of the predicate; both are one field", (unsigned)number);
}

static bool encode_address_source(struct encoder *e)
{
    uint32_t number = 0;
    bool zero = e->row->op == TESLA_OP_ADD_TO_A; /* a load of an immediate: there is no register */
    if (!(zero && (take(e, "0x0") || take(e, "0"))) && !parse_indexed(e, "$a", 7, &number))
        return zero ? allow(e, "0x0") : false;
    put(e, e->element->piece, number);
    return true;
}

static bool encode_lanes(struct encoder *e)
{
    uint32_t mask = 0;
    if (!is_at(e, "(")) {
        put(e, e->element->piece, 0xf);
        return true;
    }
    e->at++;
    const struct tesla_token *t = &e->token[e->at];
    if (e->at >= e->count || t->text[0] != 'l') return allow(e, "a lane mask such as l02");
    for (size_t i = 1; i < t->length; i++) {
        if (t->text[i] < '0' || t->text[i] > '3') return allow(e, "a lane mask such as l02");
        mask |= 1u << (t->text[i] - '0');
    }
    e->at++;
    if (!take(e, ")")) return allow(e, ")");
    put(e, e->element->piece, mask);
    return true;
}

static bool encode_target(struct encoder *e)
{
    const struct tesla_token *t = &e->token[e->at];
    int64_t value;
    char quote[48];
    if (e->at >= e->count) return allow(e, "a label or a byte address");
    const struct tesla_symbol *symbol = tesla_find_symbol(e->symbols, t->text, t->length);
    if (symbol != NULL && symbol->label) {
        e->target = t;
    } else if (symbol == NULL && tesla_is_name(t->text, t->length)) {
        return reject(e, "label %s is not defined; a label or a byte address is allowed here",
                      tesla_token_quote(t, quote, sizeof quote));
    } else {
        if (!parse_number(e, t->text, t->length, 0, 0xfffffc, &value))
            return allow(e, "a label or a byte address");
        if (value % 4 != 0)
            return reject(e, "target 0x%llx is not aligned; a multiple of 4 is allowed",
                          (unsigned long long)value);
        put(e, e->element->piece, (uint32_t)value >> 2);
    }
    e->at++;
    return true;
}

/* "$r4:#:$r5:#", or "$r4:$r5" for a source. The registers that are named must be consecutive. */
static bool encode_texture(struct encoder *e)
{
    const struct tesla_piece *piece = e->element->piece;
    bool is_dst = e->element->kind == TESLA_E_TEX_DST;
    unsigned base_width = piece[0].width, mask = 0, parts = 0, named = 0, base = 0;
    const struct tesla_token *t = &e->token[e->at];
    if (e->at >= e->count) return allow(e, "registers such as $r4:$r5");
    for (size_t start = 0; start <= t->length; parts++) {
        size_t end = start;
        char suffix;
        while (end < t->length && t->text[end] != ':') end++;
        struct tesla_token part = {t->text + start, end - start, t->line, t->col};
        struct encoder inner = {.token = &part, .count = 1};
        int number = part.length != 0 ? indexed(&inner, "$r", &suffix) : -1;
        bool blank = is_dst && tesla_token_is(&part, "#");
        if (parts > 3 || (!blank && (number < 0 || suffix != '\0')))
            return allow(e, "registers such as $r4:$r5");
        if (!blank) {
            if (named == 0) base = (unsigned)number;
            if ((unsigned)number != base + named)
                return reject(e, "registers are not consecutive; $r%u is allowed next",
                              base + named);
            named++;
            mask |= 1u << parts;
        }
        start = end + 1;
    }
    if (base >> base_width != 0) return allow_register(e, TESLA_KIND_GPR, base_width);
    const struct tesla_piece first[TESLA_PIECES] = {piece[0]};
    unsigned wanted = tesla_get(e->word, first); /* of the destination, if that was read before */
    if (named != 0 && !put(e, first, base))
        return reject(e, "sources do not begin with the destination's register; $r%u is allowed",
                      wanted);
    if (is_dst) {
        if (parts != 4 || (piece[1].width == 0 && mask != 0xf))
            return allow(e, "four registers such as $r4:$r5:$r6:$r7");
        const struct tesla_piece rest[TESLA_PIECES] = {piece[1], piece[2]};
        put(e, rest, mask);
    } else if (piece[1].width == 0 ? parts != 1 : !put_piece(e, piece[1], parts - 1)) {
        return allow(e, "one register");
    }
    e->at++;
    return true;
}

static bool encode_element(struct encoder *e)
{
    const struct tesla_element *element = e->element;
    int64_t max = max_value(element->piece);
    uint32_t number;
    switch ((enum tesla_element_kind)element->kind) {
    case TESLA_E_CHOICE:
    case TESLA_E_ROUND:
    case TESLA_E_TYPE:
    case TESLA_E_PREFIX: return encode_choice(e);
    case TESLA_E_NUMBER: return encode_number(e, element->text, 0, max);
    case TESLA_E_SIGNED: return encode_number(e, "", -(max + 1) / 2, max / 2);
    case TESLA_E_DST: return encode_destination(e);
    case TESLA_E_SRC: return encode_source(e);
    case TESLA_E_SAME: return encode_same(e);
    case TESLA_E_DATA:
        if (!parse_register(e, element->class, 7, &number)) return false;
        return put(e, element->piece, number);
    case TESLA_E_IMM: return encode_number(e, "", -(max + 1) / 2, max);
    case TESLA_E_CONSTANT:
        return encode_number(e, "", tesla_width(element->piece) == 16 ? -(max + 1) / 2 : 0, max);
    case TESLA_E_COND_DST:
        if (!starts_with(e, e->at, "$c")) {
            allow(e, "$c0 to $c3");
            return true;
        }
        put(e, cwrite_piece, 1);
        return encode_cond(e, element->piece);
    case TESLA_E_COND_SET:
    case TESLA_E_COND_SRC: return encode_cond(e, element->piece);
    case TESLA_E_CARRY: return e->addop != TESLA_ADDC || encode_cond(e, element->piece);
    case TESLA_E_ADDR_DST:
        return parse_indexed(e, "$a", 7, &number) && put(e, element->piece, number);
    case TESLA_E_ADDR_SRC: return encode_address_source(e);
    case TESLA_E_MEMORY: return encode_memory(e);
    case TESLA_E_LANES: return encode_lanes(e);
    case TESLA_E_TARGET: return encode_target(e);
    case TESLA_E_COUNT:
        if (take(e, "all")) return put(e, all_piece, 1);
        allow(e, "all");
        return encode_number(e, "", 0, max);
    case TESLA_E_TEX_DST:
    case TESLA_E_TEX_SRC: return encode_texture(e);
    }
    return false;
}

/* "(l02)" is a lane mask where the row has one, "(l $c0)" a predicate. */
static bool is_lane_mask(const struct encoder *e)
{
    if (strncmp(e->row->text, "%lanes", 6) != 0 || !starts_with(e, e->at + 1, "l")) return false;
    const struct tesla_token *t = &e->token[e->at + 1];
    return t->length == 1 + strspn(t->text + 1, "0123") && e->at + 2 < e->count &&
           tesla_token_is(&e->token[e->at + 2], ")");
}

/* exit, join and the predicate, which stand before everything else. */
static bool encode_prefixes(struct encoder *e)
{
    bool is_long = e->row->form == TESLA_LONG;
    bool predicate =
        is_long || (e->row->form == TESLA_LCTL && !tesla_ignores_predicate(e->row->op));
    unsigned end = is_at(e, "exit") ? 1 : is_at(e, "join") ? 2 : 0, code = TESLA_PRED_ALWAYS;
    if (end != 0 && !is_long)
        return reject(e, "this form has no exit or join; a long normal instruction may have it");
    if (end != 0) e->at++;
    if (is_long) put(e, end_piece, end);
    if (is_at(e, "(") && !is_lane_mask(e)) {
        if (!predicate)
            return reject(
                e,
                "this form has no predicate; a long normal instruction or a branch may have one");
        e->at++;
        for (code = 0; code < 32 && !is_at(e, tesla_pred_names[code]); code++) continue;
        if (code == 32) return allow(e, "a predicate such as e, lg or always");
        e->at++;
        if (code != TESLA_PRED_ALWAYS && code != TESLA_PRED_NEVER) {
            if (!encode_cond(e, csrc_piece)) return false;
        } else if (starts_with(e, e->at, "$c") && !encode_cond(e, csrc_piece)) {
            return false;
        }
        if (!take(e, ")")) return allow(e, ")");
    }
    if (predicate) put(e, predicate_piece, code);
    return true;
}

static bool encode_row(struct encoder *e)
{
    const char *cursor = e->row->text, *word;
    size_t length;
    if (!encode_prefixes(e)) return false;
    while ((length = tesla_next_word(&cursor, &word, &e->element)) != 0) {
        if (e->element != NULL) {
            if (!encode_element(e)) return false;
        } else if (e->at < e->count && e->token[e->at].length == length &&
                   memcmp(e->token[e->at].text, word, length) == 0) {
            e->at++;
        } else {
            return allow(e, "%.*s", (int)length, word);
        }
    }
    return e->at == e->count || allow(e, "the end of the line");
}

/* Can this row's mnemonic be this token? */
static bool is_mnemonic(const struct tesla_row_info *row, const struct tesla_token *token)
{
    const char *cursor = row->text, *word;
    const struct tesla_element *element;
    size_t length = tesla_next_word(&cursor, &word, &element);
    if (element != NULL && element->kind == TESLA_E_LANES)
        length = tesla_next_word(&cursor, &word, &element);
    if (element == NULL) return token->length == length && memcmp(token->text, word, length) == 0;
    for (uint32_t i = 0; i <= max_value(element->piece); i++)
        if (tesla_token_is(token, element->choice[i].text)) return true;
    return false;
}

/* What the row made must not be a decode error, but for an instruction that is one by itself. */
static bool check_decode(struct encoder *e, size_t mnemonic)
{
    struct tesla_insn insn;
    char name[64];
    const struct tesla_mode mode = {.features = TESLA_ALL_FEATURES,
                                    .type = e->primitive  ? TESLA_GEOMETRY
                                            : e->graphics ? TESLA_VERTEX
                                                          : TESLA_COMPUTE};
    tesla_decode_as(&mode, e->word, 2, 0, &insn);
    if (insn.trap == TESLA_TRAP_NONE || !tesla_op_of_type(insn.op, TESLA_COMPUTE)) return true;
    tesla_trap_text(insn.trap, name, sizeof name);
    e->at = e->count + 1; /* it understood more than any row that failed before its end */
    reject(e, "these operands raise %s; .word is allowed if that is meant", name);
    e->best->where = mnemonic;
    return false;
}

static int report(const char *file, const struct tesla_token *token, size_t count,
                  struct best *best, struct common_error *err)
{
    char quote[64];
    const struct tesla_token *last = &token[count - 1];
    size_t where = best->reject ? best->where : best->at;
    bool at_end = where >= count;
    unsigned line = at_end ? last->line : token[where].line;
    unsigned col = at_end ? last->col + (unsigned)last->length : token[where].col;
    if (best->reject) return common_fail(err, "%s:%u:%u: error: %s", file, line, col, best->text);
    finish_list(best);
    return common_fail(err, "%s:%u:%u: error: found %s; allowed here: %s", file, line, col,
                       at_end ? "the end of the line"
                              : tesla_token_quote(&token[where], quote, sizeof quote),
                       best->text);
}

/* Where the mnemonic stands: behind exit, join, a predicate and a lane mask. */
static size_t find_mnemonic(const struct tesla_token *token, size_t count, size_t at)
{
    if (at < count && (tesla_token_is(&token[at], "exit") || tesla_token_is(&token[at], "join")))
        at++;
    while (at < count && tesla_token_is(&token[at], "(")) {
        while (at < count && !tesla_token_is(&token[at], ")")) at++;
        if (at < count) at++;
    }
    return at;
}

int tesla_encode(const char *file, const struct tesla_token *token, size_t count,
                 const struct tesla_symbols *symbols, unsigned type, struct tesla_code *code,
                 struct common_error *err)
{
    struct best best = {0};
    bool want_short = tesla_token_is(&token[0], "short"),
         want_long = tesla_token_is(&token[0], "long");
    size_t start = want_short || want_long, mnemonic = find_mnemonic(token, count, start);
    unsigned named = 0;
    char quote[64];
    memset(code, 0, sizeof *code);
    for (unsigned i = 0; i < TESLA_ROW_COUNT && mnemonic < count; i++) {
        const struct tesla_row_info *row = &tesla_rows[i];
        bool is_long = row->form != TESLA_SHORT && row->form != TESLA_SCTL;
        if (!is_mnemonic(row, &token[mnemonic])) continue;
        named++;
        if (is_long ? want_short || code->has_long : want_long || code->has_short) continue;
        struct encoder e = {.token = token,
                            .count = count,
                            .at = start,
                            .symbols = symbols,
                            .type = type,
                            .row = row,
                            .best = &best,
                            .word = {row->match[0], row->match[1]},
                            .known = {row->mask[0], row->mask[1]}};
        if (!encode_row(&e) || !check_decode(&e, mnemonic)) continue;
        if (is_long) {
            code->has_long = true;
            memcpy(code->long_word, e.word, sizeof e.word);
            code->target = e.target;
        } else {
            code->has_short = true;
            code->short_word = e.word[0];
        }
    }
    if (code->has_short || code->has_long) return 0;
    if (mnemonic >= count) {
        best = (struct best){.at = count, .text = "an instruction"};
    } else if (named == 0) {
        best = (struct best){.where = mnemonic, .reject = true};
        snprintf(best.text, sizeof best.text,
                 "%s is not an instruction; see insns.def for those that are allowed",
                 tesla_token_quote(&token[mnemonic], quote, sizeof quote));
    } else if (best.at == 0 && best.text[0] == '\0') {
        best = (struct best){.reject = true};
        snprintf(best.text, sizeof best.text, "this instruction has no %s form; leave '%s' out",
                 want_short ? "short" : "long", want_short ? "short" : "long");
    }
    return report(file, token, count, &best, err);
}

void tesla_encode_target(uint32_t *word, uint32_t address)
{
    word[0] |= (address >> 2 & 0xffff) << 11;
    word[1] |= (address >> 18 & 0x3f) << 14;
}
