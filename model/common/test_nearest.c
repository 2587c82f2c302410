/* The word that was meant: distances, mnemonics of a table, words of other languages. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "nearest.h"

/* Rows that begin with words, and one that begins with a choice after an optional element. */
static const struct common_choice ways[] = {{"add", 0}, {"sub", 1}};
static const struct common_bitfield lane_field[] = {{.name = "lanes", .piece = {{0, 0, 4}}},
                                                    {.name = NULL}};
static const struct common_bitfield way_field[] = {
    {.name = "way", .piece = {{0, 4, 1}}, .domain = COMMON_CHOICE, .choice = ways}, {.name = NULL}};
static const struct common_element elements[] = {{"lanes", 0, lane_field}, {"way", 1, way_field}};
static const struct common_row rows[] = {
    {"MOV", "mov a", 1, 0, {0}, {0xe0}, {0}, NULL, ""},
    {"RCP", "rcp%way a", 2, 0, {0x20}, {0xe0}, {0}, NULL, ""},
    {"WAY", "%lanes %way a", 3, 0, {0x40}, {0xe0}, {0}, NULL, ""},
};
static const struct common_op ops[] = {
    {.name = "none"}, {.name = "a"}, {.name = "b"}, {.name = "c"}};
static const struct common_form forms[] = {{.name = "f", .words = 1}};
static struct common_cache cache;
static const struct common_encoding encoding = {.name = "t",
                                                .words = 1,
                                                .pattern_words = 1,
                                                .key = {{0, 5, 3}},
                                                .form = forms,
                                                .row = rows,
                                                .element = elements,
                                                .op = ops,
                                                .forms = 1,
                                                .rows = 3,
                                                .elements = 2,
                                                .ops = 4,
                                                .element_size = sizeof *elements,
                                                .cache = &cache};

static const char *said(const char *word)
{
    static struct common_error err;
    static const char *const other[] = {"findlsb", NULL};
    err.text[0] = '\0';
    const struct common_text text = common_text_begin("t.s", word, &common_syntax_words, &err);
    const struct common_token token = {word, strlen(word), 3, 5};
    assert_int_equal(common_mnemonic_fail(&text, &token, &encoding, other, "those are allowed"),
                     -1);
    return err.text;
}

static void test_mnemonic_names_the_nearest_of_the_table(void **state)
{
    (void)state;
    assert_string_equal(said("mvo"), "t.s:3:5: error: 'mvo' is no instruction; did you mean mov?");
    assert_string_equal(said("Addd"),
                        "t.s:3:5: error: 'Addd' is no instruction; did you mean add?");
    assert_string_equal(said("findlbs"),
                        "t.s:3:5: error: 'findlbs' is no instruction; did you mean findlsb?");
}

static void test_mnemonic_knows_words_of_other_languages(void **state)
{
    (void)state;
    assert_string_equal(said("idiv"),
                        "t.s:3:5: error: 'idiv' is no instruction; did you mean rcp?");
    assert_string_equal(said("inc"), "t.s:3:5: error: 'inc' is no instruction; did you mean add?");
    assert_string_equal(said("dec"), "t.s:3:5: error: 'dec' is no instruction; did you mean sub?");
    assert_string_equal(said("LDI"), "t.s:3:5: error: 'LDI' is no instruction; did you mean mov?");
}

static void test_mnemonic_that_is_near_to_nothing_says_what_is_allowed(void **state)
{
    char longest[128];
    (void)state;
    assert_string_equal(said("frob"),
                        "t.s:3:5: error: 'frob' is no instruction; those are allowed");
    assert_string_equal(said("barrier"),
                        "t.s:3:5: error: 'barrier' is no instruction; those are allowed");
    memset(longest, 'm', sizeof longest);
    longest[sizeof longest - 1] = '\0';
    assert_non_null(strstr(said(longest), "mmm...' is no instruction; those are allowed"));
}

static void test_nearest_of_no_word_is_none(void **state)
{
    struct common_nearest nearest = {.word = ""}, none = {.word = NULL};
    (void)state;
    common_nearest_offer(&nearest, "run", 3);
    common_nearest_offer(&none, "run", 3);
    assert_null(nearest.found);
    assert_null(none.found);
}

static void test_nearest_keeps_the_least_different(void **state)
{
    struct common_nearest nearest = {.word = "suit"};
    struct common_error err = {.text = "no such command"};
    (void)state;
    common_nearest_offer(&nearest, "shrink", 6);
    assert_null(nearest.found);
    common_nearest_offer(&nearest, "suet", 4);
    common_nearest_offer(&nearest, "suite", 5);
    assert_string_equal(nearest.found, "suet");
    assert_int_equal(common_nearest_say(&nearest, "--", "=", &err), -1);
    assert_string_equal(err.text, "no such command; did you mean --suet=?");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_mnemonic_names_the_nearest_of_the_table),
        cmocka_unit_test(test_mnemonic_knows_words_of_other_languages),
        cmocka_unit_test(test_mnemonic_that_is_near_to_nothing_says_what_is_allowed),
        cmocka_unit_test(test_nearest_of_no_word_is_none),
        cmocka_unit_test(test_nearest_keeps_the_least_different),
    };
    return cmocka_run_group_tests_name("nearest", tests, NULL, NULL);
}
