/* Tables of numbers, read cell by cell with the place of each, so that every error can name it. Cells are
 * separated by commas; blanks around them and quotes do not count; empty lines and lines that begin with '#' are
 * left out. (Small enough that no library earns its place: those that Debian has do not tell columns.) */
#ifndef TOOLS_CSV_H
#define TOOLS_CSV_H

#include <stddef.h>
#include <stdint.h>

#include "../model/common/error.h"
#include "../model/common/isa.h"

enum { TOOL_CELLS = 80 }; /* of a row */

struct tool_csv {
    const char *path;
    char *text, *next; /* the whole file; the line that comes next */
    unsigned line;     /* number of the one that was read last */
    unsigned end;      /* column behind it */
};

struct tool_cell {
    const char *text; /* valid until tool_csv_close() */
    unsigned line, column;
};

/* tool_csv_close() it, also after an error. */
int tool_csv_open(struct tool_csv *csv, const char *path, struct common_error *err);
void tool_csv_close(struct tool_csv *csv);

/* The next row.
 *   returns  how many cells it has, 1 at least; 0 at the end; -1 with err */
int tool_csv_row(struct tool_csv *csv, struct tool_cell cell[TOOL_CELLS], struct common_error *err);

/* "file:line:col: error: ..." at a cell; NULL: behind the row that was read last. Returns -1. */
int tool_csv_fail(const struct tool_csv *csv, const struct tool_cell *cell,
                  struct common_error *err, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* A cell as a component: decimal, inf, nan, or 0x and raw bits. */
int tool_csv_component(const struct tool_csv *csv, const struct tool_cell *cell,
                       const struct common_shader_isa *isa, uint32_t *bits,
                       struct common_error *err);

/* A cell as a whole number. */
int tool_csv_integer(const struct tool_csv *csv, const struct tool_cell *cell, int32_t min,
                     int32_t max, int32_t *value, struct common_error *err);

/* A component as text that reads back as the same bits. */
void tool_csv_text(const struct common_shader_isa *isa, uint32_t bits, char *text, size_t size);

#endif
