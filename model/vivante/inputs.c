/* Tables to a program's input and uniforms: options --inputs, --threads and --uniforms. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../common/csv.h"
#include "tables.h"

enum { VECTOR = 4, HEADER_WORDS = VIVANTE_HEADER_VECTORS * VECTOR };

struct inputs {
    struct vivante_launch launch; /* as it will be */
    bool fixed;
    uint16_t at[COMMON_CELLS]; /* word of the record that a column is */
    uint32_t *word;            /* of all threads: vectors as many as can be */
    size_t used, room;
};

/* Words of a record while it is read: header, and all inputs that there may be. */
enum { RECORD = HEADER_WORDS + VIVANTE_MAP * VECTOR };

/* "t5.x": the word of that input, a new one if the columns may say so.
 *   returns  RECORD: there is none */
static unsigned input_word(struct inputs *in, unsigned reg, unsigned component)
{
    struct vivante_launch *l = &in->launch;
    uint32_t i = 0;

    while (i < l->inputs && l->input[i] != reg) i++;
    if (i == l->inputs) {
        if (in->fixed || i == VIVANTE_MAP || reg >= VIVANTE_TEMPS) return RECORD;
        l->input[l->inputs++] = (uint8_t)reg;
    }
    return HEADER_WORDS + i * VECTOR + component;
}

static unsigned column_word(struct inputs *in, const char *name)
{
    static const char components[] = "xyzw";
    unsigned reg;
    char component, end;

    if (!strcmp(name, "helper")) {
        in->launch.header = true;
        return VECTOR;
    }
    const char *letter = strchr(name, '.');
    if (!letter || !letter[1] || letter[2]) return RECORD;
    const char *c = strchr(components, letter[1]);
    if (!c) return RECORD;
    if (!strncmp(name, "i0.", 3)) {
        in->launch.header = true;
        return (unsigned)(c - components);
    }
    if (sscanf(name, "t%3u.%c%c", &reg, &component, &end) != 2) return RECORD;
    return input_word(in, reg, (unsigned)(c - components));
}

static int read_header(void *context, const struct common_csv *csv, const struct common_cell *cell,
                       unsigned cells, struct common_error *err)
{
    struct inputs *in = context;
    bool taken[RECORD] = {false};

    if (cells == 0)
        return common_fail(err, "%s: error: empty; a header of columns is needed", csv->path);
    for (unsigned i = 0; i < cells; i++) {
        unsigned at = column_word(in, cell[i].text);
        if (at == RECORD)
            return common_csv_fail(csv, &cell[i], err,
                                   "'%.40s' is no input here; %s, i0.x to i0.w or helper is needed",
                                   cell[i].text,
                                   in->fixed ? "tN.x to tN.w of .inputs" : "t0.x to t127.w");
        if (taken[at])
            return common_csv_fail(csv, &cell[i], err, "'%.40s' is a column already", cell[i].text);
        taken[at] = true;
        in->at[i] = (uint16_t)at;
    }
    return 0;
}

static int read_row(void *context, const struct common_csv *csv, const struct common_cell *cell,
                    unsigned cells, struct common_error *err)
{
    struct inputs *in = context;

    if (in->launch.threads == VIVANTE_MAX_THREADS)
        return common_csv_fail(csv, cell, err, "more than %u threads",
                               (unsigned)VIVANTE_MAX_THREADS);
    if (in->used == in->room) {
        size_t room = in->room ? 2 * in->room : 64;
        uint32_t *more = realloc(in->word, room * RECORD * sizeof *more);
        if (!more) return common_fail(err, "warpstep: error: out of memory");
        in->word = more;
        in->room = room;
    }
    uint32_t *word = in->word + in->used++ * RECORD;
    for (unsigned i = 0; i < RECORD; i++)
        word[i] = i >= HEADER_WORDS && i % VECTOR == 3 ? 0x3f800000 : 0;
    for (unsigned i = 0; i < cells; i++) {
        int32_t helper;
        if (in->at[i] == VECTOR) {
            if (common_csv_integer(csv, &cell[i], 0, 1, &helper, err)) return -1;
            word[VECTOR] = (uint32_t)helper;
        } else if (common_csv_number(csv, &cell[i], &common_single, &word[in->at[i]], err))
            return -1;
    }
    in->launch.threads++;
    return 0;
}

static int read_end(void *context, const struct common_csv *csv, struct common_error *err)
{
    const struct inputs *in = context;
    if (in->launch.threads) return 0;
    return common_fail(err, "%s: error: no thread; a row for each is needed", csv->path);
}

static int too_much(const char *what, const struct vivante_launch *launch, struct common_error *err)
{
    uint64_t bytes =
        (uint64_t)VIVANTE_VECTOR_BYTES * launch->threads * vivante_input_vectors(launch);
    if (bytes <= VIVANTE_MAX_BYTES) return 0;
    return common_fail(err, "%s: error: %llu bytes of input; %u are possible", what,
                       (unsigned long long)bytes, (unsigned)VIVANTE_MAX_BYTES);
}

/* Makes these words the input. */
static int put_inputs(struct common_program *program, const struct vivante_launch *launch,
                      const uint32_t *word, const char *path, struct common_error *err)
{
    size_t count = (size_t)VECTOR * launch->threads * vivante_input_vectors(launch);

    if (common_replace_contents(program, VIVANTE_SPACE_INPUT, word, count, path, err)) return -1;
    *vivante_launch_of(program) = *launch;
    return 0;
}

int vivante_inputs_load(struct common_program *program, const char *path, bool fixed,
                        struct common_error *err)
{
    static const struct common_reader reader = {read_header, read_row, read_end};
    struct inputs in = {.launch = *vivante_launch_of(program), .fixed = fixed};

    in.launch.threads = 0;
    int failed = common_table_read(path, &reader, &in, err);
    if (!failed) failed = too_much(path, &in.launch, err);
    size_t record = (size_t)VECTOR * vivante_input_vectors(&in.launch), at = 0;
    size_t skip = in.launch.header ? 0 : HEADER_WORDS;
    for (uint32_t i = 0; i < in.launch.threads && !failed; i++, at += record)
        memmove(in.word + at, in.word + (size_t)i * RECORD + skip, record * sizeof *in.word);
    if (!failed) failed = put_inputs(program, &in.launch, in.word, path, err);
    free(in.word);
    return failed ? -1 : 0;
}

int vivante_inputs_repeat(struct common_program *program, uint32_t threads,
                          struct common_error *err)
{
    struct vivante_launch launch = *vivante_launch_of(program);
    uint32_t given = launch.threads;

    launch.threads = threads;
    if (too_much("--threads", &launch, err) ||
        common_repeat_contents(program, VIVANTE_SPACE_INPUT,
                               (size_t)VECTOR * vivante_input_vectors(&launch), given, threads,
                               err))
        return -1;
    *vivante_launch_of(program) = launch;
    return 0;
}

/* ---- uniforms: rows "uN,x,y,z,w". */

static int read_uniform(void *context, const struct common_csv *csv, const struct common_cell *cell,
                        unsigned cells, struct common_error *err)
{
    struct common_program *program = context;
    uint32_t word[VECTOR] = {0};
    unsigned number;
    char end;

    if (sscanf(cell[0].text, "u%4u%c", &number, &end) != 1 || number >= 640)
        return common_csv_fail(csv, &cell[0], err, "'%.40s'; u0 to u639 is needed", cell[0].text);
    if (cells < 2 || cells > 1 + VECTOR)
        return common_csv_fail(csv, &cell[0], err, "%u numbers; 1 to 4 are needed", cells - 1);
    for (unsigned i = 1; i < cells; i++)
        if (common_csv_number(csv, &cell[i], &common_single, &word[i - 1], err)) return -1;
    return common_program_add(program, false, VIVANTE_SPACE_UNIFORM, 0,
                              VIVANTE_VECTOR_BYTES * number, word, VECTOR, 0, err);
}

int vivante_uniforms_load(struct common_program *program, const char *path,
                          struct common_error *err)
{
    static const struct common_reader reader = {NULL, read_uniform, NULL};
    return common_table_read(path, &reader, program, err);
}
