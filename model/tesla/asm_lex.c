/* Source text to tokens, names and numbers. */
#include "asm.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

const struct common_syntax tesla_syntax = {
    .blank = " \t\r,",
    .comment = {"//"},
    .dots = true,
    .brackets = true,
    .filler = "",
    .number = "a number or the name of a .set is allowed here",
    .file = "a file name in '\"' is allowed here",
    .data = "data words or file \"NAME\" are allowed here",
};

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == ',';
}

static bool is_comment(const char *p)
{
    return p[0] == '/' && p[1] == '/';
}

/* Characters of the token at p; 0 for a string that is not closed. Blanks may stand between
 * brackets. */
static size_t token_length(const char *p)
{
    if (*p == '(' || *p == ')') return 1;
    if (*p == '"') {
        size_t length = 1 + strcspn(p + 1, "\"\n");
        return p[length] == '"' ? length + 1 : 0;
    }
    size_t length = 0;
    bool bracket = false;
    while (p[length] != '\0' && p[length] != '\n' && !is_comment(p + length)) {
        char c = p[length];
        if (c == '[') bracket = true;
        if (!bracket && (is_blank(c) || c == '(' || c == ')')) break;
        length++;
        if (c == ']') bracket = false;
    }
    while (length > 1 && is_blank(p[length - 1])) length--;
    return length;
}

/* True for a backslash with nothing but blanks or a comment behind it on its line. */
static bool is_continuation(const char *p)
{
    if (*p != '\\') return false;
    p++;
    while (is_blank(*p)) p++;
    return *p == '\n' || *p == '\0' || is_comment(p);
}

int tesla_lex(const char *file, const char **cursor, unsigned *line, struct tesla_token *token,
              struct common_error *err)
{
    const char *p = *cursor, *start = p;
    int count = 0;
    bool more = false;
    for (;;) {
        while (is_blank(*p)) p++;
        if (is_continuation(p)) {
            more = true;
            p++;
            continue;
        }
        if (is_comment(p)) p += strcspn(p, "\n");
        if (*p == '\0') break;
        if (*p == '\n') {
            p++;
            ++*line;
            start = p;
            if (!more) break;
            more = false;
            continue;
        }
        size_t length = token_length(p);
        struct tesla_token t = {p, length, *line, (unsigned)(p - start) + 1};
        if (length == 0)
            return common_fail(
                err, "%s:%u:%u: error: string is not closed; '\"' is allowed on the same line",
                file, t.line, t.col);
        token[count++] = t;
        p += length;
    }
    *cursor = p;
    return count;
}

bool tesla_token_is(const struct tesla_token *token, const char *text)
{
    return strlen(text) == token->length && memcmp(text, token->text, token->length) == 0;
}

const char *tesla_token_quote(const struct tesla_token *token, char *buffer, size_t size)
{
    size_t used = 0, i = 0;
    buffer[used++] = '\'';
    for (; i < token->length && used + 5 < size; i++)
        buffer[used++] = isprint((unsigned char)token->text[i]) ? token->text[i] : '?';
    snprintf(buffer + used, size - used, "%s", i < token->length ? "...'" : "'");
    return buffer;
}

const struct tesla_symbol *tesla_find_symbol(const struct tesla_symbols *symbols, const char *text,
                                             size_t length)
{
    for (size_t i = 0; i < symbols->count; i++) {
        const struct tesla_token *name = &symbols->list[i].name;
        if (name->length == length && memcmp(name->text, text, length) == 0)
            return &symbols->list[i];
    }
    return NULL;
}

bool tesla_is_name(const char *text, size_t length)
{
    if (length == 0) return false;
    for (size_t i = 0; i < length; i++) {
        bool letter = isalpha((unsigned char)text[i]) || text[i] == '_' || text[i] == '.';
        if (!letter && (i == 0 || !isdigit((unsigned char)text[i]))) return false;
    }
    return true;
}

/* -1 if c is no digit of the base */
static int digit_value(char c, int base)
{
    int value = isdigit((unsigned char)c)    ? c - '0'
                : isxdigit((unsigned char)c) ? tolower((unsigned char)c) - 'a' + 10
                                             : -1;
    return value < base ? value : -1;
}

int tesla_number(const struct tesla_symbols *symbols, const char *text, size_t length,
                 int64_t *value)
{
    bool negative = length > 0 && text[0] == '-';
    size_t i = negative ? 1 : 0;
    int base = 10;
    int64_t sum = 0;
    if (tesla_is_name(text + i, length - i)) {
        const struct tesla_symbol *symbol = tesla_find_symbol(symbols, text + i, length - i);
        if (symbol == NULL || symbol->label) return -1;
        *value = negative ? -(int64_t)symbol->value : (int64_t)symbol->value;
        return *value < INT32_MIN ? -2 : 0;
    }
    if (length - i > 2 && text[i] == '0' && (text[i + 1] == 'x' || text[i + 1] == 'X')) {
        base = 16;
        i += 2;
    }
    if (i == length) return -1;
    for (; i < length; i++) {
        int digit = digit_value(text[i], base);
        if (digit < 0) return -1;
        if (sum <= UINT32_MAX) sum = sum * base + digit;
    }
    *value = negative ? -sum : sum;
    return *value > UINT32_MAX || *value < INT32_MIN ? -2 : 0;
}
