/* Event streams: what was recorded replays alike, and no damage passes for a result of the core.
 * */
#define _POSIX_C_SOURCE 200809L /* mkstemp, fdopen */

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../model/common/test_stride.h"
#include "test_isa.h"
#include "trace.h"

#define W TEST_ISA_WORD

static const uint32_t code[] = {W(TEST_ISA_SET, 1, 0, 5),  W(TEST_ISA_CLOCK, 2, 0, 0),
                                W(TEST_ISA_FAR, 1, 0, 16), W(TEST_ISA_NEAR, 1, 0, 8),
                                W(TEST_ISA_OWN, 2, 0, 4),  W(TEST_ISA_HALF, 1, 0, 3),
                                W(TEST_ISA_END, 0, 0, 0)};

struct stream {
    char path[256];
    uint8_t *byte;
    size_t size;
};

/* An empty file of a name of its own where temporary files go; returns it open for reading. */
static FILE *temporary(char *path, size_t size)
{
    const char *dir = getenv("TMPDIR");
    snprintf(path, size, "%s/warpstep_trace_XXXXXX", dir ? dir : "/tmp");
    int fd = mkstemp(path);
    assert_true(fd >= 0);
    FILE *file = fdopen(fd, "rb");
    assert_non_null(file);
    return file;
}

/* The first word of code that a wrong core gets wrong; -1: a good core. */
static void record(struct stream *s, int wrong, enum bridge_verdict verdict,
                   struct bridge_result *result)
{
    struct test_core *c = calloc(1, sizeof *c);
    struct common_error err = {.text = ""};

    FILE *in = temporary(s->path, sizeof s->path);
    c->options.seed = 99;
    test_core_start(c, code, sizeof code / sizeof code[0], 1);
    assert_int_equal(bridge_trace_start(c->bridge, s->path, &err), 0);
    bridge_answer(c->bridge, "a_name_of_16_let", UINT64_C(0x8000000040), (uint32_t[]){7, 8, 9}, 3);
    int stop = test_core_launch(c, 0, 0);
    for (int i = 0; i < 7 && !stop; i++) {
        test_core_prepare(c, 0);
        if (i == wrong) c->step.retire.active ^= 4;
        stop = test_core_send(c) || (i == 3 && test_core_sweep(c));
    }
    for (int i = 0; i < 3 && !stop; i++)
        stop = test_core_clock(c); /* clocks without events count too */
    assert_int_equal(test_core_finish(c, stop ? BRIDGE_END_STOPPED : BRIDGE_END_DONE), verdict);
    *result = *bridge_result(c->bridge);
    test_core_stop(c);
    free(c);

    s->byte = malloc(65536);
    s->size = fread(s->byte, 1, 65536, in);
    assert_true(s->size > 500 && s->size < 65536);
    fclose(in);
}

static void forget(struct stream *s)
{
    remove(s->path);
    free(s->byte);
}

static struct test_core *started(void)
{
    struct test_core *c = calloc(1, sizeof *c);
    assert_non_null(c);
    test_core_start(c, code, sizeof code / sizeof code[0], 1);
    return c;
}

static enum bridge_verdict replay_bytes(const uint8_t *byte, size_t size,
                                        struct bridge_result *result)
{
    struct test_core *c = started();
    FILE *in = tmpfile();
    assert_non_null(in);
    assert_int_equal(fwrite(byte, 1, size, in), size);
    rewind(in);
    enum bridge_verdict verdict = bridge_trace_replay_stream(c->bridge, in);
    fclose(in);
    if (result) *result = *bridge_result(c->bridge);
    test_core_stop(c);
    free(c);
    return verdict;
}

static void assert_same(const struct bridge_result *a, const struct bridge_result *b)
{
    assert_string_equal(a->mode, "lockstep");
    assert_string_equal(b->mode, "replay");
    assert_string_equal(a->message, b->message);
    assert_true(a->hash == b->hash && a->seed == b->seed && a->cycles == b->cycles);
    assert_true(a->instructions == b->instructions && a->reg_rows == b->reg_rows &&
                a->mem_words == b->mem_words);
    assert_true(a->sweeps == b->sweeps && a->swept_words == b->swept_words);
    assert_int_equal(a->not_observed_count, b->not_observed_count);
    assert_memory_equal(&a->difference, &b->difference, sizeof a->difference);
}

static void test_trace_replays_a_pass(void **state)
{
    (void)state;
    struct stream s;
    struct bridge_result recorded, replayed;
    record(&s, -1, BRIDGE_PASS, &recorded);
    assert_int_equal(replay_bytes(s.byte, s.size, &replayed), BRIDGE_PASS);
    assert_same(&recorded, &replayed);
    assert_int_equal(replayed.sweeps, 1);
    forget(&s);
}

static void test_trace_replays_a_mismatch(void **state)
{
    (void)state;
    struct stream s;
    struct bridge_result recorded, replayed;
    record(&s, 4, BRIDGE_MISMATCH, &recorded);
    assert_int_equal(replay_bytes(s.byte, s.size, &replayed), BRIDGE_MISMATCH);
    assert_same(&recorded, &replayed);
    forget(&s);
}

/* The payloads of a recorded stream, told one by one as a board tells them. */
static void test_trace_events_one_by_one(void **state)
{
    (void)state;
    struct stream s;
    struct bridge_result recorded;
    record(&s, -1, BRIDGE_PASS, &recorded);
    struct test_core *c = started();
    size_t told = 0, other = 0;
    for (size_t at = 8; at < s.size;) {
        uint32_t length, word[1100];
        memcpy(&length, s.byte + at, 4);
        memcpy(word, s.byte + at + 8, length);
        size_t count = length / 4, known = bridge_trace_event_words(word, 1);
        at += 12 + length;
        assert_int_equal(bridge_trace_event_words(word, 0), 0);
        if (known == SIZE_MAX) { /* headers, sweeps, the end */
            assert_int_equal(bridge_trace_event(c->bridge, word, count), -1);
            other++;
            continue;
        }
        assert_true(known == 0 || known == count);
        assert_int_equal(bridge_trace_event_words(word, count), count);
        assert_int_equal(bridge_trace_event(c->bridge, word, count - 1), -1);
        assert_int_equal(bridge_trace_event(c->bridge, word, count), 0);
        told++;
    }
    assert_true(told > 20 && other > 2);
    assert_int_equal(bridge_finish(c->bridge, BRIDGE_END_DONE, NULL, 0), BRIDGE_UNOBSERVED);
    const struct bridge_result *r = bridge_result(c->bridge);
    assert_true(r->hash == recorded.hash && r->instructions == recorded.instructions);
    assert_true(r->reg_rows == recorded.reg_rows && r->mem_words == recorded.mem_words);
    test_core_stop(c);
    free(c);
    forget(&s);
}

static void test_trace_replays_end_memory(void **state)
{
    (void)state;
    struct stream s;
    struct bridge_result result;
    struct test_core *c = calloc(1, sizeof *c);
    struct common_error err = {.text = ""};
    FILE *in = temporary(s.path, sizeof s.path);
    test_core_start(c, code, sizeof code / sizeof code[0], 1);
    assert_int_equal(bridge_trace_start(c->bridge, s.path, &err), 0);
    test_core_launch(c, 0, 0);
    for (int i = 0; i < 7; i++) test_core_step(c, 0);
    test_core_memory(c, TEST_ISA_FAR_SPACE)[200] = 1;
    assert_int_equal(test_core_finish(c, BRIDGE_END_DONE), BRIDGE_STATE_DIFF);
    test_core_stop(c);
    free(c);
    s.byte = malloc(65536);
    s.size = fread(s.byte, 1, 65536, in);
    fclose(in);
    assert_int_equal(replay_bytes(s.byte, s.size, &result), BRIDGE_STATE_DIFF);
    assert_string_equal(result.difference.item[0].where, "far[0xc8]");
    forget(&s);
}

struct answers {
    unsigned count;
    bool right;
};

static void take_answer(void *context, const char *from, uint64_t addr, const uint32_t *word,
                        uint32_t count)
{
    struct answers *a = context;

    a->count++;
    a->right = !strcmp(from, "a_name_of_16_let") && addr == UINT64_C(0x8000000040) && count == 3 &&
               word[0] == 7 && word[1] == 8 && word[2] == 9;
}

static void test_trace_tells_answers(void **state)
{
    (void)state;
    struct stream s;
    struct bridge_result recorded;
    struct answers told = {.count = 0};
    struct test_core *c = calloc(1, sizeof *c);

    record(&s, -1, BRIDGE_PASS, &recorded);
    c->options.answered = take_answer;
    c->options.context = &told;
    test_core_start(c, code, sizeof code / sizeof code[0], 1);
    assert_int_equal(bridge_trace_replay(c->bridge, s.path), BRIDGE_PASS);
    assert_true(told.count == 1 && told.right);
    test_core_stop(c);
    free(c);
    forget(&s);
}

static void test_trace_cut_anywhere_is_a_link_error(void **state)
{
    (void)state;
    struct stream s;
    struct bridge_result result;
    record(&s, -1, BRIDGE_PASS, &result);
    for (size_t size = 0; size < s.size; size += test_stride())
        if (replay_bytes(s.byte, size, &result) != BRIDGE_LINK_ERROR)
            fail_msg("%zu bytes: %s %s", size, bridge_verdict_name(result.verdict), result.message);
    forget(&s);
}

static void test_trace_damaged_anywhere_is_a_link_error(void **state)
{
    (void)state;
    struct stream s;
    struct bridge_result result;
    record(&s, -1, BRIDGE_PASS, &result);
    for (size_t at = 0; at < s.size; at += test_stride()) {
        s.byte[at] ^= (uint8_t)(1u << at % 8);
        if (replay_bytes(s.byte, s.size, &result) != BRIDGE_LINK_ERROR)
            fail_msg("byte %zu: %s %s", at, bridge_verdict_name(result.verdict), result.message);
        s.byte[at] ^= (uint8_t)(1u << at % 8);
    }
    forget(&s);
}

/* Byte offset of frame n; frame 0 is the header, at byte 8. */
static size_t frame_at(const struct stream *s, unsigned n)
{
    size_t at = 8;
    while (n--) at += 12 + (s->byte[at] | (size_t)s->byte[at + 1] << 8);
    return at;
}

static void test_trace_of_another_version_is_refused(void **state)
{
    (void)state;
    struct stream s;
    struct bridge_result result;
    record(&s, -1, BRIDGE_PASS, &result);
    s.byte[7] = '3';
    assert_int_equal(replay_bytes(s.byte, s.size, &result), BRIDGE_LINK_ERROR);
    assert_string_equal(
        result.message,
        "this is a trace of version 3, and version 6 is read; record the run again");
    s.byte[7] = '7';
    assert_int_equal(replay_bytes(s.byte, s.size, &result), BRIDGE_LINK_ERROR);
    assert_non_null(strstr(result.message, "a trace of version 7"));
    s.byte[7] = 'x';
    assert_int_equal(replay_bytes(s.byte, s.size, &result), BRIDGE_LINK_ERROR);
    assert_string_equal(result.message, "trace damaged at byte 0: this is no trace");
    forget(&s);
}

static void test_trace_names_the_byte(void **state)
{
    (void)state;
    struct stream s;
    struct bridge_result result;
    char want[80];
    record(&s, -1, BRIDGE_PASS, &result);
    size_t at = frame_at(&s, 5);
    s.byte[at + 9] ^= 1;
    replay_bytes(s.byte, s.size, &result);
    snprintf(want, sizeof want, "trace damaged at byte %zu: checksum", at);
    assert_string_equal(result.message, want);
    forget(&s);
}

static void test_trace_with_a_frame_lost_is_a_link_error(void **state)
{
    (void)state;
    struct stream s;
    struct bridge_result result;
    record(&s, -1, BRIDGE_PASS, &result);
    size_t from = frame_at(&s, 3), to = frame_at(&s, 4);
    memmove(s.byte + from, s.byte + to, s.size - to);
    assert_int_equal(replay_bytes(s.byte, s.size - (to - from), &result), BRIDGE_LINK_ERROR);
    assert_non_null(strstr(result.message, "frames are missing"));
    forget(&s);
}

static void test_trace_damage_after_a_difference_keeps_the_difference(void **state)
{
    (void)state;
    struct stream s;
    struct bridge_result result;
    record(&s, 4, BRIDGE_MISMATCH, &result);
    s.byte[s.size - 1] ^= 1;
    assert_int_equal(replay_bytes(s.byte, s.size, &result), BRIDGE_MISMATCH);
    forget(&s);
}

static enum bridge_verdict replay_path(struct test_core *c, const char *path,
                                       struct bridge_result *result)
{
    enum bridge_verdict verdict = bridge_trace_replay(c->bridge, path);
    *result = *bridge_result(c->bridge);
    test_core_stop(c);
    free(c);
    return verdict;
}

static void test_trace_with_bytes_after_its_end_is_a_link_error(void **state)
{
    (void)state;
    struct stream s;
    struct bridge_result result;
    record(&s, -1, BRIDGE_PASS, &result);

    struct test_core *c = started();
    assert_int_equal(replay_path(c, s.path, &result), BRIDGE_PASS);

    FILE *out = fopen(s.path, "ab");
    fputc(0, out);
    fclose(out);
    c = calloc(1, sizeof *c);
    test_core_start(c, code, sizeof code / sizeof code[0], 1);
    assert_int_equal(replay_path(c, s.path, &result), BRIDGE_LINK_ERROR);
    assert_non_null(strstr(result.message, "bytes after the end record"));
    forget(&s);
}

static void test_trace_of_another_program_is_bad_input(void **state)
{
    (void)state;
    struct stream s;
    struct bridge_result result;
    record(&s, -1, BRIDGE_PASS, &result);
    struct test_core *c = calloc(1, sizeof *c);
    test_core_start(c, code, sizeof code / sizeof code[0] - 1, 1);
    assert_int_equal(replay_path(c, s.path, &result), BRIDGE_BAD_INPUT);
    assert_non_null(strstr(result.message, "another program"));
    forget(&s);
}

static void test_trace_of_another_machine_is_bad_input(void **state)
{
    (void)state;
    struct stream s;
    struct bridge_result result;
    record(&s, -1, BRIDGE_PASS, &result);
    for (int i = 0; i < 3; i++) {
        struct test_core *c = started();
        struct common_error err = {.text = ""};
        bridge_destroy(c->bridge);
        if (i < 2) c->parameter[i].value--;
        else c->machine.parameters--;
        c->bridge = bridge_create(&test_isa, &c->program, &c->machine, NULL, &err);
        assert_int_equal(replay_path(c, s.path, &result), BRIDGE_BAD_INPUT);
        assert_non_null(strstr(result.message, "a machine of WARPS 3, DEPTH 4; this"));
    }
    forget(&s);
}

static void test_trace_of_another_isa_is_bad_input(void **state)
{
    (void)state;
    struct stream s;
    struct bridge_result result;
    record(&s, -1, BRIDGE_PASS, &result);
    struct test_core *c = started();
    struct common_error err = {.text = ""};
    static struct common_isa isa; /* read until the bridge is gone, after this function */
    isa = test_isa;
    isa.name = "gluon";
    bridge_destroy(c->bridge);
    c->bridge = bridge_create(&isa, &c->program, &c->machine, NULL, &err);
    assert_int_equal(replay_path(c, s.path, &result), BRIDGE_BAD_INPUT);
    assert_non_null(strstr(result.message, "of isa 'quark', not 'gluon'"));
    forget(&s);
}

static void test_trace_that_cannot_be_opened_is_bad_input(void **state)
{
    (void)state;
    struct bridge_result result;
    struct test_core *c = started();
    assert_int_equal(replay_path(c, "no/such/trace", &result), BRIDGE_BAD_INPUT);
    assert_string_equal(result.message, "cannot read: No such file or directory");
}

static void test_trace_that_cannot_be_made_is_an_error(void **state)
{
    (void)state;
    struct common_error err = {.text = ""};
    struct test_core *c = started();
    assert_int_equal(bridge_trace_start(c->bridge, "no/such/trace", &err), -1);
    assert_non_null(strstr(err.text, "no/such/trace: error: cannot write"));
    test_core_stop(c);
    free(c);
}

static void test_trace_on_a_full_disk_is_no_pass(void **state)
{
    (void)state;
    struct common_error err = {.text = ""};
    struct test_core *c = started();
    if (bridge_trace_start(c->bridge, "/dev/full", &err)) {
        test_core_stop(c);
        free(c);
        skip();
    }
    assert_int_equal(test_core_run(c), BRIDGE_LINK_ERROR);
    assert_string_equal(bridge_result(c->bridge)->message,
                        "the trace file could not be written completely");
    test_core_stop(c);
    free(c);
}

/* A stream so short that nothing reaches the disk before the file is closed. */
static void test_trace_on_a_full_disk_is_found_when_closing(void **state)
{
    (void)state;
    static const uint32_t end[] = {W(TEST_ISA_END, 0, 0, 0)};
    struct common_error err = {.text = ""};
    struct test_core *c = calloc(1, sizeof *c);
    test_core_start(c, end, 1, 1);
    if (bridge_trace_start(c->bridge, "/dev/full", &err)) {
        test_core_stop(c);
        free(c);
        skip();
    }
    test_core_launch(c, 0, 0);
    test_core_step(c, 0);
    assert_int_equal(test_core_finish(c, BRIDGE_END_DONE), BRIDGE_LINK_ERROR);
    test_core_stop(c);
    free(c);
}

static void test_trace_of_a_run_abandoned_is_a_link_error(void **state)
{
    (void)state;
    struct common_error err = {.text = ""};
    struct bridge_result result;
    struct test_core *c = started();
    char path[256];
    fclose(temporary(path, sizeof path));
    assert_int_equal(bridge_trace_start(c->bridge, path, &err), 0);
    test_core_launch(c, 0, 0);
    test_core_stop(c); /* no bridge_finish */
    memset(c, 0, sizeof *c);
    test_core_start(c, code, sizeof code / sizeof code[0], 1);
    assert_int_equal(replay_path(c, path, &result), BRIDGE_LINK_ERROR);
    assert_non_null(strstr(result.message, "without an end record"));
    remove(path);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_trace_replays_a_pass),
        cmocka_unit_test(test_trace_replays_a_mismatch),
        cmocka_unit_test(test_trace_events_one_by_one),
        cmocka_unit_test(test_trace_replays_end_memory),
        cmocka_unit_test(test_trace_tells_answers),
        cmocka_unit_test(test_trace_cut_anywhere_is_a_link_error),
        cmocka_unit_test(test_trace_damaged_anywhere_is_a_link_error),
        cmocka_unit_test(test_trace_of_another_version_is_refused),
        cmocka_unit_test(test_trace_names_the_byte),
        cmocka_unit_test(test_trace_with_a_frame_lost_is_a_link_error),
        cmocka_unit_test(test_trace_damage_after_a_difference_keeps_the_difference),
        cmocka_unit_test(test_trace_with_bytes_after_its_end_is_a_link_error),
        cmocka_unit_test(test_trace_of_another_program_is_bad_input),
        cmocka_unit_test(test_trace_of_another_machine_is_bad_input),
        cmocka_unit_test(test_trace_of_another_isa_is_bad_input),
        cmocka_unit_test(test_trace_that_cannot_be_opened_is_bad_input),
        cmocka_unit_test(test_trace_that_cannot_be_made_is_an_error),
        cmocka_unit_test(test_trace_on_a_full_disk_is_no_pass),
        cmocka_unit_test(test_trace_on_a_full_disk_is_found_when_closing),
        cmocka_unit_test(test_trace_of_a_run_abandoned_is_a_link_error),
    };
    return cmocka_run_group_tests_name("bridge trace", tests, NULL, NULL);
}
