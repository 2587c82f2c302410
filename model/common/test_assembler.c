/* Directives as rows, lists of data, expected traps: what they do, and each message. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "assembler.h"

/* One language, and two kinds of words. */
static const struct common_syntax names = {.blank = " \t",
                                           .comment = {";"},
                                           .filler = ",()",
                                           .file = "a file is allowed",
                                           .data = "values are allowed"};
static const struct common_syntax brackets = {.blank = " \t,",
                                              .comment = {";"},
                                              .brackets = true,
                                              .filler = "",
                                              .number = "a number is allowed",
                                              .file = "a file is allowed",
                                              .data = "words are allowed"};

struct launch {
    uint32_t first, pair[2];
};

struct assembler {
    struct common_assembler base; /* first: rows get it */
    struct common_program program;
    struct common_error err;
    struct launch launch;
    unsigned ran; /* how often run() was */
    uint32_t number[2];
};

static int run(struct common_assembler *base)
{
    const struct common_token *name = &base->word;
    const uint32_t *number = base->number;
    struct assembler *a = (struct assembler *)base;
    assert_true(common_token_is(&base->directive, "run") || common_token_is(name, "kind"));
    memcpy(a->number, number, sizeof a->number);
    a->ran++;
    return 0;
}

static const struct common_directive one[] = {
    {"pair", 0, true, .numbers = 2, .lo = 1, .hi = 9, .place = offsetof(struct launch, pair)},
    {"run", 1, false, .numbers = 2, .lo = 0, .hi = 9, .run = run},
    {.name = NULL}};
static const struct common_directive two[] = {{"set", 0, false, .run = common_run_set},
                                              {.name = NULL}};
static const struct common_directive *const tables[] = {one, two, NULL};
static const struct common_part parts[] = {{.name = "unit"}, {.name = NULL}};
static const struct common_chip chips[] = {{"old", 3, 0, ""}, {"new", 5, 0, ""}, {.name = NULL}};
static const struct common_isa plain = {.parts = parts}, family = {.parts = parts, .chips = chips};

static void begin(struct assembler *a, const char *source, const struct common_syntax *syntax)
{
    memset(a, 0, sizeof *a);
    assert_int_equal(common_program_init(&a->program, "t.s", NULL, 0), 0);
    a->base = (struct common_assembler){.at = common_text_begin("t.s", source, syntax, &a->err),
                                        .program = &a->program,
                                        .launch = &a->launch,
                                        .isa = &plain,
                                        .tables = tables};
}

static void end(struct assembler *a)
{
    common_symbols_free(&a->base.symbols);
    common_program_free(&a->program);
}

/* The directive whose name is at the cursor. */
static int obey(struct assembler *a, unsigned phase)
{
    struct common_token name;
    assert_true(common_text_word(&a->base.at, &name));
    return common_directive_run(&a->base, &name, phase);
}

/* --- directives --- */

static void test_directive_puts_numbers_into_the_launch(void **state)
{
    (void)state;
    struct assembler a;
    begin(&a, "pair 3 9 ; two", &names);
    assert_int_equal(obey(&a, 0), 0);
    assert_int_equal(a.launch.first, 0);
    assert_int_equal(a.launch.pair[0], 3);
    assert_int_equal(a.launch.pair[1], 9);
    assert_true(common_token_is(&a.base.directive, "pair"));
    end(&a);
}

static void test_directive_waits_for_its_phase(void **state)
{
    (void)state;
    struct assembler a;
    begin(&a, "run 1 2", &names);
    struct common_text at = a.base.at;
    assert_int_equal(obey(&a, 0), 0);
    assert_int_equal(a.ran, 0);
    assert_null(a.base.directive.text);
    a.base.at = at;
    assert_int_equal(obey(&a, 1), 0);
    assert_int_equal(a.ran, 1);
    assert_int_equal(a.number[1], 2);
    end(&a);
}

static void test_directive_needs_and_tags_are_every_isa_s(void **state)
{
    (void)state;
    struct assembler a;
    begin(&a, ".needs unit\n.tags short", &brackets);
    assert_int_equal(obey(&a, 0), 0);
    assert_true(common_text_next_line(&a.base.at));
    assert_int_equal(obey(&a, 0), 0);
    assert_ptr_equal(a.program.need[0].part, parts);
    assert_int_equal(a.program.tags, COMMON_TAG_SHORT);
    end(&a);
}

static void test_directive_chip_is_there_where_chips_are(void **state)
{
    (void)state;
    struct assembler a;
    begin(&a, ".chip new\n.chip old\n", &brackets);
    a.base.isa = &family;
    assert_int_equal(obey(&a, 0), 0);
    assert_int_equal(a.program.chip, 5);
    assert_true(common_text_next_line(&a.base.at));
    assert_int_equal(obey(&a, 0), -1);
    assert_string_equal(a.err.text, "t.s:2:1: error: second '.chip'; one is allowed");
    end(&a);
    begin(&a, ".chip odd", &brackets);
    a.base.isa = &family;
    assert_int_equal(obey(&a, 0), -1);
    assert_string_equal(a.err.text, "t.s:1:7: error: chip 'odd'; old, new are allowed");
    end(&a);
}

static void check_directive(const char *source, const char *message)
{
    struct assembler a;
    int status = 0;
    begin(&a, source, &names);
    do status = obey(&a, 0);
    while (status == 0 && common_text_next_line(&a.base.at));
    assert_int_equal(status, -1);
    assert_string_equal(a.err.text, message);
    end(&a);
}

static void test_directive_says_what_is_wrong(void **state)
{
    (void)state;
    check_directive(
        "pear 1 2",
        "t.s:1:1: error: directive 'pear'; .pair .run .set .needs .tags .then are allowed");
    check_directive(
        "chip new",
        "t.s:1:1: error: directive 'chip'; .pair .run .set .needs .tags .then are allowed");
    check_directive("pair 1 2\npair 1 2", "t.s:2:1: error: second 'pair'; one is allowed");
    check_directive("pair 1 0",
                    "t.s:1:8: error: out of range: '0'; a number from 1 to 9 is allowed");
    check_directive("pair 1",
                    "t.s:1:7: error: found the end of the line; a number from 1 to 9 is allowed");
    check_directive("pair 1 2 3",
                    "t.s:1:10: error: found '3'; the end of the line is allowed here");
}

static void test_directive_kinds_are_rows_too(void **state)
{
    (void)state;
    static const struct common_directive kinds[] = {
        {"kind", .numbers = 2, .lo = 0, .hi = 9, .run = run}, {.name = NULL}};
    struct assembler a;
    begin(&a, "kind 4 5\nkin\n", &names);
    assert_int_equal(common_directive_choose(&a.base, kinds, "kind is missing", "kind is it"), 0);
    assert_int_equal(a.number[0], 4);
    assert_true(common_text_next_line(&a.base.at));
    assert_int_equal(common_directive_choose(&a.base, kinds, "kind is missing", "kind is it"), -1);
    assert_string_equal(a.err.text, "t.s:2:1: error: found 'kin'; kind is it");
    a.err.text[0] = '\0';
    assert_int_equal(common_directive_choose(&a.base, kinds, "kind is missing", "kind is it"), -1);
    assert_string_equal(a.err.text, "t.s:2:4: error: found the end of the line; kind is missing");
    end(&a);
}

/* --- labels and code --- */

static void test_label_is_a_name_and_a_colon(void **state)
{
    (void)state;
    struct assembler a;
    struct common_token word;
    begin(&a, "loop: 3loop: loop:", &brackets);
    assert_true(common_text_word(&a.base.at, &word));
    assert_int_equal(common_label_add(&a.base, &word, 8), 0);
    word.length--;
    assert_int_equal(common_symbols_label(&a.base.symbols, &word)->value, 8);
    assert_true(common_text_word(&a.base.at, &word));
    assert_int_equal(common_label_add(&a.base, &word, 8), -1);
    assert_string_equal(a.err.text, "t.s:1:7: error: label '3loop:'; a letter, '_' or '.', then "
                                    "also digits, are allowed");
    a.err.text[0] = '\0';
    assert_true(common_text_word(&a.base.at, &word));
    assert_int_equal(common_label_add(&a.base, &word, 9), -1);
    assert_string_equal(
        a.err.text,
        "t.s:1:14: error: second definition of 'loop'; line 1 did; one definition is allowed");
    end(&a);
}

static void test_code_is_words_with_their_lines(void **state)
{
    (void)state;
    struct assembler a;
    struct common_code code = {.words = 0};
    begin(&a, "", &brackets);
    assert_int_equal(common_code_put(&code, &a.base), -1);
    assert_string_equal(a.err.text, "t.s:1:1: error: no code; at least one instruction is allowed");
    for (uint32_t i = 0; i < 100; i++)
        assert_int_equal(common_code_add(&code, &a.base.at, 3 * i, 2 + i), 0);
    assert_int_equal(common_code_put(&code, &a.base), 0);
    assert_int_equal(a.program.code_words, 100);
    assert_int_equal(a.program.code[99], 297);
    assert_int_equal(a.program.line[99], 101);
    common_code_free(&code);
    end(&a);
}

/* --- data --- */

static uint32_t same(uint32_t bits)
{
    return bits;
}

static int read_data(struct assembler *a, struct common_words *words)
{
    static const struct common_format byte = {.bits = 8, .from_single = same, .to_single = same};
    return common_data_words(&a->base.at, common_data_word, &byte, words);
}

static void test_data_words_are_numbers_and_addresses(void **state)
{
    (void)state;
    struct assembler a;
    struct common_words words;
    const struct common_token label = {"here", 4, 1, 1};
    begin(&a, "1 -1 here \\\n 0x100", &brackets);
    a.base.at.symbols = &a.base.symbols;
    assert_int_equal(
        common_symbols_add(&a.base.symbols, &a.base.at, &label, COMMON_SYMBOL_LABEL, 64), 0);
    assert_int_equal(read_data(&a, &words), 0);
    assert_int_equal(words.count, 4);
    assert_int_equal(words.word[1], 0xffffffff);
    assert_int_equal(words.word[2], 64);
    assert_int_equal(words.word[3], 0x100); /* the limit is for files */
    assert_false(words.from_file);
    free(words.word);
    end(&a);
    begin(&a, "(1, 2) 3", &names); /* fillers mean nothing */
    assert_int_equal(read_data(&a, &words), 0);
    assert_int_equal(words.count, 3);
    free(words.word);
    end(&a);
}

static void check_data(const char *source, const struct common_syntax *syntax, const char *message)
{
    struct assembler a;
    struct common_words words;
    begin(&a, source, syntax);
    assert_int_equal(read_data(&a, &words), -1);
    assert_null(words.word);
    assert_string_equal(a.err.text, message);
    end(&a);
}

static void test_data_words_say_what_is_wrong(void **state)
{
    (void)state;
    check_data("", &names, "t.s:1:1: error: found the end of the line; values are allowed");
    check_data("", &brackets, "t.s:1:1: error: found the end of the line; words are allowed");
    check_data("1 x", &brackets, "t.s:1:3: error: found 'x'; a number is allowed");
    check_data("1 -1", &names,
               "t.s:1:3: error: found '-'; a number from 0 to 4294967295 is allowed");
    check_data("1 (2)", &brackets, "t.s:1:3: error: found '('; a number is allowed");
    check_data("file", &names, "t.s:1:5: error: found the end of the line; a file is allowed");
    check_data("file 3", &names, "t.s:1:6: error: found '3'; a file is allowed");
    check_data("file \"a\" 3", &names,
               "t.s:1:10: error: found '3'; the end of the line is allowed here");
    check_data("file \"none.hex\"", &names,
               "t.s:1:6: error: cannot read 'none.hex': No such file or directory");
    check_data("file \"/\"", &names, "t.s:1:6: error: cannot read '/': Is a directory");
}

static void test_data_words_come_from_files(void **state)
{
    (void)state;
    static const struct {
        const char *contents, *message;
    } list[] = {{"01\nff # two\n", ""},
                {"01\n0100\n", ":2:1: error: found 0x00000100; expected 0 to 0xff"},
                {"# nothing\n", ":1:1: error: no word; expected at least one word"}};
    char path[64], source[96], message[160];
    snprintf(path, sizeof path, "/tmp/test_assembler.%ld.hex", (long)getpid());
    snprintf(source, sizeof source, "file \"%s\"", path);
    for (unsigned i = 0; i < 3; i++) {
        struct assembler a;
        struct common_words words;
        FILE *out = fopen(path, "w");
        assert_non_null(out);
        fputs(list[i].contents, out);
        fclose(out);
        begin(&a, source, &names);
        int status = read_data(&a, &words);
        snprintf(message, sizeof message, "%s%s", i ? path : "", list[i].message);
        assert_string_equal(a.err.text, message);
        assert_int_equal(status, i ? -1 : 0);
        if (status == 0) assert_int_equal(words.word[1], 0xff);
        assert_true(words.from_file);
        free(words.word);
        end(&a);
    }
    remove(path);
}

static void test_data_of_a_file_has_the_form_that_its_name_says(void **state)
{
    (void)state;
    static const struct {
        const char *suffix, *contents;
        uint32_t size, first, last;
    } list[] = {{".hex", "1, 2 // two\n", 12, 1, 2},
                {".f32", "2.0\n-0.5\n", 9, 0x40000000, 0xbf000000},
                {".csv", "1,nan\n0x12\n", 11, 0x3f800000, 0x12},
                {".bin", "\1\0\0\0\0\0\0\200", 8, 1, 0x80000000}};
    for (unsigned i = 0; i < sizeof list / sizeof list[0]; i++) {
        char path[64], source[96];
        struct assembler a;
        struct common_words words;
        snprintf(path, sizeof path, "/tmp/test_assembler.%ld%s", (long)getpid(), list[i].suffix);
        snprintf(source, sizeof source, "file \"%s\"", path);
        FILE *out = fopen(path, "w");
        assert_non_null(out);
        fwrite(list[i].contents, 1, list[i].size, out);
        fclose(out);
        begin(&a, source, &names);
        int status = common_data_words(&a.base.at, common_data_single, &common_single, &words);
        remove(path);
        assert_string_equal(a.err.text, "");
        assert_int_equal(status, 0);
        assert_int_equal(words.word[0], list[i].first);
        assert_int_equal(words.word[words.count - 1], list[i].last);
        free(words.word);
        end(&a);
    }
}

static void test_data_singles_are_no_labels(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        uint32_t word;
    } list[] = {{"2.0", 0x40000000}, {"1e3", 0x447a0000}, {"-inf", 0xff800000},
                {"nan", 0x7fc00000}, {".5", 0x3f000000},  {".L1", 64},
                {"end", 64},         {"12", 12},          {"0x1e", 0x1e}};
    for (unsigned i = 0; i < sizeof list / sizeof list[0]; i++) {
        struct assembler a;
        uint32_t value;
        begin(&a, list[i].text, &brackets);
        a.base.at.symbols = &a.base.symbols;
        const struct common_token label = {list[i].text, (unsigned)strlen(list[i].text), 1, 1};
        if (list[i].word == 64)
            assert_int_equal(
                common_symbols_add(&a.base.symbols, &a.base.at, &label, COMMON_SYMBOL_LABEL, 64),
                0);
        assert_int_equal(common_data_single(&a.base.at, &value), 0);
        assert_int_equal(value, list[i].word);
        end(&a);
    }
}

static void check_key(const char *source, const struct common_syntax *syntax, const char *message)
{
    struct assembler a;
    uint32_t value = 0;
    struct common_token token;
    begin(&a, source, syntax);
    int status = common_data_key(&a.base.at, "thread", "THREAD: is missing", 1, 9, &value, &token);
    assert_string_equal(a.err.text, message);
    assert_int_equal(status, message[0] ? -1 : 0);
    if (status == 0) {
        assert_int_equal(value, 7);
        assert_true(common_token_is(&token, "7"));
        assert_true(common_text_take(&a.base.at, "x"));
    }
    end(&a);
}

static void test_data_key_is_a_number_and_a_colon(void **state)
{
    (void)state;
    check_key("7: x", &brackets, "");
    check_key("7 : x", &names, "");
    check_key("7:x", &names, "");
    check_key("", &brackets, "t.s:1:1: error: found the end of the line; THREAD: is missing");
    check_key("7 :", &brackets, "t.s:1:1: error: thread '7'; ':' is allowed behind it");
    check_key("7 x", &names, "t.s:1:3: error: found 'x'; ':' is allowed here");
    check_key("10:", &brackets, "t.s:1:1: error: out of range: '10'; 1 to 9 is allowed");
    check_key("x:", &brackets, "t.s:1:1: error: found 'x'; a number is allowed");
    check_key("0:", &names, "t.s:1:1: error: out of range: '0'; a number from 1 to 9 is allowed");
}

static void check_region(const char *source, const char *message)
{
    static const struct common_region region = {.space = 2,
                                                .bank = 3,
                                                .bytes = 0x20,
                                                .last = 0xfff,
                                                .expect = true,
                                                .missing = "ADDRESS: is missing",
                                                .beyond = "leads out, from",
                                                .allowed = "m[] has 0x20 bytes"};
    struct assembler a;
    uint64_t last = 0;
    begin(&a, source, &brackets);
    int status = common_data_region(&a.base, &region, &last);
    assert_string_equal(a.err.text, message);
    assert_int_equal(status, message[0] ? -1 : 0);
    assert_int_equal(a.program.expects, status == 0);
    if (status == 0) {
        const struct common_segment *s = a.program.expect;
        assert_int_equal(s->space, 2);
        assert_int_equal(s->bank, 3);
        assert_int_equal(s->addr, 0x18);
        assert_int_equal(s->count, 2);
        assert_int_equal(s->line, 1);
        assert_int_equal(last, 0x20);
    }
    end(&a);
}

static void test_data_region_fits_into_its_memory(void **state)
{
    (void)state;
    check_region("0x18: 1 2", "");
    check_region("0x18: 1 2 3", "t.s:1:1: error: leads out, from '0x18'; m[] has 0x20 bytes");
    check_region("0x24: 1", "t.s:1:1: error: leads out, from '0x24'; m[] has 0x20 bytes");
    check_region("0x1000: 1", "t.s:1:1: error: out of range: '0x1000'; 0 to 4095 is allowed");
    check_region("2: 1", "t.s:1:1: error: address '2'; a multiple of 4 is allowed");
    check_region("0: x", "t.s:1:4: error: found 'x'; a number is allowed");
    check_region("", "t.s:1:1: error: found the end of the line; ADDRESS: is missing");
}

static void test_data_region_counts_in_units(void **state)
{
    (void)state;
    static const struct common_region region = {.space = 2,
                                                .bytes = 0x20,
                                                .last = 1,
                                                .what = "register",
                                                .unit = 16,
                                                .read = common_data_single,
                                                .missing = "NUMBER: is missing",
                                                .beyond = "leads out, from",
                                                .allowed = "there are two"};
    static const struct common_region bytes = {.bytes = 8, .last = 7, .what = "place", .unit = 1};
    struct assembler a;
    begin(&a, "1: 1.0 2\n1: 1 2 3 4 5\n", &brackets);
    assert_int_equal(common_data_region(&a.base, &region, NULL), 0);
    assert_int_equal(a.program.init[0].addr, 16);
    assert_int_equal(a.program.init[0].word[0], 0x3f800000);
    assert_int_equal(a.program.init[0].word[1], 2);
    assert_true(common_text_next_line(&a.base.at));
    assert_int_equal(common_data_region(&a.base, &region, NULL), -1);
    assert_string_equal(a.err.text, "t.s:2:1: error: leads out, from '1'; there are two");
    end(&a);
    begin(&a, "3: 1", &brackets);
    assert_int_equal(common_data_region(&a.base, &bytes, NULL), -1);
    assert_string_equal(a.err.text, "t.s:1:1: error: place '3'; a multiple of 4 is allowed");
    end(&a);
}

/* --- traps --- */

static int parse_trap(const char *name, uint32_t *trap)
{
    *trap = !strcmp(name, "STOP")    ? 1
            : !strcmp(name, "BREAK") ? 2
            : !strcmp(name, "LIMIT") ? 1 << 16
            : !strcmp(name, "none")  ? 0
                                     : 99;
    return *trap == 99 ? -1 : 0;
}

static void check_traps(const char *source, bool fatal_once, uint32_t trap, const char *message)
{
    const struct common_trap_text say = {.parse = parse_trap,
                                         .missing = "a name is missing",
                                         .what = "trap",
                                         .allowed = "names are allowed",
                                         .second = fatal_once ? "second fatal" : NULL,
                                         .one = "one is allowed"};
    struct assembler a;
    struct common_token name;
    int status;
    begin(&a, source, &names);
    do {
        assert_true(common_text_word(&a.base.at, &name));
        a.base.word = name;
        status = common_expect_traps(&a.base, &say);
    } while (status == 0 && common_text_next_line(&a.base.at));
    assert_string_equal(a.err.text, message);
    assert_int_equal(status, message[0] ? -1 : 0);
    if (status == 0) {
        assert_true(a.program.expect_trap);
        assert_int_equal(a.program.trap, trap);
    }
    end(&a);
}

static void test_traps_are_one_fatal_and_flags(void **state)
{
    (void)state;
    check_traps("trap STOP + LIMIT", true, 0x10001, "");
    check_traps("trap LIMIT LIMIT BREAK", true, 0x10002, "");
    check_traps("trap STOP LIMIT", false, 0x10001, "");
    check_traps("trap", true, 0, "t.s:1:5: error: found the end of the line; a name is missing");
    check_traps("trap STOPS", true, 0, "t.s:1:6: error: trap 'STOPS'; names are allowed");
    check_traps("trap none", true, 0, "t.s:1:6: error: trap 'none'; names are allowed");
    check_traps("trap STOP BREAK", true, 0,
                "t.s:1:11: error: second fatal 'BREAK'; one is allowed");
    check_traps("trap LIMIT LIMIT", false, 0, "t.s:1:12: error: trap 'LIMIT'; names are allowed");
    check_traps("trap STOP\ntrap LIMIT", true, 0,
                "t.s:2:1: error: second 'trap'; one line with all expected traps is allowed");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_directive_puts_numbers_into_the_launch),
        cmocka_unit_test(test_directive_waits_for_its_phase),
        cmocka_unit_test(test_directive_needs_and_tags_are_every_isa_s),
        cmocka_unit_test(test_directive_chip_is_there_where_chips_are),
        cmocka_unit_test(test_directive_says_what_is_wrong),
        cmocka_unit_test(test_directive_kinds_are_rows_too),
        cmocka_unit_test(test_label_is_a_name_and_a_colon),
        cmocka_unit_test(test_code_is_words_with_their_lines),
        cmocka_unit_test(test_data_words_are_numbers_and_addresses),
        cmocka_unit_test(test_data_words_say_what_is_wrong),
        cmocka_unit_test(test_data_of_a_file_has_the_form_that_its_name_says),
        cmocka_unit_test(test_data_singles_are_no_labels),
        cmocka_unit_test(test_data_words_come_from_files),
        cmocka_unit_test(test_data_key_is_a_number_and_a_colon),
        cmocka_unit_test(test_data_region_fits_into_its_memory),
        cmocka_unit_test(test_data_region_counts_in_units),
        cmocka_unit_test(test_traps_are_one_fatal_and_flags),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
