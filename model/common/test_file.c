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
#include <sys/resource.h>
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

static void test_file_write_keeps_mode_and_owner(void **state)
{
    struct place *p = *state;
    struct common_error err = {""};
    struct stat info;
    bool root = geteuid() == 0;
    assert_int_equal(common_file_write(p->path, write_text, "old", &err), 0);
    assert_int_equal(chmod(p->path, 0640), 0);
    if (root) assert_int_equal(chown(p->path, 65534, 65534), 0);
    assert_int_equal(common_file_write(p->path, write_text, "new", &err), 0);
    check_text(p->path, "new");
    assert_int_equal(stat(p->path, &info), 0);
    assert_int_equal(info.st_mode & 07777, 0640);
    if (root) assert_int_equal(info.st_uid, 65534);
    if (root) assert_int_equal(info.st_gid, 65534);
}

static void test_file_write_reaches_all_names_of_a_file(void **state)
{
    struct place *p = *state;
    struct common_error err = {""};
    assert_int_equal(common_file_write(p->path, write_text, "a long old text", &err), 0);
    assert_int_equal(link(p->path, p->other), 0);
    assert_int_equal(common_file_write(p->path, write_nothing, "new", &err), -1);
    check_text(p->other, "a long old text");
    assert_int_equal(common_file_write(p->path, write_text, "new", &err), 0);
    check_text(p->path, "new");
    check_text(p->other, "new");
    assert_int_equal(common_file_write(p->path, write_text, "a longer one", &err), 0);
    check_text(p->other, "a longer one");
    assert_int_equal(common_file_once(p->path, p->other, &err), -1);
}

/* There is room for what is written, but not for both: what cannot take the place of a file leaves
 * it. */
static void test_file_write_over_a_file_leaves_it_when_there_is_no_room(void **state)
{
    struct place *p = *state;
    struct common_error err = {""};
    struct rlimit before, limit;
    void (*action)(int) = signal(SIGXFSZ, SIG_IGN);
    assert_int_equal(common_file_write(p->path, write_text, "old", &err), 0);
    assert_int_equal(link(p->path, p->other), 0);
    assert_int_equal(chmod(p->folder, 0555), 0);
    bool root = geteuid() == 0;
    if (root) assert_int_equal(chown(p->path, 65534, 65534) | seteuid(65534), 0);
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &before), 0);
    limit = before;
    limit.rlim_cur = 8;
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &limit), 0);
    int written = common_file_write(p->path, write_text, "a text of more than 8", &err);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &before), 0);
    if (root) assert_int_equal(seteuid(0), 0);
    chmod(p->folder, 0755);
    signal(SIGXFSZ, action);
    assert_int_equal(written, -1);
    assert_non_null(strstr(err.text, "/file: error: cannot write: File too large"));
    check_text(p->other, "old");
}

static void test_file_write_takes_a_writable_file_in_a_folder_that_is_not(void **state)
{
    struct place *p = *state;
    struct common_error err = {""};
    char path[160];
    bool root = geteuid() == 0;
    snprintf(path, sizeof path, "%s/none", p->folder);
    assert_int_equal(common_file_write(p->path, write_text, "old", &err), 0);
    assert_int_equal(chmod(p->path, 0666) | chmod(p->folder, 0555), 0);
    if (root) assert_int_equal(seteuid(65534), 0);
    int checked = common_file_check(p->path, &err);
    int written = common_file_write(p->path, write_text, "new", &err);
    int none = common_file_check(path, &err);
    if (root) assert_int_equal(seteuid(0), 0);
    chmod(p->folder, 0755);
    assert_int_equal(checked, 0);
    assert_int_equal(written, 0);
    check_text(p->path, "new");
    assert_int_equal(none, -1);
}

static void test_file_write_makes_what_a_link_leads_to(void **state)
{
    struct place *p = *state;
    struct common_error err = {""};
    struct stat info;
    assert_int_equal(symlink("other", p->path), 0);
    assert_int_equal(common_file_check(p->path, &err), 0);
    assert_int_equal(common_file_once(p->path, p->other, &err), -1);
    assert_int_equal(common_file_write(p->path, write_text, "new", &err), 0);
    assert_int_equal(lstat(p->path, &info), 0);
    assert_true(S_ISLNK(info.st_mode));
    check_text(p->other, "new");
    err.text[0] = '\0';
    assert_int_equal(unlink(p->path) | symlink("none/file", p->path), 0);
    assert_int_equal(common_file_check(p->path, &err), -1);
    assert_non_null(strstr(err.text, "/file: error: cannot write: No such file or directory"));
    err.text[0] = '\0';
    assert_int_equal(unlink(p->path) | symlink("file", p->path), 0);
    assert_int_equal(common_file_check(p->path, &err), -1);
    assert_non_null(strstr(err.text, "/file: error: cannot write: Too many levels of symbolic"));
}

static void test_file_write_takes_names_of_up_to_255_bytes(void **state)
{
    struct place *p = *state;
    struct common_error err = {""};
    char path[TEST_FOLDER + 260];
    for (int length = 240; length <= 256; length++) {
        snprintf(path, sizeof path, "%s/%0*d", p->folder, length, 7);
        int expected = length <= 255 ? 0 : -1;
        err.text[0] = '\0';
        assert_int_equal(common_file_check(path, &err), expected);
        assert_int_equal(common_file_write(path, write_text, "old", &err), expected);
        assert_int_equal(common_file_write(path, write_text, "new", &err), expected);
        if (!expected) check_text(path, "new");
        if (expected) assert_non_null(strstr(err.text, "cannot write: File name too long"));
        unlink(path);
    }
}

static void test_file_number_knows_an_open_file_by_any_path(void **state)
{
    struct place *p = *state;
    struct common_error err = {""};
    char path[64];
    assert_int_equal(common_file_number("/dev/stdout"), 1);
    assert_int_equal(common_file_number("/dev/stderr"), 2);
    assert_int_equal(common_file_number("/dev/fd/7"), 7);
    assert_int_equal(common_file_number("/proc/self/fd/7"), 7);
    snprintf(path, sizeof path, "/proc//%ld/./fd/12", (long)getpid());
    assert_int_equal(common_file_number(path), 12);
    assert_int_equal(common_file_number("/proc/self/fd/7x"), -1);
    assert_int_equal(common_file_number("/proc/1/fd/1"), getpid() == 1 ? 1 : -1);
    assert_int_equal(common_file_number("7"), -1);
    assert_int_equal(common_file_number(""), -1);
    assert_int_equal(common_file_number("/dev/null"), -1);
    assert_int_equal(common_file_number(p->path), -1);
    assert_int_equal(symlink("/dev/stdout", p->path), 0);
    assert_int_equal(symlink("file", p->other), 0);
    assert_int_equal(common_file_number(p->other), 1);
    assert_int_equal(common_file_once(p->other, "/dev/fd/1", &err), -1);
}

/* The contents of a file that was opened to append, and the caller's earlier output, stay. */
static void test_file_write_to_an_open_file_goes_on_where_it_is(void **state)
{
    struct place *p = *state;
    struct common_error err = {""};
    char path[64];
    FILE *file = fopen(p->path, "w");
    assert_non_null(file);
    fputs("old ", file);
    fflush(file);
    snprintf(path, sizeof path, "/proc/self/fd/%d", fileno(file));
    assert_int_equal(common_file_write(path, write_text, "one ", &err), 0);
    snprintf(path, sizeof path, "/dev/fd/%d", fileno(file));
    assert_int_equal(common_file_write(path, write_text, "two", &err), 0);
    fclose(file);
    check_text(p->path, "old one two");
}

static volatile sig_atomic_t arrived;

static void arrive(int number)
{
    (void)number;
    arrived = 1;
}

/* Killed in the middle: what nonzero means for common_file_write() is that the signal was there too
 * early. */
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
        TEST(test_file_write_keeps_mode_and_owner),
        TEST(test_file_write_reaches_all_names_of_a_file),
        TEST(test_file_write_over_a_file_leaves_it_when_there_is_no_room),
        TEST(test_file_write_takes_a_writable_file_in_a_folder_that_is_not),
        TEST(test_file_write_makes_what_a_link_leads_to),
        TEST(test_file_write_takes_names_of_up_to_255_bytes),
        TEST(test_file_number_knows_an_open_file_by_any_path),
        TEST(test_file_write_to_an_open_file_goes_on_where_it_is),
        TEST(test_file_write_is_whole_before_a_signal_ends_the_process),
        TEST(test_file_once_knows_a_file_by_any_path),
        TEST(test_file_distinct_refuses_an_input_as_output),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
