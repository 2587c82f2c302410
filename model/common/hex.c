/* See hex.h. */
#include "hex.h"

#include <ctype.h>
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "file.h"

enum { LINE = 4096 };

/* The words read so far, and their lines if the caller wants them. */
struct words {
    uint32_t *word;
    unsigned *line;
    size_t count, room;
    bool lines;
};

static int append(struct words *w, uint32_t value, unsigned line)
{
    if (w->count == w->room) {
        size_t room = w->room != 0 ? 2 * w->room : 256;
        uint32_t *word = realloc(w->word, room * sizeof *word);
        if (word == NULL) return -1;
        w->word = word;
        unsigned *lines = w->lines ? realloc(w->line, room * sizeof *lines) : NULL;
        if (w->lines && lines == NULL) return -1;
        w->line = lines;
        w->room = room;
    }
    w->word[w->count] = value;
    if (w->lines) w->line[w->count] = line;
    w->count++;
    return 0;
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/* Whether nothing comes any more: the end of the line, or a comment. */
static bool is_end(const char *p)
{
    return *p == '\0' || *p == '#' || (p[0] == '/' && p[1] == '/');
}

/* Where a word is wrong. */
struct place {
    const char *path, *text; /* the line */
    unsigned line;
};

static int fail_here(const struct place *at, const char *p, struct common_error *err)
{
    char found[8];

    snprintf(found, sizeof found, isprint((unsigned char)*p) ? "'%c'" : "0x%02x",
             (unsigned char)*p);
    return common_fail(err, "%s:%u:%u: error: found %s; expected hexadecimal words", at->path,
                       at->line, (unsigned)(p - at->text) + 1,
                       *p != '\0' ? found : "the end of the line");
}

/* Reads the word at *p, and moves *p past it.
 *   returns  0; -1 with err */
static int parse_word(const struct place *at, const char **p, uint32_t *word,
                      struct common_error *err)
{
    const char *start = *p;

    if (start[0] == '0' && (start[1] | 32) == 'x') *p += 2;
    const char *digits = *p;
    for (*word = 0; isxdigit((unsigned char)**p); (*p)++) {
        int c = (unsigned char)**p, digit = isdigit(c) ? c - '0' : tolower(c) - 'a' + 10;
        if (*word >> 28 != 0)
            return common_fail(err,
                               "%s:%u:%u: error: word has more than 32 bits; expected words of "
                               "8 digits at most",
                               at->path, at->line, (unsigned)(start - at->text) + 1);
        *word = *word << 4 | (uint32_t)digit;
    }
    if (*p != digits && (is_end(*p) || is_blank(**p) || **p == ',')) return 0;
    return fail_here(at, *p, err);
}

/* The words of a line, with blanks or a comma after each. */
static int parse_line(const struct place *at, const char *p, struct words *words,
                      struct common_error *err)
{
    uint32_t value;

    for (;;) {
        while (is_blank(*p)) p++;
        if (is_end(p)) return 0;
        if (parse_word(at, &p, &value, err) != 0) return -1;
        if (append(words, value, at->line) != 0)
            return common_fail(err, "%s:%u:1: error: out of memory", at->path, at->line);
        while (is_blank(*p)) p++;
        if (*p == ',') p++;
    }
}

/* fgets() with a NUL byte in the file or a line that does not fit would be read wrongly: both are
 * errors. */
static int read_line(const char *path, FILE *file, unsigned line, char *text,
                     struct common_error *err)
{
    size_t used = 0;
    int c;
    while ((c = getc(file)) != EOF && c != '\n') {
        if (c == '\0')
            return common_fail(
                err, "%s:%u:%u: error: found a NUL byte; expected text, or bytes in a file .bin",
                path, line, (unsigned)used + 1);
        if (used == LINE - 1)
            return common_fail(err, "%s:%u:%u: error: line is too long; %d characters are allowed",
                               path, line, (unsigned)used + 1, LINE - 1);
        text[used++] = (char)c;
    }
    text[used] = '\0';
    return c == EOF && used == 0 ? 0 : 1;
}

int common_hex_read(const char *path, uint32_t **word, unsigned **line, size_t *count,
                    struct common_error *err)
{
    struct words read = {.lines = line != NULL};
    *word = NULL;
    *count = 0;
    if (line != NULL) *line = NULL;
    FILE *file = fopen(path, "r");
    if (file == NULL) return common_fail(err, "%s: error: cannot read: %s", path, strerror(errno));
    char text[LINE];
    int more = 1, status = 0;
    errno = 0;
    for (unsigned number = 1; status == 0; number++) {
        more = read_line(path, file, number, text, err);
        if (more <= 0) break;
        size_t mark = number == 1 ? common_file_mark(text) : 0;
        const struct place at = {path, text + mark, number};
        status = parse_line(&at, text + mark, &read, err);
    }
    if (ferror(file))
        status = common_fail(err, "%s: error: cannot read: %s", path, strerror(errno));
    fclose(file);
    if (status != 0 || more != 0) {
        free(read.word);
        free(read.line);
        return -1;
    }
    *word = read.word;
    *count = read.count;
    if (line != NULL) *line = read.line;
    return 0;
}

struct contents {
    const uint32_t *word;
    size_t count;
};

static int write_words(FILE *file, const void *what)
{
    const struct contents *c = what;
    for (size_t i = 0; i < c->count; i++)
        if (fprintf(file, "%08x\n", (unsigned)c->word[i]) < 0) return -1;
    return 0;
}

int common_hex_write(const char *path, const uint32_t *word, size_t count, struct common_error *err)
{
    struct contents contents = {word, count};
    return common_file_write(path, write_words, &contents, err);
}
