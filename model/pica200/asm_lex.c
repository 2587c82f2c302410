/* Source text to words, names and numbers. */
#include "asm.h"

#include "../common/f24.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const struct common_syntax pica200_syntax = {
    .blank = " \t\r",
    .comment = {";", "//"},
    .filler = ",()",
    .file = "a file name between '\"' is allowed",
    .data = "values, or file and a name in '\"', are allowed here",
};

static bool is_name_char(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

static bool is_comment(const char *p)
{
    return *p == ';' || (p[0] == '/' && p[1] == '/');
}

/* "'text'" for a message: cut, with unprintable bytes replaced. */
static const char *quote(const struct pica200_token *token, char *buffer, size_t size)
{
    size_t used = 0, i = 0;
    buffer[used++] = '\'';
    for (; i < token->length && used + 5 < size; i++)
        buffer[used++] = isprint((unsigned char)token->text[i]) ? token->text[i] : '?';
    snprintf(buffer + used, size - used, "%s", i < token->length ? "...'" : "'");
    return buffer;
}

int pica200_asm_fail(struct pica200_asm *a, const struct pica200_token *token, const char *what,
                     const char *allowed)
{
    char text[64];
    return common_fail(a->err, "%s:%u:%u: error: %s %s; %s", a->file, token->line, token->col, what,
                       quote(token, text, sizeof text), allowed);
}

int pica200_asm_fail_memory(struct pica200_asm *a)
{
    return common_fail(a->err, "%s:0:0: error: out of memory", a->file);
}

int pica200_asm_grow(struct pica200_asm *a, void *list, size_t count, size_t *room, size_t size)
{
    if (count < *room) return 0;
    size_t wanted = *room != 0 ? 2 * *room : 64;
    void *old, *grown;
    memcpy(&old, list, sizeof old);
    grown = realloc(old, wanted * size);
    if (grown == NULL) return pica200_asm_fail_memory(a);
    memcpy(list, &grown, sizeof grown);
    *room = wanted;
    return 0;
}

static bool is_space(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

void pica200_asm_blank(struct pica200_asm *a)
{
    for (;;) {
        const char *p = a->at.p;
        while (is_space(*p)) p++;
        a->at.p = p;
        if (*p != '\\') break;
        p++;
        while (is_space(*p)) p++;
        if (is_comment(p)) p += strcspn(p, "\n");
        if (*p != '\n') return;
        a->at.p = a->at.start = p + 1;
        a->at.line++;
    }
    if (is_comment(a->at.p)) a->at.p += strcspn(a->at.p, "\n");
}

bool pica200_asm_at_end(struct pica200_asm *a)
{
    pica200_asm_blank(a);
    return *a->at.p == '\n' || *a->at.p == '\0';
}

/* Whatever stands at the cursor, for a message. */
static struct pica200_token here(struct pica200_asm *a)
{
    pica200_asm_blank(a);
    const char *p = a->at.p;
    size_t length = 0;
    if (is_name_char(*p))
        while (is_name_char(p[length])) length++;
    else if (*p != '\0' && *p != '\n') length = 1;
    return (struct pica200_token){p, length, a->at.line, (unsigned)(p - a->at.start) + 1};
}

int pica200_asm_fail_here(struct pica200_asm *a, const char *allowed)
{
    struct pica200_token token = here(a);
    if (token.length > 0) return pica200_asm_fail(a, &token, "found", allowed);
    return common_fail(a->err, "%s:%u:%u: error: found the end of the line; %s", a->file,
                       token.line, token.col, allowed);
}

int pica200_asm_end_line(struct pica200_asm *a)
{
    if (pica200_asm_at_end(a)) return 0;
    return pica200_asm_fail_here(a, "the end of the line is allowed here");
}

bool pica200_asm_take(struct pica200_asm *a, const char *text)
{
    size_t length = strlen(text);
    pica200_asm_blank(a);
    if (strncmp(a->at.p, text, length) != 0) return false;
    if (is_name_char(text[length - 1]) && is_name_char(a->at.p[length])) return false;
    a->at.p += length;
    return true;
}

int pica200_asm_need(struct pica200_asm *a, const char *text, const char *allowed)
{
    return pica200_asm_take(a, text) ? 0 : pica200_asm_fail_here(a, allowed);
}

bool pica200_asm_name(struct pica200_asm *a, struct pica200_token *token)
{
    *token = here(a);
    if (token->length == 0 || !is_name_char(token->text[0]) ||
        isdigit((unsigned char)token->text[0]))
        return false;
    a->at.p += token->length;
    return true;
}

bool pica200_asm_is(const struct pica200_token *token, const char *text)
{
    return strlen(text) == token->length && memcmp(text, token->text, token->length) == 0;
}

static int digit_value(char c, unsigned base)
{
    int value = isdigit((unsigned char)c)    ? c - '0'
                : isxdigit((unsigned char)c) ? tolower((unsigned char)c) - 'a' + 10
                                             : (int)base;
    return value < (int)base ? value : -1;
}

/* All of the token is a number.
 *   returns 0; -1: it is none. Too large ones stay above 2^32. */
static int read_number(const struct pica200_token *token, uint64_t *value)
{
    const char *p = token->text;
    size_t i = 0;
    unsigned base = 10;
    if (token->length > 2 && p[0] == '0' && (p[1] == 'x' || p[1] == 'X')) {
        base = 16;
        i = 2;
    }
    *value = 0;
    if (token->length == 0) return -1;
    for (; i < token->length; i++) {
        int digit = digit_value(p[i], base);
        if (digit < 0) return -1;
        if (*value <= UINT32_MAX) *value = *value * base + (unsigned)digit;
    }
    return 0;
}

int pica200_asm_number(struct pica200_asm *a, uint32_t lo, uint32_t hi, uint32_t *value)
{
    struct pica200_token token = here(a);
    char allowed[64];
    uint64_t wide;
    snprintf(allowed, sizeof allowed, "a number from %u to %u is allowed", (unsigned)lo,
             (unsigned)hi);
    if (read_number(&token, &wide) != 0) return pica200_asm_fail_here(a, allowed);
    if (wide < lo || wide > hi) return pica200_asm_fail(a, &token, "out of range:", allowed);
    a->at.p += token.length;
    *value = (uint32_t)wide;
    return 0;
}

/* Characters of a decimal floating-point number at p; 0: it is none. */
static size_t float_length(const char *p)
{
    size_t i = 0, digits = 0;
    if (p[i] == '+' || p[i] == '-') i++;
    for (; isdigit((unsigned char)p[i]); i++) digits++;
    if (p[i] == '.')
        for (i++; isdigit((unsigned char)p[i]); i++) digits++;
    if (digits == 0) return 0;
    if (p[i] == 'e' || p[i] == 'E') {
        size_t j = i + 1;
        if (p[j] == '+' || p[j] == '-') j++;
        if (!isdigit((unsigned char)p[j])) return 0;
        while (isdigit((unsigned char)p[j])) j++;
        i = j;
    }
    return is_name_char(p[i]) || p[i] == '.' ? 0 : i;
}

static int decimal(const struct pica200_token *token, uint32_t *bits)
{
    char *text = malloc(token->length + 1);
    if (text == NULL) return -1;
    memcpy(text, token->text, token->length);
    text[token->length] = '\0';
    float value = strtof(text, NULL);
    free(text);
    uint32_t single;
    memcpy(&single, &value, sizeof single);
    *bits = common_f24_from_f32(single);
    return 0;
}

int pica200_asm_value(struct pica200_asm *a, uint32_t *bits)
{
    static const char allowed[] =
        "a number, inf, nan, or 0x and the 24 bits of a float24 are allowed";
    struct pica200_token token = here(a);
    uint64_t raw;
    bool minus = token.length == 1 && *token.text == '-';
    if (token.length > 2 && token.text[0] == '0' && (token.text[1] | 0x20) == 'x') {
        if (read_number(&token, &raw) != 0 || raw > COMMON_F24_MASK)
            return pica200_asm_fail(a, &token, "found", allowed);
        a->at.p += token.length;
        *bits = (uint32_t)raw;
        return 0;
    }
    const char *word = token.text + minus;
    size_t letters = strspn(word, "infa");
    if (letters == 3 && !is_name_char(word[3])) {
        bool inf = memcmp(word, "inf", 3) == 0, nan = memcmp(word, "nan", 3) == 0;
        if (inf || (nan && !minus)) {
            *bits = nan     ? COMMON_F24_NAN
                    : minus ? COMMON_F24_SIGN | COMMON_F24_INF
                            : COMMON_F24_INF;
            a->at.p = word + 3;
            return 0;
        }
    }
    token.length = float_length(token.text);
    if (token.length == 0) return pica200_asm_fail_here(a, allowed);
    if (decimal(&token, bits) != 0) return pica200_asm_fail_memory(a);
    a->at.p += token.length;
    return 0;
}

int pica200_asm_string(struct pica200_asm *a, struct pica200_token *token)
{
    pica200_asm_blank(a);
    const char *p = a->at.p;
    size_t length = *p == '"' ? strcspn(p + 1, "\"\n") : 0;
    if (*p != '"' || p[length + 1] != '"')
        return pica200_asm_fail_here(a, "a file name between '\"' is allowed");
    *token = (struct pica200_token){p + 1, length, a->at.line, (unsigned)(p - a->at.start) + 1};
    a->at.p = p + length + 2;
    return 0;
}
