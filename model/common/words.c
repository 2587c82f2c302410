/* See words.h. */
#include "words.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "csv.h"
#include "file.h"
#include "hex.h"
#include "table.h"

enum { ROW = 8 /* numbers of a row that is written */ };

static bool ends_in(const char *path, const char *suffix)
{
    size_t length = strlen(path), tail = strlen(suffix);
    return length > tail && strcmp(path + length - tail, suffix) == 0;
}

/* --- bytes --- */

static int read_bytes(const char *path, uint32_t **word, size_t *count, struct common_error *err)
{
    size_t size;
    uint8_t *byte = (uint8_t *)common_file_read(path, &size, err);
    if (byte == NULL) return -1;
    *count = size / 4;
    *word = size >= 4 ? calloc(*count, sizeof **word) : NULL;
    int status = 0;
    if (size % 4 != 0)
        status = common_fail(err, "%s:0x%zx: error: %zu bytes; a multiple of 4 is allowed", path,
                             size / 4 * 4, size);
    else if (size != 0 && *word == NULL)
        status = common_fail(err, "%s: error: out of memory", path);
    for (size_t i = 0; status == 0 && i < size; i++)
        (*word)[i / 4] |= (uint32_t)byte[i] << i % 4 * 8;
    free(byte);
    if (status == 0) return 0;
    free(*word);
    return -1;
}

/* --- numbers --- */

struct numbers {
    const struct common_format *format;
    uint32_t *word;
    size_t count, room;
    unsigned most; /* of a row; 0: any */
};

static int take_row(void *context, const struct common_csv *csv, const struct common_cell *cell,
                    unsigned cells, struct common_error *err)
{
    struct numbers *n = context;
    if (n->most != 0 && cells > n->most)
        return common_csv_fail(csv, &cell[n->most], err, "a second number; one a line is allowed");
    if (n->room - n->count < cells) {
        size_t room = 2 * n->room + cells;
        uint32_t *more = realloc(n->word, room * sizeof *more);
        if (more == NULL) return common_fail(err, "%s: error: out of memory", csv->path);
        n->word = more;
        n->room = room;
    }
    for (unsigned i = 0; i < cells; i++)
        if (common_csv_number(csv, &cell[i], n->format, &n->word[n->count++], err) != 0) return -1;
    return 0;
}

static int read_numbers(const char *path, const struct common_format *format, unsigned most,
                        uint32_t **word, size_t *count, struct common_error *err)
{
    static const struct common_reader reader = {.row = take_row};
    struct numbers n = {.format = format, .most = most};
    int status = common_table_read(path, &reader, &n, err);
    if (status != 0 || n.count == 0) {
        free(n.word);
        n.word = NULL;
    }
    *word = n.word;
    *count = n.count;
    return status;
}

int common_code_read(const char *path, uint32_t **word, unsigned **line, size_t *count,
                     struct common_error *err)
{
    *line = NULL;
    if (ends_in(path, ".bin")) return read_bytes(path, word, count, err);
    return common_hex_read(path, word, line, count, err);
}

/* A word wider than the format is an error at its place. */
static int check_width(const char *path, const struct common_format *format, const uint32_t *word,
                       const unsigned *line, size_t count, struct common_error *err)
{
    uint32_t highest = UINT32_MAX >> (32 - format->bits);
    char place[32];

    for (size_t i = 0; i < count; i++) {
        if (word[i] <= highest) continue;
        if (line != NULL) snprintf(place, sizeof place, "%u:1", line[i]);
        else snprintf(place, sizeof place, "0x%zx", 4 * i);
        return common_fail(err, "%s:%s: error: found 0x%08x; expected 0 to 0x%x", path, place,
                           (unsigned)word[i], (unsigned)highest);
    }
    return 0;
}

int common_words_read(const char *path, const struct common_format *format, uint32_t **word,
                      size_t *count, struct common_error *err)
{
    unsigned *line = NULL;

    if (format != NULL && ends_in(path, ".f32"))
        return read_numbers(path, format, 1, word, count, err);
    if (format != NULL && ends_in(path, ".csv"))
        return read_numbers(path, format, 0, word, count, err);
    if (common_code_read(path, word, &line, count, err) != 0) return -1;
    int status = format != NULL ? check_width(path, format, *word, line, *count, err) : 0;
    free(line);
    if (status == 0) return 0;
    free(*word);
    *word = NULL;
    *count = 0;
    return -1;
}

/* --- writing --- */

struct written {
    const uint32_t *word;
    size_t count, row;
};

static int write_bytes(FILE *out, const void *what)
{
    const struct written *w = what;
    for (size_t i = 0; i < w->count; i++)
        for (unsigned k = 0; k < 4; k++) putc((int)(w->word[i] >> 8 * k & 0xff), out);
    return ferror(out);
}

static int write_numbers(FILE *out, const void *what)
{
    const struct written *w = what;
    for (size_t i = 0; i < w->count; i++) {
        char text[32];
        common_csv_text(&common_single, w->word[i], text, sizeof text);
        bool last = i + 1 == w->count || (i + 1) % w->row == 0;
        fprintf(out, "%s%s", text, last ? "\n" : ",");
    }
    return ferror(out);
}

int common_words_write(const char *path, const uint32_t *word, size_t count,
                       struct common_error *err)
{
    struct written w = {word, count, ends_in(path, ".csv") ? ROW : 1};
    if (ends_in(path, ".bin")) return common_file_write(path, write_bytes, &w, err);
    if (ends_in(path, ".f32") || ends_in(path, ".csv"))
        return common_file_write(path, write_numbers, &w, err);
    return common_hex_write(path, word, count, err);
}

int common_code_write(const char *path, const uint32_t *word, size_t count,
                      struct common_error *err)
{
    if (ends_in(path, ".bin")) return common_words_write(path, word, count, err);
    return common_hex_write(path, word, count, err);
}
