/* What a shader gave, as a table: option --outputs. */
#include <stdio.h>
#include <string.h>

#include "isa.h"
#include "tables.h"

enum { VECTOR = 4, VERTICES = 3 };

struct outputs {
    struct pica200_launch launch;
    const uint8_t *byte;
    size_t size;
};

static uint32_t word_at(const uint8_t *p)
{
    return p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static int open_outputs(void *state, const struct common_program *program, const uint8_t *byte,
                        size_t size, struct common_error *err)
{
    struct outputs *o = state;

    o->byte = byte;
    o->size = size;
    return pica200_effective(program, &o->launch, err);
}

static unsigned columns_of(const void *state, struct common_column *column)
{
    static const char *const vertex[] = {"run"};
    static const char *const primitive[] = {"primitive", "run", "winding", "vertex"};
    const struct outputs *o = state;
    unsigned first = o->launch.geometry ? 4 : 1, n = 0;

    for (; n < first; n++) column[n] = (struct common_column){.format = NULL};
    for (unsigned i = 0; i < first; i++)
        snprintf(column[i].name, sizeof column[i].name, "%s",
                 o->launch.geometry ? primitive[i] : vertex[i]);
    for (uint32_t k = 0; k < PICA200_ROWS; k++)
        for (unsigned i = 0; i < VECTOR && o->launch.outmap >> k & 1; i++, n++) {
            column[n].format = &pica200_float24;
            snprintf(column[n].name, sizeof column[n].name, "o%u.%c", (unsigned)k, "xyzw"[i]);
        }
    return n;
}

/* The delivered vectors follow each other, whatever their registers' numbers. */
static void get_vectors(const struct outputs *o, const uint8_t *at, uint32_t *word)
{
    for (uint32_t rest = o->launch.outmap; rest; rest &= rest - 1)
        for (unsigned i = 0; i < VECTOR; i++, at += 4) *word++ = word_at(at);
}

static int get_row(const void *state, size_t row, uint32_t *word)
{
    const struct outputs *o = state;
    size_t number = o->launch.geometry ? row / VERTICES : row;
    size_t each = o->launch.geometry ? PICA200_PRIMITIVE_BYTES : PICA200_VERTEX_BYTES;
    const uint8_t *record = o->byte + number * each;

    if ((number + 1) * each > o->size) return -1;
    if (!o->launch.geometry) {
        if (row >= o->launch.runs) return -1;
        word[0] = (uint32_t)row;
        get_vectors(o, record, word + 1);
        return 1;
    }
    word[0] = (uint32_t)number;
    word[1] = word_at(record + 4);
    word[2] = word_at(record);
    word[3] = (uint32_t)(row % VERTICES);
    get_vectors(o, record + 4 * VECTOR + row % VERTICES * PICA200_VERTEX_BYTES, word + 4);
    return 1;
}

static int note(const void *state, char *text, size_t size)
{
    const struct outputs *o = state;

    if (!o->launch.geometry || o->size / PICA200_PRIMITIVE_BYTES < PICA200_MAX_PRIMITIVES) return 0;
    return snprintf(text, size, "ends after %u primitives; later ones are not kept",
                    (unsigned)PICA200_MAX_PRIMITIVES);
}

const struct common_format *pica200_word_text(const struct common_program *program, uint32_t space,
                                              uint64_t addr, char *text, size_t size)
{
    static const char *const head[VECTOR] = {"winding", "run", "word 2", "word 3"};
    struct pica200_launch launch;
    struct common_error err;
    char place[60];

    text[0] = '\0';
    if (space != PICA200_SPACE_OUTPUT || pica200_effective(program, &launch, &err)) return NULL;
    uint32_t each = launch.geometry ? PICA200_PRIMITIVE_BYTES : PICA200_VERTEX_BYTES;
    unsigned long long number = addr / each;
    uint32_t at = (uint32_t)(addr % each);
    if (launch.geometry && at < PICA200_VECTOR_BYTES) {
        snprintf(text, size, "primitive %llu, %s", number, head[at / 4]);
        return NULL;
    }
    if (launch.geometry) at -= PICA200_VECTOR_BYTES;
    if (launch.geometry)
        snprintf(place, sizeof place, "primitive %llu, vertex %u", number,
                 (unsigned)(at / PICA200_VERTEX_BYTES));
    else snprintf(place, sizeof place, "run %llu", number);
    uint32_t slot = at % PICA200_VERTEX_BYTES / PICA200_VECTOR_BYTES, rest = launch.outmap;
    while (slot-- > 0) rest &= rest - 1;
    if (rest == 0) return NULL; /* after the registers that are delivered */
    snprintf(text, size, "%s, o%d.%c", place, __builtin_ctz(rest), "xyzw"[at / 4 % VECTOR]);
    return &pica200_float24;
}

const struct common_table pica200_outputs = {
    .space = PICA200_SPACE_OUTPUT,
    .state_bytes = sizeof(struct outputs),
    .open = open_outputs,
    .columns = columns_of,
    .row = get_row,
    .note = note,
};

const struct common_format pica200_float24 = {
    .bits = 24, .from_single = common_f24_from_f32, .to_single = common_f24_to_f32};
