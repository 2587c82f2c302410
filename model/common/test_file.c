/* Output files: whole or not at all, and never over what is no file. */
#define _XOPEN_SOURCE 700 /* mkfifo, symlink */
#include "file.h"

#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "test_folder.h"

struct place {
    char folder[TEST_FOLDER], path[96], other[96];
};

static int write_text(FILE *out, const void *what)
{
    return fputs(what, out) < 0;
}

static int write_nothing(FILE *out, const void *what)
{
    (void)what;
    fputs("half", out);
    return 1;
}

static void check_text(const char *path, const char *expected)
{
    char text[64] = "";
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    size_t got = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    text[got] = '\0';
    assert_string_equal(text, expected);
}

static int setup(void **state)
{
    struct place *p = calloc(1, sizeof *p);
    if (!p) return -1;
    if (test_folder_make(p->folder) != 0) return -1;
    snprintf(p->path, sizeof p->path, "%s/file", p->folder);
    snprintf(p->other, sizeof p->other, "%s/other", p->folder);
    *state = p;
    return 0;
}

static int teardown(void **state)
{
    struct place *p = *state;
    unlink(p->path);
    unlink(p->other);
    int left = test_folder_remove(p->folder);
    free(p);
    return left;
}

static void test_file_write_replaces_a_file(void **state)
{
    struct place *p = *state;
    struct common_error err = {""};
    assert_int_equal(common_file_check(p->path, &err), 0);
    assert_int_equal(common_file_write(p->path, write_text, "one", &err), 0);
    assert_int_equal(common_file_write(p->path, write_text, "two", &err), 0);
    check_text(p->path, "two");
}

static void test_file_write_that_fails_leaves_the_old_file(void **state)
{
    struct place *p = *state;
    struct common_error err = {""};
    assert_int_equal(common_file_write(p->path, write_text, "old", &err), 0);
    assert_int_equal(common_file_write(p->path, write_nothing, "new", &err), -1);
    assert_non_null(strstr(err.text, "/file: error: cannot write: "));
    check_text(p->path, "old");
}

static void test_file_write_follows_a_link(void **state)
{
    struct place *p = *state;
    struct common_error err = {""};
    struct stat info;
    assert_int_equal(common_file_write(p->other, write_text, "old", &err), 0);
    assert_int_equal(symlink("other", p->path), 0);
    assert_int_equal(common_file_write(p->path, write_text, "new", &err), 0);
    assert_int_equal(lstat(p->path, &info), 0);
    assert_true(S_ISLNK(info.st_mode));
    check_text(p->other, "new");
}

static void test_file_write_keeps_devices_and_sees_a_full_one(void **state)
{
    (void)state;
    struct common_error err = {""};
    struct stat info;
    assert_int_equal(common_file_write("/dev/null", write_text, "gone", &err), 0);
    assert_int_equal(stat("/dev/null", &info), 0);
    assert_true(S_ISCHR(info.st_mode));

    int ends[2];
    char path[32], text[8] = "";
    assert_int_equal(pipe(ends), 0);
    snprintf(path, sizeof path, "/dev/fd/%d", ends[1]);
    assert_int_equal(common_file_check(path, &err), 0);
    assert_int_equal(common_file_write(path, write_text, "gone", &err), 0);
    assert_int_equal(read(ends[0], text, sizeof text - 1), 4);
    assert_string_equal(text, "gone");
    close(ends[0]);
    close(ends[1]);

    assert_int_equal(common_file_write("/dev/full", write_text, "gone", &err), -1);
    assert_string_equal(err.text, "/dev/full: error: cannot write: No space left on device");
    assert_int_equal(stat("/dev/full", &info), 0);
    assert_true(S_ISCHR(info.st_mode));
}

static void test_file_check_finds_what_cannot_be_written(void **state)
{
    struct place *p = *state;
    struct common_error err = {""};
    char path[128];
    snprintf(path, sizeof path, "%s/none/file", p->folder);
    assert_int_equal(common_file_check(path, &err), -1);
    assert_non_null(strstr(err.text, "cannot write: No such file or directory"));
    err.text[0] = '\0';
    assert_int_equal(common_file_check(p->folder, &err), -1);
    assert_non_null(strstr(err.text, "cannot write: Is a directory"));
}

static void test_file_check_refuses_a_path_that_names_no_file(void **state)
{
    struct place *p = *state;
    struct common_error err = {""};
    char path[128];
    assert_int_equal(common_file_check("", &err), -1);
    assert_string_equal(err.text, ": error: cannot write: No such file or directory");
    err.text[0] = '\0';
    snprintf(path, sizeof path, "%s/none/", p->folder);
    assert_int_equal(common_file_check(path, &err), -1);
    assert_non_null(strstr(err.text, "/none/: error: cannot write: No such file or directory"));
}

static void test_file_write_leaves_what_may_not_be_written(void **state)
{
    struct place *p = *state;
    struct common_error err = {""};
    bool root = geteuid() == 0;
    assert_int_equal(common_file_write(p->path, write_text, "kept", &err), 0);
    assert_int_equal(chmod(p->path, 0444), 0);
    assert_int_equal(chmod(p->folder, 0777), 0);
    if (root) assert_int_equal(seteuid(65534), 0);
    int checked = common_file_check(p->path, &err);
    int written = common_file_write(p->path, write_text, "new", NULL);
    if (root) assert_int_equal(seteuid(0), 0);
    assert_int_equal(checked, -1);
    assert_int_equal(written, -1);
    assert_non_null(strstr(err.text, "/file: error: cannot write: Permission denied"));
    check_text(p->path, "kept");
}

static volatile sig_atomic_t arrived;

static void arrive(int number)
{
    (void)number;
    arrived = 1;
}

/* Killed in the middle: what nonzero means for common_file_write() is that the signal was there too early. */
static int write_killed(FILE *out, const void *what)
{
    raise(*(const int *)what);
    fputs("whole", out);
    return arrived != 0;
}

static void test_file_write_is_whole_before_a_signal_ends_the_process(void **state)
{
    struct place *p = *state;
    struct common_error err = {""};
    static const int signals[] = {SIGINT, SIGTERM, SIGHUP};
    for (size_t i = 0; i < sizeof signals / sizeof signals[0]; i++) {
        void (*before)(int) = signal(signals[i], arrive);
        arrived = 0;
        assert_int_equal(common_file_write(p->path, write_killed, &signals[i], &err), 0);
        assert_int_equal(arrived, 1);
        signal(signals[i], before);
        check_text(p->path, "whole");
        unlink(p->path);
    }
}

static void test_file_once_knows_a_file_by_any_path(void **state)
{
    struct place *p = *state;
    struct common_error err = {""};
    char path[160];
    snprintf(path, sizeof path, "%s/../%s/file", p->folder, strrchr(p->folder, '/') + 1);
    assert_int_equal(common_file_once(p->path, p->other, &err), 0);
    assert_int_equal(common_file_once(p->path, path, &err), -1); /* neither is there */
    assert_non_null(strstr(err.text, "/file: error: it is written twice by this command"));
    assert_int_equal(common_file_write(p->path, write_text, "one", &err), 0);
    assert_int_equal(common_file_once(path, p->path, NULL), -1);
    assert_int_equal(symlink("file", p->other), 0);
    assert_int_equal(common_file_once(p->other, p->path, NULL), -1);
    assert_int_equal(common_file_once("/dev/null", "/dev/null", NULL), 0);
}

static void test_file_distinct_refuses_an_input_as_output(void **state)
{
    struct place *p = *state;
    struct common_error err = {""};
    assert_int_equal(common_file_distinct(p->path, p->path, &err), 0); /* neither is there */
    assert_int_equal(common_file_write(p->path, write_text, "in", &err), 0);
    assert_int_equal(common_file_distinct(NULL, p->path, &err), 0);
    assert_int_equal(common_file_distinct(p->path, p->other, &err), 0);
    assert_int_equal(symlink("file", p->other), 0);
    assert_int_equal(common_file_distinct(p->path, p->other, &err), -1);
    assert_non_null(strstr(err.text, "/other: error: it is read by this command"));
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_file_write_replaces_a_file),
        TEST(test_file_write_that_fails_leaves_the_old_file),
        TEST(test_file_write_follows_a_link),
        TEST(test_file_write_keeps_devices_and_sees_a_full_one),
        TEST(test_file_check_finds_what_cannot_be_written),
        TEST(test_file_check_refuses_a_path_that_names_no_file),
        TEST(test_file_write_leaves_what_may_not_be_written),
        TEST(test_file_write_is_whole_before_a_signal_ends_the_process),
        TEST(test_file_once_knows_a_file_by_any_path),
        TEST(test_file_distinct_refuses_an_input_as_output),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
