/* Readers of records: what is taken, what is refused where, order of a suite, its progress, changes
 * of clocks. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "../bridge/result.h"
#include "perf.h"
#include "record.h"
#include "suite.h"

static int parse(struct tool_record *record, const char *line, struct common_error *err)
{
    err->text[0] = '\0';
    return tool_record_parse(record, "x.jsonl", 3, line, err);
}

static void refused(const char *line, const char *message)
{
    struct tool_record record;
    struct common_error err;

    assert_int_equal(parse(&record, line, &err), -1);
    if (!strstr(err.text, message)) fail_msg("'%s' does not say '%s'", err.text, message);
    assert_null(strchr(err.text, '\n'));
    tool_record_free(&record);
}

static void test_record_of_a_run_is_read(void **state)
{
    (void)state;
    struct bridge_result result = {.verdict = BRIDGE_MISMATCH,
                                   .mode = "lockstep",
                                   .isa = "quark",
                                   .program = "dir/a \"b\".s",
                                   .seed = UINT64_MAX,
                                   .hashed = true,
                                   .hash = 0xf,
                                   .instructions = 2,
                                   .thread_instructions = 3,
                                   .message = "why"};
    const struct bridge_run run = {.repeat = "again",
                                   .clocks = UINT64_C(9007199254740993), /* no double has it */
                                   .memory_hash = 1,
                                   .timed = true,
                                   .processor = 0.25};
    struct tool_record record;
    struct common_error err;
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);

    assert_int_equal(bridge_result_json(&result, &run, out), 0);
    fclose(out);
    assert_int_equal(parse(&record, text, &err), 0);
    assert_string_equal(record.outcome, "MISMATCH");
    assert_string_equal(record.isa, "quark");
    assert_string_equal(record.program, "a \"b\".s");
    assert_string_equal(record.message, "why");
    assert_string_equal(record.repeat, "again");
    assert_string_equal(record.hash, "000000000000000f");
    assert_string_equal(record.memory_hash, "0000000000000001");
    assert_true(record.clocks == UINT64_C(9007199254740993));
    assert_true(record.instructions == 2 && record.thread_instructions == 3);
    assert_true(record.processor == 0.25);
    tool_record_free(&record);
    free(text);
}

static void test_record_that_is_none_is_refused(void **state)
{
    (void)state;
    refused("", "x.jsonl:3:1: error: ");
    refused("{\"schema\": 1,", "x.jsonl:3:13: error: ");
    refused("{\"schema\": 1, \"isa\": \"a\", \"program\": \"b\", \"clocks\": 1}",
            "Object item not found: instructions");
    refused("{\"schema\": 1, \"isa\": 7, \"program\": \"b\", \"clocks\": 1, \"instructions\": 1}",
            "Expected string");
    refused("{\"schema\": 1, \"isa\": \"a\", \"isa\": \"a\"}", "duplicate object key");
    refused(
        "{\"schema\": 2, \"isa\": \"a\", \"program\": \"b\", \"clocks\": 1, \"instructions\": 1}",
        "another version");
    refused(
        "{\"schema\": 1, \"isa\": \"a\", \"program\": \"b\", \"clocks\": -1, \"instructions\": 1}",
        "a number below 0");
}

static void read_file(struct tool_records *records, const char *text, int wanted,
                      const char *message)
{
    char path[] = "/tmp/test_records.XXXXXX";
    struct common_error err = {""};
    int fd = mkstemp(path);

    assert_true(fd >= 0);
    assert_int_equal(write(fd, text, strlen(text)), (ssize_t)strlen(text));
    close(fd);
    assert_int_equal(tool_records_read(records, path, &err), wanted);
    assert_non_null(strstr(err.text, message));
    unlink(path);
}

#define RECORD(isa, program, clocks, instructions)                                                 \
    "{\"schema\": 1, \"isa\": \"" isa "\", \"program\": \"" program "\", \"clocks\": " #clocks     \
    ", \"instructions\": " #instructions "}\n"

static void test_records_are_a_line_each(void **state)
{
    (void)state;
    struct tool_records records;

    read_file(&records, RECORD("a", "x.s", 10, 1) RECORD("b", "x.s", 20, 2), 0, "");
    assert_int_equal(records.count, 2);
    assert_true(tool_records_find(&records, "b", "x.s")->clocks == 20);
    assert_null(tool_records_find(&records, "b", "y.s"));
    tool_records_free(&records);
    read_file(&records, RECORD("a", "x.s", 10, 1) "half\n", -1, ":2:4: error: ");
    tool_records_free(&records);
    read_file(&records, RECORD("a", "x.s", 10, 1) RECORD("a", "x.s", 10, 1), -1,
              ":2:1: error: x.s of a stands in line 1 too");
    tool_records_free(&records);
    read_file(&records, "", -1, ": error: no record");
    tool_records_free(&records);
}

static void test_suite_begins_with_the_unknown_and_the_longest(void **state)
{
    (void)state;
    struct suite_row row[5] = {
        {.name = "a.s"}, {.name = "b.s"}, {.name = "c.s"}, {.name = "d.s"}, {.name = "e.s"}};
    struct tool_records known;
    unsigned order[5];

    for (unsigned i = 0; i < 5; i++) row[i].number = i;
    suite_order(row, 5, order);
    for (unsigned i = 0; i < 5; i++) assert_int_equal(order[i], i);
    read_file(&known,
              RECORD("q", "a.s", 5, 1) RECORD("q", "b.s", 70, 1) RECORD("r", "c.s", 9, 1)
                  RECORD("q", "d.s", 70, 1) RECORD("q", "e.s", 71, 1),
              0, "");
    suite_weigh(row, 5, "q", &known);
    suite_order(row, 5, order);
    const unsigned wanted[5] = {2, 4, 1, 3, 0};
    for (unsigned i = 0; i < 5; i++) assert_int_equal(order[i], wanted[i]);
    tool_records_free(&known);
}

static void test_suite_counts_agreed_traps_when_told(void **state)
{
    (void)state;
    struct suite_row row = {.record.outcome = "TRAP"};

    assert_false(suite_passed(&row));
    row.agreed_trap = true;
    assert_true(suite_passed(&row));
    row.record.outcome = "MISMATCH";
    assert_false(suite_passed(&row));
    row.record.outcome = "EXPECT_FAIL";
    assert_false(suite_passed(&row));
}

static void test_progress_counts_and_estimates(void **state)
{
    (void)state;
    struct suite_row row[3] = {{.weight = 300}, {.weight = 100}, {.weight = 0}};
    struct suite_progress p;
    char text[128];

    setenv("NO_COLOR", "1", 1);
    suite_progress_begin(&p, row, 3); /* unknown: 200 */
    suite_progress_text(&p, 5, text, sizeof text);
    assert_string_equal(text, "[0/3] 0 failing");
    row[0].record.outcome = "PASS";
    suite_progress_count(&p, &row[0]);
    suite_progress_text(&p, 90, text, sizeof text);
    assert_string_equal(text, "[1/3] 0 failing, 1:30 left");
    row[2].record.outcome = "HANG";
    suite_progress_count(&p, &row[2]);
    suite_progress_text(&p, 100, text, sizeof text);
    assert_string_equal(text, "[2/3] 1 failing, 0:20 left");
    suite_progress_begin(&p, row, 3);
    assert_false(p.color);
    p.color = true; /* as on a terminal, without NO_COLOR */
    suite_progress_count(&p, &row[2]);
    suite_progress_text(&p, 1, text, sizeof text);
    assert_string_equal(text, "[1/3] \033[31m1 failing\033[0m, 0:02 left");
}

static char *compare(const char *before, const char *now, size_t changes)
{
    struct tool_records old, new;
    char *there[] = {"some/where/kept.s", "new.s"};
    struct perf perf = {.there = there, .programs = 2};
    char *text = NULL;
    size_t size;

    read_file(&old, before, 0, "");
    read_file(&new, now, 0, "");
    assert_int_equal(perf_compare(&perf, &old, &new), 0);
    assert_int_equal(perf.changes, changes);
    FILE *out = open_memstream(&text, &size);
    perf_print(out, &perf);
    fclose(out);
    free(perf.change);
    tool_records_free(&old);
    tool_records_free(&new);
    return text;
}

static void test_perf_shows_what_changed_slowest_first(void **state)
{
    (void)state;
    char *text = compare(
        RECORD("q", "same.s", 7, 1) RECORD("q", "faster.s", 200, 5) RECORD("q", "slower.s", 100, 5)
            RECORD("q", "gone.s", 1, 1) RECORD("q", "kept.s", 2, 1) RECORD("q", "insns.s", 100, 5)
                RECORD("other", "x.s", 1, 1),
        RECORD("q", "faster.s", 100, 5) RECORD("q", "slower.s", 200, 5) RECORD("q", "new.s", 3, 1)
            RECORD("q", "same.s", 7, 1) RECORD("q", "insns.s", 100, 6),
        6);
    const char *const line[] = {
        "slower.s                        100          5        200          5 +100.00 %\n",
        "insns.s                         100          5        100          6   +0.00 %\n",
        "faster.s                        200          5        100          5  -50.00 %\n"};
    const char *at = text;
    for (unsigned i = 0; i < 3; i++) {
        at = strstr(at, line[i]);
        assert_non_null(at);
    }
    assert_non_null(strstr(
        at, "new.s                             -          -          3          1       new\n"));
    assert_non_null(strstr(
        at, "gone.s                            1          1          -          -      gone\n"));
    assert_non_null(strstr(
        at, "kept.s                            2          1          -          -   not run\n"));
    assert_null(strstr(text, "x.s "));
    assert_null(strstr(text, "same.s"));
    assert_non_null(
        strstr(at, "\nperf: 5 of 6 programs differ from the baseline; 1 not run; geometric mean "
                   "+0.000 %\n"));
    free(text);
    text = compare(RECORD("q", "a.s", 100, 1) RECORD("q", "b.s", 100, 1),
                   RECORD("q", "a.s", 400, 1) RECORD("q", "b.s", 100, 1), 1);
    assert_non_null(strstr(
        text, "perf: 1 of 2 programs differ from the baseline; geometric mean +100.000 %\n"));
    free(text);
}

static void test_perf_without_a_change_is_one_line(void **state)
{
    (void)state;
    char *text = compare(RECORD("q", "a.s", 100, 1), RECORD("q", "a.s", 100, 1), 0);

    assert_string_equal(
        text, "perf: 0 of 1 programs differ from the baseline; geometric mean +0.000 %\n");
    free(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_record_of_a_run_is_read),
        cmocka_unit_test(test_record_that_is_none_is_refused),
        cmocka_unit_test(test_records_are_a_line_each),
        cmocka_unit_test(test_suite_begins_with_the_unknown_and_the_longest),
        cmocka_unit_test(test_suite_counts_agreed_traps_when_told),
        cmocka_unit_test(test_progress_counts_and_estimates),
        cmocka_unit_test(test_perf_shows_what_changed_slowest_first),
        cmocka_unit_test(test_perf_without_a_change_is_one_line),
    };
    return cmocka_run_group_tests_name("records", tests, NULL, NULL);
}
