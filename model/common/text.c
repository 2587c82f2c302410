/* See text.h. */
#include "text.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "file.h"

const struct common_syntax common_syntax_words = {
    .blank = " \t\r,",
    .comment = {"//"},
    .dots = true,
    .brackets = true,
    .filler = "",
    .number = "a number or the name of a .set is allowed here",
    .file = "a file name in '\"' is allowed here",
    .data = "data words or file \"NAME\" are allowed here",
};

struct common_text common_text_begin(const char *file, const char *source,
                                     const struct common_syntax *syntax, struct common_error *err)
{
    source += common_file_mark(source);
    return (struct common_text){.file = file,
                                .err = err,
                                .syntax = syntax,
                                .p = source,
                                .start = source,
                                .line = 1,
                                .end_line = 1,
                                .end_col = 1};
}

struct common_text common_text_at(const struct common_text *text, const struct common_token *token)
{
    struct common_text at = *text;
    at.p = token->text;
    at.start = token->text - (token->col - 1);
    at.line = token->line;
    at.skipped = NULL;
    return at;
}

struct common_text common_text_behind(const struct common_text *text,
                                      const struct common_token *token)
{
    struct common_text at = common_text_at(text, token);
    at.p += token->length;
    return at;
}

/* --- messages --- */

bool common_token_is(const struct common_token *token, const char *text)
{
    return strlen(text) == token->length && memcmp(text, token->text, token->length) == 0;
}

/* Whether a word of the language is at p. */
static bool is_here(const struct common_syntax *syntax, const char *p, const char *word,
                    size_t length)
{
    if (!syntax->any_case) return strncmp(p, word, length) == 0;
    for (size_t i = 0; i < length; i++)
        if (tolower((unsigned char)p[i]) != tolower((unsigned char)word[i])) return false;
    return true;
}

bool common_text_says(const struct common_syntax *syntax, const struct common_token *token,
                      const char *word)
{
    return strlen(word) == token->length && is_here(syntax, token->text, word, token->length);
}

const char *common_token_quote(const struct common_token *token, char *buffer, size_t size)
{
    size_t used = 0, i = 0;
    buffer[used++] = '\'';
    for (; i < token->length && used + 5 < size; i++)
        buffer[used++] = isprint((unsigned char)token->text[i]) ? token->text[i] : '?';
    snprintf(buffer + used, size - used, "%s", i < token->length ? "...'" : "'");
    return buffer;
}

int common_text_fail(const struct common_text *text, const struct common_token *token,
                     const char *what, const char *allowed)
{
    char quote[64];
    return common_text_error(text, token->line, token->col, "%s %s; %s", what,
                             common_token_quote(token, quote, sizeof quote), allowed);
}

int common_text_fail_here(struct common_text *text, const char *allowed)
{
    struct common_token token = common_text_here(text);
    if (token.length > 0) return common_text_fail(text, &token, "found", allowed);
    return common_text_error(text, text->end_line, text->end_col, "found the end of the line; %s",
                             allowed);
}

int common_text_fail_memory(const struct common_text *text)
{
    return common_fail(text->err, "%s: error: out of memory", text->file);
}

int common_text_once(const struct common_text *text, const struct common_token *token, bool *seen)
{
    if (*seen) return common_text_fail(text, token, "second", "one is allowed");
    *seen = true;
    return 0;
}

/* --- characters --- */

/* These look at each character of a source: the lists are shorter than a call of strchr() is
 * long. */
static bool is_one_of(const char *list, char c)
{
    while (*list != '\0')
        if (*list++ == c) return true;
    return false;
}

/* Where a name may begin. */
static bool is_letter(const struct common_syntax *syntax, char c)
{
    return isalpha((unsigned char)c) || c == '_' || (syntax->dots && c == '.') ||
           (syntax->letters != NULL && is_one_of(syntax->letters, c));
}

static bool is_name_char(const struct common_syntax *syntax, char c)
{
    return isdigit((unsigned char)c) || is_letter(syntax, c);
}

static bool is_blank(const struct common_syntax *syntax, char c)
{
    return is_one_of(syntax->blank, c);
}

static bool is_comment(const struct common_syntax *syntax, const char *p)
{
    for (const char *const *mark = syntax->comment; *mark != NULL; mark++)
        if (*p == **mark && strncmp(p, *mark, strlen(*mark)) == 0) return true;
    return false;
}

static const char *skip_blank(const struct common_syntax *syntax, const char *p)
{
    while (is_blank(syntax, *p)) p++;
    return p;
}

/* The end of the line that a '\' at p continues; NULL: it is none that does. */
static const char *continued(const struct common_syntax *syntax, const char *p)
{
    if (*p != '\\') return NULL;
    p = skip_blank(syntax, p + 1);
    if (is_comment(syntax, p)) p += strcspn(p, "\n");
    return *p == '\n' || *p == '\0' ? p : NULL;
}

/* --- words --- */

void common_text_blank(struct common_text *text)
{
    const char *p, *end;
    if (text->p == text->skipped) return;
    text->end_line = text->line;
    text->end_col = (unsigned)(text->p - text->start) + 1;
    while (p = skip_blank(text->syntax, text->p), (end = continued(text->syntax, p)) != NULL) {
        text->p = end;
        if (*end == '\0') break;
        text->p = text->start = end + 1;
        text->line++;
    }
    if (end == NULL) text->p = is_comment(text->syntax, p) ? p + strcspn(p, "\n") : p;
    text->skipped = text->p;
}

bool common_text_at_end(struct common_text *text)
{
    common_text_blank(text);
    return *text->p == '\n' || *text->p == '\0';
}

int common_text_end_line(struct common_text *text)
{
    if (common_text_at_end(text)) return 0;
    return common_text_fail_here(text, "the end of the line is allowed here");
}

bool common_text_next_line(struct common_text *text)
{
    if (*text->p == '\0') return false;
    text->start = ++text->p;
    text->line++;
    return true;
}

/* Up to the next blank or parenthesis outside of []; 0: a string that is not closed. */
static size_t bracket_word(const struct common_syntax *syntax, const char *p)
{
    if (*p == '(' || *p == ')') return 1;
    if (*p == '"') {
        size_t length = 1 + strcspn(p + 1, "\"\n");
        return p[length] == '"' ? length + 1 : 0;
    }
    size_t length = 0;
    bool bracket = false;
    while (p[length] != '\0' && p[length] != '\n') {
        char c = p[length];
        if (isalnum((unsigned char)c)) { /* most are: neither the end nor a bracket */
            length++;
            continue;
        }
        if (is_comment(syntax, p + length)) break;
        if (c == '[') bracket = true;
        if (!bracket && (is_blank(syntax, c) || c == '(' || c == ')')) break;
        length++;
        if (c == ']') bracket = false;
    }
    while (length > 1 && is_blank(syntax, p[length - 1])) length--;
    return length;
}

/* p is neither blank nor the end of a line. */
static size_t word_length(const struct common_syntax *syntax, const char *p)
{
    if (syntax->brackets) return bracket_word(syntax, p);
    size_t length = 0;
    while (is_name_char(syntax, p[length])) length++;
    return length > 0 ? length : 1;
}

struct common_token common_text_here(struct common_text *text)
{
    bool end = common_text_at_end(text);
    return (struct common_token){text->p, end ? 0 : word_length(text->syntax, text->p), text->line,
                                 (unsigned)(text->p - text->start) + 1};
}

bool common_text_word(struct common_text *text, struct common_token *token)
{
    *token = common_text_here(text);
    text->p += token->length;
    return token->length > 0;
}

int common_text_words_of_line(struct common_text *text, struct common_token *token, size_t *count)
{
    *count = 0;
    while (common_text_word(text, &token[*count])) ++*count;
    if (common_text_at_end(text)) return 0;
    return common_text_error(text, text->line, (unsigned)(text->p - text->start) + 1,
                             "string is not closed; '\"' is allowed on the same line");
}

bool common_text_take(struct common_text *text, const char *what)
{
    size_t length = strlen(what), used = 0;
    common_text_blank(text);
    if (!is_here(text->syntax, text->p, what, length)) return false;
    while (used < length) {
        size_t word = word_length(text->syntax, text->p + used);
        if (word == 0) return false;
        used += word;
    }
    if (used != length) return false;
    text->p += length;
    return true;
}

int common_text_need(struct common_text *text, const char *what, const char *allowed)
{
    return common_text_take(text, what) ? 0 : common_text_fail_here(text, allowed);
}

int common_text_more(struct common_text *text, const char *allowed)
{
    return common_text_at_end(text) ? common_text_fail_here(text, allowed) : 0;
}

int common_text_choice(struct common_text *text, const char *const *word, unsigned words,
                       const char *allowed)
{
    for (unsigned i = 0; i < words; i++)
        if (common_text_take(text, word[i])) return (int)i;
    return common_text_fail_here(text, allowed);
}

bool common_text_is_name(const struct common_syntax *syntax, const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (i == 0 ? !is_letter(syntax, text[i]) : !is_name_char(syntax, text[i])) return false;
    return length > 0;
}

bool common_text_name(struct common_text *text, struct common_token *token)
{
    *token = common_text_here(text);
    if (!common_text_is_name(text->syntax, token->text, token->length)) return false;
    text->p += token->length;
    return true;
}

int common_text_string(struct common_text *text, struct common_token *token)
{
    common_text_blank(text);
    const char *p = text->p;
    size_t length = *p == '"' ? strcspn(p + 1, "\"\n") : 0;
    if (*p != '"' || p[length + 1] != '"') return common_text_fail_here(text, text->syntax->file);
    *token = (struct common_token){p + 1, length, text->line, (unsigned)(p - text->start) + 1};
    text->p = p + length + 2;
    return 0;
}

int common_text_path(struct common_text *text, char **path)
{
    struct common_token t = {0};
    if (common_text_string(text, &t) != 0) return -1;
    const char *slash = strrchr(text->file, '/');
    size_t folder = slash != NULL && t.text[0] != '/' ? (size_t)(slash - text->file) + 1 : 0;
    *path = malloc(folder + t.length + 1);
    if (*path == NULL) return common_text_fail_memory(text);
    memcpy(*path, text->file, folder);
    memcpy(*path + folder, t.text, t.length);
    (*path)[folder + t.length] = '\0';
    return 0;
}

int common_text_readable(const struct common_text *text, const struct common_token *name,
                         const char *path)
{
    int cause = common_file_cause(path);
    if (cause == 0) return 0;
    return common_text_error(text, name->line, name->col, "cannot read '%s': %s", path,
                             strerror(cause));
}

/* --- lists --- */

int common_text_grow(const struct common_text *text, void *list, size_t count, size_t *room,
                     size_t size)
{
    if (count < *room) return 0;
    size_t wanted = *room != 0 ? 2 * *room : 64;
    void *old, *grown;
    memcpy(&old, list, sizeof old);
    grown = realloc(old, wanted * size);
    if (grown == NULL) return common_text_fail_memory(text);
    memcpy(list, &grown, sizeof grown);
    *room = wanted;
    return 0;
}
