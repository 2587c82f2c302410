/* The elements of a row one by one: modifiers, registers, numbers, branch targets. */
#include "../common/fields.h"
#include "asm_insn.h"

#include <string.h>

static const struct common_piece cwrite_piece[COMMON_PIECES] = {{1, 6, 1}};
static const struct common_piece other_piece[COMMON_PIECES] = {{1, 3, 1}};
static const struct common_piece all_piece[COMMON_PIECES] = {{1, 14, 1}};

static bool encode_number(struct tesla_encoder *e, const char *before, int64_t lo, int64_t hi)
{
    const struct common_token *t = &e->token[e->at];
    size_t skip = strlen(before);
    int64_t value;
    if (e->at >= e->count || t->length <= skip || memcmp(t->text, before, skip) != 0)
        return skip != 0 ? tesla_asm_allow(e, "%s0 to %s%lld", before, before, (long long)hi)
                         : tesla_asm_allow(e, "a number");
    if (!tesla_asm_number(e, t->text + skip, t->length - skip, lo, hi, &value)) return false;
    tesla_asm_put(e, e->element->base.field->piece, (uint32_t)value);
    e->at++;
    return true;
}

/* Operations whose 32-bit immediate may be a float: those of floats, and those that only carry or
 * mask bits. The others count with integers. */
static bool takes_float(const struct tesla_encoder *e)
{
    static const uint16_t op[] = {TESLA_OP_MOV, TESLA_OP_LOGIC, TESLA_OP_FADD, TESLA_OP_FMUL,
                                  TESLA_OP_FMAD};
    if (common_width(e->element->base.field->piece) != 32) return false;
    for (size_t i = 0; i < sizeof op / sizeof *op; i++)
        if (e->row->op == op[i]) return true;
    return false;
}

/* An immediate: an integer, or a float such as 2.5, which is the bits of the nearest single. */
static bool encode_immediate(struct tesla_encoder *e)
{
    const struct common_token *t = &e->token[e->at];
    int64_t max = tesla_asm_max(e->element->base.field->piece);
    uint32_t bits;
    char quote[48];
    if (e->at >= e->count || !takes_float(e) || !tesla_asm_float(t->text, t->length, &bits))
        return encode_number(e, "", -(max + 1) / 2, max);
    bool zero = (bits & 0x7fffffff) == 0, inf = (bits & 0x7fffffff) == 0x7f800000;
    size_t digit = strcspn(t->text, "123456789"); /* the first that is not 0 */
    if (inf || (zero && digit < t->length && digit < strcspn(t->text, "eE")))
        return tesla_asm_reject(
            e, "%s is out of range; %s is allowed", common_token_quote(t, quote, sizeof quote),
            inf ? "-3.40282347e+38 to 3.40282347e+38" : "0, or 1.4012985e-45 and more");
    tesla_asm_put(e, e->element->base.field->piece, bits);
    e->at++;
    return true;
}

/* One of several words, perhaps none. */
static bool encode_choice(struct tesla_encoder *e)
{
    const struct tesla_element *element = e->element;
    uint32_t count = tesla_asm_max(element->base.field->piece) + 1, index = count;
    bool empty = element->optional;
    uint32_t empty_index = 0;
    for (uint32_t i = count; i-- > 0;) {
        if (element->base.field->choice[i].text[0] == '\0') {
            empty = true;
            empty_index = i;
        } else if (tesla_asm_is(e, element->base.field->choice[i].text)) {
            index = i;
        }
    }
    if (index < count) {
        e->at++;
    } else {
        for (uint32_t i = 0; i < count; i++)
            if (element->base.field->choice[i].text[0] != '\0')
                tesla_asm_allow(e, "%s", element->base.field->choice[i].text);
        if (!empty) return false;
        index = empty_index;
    }
    if (element->target == offsetof(struct tesla_insn, addop))
        e->addop = element->base.field->choice[index].value;
    return tesla_asm_put(e, element->base.field->piece, index);
}

/* o[] as a destination: the number of a word; in 16-bit operations, of a half, which does not
 * matter. */
static bool encode_output(struct tesla_encoder *e)
{
    const struct common_token *t = &e->token[e->at];
    unsigned half = e->element->class == TESLA_KIND_HALF;
    int64_t value, last = half ? 0xf8 : 0x1f8; /* 127 is the bit bucket */
    if (t->length < 4 || t->text[t->length - 1] != ']')
        return tesla_asm_reject(e, "address is not closed; ']' is allowed at its end");
    if (!tesla_asm_number(e, t->text + 2, t->length - 3, 0, last, &value)) return false;
    if (value % 4 != 0)
        return tesla_asm_reject(e, "offset 0x%llx is not aligned; a multiple of 4 is allowed",
                                (unsigned long long)value);
    e->graphics = true;
    tesla_asm_put(e, other_piece, 1);
    tesla_asm_put(e, e->element->base.field->piece, (uint32_t)value >> (half ? 1 : 2));
    e->at++;
    return true;
}

static bool encode_destination(struct tesla_encoder *e)
{
    const struct tesla_element *element = e->element;
    uint32_t field;
    if (element->bucket && tesla_asm_take(e, "#")) {
        tesla_asm_put(e, other_piece, 1);
        tesla_asm_put(e, element->base.field->piece, 127);
        return true;
    }
    if (element->bucket) tesla_asm_allow(e, "#");
    if (element->bucket && tesla_asm_starts(e, e->at, "o[")) return encode_output(e);
    if (!tesla_asm_register(e, element->class, common_width(element->base.field->piece), &field))
        return false;
    tesla_asm_put(e, element->base.field->piece, field);
    return true;
}

/* The source that is also the destination. */
static bool encode_same(struct tesla_encoder *e)
{
    uint32_t field;
    char quote[48];
    size_t at = e->at;
    if (!tesla_asm_register(e, e->element->class, common_width(e->element->base.field->piece),
                            &field))
        return false;
    if (tesla_asm_put(e, e->element->base.field->piece, field)) return true;
    e->at = at;
    return tesla_asm_reject(e,
                            "%s is not the destination; this form adds to its destination register",
                            common_token_quote(&e->token[at], quote, sizeof quote));
}

bool tesla_asm_cond(struct tesla_encoder *e, const struct common_piece *piece)
{
    uint32_t number;
    size_t at = e->at;
    if (!tesla_asm_numbered(e, "$c", piece[0].width == 0 ? 0 : 3, &number)) return false;
    if (tesla_asm_put(e, piece, number)) return true;
    e->at = at;
    return tesla_asm_reject(e, "$c%u is not the $c of the predicate; both are one field",
                            (unsigned)number);
}

static bool encode_address_source(struct tesla_encoder *e)
{
    uint32_t number = 0;
    bool zero = e->row->op == TESLA_OP_ADD_TO_A; /* a load of an immediate: there is no register */
    if (!(zero && (tesla_asm_take(e, "0x0") || tesla_asm_take(e, "0"))) &&
        !tesla_asm_numbered(e, "$a", 7, &number))
        return zero ? tesla_asm_allow(e, "0x0") : false;
    tesla_asm_put(e, e->element->base.field->piece, number);
    return true;
}

static bool encode_lanes(struct tesla_encoder *e)
{
    uint32_t mask = 0;
    if (!tesla_asm_is(e, "(")) {
        tesla_asm_put(e, e->element->base.field->piece, 0xf);
        return true;
    }
    e->at++;
    const struct common_token *t = &e->token[e->at];
    if (e->at >= e->count || t->text[0] != 'l')
        return tesla_asm_allow(e, "a lane mask such as l02");
    for (size_t i = 1; i < t->length; i++) {
        if (t->text[i] < '0' || t->text[i] > '3')
            return tesla_asm_allow(e, "a lane mask such as l02");
        mask |= 1u << (t->text[i] - '0');
    }
    e->at++;
    if (!tesla_asm_take(e, ")")) return tesla_asm_allow(e, ")");
    tesla_asm_put(e, e->element->base.field->piece, mask);
    return true;
}

static bool encode_target(struct tesla_encoder *e)
{
    const struct common_token *t = &e->token[e->at];
    int64_t value;
    char quote[48];
    if (e->at >= e->count) return tesla_asm_allow(e, "a label or a byte address");
    const struct common_symbol *symbol = common_symbols_find(e->symbols, t->text, t->length);
    if (symbol != NULL && symbol->kind == COMMON_SYMBOL_LABEL) {
        e->target = t;
    } else if (symbol == NULL && common_text_is_name(&common_syntax_words, t->text, t->length)) {
        return tesla_asm_reject(
            e, "label %s is not defined; a label or a byte address is allowed here",
            common_token_quote(t, quote, sizeof quote));
    } else {
        if (!tesla_asm_number(e, t->text, t->length, 0, 0xfffffc, &value))
            return tesla_asm_allow(e, "a label or a byte address");
        if (value % 4 != 0)
            return tesla_asm_reject(e, "target 0x%llx is not aligned; a multiple of 4 is allowed",
                                    (unsigned long long)value);
        tesla_asm_put(e, e->element->base.field->piece, (uint32_t)value >> 2);
    }
    e->at++;
    return true;
}

/* "$r4:#:$r5:#", or "$r4:$r5" for a source. The registers that are named must be consecutive. */
static bool encode_texture(struct tesla_encoder *e)
{
    const struct common_bitfield *base_field = e->element->base.field, *more = base_field + 1;
    bool is_dst = e->element->base.kind == TESLA_E_TEX_DST;
    unsigned base_width = common_width(base_field->piece), mask = 0, parts = 0, named = 0, base = 0;
    const struct common_token *t = &e->token[e->at];
    if (e->at >= e->count) return tesla_asm_allow(e, "registers such as $r4:$r5");
    for (size_t start = 0; start <= t->length; parts++) {
        size_t end = start;
        char suffix = '\0';
        while (end < t->length && t->text[end] != ':') end++;
        struct common_token part = {t->text + start, end - start, t->line, t->col};
        struct tesla_encoder inner = {.token = &part, .count = 1};
        int number = part.length != 0 ? tesla_asm_indexed(&inner, "$r", &suffix) : -1;
        bool blank = is_dst && common_token_is(&part, "#");
        if (parts > 3 || (!blank && (number < 0 || suffix != '\0')))
            return tesla_asm_allow(e, "registers such as $r4:$r5");
        if (!blank) {
            if (named == 0) base = (unsigned)number;
            if ((unsigned)number != base + named)
                return tesla_asm_reject(e, "registers are not consecutive; $r%u is allowed next",
                                        base + named);
            named++;
            mask |= 1u << parts;
        }
        start = end + 1;
    }
    if (base >> base_width != 0) return tesla_asm_allow_register(e, TESLA_KIND_GPR, base_width);
    unsigned wanted =
        common_get(e->word, base_field->piece); /* of the destination, if that was read before */
    if (named != 0 && !tesla_asm_put(e, base_field->piece, base))
        return tesla_asm_reject(
            e, "sources do not begin with the destination's register; $r%u is allowed", wanted);
    if (is_dst) {
        if (parts != 4 || (more->name == NULL && mask != 0xf))
            return tesla_asm_allow(e, "four registers such as $r4:$r5:$r6:$r7");
        tesla_asm_put(e, more->piece, mask);
    } else if (more->name == NULL ? parts != 1 : !tesla_asm_put(e, more->piece, parts - 1)) {
        return tesla_asm_allow(e, "one register");
    }
    e->at++;
    return true;
}

bool tesla_asm_element(struct tesla_encoder *e)
{
    const struct tesla_element *element = e->element;
    int64_t max = tesla_asm_max(element->base.field->piece);
    uint32_t number;
    switch ((enum tesla_element_kind)element->base.kind) {
    case TESLA_E_CHOICE:
    case TESLA_E_ROUND:
    case TESLA_E_TYPE:
    case TESLA_E_PREFIX: return encode_choice(e);
    case TESLA_E_NUMBER: return encode_number(e, element->text, 0, max);
    case TESLA_E_SIGNED: return encode_number(e, "", -(max + 1) / 2, max / 2);
    case TESLA_E_DST: return encode_destination(e);
    case TESLA_E_SRC: return tesla_asm_source(e);
    case TESLA_E_SAME: return encode_same(e);
    case TESLA_E_DATA:
        if (!tesla_asm_register(e, element->class, 7, &number)) return false;
        return tesla_asm_put(e, element->base.field->piece, number);
    case TESLA_E_IMM: return encode_immediate(e);
    case TESLA_E_CONSTANT:
        return encode_number(
            e, "", common_width(element->base.field->piece) == 16 ? -(max + 1) / 2 : 0, max);
    case TESLA_E_COND_DST:
        if (!tesla_asm_starts(e, e->at, "$c")) {
            tesla_asm_allow(e, "$c0 to $c3");
            return true;
        }
        tesla_asm_put(e, cwrite_piece, 1);
        return tesla_asm_cond(e, element->base.field->piece);
    case TESLA_E_COND_SET:
    case TESLA_E_COND_SRC: return tesla_asm_cond(e, element->base.field->piece);
    case TESLA_E_CARRY:
        return e->addop != TESLA_ADDC || tesla_asm_cond(e, element->base.field->piece);
    case TESLA_E_ADDR_DST:
        return tesla_asm_numbered(e, "$a", 7, &number) &&
               tesla_asm_put(e, element->base.field->piece, number);
    case TESLA_E_ADDR_SRC: return encode_address_source(e);
    case TESLA_E_MEMORY: return tesla_asm_memory(e);
    case TESLA_E_LANES: return encode_lanes(e);
    case TESLA_E_TARGET: return encode_target(e);
    case TESLA_E_COUNT:
        if (tesla_asm_take(e, "all")) return tesla_asm_put(e, all_piece, 1);
        tesla_asm_allow(e, "all");
        return encode_number(e, "", 0, max);
    case TESLA_E_TEX_DST:
    case TESLA_E_TEX_SRC: return encode_texture(e);
    }
    return false;
}
