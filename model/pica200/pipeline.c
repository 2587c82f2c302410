/* A vertex shader and the geometry shader after it: the output of the first becomes the records
 * that the second takes. Sheet 4.3 says which vectors go where, 11.5 which rules were chosen. */
#include "model.h"
#include "source.h"

#include <stdlib.h>
#include <string.h>

enum { VECTOR = 4 }; /* words */

static unsigned delivered(const struct pica200_launch *vertex)
{
    return (unsigned)__builtin_popcount(vertex->outmap);
}

/* Vertices of primitive k. */
static uint32_t vertices_of(const struct pica200_launch *s, uint32_t k)
{
    if (s->input_mode == PICA200_INPUT_FIXED) return s->fixed_count;
    return s->groups > 0 ? s->group[k % s->groups] : s->main_count;
}

/* Vectors of a record that holds so many vertices. */
static uint32_t record_of(const struct pica200_launch *s, uint32_t vertices)
{
    uint32_t full = vertices < s->main_count ? vertices : s->main_count;

    if (s->input_mode != PICA200_INPUT_VARIABLE) return vertices * s->attributes;
    return 1 + full * s->attributes + (vertices - full);
}

/* Point mode: whole vertices, until there is a vector for each input register that the shader
 * names. */
static int join_points(const struct pica200_launch *vertex, unsigned vectors,
                       struct pica200_launch *s, const char *name, struct common_error *err)
{
    uint32_t highest = 0;

    for (uint32_t i = 0; i < s->attributes; i++)
        if (s->map[i] > highest) highest = s->map[i];
    uint32_t vertices = (highest + vectors) / vectors;
    if (vertices * vectors > PICA200_ROWS)
        return common_fail(err,
                           "%s: error: it reads up to v%u, and a vertex brings %u vectors: %u "
                           "vertices have more than the 16 that there is room for",
                           name, (unsigned)highest, vectors, (unsigned)vertices);
    s->attributes = vertices * vectors;
    for (uint32_t i = 0; i < PICA200_ROWS; i++) s->map[i] = (uint8_t)i;
    s->stride = s->attributes;
    s->runs = vertex->runs / vertices;
    if (s->runs * vertices == vertex->runs) return 0;
    return common_fail(err,
                       "%s: error: %u vertices, of which a run takes %u; a whole number of runs is "
                       "needed",
                       name, (unsigned)vertex->runs, (unsigned)vertices);
}

static int join_primitives(const struct pica200_launch *vertex, unsigned vectors,
                           struct pica200_launch *s, const char *name, struct common_error *err)
{
    uint32_t used = 0;

    s->attributes = vectors;
    s->stride = 1;
    for (s->runs = 0; used < vertex->runs; s->runs++) {
        uint32_t vertices = vertices_of(s, s->runs);
        if (vertices == 0) /* a container may say so */
            return common_fail(err, "%s: error: primitives of 0 vertices; 1 at least is needed",
                               name);
        if (record_of(s, vertices) > s->stride) s->stride = record_of(s, vertices);
        used += vertices;
    }
    if (used == vertex->runs) return 0;
    return common_fail(err,
                       "%s: error: %u vertices; the last primitive lacks %u, a whole number of "
                       "primitives is needed",
                       name, (unsigned)vertex->runs, (unsigned)(used - vertex->runs));
}

/* Zeros in front of what the program says, over what the vertex shader had. */
static int clear_uniforms(struct common_program *program, struct common_error *err)
{
    static const uint32_t zero[VECTOR * PICA200_UNIFORMS];
    static const struct {
        uint32_t space;
        size_t words;
    } spaces[] = {{PICA200_SPACE_UNIFORM, VECTOR * PICA200_UNIFORMS},
                  {PICA200_SPACE_INT, PICA200_INTS},
                  {PICA200_SPACE_BOOL, 1}};

    for (unsigned i = 0; i < sizeof spaces / sizeof spaces[0]; i++) {
        if (common_program_add(program, false, spaces[i].space, 0, 0, zero, spaces[i].words, 0,
                               err))
            return -1;
        const struct common_segment last = program->init[program->inits - 1];
        memmove(program->init + 1, program->init, (program->inits - 1) * sizeof last);
        program->init[0] = last;
    }
    return 0;
}

int pica200_join(const struct common_program *before, struct common_program *next,
                 struct common_error *err)
{
    struct pica200_launch vertex, *s = pica200_launch_of(next);

    if (pica200_effective(before, &vertex, err)) return -1;
    if (vertex.geometry)
        return common_fail(err,
                           "%s: error: a geometry shader; what a vertex shader delivers is "
                           "taken by the next",
                           before->name);
    if (vertex.outmap == 0)
        return common_fail(err, "%s: error: it delivers nothing that the next shader could take",
                           before->name);
    int failed = s->input_mode == PICA200_INPUT_POINT
                     ? join_points(&vertex, delivered(&vertex), s, next->name, err)
                     : join_primitives(&vertex, delivered(&vertex), s, next->name, err);
    if (failed) return -1;
    if ((uint64_t)s->runs * s->stride * PICA200_VECTOR_BYTES > PICA200_MAX_INPUT)
        return common_fail(err, "%s: error: %u runs of %u vectors; %d bytes of input are allowed",
                           next->name, (unsigned)s->runs, (unsigned)s->stride, PICA200_MAX_INPUT);
    return clear_uniforms(next, err);
}

static uint32_t word_at(const uint8_t *byte)
{
    return byte[0] | (uint32_t)byte[1] << 8 | (uint32_t)byte[2] << 16 | (uint32_t)byte[3] << 24;
}

/* `vectors` of a vertex's delivered ones. */
static uint32_t *put_vectors(const uint8_t *byte, uint32_t vertex, uint32_t vectors, uint32_t *to)
{
    byte += (size_t)vertex * PICA200_VERTEX_BYTES;
    for (uint32_t i = 0; i < vectors * VECTOR; i++, byte += 4) *to++ = word_at(byte);
    return to;
}

/*   word     room for all records, filled with zeros */
static void put_records(const struct pica200_launch *s, unsigned vectors, const uint8_t *byte,
                        uint32_t *word)
{
    uint32_t vertex = 0;

    for (uint32_t run = 0; run < s->runs; run++, word += (size_t)s->stride * VECTOR) {
        uint32_t *to = word;
        bool variable = s->input_mode == PICA200_INPUT_VARIABLE;
        uint32_t vertices =
            s->input_mode == PICA200_INPUT_POINT ? s->attributes / vectors : vertices_of(s, run);
        if (variable) {
            *to = vertices;
            to += VECTOR;
        }
        for (uint32_t i = 0; i < vertices; i++, vertex++)
            to = put_vectors(byte, vertex, variable && i >= s->main_count ? 1 : vectors, to);
    }
}

int pica200_feed(const struct common_program *before, uint32_t space, const uint8_t *byte,
                 size_t size, struct common_program *next, struct common_error *err)
{
    const struct pica200_launch *s = pica200_launch_of(next);
    struct pica200_launch vertex;

    if (!s->fed || space != PICA200_SPACE_OUTPUT) return 0;
    if (pica200_effective(before, &vertex, err)) return -1;
    if (size < (size_t)vertex.runs * PICA200_VERTEX_BYTES)
        return common_fail(err, "%s: error: %zu bytes of outputs are known; %u vertices have more",
                           before->name, size, (unsigned)vertex.runs);
    size_t words = (size_t)s->runs * s->stride * VECTOR;
    uint32_t *word = calloc(words, sizeof *word);
    if (!word) return common_fail(err, "%s: error: out of memory", next->name);
    put_records(s, delivered(&vertex), byte, word);
    common_drop_contents(next, PICA200_SPACE_INPUT);
    int failed = common_program_add(next, false, PICA200_SPACE_INPUT, 0, 0, word, words, 0, err);
    free(word);
    return failed;
}
