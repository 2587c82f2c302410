/* Numbers in the source of an assembler; see text.h. */
#include "symbols.h"
#include "text.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* -1 if c is no digit of the base */
static int digit_value(char c, int base)
{
    int value = isdigit((unsigned char)c)    ? c - '0'
                : isxdigit((unsigned char)c) ? tolower((unsigned char)c) - 'a' + 10
                                             : -1;
    return value < base ? value : -1;
}

/* Digits alone. A value of more than 32 bits stays above 32 bits.
 *   returns  0; -1: no number */
static int read_digits(const char *text, size_t length, int64_t *value)
{
    bool hex = length > 2 && text[0] == '0' && (text[1] == 'x' || text[1] == 'X');
    *value = 0;
    if (length == 0) return -1;
    for (size_t i = hex ? 2 : 0; i < length; i++) {
        int digit = digit_value(text[i], hex ? 16 : 10);
        if (digit < 0) return -1;
        if (*value <= UINT32_MAX) *value = *value * (hex ? 16 : 10) + digit;
    }
    return 0;
}

int common_number(const struct common_syntax *syntax, const struct common_symbols *symbols,
                  const char *text, size_t length, int64_t *value)
{
    bool negative = length > 0 && text[0] == '-';
    const char *digits = text + negative;
    length -= negative;
    if (symbols != NULL && common_text_is_name(syntax, digits, length)) {
        const struct common_symbol *symbol = common_symbols_find(symbols, digits, length);
        if (symbol == NULL || symbol->kind != COMMON_SYMBOL_CONSTANT) return -1;
        *value = symbol->value;
    } else if (read_digits(digits, length, value) != 0) {
        return -1;
    }
    if (negative) *value = -*value;
    return *value > UINT32_MAX || *value < INT32_MIN ? -2 : 0;
}

/* A hexadecimal word with a blank or the end of the line after it, as most words of data are, by
 * the short way.
 *   returns  whether it was one, and was taken; the general functions read anything else and report
 *            its error */
static bool take_plain(struct common_text *text, uint32_t highest, uint32_t *value)
{
    enum { DIGITS = 8 };
    const char *p = text->p;
    uint32_t bits = 0;
    unsigned digits = 0;
    if (p[0] != '0' || p[1] != 'x') return false;
    for (p += 2; digits < DIGITS; digits++) {
        int digit = digit_value(p[digits], 16);
        if (digit < 0) break;
        bits = bits << 4 | (uint32_t)digit;
    }
    if (digits == 0 || (p[digits] != ' ' && p[digits] != '\n') || bits > highest) return false;
    text->p = p + digits;
    *value = bits;
    return true;
}

/* Says which numbers would do. */
static const char *say_range(const struct common_syntax *syntax, int64_t lo, int64_t hi,
                             char *buffer, size_t size)
{
    snprintf(buffer, size,
             syntax->number != NULL ? "%lld to %lld is allowed"
                                    : "a number from %lld to %lld is allowed",
             (long long)lo, (long long)hi);
    return buffer;
}

int common_text_number_in(const struct common_text *text, const struct common_token *token,
                          int64_t lo, int64_t hi, uint32_t *value)
{
    char range[96];
    int64_t wide;
    int status = common_number(text->syntax, text->symbols, token->text, token->length, &wide);
    if (status == 0 && wide >= lo && wide <= hi) {
        *value = (uint32_t)wide;
        return 0;
    }
    say_range(text->syntax, lo, hi, range, sizeof range);
    if (status != -1) return common_text_fail(text, token, "out of range:", range);
    return common_text_fail(text, token, "found",
                            text->syntax->number != NULL ? text->syntax->number : range);
}

int common_text_number(struct common_text *text, int64_t lo, int64_t hi, uint32_t *value)
{
    char range[96];
    common_text_blank(text);
    if (lo <= 0 && hi == UINT32_MAX && take_plain(text, UINT32_MAX, value)) return 0;
    struct common_token token = common_text_here(text);
    if (lo < 0 && common_token_is(&token, "-")) { /* a word of its own, as in "r1 - 2" */
        while (isalnum((unsigned char)token.text[token.length])) token.length++;
    }
    if (token.length == 0)
        return common_text_fail_here(text,
                                     text->syntax->number != NULL
                                         ? text->syntax->number
                                         : say_range(text->syntax, lo, hi, range, sizeof range));
    if (common_text_number_in(text, &token, lo, hi, value) != 0) return -1;
    text->p += token.length;
    return 0;
}

int common_text_numbers(struct common_text *text, unsigned count, int64_t lo, int64_t hi,
                        uint32_t *value)
{
    char allowed[64];
    snprintf(allowed, sizeof allowed, "%u number%s allowed", count, count == 1 ? " is" : "s are");
    for (unsigned i = 0; i < count; i++) {
        if (text->syntax->number != NULL && common_text_at_end(text))
            return common_text_fail_here(text, allowed);
        if (common_text_number(text, lo, hi, &value[i]) != 0) return -1;
    }
    return common_text_end_line(text);
}

/* Characters of a floating-point number at p, which is that of C: 1.5, 1.5f, 0x1.8p3. 0x and digits
 * alone are bits and no such number.
 *   body     out: how many of them are the value, without the 'f'
 *   returns  0: it is none */
static size_t float_length(const char *p, size_t *body)
{
    size_t i = p[0] == '+' || p[0] == '-', digits = 0;
    bool hex = p[i] == '0' && (p[i + 1] | 0x20) == 'x', point = false;
    int base = hex ? 16 : 10;
    char mark = hex ? 'p' : 'e';
    if (hex) i += 2;
    for (; digit_value(p[i], base) >= 0 || (p[i] == '.' && !point); i++) {
        point |= p[i] == '.';
        digits += p[i] != '.';
    }
    if (digits == 0) return 0;
    bool power = (p[i] | 0x20) == mark;
    if (power) {
        size_t j = i + 1;
        if (p[j] == '+' || p[j] == '-') j++;
        if (!isdigit((unsigned char)p[j])) return 0;
        while (isdigit((unsigned char)p[j])) j++;
        i = j;
    }
    if (hex && !point && !power) return 0;
    *body = i;
    if ((p[i] | 0x20) == 'f') i++;
    return isalnum((unsigned char)p[i]) || p[i] == '_' || p[i] == '.' ? 0 : i;
}

size_t common_text_real(const struct common_text *text, double *value, uint32_t *single)
{
    size_t body, length = float_length(text->p, &body);
    char *copy = length > 0 ? malloc(body + 1) : NULL;
    if (copy == NULL) return length > 0 ? SIZE_MAX : 0;
    memcpy(copy, text->p, body);
    copy[body] = '\0';
    float rounded = strtof(copy, NULL);
    if (value != NULL) *value = strtod(copy, NULL);
    free(copy);
    memcpy(single, &rounded, sizeof *single);
    return length;
}

/* inf, -inf, nan
 *   returns  characters; 0: none of these is here */
static size_t read_special(const char *p, const struct common_value_format *format, uint32_t *bits)
{
    bool minus = *p == '-';
    const char *word = p + minus;
    if (strspn(word, "infa") != 3 || isalnum((unsigned char)word[3]) || word[3] == '_') return 0;
    bool inf = memcmp(word, "inf", 3) == 0, nan = memcmp(word, "nan", 3) == 0;
    if (!inf && (!nan || minus)) return 0;
    *bits = nan ? format->nan : minus ? format->sign | format->inf : format->inf;
    return 3u + minus;
}

int common_text_value(struct common_text *text, const struct common_value_format *format,
                      uint32_t *bits)
{
    common_text_blank(text);
    if (take_plain(text, format->mask, bits)) return 0;
    struct common_token token = common_text_here(text);
    int64_t raw;
    uint32_t single;
    size_t length = common_text_real(text, NULL, &single);
    if (length == SIZE_MAX) return common_text_fail_memory(text);
    if (length > 0) {
        *bits = format->from_single(single);
        token.length = length;
        if ((*bits & ~format->sign) == format->inf)
            return common_text_fail(text, &token, "too large:", COMMON_TEXT_NOT_INF);
        text->p += length;
        return 0;
    }
    if (token.length > 2 && token.text[0] == '0' && (token.text[1] | 0x20) == 'x') {
        if (read_digits(token.text, token.length, &raw) != 0 || raw > format->mask)
            return common_text_fail(text, &token, "found", format->allowed);
        *bits = (uint32_t)raw;
        text->p += token.length;
        return 0;
    }
    length = read_special(text->p, format, bits);
    if (length == 0) return common_text_fail_here(text, format->allowed);
    text->p += length;
    return 0;
}
