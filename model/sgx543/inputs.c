/* Tables to a program's input: options --inputs and --instances. */
#include <stdlib.h>
#include <string.h>

#include "../common/csv.h"
#include "names.h"
#include "records.h"
#include "tables.h"

enum { RECORD = 2 * SGX543_BANK /* words of a record while it is read: all pa, all o */ };

struct inputs {
    const struct common_program *program;
    struct sgx543_launch launch; /* as it will be */
    bool fixed;
    uint16_t at[COMMON_CELLS]; /* word of the record that a column is */
    uint32_t *word;            /* of all instances */
    size_t used, room;
};

/* Register of "NAME.x", an attribute of 32-bit components.
 *   returns  SGX543_BANK: it is none */
static uint32_t attribute_register(const struct common_program *program, const char *text)
{
    static const char components[] = "xyzw";
    const char *dot = strrchr(text, '.');
    size_t length = dot ? (size_t)(dot - text) : strlen(text);
    const struct sgx543_parameter *p = sgx543_names_find(program, SGX543_ATTRIBUTE, text, length);
    const char *letter = dot && dot[1] ? strchr(components, dot[1]) : components;

    if (!p || !letter || (dot && dot[1] && dot[2]) || sgx543_type_bytes(p->type, 1, 1) != 4)
        return SGX543_BANK;
    uint32_t k = (uint32_t)(letter - components);
    return k < p->components && p->resource + k < SGX543_BANK ? p->resource + k : SGX543_BANK;
}

/* The word that a column is.
 *   returns  RECORD: there is none */
static unsigned column_word(struct inputs *in, const char *name)
{
    struct sgx543_launch *l = &in->launch;
    uint32_t named = attribute_register(in->program, name);
    uint32_t pa = named < SGX543_BANK ? named : sgx543_register_of(name, sgx543_banks[SGX543_PA]),
             o = sgx543_register_of(name, sgx543_banks[SGX543_O]);
    uint32_t number = pa < SGX543_BANK ? pa : o,
             *count = pa < SGX543_BANK ? &l->pa_count : &l->o_count;

    if (number == SGX543_BANK || (in->fixed && number >= *count)) return RECORD;
    if (number >= *count) *count = number + 1;
    return pa < SGX543_BANK ? pa : SGX543_BANK + o;
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
            return common_csv_fail(
                csv, &cell[i], err, "'%.40s' is no input here; %s is needed", cell[i].text,
                in->fixed ? "a register of .pa or .o" : "pa0 to pa127 or o0 to o127");
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

    if (in->launch.instances == SGX543_MAX_INSTANCES)
        return common_csv_fail(csv, cell, err, "more than %u instances",
                               (unsigned)SGX543_MAX_INSTANCES);
    if (in->used == in->room) {
        size_t room = in->room ? 2 * in->room : 64;
        uint32_t *more = realloc(in->word, room * RECORD * sizeof *more);
        if (!more) return common_fail(err, "warpstep: error: out of memory");
        in->word = more;
        in->room = room;
    }
    uint32_t *word = in->word + in->used++ * RECORD;
    memset(word, 0, RECORD * sizeof *word);
    for (unsigned i = 0; i < cells; i++)
        if (common_csv_number(csv, &cell[i], &common_single, &word[in->at[i]], err)) return -1;
    in->launch.instances++;
    return 0;
}

static int read_end(void *context, const struct common_csv *csv, struct common_error *err)
{
    const struct inputs *in = context;
    if (in->launch.instances) return 0;
    return common_fail(err, "%s: error: no instance; a row for each is needed", csv->path);
}

static int too_much(const char *what, const struct sgx543_launch *l, struct common_error *err)
{
    uint64_t bytes = (uint64_t)4 * l->instances * sgx543_input_words(l);
    if (bytes <= SGX543_MAX_BYTES) return 0;
    return common_fail(err, "%s: error: %llu bytes of input; %u are possible", what,
                       (unsigned long long)bytes, (unsigned)SGX543_MAX_BYTES);
}

int sgx543_inputs_load(struct common_program *program, const char *path, bool fixed,
                       struct common_error *err)
{
    static const struct common_reader reader = {read_header, read_row, read_end};
    struct inputs in = {.program = program, .launch = *sgx543_launch_of(program), .fixed = fixed};
    struct sgx543_launch *l = &in.launch;

    l->instances = 0;
    if (!fixed) l->pa_count = l->o_count = 0;
    int failed = common_table_read(path, &reader, &in, err);
    if (!failed) failed = too_much(path, l, err);
    size_t record = sgx543_input_words(l);
    for (size_t i = 0; i < l->instances && !failed; i++) {
        const uint32_t *from = in.word + i * RECORD;
        memmove(in.word + i * record, from, l->pa_count * sizeof *from);
        memmove(in.word + i * record + l->pa_count, from + SGX543_BANK, l->o_count * sizeof *from);
    }
    if (!failed)
        failed = common_replace_contents(program, SGX543_SPACE_INPUT, in.word,
                                         l->instances * record, path, err);
    if (!failed) *sgx543_launch_of(program) = *l;
    free(in.word);
    return failed ? -1 : 0;
}

int sgx543_inputs_repeat(struct common_program *program, uint32_t instances,
                         struct common_error *err)
{
    struct sgx543_launch launch = *sgx543_launch_of(program);
    uint32_t given = launch.instances;

    launch.instances = instances;
    if (too_much("--instances", &launch, err) ||
        common_repeat_contents(program, SGX543_SPACE_INPUT, sgx543_input_words(&launch), given,
                               instances, err))
        return -1;
    *sgx543_launch_of(program) = launch;
    return 0;
}
