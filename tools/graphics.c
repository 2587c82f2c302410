/* Tables of a graphics program: what each vertex, primitive or pixel gets, and what it gives. docs/formats.md,
 * "--inputs", "--outputs". */
#include "graphics.h"

#include <stdlib.h>
#include <string.h>

#include "../model/common/file.h"
#include "../model/tesla/launch.h"
#include "csv.h"

static uint32_t same(uint32_t bits)
{
    return bits;
}

/* "nan" is one of many. */
static uint32_t canonical(uint32_t bits)
{
    return (bits & 0x7fffffff) > 0x7f800000 ? 0x7fc00000 : bits;
}

/* Numbers are IEEE singles as they are. */
static const struct common_shader_isa single = {
    .number_bits = 32, .from_float = canonical, .to_float = same};

struct rows {
    uint32_t *word;
    size_t count, room; /* rows */
};

static int read_row(const struct tool_csv *csv, const struct tool_cell *cell, int cells,
                    unsigned columns, struct rows *rows, struct common_error *err)
{
    if ((unsigned)cells != columns)
        return tool_csv_fail(csv, (unsigned)cells > columns ? &cell[columns] : NULL, err,
                             "a row of %d cells; the header has %u", cells, columns);
    if (rows->count == rows->room) {
        size_t room = rows->room ? 2 * rows->room : 64;
        uint32_t *more = realloc(rows->word, room * columns * sizeof *more);
        if (!more) return common_fail(err, "warpstep: error: out of memory");
        rows->word = more;
        rows->room = room;
    }
    uint32_t *word = rows->word + rows->count * columns;
    for (unsigned i = 0; i < columns; i++)
        if (tool_csv_component(csv, &cell[i], &single, &word[i], err)) return -1;
    rows->count++;
    return 0;
}

static int load(const struct common_isa *isa, struct tool_csv *csv, struct rows *rows,
                struct common_program *program, struct common_error *err)
{
    enum { MOST = 65535 }; /* blocks */
    struct tool_cell head[TOOL_CELLS], cell[TOOL_CELLS];
    const char *name[TOOL_CELLS];
    struct common_error why = {""};
    unsigned wrong;
    int cells, columns = tool_csv_row(csv, head, err);

    if (columns < 0) return -1;
    if (columns == 0) return common_fail(err, "%s:1:1: error: no header", csv->path);
    for (int i = 0; i < columns; i++) name[i] = head[i].text;
    while ((cells = tool_csv_row(csv, cell, err)) > 0) {
        if (rows->count == (size_t)MOST * isa->graphics->threads)
            return tool_csv_fail(csv, cell, err, "more than %zu rows", rows->count);
        if (read_row(csv, cell, cells, (unsigned)columns, rows, err)) return -1;
    }
    if (cells < 0) return -1;
    if (!rows->count) return tool_csv_fail(csv, NULL, err, "no row behind the header");
    if (!isa->graphics->load(program, name, (unsigned)columns, rows->word, (uint32_t)rows->count,
                             &wrong, &why))
        return 0;
    if (wrong < (unsigned)columns) return tool_csv_fail(csv, &head[wrong], err, "%.300s", why.text);
    *err = why;
    return -1;
}

int tool_graphics_load(const struct common_isa *isa, const char *path,
                       struct common_program *program, struct common_error *err)
{
    struct tool_csv csv;
    struct rows rows = {NULL, 0, 0};

    if (!isa->graphics || !tesla_launch_of(program)->type)
        return common_fail(
            err,
            "warpstep: error: --inputs '%s': %s is a compute program; vertex, geometry "
            "and fragment programs take inputs",
            path, program->name);
    int failed = tool_csv_open(&csv, path, err);
    if (!failed) failed = load(isa, &csv, &rows, program, err);
    tool_csv_close(&csv);
    free(rows.word);
    return failed ? -1 : 0;
}

struct outputs {
    const struct common_graphics_isa *isa;
    const struct common_program *program;
    const uint8_t *byte;
    size_t size;
    uint32_t *word;
};

/* "thread,record,strip,o0,..": a row for each record that was delivered. */
static int write_table(FILE *out, const void *what)
{
    const struct outputs *o = what;
    const struct tesla_launch *launch = tesla_launch_of(o->program);
    uint32_t threads = launch->grid[0] * o->isa->threads;

    fputs("thread,record,strip", out);
    for (uint32_t i = 0; i < launch->outputs; i++) fprintf(out, ",o%u", i);
    fputc('\n', out);
    for (uint32_t thread = 0; thread < threads; thread++)
        for (uint32_t number = 0; number < launch->vertices; number++) {
            uint32_t mark = o->isa->record(o->program, o->byte, o->size, thread, number, o->word);
            if (!mark) continue;
            fprintf(out, "%u,%u,%u", thread, number, mark);
            for (uint32_t i = 0; i < launch->outputs; i++) {
                char text[32];
                tool_csv_text(&single, o->word[i], text, sizeof text);
                fprintf(out, ",%s", text);
            }
            fputc('\n', out);
        }
    return ferror(out);
}

int tool_graphics_write(const struct common_isa *isa, const char *path,
                        const struct common_program *program, const uint8_t *byte, size_t size,
                        struct common_error *err)
{
    struct outputs outputs = {isa->graphics, program, byte, size, NULL};

    outputs.word = calloc(isa->graphics->words, sizeof *outputs.word);
    if (!outputs.word) return common_fail(err, "warpstep: error: out of memory");
    int failed = common_file_write(path, write_table, &outputs, err);
    free(outputs.word);
    return failed;
}
