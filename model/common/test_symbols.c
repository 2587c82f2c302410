/* Names of a source: found by hash, defined once, as many as there are. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "symbols.h"

static const struct common_syntax syntax = {.blank = " ", .comment = {";"}};

static void test_symbols_are_found_by_their_whole_name(void **state)
{
    (void)state;
    struct common_error err = {""};
    struct common_text text = common_text_begin("t.s", "ab\na\nabc", &syntax, &err);
    struct common_symbols symbols = {0};
    struct common_token token;
    assert_null(common_symbols_find(&symbols, "ab", 2));
    do {
        assert_true(common_text_word(&text, &token));
        assert_int_equal(
            common_symbols_add(&symbols, &text, &token, COMMON_SYMBOL_LABEL, token.line), 0);
    } while (common_text_next_line(&text));
    assert_int_equal(symbols.count, 3);
    assert_int_equal(common_symbols_find(&symbols, "ab", 2)->value, 1);
    assert_int_equal(common_symbols_find(&symbols, "a", 1)->value, 2);
    assert_int_equal(common_symbols_find(&symbols, "abc", 3)->value, 3);
    assert_null(common_symbols_find(&symbols, "b", 1));
    assert_null(common_symbols_find(&symbols, "", 0));
    common_symbols_free(&symbols);
    assert_null(common_symbols_find(&symbols, "a", 1));
}

static void test_symbols_are_defined_once(void **state)
{
    (void)state;
    struct common_error err = {""};
    struct common_text text = common_text_begin("t.s", "x\n\n  x", &syntax, &err);
    struct common_symbols symbols = {0};
    struct common_token token;
    assert_true(common_text_word(&text, &token));
    assert_int_equal(common_symbols_add(&symbols, &text, &token, COMMON_SYMBOL_LABEL, 0), 0);
    assert_true(common_text_next_line(&text) && common_text_next_line(&text));
    assert_true(common_text_word(&text, &token));
    assert_int_equal(common_symbols_add(&symbols, &text, &token, COMMON_SYMBOL_CONSTANT, 0), -1);
    assert_string_equal(
        err.text,
        "t.s:3:3: error: second definition of 'x'; line 1 did; one definition is allowed");
    assert_int_equal(symbols.count, 1);
    common_symbols_free(&symbols);
}

/* A walk over the list for each of them would be 10^10 compares: minutes. */
/* The longest row of used slots: no search looks at more of them, and one more. */
static size_t longest_row(const struct common_symbols *symbols)
{
    size_t longest = 0, row = 0;

    for (size_t i = 0; i < symbols->slots; i++) {
        row = symbols->slot[i] ? row + 1 : 0;
        if (row > longest) longest = row;
    }
    return longest;
}

static void test_symbols_of_100000_none_is_far_from_its_place(void **state)
{
    (void)state;
    enum { COUNT = 100000, LENGTH = 10 };
    struct common_error err = {""};
    struct common_text text = common_text_begin("t.s", "", &syntax, &err);
    struct common_symbols symbols = {0};
    char *name = malloc((size_t)COUNT * LENGTH + 1);
    assert_non_null(name);
    for (unsigned i = 0; i < COUNT; i++) snprintf(name + i * LENGTH, LENGTH + 1, "label%05u", i);
    for (unsigned i = 0; i < COUNT; i++) {
        const struct common_token token = {name + i * LENGTH, LENGTH, i + 1, 1};
        assert_int_equal(common_symbols_add(&symbols, &text, &token, COMMON_SYMBOL_LABEL, i), 0);
    }
    for (unsigned i = 0; i < COUNT; i++) {
        const struct common_symbol *found =
            common_symbols_find(&symbols, name + i * LENGTH, LENGTH);
        assert_non_null(found);
        assert_int_equal(found->value, i);
    }
    assert_true(symbols.slots > 2 * symbols.count);
    assert_in_range(longest_row(&symbols), 1, 64);
    common_symbols_free(&symbols);
    free(name);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_symbols_are_found_by_their_whole_name),
        cmocka_unit_test(test_symbols_are_defined_once),
        cmocka_unit_test(test_symbols_of_100000_none_is_far_from_its_place),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
