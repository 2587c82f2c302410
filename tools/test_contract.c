/* What an ISA may bring and may leave out when a program is loaded: one that has none of the
 * optional things, and one that has all of them. Runs from the top of the tree and writes below
 * build/. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <stdlib.h>
#include <unistd.h>

#include <cmocka.h>

#include "load.h"
#include "options.h"
#include "test_contract_isas.h"

struct run {
    char line[512];
    struct tool_options options;
    struct common_program program;
    struct common_error err;
};

/* "run --isa ISA <line>", @ for the folder of the files; parsed and loaded.
 *   returns  0; -1 with err */
static int run(struct run *r, const struct test_contract_files *f, const char *command,
               const char *line)
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
    int status = tool_options_parse_of(test_contract_isas, &r->options, argc, argv, &r->err);
    return status ? status : tool_load(&r->options, &r->program, &r->err);
}

static void done(struct run *r)
{
    common_program_free(&r->program);
    tool_options_free(&r->options);
}

static void refused_by(const struct test_contract_files *f, const char *command, const char *line,
                       const char *because)
{
    struct run r;

    assert_int_equal(run(&r, f, command, line), -1);
    if (!strstr(r.err.text, because)) fail_msg("%s: '%s', not '%s'", line, r.err.text, because);
    assert_null(strchr(r.err.text, '\n'));
    done(&r);
}

static void refused(const struct test_contract_files *f, const char *line, const char *because)
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
    const struct test_contract_launch *l = test_contract_launch_of(&r.program);
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
               "--side belongs to warpstep run, shrink, check, board, replay, log, asm, dis, not "
               "to suite");
}

static void test_full_starts_elsewhere_on_another_chip(void **state)
{
    struct run r;

    assert_int_equal(run(&r, *state, "run", "--isa full --code #/w.hex --entry 3 --chip new"), 0);
    assert_int_equal(test_contract_launch_of(&r.program)->entry, 3);
    assert_int_equal(test_contract_launch_of(&r.program)->finished, 1);
    assert_int_equal(r.program.chip, 4);
    done(&r);
}

static void test_full_takes_contents(void **state)
{
    struct run r;

    test_contract_put(((struct test_contract_files *)*state)->hex, "1\n2\n", 4);
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
    struct common_error err = {{0}};
    uint32_t more[5];
    assert_int_equal(common_repeat_contents(&r.program, 0, 1, 3, 5, &err), 0);
    assert_int_equal(common_contents(&r.program, 0, more, 5), 5);
    assert_memory_equal(more, word, 12);
    assert_memory_equal(more + 3, word, 8);
    assert_non_null(strstr(r.program.init[r.program.inits - 1].file, "w.hex"));
    assert_int_equal(common_repeat_contents(&r.program, 0, 2, 1, 1, &err), 0);
    assert_int_equal(common_contents(&r.program, 0, more, 5), 2);
    common_drop_contents(&r.program, 0);
    assert_int_equal(r.program.inits, 2);
    assert_int_equal(common_contents(&r.program, 0, word, 4), 0);
    done(&r);
    test_contract_put(((struct test_contract_files *)*state)->hex, "1\n2\n3\n", 6);
    refused(*state, "--isa full --code #/w.hex --side #/w.hex", "w.hex: error: 3 words; 2 at most");
    test_contract_put(((struct test_contract_files *)*state)->hex, "", 0);
    refused(*state, "--isa full #/s.s --ram #/w.hex@0", "w.hex: error: no word");
}

static void test_full_tells_containers_from_text(void **state)
{
    const struct test_contract_files *f = *state;
    struct run r;

    assert_int_equal(run(&r, f, "run", "--isa full #/p.packed --entry 5"), 0);
    assert_int_equal(r.program.code[0], 5);
    assert_int_equal(r.program.code[1], 5);
    done(&r);
    assert_int_equal(run(&r, f, "run", "--isa full --crate #/p.packed --piece 7"), 0);
    assert_int_equal(r.program.code[0], 5);
    assert_int_equal(r.program.code[2], 7);
    done(&r);
    refused(f, "--isa full #/s.s --piece 7",
            "s.s: error: no container, of which --piece could pick a part");
    refused(f, "--isa full --crate #/s.s", "s.s: error: no container; --crate takes one");
    refused(f, "--isa full --code #/w.hex --piece 7",
            "w.hex: error: no container, of which --piece could pick a part");
    refused(f, "--isa full --crate #/p.packed #/s.s", "one program is needed");
    refused(f, "--isa full --crate #/p.packed --code #/w.hex", "one program is needed");
    refused(f, "--isa full --crate #/p.packed --crate #/p.packed", "--crate is given twice");
    refused(f, "--isa full --piece 7", "one program is needed");
    refused(f, "--isa bare --crate #/p.packed", "--crate does not fit bare");
    assert_int_equal(run(&r, f, "run", "--isa full #/p.packed --train"), 0);
    assert_int_equal(r.program.code[2], 1);
    assert_int_equal(test_contract_launch_of(&r.program)->finished, 2);
    assert_int_equal(r.program.next->code[2], 2);
    assert_int_equal(test_contract_launch_of(r.program.next)->finished, 3);
    done(&r);
    refused(f, "--isa full #/s.s --train",
            "s.s: error: no container, of which --train could run the parts");
    refused(f, "--isa full #/p.packed --train --piece 1",
            "--train runs all parts from their own entries; no --piece");
    refused(f, "--isa full #/p.packed --train --entry 1",
            "--train runs all parts from their own entries; no --entry");
    test_contract_put(f->source, "\0Q", 2);
    refused(f, "--isa full #/s.s --train", "s.s: error: parts of a .plain run alone");
    test_contract_put(f->source, "\0P", 2); /* whatever its name */
    assert_int_equal(run(&r, f, "run", "--isa full #/s.s"), 0);
    assert_int_equal(r.program.code[0], 2);
    done(&r);
    test_contract_put(f->packed, "text", 4);
    refused(f, "--isa full #/p.packed", "p.packed: error: not packed");
    refused(f, "--isa full #/zero", "zero: error: holds a zero byte");
}

int main(void)
{
#define TEST(name)                                                                                 \
    cmocka_unit_test_setup_teardown(name, test_contract_make_files, test_contract_remove_files)
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
    };
#undef TEST
    return cmocka_run_group_tests(tests, NULL, NULL);
}
