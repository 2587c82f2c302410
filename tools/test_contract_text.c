/* What asm, dis and help make of an ISA that brings nothing optional, and of one that brings all;
 * test_contract.c has the rest. Runs from the top of the tree and writes below build/. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "../bridge/result.h"
#include "commands.h"
#include "options.h"
#include "test_contract_isas.h"

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
static int text_command(const struct test_contract_files *f, const char *line)
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
    return strcmp(argv[0], "asm") ? tool_dis(test_contract_isas, argc, argv)
                                  : tool_asm(test_contract_isas, argc, argv);
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
        {"asm --isa full #/s.s #/s.s -o #/o.hex",
         "o.hex: error: words of one program alone; 2 sources make a container"},
        {"asm --isa full #/s.s #/zero -o #/o.plain", "zero: error: holds a zero byte"},
        {"asm --isa full #/s.s #/none -o #/o.plain", "none: error: cannot read"},
        {"asm --isa bare #/s.s #/s.s -o #/o.hex", "is one argument too many"},
        {"asm --isa full #/s.s -o #/o.hex --side #/s.s", "s.s: error: it is read by this command"},
        {"asm --isa full #/s.s -o #/o.hex --side #/o.hex", "it is written twice by this command"},
        {"asm --isa full #/s.s -o #/o.hex --side #/p --side #/q", "--side is given twice"},
        {"asm --isa full #/s.s -o #/o.hex --side", "--side needs a value"},
        {"asm --isa bare #/s.s -o #/o.hex --side #/p",
         "--side does not fit bare, which runs programs"},
        {"asm --isa full #/s.s -o #/o.hex --flag", "--flag belongs to warpstep run, suite, shrink, "
                                                   "check, board, replay, bench, log, not to asm"},
        {"dis --isa full #/p.packed --side #/w.hex",
         "--side goes with words; a container holds it"},
        {"dis --isa full #/w.hex --piece 7", "w.hex: error: no container, of which --piece could"},
        {"dis --isa full #/p.packed --piece 7 --parts",
         "--piece picks one part; --parts lists all"},
        {"dis --isa full #/p.packed --piece 7 --piece 8", "--piece is given twice"},
        {"dis --isa full #/p.packed --piece", "--piece needs a value"},
        {"dis --isa bare #/w.hex --piece 7", "--piece does not fit bare"},
        {"asm --isa full #/s.s -o #/o.hex --piece 7",
         "--piece belongs to warpstep run, shrink, check, board, replay, log, dis, not to asm"},
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
    const struct test_contract_files *f = *state;
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
    const struct test_contract_files *f = *state;
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
    setenv("COLUMNS", "500", 1); /* no text is in two lines */
    fflush(stdout);
    int saved = dup(STDOUT_FILENO);
    assert_true(dup2(fileno(file), STDOUT_FILENO) >= 0);
    int got = tool_options_parse_of(test_contract_isas, &options, isa ? 4 : 2, argv, &err);
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
    for (const struct common_option *row = test_contract_options; row->name; row++)
        if (!strstr(text, row->name) || !strstr(text, row->help)) fail_msg("no --%s", row->name);
    assert_non_null(strstr(text, "--entry WHERE"));
    assert_non_null(strstr(text, "  new      the second\n"));
    assert_non_null(strstr(text, "or a container (.packed) or a container (.plain)."));
    assert_non_null(strstr(text, "\nA manual.\n"));
    text = help_of("bare");
    for (const struct common_option *row = test_contract_options; row->name; row++) {
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
    assert_non_null(strstr(text, "unless the program says it (bare, full, split)"));
    assert_non_null(strstr(text, "--isa NAME --help lists"));
}

int main(void)
{
#define TEST(name)                                                                                 \
    cmocka_unit_test_setup_teardown(name, test_contract_make_files, test_contract_remove_files)
    const struct CMUnitTest tests[] = {
        TEST(test_asm_and_dis_refuse),
        TEST(test_asm_puts_sources_into_one_container),
        TEST(test_asm_writes_the_parts),
        cmocka_unit_test(test_help_lists_what_fits),
    };
#undef TEST
    return cmocka_run_group_tests(tests, NULL, NULL);
}
