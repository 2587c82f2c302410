/* Memory operands, and sources, which may be in memory: sheet 2.5 and 2.6. */
#include "asm_insn.h"

#include <string.h>

static const char *const access_words[4] = {"u8", "u16", "s16", "b32"};
static const uint8_t access_types[4] = {TESLA_U8, TESLA_U16, TESLA_S16, TESLA_B32};

/* Puts the $a of a memory operand and its post-increment. */
static bool put_areg(struct tesla_encoder *e, unsigned areg, bool postinc)
{
    bool two_words =
        e->row->form == TESLA_LONG || e->row->form == TESLA_LCTL || e->row->form == TESLA_LALL;
    const struct common_piece low[COMMON_PIECES] = {tesla_long_areg[0]};
    if (e->direct) {
        if (areg == 0 && !postinc) return true;
        return tesla_asm_reject(e, "a[] uses no $a as an operand; `ld b32 $r1 a[$a1]` is allowed");
    }
    if (e->memory_seen) {
        if (areg == 0 && !postinc) return true;
        return tesla_asm_reject(e, "second memory operand uses $a%u; only the first one may", areg);
    }
    e->memory_seen = true;
    if (!two_words && areg > 3)
        return tesla_asm_reject(e, "$a%u does not fit; this form reaches $a0 to $a3", areg);
    tesla_asm_put(e, two_words ? tesla_long_areg : low, areg);
    if (postinc) tesla_asm_put_piece(e, tesla_postinc, 1);
    return true;
}

/* The text in the brackets of a memory operand: [0x10], [$a1], [$a1+0x10], [$a1++0x4]. */
struct address {
    unsigned areg;
    bool postinc;
    const char *number; /* NULL: 0 */
    size_t length;
};

static bool parse_inside(struct tesla_encoder *e, const char *p, size_t length, struct address *a)
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
            return tesla_asm_reject(
                e, "address is not complete; [$a1], [$a1+0x4] or [$a1++0x4] is allowed");
        if (p < end && *p == '+') {
            a->postinc = true;
            p++;
        }
        while (p < end && *p == ' ') p++;
    } else if (p < end && *p == '$') {
        return tesla_asm_reject(
            e, "address register is not $a0 to $a7; [$a1], [$a1+0x4] or [$a1++0x4] is allowed");
    }
    if (p == end)
        return tesla_asm_reject(
            e, "address is empty; [0x10], [$a1], [$a1+0x4] or [$a1++0x4] is allowed");
    a->number = p;
    a->length = (size_t)(end - p);
    return true;
}

/* The brackets of the current token, which begin after `skip` characters, into the fields of a
 * memory operand. */
static bool encode_address(struct tesla_encoder *e, size_t skip, struct common_piece offset,
                           unsigned scale, bool may_increment)
{
    const struct common_token *t = &e->token[e->at];
    struct address a;
    int64_t value = 0;
    if (t->length < skip + 2 || t->text[skip] != '[' || t->text[t->length - 1] != ']')
        return tesla_asm_reject(e, "address is not closed; ']' is allowed at its end");
    if (!parse_inside(e, t->text + skip + 1, t->length - skip - 2, &a)) return false;
    if (a.postinc && !may_increment)
        return tesla_asm_reject(e, "post-increment is not possible here; [$a1+0x4] is allowed");
    bool wide = offset.width >= 14; /* the field is the whole address: it wraps at 16 bits */
    int64_t limit = (int64_t)1 << offset.width;
    int64_t lo = wide ? -0x8000 : a.postinc ? -limit / 2 * scale : 0;
    int64_t hi = wide ? 0xffff : (a.postinc ? limit / 2 - 1 : limit - 1) * scale;
    if (a.number != NULL && !tesla_asm_number(e, a.number, a.length, lo, hi, &value)) return false;
    if (value % (int64_t)scale != 0)
        return tesla_asm_reject(e, "offset %s0x%llx is not aligned; a multiple of %u is allowed",
                                value < 0 ? "-" : "",
                                (unsigned long long)(value < 0 ? -value : value), scale);
    if (!put_areg(e, a.areg, a.postinc)) return false;
    tesla_asm_put_piece(e, offset, (uint32_t)(value / (int64_t)scale));
    e->at++;
    return true;
}

/* "c12[": number of the bank and characters up to the bracket. -1: not of this shape */
static int space_number(const struct tesla_encoder *e, char letter, size_t *skip)
{
    const struct common_token *t = &e->token[e->at];
    size_t i = 1;
    int number = 0;
    if (e->at >= e->count || t->length < 3 || t->text[0] != letter) return -1;
    while (i < t->length && i < 4 && t->text[i] >= '0' && t->text[i] <= '9')
        number = number * 10 + t->text[i++] - '0';
    *skip = i;
    return i > 1 && i < t->length && t->text[i] == '[' ? number : -1;
}

/* A word that says how s[] or c[] is read, with such an operand after it. -1 if there is none */
static int access_word(const struct tesla_encoder *e, const char *space)
{
    for (int i = 0; i < 4; i++)
        if (tesla_asm_is(e, access_words[i]) && tesla_asm_starts(e, e->at + 1, space)) return i;
    return -1;
}

/* a[] or p[] as SRC1: all of the register's field counts words, and p[] takes the selectors of c[]
 * if the form has them. */
static bool encode_attribute(struct tesla_encoder *e, const struct tesla_mux *mux)
{
    static const struct common_piece both = {0, 23, 2};
    bool immediate = e->row->form == TESLA_IMM;
    e->graphics = true;
    e->primitive = tesla_asm_starts(e, e->at, "p[");
    if (e->primitive && e->type != TESLA_GEOMETRY)
        return tesla_asm_reject(e, "p[] is of geometry programs only; a[] is allowed here");
    if (!e->primitive && immediate && e->type == TESLA_GEOMETRY)
        return false; /* the same bits are p[] */
    if (e->primitive && !immediate) tesla_asm_put_piece(e, both, 3);
    tesla_asm_put_piece(e, mux->sel, 1);
    e->direct = !e->primitive;
    bool done = encode_address(e, 1, mux->reg, 4, true);
    e->direct = false;
    return done;
}

bool tesla_asm_source(struct tesla_encoder *e)
{
    const struct tesla_element *element = e->element;
    const struct tesla_mux *mux = &tesla_muxes[element->place];
    uint32_t field;
    size_t skip;
    if (element->memory && mux->select == 0) {
        int mode = access_word(e, "s[");
        if (mode >= 0) {
            e->at++;
            tesla_asm_put_piece(e, mux->sel, 1);
            tesla_asm_put_piece(e, mux->mode, (uint32_t)mode);
            return encode_address(e, 1, mux->offset, tesla_type_bits(access_types[mode]) / 8, true);
        }
        if (tesla_asm_starts(e, e->at, "s["))
            return tesla_asm_reject(
                e, "s[] has no access size; u8, u16, s16 or b32 is allowed before it");
        if (tesla_asm_starts(e, e->at, "a[") || tesla_asm_starts(e, e->at, "p["))
            return encode_attribute(e, mux);
        tesla_asm_allow(e, "u8, u16, s16 or b32 before s[]");
    }
    if (element->memory && mux->select == 1) {
        int bank = space_number(e, 'c', &skip), last = (1 << mux->bank.width) - 1;
        if (bank >= 0 && bank <= last) {
            bool free_bits = tesla_asm_put_piece(e, mux->sel, 1) && !e->primitive;
            if (mux->other.width != 0 && !tesla_asm_put_piece(e, mux->other, 0)) free_bits = false;
            if (!free_bits)
                return tesla_asm_reject(e, "second c[] operand; only one source may be c[]");
            tesla_asm_put_piece(e, mux->bank, (uint32_t)bank);
            return encode_address(e, skip, mux->offset, element->class == TESLA_KIND_HALF ? 2 : 4,
                                  true);
        }
        tesla_asm_allow_banks(e, (unsigned)last + 1);
    }
    if (!tesla_asm_register(e, element->class, mux->reg.width, &field)) return false;
    tesla_asm_put_piece(e, mux->reg, field);
    return true;
}

static bool encode_global(struct tesla_encoder *e, struct common_piece space)
{
    static const struct common_piece address = {0, 9, 7};
    char suffix = '\0';
    size_t skip;
    int number = space_number(e, 'g', &skip);
    if (number < 0 || number > 15) return tesla_asm_allow(e, "g0[] to g15[]");
    const struct common_token *t = &e->token[e->at];
    struct common_token inside = {t->text + skip + 1, t->length - skip - 2, t->line, t->col};
    struct tesla_encoder inner = {.token = &inside, .count = 1};
    int reg = t->text[t->length - 1] == ']' && t->length > skip + 2
                  ? tesla_asm_indexed(&inner, "$r", &suffix)
                  : -1;
    if (reg < 0 || suffix != '\0' || reg > 127)
        return tesla_asm_reject(e, "address of g[] is not a register; [$r0] to [$r127] is allowed");
    tesla_asm_put_piece(e, space, (uint32_t)number);
    tesla_asm_put_piece(e, address, (uint32_t)reg);
    e->at++;
    return true;
}

static bool encode_shared(struct tesla_encoder *e, unsigned place)
{
    static const struct common_piece mode_piece = {1, 14, 2};
    unsigned type = TESLA_B32;
    if (place == TESLA_P_S) {
        int mode = access_word(e, "s[");
        if (mode < 0) return tesla_asm_allow(e, "u8, u16, s16 or b32 before s[]");
        if (!tesla_asm_put_piece(e, mode_piece, (uint32_t)mode))
            return tesla_asm_allow(e, "b32 before s[]");
        type = access_types[mode];
    } else {
        if (place == TESLA_P_S8) type = TESLA_B8;
        if (place == TESLA_P_S16) type = TESLA_B16;
        if (!tesla_asm_is(e, tesla_type_text(type)))
            return tesla_asm_allow(e, "%s", tesla_type_text(type));
    }
    e->at++;
    if (!tesla_asm_starts(e, e->at, "s[")) return tesla_asm_allow(e, "s[]");
    return encode_address(e, 1, tesla_offset_piece(place, type), tesla_offset_scale(place, type),
                          true);
}

static bool encode_constant(struct tesla_encoder *e, unsigned place)
{
    static const struct common_piece mode_piece = {1, 14, 2}, bank_piece = {1, 22, 4};
    unsigned type = TESLA_B32;
    size_t skip;
    if (place == TESLA_P_C) {
        int mode = access_word(e, "c");
        if (mode < 0) return tesla_asm_allow(e, "u8, u16, s16 or b32 before c[]");
        tesla_asm_put_piece(e, mode_piece, (uint32_t)mode);
        type = access_types[mode];
        e->at++;
    }
    int bank = space_number(e, 'c', &skip);
    if (bank < 0 || bank > 15) return tesla_asm_allow_banks(e, 16);
    tesla_asm_put_piece(e, bank_piece, (uint32_t)bank);
    return encode_address(e, skip, tesla_offset_piece(place, type), tesla_offset_scale(place, type),
                          place != TESLA_P_CJUMP);
}

bool tesla_asm_memory(struct tesla_encoder *e)
{
    static const struct common_piece space = {0, 16, 4}, atom_space = {0, 23, 4};
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
    if (!tesla_asm_starts(e, e->at, open)) return tesla_asm_allow(e, "%s]", open);
    return encode_address(e, 1, tesla_offset_piece(place, TESLA_B32),
                          tesla_offset_scale(place, TESLA_B32), place != TESLA_P_V);
}
