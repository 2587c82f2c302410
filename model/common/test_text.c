/* The reader below the assemblers, in a language of names and one of bracketed words: words,
 * places, numbers, and each message. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "symbols.h"
#include "text.h"

static const struct common_syntax names = {.blank = " \t\r",
                                           .comment = {";", "//"},
                                           .filler = ",()",
                                           .file = "a file is allowed",
                                           .data = "values are allowed"};
static const struct common_syntax brackets = {.blank = " \t\r,",
                                              .comment = {"//"},
                                              .dots = true,
                                              .brackets = true,
                                              .filler = "",
                                              .number = "a number is allowed",
                                              .file = "a file is allowed",
                                              .data = "words are allowed"};

static struct common_error err;

static struct common_text begin(const char *source, const struct common_syntax *syntax)
{
    err.text[0] = '\0';
    return common_text_begin("t.s", source, syntax, &err);
}

static void check_token(const struct common_token *token, const char *text, unsigned line,
                        unsigned col)
{
    assert_true(common_token_is(token, text));
    assert_int_equal(token->line, line);
    assert_int_equal(token->col, col);
}

static void check_word(struct common_text *text, const char *word, unsigned line, unsigned col)
{
    struct common_token token;
    assert_true(common_text_word(text, &token));
    check_token(&token, word, line, col);
}

/* --- words --- */

static void test_text_splits_names_and_single_characters(void **state)
{
    (void)state;
    struct common_text text = begin("  mov r0.xy,-c12 ; rest\nend", &names);
    check_word(&text, "mov", 1, 3);
    check_word(&text, "r0", 1, 7);
    check_word(&text, ".", 1, 9);
    check_word(&text, "xy", 1, 10);
    check_word(&text, ",", 1, 12);
    check_word(&text, "-", 1, 13);
    check_word(&text, "c12", 1, 14);
    assert_true(common_text_at_end(&text));
    assert_true(common_text_next_line(&text));
    check_word(&text, "end", 2, 1);
    assert_true(common_text_at_end(&text));
    assert_false(common_text_next_line(&text));
}

static void test_text_begins_behind_a_byte_order_mark(void **state)
{
    (void)state;
    struct common_text text = begin("\xef\xbb\xbf"
                                    "mov",
                                    &names);
    check_word(&text, "mov", 1, 1);
    assert_true(common_text_at_end(&text));
    text = begin("\xef\xbb", &names); /* the beginning of one is none */
    assert_false(common_text_at_end(&text));
}

static void test_text_names_with_dots_are_one_word(void **state)
{
    (void)state;
    static const struct common_syntax dots = {.blank = " ", .comment = {";"}, .dots = true};
    struct common_text text = begin(".tags add.last r1,-5 -x - 5", &dots);
    uint32_t value;
    check_word(&text, ".tags", 1, 1);
    check_word(&text, "add.last", 1, 7);
    check_word(&text, "r1", 1, 16);
    check_word(&text, ",", 1, 18);
    assert_int_equal(common_text_number(&text, -5, 5, &value), 0);
    assert_int_equal(value, (uint32_t)-5);
    assert_int_equal(common_text_number(&text, -5, 5, &value), -1);
    assert_string_equal(err.text, "t.s:1:22: error: found '-x'; a number from -5 to 5 is allowed");
    text = begin("- 5", &dots); /* the sign is right before its number */
    assert_int_equal(common_text_number(&text, -5, 5, &value), -1);
    assert_string_equal(err.text, "t.s:1:1: error: found '-'; a number from -5 to 5 is allowed");
    text = begin("-6", &dots);
    assert_int_equal(common_text_number(&text, -5, 5, &value), -1);
    assert_string_equal(err.text,
                        "t.s:1:1: error: out of range: '-6'; a number from -5 to 5 is allowed");
}

static void test_text_names_may_have_more_letters(void **state)
{
    (void)state;
    static const struct common_syntax dollars = {.blank = " ", .comment = {";"}, .letters = "$?"};
    struct common_text text = begin("$a1 b$?2 ", &dollars);
    check_word(&text, "$a1", 1, 1);
    check_word(&text, "b$?2", 1, 5);
    assert_true(common_text_is_name(&dollars, "$", 1));
    assert_false(common_text_is_name(&names, "$", 1));
    assert_false(common_text_is_name(&dollars, "1$", 2));
    assert_false(common_text_is_name(&dollars, "a\0", 2));
}

static void test_text_words_of_the_language_may_be_in_any_case(void **state)
{
    (void)state;
    static const struct common_syntax any = {.blank = " ", .comment = {";"}, .any_case = true};
    struct common_text text = begin("Cmp.X END", &any);
    struct common_token token = {"eNd", 3, 1, 1};
    assert_true(common_text_take(&text, "cmp.x"));
    assert_false(common_text_take(&text, "en"));
    assert_true(common_text_take(&text, "end"));
    assert_true(common_text_says(&any, &token, "end"));
    assert_false(common_text_says(&any, &token, "ends"));
    assert_false(common_text_says(&names, &token, "end"));
    text = begin("END", &names);
    assert_false(common_text_take(&text, "end"));
}

static void check_place(const struct common_text *text, unsigned line, const char *file,
                        unsigned shown)
{
    const struct common_place place = common_text_place(text, line);
    assert_int_equal(place.length, strlen(file));
    assert_memory_equal(place.file, file, strlen(file));
    assert_int_equal(place.line, shown);
}

static void test_text_line_markers_move_places(void **state)
{
    (void)state;
    static const char source[] = "a\n# 7 \"x.h\" 1 3\nb\n#line 30\nc\n # 2 \"t.s\" ; back\nd";
    static const int is_marker[] = {0, 1, 0, 1, 0, 1, 0};
    struct common_lines lines = {0};
    struct common_text text = begin(source, &names);
    text.lines = &lines;
    for (unsigned i = 0; i < 7; i++) {
        struct common_token token;
        assert_int_equal(common_lines_read(&lines, &text), is_marker[i]);
        if (!is_marker[i]) assert_true(common_text_word(&text, &token));
        assert_true(common_text_at_end(&text));
        assert_int_equal(common_text_next_line(&text), i < 6);
    }
    check_place(&text, 1, "t.s", 1);
    check_place(&text, 2, "t.s", 2); /* the marker itself */
    check_place(&text, 3, "x.h", 7);
    check_place(&text, 5, "x.h", 30);
    check_place(&text, 7, "t.s", 2);
    assert_int_equal(common_text_error(&text, 5, 4, "%d is bad", 9), -1);
    assert_string_equal(err.text, "x.h:30:4: error: 9 is bad");
    common_lines_free(&lines);
    assert_int_equal(lines.count, 0);
}

static void test_text_line_markers_are_checked(void **state)
{
    (void)state;
    static const char *const bad[][2] = {
        {"# x", "t.s:1:3: error: found 'x'; a line number"},
        {"# 1 x", "t.s:1:5: error: found 'x'; a line number"},
        {"# 1 \"x", "t.s:1:5: error: found '\"'; a file is allowed"},
        {"# 1 \"x\" y", "t.s:1:9: error: found 'y'; a number from 0 to 9"},
        {"# 2147483648", "t.s:1:3: error: out of range: '2147483648'"},
    };
    for (unsigned i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        struct common_lines lines = {0};
        struct common_text text = begin(bad[i][0], &names);
        text.lines = &lines;
        assert_int_equal(common_lines_read(&lines, &text), -1);
        if (strncmp(err.text, bad[i][1], strlen(bad[i][1])) != 0) fail_msg("%s", err.text);
        assert_int_equal(lines.count, 0);
    }
}

static void test_text_splits_bracketed_words_at_blanks_outside(void **state)
{
    (void)state;
    struct common_text text = begin("a.b: (lg $c0)\tg14[x_0 + 4], \"x y\" -1// rest", &brackets);
    check_word(&text, "a.b:", 1, 1);
    check_word(&text, "(", 1, 6);
    check_word(&text, "lg", 1, 7);
    check_word(&text, "$c0", 1, 10);
    check_word(&text, ")", 1, 13);
    check_word(&text, "g14[x_0 + 4]", 1, 15);
    check_word(&text, "\"x y\"", 1, 29);
    check_word(&text, "-1", 1, 35);
    assert_true(common_text_at_end(&text));
    text = begin("s[0x10 // never closed\n", &brackets);
    check_word(&text, "s[0x10", 1, 1);
}

static void test_text_goes_on_behind_a_backslash(void **state)
{
    (void)state;
    struct common_text text = begin("one \\ ; why\n  two\\\n\\\nthree \\x", &names);
    check_word(&text, "one", 1, 1);
    check_word(&text, "two", 2, 3);
    check_word(&text, "three", 4, 1);
    check_word(&text, "\\", 4, 7); /* nothing but blanks and a comment may follow */
    text = begin("one \\", &names);
    check_word(&text, "one", 1, 1);
    assert_true(common_text_at_end(&text));
}

static void test_text_lists_the_words_of_a_line(void **state)
{
    (void)state;
    struct common_token token[16];
    size_t count;
    struct common_text text = begin("\n a b \\\n c\nd", &brackets);
    assert_int_equal(common_text_words_of_line(&text, token, &count), 0);
    assert_int_equal(count, 0);
    assert_true(common_text_next_line(&text));
    assert_int_equal(common_text_words_of_line(&text, token, &count), 0);
    assert_int_equal(count, 3);
    check_token(&token[2], "c", 3, 2);
    text = begin("a \"open\nb", &brackets);
    assert_int_equal(common_text_words_of_line(&text, token, &count), -1);
    assert_string_equal(err.text,
                        "t.s:1:3: error: string is not closed; '\"' is allowed on the same line");
}

static void test_text_takes_whole_words_only(void **state)
{
    (void)state;
    struct common_text text = begin("cmp.xy cmp.x && endif", &names);
    assert_false(common_text_take(&text, "cmp.x"));
    assert_true(common_text_take(&text, "cmp.xy"));
    assert_true(common_text_take(&text, "cmp.x"));
    assert_true(common_text_take(&text, "&&"));
    assert_false(common_text_take(&text, "end"));
    assert_int_equal(common_text_need(&text, "end", "'end' is allowed"), -1);
    assert_string_equal(err.text, "t.s:1:17: error: found 'endif'; 'end' is allowed");
    text = begin("file.x", &brackets);
    assert_false(common_text_take(&text, "file"));
}

static void test_text_finds_its_way_back_to_a_word(void **state)
{
    (void)state;
    struct common_token one;
    struct common_text text = begin("x\n  one two\nz", &names);
    check_word(&text, "x", 1, 1);
    assert_true(common_text_next_line(&text));
    assert_true(common_text_word(&text, &one));
    check_word(&text, "two", 2, 7);
    text = common_text_at(&text, &one);
    check_word(&text, "one", 2, 3);
    text = common_text_behind(&text, &one);
    check_word(&text, "two", 2, 7);
}

/* --- messages --- */

static void test_text_quotes_what_cannot_be_printed(void **state)
{
    (void)state;
    char buffer[12];
    const struct common_token token = {"a\x01\xff", 3, 1, 1}, longer = {"abcdefghijklm", 13, 1, 1};
    assert_string_equal(common_token_quote(&token, buffer, sizeof buffer), "'a?"
                                                                           "?'");
    assert_string_equal(common_token_quote(&longer, buffer, sizeof buffer), "'abcdef...'");
}

static void test_text_end_of_the_line_is_behind_the_last_word(void **state)
{
    (void)state;
    struct common_token token;
    struct common_text text = begin("word   ; comment", &names);
    assert_true(common_text_word(&text, &token));
    assert_true(common_text_at_end(&text));
    assert_int_equal(common_text_more(&text, "more is allowed"), -1);
    assert_string_equal(err.text, "t.s:1:5: error: found the end of the line; more is allowed");
    text = begin("", &names);
    assert_int_equal(common_text_fail_here(&text, "more is allowed"), -1);
    assert_string_equal(err.text, "t.s:1:1: error: found the end of the line; more is allowed");
    text = begin(" word", &names);
    assert_int_equal(common_text_more(&text, "more is allowed"), 0);
    assert_int_equal(common_text_end_line(&text), -1);
    assert_string_equal(err.text,
                        "t.s:1:2: error: found 'word'; the end of the line is allowed here");
}

static void test_text_once_is_once(void **state)
{
    (void)state;
    bool seen = false;
    struct common_text text = begin("word", &names);
    struct common_token token = common_text_here(&text);
    assert_int_equal(common_text_once(&text, &token, &seen), 0);
    assert_int_equal(common_text_once(&text, &token, &seen), -1);
    assert_string_equal(err.text, "t.s:1:1: error: second 'word'; one is allowed");
}

static void test_text_choice_is_one_of_the_words(void **state)
{
    (void)state;
    static const char *const words[] = {"1d", "2d"};
    struct common_text text = begin("2d 3d", &names);
    assert_int_equal(common_text_choice(&text, words, 2, "1d or 2d is allowed"), 1);
    assert_int_equal(common_text_choice(&text, words, 2, "1d or 2d is allowed"), -1);
    assert_string_equal(err.text, "t.s:1:4: error: found '3d'; 1d or 2d is allowed");
}

static void test_text_names_begin_with_a_letter(void **state)
{
    (void)state;
    struct common_token token;
    struct common_text text = begin("a_1 1a", &names);
    assert_true(common_text_name(&text, &token));
    assert_false(common_text_name(&text, &token));
    assert_true(common_text_is_name(&brackets, ".a.1", 4));
    assert_false(common_text_is_name(&names, "a.1", 3));
    assert_false(common_text_is_name(&names, "", 0));
}

static void test_text_strings_end_on_their_line(void **state)
{
    (void)state;
    struct common_token token;
    struct common_text text = begin(" \"a b\" \"open\n\"", &names);
    assert_int_equal(common_text_string(&text, &token), 0);
    check_token(&token, "a b", 1, 2);
    assert_int_equal(common_text_string(&text, &token), -1);
    assert_string_equal(err.text, "t.s:1:8: error: found '\"'; a file is allowed");
}

static void test_text_paths_are_relative_to_the_source(void **state)
{
    (void)state;
    static const struct {
        const char *file, *source, *path;
    } list[] = {{"t.s", "\"x.hex\"", "x.hex"},
                {"a/b/t.s", "\"c/x.hex\"", "a/b/c/x.hex"},
                {"a/b/t.s", "\"/x.hex\"", "/x.hex"}};
    for (unsigned i = 0; i < 3; i++) {
        char *path = NULL;
        struct common_text text = common_text_begin(list[i].file, list[i].source, &names, &err);
        assert_int_equal(common_text_path(&text, &path), 0);
        assert_string_equal(path, list[i].path);
        free(path);
    }
}

/* --- numbers --- */

static void check_number(const char *source, int status, int64_t value)
{
    int64_t got = 0;
    assert_int_equal(common_number(&brackets, NULL, source, strlen(source), &got), status);
    if (status == 0) assert_true(got == value);
}

static void test_number_takes_32_bits_with_and_without_sign(void **state)
{
    (void)state;
    check_number("0", 0, 0);
    check_number("4294967295", 0, 4294967295);
    check_number("0xFfFfFfFf", 0, 4294967295);
    check_number("-2147483648", 0, -2147483648LL);
    check_number("-0x10", 0, -16);
    check_number("4294967296", -2, 0);
    check_number("-2147483649", -2, 0);
    check_number("99999999999999999999999999", -2, 0);
    check_number("", -1, 0);
    check_number("-", -1, 0);
    check_number("0x", -1, 0);
    check_number("12a", -1, 0);
    check_number("0x1g", -1, 0);
    check_number("--1", -1, 0);
    check_number("name", -1, 0);
}

/* Data words go a short way; it must give what the long one gives, which is asked for by another
 * range. */
static void test_hexadecimal_word_is_the_same_by_either_way(void **state)
{
    static const char *const word[] = {
        "0x0", "0x9", "0xa",  "0xF",  "0xfFfFfFfF", "0x00000010", "0x123456789", "0x000000001",
        "0x",  "0xg", "0x1g", "0x@1", "0x`",        "0x1:",       "0x1.8p3",     "0X1f"};
    static const char *const end[] = {" 7", "\n", "", "\t7", "// 7"};
    const struct common_syntax *const syntax[] = {&names, &brackets};
    (void)state;
    for (unsigned s = 0; s < 2; s++)
        for (unsigned i = 0; i < sizeof word / sizeof word[0]; i++)
            for (unsigned k = 0; k < sizeof end / sizeof end[0]; k++) {
                char source[40];
                uint32_t value = 0, other = 0;
                snprintf(source, sizeof source, "  %s%s", word[i], end[k]);
                struct common_text one = begin(source, syntax[s]);
                int status = common_text_number(&one, 0, UINT32_MAX, &value);
                struct common_text two = begin(source, syntax[s]);
                int again = common_text_number(&two, 0, (int64_t)UINT32_MAX + 1, &other);
                assert_int_equal(status, again);
                assert_int_equal(value, other);
                if (!status) assert_ptr_equal(one.p, two.p);
            }
}

static void test_number_takes_the_name_of_a_constant(void **state)
{
    (void)state;
    struct common_symbols symbols = {0};
    struct common_text text = begin("four big here", &brackets);
    struct common_token token;
    uint32_t value;
    common_text_word(&text, &token);
    assert_int_equal(common_symbols_add(&symbols, &text, &token, COMMON_SYMBOL_CONSTANT, 4), 0);
    common_text_word(&text, &token);
    assert_int_equal(
        common_symbols_add(&symbols, &text, &token, COMMON_SYMBOL_CONSTANT, 0x80000001), 0);
    common_text_word(&text, &token);
    assert_int_equal(common_symbols_add(&symbols, &text, &token, COMMON_SYMBOL_LABEL, 8), 0);
    text = begin("four -four", &brackets);
    text.symbols = &symbols;
    assert_int_equal(common_text_number(&text, -4, 4, &value), 0);
    assert_int_equal(value, 4);
    assert_int_equal(common_text_number(&text, -4, 4, &value), 0);
    assert_int_equal(value, (uint32_t)-4);
    text = begin("-big", &brackets);
    text.symbols = &symbols;
    assert_int_equal(common_text_number(&text, INT32_MIN, UINT32_MAX, &value), -1);
    assert_string_equal(err.text,
                        "t.s:1:1: error: out of range: '-big'; -2147483648 to 4294967295 is "
                        "allowed");
    text = begin("here", &brackets); /* a label is no number */
    text.symbols = &symbols;
    assert_int_equal(common_text_number(&text, 0, 9, &value), -1);
    assert_string_equal(err.text, "t.s:1:1: error: found 'here'; a number is allowed");
    common_symbols_free(&symbols);
}

static void check_bad_number(const char *source, const struct common_syntax *syntax,
                             const char *message)
{
    uint32_t value;
    struct common_text text = begin(source, syntax);
    const char *p = text.p;
    assert_int_equal(common_text_number(&text, 1, 8, &value), -1);
    assert_string_equal(err.text, message);
    assert_ptr_equal(text.p, p); /* nothing was taken */
}

static void test_number_says_what_is_allowed(void **state)
{
    (void)state;
    check_bad_number("9", &names,
                     "t.s:1:1: error: out of range: '9'; a number from 1 to 8 is allowed");
    check_bad_number("x", &names, "t.s:1:1: error: found 'x'; a number from 1 to 8 is allowed");
    check_bad_number("", &names,
                     "t.s:1:1: error: found the end of the line; a number from 1 to 8 is allowed");
    check_bad_number("9", &brackets, "t.s:1:1: error: out of range: '9'; 1 to 8 is allowed");
    check_bad_number("0", &brackets, "t.s:1:1: error: out of range: '0'; 1 to 8 is allowed");
    check_bad_number("x", &brackets, "t.s:1:1: error: found 'x'; a number is allowed");
    check_bad_number("", &brackets,
                     "t.s:1:1: error: found the end of the line; a number is allowed");
}

static void test_numbers_are_as_many_as_asked_for(void **state)
{
    (void)state;
    uint32_t value[2];
    struct common_text text = begin("1, 2 // two", &brackets);
    assert_int_equal(common_text_numbers(&text, 2, 0, 9, value), 0);
    assert_int_equal(value[1], 2);
    text = begin("1", &brackets);
    assert_int_equal(common_text_numbers(&text, 2, 0, 9, value), -1);
    assert_string_equal(err.text,
                        "t.s:1:2: error: found the end of the line; 2 numbers are allowed");
    text = begin("", &brackets);
    assert_int_equal(common_text_numbers(&text, 1, 0, 9, value), -1);
    assert_string_equal(err.text, "t.s:1:1: error: found the end of the line; 1 number is allowed");
    text = begin("1 2 3", &brackets);
    assert_int_equal(common_text_numbers(&text, 2, 0, 9, value), -1);
    assert_string_equal(err.text, "t.s:1:5: error: found '3'; the end of the line is allowed here");
}

static uint32_t same(uint32_t single)
{
    return single;
}

static const struct common_value_format single = {.mask = 0xffffffff,
                                                  .sign = 0x80000000,
                                                  .inf = 0x7f800000,
                                                  .nan = 0x7fc00000,
                                                  .from_single = same,
                                                  .allowed = "a value is allowed"};

static void test_value_takes_decimals_bits_and_special_ones(void **state)
{
    (void)state;
    static const struct {
        const char *source;
        uint32_t bits;
    } good[] = {{"1", 0x3f800000},        {"-2.5", 0xc0200000},       {"+.5e1", 0x40a00000},
                {"1e-2", 0x3c23d70a},     {"0x80000001", 0x80000001}, {"inf", 0x7f800000},
                {"-inf", 0xff800000},     {"nan", 0x7fc00000},        {"3.4e38", 0x7f7fc99e},
                {"1.0f", 0x3f800000},     {"-2F", 0xc0000000},        {"0x1.8p1", 0x40400000},
                {"-0x1P-1f", 0xbf000000}, {"0x.8", 0x3f000000}};
    static const char *const bad[] = {"",      "x",     "-nan", "infx", "1e",  "1.2.3",
                                      "4x",    "-",     "0x1g", ".",    "anf", "0x100000000",
                                      "1.0ff", "-0x10", "0xp3", "1e+"};
    uint32_t bits;
    for (unsigned i = 0; i < sizeof good / sizeof good[0]; i++) {
        struct common_text text = begin(good[i].source, &names);
        assert_int_equal(common_text_value(&text, &single, &bits), 0);
        assert_int_equal(bits, good[i].bits);
        assert_true(common_text_at_end(&text));
    }
    struct common_text large = begin("-1E400", &names);
    assert_int_equal(common_text_value(&large, &single, &bits), -1);
    assert_string_equal(err.text, "t.s:1:1: error: too large: '-1E400'; inf, or a number of the "
                                  "format is allowed");
    for (unsigned i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        struct common_text text = begin(bad[i], &names);
        assert_int_equal(common_text_value(&text, &single, &bits), -1);
        assert_non_null(strstr(err.text, "t.s:1:1: error: found "));
        assert_non_null(strstr(err.text, "; a value is allowed"));
    }
}

static void test_text_grow_keeps_what_is_there(void **state)
{
    (void)state;
    struct common_text text = begin("", &names);
    uint32_t *list = NULL;
    size_t room = 0;
    for (uint32_t i = 0; i < 1000; i++) {
        assert_int_equal(common_text_grow(&text, &list, i, &room, sizeof *list), 0);
        assert_true(room > i);
        list[i] = i;
    }
    for (uint32_t i = 0; i < 1000; i++) assert_int_equal(list[i], i);
    free(list);
}

static void test_text_says_when_memory_is_out(void **state)
{
    (void)state;
    struct common_text text = begin("", &names);
    assert_int_equal(common_text_fail_memory(&text), -1);
    assert_string_equal(err.text, "t.s: error: out of memory");
}

static void check_whole(const char *source, int64_t value, const char *message)
{
    struct common_text text = begin(source, &names);
    int64_t got = 0;
    int status = common_text_integer(&text, -100, 100, &got);
    assert_string_equal(err.text, message);
    assert_int_equal(status, message[0] != '\0' ? -1 : 0);
    if (status == 0) assert_true(got == value);
}

static void test_expressions_of_whole_numbers(void **state)
{
    (void)state;
    check_whole("32*2+1", 65, "");
    check_whole("-(7 % 4) - 0x10 / 3", -8, "");
    check_whole("2*(3+4)*-1", -14, "");
    check_whole("50*3", 0,
                "t.s:1:1: error: out of range: '50*3'; a number from -100 to 100 is allowed");
    check_whole("4/(2-2)", 0,
                "t.s:1:2: error: division by zero at '/'; another divisor is allowed");
    check_whole("0xffffffff*2", 0, "t.s:1:11: error: too large behind '*'; 32 bits are allowed");
    check_whole("(4", 0, "t.s:1:3: error: found the end of the line; ')' is allowed here");
    check_whole("x", 0, "t.s:1:1: error: found 'x'; a number from -100 to 100 is allowed");
}

static void test_expressions_of_real_numbers(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        uint32_t bits;
    } list[] = {{"1/3.0", 0x3eaaaaab},
                {"-sqrt(4)*0.5", 0xbf800000},
                {"min(2, max(1.5, 1))", 0x3fc00000},
                {"-inf", 0xff800000},
                {"0x40400000", 0x40400000},
                {"(1 + 2) * 1e1", 0x41f00000},
                {"floor(-1.5)", 0xc0000000}};
    static const struct {
        const char *text, *message;
    } wrong[] = {{"1/(1-1)", "t.s:1:2: error: division by zero at '/'; another divisor is allowed"},
                 {"1e20 * (1e20) # far", "t.s:1:1: error: too large: '1e20 * (1e20)'; inf, or a "
                                         "number of the format is allowed"},
                 {"-max(1, 2e19*2e19*1)", "t.s:1:1: error: too large: '-max(1, 2e19*2e19*1)'; inf, "
                                          "or a number of the format is allowed"},
                 {"sqrt(-1)", "t.s:1:1: error: no number comes from 'sqrt'; a real one is allowed"},
                 {"inf+1",
                  "t.s:1:1: error: nothing can be computed with 'inf'; a decimal number is "
                  "allowed in an expression"}};
    uint32_t bits;
    for (size_t i = 0; i < sizeof list / sizeof list[0]; i++) {
        struct common_text text = begin(list[i].text, &names);
        assert_int_equal(common_text_computed(&text, &single, &bits), 0);
        assert_int_equal(bits, list[i].bits);
        assert_true(common_text_at_end(&text));
    }
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        struct common_text text = begin(wrong[i].text, &names);
        assert_int_equal(common_text_computed(&text, &single, &bits), -1);
        assert_string_equal(err.text, wrong[i].message);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_text_splits_names_and_single_characters),
        cmocka_unit_test(test_text_begins_behind_a_byte_order_mark),
        cmocka_unit_test(test_text_names_with_dots_are_one_word),
        cmocka_unit_test(test_text_names_may_have_more_letters),
        cmocka_unit_test(test_text_words_of_the_language_may_be_in_any_case),
        cmocka_unit_test(test_text_line_markers_move_places),
        cmocka_unit_test(test_text_line_markers_are_checked),
        cmocka_unit_test(test_text_splits_bracketed_words_at_blanks_outside),
        cmocka_unit_test(test_text_goes_on_behind_a_backslash),
        cmocka_unit_test(test_text_lists_the_words_of_a_line),
        cmocka_unit_test(test_text_takes_whole_words_only),
        cmocka_unit_test(test_text_finds_its_way_back_to_a_word),
        cmocka_unit_test(test_text_quotes_what_cannot_be_printed),
        cmocka_unit_test(test_text_end_of_the_line_is_behind_the_last_word),
        cmocka_unit_test(test_text_once_is_once),
        cmocka_unit_test(test_text_choice_is_one_of_the_words),
        cmocka_unit_test(test_text_names_begin_with_a_letter),
        cmocka_unit_test(test_text_strings_end_on_their_line),
        cmocka_unit_test(test_text_paths_are_relative_to_the_source),
        cmocka_unit_test(test_number_takes_32_bits_with_and_without_sign),
        cmocka_unit_test(test_hexadecimal_word_is_the_same_by_either_way),
        cmocka_unit_test(test_number_takes_the_name_of_a_constant),
        cmocka_unit_test(test_number_says_what_is_allowed),
        cmocka_unit_test(test_numbers_are_as_many_as_asked_for),
        cmocka_unit_test(test_value_takes_decimals_bits_and_special_ones),
        cmocka_unit_test(test_expressions_of_whole_numbers),
        cmocka_unit_test(test_expressions_of_real_numbers),
        cmocka_unit_test(test_text_grow_keeps_what_is_there),
        cmocka_unit_test(test_text_says_when_memory_is_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
