/* The results of the instances, as a table: option --outputs; and the names of its words. */
#include <stdio.h>
#include <string.h>

#include "../common/csv.h"
#include "records.h"
#include "tables.h"

enum {
    HEAD = 2 /* words of a record before its registers */,
    NUMBER = 1 /* columns before the record */
};

struct outputs {
    struct sgx543_launch launch;
    const uint8_t *byte;
    size_t size;
};

static int open_outputs(void *state, const struct common_program *program, const uint8_t *byte,
                        size_t size, struct common_error *err)
{
    struct outputs *o = state;

    o->launch = *sgx543_launch_of(program);
    o->byte = byte;
    o->size = size;
    if (NUMBER + sgx543_output_words(&o->launch) <= COMMON_CELLS) return 0;
    return common_fail(err, "%s: error: --outputs has room for %u registers; it has %u",
                       program->name, (unsigned)COMMON_CELLS - NUMBER - HEAD,
                       (unsigned)o->launch.out_count);
}

static unsigned columns_of(const void *state, struct common_column *column)
{
    static const char *const names[NUMBER + HEAD] = {"instance", "status", "depth"};
    const struct sgx543_launch *l = &((const struct outputs *)state)->launch;

    for (unsigned n = 0; n < NUMBER + HEAD + l->out_count; n++) {
        bool named = n < NUMBER + HEAD;
        column[n].format = n < NUMBER + HEAD - 1 ? NULL : &common_single;
        if (named) snprintf(column[n].name, sizeof column[n].name, "%s", names[n]);
        else
            snprintf(column[n].name, sizeof column[n].name, "%s%u", sgx543_banks[l->out_bank],
                     (unsigned)l->out_first + n - NUMBER - HEAD);
    }
    return NUMBER + HEAD + l->out_count;
}

static int get_row(const void *state, size_t row, uint32_t *word)
{
    const struct outputs *o = state;
    size_t words = sgx543_output_words(&o->launch);
    const uint8_t *p = o->byte + row * 4 * words;

    if (row >= o->launch.instances || (row + 1) * 4 * words > o->size) return -1;
    word[0] = (uint32_t)row;
    for (size_t i = 0; i < words; i++, p += 4)
        word[NUMBER + i] = p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
    return 1;
}

const struct common_table sgx543_outputs = {
    .space = SGX543_SPACE_OUTPUT,
    .state_bytes = sizeof(struct outputs),
    .open = open_outputs,
    .columns = columns_of,
    .row = get_row,
};

const struct common_format *sgx543_word_text(const struct common_program *program, uint32_t space,
                                             uint64_t addr, char *text, size_t size)
{
    const struct sgx543_launch *l = sgx543_launch_of(program);
    unsigned record = 4 * sgx543_output_words(l), at = (unsigned)(addr % record) / 4;

    if (space != SGX543_SPACE_OUTPUT) return NULL;
    if (at < HEAD)
        snprintf(text, size, "instance %u, %s", (unsigned)(addr / record), at ? "depth" : "status");
    else
        snprintf(text, size, "instance %u, %s%u", (unsigned)(addr / record),
                 sgx543_banks[l->out_bank & 3], l->out_first + at - HEAD);
    return at == 0 ? NULL : &common_single;
}

/* A program that never ends retires for ever, which no watchdog notices. */
uint64_t sgx543_limit(const struct common_program *program)
{
    const uint64_t base = 16000000, each = 65536; /* of an instance, on average */
    return base + each * sgx543_launch_of(program)->instances;
}
