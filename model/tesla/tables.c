/* Tables of what each vertex, primitive or pixel gets, and of what it gives: see tables.h. */
#include "tables.h"

#include "graphics.h"
#include "isa.h"
#include "tesla.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LANES = 32, HEAD = 2, SAMPLES = 3, GROUP = 8, INPUTS_MAX = 128, VERTICES_MAX = 32 };
enum column_kind { WORD, VARYING, VISIBLE, VERTEX };

struct column {
    enum column_kind kind;
    uint32_t number; /* of the word of a[], of the attribute, or of the vertex */
    uint32_t part;   /* sample 0..2, or word of the vertex */
};

/* What all columns together need. */
struct table {
    struct column *column;
    unsigned columns;
    uint32_t vertices, vertex_words; /* of a primitive in p[] */
};

/* "a12": the number after the letter, *rest after it. */
static bool numbered(const char *name, char letter, uint32_t *number, const char **rest)
{
    size_t digits = strspn(name + 1, "0123456789");
    if (name[0] != letter || digits < 1 || digits > 4) return false;
    *number = (uint32_t)strtoul(name + 1, NULL, 10);
    *rest = name + 1 + digits;
    return true;
}

static bool parse_column(uint32_t type, const char *name, struct column *c)
{
    static const char *const samples[SAMPLES] = {"", ".cent", ".flat"};
    const char *rest, *end;
    if (type == TESLA_FRAGMENT) {
        c->kind = VISIBLE;
        if (strcmp(name, "visible") == 0) return true;
        c->kind = VARYING;
        if (!numbered(name, 'v', &c->number, &rest)) return false;
        for (c->part = 0; c->part < SAMPLES; c->part++)
            if (strcmp(rest, samples[c->part]) == 0) return c->number < INPUTS_MAX / SAMPLES;
        return false;
    }
    c->kind = WORD;
    if (numbered(name, 'a', &c->number, &rest)) return *rest == '\0' && c->number < INPUTS_MAX;
    c->kind = VERTEX;
    return type == TESLA_GEOMETRY && numbered(name, 'p', &c->number, &rest) && *rest == '.' &&
           numbered(rest, '.', &c->part, &end) && *end == '\0' && c->number < VERTICES_MAX &&
           c->part < INPUTS_MAX;
}

static int read_columns(const struct tesla_launch *launch, const char *const *name, struct table *t,
                        uint32_t *inputs, unsigned *at, struct common_error *err)
{
    static const char *const allowed[] = {"", "a0 and the like", "a0, p0.0 and the like",
                                          "v0, v0.cent, v0.flat and visible"};
    for (*at = 0; *at < t->columns; ++*at) {
        struct column *c = &t->column[*at];
        if (!parse_column(launch->type, name[*at], c))
            return common_fail(err, "'%.40s' is no column; there are %s", name[*at],
                               allowed[launch->type]);
        for (unsigned i = 0; i < *at; i++)
            if (t->column[i].kind == c->kind && t->column[i].number == c->number &&
                t->column[i].part == c->part)
                return common_fail(err, "'%.40s' is a column already", name[*at]);
        uint32_t words = c->kind == WORD ? c->number + 1 : 0;
        if (c->kind == VARYING) words = SAMPLES * (c->number + 1);
        if (words > *inputs) *inputs = words;
        if (c->kind == VERTEX && c->number >= t->vertices) t->vertices = c->number + 1;
        if (c->kind == VERTEX && c->part >= t->vertex_words) t->vertex_words = c->part + 1;
    }
    for (*at = 0; *at < t->columns; ++*at)
        if (t->column[*at].kind == WORD && t->column[*at].number < t->vertices)
            return common_fail(err,
                               "'%.40s': the first %u words of a[] are the vertices' addresses",
                               name[*at], (unsigned)t->vertices);
    if (t->vertices > *inputs) *inputs = t->vertices;
    return 0;
}

/* Byte address in p[] of a vertex of a primitive: eight of them side by side, $vstride apart. */
static uint32_t vertex_address(const struct table *t, uint32_t lane, uint32_t vertex)
{
    uint32_t slot = lane * t->vertices + vertex;
    return (slot / GROUP * t->vertex_words * GROUP + slot % GROUP) * 4;
}

/* The sample that has no column of its own is the centre's. */
static void put_varying(struct tesla_graphics *g, const struct table *t, const struct column *c,
                        uint32_t thread, uint32_t value)
{
    for (uint32_t sample = c->part; sample < (c->part ? c->part + 1 : SAMPLES); sample++) {
        bool other = false;
        for (unsigned i = 0; i < t->columns && sample != c->part; i++)
            other = other || (t->column[i].kind == VARYING && t->column[i].number == c->number &&
                              t->column[i].part == sample);
        uint32_t row = SAMPLES * c->number + sample;
        if (!other)
            tesla_graphics_put(g, thread / LANES, HEAD + row * LANES + thread % LANES, value);
    }
}

static void put_row(struct tesla_graphics *g, const struct tesla_launch *launch,
                    const struct table *t, uint32_t thread, const uint32_t *word)
{
    uint32_t block = thread / LANES, lane = thread % LANES;
    for (uint32_t k = 0; k < t->vertices; k++)
        tesla_graphics_put(g, block, HEAD + k * LANES + lane, vertex_address(t, lane, k));
    for (unsigned i = 0; i < t->columns; i++) {
        const struct column *c = &t->column[i];
        switch (c->kind) {
        case WORD: tesla_graphics_put(g, block, HEAD + c->number * LANES + lane, word[i]); break;
        case VARYING: put_varying(g, t, c, thread, word[i]); break;
        case VISIBLE:
            if (word[i] == 0) tesla_graphics_hide(g, thread);
            break;
        case VERTEX:
            tesla_graphics_put(g, block,
                               HEAD + launch->inputs * LANES +
                                   vertex_address(t, lane, c->number) / 4 + c->part * GROUP,
                               word[i]);
            break;
        }
    }
}

int tesla_table_load(struct common_program *program, const char *const *name, unsigned columns,
                     const uint32_t *word, uint32_t rows, unsigned *at, struct common_error *err)
{
    struct tesla_launch *launch = tesla_launch_of(program);
    struct tesla_graphics g = {.threads = rows};
    struct table t = {.columns = columns, .column = calloc(columns, sizeof *t.column)};
    uint32_t inputs = 0;
    *at = columns;
    int status = t.column ? 0 : common_fail(err, "%s: error: out of memory", program->name);
    if (status == 0) status = read_columns(launch, name, &t, &inputs, at, err);
    if (status == 0) {
        *at = columns;
        launch->inputs = inputs;
        g.primitive_words = (LANES * t.vertices + GROUP - 1) / GROUP * GROUP * t.vertex_words;
        status = tesla_graphics_begin(&g, launch, program->name, err);
    }
    for (uint32_t row = 0; status == 0 && row < rows; row++)
        put_row(&g, launch, &t, row, word + (size_t)row * columns);
    if (status == 0) {
        common_drop_contents(program, TESLA_SPACE_ATTRIBUTE);
        status = common_program_add(program, false, TESLA_SPACE_ATTRIBUTE, 0, 0, g.word, g.words, 0,
                                    err);
    }
    free(g.word);
    free(t.column);
    return status;
}

uint32_t tesla_record(const struct common_program *program, const uint8_t *byte, size_t size,
                      uint32_t thread, uint32_t number, uint32_t *word)
{
    const struct tesla_launch *launch = tesla_launch_of(program);
    uint32_t mark = 0;
    for (uint32_t i = 0; i <= launch->outputs; i++) {
        size_t at = tesla_graphics_output(launch, thread, number, i);
        const uint8_t *p = byte + at;
        if (at + 4 > size) return 0;
        uint32_t value = p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
        if (i == 0) mark = value;
        else word[i - 1] = value;
    }
    return mark;
}

/* ---- --inputs. */

struct inputs {
    struct common_program *program;
    struct common_cell head[COMMON_CELLS];
    unsigned columns;
    uint32_t *word;
    size_t rows, room;
};

static int read_header(void *context, const struct common_csv *csv, const struct common_cell *cell,
                       unsigned cells, struct common_error *err)
{
    struct inputs *in = context;
    if (cells == 0) return common_fail(err, "%s:1:1: error: no header", csv->path);
    memcpy(in->head, cell, cells * sizeof *cell);
    in->columns = cells;
    return 0;
}

static int read_row(void *context, const struct common_csv *csv, const struct common_cell *cell,
                    unsigned cells, struct common_error *err)
{
    enum { MOST = 65535 /* blocks */ * LANES };
    struct inputs *in = context;
    if (in->rows == MOST) return common_csv_fail(csv, cell, err, "more than %zu rows", in->rows);
    if (in->rows == in->room) {
        size_t room = in->room ? 2 * in->room : 64;
        uint32_t *more = realloc(in->word, room * cells * sizeof *more);
        if (more == NULL) return common_fail(err, "%s: error: out of memory", csv->path);
        in->word = more;
        in->room = room;
    }
    uint32_t *word = in->word + in->rows * cells;
    for (unsigned i = 0; i < cells; i++)
        if (common_csv_number(csv, &cell[i], &common_single, &word[i], err)) return -1;
    in->rows++;
    return 0;
}

static int read_end(void *context, const struct common_csv *csv, struct common_error *err)
{
    struct inputs *in = context;
    const char *name[COMMON_CELLS];
    struct common_error why = {""};
    unsigned wrong;
    if (in->rows == 0) return common_csv_fail(csv, NULL, err, "no row behind the header");
    for (unsigned i = 0; i < in->columns; i++) name[i] = in->head[i].text;
    if (tesla_table_load(in->program, name, in->columns, in->word, (uint32_t)in->rows, &wrong,
                         &why) == 0)
        return 0;
    if (wrong < in->columns) return common_csv_fail(csv, &in->head[wrong], err, "%.300s", why.text);
    return common_fail(err, "%s", why.text);
}

int tesla_inputs_load(struct common_program *program, const char *path, struct common_error *err)
{
    static const struct common_reader reader = {read_header, read_row, read_end};
    struct inputs in = {.program = program};
    int status = common_table_read(path, &reader, &in, err);
    free(in.word);
    return status;
}

/* ---- --outputs: a row for each record that was delivered. */

struct outputs {
    const struct common_program *program;
    const uint8_t *byte;
    size_t size;
};

static int open_outputs(void *state, const struct common_program *program, const uint8_t *byte,
                        size_t size, struct common_error *err)
{
    (void)err;
    *(struct outputs *)state = (struct outputs){program, byte, size};
    return 0;
}

static unsigned columns_of(const void *state, struct common_column *column)
{
    static const char *const names[] = {"thread", "record", "strip"};
    const struct tesla_launch *launch = tesla_launch_of(((const struct outputs *)state)->program);
    unsigned n = 0;
    for (; n < 3; n++) {
        column[n].format = NULL;
        snprintf(column[n].name, sizeof column[n].name, "%s", names[n]);
    }
    for (uint32_t i = 0; i < launch->outputs; i++, n++) {
        column[n].format = &common_single;
        snprintf(column[n].name, sizeof column[n].name, "o%u", (unsigned)i);
    }
    return n;
}

static int get_row(const void *state, size_t row, uint32_t *word)
{
    const struct outputs *o = state;
    const struct tesla_launch *launch = tesla_launch_of(o->program);
    if (row / launch->vertices >= (size_t)launch->grid[0] * LANES) return -1;
    word[0] = (uint32_t)(row / launch->vertices);
    word[1] = (uint32_t)(row % launch->vertices);
    word[2] = tesla_record(o->program, o->byte, o->size, word[0], word[1], word + 3);
    return word[2] != 0;
}

const struct common_table tesla_outputs = {
    .space = TESLA_SPACE_OUTPUT,
    .state_bytes = sizeof(struct outputs),
    .open = open_outputs,
    .columns = columns_of,
    .row = get_row,
};
