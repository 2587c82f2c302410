/* See graphics.h. */
#include "graphics.h"
#include "isa.h"
#include "tesla.h"
#include "texture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LANES = 32, HEAD = 2, SHARED_MAX = 0x4000, SHARED_STEP = 0x40 };

int tesla_graphics_begin(struct tesla_graphics *g, struct tesla_launch *launch, const char *file,
                         struct common_error *err)
{
    uint32_t bytes = 4 * (launch->inputs * LANES + g->primitive_words);
    uint32_t blocks = (g->threads + LANES - 1) / LANES;
    if (bytes > SHARED_MAX)
        return common_fail(err,
                           "%s: error: 32 threads of %u words of input, and %u words of p[], are "
                           "0x%x bytes; 0x%x are possible",
                           file, (unsigned)launch->inputs, (unsigned)g->primitive_words,
                           (unsigned)bytes, (unsigned)SHARED_MAX);
    launch->shared = (bytes + SHARED_STEP - 1) / SHARED_STEP * SHARED_STEP;
    if (launch->shared == 0) launch->shared = SHARED_STEP;
    launch->grid[0] = blocks;
    launch->grid[1] = 1;
    launch->block[0] = LANES;
    launch->block[1] = launch->block[2] = 1;
    if (launch->outputs == 0) launch->outputs = 1;
    if (launch->vertices == 0) launch->vertices = 1;
    g->block_words = HEAD + launch->shared / 4;
    g->words = (size_t)blocks * g->block_words;
    g->word = calloc(g->words, sizeof *g->word);
    if (g->word == NULL) return common_fail(err, "%s: error: out of memory", file);
    for (uint32_t block = 0; block < blocks; block++) {
        uint32_t left = g->threads - block * LANES;
        uint32_t lanes = left >= LANES ? 0xffffffffu : (1u << left) - 1;
        tesla_graphics_put(g, block, 0, lanes);
        tesla_graphics_put(g, block, 1, lanes);
    }
    return 0;
}

void tesla_graphics_put(struct tesla_graphics *g, uint32_t block, uint32_t at, uint32_t value)
{
    g->word[(size_t)block * g->block_words + at] = value;
}

void tesla_graphics_hide(struct tesla_graphics *g, uint32_t thread)
{
    g->word[(size_t)(thread / LANES) * g->block_words + 1] &= ~(1u << thread % LANES);
}

uint32_t tesla_graphics_output(const struct tesla_launch *launch, uint32_t thread, uint32_t record,
                               uint32_t at)
{
    uint32_t row = (thread / LANES * launch->vertices + record) * (1 + launch->outputs) + at;
    return (row * LANES + thread % LANES) * 4;
}

/* ---- tables. */

enum { SAMPLES = 3, GROUP = 8, INPUTS_MAX = 128, VERTICES_MAX = 32, OUTPUTS_MAX = 32 };
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

/* "a12": the number behind the letter, *rest behind it. */
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

/* The image in place of the program's own. */
static int replace_image(struct common_program *program, const struct tesla_graphics *g,
                         struct common_error *err)
{
    size_t kept = 0;
    for (size_t i = 0; i < program->inits; i++) {
        if (program->init[i].space == TESLA_SPACE_ATTRIBUTE) free(program->init[i].word);
        else program->init[kept++] = program->init[i];
    }
    program->inits = kept;
    return common_program_add(program, false, TESLA_SPACE_ATTRIBUTE, 0, 0, g->word, g->words, 0,
                              err);
}

static int load_table(struct common_program *program, const char *const *name, unsigned columns,
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
    if (status == 0) status = replace_image(program, &g, err);
    free(g.word);
    free(t.column);
    return status;
}

static uint32_t get_record(const struct common_program *program, const uint8_t *byte, size_t size,
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

static const char *const type_names[] = {"compute", "vertex", "geometry", "fragment", NULL};

const struct common_graphics_isa tesla_graphics_isa = {
    .type = type_names,
    .output = TESLA_SPACE_OUTPUT,
    .threads = LANES,
    .words = OUTPUTS_MAX,
    .texel = TESLA_SPACE_TEXEL,
    .texels = TESLA_BANK_TEXELS,
    .textures = TESLA_BANK_TEXTURES,
    .samplers = TESLA_BANK_SAMPLERS,
    .load = load_table,
    .record = get_record,
};
