/* Words in files of every form: written words read back, and the messages for files that cannot
 * be read. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "file.h"
#include "words.h"

static const char *const suffixes[] = {".hex", ".bin", ".f32", ".csv", ""};

static void path_of(char *path, size_t size, const char *suffix)
{
    snprintf(path, size, "build/test_words_%ld%s", (long)getpid(), suffix);
}

static void put(const char *path, const void *byte, size_t size)
{
    FILE *out = fopen(path, "wb");
    assert_non_null(out);
    assert_int_equal(fwrite(byte, 1, size, out), size);
    assert_int_equal(fclose(out), 0);
}

static void test_words_read_back_as_they_were_written(void **state)
{
    (void)state;
    static const uint32_t word[11] = {0x3f800000, 0x80000000, 0x7fc12345, 0x00000001,
                                      0x7f800000, 0xff7fffff, 0x12345678, 0,
                                      0xffffffff, 0x3dcccccd, 0x40490fdb};
    for (unsigned i = 0; i < sizeof suffixes / sizeof suffixes[0]; i++) {
        char path[96];
        uint32_t *back;
        size_t count;
        struct common_error err = {""};
        path_of(path, sizeof path, suffixes[i]);
        assert_int_equal(common_words_write(path, word, 11, &err), 0);
        if (common_words_read(path, &common_single, &back, &count, &err) != 0)
            fail_msg("%s", err.text);
        assert_int_equal(count, 11);
        assert_memory_equal(back, word, sizeof word);
        free(back);
        unlink(path);
    }
}

static void check_read(const char *suffix, const void *byte, size_t size, size_t count,
                       uint32_t first, uint32_t last)
{
    char path[96];
    uint32_t *word;
    size_t got;
    struct common_error err = {""};
    path_of(path, sizeof path, suffix);
    put(path, byte, size);
    if (common_words_read(path, &common_single, &word, &got, &err) != 0) fail_msg("%s", err.text);
    assert_int_equal(got, count);
    if (count != 0) {
        assert_int_equal(word[0], first);
        assert_int_equal(word[count - 1], last);
    } else {
        assert_null(word);
    }
    free(word);
    unlink(path);
}

static void test_words_have_the_form_that_the_name_says(void **state)
{
    (void)state;
    check_read(".bin", "\x78\x56\x34\x12\x01\0\0\x80", 8, 2, 0x12345678, 0x80000001);
    check_read(".bin", "", 0, 0, 0, 0);
    check_read(".f32", "1.5\n# a comment\n-inf\n", 20, 2, 0x3fc00000, 0xff800000);
    check_read(".csv", "1, 2,3\n0x10\n", 12, 4, 0x3f800000, 0x10);
    check_read(".csv", "", 0, 0, 0, 0);
    check_read(".hex", "1\n0x10\n", 7, 2, 1, 0x10);
    check_read(".x", "10\n", 3, 1, 0x10, 0x10);
}

static void check_bad(const char *suffix, const void *byte, size_t size, const char *message)
{
    char path[96], whole[256];
    uint32_t *word;
    size_t count;
    struct common_error err = {""};
    path_of(path, sizeof path, suffix);
    put(path, byte, size);
    assert_int_equal(common_words_read(path, &common_single, &word, &count, &err), -1);
    snprintf(whole, sizeof whole, "%s%s", path, message);
    assert_string_equal(err.text, whole);
    unlink(path);
}

static void test_bad_words_are_told_where(void **state)
{
    (void)state;
    check_bad(".bin", "12345", 5, ":0x4: error: 5 bytes; a multiple of 4 is allowed");
    check_bad(".f32", "1\n2,3\n", 6, ":2:3: error: a second number; one a line is allowed");
    check_bad(".hex", "1\nx\n", 4, ":2:1: error: found 'x'; expected hexadecimal words");
    char path[96];
    uint32_t *word;
    size_t count;
    struct common_error err = {""};
    path_of(path, sizeof path, ".csv");
    put(path, "1,\n2,x\n", 7);
    assert_int_equal(common_words_read(path, &common_single, &word, &count, &err), -1);
    assert_non_null(strstr(err.text, ".csv:1:3: error: "));
    unlink(path);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_words_read_back_as_they_were_written),
        cmocka_unit_test(test_words_have_the_form_that_the_name_says),
        cmocka_unit_test(test_bad_words_are_told_where),
    };
    return cmocka_run_group_tests_name("common_words", tests, NULL, NULL);
}
