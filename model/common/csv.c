/* See csv.h. */
#include "csv.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "file.h"
#include "whole_number.h"

/* "nan" is one of many. */
static uint32_t canonical(uint32_t bits)
{
    return (bits & 0x7fffffff) > 0x7f800000 ? 0x7fc00000 : bits;
}

static uint32_t same(uint32_t bits)
{
    return bits;
}

const struct common_format common_single = {
    .bits = 32, .from_single = canonical, .to_single = same};

int common_csv_open(struct common_csv *csv, const char *path, struct common_error *err)
{
    memset(csv, 0, sizeof *csv);
    csv->path = path;
    csv->text = common_file_read(path, NULL, err);
    if (!csv->text) return -1;
    csv->next = csv->text + common_file_mark(csv->text);
    return 0;
}

void common_csv_close(struct common_csv *csv)
{
    free(csv->text);
}

int common_csv_fail(const struct common_csv *csv, const struct common_cell *cell,
                    struct common_error *err, const char *format, ...)
{
    char text[400];
    va_list args;

    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    for (char *p = text; *p; p++)
        if ((unsigned char)*p < 0x20) *p = '?';
    return common_fail(err, "%s:%u:%u: error: %s", csv->path, cell ? cell->line : csv->line,
                       cell ? cell->column : csv->end, text);
}

/* Takes blanks and quotes off the cell text[0..length). */
static int trim(const struct common_csv *csv, char *text, size_t length, struct common_cell *cell,
                struct common_error *err)
{
    while (length && (*text == ' ' || *text == '\t')) text++, length--, cell->column++;
    while (length && (text[length - 1] == ' ' || text[length - 1] == '\t')) length--;
    text[length] = '\0';
    cell->text = text;
    if (!strchr(text, '"')) return 0;
    if (length < 2 || *text != '"' || strchr(text + 1, '"') != text + length - 1)
        return common_csv_fail(csv, cell, err,
                               "a quote in '%.40s'; one on either side of a cell, or none", text);
    text[length - 1] = '\0';
    cell->text = text + 1;
    cell->column++;
    return 0;
}

int common_csv_row(struct common_csv *csv, struct common_cell cell[COMMON_CELLS],
                   struct common_error *err)
{
    char *line;
    size_t length;

    do {
        line = csv->next;
        if (!*line) return 0;
        length = strcspn(line, "\n");
        csv->next += length + (line[length] != '\0');
        csv->line++;
        if (length && line[length - 1] == '\r') length--;
    } while (*line == '#' || strspn(line, " \t") >= length);

    line[length] = '\0';
    csv->end = (unsigned)length + 1;
    for (unsigned cells = 0, at = 0;; cells++) {
        size_t width = strcspn(line + at, ",");
        bool last = !line[at + width];
        struct common_cell here = {line + at, csv->line, at + 1};
        if (cells == COMMON_CELLS)
            return common_csv_fail(csv, &here, err, "a row of more than %d cells", COMMON_CELLS);
        cell[cells] = here;
        if (trim(csv, line + at, width, &cell[cells], err)) return -1;
        if (last) return (int)cells + 1;
        at += (unsigned)width + 1;
    }
}

static bool is_decimal(const char *text)
{
    static const char *const words[] = {"inf", "+inf", "-inf", "nan"};

    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (!strcasecmp(text, words[i])) return true;
    return *text && strspn(text, "+-.0123456789eE") == strlen(text);
}

int common_csv_rounded(const struct common_csv *csv, const struct common_cell *cell,
                       const struct common_format *format, uint32_t *bits, struct common_error *err)
{
    uint64_t max = (UINT64_C(1) << format->bits) - 1, raw;
    const char *text = cell->text;
    char *end;

    if (!strncasecmp(text, "0x", 2)) {
        if (common_whole_number(text, max, &raw))
            return common_csv_fail(csv, cell, err, "'%.40s'; raw bits are 0x0 to 0x%llx", text,
                                   (unsigned long long)max);
        *bits = (uint32_t)raw;
        return 0;
    }
    float value = is_decimal(text) ? strtof(text, &end) : 0;
    if (!is_decimal(text) || *end)
        return common_csv_fail(
            csv, cell, err, "'%.40s' is no number; a decimal or 0x and raw bits is needed", text);
    uint32_t single;
    memcpy(&single, &value, sizeof single);
    *bits = format->from_single(single);
    return 0;
}

int common_csv_number(const struct common_csv *csv, const struct common_cell *cell,
                      const struct common_format *format, uint32_t *bits, struct common_error *err)
{
    if (common_csv_rounded(csv, cell, format, bits, err)) return -1;
    bool given = strpbrk(cell->text, "xXnN") != NULL; /* bits, inf or nan */
    if (!given && (format->to_single(*bits) & 0x7fffffff) == 0x7f800000)
        return common_csv_fail(csv, cell, err,
                               "'%.40s' is too large; inf, or a number of the format is needed",
                               cell->text);
    return 0;
}

int common_csv_integer(const struct common_csv *csv, const struct common_cell *cell, int32_t min,
                       int32_t max, int32_t *value, struct common_error *err)
{
    bool negative = *cell->text == '-';
    uint64_t number;

    if (!common_whole_number(cell->text + negative, INT32_MAX, &number)) {
        *value = negative ? -(int32_t)number : (int32_t)number;
        if (*value >= min && *value <= max) return 0;
    }
    return common_csv_fail(csv, cell, err, "'%.40s'; a whole number from %d to %d is needed",
                           cell->text, (int)min, (int)max);
}

void common_csv_text(const struct common_format *format, uint32_t bits, char *text, size_t size)
{
    uint32_t single = format->to_single(bits);
    float value;

    memcpy(&value, &single, sizeof value);
    if (format->from_single(single) != bits)
        snprintf(text, size, "0x%0*x", (int)(format->bits + 3) / 4, (unsigned)bits);
    else if (value != value) snprintf(text, size, "nan");
    else snprintf(text, size, "%.9g", (double)value);
}
