/* A table of vertices as the input of a program: option --inputs. */
#include <stdlib.h>
#include <string.h>

#include "isa.h"
#include "names.h"
#include "tables.h"
#include "upload.h"

enum { VECTOR = 4, MAX_ATTRIBUTES = 16, MAX_VERTICES = 255 };

/* One record after the other. In variable mode they differ in length; the longest is the stride. */
struct vertices {
    const struct pica200_names *names;
    struct pica200_launch shader; /* as it will be */
    bool fixed_map;               /* shader.map is unchanged; else the columns add to it */
    bool grouped;                 /* several rows make a run: column 0 is its number */
    unsigned columns;
    uint8_t attribute[COMMON_CELLS], component[COMMON_CELLS];

    uint32_t *word; /* `vertex` of them, attributes * VECTOR words each */
    size_t vertices, room;
    uint32_t *count; /* vertices of each run */
    uint32_t runs, runs_room;
};

/* Makes room for one more; returns 0 or -1 out of memory. */
static int grow(void *list, size_t used, size_t *room, size_t size)
{
    void **at = list;

    if (used < *room) return 0;
    void *more = realloc(*at, (*room ? 2 * *room : 64) * size);
    if (!more) return -1;
    *at = more;
    *room = *room ? 2 * *room : 64;
    return 0;
}

/* Which attribute goes to this register; a new one if the columns may say so.
 *   returns  its number; MAX_ATTRIBUTES if there is none */
static unsigned attribute_of(struct vertices *v, uint32_t reg)
{
    struct pica200_launch *s = &v->shader;
    unsigned k = 0;

    if (v->grouped) { /* there they are numbered, and go to uniforms */
        if (!v->fixed_map && reg >= s->attributes) s->attributes = reg + 1;
        return reg < s->attributes ? reg : MAX_ATTRIBUTES;
    }
    while (k < s->attributes && s->map[k] != reg) k++;
    if (k < s->attributes) return k;
    if (v->fixed_map || s->attributes == MAX_ATTRIBUTES) return MAX_ATTRIBUTES;
    s->map[s->attributes] = (uint8_t)reg;
    return s->attributes++;
}

/* The columns, by their names. */
static int read_header(void *context, const struct common_csv *csv, const struct common_cell *cell,
                       unsigned cells, struct common_error *err)
{
    struct vertices *v = context;
    bool taken[MAX_ATTRIBUTES][VECTOR] = {{false}};
    unsigned column = 0;

    v->columns = cells;
    if (cells == 0)
        return common_fail(err, "%s: error: empty; a header of columns is needed", csv->path);
    if (v->grouped && strcmp(cell[column++].text, "run"))
        return common_csv_fail(csv, cell, err,
                               "'%.40s'; in this input mode the first column is 'run'", cell->text);
    if (v->columns == column) return common_csv_fail(csv, NULL, err, "no column of an attribute");
    for (; column < v->columns; column++) {
        struct common_error why = {""};
        struct pica200_place place;
        if (pica200_names_find(v->names, cell[column].text, &place, &why))
            return common_csv_fail(csv, &cell[column], err, "%.300s", why.text);
        if (place.class != 'v')
            return common_csv_fail(csv, &cell[column], err,
                                   "'%.40s' is no input; a vertex has v0.x and the like",
                                   cell[column].text);
        if (place.count != 1 || place.ncomponent != 1)
            return common_csv_fail(csv, &cell[column], err,
                                   "'%.40s'; a column is one component, such as %.40s.x",
                                   cell[column].text, cell[column].text);
        unsigned attribute = attribute_of(v, place.first);
        if (attribute == MAX_ATTRIBUTES)
            return common_csv_fail(csv, &cell[column], err, "'%.40s' takes no attribute here",
                                   cell[column].text);
        if (taken[attribute][place.component[0]])
            return common_csv_fail(csv, &cell[column], err, "'%.40s' is a column already",
                                   cell[column].text);
        taken[attribute][place.component[0]] = true;
        v->attribute[column] = (uint8_t)attribute;
        v->component[column] = place.component[0];
    }
    return 0;
}

/* Which run this row belongs to: the last one or the next. */
static int begin_row(struct vertices *v, const struct common_csv *csv,
                     const struct common_cell *cell, struct common_error *err)
{
    int32_t run = (int32_t)v->runs;
    size_t room = v->runs_room;

    if (v->grouped && common_csv_integer(csv, cell, v->runs ? (int32_t)v->runs - 1 : 0,
                                         (int32_t)v->runs, &run, err))
        return -1;
    if ((uint32_t)run == v->runs) {
        if (grow(&v->count, v->runs, &room, sizeof *v->count))
            return common_fail(err, "warpstep: error: out of memory");
        v->runs_room = (uint32_t)room;
        v->count[v->runs++] = 0;
    }
    uint32_t most =
        v->shader.input_mode == PICA200_INPUT_FIXED ? v->shader.fixed_count : MAX_VERTICES;
    if (v->grouped && v->count[run] == most)
        return common_csv_fail(csv, cell, err, "run %d has more than %u vertices", (int)run, most);
    v->count[run]++;
    return 0;
}

/* A vertex that only its attribute 0 is sent of. */
static bool is_short(const struct vertices *v)
{
    return v->grouped && v->shader.input_mode == PICA200_INPUT_VARIABLE &&
           v->count[v->runs - 1] > v->shader.main_count;
}

/* A run is over. */
static int end_run(const struct vertices *v, uint32_t run, const struct common_csv *csv,
                   struct common_error *err)
{
    if (v->shader.input_mode != PICA200_INPUT_FIXED || !v->grouped) return 0;
    if (v->count[run] == v->shader.fixed_count) return 0;
    return common_csv_fail(csv, NULL, err, "run %u has %u vertices; %u are needed", run,
                           v->count[run], v->shader.fixed_count);
}

static int read_row(void *context, const struct common_csv *csv, const struct common_cell *cell,
                    unsigned cells, struct common_error *err)
{
    struct vertices *v = context;
    uint32_t one = common_f24_from_int(1), runs = v->runs;
    size_t vertex = (size_t)v->shader.attributes * VECTOR;

    (void)cells;
    if (begin_row(v, csv, cell, err)) return -1;
    if (grow(&v->word, v->vertices, &v->room, vertex * sizeof *v->word))
        return common_fail(err, "warpstep: error: out of memory");
    uint32_t *word = v->word + v->vertices++ * vertex;
    for (size_t i = 0; i < vertex; i++) word[i] = i % VECTOR == 3 ? one : 0;
    for (unsigned i = v->grouped; i < v->columns; i++) {
        uint32_t bits;
        if (is_short(v) && v->attribute[i]) {
            if (*cell[i].text)
                return common_csv_fail(
                    csv, &cell[i], err,
                    "'%.40s'; behind the first %u vertices only attribute 0 is sent, "
                    "the others stay empty",
                    cell[i].text, v->shader.main_count);
            continue;
        }
        if (common_csv_number(csv, &cell[i], &pica200_float24, &bits, err)) return -1;
        word[v->attribute[i] * VECTOR + v->component[i]] = bits;
    }
    return v->runs > runs && runs != 0 ? end_run(v, runs - 1, csv, err) : 0;
}

static int read_end(void *context, const struct common_csv *csv, struct common_error *err)
{
    const struct vertices *v = context;

    if (!v->runs)
        return common_fail(err, "%s: error: no vertex; a row for each is needed", csv->path);
    return end_run(v, v->runs - 1, csv, err);
}

static uint32_t record_vectors(const struct vertices *v, uint32_t vertices)
{
    const struct pica200_launch *s = &v->shader;
    uint32_t main = vertices < s->main_count ? vertices : s->main_count;

    if (!v->grouped) return s->attributes;
    if (s->input_mode == PICA200_INPUT_FIXED) return vertices * s->attributes;
    return 1 + main * s->attributes + (vertices - main);
}

/* One record of the input space. */
static void put_record(const struct vertices *v, uint32_t vertices, const uint32_t *from,
                       uint32_t *to)
{
    const struct pica200_launch *s = &v->shader;
    bool variable = v->grouped && s->input_mode == PICA200_INPUT_VARIABLE;

    if (variable) {
        *to = vertices;
        to += VECTOR;
    }
    for (uint32_t i = 0; i < vertices; i++) {
        size_t sent = variable && i >= s->main_count ? VECTOR : (size_t)s->attributes * VECTOR;
        memcpy(to, from, sent * sizeof *to);
        to += sent;
        from += (size_t)s->attributes * VECTOR;
    }
}

/* Makes `word`, runs * stride vectors, the input. */
static int put_inputs(const uint32_t *word, const struct pica200_launch *shader, const char *path,
                      struct common_program *program, struct common_error *err)
{
    size_t count = (size_t)shader->runs * shader->stride * VECTOR;

    if (common_replace_contents(program, PICA200_SPACE_INPUT, word, count, path, err)) return -1;
    *pica200_launch_of(program) = *shader;
    return 0;
}

static int too_much(const char *path, uint32_t runs, uint32_t stride, struct common_error *err)
{
    if ((uint64_t)runs * stride * VECTOR * 4 <= PICA200_MAX_INPUT) return 0;
    return common_fail(err, "%s: error: %u runs of %u vectors; %d bytes of input are allowed", path,
                       runs, stride, PICA200_MAX_INPUT);
}

int pica200_inputs_load(struct common_program *program, const char *path, bool fixed_map,
                        bool fresh, struct common_error *err)
{
    static const struct common_reader reader = {read_header, read_row, read_end};
    struct vertices v = {
        .names = program->names, .shader = *pica200_launch_of(program), .fixed_map = fixed_map};
    uint32_t *word = NULL;

    v.grouped = v.shader.geometry && v.shader.input_mode != PICA200_INPUT_POINT;
    if (fresh && !fixed_map) v.shader.attributes = 0;
    int failed = common_table_read(path, &reader, &v, err);
    v.shader.runs = v.runs;
    v.shader.stride = 1;
    for (uint32_t run = 0; run < v.runs && !failed; run++) {
        uint32_t vectors = record_vectors(&v, v.count[run]);
        if (vectors > v.shader.stride) v.shader.stride = vectors;
    }
    if (!failed) failed = too_much(path, v.runs, v.shader.stride, err);
    size_t record = (size_t)v.shader.stride * VECTOR;
    if (!failed && !(word = calloc(v.runs * record, sizeof *word)))
        failed = common_fail(err, "warpstep: error: out of memory");
    size_t at = 0;
    for (uint32_t run = 0; run < v.runs && !failed; run++) {
        put_record(&v, v.count[run], v.word + at * v.shader.attributes * VECTOR,
                   word + run * record);
        at += v.count[run];
    }
    if (!failed) failed = put_inputs(word, &v.shader, path, program, err);
    free(word);
    free(v.word);
    free(v.count);
    return failed ? -1 : 0;
}

int pica200_inputs_repeat(struct common_program *program, uint32_t runs, struct common_error *err)
{
    struct pica200_launch *shader = pica200_launch_of(program);
    size_t record = (size_t)shader->stride * VECTOR;

    if (too_much("--vertices", runs, shader->stride, err) ||
        common_repeat_contents(program, PICA200_SPACE_INPUT, record,
                               shader->runs ? shader->runs : 1, runs, err))
        return -1;
    shader->runs = runs;
    return 0;
}
