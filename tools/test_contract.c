/* What an ISA may bring and may leave out: one that has none of the optional things, and one that has all of them. Runs
 * from the top of the tree and writes below build/. */
#define _XOPEN_SOURCE 700 /* mkdtemp */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "../model/common/table.h"
#include "tool.h"

/* ---- a plain processor: words, started at reset. */

static const struct common_space spaces[] = {{.name = "ram", .external = true}, {.name = "side"}};

static const struct common_isa bare = {
    .name = "bare", .lanes = 1, .max_words = 1, .pc_step = 4, .spaces = spaces, .nspaces = 2};

/* ---- everything. What it is told ends up in its launch; `order` tells the options apart as they came. */

struct launch {
    uint64_t number, choice, pair[2], bank;
    uint32_t list[4], count, entry, finished;
    bool flag, refuse;
    char text[16], order[32];
};

static struct launch *launch_of(const struct common_program *program)
{
    return program->launch;
}

static int apply(const struct common_load *load, const struct common_setting *s,
                 struct common_error *err)
{
    struct launch *l = launch_of(load->program);
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

static const struct common_option options[] = {
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

static const struct launch launch = {.entry = 7};

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
    launch_of(program)->entry = (uint32_t)number;
    return 0;
}

static int finish(const struct common_load *load, struct common_error *err)
{
    launch_of(load->program)->finished = load->words ? 1 : load->before ? 3 : 2;
    return launch_of(load->program)->number == 100 ? common_fail(err, "100 is too much") : 0;
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
static const struct common_container plain = {.suffix = ".plain",
                                              .recognise = recognise_plain,
                                              .load = load_container,
                                              .store = store_plain};
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
    .options = options,
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

static const struct common_isa *const isas[] = {&bare, &full, &split, NULL};

/* ---- the tests' files and runs. */

struct files {
    char folder[64], hex[96], source[96], packed[96], zero[96];
};

static void put(const char *path, const char *text, size_t size)
{
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    assert_int_equal(fwrite(text, 1, size, file), size);
    fclose(file);
}

static int make_files(void **state)
{
    struct files *f = calloc(1, sizeof *f);

    strcpy(f->folder, "build/test_contract_XXXXXX");
    if (!mkdtemp(f->folder)) return -1;
    snprintf(f->hex, sizeof f->hex, "%s/w.hex", f->folder);
    snprintf(f->source, sizeof f->source, "%s/s.s", f->folder);
    snprintf(f->packed, sizeof f->packed, "%s/p.packed", f->folder);
    snprintf(f->zero, sizeof f->zero, "%s/zero", f->folder);
    put(f->hex, "1\n2\n3\n", 6);
    put(f->source, "text\n", 5);
    put(f->packed, "\0Pabc", 5);
    put(f->zero, "a\0b", 3);
    *state = f;
    return 0;
}

static int remove_files(void **state)
{
    struct files *f = *state;

    unlink(f->hex);
    unlink(f->source);
    unlink(f->packed);
    unlink(f->zero);
    int status = rmdir(f->folder);
    free(f);
    return status;
}

struct run {
    char line[512];
    struct tool_options options;
    struct common_program program;
    struct common_error err;
};

/* "run --isa ISA <line>", @ for the folder of the files; parsed and loaded.
 *   returns  0; -1 with err */
static int run(struct run *r, const struct files *f, const char *command, const char *line)
{
    static char *argv[40];
    int argc = 0;

    memset(r, 0, sizeof *r);
    for (const char *p = line; *p; p++) {
        size_t used = strlen(r->line);
        snprintf(r->line + used, sizeof r->line - used, *p == '#' ? "%s" : "%.1s",
                 *p == '#' ? f->folder : p);
    }
    argv[argc++] = (char *)(uintptr_t)command;
    for (char *word = strtok(r->line, " "); word; word = strtok(NULL, " ")) argv[argc++] = word;
    argv[argc] = NULL;
    int status = tool_options_parse_of(isas, &r->options, argc, argv, &r->err);
    return status ? status : tool_load(&r->options, &r->program, &r->err);
}

static void done(struct run *r)
{
    common_program_free(&r->program);
    tool_options_free(&r->options);
}

static void refused_by(const struct files *f, const char *command, const char *line,
                       const char *because)
{
    struct run r;

    assert_int_equal(run(&r, f, command, line), -1);
    if (!strstr(r.err.text, because)) fail_msg("%s: '%s', not '%s'", line, r.err.text, because);
    assert_null(strchr(r.err.text, '\n'));
    done(&r);
}

static void refused(const struct files *f, const char *line, const char *because)
{
    refused_by(f, "run", line, because);
}

/* ---- the one that has nothing. */

static void test_bare_runs_words(void **state)
{
    struct run r;

    assert_int_equal(run(&r, *state, "run", "--isa bare --code #/w.hex"), 0);
    assert_int_equal(r.program.code_words, 3);
    assert_int_equal(r.program.launch_bytes, 0);
    assert_int_equal(r.program.inits, 0);
    done(&r);
}

static void test_bare_has_no_options_of_others(void **state)
{
    static const char *const given[] = {"--flag", "--number 2", "--ram x@0", "--table x", "--late"};

    for (size_t i = 0; i < sizeof given / sizeof given[0]; i++) {
        char line[96], because[96];
        snprintf(line, sizeof line, "%s --isa bare --code #/w.hex", given[i]);
        snprintf(because, sizeof because, "%.*s does not fit bare, which runs programs",
                 (int)strcspn(given[i], " "), given[i]);
        refused(*state, line, because);
    }
    refused(*state, "--isa bare --code #/w.hex --entry 1",
            "warpstep: error: --entry does not fit bare, which runs programs");
    refused(*state, "--isa bare --code #/w.hex --chip old",
            "warpstep: error: --chip does not fit bare, which runs programs");
    refused(*state, "--isa bare --code #/w.hex --bogus", "unknown option '--bogus'");
}

static void test_bare_has_no_assembler_and_no_containers(void **state)
{
    refused(*state, "--isa bare #/s.s",
            "s.s: error: bare has no assembler; its programs come as words, --code");
    refused(*state, "--isa bare #/p.packed", "p.packed: error: holds a zero byte");
}

/* ---- the one that has all. */

static void test_full_applies_rows_in_their_order(void **state)
{
    struct run r;

    assert_int_equal(run(&r, *state, "run",
                         "--pair 1=2 --late --text t --list 1,2,3 --choice green --isa full "
                         "--number 0x10 --pair 3=4 --flag #/s.s"),
                     0);
    const struct launch *l = launch_of(&r.program);
    assert_string_equal(l->order, "fnclpptl");
    assert_true(l->flag);
    assert_int_equal(l->number, 16);
    assert_int_equal(l->choice, 1);
    assert_int_equal(l->count, 3);
    assert_int_equal(l->list[2], 3);
    assert_int_equal(l->pair[0], 3); /* the later one */
    assert_int_equal(l->pair[1], 4);
    assert_string_equal(l->text, "t");
    assert_int_equal(l->entry, 7);
    assert_int_equal(l->finished, 2);
    assert_int_equal(r.program.chip, 0);
    done(&r);
}

static void test_full_refuses_values(void **state)
{
    static const char *const cases[][2] = {
        {"--number 1", "--number '1'; a number from 2 to 100 is needed"},
        {"--number 101", "--number '101'; a number from 2 to 100 is needed"},
        {"--number 3", "--number '3'; an even number is needed"},
        {"--number", "--number needs a value"},
        {"--choice blue", "--choice 'blue'; red|green"},
        {"--list 1", "--list '1'; two to four digits are needed"},
        {"--list 1,2,3,4,5", "--list '1,2,3,4,5'; two to four digits"},
        {"--list 1,10", "--list '1,10'; two to four digits"},
        {"--list=", "--list ''; two to four digits"},
        {"--pair 1", "--pair '1'; REG=VALUE, two numbers, is needed"},
        {"--text=", "--text ''; a name is needed"},
        {"--table=", "--table ''; a name is needed"},
        {"--ram x", "--ram 'x'; FILE@ADDR is needed"},
        {"--ram x@2", "--ram 'x@2'; the address is a multiple of 4"},
        {"--bank 4:x", "--bank '4:x'; BANK:FILE with a bank from 0 to 3 is needed"},
        {"--bank 1:", "--bank '1:'; BANK:FILE"},
        {"--dump x@0", "--dump 'x@0'; FILE@ADDR:WORDS is needed"},
        {"--dump x@0:0", "--dump 'x@0:0'; FILE@ADDR:WORDS is needed"},
        {"--flag --flag", "--flag is given twice"},
        {"--text a --text b", "--text is given twice"},
        {"--late", "--late goes with --flag"},
        {"--number 100", "100 is too much"},
        {"--entry 10", "no entry '10'"},
        {"--chip newer", "--chip 'newer'; one of old, new is needed"},
        {"--side #/w.hex", "--side goes with --code FILE"},
        {"--ram #/none@0", "none: error: cannot read"},
    };

    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char line[160];
        snprintf(line, sizeof line, "--isa full #/s.s %s", cases[i][0]);
        refused(*state, line, cases[i][1]);
    }
    refused(*state, "--flag --code #/w.hex", "--isa NAME is needed");
}

static void test_full_takes_so_many_of_one(void **state)
{
    char line[512] = "--isa full #/s.s";

    for (unsigned i = 0; i < 33; i++) strcat(line, " --pair=1=2");
    refused(*state, line, "--pair: at most 32 of them");
}

static void test_full_takes_rows_where_they_belong(void **state)
{
    refused_by(*state, "check", "--isa full #/s.s --trace t --table x",
               "--table belongs to warpstep run, not to check");
    refused_by(*state, "suite", "--isa full #/s.s --dump x@0:1",
               "--dump belongs to warpstep run, not to suite");
    refused_by(*state, "suite", "--isa full #/s.s --side x",
               "--side belongs to warpstep run, check, log, asm, dis, not to suite");
}

static void test_full_starts_elsewhere_on_another_chip(void **state)
{
    struct run r;

    assert_int_equal(run(&r, *state, "run", "--isa full --code #/w.hex --entry 3 --chip new"), 0);
    assert_int_equal(launch_of(&r.program)->entry, 3);
    assert_int_equal(launch_of(&r.program)->finished, 1);
    assert_int_equal(r.program.chip, 4);
    done(&r);
}

static void test_full_takes_contents(void **state)
{
    struct run r;

    put(((struct files *)*state)->hex, "1\n2\n", 4);
    assert_int_equal(run(&r, *state, "run",
                         "--isa full --code #/w.hex --side #/w.hex --ram #/w.hex@8 --ram #/w.hex@0 "
                         "--bank 2:#/w.hex"),
                     0);
    assert_int_equal(r.program.inits, 4);
    assert_int_equal(r.program.init[0].space, 1);
    assert_int_equal(r.program.init[1].space, 0);
    assert_int_equal(r.program.init[1].addr, 8);
    assert_int_equal(r.program.init[2].addr, 0);
    assert_int_equal(r.program.init[3].bank, 2);
    assert_non_null(strstr(r.program.init[3].file, "w.hex"));
    uint32_t word[4];
    assert_int_equal(common_contents(&r.program, 0, word, 4), 4);
    assert_int_equal(word[1] << 16 | word[2], 0x20001);
    common_drop_contents(&r.program, 0);
    assert_int_equal(r.program.inits, 2);
    assert_int_equal(common_contents(&r.program, 0, word, 4), 0);
    done(&r);
    put(((struct files *)*state)->hex, "1\n2\n3\n", 6);
    refused(*state, "--isa full --code #/w.hex --side #/w.hex", "w.hex: error: 3 words; 2 at most");
    put(((struct files *)*state)->hex, "", 0);
    refused(*state, "--isa full #/s.s --ram #/w.hex@0", "w.hex: error: no word");
}

static void test_full_tells_containers_from_text(void **state)
{
    const struct files *f = *state;
    struct run r;

    assert_int_equal(run(&r, f, "run", "--isa full #/p.packed --entry 5"), 0);
    assert_int_equal(r.program.code[0], 5);
    assert_int_equal(r.program.code[1], 5);
    done(&r);
    assert_int_equal(run(&r, f, "run", "--isa full --crate #/p.packed --piece 7"), 0);
    assert_int_equal(r.program.code[0], 5);
    assert_int_equal(r.program.code[2], 7);
    done(&r);
    refused(f, "--isa full #/s.s --piece 7", "s.s: error: no container, of which --piece could pick a part");
    refused(f, "--isa full --crate #/s.s", "s.s: error: no container; --crate takes one");
    refused(f, "--isa full --code #/w.hex --piece 7", "w.hex: error: no container, of which --piece could pick a part");
    refused(f, "--isa full --crate #/p.packed #/s.s", "one program is needed");
    refused(f, "--isa full --crate #/p.packed --code #/w.hex", "one program is needed");
    refused(f, "--isa full --crate #/p.packed --crate #/p.packed", "--crate is given twice");
    refused(f, "--isa full --piece 7", "one program is needed");
    refused(f, "--isa bare --crate #/p.packed", "--crate does not fit bare");
    assert_int_equal(run(&r, f, "run", "--isa full #/p.packed --train"), 0);
    assert_int_equal(r.program.code[2], 1);
    assert_int_equal(launch_of(&r.program)->finished, 2);
    assert_int_equal(r.program.next->code[2], 2);
    assert_int_equal(launch_of(r.program.next)->finished, 3);
    done(&r);
    refused(f, "--isa full #/s.s --train", "s.s: error: no container, of which --train could run the parts");
    refused(f, "--isa full #/p.packed --train --piece 1", "--train runs all parts from their own entries; no --piece");
    refused(f, "--isa full #/p.packed --train --entry 1", "--train runs all parts from their own entries; no --entry");
    put(f->source, "\0Q", 2);
    refused(f, "--isa full #/s.s --train", "s.s: error: parts of a .plain run alone");
    put(f->source, "\0P", 2); /* whatever its name */
    assert_int_equal(run(&r, f, "run", "--isa full #/s.s"), 0);
    assert_int_equal(r.program.code[0], 2);
    done(&r);
    put(f->packed, "text", 4);
    refused(f, "--isa full #/p.packed", "p.packed: error: not packed");
    refused(f, "--isa full #/zero", "zero: error: holds a zero byte");
}

/* ---- asm and dis. */

static char said[512]; /* by the last command */

/* The command's, which prints. */
int tool_bad(const struct common_error *err)
{
    snprintf(said, sizeof said, "%s", err->text);
    return BRIDGE_BAD_INPUT;
}

/* "asm --isa ISA <line>" or "dis ..", # for the folder of the files.
 *   returns  its status, with what it said in `said` */
static int text_command(const struct files *f, const char *line)
{
    char text[512] = "", *argv[20];
    int argc = 0;

    said[0] = '\0';
    for (const char *p = line; *p; p++) {
        size_t used = strlen(text);
        snprintf(text + used, sizeof text - used, *p == '#' ? "%s" : "%.1s",
                 *p == '#' ? f->folder : p);
    }
    for (char *word = strtok(text, " "); word; word = strtok(NULL, " ")) argv[argc++] = word;
    argv[argc] = NULL;
    return strcmp(argv[0], "asm") ? tool_dis(isas, argc, argv) : tool_asm(isas, argc, argv);
}

static void test_asm_and_dis_refuse(void **state)
{
    static const char *const cases[][2] = {
        {"asm -o #/o.hex", "--isa NAME is needed"},
        {"asm --isa half #/s.s -o #/o.hex", "unknown ISA 'half'; known: bare, full, split"},
        {"asm --isa bare #/s.s -o #/o.hex", "bare has no assembler"},
        {"asm --isa full #/s.s -o #/o.hex", "--side FILE is needed too, or -o prog.packed"},
        {"asm --isa full #/s.s -o #/o.packed", "a .packed is read only; -o prog.hex writes words"},
        {"asm --isa full #/s.s -o #/o.packed --side #/p",
         "--side goes with words; a .packed holds it"},
        {"asm --isa full #/s.s #/s.s -o #/o.hex", "o.hex: error: words of one program alone; 2 sources make a container"},
        {"asm --isa full #/s.s #/zero -o #/o.plain", "zero: error: holds a zero byte"},
        {"asm --isa full #/s.s #/none -o #/o.plain", "none: error: cannot read"},
        {"asm --isa bare #/s.s #/s.s -o #/o.hex", "is one argument too many"},
        {"asm --isa full #/s.s -o #/o.hex --side #/s.s", "s.s: error: it is read by this command"},
        {"asm --isa full #/s.s -o #/o.hex --side #/o.hex", "it is written twice by this command"},
        {"asm --isa full #/s.s -o #/o.hex --side #/p --side #/q", "--side is given twice"},
        {"asm --isa full #/s.s -o #/o.hex --side", "--side needs a value"},
        {"asm --isa bare #/s.s -o #/o.hex --side #/p",
         "--side does not fit bare, which runs programs"},
        {"asm --isa full #/s.s -o #/o.hex --flag",
         "--flag belongs to warpstep run, suite, check, bench, log, not to asm"},
        {"dis --isa full #/p.packed --side #/w.hex",
         "--side goes with words; a container holds it"},
        {"dis --isa full #/w.hex --piece 7", "w.hex: error: no container, of which --piece could"},
        {"dis --isa full #/p.packed --piece 7 --parts", "--piece picks one part; --parts lists all"},
        {"dis --isa full #/p.packed --piece 7 --piece 8", "--piece is given twice"},
        {"dis --isa full #/p.packed --piece", "--piece needs a value"},
        {"dis --isa bare #/w.hex --piece 7", "--piece does not fit bare"},
        {"asm --isa full #/s.s -o #/o.hex --piece 7", "--piece belongs to warpstep run, check, log, dis, not to asm"},
        {"dis --isa full #/p.packed --parts", "p.packed: error: no container with parts"},
        {"dis --isa full #/w.hex --parts", "w.hex: error: no container with parts"},
        {"dis --isa full #/w.hex --side #/w.hex", "w.hex: error: 3 words; 2 at most"},
        {"dis --isa split #/w.hex --p1 #/w.hex --p2 #/w.hex --p3 - --p4 -",
         "/dev/stdin: error: it is read twice by this command"},
        {"dis --isa bare #/none.hex", "none.hex: error: cannot read"},
    };

    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        assert_int_equal(text_command(*state, cases[i][0]), BRIDGE_BAD_INPUT);
        if (!strstr(said, cases[i][1]))
            fail_msg("%s: '%s', not '%s'", cases[i][0], said, cases[i][1]);
    }
}

/* Words and what goes with them. */
static void test_asm_puts_sources_into_one_container(void **state)
{
    const struct files *f = *state;
    char path[128];
    snprintf(path, sizeof path, "%s/o.plain", f->folder);
    assert_int_equal(text_command(f, "asm --isa full #/s.s #/s.s #/s.s -o #/o.plain"), 0);
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    assert_int_equal(fgetc(file), '3');
    assert_int_equal(fgetc(file), EOF);
    fclose(file);
    remove(path);
}

static void test_asm_writes_the_parts(void **state)
{
    const struct files *f = *state;
    char words[96], side[96], text[64];

    snprintf(words, sizeof words, "%s/o.hex", f->folder);
    snprintf(side, sizeof side, "%s/side.hex", f->folder);
    assert_int_equal(text_command(f, "asm --isa full #/s.s -o #/o.hex --side #/side.hex"), 0);
    for (unsigned i = 0; i < 2; i++) {
        FILE *file = fopen(i ? side : words, "r");
        assert_non_null(file);
        text[fread(text, 1, sizeof text - 1, file)] = '\0';
        fclose(file);
        if (i) assert_null(strstr(text, "00000000")); /* nothing said, nothing written */
        else assert_non_null(strstr(text, "00000005"));
        unlink(i ? side : words);
    }
}

/* ---- help. */

/* What "run --isa ISA --help" prints. */
static char *help_of(const char *isa)
{
    static char text[8192];
    char *argv[] = {(char *)(uintptr_t) "run", (char *)(uintptr_t) "--help",
                    (char *)(uintptr_t) "--isa", (char *)(uintptr_t)isa, NULL};
    struct tool_options options;
    struct common_error err = {""};
    FILE *file = tmpfile();

    assert_non_null(file);
    fflush(stdout);
    int saved = dup(STDOUT_FILENO);
    assert_true(dup2(fileno(file), STDOUT_FILENO) >= 0);
    int got = tool_options_parse_of(isas, &options, isa ? 4 : 2, argv, &err);
    fflush(stdout);
    dup2(saved, STDOUT_FILENO);
    close(saved);
    tool_options_free(&options);
    assert_int_equal(got, 1);
    rewind(file);
    text[fread(text, 1, sizeof text - 1, file)] = '\0';
    fclose(file);
    return text;
}

static void test_help_lists_what_fits(void **state)
{
    (void)state;
    const char *text = help_of("full");
    for (const struct common_option *row = options; row->name; row++)
        if (!strstr(text, row->name) || !strstr(text, row->help)) fail_msg("no --%s", row->name);
    assert_non_null(strstr(text, "--entry WHERE"));
    assert_non_null(strstr(text, "  new      the second\n"));
    assert_non_null(strstr(text, "or a container (.packed) or a container (.plain)."));
    assert_non_null(strstr(text, "\nA manual.\n"));
    text = help_of("bare");
    for (const struct common_option *row = options; row->name; row++) {
        char name[32];
        snprintf(name, sizeof name, "  --%s ", row->name);
        if (strstr(text, name)) fail_msg("--%s", row->name);
    }
    assert_null(strstr(text, "--entry"));
    assert_null(strstr(text, "--chip"));
    assert_null(strstr(text, "container"));
    assert_non_null(strstr(text, "--seed N"));
    text = help_of(NULL);
    assert_null(strstr(text, "--number"));
    assert_non_null(strstr(text, "unless the program says it: bare, full, split"));
    assert_non_null(strstr(text, "--isa NAME --help lists"));
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, make_files, remove_files)
    const struct CMUnitTest tests[] = {
        TEST(test_bare_runs_words),
        TEST(test_bare_has_no_options_of_others),
        TEST(test_bare_has_no_assembler_and_no_containers),
        TEST(test_full_applies_rows_in_their_order),
        TEST(test_full_refuses_values),
        TEST(test_full_takes_so_many_of_one),
        TEST(test_full_takes_rows_where_they_belong),
        TEST(test_full_starts_elsewhere_on_another_chip),
        TEST(test_full_takes_contents),
        TEST(test_full_tells_containers_from_text),
        TEST(test_asm_and_dis_refuse),
        TEST(test_asm_puts_sources_into_one_container),
        TEST(test_asm_writes_the_parts),
        cmocka_unit_test(test_help_lists_what_fits),
    };
#undef TEST
    return cmocka_run_group_tests(tests, NULL, NULL);
}
