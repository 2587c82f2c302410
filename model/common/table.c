/* See table.h. */
#include "table.h"

#include <stdlib.h>

#include "file.h"

static int read_rows(struct common_csv *csv, const struct common_reader *reader, void *context,
                     struct common_error *err)
{
    struct common_cell cell[COMMON_CELLS];
    int cells, columns = 0;

    if (reader->header != NULL) {
        columns = common_csv_row(csv, cell, err);
        if (columns < 0 || reader->header(context, csv, cell, (unsigned)columns, err)) return -1;
    }
    while ((cells = common_csv_row(csv, cell, err)) > 0) {
        if (reader->header != NULL && cells != columns)
            return common_csv_fail(csv, cells > columns ? &cell[columns] : NULL, err,
                                   "a row of %d cells; the header has %d", cells, columns);
        if (reader->row(context, csv, cell, (unsigned)cells, err)) return -1;
    }
    if (cells < 0) return -1;
    return reader->end != NULL ? reader->end(context, csv, err) : 0;
}

int common_table_read(const char *path, const struct common_reader *reader, void *context,
                      struct common_error *err)
{
    struct common_csv csv;
    int failed = common_csv_open(&csv, path, err) || read_rows(&csv, reader, context, err);

    common_csv_close(&csv);
    return failed ? -1 : 0;
}

struct written {
    const struct common_table *table;
    const void *state;
};

static int write_rows(FILE *out, const void *what)
{
    const struct written *w = what;
    struct common_column column[COMMON_CELLS];
    uint32_t word[COMMON_CELLS];
    unsigned columns = w->table->columns(w->state, column);
    int got;

    for (unsigned i = 0; i < columns; i++) fprintf(out, "%s%s", i > 0 ? "," : "", column[i].name);
    fputc('\n', out);
    for (size_t row = 0; (got = w->table->row(w->state, row, word)) >= 0; row++) {
        for (unsigned i = 0; i < columns && got > 0; i++) {
            char text[32];
            if (column[i].format != NULL)
                common_csv_text(column[i].format, word[i], text, sizeof text);
            else snprintf(text, sizeof text, "%u", (unsigned)word[i]);
            fprintf(out, "%s%s", i > 0 ? "," : "", text);
        }
        if (got > 0) fputc('\n', out);
    }
    return ferror(out);
}

int common_table_write(const char *path, const struct common_table *table,
                       const struct common_program *program, const uint8_t *byte, size_t size,
                       char *note, size_t note_size, struct common_error *err)
{
    void *state = calloc(1, table->state_bytes != 0 ? table->state_bytes : 1);
    struct written w = {table, state};

    if (note_size > 0) note[0] = '\0';
    if (state == NULL) return common_fail(err, "warpstep: error: out of memory");
    int failed = table->open(state, program, byte, size, err);
    if (failed == 0 && table->note != NULL && table->note(state, note, note_size) == 0 &&
        note_size > 0)
        note[0] = '\0';
    if (failed == 0) failed = common_file_write(path, write_rows, &w, err);
    free(state);
    return failed ? -1 : 0;
}
