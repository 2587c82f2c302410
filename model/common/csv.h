/* Tables of numbers, read cell by cell with the place of each, so that every error can name it.
 * Cells are separated by commas; blanks around them and quotes do not count; empty lines and lines
 * that begin with '#' are left out. (Small enough that no library earns its place: those that
 * Debian has do not report columns.) */
#ifndef COMMON_CSV_H
#define COMMON_CSV_H

#include <stddef.h>
#include <stdint.h>

#include "error.h"

enum { COMMON_CELLS = 80 }; /* of a row */

struct common_csv {
    const char *path;
    char *text, *next; /* the whole file; the line that comes next */
    unsigned line;     /* number of the one that was read last */
    unsigned end;      /* column after it */
};

/* How numbers of a column are written: decimal as an IEEE single is, or 0x and their own bits. */
struct common_format {
    unsigned bits;
    uint32_t (*from_single)(
        uint32_t single);                 /* the number nearest to an IEEE single, by its bits */
    uint32_t (*to_single)(uint32_t bits); /* and back */
};

/* Of IEEE singles: "nan" is 0x7fc00000. */
extern const struct common_format common_single;

struct common_cell {
    const char *text; /* valid until common_csv_close() */
    unsigned line, column;
};

/* common_csv_close() it, also after an error. */
int common_csv_open(struct common_csv *csv, const char *path, struct common_error *err);
void common_csv_close(struct common_csv *csv);

/* The next row.
 *   returns  how many cells it has, 1 at least; 0 at the end; -1 with err */
int common_csv_row(struct common_csv *csv, struct common_cell cell[COMMON_CELLS],
                   struct common_error *err);

/* "file:line:col: error: ..." at a cell; NULL: after the row that was read last. Returns -1. */
int common_csv_fail(const struct common_csv *csv, const struct common_cell *cell,
                    struct common_error *err, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* A cell as a number: decimal, inf, nan, or 0x and raw bits. A decimal that would become infinity
 * is an error. */
int common_csv_number(const struct common_csv *csv, const struct common_cell *cell,
                      const struct common_format *format, uint32_t *bits, struct common_error *err);
/* The same, of which a decimal may become infinity. */
int common_csv_rounded(const struct common_csv *csv, const struct common_cell *cell,
                       const struct common_format *format, uint32_t *bits,
                       struct common_error *err);

/* A cell as a whole number. */
int common_csv_integer(const struct common_csv *csv, const struct common_cell *cell, int32_t min,
                       int32_t max, int32_t *value, struct common_error *err);

/* A number as text that reads back as the same bits. */
void common_csv_text(const struct common_format *format, uint32_t bits, char *text, size_t size);

#endif
