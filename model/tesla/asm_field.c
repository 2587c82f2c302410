/* What operands are made of: tokens, bits of fields, numbers, names of registers. */
#include "../common/fields.h"
#include "asm_insn.h"

#include <string.h>

bool tesla_asm_is(const struct tesla_encoder *e, const char *text)
{
    return e->at < e->count && common_token_is(&e->token[e->at], text);
}

bool tesla_asm_take(struct tesla_encoder *e, const char *text)
{
    bool found = tesla_asm_is(e, text);
    if (found) e->at++;
    return found;
}

bool tesla_asm_starts(const struct tesla_encoder *e, size_t at, const char *text)
{
    size_t length = strlen(text);
    return at < e->count && e->token[at].length >= length &&
           memcmp(e->token[at].text, text, length) == 0;
}

bool tesla_asm_put(struct tesla_encoder *e, const struct common_piece *piece, uint32_t value)
{
    bool same = true;
    for (unsigned i = 0; i < COMMON_PIECES && piece[i].width != 0; i++) {
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

bool tesla_asm_put_piece(struct tesla_encoder *e, struct common_piece piece, uint32_t value)
{
    const struct common_piece list[COMMON_PIECES] = {piece};
    return tesla_asm_put(e, list, value);
}

uint32_t tesla_asm_max(const struct common_piece *piece)
{
    return (uint32_t)((UINT64_C(1) << common_width(piece)) - 1);
}

bool tesla_asm_float(const char *text, size_t length, uint32_t *bits)
{
    const struct common_text at = {.p = text};
    size_t digits = length > 0 && text[0] == '-', mark = digits;
    while (mark < length && text[mark] >= '0' && text[mark] <= '9') mark++;
    if (mark == length || (text[mark] != '.' && (mark == digits || (text[mark] | 0x20) != 'e')))
        return false; /* an integer, 0x.., a name */
    return common_text_real(&at, NULL, bits) == length;
}

bool tesla_asm_number(struct tesla_encoder *e, const char *text, size_t length, int64_t lo,
                      int64_t hi, int64_t *value)
{
    char quote[48];
    uint32_t bits;
    const struct common_token part = {text, length, 0, 0};
    int status = common_number(&common_syntax_words, e->symbols, text, length, value);
    const struct common_symbol *symbol = common_symbols_find(e->symbols, text, length);
    if (status == -1 && symbol != NULL)
        return tesla_asm_reject(e, "%s is a label; a number or the name of a .set is allowed here",
                                common_token_quote(&part, quote, sizeof quote));
    if (status == -1 && common_text_is_name(&common_syntax_words, text, length) &&
        e->token[e->at].text != text)
        return tesla_asm_reject(e,
                                "%s is not defined; a number or the name of a .set is allowed here",
                                common_token_quote(&part, quote, sizeof quote));
    if (status == -1 && tesla_asm_float(text, length, &bits))
        return tesla_asm_reject(e, "%s is a float; an integer is allowed here",
                                common_token_quote(&part, quote, sizeof quote));
    if (status == -1) return tesla_asm_allow(e, "a number");
    if (status == -2 || *value < lo || *value > hi)
        return tesla_asm_reject(e, "%s is out of range; %s0x%llx to 0x%llx is allowed",
                                common_token_quote(&part, quote, sizeof quote), lo < 0 ? "-" : "",
                                (unsigned long long)(lo < 0 ? -lo : lo), (unsigned long long)hi);
    return true;
}

int tesla_asm_indexed(const struct tesla_encoder *e, const char *prefix, char *suffix)
{
    const struct common_token *t = &e->token[e->at];
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

bool tesla_asm_register(struct tesla_encoder *e, unsigned class, unsigned width, uint32_t *field)
{
    char suffix, quote[48];
    int number = tesla_asm_indexed(e, "$r", &suffix);
    unsigned count = 1u << width;
    switch (class) {
    case TESLA_KIND_HALF:
        *field = (uint32_t)number * 2 + (suffix == 'h');
        if (number >= 0 && (suffix == 'l' || suffix == 'h') && *field < count) break;
        return tesla_asm_allow_register(e, class, width);
    case TESLA_KIND_PAIR:
    case TESLA_KIND_QUAD: {
        unsigned step = class == TESLA_KIND_PAIR ? 2 : 4;
        char letter = class == TESLA_KIND_PAIR ? 'd' : 'q';
        *field = (uint32_t)number;
        if (number < 0 || suffix != letter || *field >= count)
            return tesla_asm_allow_register(e, class, width);
        if (*field % step != 0)
            return tesla_asm_reject(e, "%s is not aligned; $r0%c, $r%u%c, $r%u%c, ... are allowed",
                                    common_token_quote(&e->token[e->at], quote, sizeof quote),
                                    letter, step, letter, 2 * step, letter);
        break;
    }
    default:
        *field = (uint32_t)number;
        if (number >= 0 && suffix == '\0' && *field < count) break;
        return tesla_asm_allow_register(e, class, width);
    }
    e->at++;
    return true;
}

bool tesla_asm_numbered(struct tesla_encoder *e, const char *prefix, unsigned last,
                        uint32_t *number)
{
    char suffix;
    int value = tesla_asm_indexed(e, prefix, &suffix);
    if (value < 0 || suffix != '\0' || (unsigned)value > last)
        return tesla_asm_allow(e, "%s0 to %s%u", prefix, prefix, last);
    *number = (uint32_t)value;
    e->at++;
    return true;
}
