/* Tables that a program takes in and gives: CSV files. The ISA decides the meaning of a column; how
 * a file is read and written, and the place of an error, is said here. */
#ifndef COMMON_TABLE_H
#define COMMON_TABLE_H

#include "csv.h"
#include "program.h"

/* The receiver of a table. The functions give whole messages, with common_csv_fail() or as they
 * like. */
struct common_reader {
    /* The first row; 0 cells: the table is empty. NULL: there is no header, and rows have any
     * width. */
    int (*header)(void *context, const struct common_csv *csv, const struct common_cell *cell,
                  unsigned cells, struct common_error *err);
    /* Each further row, as wide as the header. */
    int (*row)(void *context, const struct common_csv *csv, const struct common_cell *cell,
               unsigned cells, struct common_error *err);
    /* After the last one; NULL: nothing is to be done there. */
    int (*end)(void *context, const struct common_csv *csv, struct common_error *err);
};

/* Reads a whole table. Cells are valid until it returns.
 *   returns  0; -1 with err */
int common_table_read(const char *path, const struct common_reader *reader, void *context,
                      struct common_error *err);

/* A column of a table of results. */
struct common_column {
    char name[24];
    const struct common_format *format; /* of its numbers; NULL: whole numbers */
};

/* A table of the contents of a space after a run. */
struct common_table {
    uint32_t space;
    size_t state_bytes; /* of the state that open() fills and the others read; zeroed before */

    /*   byte, size  the space after the run; they stay
     *   returns     0; -1 with err */
    int (*open)(void *state, const struct common_program *program, const uint8_t *byte, size_t size,
                struct common_error *err);
    /*   column      room for COMMON_CELLS
     *   returns     how many there are */
    unsigned (*columns)(const void *state, struct common_column *column);
    /* A row, counted from 0.
     *   word        one for each column
     *   returns     1; 0: this row is left out; -1: there is none from here on */
    int (*row)(const void *state, size_t row, uint32_t *word);
    /* A remark on the table, printed after its name: "ends after 65536 rows".
     *   returns     0 there is nothing. NULL: there never is */
    int (*note)(const void *state, char *text, size_t size);
};

/* Writes the file whole or not at all.
 *   note     filled; "" if there is nothing to say
 *   returns  0; -1 with err */
int common_table_write(const char *path, const struct common_table *table,
                       const struct common_program *program, const uint8_t *byte, size_t size,
                       char *note, size_t note_size, struct common_error *err);

#endif
