/* .hex files: what is read, what is refused and where, and that a failed write leaves nothing.
 * Runs from the top of the tree and writes below build/. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "hex.h"
#include "test_folder.h"

struct place {
    char folder[TEST_FOLDER], path[64];
};

static int make_place(void **state)
{
    struct place *place = calloc(1, sizeof *place);
    if (test_folder_make(place->folder) != 0) return -1;
    snprintf(place->path, sizeof place->path, "%s/a.hex", place->folder);
    *state = place;
    return 0;
}

static int drop_place(void **state)
{
    struct place *place = *state;
    unlink(place->path);
    int status = test_folder_remove(place->folder);
    free(place);
    return status;
}

static void write_file(const char *path, const char *text, size_t size)
{
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    assert_int_equal(fwrite(text, 1, size, file), size);
    fclose(file);
}

static void check_error(const struct place *place, const char *text, size_t size,
                        const char *message)
{
    uint32_t *word = (uint32_t *)1;
    size_t count = 9;
    struct common_error err = {""};
    char expected[256];
    write_file(place->path, text, size);
    assert_int_equal(common_hex_read(place->path, &word, NULL, &count, &err), -1);
    snprintf(expected, sizeof expected, "%s%s", place->path, message);
    assert_string_equal(err.text, expected);
    assert_null(word);
    assert_int_equal(count, 0);
}

static void test_hex_read_takes_words_comments_and_blanks(void **state)
{
    struct place *place = *state;
    static const char text[] =
        "\xef\xbb\xbf# head\n\n1\n  0xDeadBeef  # end\n00000002\r\n\t0X3\nffffffff";
    static const uint32_t expected[] = {1, 0xdeadbeef, 2, 3, 0xffffffff};
    static const unsigned lines[] = {3, 4, 5, 6, 7};
    uint32_t *word;
    unsigned *line;
    size_t count;
    struct common_error err = {""};
    write_file(place->path, text, sizeof text - 1);
    assert_int_equal(common_hex_read(place->path, &word, &line, &count, &err), 0);
    assert_int_equal(count, 5);
    assert_memory_equal(word, expected, sizeof expected);
    assert_memory_equal(line, lines, sizeof lines);
    free(word);
    free(line);
}

static void test_hex_read_takes_several_words_of_a_line(void **state)
{
    struct place *place = *state;
    static const char text[] = "1 2,3 , 0x4,\n// a comment: 9\n0X5\t6//7\n8 # 9\n";
    static const uint32_t expected[] = {1, 2, 3, 4, 5, 6, 8};
    static const unsigned lines[] = {1, 1, 1, 1, 3, 3, 4};
    uint32_t *word;
    unsigned *line;
    size_t count;
    struct common_error err = {""};
    write_file(place->path, text, sizeof text - 1);
    assert_int_equal(common_hex_read(place->path, &word, &line, &count, &err), 0);
    assert_int_equal(count, 7);
    assert_memory_equal(word, expected, sizeof expected);
    assert_memory_equal(line, lines, sizeof lines);
    free(word);
    free(line);
}

static void test_hex_read_of_an_empty_file_gives_no_words(void **state)
{
    struct place *place = *state;
    uint32_t *word = (uint32_t *)1;
    size_t count = 9;
    struct common_error err = {""};
    write_file(place->path, "# nothing\n", 10);
    assert_int_equal(common_hex_read(place->path, &word, NULL, &count, &err), 0);
    assert_null(word);
    assert_int_equal(count, 0);
}

static void test_hex_read_names_line_and_column_of_what_is_wrong(void **state)
{
    struct place *place = *state;
    static const struct {
        const char *text, *message;
    } bad[] = {
        {"1\n xyz\n", ":2:2: error: found 'x'; expected hexadecimal words"},
        {"1 z\n", ":1:3: error: found 'z'; expected hexadecimal words"},
        {"1,,2\n", ":1:3: error: found ','; expected hexadecimal words"},
        {",1\n", ":1:1: error: found ','; expected hexadecimal words"},
        {"1 / 2\n", ":1:3: error: found '/'; expected hexadecimal words"},
        {"1;2\n", ":1:2: error: found ';'; expected hexadecimal words"},
        {"12g4\n", ":1:3: error: found 'g'; expected hexadecimal words"},
        {"0x\n", ":1:3: error: found the end of the line; expected hexadecimal words"},
        {"1\n\n 123456789\n",
         ":3:2: error: word has more than 32 bits; expected words of 8 digits at most"},
        {"-1\n", ":1:1: error: found '-'; expected hexadecimal words"},
        {"1\n\x80\n", ":2:1: error: found 0x80; expected hexadecimal words"},
    };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        check_error(place, bad[i].text, strlen(bad[i].text), bad[i].message);
    check_error(place, "12\0\n", 4,
                ":1:3: error: found a NUL byte; expected text, or bytes in a file .bin");
}

static void test_hex_read_refuses_an_overlong_line(void **state)
{
    struct place *place = *state;
    static char text[5000];
    memset(text, ' ', sizeof text);
    check_error(place, text, sizeof text,
                ":1:4096: error: line is too long; 4095 characters are allowed");
}

static void test_hex_read_of_a_missing_file_or_a_folder_fails(void **state)
{
    struct place *place = *state;
    uint32_t *word;
    size_t count;
    struct common_error err = {""};
    char expected[128];
    assert_int_equal(common_hex_read(place->path, &word, NULL, &count, &err), -1);
    snprintf(expected, sizeof expected, "%s: error: cannot read: No such file or directory",
             place->path);
    assert_string_equal(err.text, expected);
    err.text[0] = '\0';
    assert_int_equal(common_hex_read(place->folder, &word, NULL, &count, &err), -1);
    assert_non_null(strstr(err.text, "cannot read: Is a directory"));
    assert_null(word);
}

static void test_hex_write_is_read_back(void **state)
{
    struct place *place = *state;
    uint32_t words[1000], *word;
    size_t count;
    struct common_error err = {""};
    for (uint32_t i = 0; i < 1000; i++) words[i] = i * 0x01234567u;
    assert_int_equal(common_hex_write(place->path, words, 1000, &err), 0);
    assert_int_equal(common_hex_write(place->path, words, 999, &err), 0); /* replaces the file */
    assert_int_equal(common_hex_read(place->path, &word, NULL, &count, &err), 0);
    assert_int_equal(count, 999);
    assert_memory_equal(word, words, 999 * sizeof *word);
    free(word);
}

static void test_hex_write_writes_eight_digits_a_line(void **state)
{
    struct place *place = *state;
    static const uint32_t words[] = {0x1, 0xabcdef01};
    char text[64];
    struct common_error err = {""};
    assert_int_equal(common_hex_write(place->path, words, 2, &err), 0);
    FILE *file = fopen(place->path, "r");
    assert_non_null(file);
    size_t size = fread(text, 1, sizeof text, file);
    fclose(file);
    assert_int_equal(size, 18);
    assert_memory_equal(text, "00000001\nabcdef01\n", 18);
}

static void test_hex_write_that_fails_leaves_nothing(void **state)
{
    struct place *place = *state;
    static const uint32_t words[] = {1};
    char path[128];
    struct common_error err = {""};
    snprintf(path, sizeof path, "%s/no/such", place->folder);
    assert_int_equal(common_hex_write(path, words, 1, &err), -1);
    assert_non_null(strstr(err.text, "/no/such: error: cannot write: No such file or directory"));
    err.text[0] = '\0';
    assert_int_equal(common_hex_write(place->folder, words, 1, &err),
                     -1); /* rename onto a folder */
    assert_non_null(strstr(err.text, ": error: cannot write: "));
    assert_int_not_equal(access(place->path, F_OK), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_hex_read_takes_words_comments_and_blanks, make_place,
                                        drop_place),
        cmocka_unit_test_setup_teardown(test_hex_read_takes_several_words_of_a_line, make_place,
                                        drop_place),
        cmocka_unit_test_setup_teardown(test_hex_read_of_an_empty_file_gives_no_words, make_place,
                                        drop_place),
        cmocka_unit_test_setup_teardown(test_hex_read_names_line_and_column_of_what_is_wrong,
                                        make_place, drop_place),
        cmocka_unit_test_setup_teardown(test_hex_read_refuses_an_overlong_line, make_place,
                                        drop_place),
        cmocka_unit_test_setup_teardown(test_hex_read_of_a_missing_file_or_a_folder_fails,
                                        make_place, drop_place),
        cmocka_unit_test_setup_teardown(test_hex_write_is_read_back, make_place, drop_place),
        cmocka_unit_test_setup_teardown(test_hex_write_writes_eight_digits_a_line, make_place,
                                        drop_place),
        cmocka_unit_test_setup_teardown(test_hex_write_that_fails_leaves_nothing, make_place,
                                        drop_place),
    };
    return cmocka_run_group_tests_name("common_hex", tests, NULL, NULL);
}
