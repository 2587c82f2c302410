/* Made-up ISAs for the tests of the contract; see test_contract_isas.h. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "../model/common/container.h"
#include "../model/common/table.h"
#include "../model/common/whole_number.h"
#include "test_contract_isas.h"

/* ---- a plain processor: words, started at reset. */

static const struct common_space spaces[] = {{.name = "ram", .external = true}, {.name = "side"}};

static const struct common_isa bare = {
    .name = "bare", .lanes = 1, .max_words = 1, .pc_step = 4, .spaces = spaces, .nspaces = 2};

/* ---- everything. */

struct test_contract_launch *test_contract_launch_of(const struct common_program *program)
{
    return program->launch;
}

static int apply(const struct common_load *load, const struct common_setting *s,
                 struct common_error *err)
{
    struct test_contract_launch *l = test_contract_launch_of(load->program);
    size_t used = strlen(l->order);

    (void)err;
    snprintf(l->order + used, sizeof l->order - used, "%c", s->option->name[0]);
    switch (s->option->argument) {
    case COMMON_ARG_FLAG: l->flag = true; break;
    case COMMON_ARG_NUMBER: l->number = s->number; break;
    case COMMON_ARG_CHOICE: l->choice = s->number; break;
    case COMMON_ARG_PAIR: l->pair[0] = s->number_of[0], l->pair[1] = s->number_of[1]; break;
    case COMMON_ARG_LIST:
        l->count = s->count;
        memcpy(l->list, s->number_of, sizeof l->list);
        break;
    default: snprintf(l->text, sizeof l->text, "%s", s->text); break;
    }
    return 0;
}

/* Goes with --flag only. */
static int apply_late(const struct common_load *load, const struct common_setting *s,
                      struct common_error *err)
{
    if (common_given(load, "flag")) return apply(load, s, err);
    return common_fail(err, "warpstep: error: --late goes with --flag");
}

static const char *refuse_odd(const struct common_setting *setting)
{
    return setting->number % 2 ? "an even number is needed" : NULL;
}

static const struct common_table table = {.space = 0};

const struct common_option test_contract_options[] = {
    {.name = "flag", .help = "a flag", .argument = COMMON_ARG_FLAG, .apply = apply},
    {.name = "number",
     .value = "N",
     .help = "an even number",
     .argument = COMMON_ARG_NUMBER,
     .min = 2,
     .max = 100,
     .refuse = refuse_odd,
     .apply = apply},
    {.name = "choice",
     .value = "red|green",
     .help = "a colour",
     .argument = COMMON_ARG_CHOICE,
     .apply = apply},
    {.name = "list",
     .value = "A,B,..",
     .help = "some numbers",
     .argument = COMMON_ARG_LIST,
     .max = 9,
     .least = 2,
     .most = 4,
     .need = "two to four digits are needed",
     .apply = apply},
    {.name = "pair",
     .value = "REG=VALUE",
     .help = "a pair",
     .argument = COMMON_ARG_PAIR,
     .many = true,
     .apply = apply},
    {.name = "text", .value = "T", .help = "a text", .argument = COMMON_ARG_TEXT, .apply = apply},
    {.name = "late", .help = "with a flag", .argument = COMMON_ARG_FLAG, .apply = apply_late},
    {.name = "side",
     .value = "FILE",
     .help = "what goes with words",
     .argument = COMMON_ARG_FILE,
     .max = 2,
     .code_only = "--side goes with --code FILE",
     .part = true,
     .space = 1,
     .apply = common_apply_contents},
    {.name = "ram",
     .value = "FILE@ADDR",
     .help = "contents",
     .argument = COMMON_ARG_FILE_AT,
     .many = true,
     .apply = common_apply_contents},
    {.name = "bank",
     .value = "BANK:FILE",
     .help = "contents of a bank",
     .argument = COMMON_ARG_BANK_FILE,
     .max = 3,
     .space = 1,
     .apply = common_apply_contents},
    {.name = "table",
     .value = "FILE",
     .help = "a table",
     .argument = COMMON_ARG_TABLE,
     .table = &table},
    {.name = "dump", .value = "FILE@ADDR:WORDS", .help = "a dump", .argument = COMMON_ARG_DUMP},
    {.name = "crate", .value = "FILE", .help = "a container", .argument = COMMON_ARG_PROGRAM},
    {.name = "piece", .value = "NAME", .help = "of a container", .argument = COMMON_ARG_PART},
    {.name = "train", .help = "all of them", .argument = COMMON_ARG_FLAG, .chain = true},
    {.name = NULL},
};

static const struct test_contract_launch launch = {.entry = 7};

static int assemble(const char *name, const char *text, struct common_program *program,
                    struct common_error *err)
{
    const uint32_t word = (uint32_t)strlen(text);

    if (common_program_init(program, name, &launch, sizeof launch)) return -1;
    return common_program_set_code(program, &word, NULL, 1, err);
}

static int assemble_all(const struct common_source *source, size_t sources,
                        struct common_program *program, struct common_error *err)
{
    for (size_t i = 0; i < sources; i++)
        if (assemble(source[i].name, source[i].text, &program[i], err)) return -1;
    return 0;
}

static int enter(struct common_program *program, const char *entry, struct common_error *err)
{
    uint64_t number;

    if (common_whole_number(entry, 9, &number)) return common_fail(err, "no entry '%s'", entry);
    test_contract_launch_of(program)->entry = (uint32_t)number;
    return 0;
}

static int finish(const struct common_load *load, struct common_error *err)
{
    test_contract_launch_of(load->program)->finished = load->words ? 1 : load->before ? 3 : 2;
    return test_contract_launch_of(load->program)->number == 100
               ? common_fail(err, "100 is too much")
               : 0;
}

static bool recognise(const uint8_t *byte, size_t size)
{
    return size >= 2 && !memcmp(byte, "\0P", 2);
}

/* Its words are the number of bytes, and the numbers of entry and part. */
static int load_container(const char *file, const uint8_t *byte, size_t size, const char *part,
                          const char *entry, struct common_program *program,
                          struct common_error *err)
{
    const uint32_t word[3] = {(uint32_t)size, entry ? (uint32_t)atoi(entry) : 0,
                              part ? (uint32_t)atoi(part) : 0};

    if (!recognise(byte, size)) return common_fail(err, "%s: error: not packed", file);
    if (common_program_init(program, file, &launch, sizeof launch)) return -1;
    return common_program_set_code(program, word, NULL, 3, err);
}

/* Two parts. */
static int chain_container(const char *file, const uint8_t *byte, size_t size,
                           struct common_program *program, struct common_error *err)
{
    if (load_container(file, byte, size, "1", NULL, program, err)) return -1;
    program->next = calloc(1, sizeof *program->next);
    assert_non_null(program->next);
    return load_container(file, byte, size, "2", NULL, program->next, err);
}

static bool recognise_plain(const uint8_t *byte, size_t size)
{
    return size >= 2 && !memcmp(byte, "\0Q", 2);
}

/* Its word is the number of sources. */
static int store_plain(const struct common_program *program, size_t programs, uint8_t **byte,
                       size_t *size, struct common_error *err)
{
    if (!program->name) return common_fail(err, "no first program");
    *byte = malloc(1);
    assert_non_null(*byte);
    **byte = (uint8_t)('0' + programs);
    *size = 1;
    return 0;
}

static const struct common_container packed = {
    .suffix = ".packed", .recognise = recognise, .load = load_container, .chain = chain_container};
static const struct common_container plain = {
    .suffix = ".plain", .recognise = recognise_plain, .load = load_container, .store = store_plain};
static const struct common_container *const containers[] = {&packed, &plain, NULL};
static const struct common_chip chips[] = {
    {"old", 0, 1, "the first"}, {"new", 4, 3, "the second"}, {NULL, 0, 0, NULL}};

static const struct common_isa full = {
    .name = "full",
    .lanes = 4,
    .max_words = 1,
    .pc_step = 1,
    .spaces = spaces,
    .nspaces = 2,
    .runs = "all sorts of things",
    .launch_default = &launch,
    .launch_bytes = sizeof launch,
    .chips = chips,
    .options = test_contract_options,
    .manual = "A manual.\n",
    .containers = containers,
    .enter = enter,
    .finish = finish,
    .assemble = assemble,
    .assemble_all = assemble_all,
};

/* Words of five parts. */
#define PART(n)                                                                                    \
    {                                                                                              \
        .name = n, .value = "FILE", .help = "a part", .argument = COMMON_ARG_FILE,                 \
        .code_only = "words", .part = true                                                         \
    }
static const struct common_option five[] = {PART("p1"), PART("p2"), PART("p3"),
                                            PART("p4"), PART("p5"), {.name = NULL}};
static const struct common_isa split = {
    .name = "split", .lanes = 1, .spaces = spaces, .nspaces = 2, .options = five};

const struct common_isa *const test_contract_isas[] = {&bare, &full, &split, NULL};

/* ---- the tests' files. */

void test_contract_put(const char *path, const char *text, size_t size)
{
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    assert_int_equal(fwrite(text, 1, size, file), size);
    fclose(file);
}

int test_contract_make_files(void **state)
{
    struct test_contract_files *f = calloc(1, sizeof *f);

    if (test_folder_make(f->folder) != 0) return -1;
    snprintf(f->hex, sizeof f->hex, "%s/w.hex", f->folder);
    snprintf(f->source, sizeof f->source, "%s/s.s", f->folder);
    snprintf(f->packed, sizeof f->packed, "%s/p.packed", f->folder);
    snprintf(f->zero, sizeof f->zero, "%s/zero", f->folder);
    test_contract_put(f->hex, "1\n2\n3\n", 6);
    test_contract_put(f->source, "text\n", 5);
    test_contract_put(f->packed, "\0Pabc", 5);
    test_contract_put(f->zero, "a\0b", 3);
    *state = f;
    return 0;
}

int test_contract_remove_files(void **state)
{
    struct test_contract_files *f = *state;

    unlink(f->hex);
    unlink(f->source);
    unlink(f->packed);
    unlink(f->zero);
    int status = test_folder_remove(f->folder);
    free(f);
    return status;
}
