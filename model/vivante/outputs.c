/* What the threads gave, as a table: option --outputs. */
#include <stdio.h>
#include <string.h>

#include "../common/csv.h"
#include "tables.h"

enum { VECTOR = 4, STATUS = 3 /* columns before the numbers */ };

struct outputs {
    struct vivante_launch launch;
    const uint8_t *byte;
    size_t size;
};

static size_t record_bytes(const struct vivante_launch *launch)
{
    return (size_t)VIVANTE_VECTOR_BYTES * vivante_output_vectors(launch);
}

static int open_outputs(void *state, const struct common_program *program, const uint8_t *byte,
                        size_t size, struct common_error *err)
{
    struct outputs *o = state;

    o->launch = *vivante_launch_of(program);
    o->byte = byte;
    o->size = size;
    if (STATUS + VECTOR * o->launch.outputs <= COMMON_CELLS) return 0;
    return common_fail(err, "%s: error: --outputs has room for %u outputs; it has %u",
                       program->name, (unsigned)(COMMON_CELLS - STATUS) / VECTOR,
                       (unsigned)o->launch.outputs);
}

static unsigned columns_of(const void *state, struct common_column *column)
{
    static const char *const names[STATUS] = {"thread", "killed", "helper"};
    const struct outputs *o = state;
    unsigned n = 0;

    for (; n < STATUS; n++) {
        column[n] = (struct common_column){.format = NULL};
        snprintf(column[n].name, sizeof column[n].name, "%s", names[n]);
    }
    for (uint32_t i = 0; i < o->launch.outputs; i++)
        for (unsigned k = 0; k < VECTOR; k++, n++) {
            column[n].format = &common_single;
            snprintf(column[n].name, sizeof column[n].name, "t%u.%c", o->launch.output[i],
                     "xyzw"[k]);
        }
    return n;
}

static int get_row(const void *state, size_t row, uint32_t *word)
{
    const struct outputs *o = state;
    size_t each = record_bytes(&o->launch);
    const uint8_t *record = o->byte + row * each;

    if (row >= o->launch.threads || (row + 1) * each > o->size) return -1;
    word[0] = (uint32_t)row;
    word[1] = record[4];
    word[2] = record[8];
    for (uint32_t i = 0; i < VECTOR * o->launch.outputs; i++) {
        const uint8_t *p = record + VIVANTE_VECTOR_BYTES + 4 * (size_t)i;
        word[STATUS + i] = p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
    }
    return 1;
}

const struct common_table vivante_outputs = {
    .space = VIVANTE_SPACE_OUTPUT,
    .state_bytes = sizeof(struct outputs),
    .open = open_outputs,
    .columns = columns_of,
    .row = get_row,
};

const struct common_format *vivante_word_text(const struct common_program *program, uint32_t space,
                                              uint64_t addr, char *text, size_t size)
{
    const struct vivante_launch *launch = vivante_launch_of(program);
    size_t each = record_bytes(launch);
    unsigned thread = (unsigned)(addr / each), at = (unsigned)(addr % each) / 4;

    if (space != VIVANTE_SPACE_OUTPUT) return NULL;
    if (at < VECTOR) {
        static const char *const names[VECTOR] = {"done", "killed", "helper", "0"};
        snprintf(text, size, "thread %u, %s", thread, names[at]);
        return NULL;
    }
    snprintf(text, size, "thread %u, t%u.%c", thread, launch->output[at / VECTOR - 1],
             "xyzw"[at % VECTOR]);
    return &common_single;
}

/* A shader that never ends retires for ever, which no watchdog notices. */
uint64_t vivante_limit(const struct common_program *program)
{
    const uint64_t base = 16000000, each = 65536; /* of a thread, on average */
    return base + each * vivante_launch_of(program)->threads;
}
