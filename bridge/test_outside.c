/* What comes from outside: told to the model at its place, carried by traces, taken by the hash,
 * and refused with a verdict where it cannot be. */
#define _POSIX_C_SOURCE 200809L /* open_memstream, mkstemp */

#include "hash.h"
#include "test_bench.h"

#include "trace.h"

static const uint32_t reads[] = {W(TEST_ISA_IN, 1, 0, 0), W(TEST_ISA_IN, 2, 0, 0),
                                 W(TEST_ISA_FAR, 2, 0, 16), W(TEST_ISA_END, 0, 0, 0)};
static const uint32_t waits[] = {W(TEST_ISA_WAIT, 0, 0, 0), W(TEST_ISA_SET, 1, 0, 5),
                                 W(TEST_ISA_END, 0, 0, 0)};

static void start(struct test_core *c)
{
    START(c, reads, 1);
    assert_int_equal(test_core_launch(c, 0, 0), 0);
}

static const struct common_outside device = {
    .warp = 0, .order = 1, .what = TEST_ISA_DEVICE, .nwords = 1, .word = {0x5a}};

static char *report(struct test_core *c)
{
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    assert_int_equal(bridge_report(c->bridge, out), 0);
    fclose(out);
    return text;
}

static void assert_says(const char *text, const char *what)
{
    if (!strstr(text, what)) fail_msg("'%s' is not in:\n%s", what, text);
}

static void test_a_device_value_reaches_the_model(void **state)
{
    struct test_core *c = *state;
    start(c);
    test_core_outside(c, 0, TEST_ISA_DEVICE, 0x5a);
    while (c->order[0] < 5) assert_int_equal(test_core_step(c, 0), 0);
    assert_int_equal(test_core_finish(c, BRIDGE_END_DONE), BRIDGE_PASS);
    assert_int_equal(bridge_result(c->bridge)->outside, 1);
    assert_int_equal(test_core_memory(c, TEST_ISA_FAR_SPACE)[16], 0x5a);
}

/* A core that reads a device and does not say so differs from the model. */
static void test_a_device_value_that_is_not_told_is_a_mismatch(void **state)
{
    struct test_core *c = *state;
    start(c);
    test_core_prepare(c, 0);
    for (unsigned l = 0; l < 4; l++) c->step.reg[0].data[l] = 0x5a;
    assert_int_not_equal(test_core_send(c), 0);
    assert_verdict(c, BRIDGE_MISMATCH, "q1 differs: in q1");
    assert_item(c, 0, "q1", 0, 0x5a, 0);
}

/* Told for order 2 when the core has it at order 1: the place counts, not the clock of the
 * report. */
static void test_the_order_says_when_it_comes(void **state)
{
    struct test_core *c = *state;
    struct common_outside late = device;
    start(c);
    late.order = 2;
    bridge_outside(c->bridge, &late);
    assert_int_equal(test_core_step(c, 0), 0); /* q1 = 0 on both sides */
    test_core_prepare(c, 0);
    for (unsigned l = 0; l < 4; l++) c->step.reg[0].data[l] = 0x5a;
    assert_int_equal(test_core_send(c), 0);
    assert_int_equal(bridge_result(c->bridge)->outside, 1);
}

static void test_several_before_one_instruction_come_in_their_order(void **state)
{
    struct test_core *c = *state;
    start(c);
    test_core_outside(c, 0, TEST_ISA_DEVICE, 7);
    test_core_outside(c, 0, TEST_ISA_DEVICE, 9);
    test_core_prepare(c, 0);
    assert_int_equal(c->step.reg[0].data[0], 9);
    assert_int_equal(test_core_send(c), 0);
    assert_int_equal(bridge_result(c->bridge)->outside, 2);
}

/* It may be told in the clock of its instruction, after the retire: events of one clock are a
 * set. */
static void test_it_may_come_in_the_clock_of_its_retire(void **state)
{
    struct test_core *c = *state;
    start(c);
    test_core_prepare(c, 0);
    for (unsigned l = 0; l < 4; l++) c->step.reg[0].data[l] = 0x5a;
    test_core_writes(c);
    test_core_retire(c);
    bridge_outside(c->bridge, &device);
    assert_int_equal(test_core_clock(c), 0);
    assert_int_equal(bridge_result(c->bridge)->outside, 1);
}

static void test_an_interrupt_ends_a_wait(void **state)
{
    struct test_core *c = *state;
    START(c, waits, 1);
    assert_int_equal(test_core_launch(c, 0, 0), 0);
    assert_int_equal(test_core_step(c, 0), 0);
    test_core_outside(c, 0, TEST_ISA_WAKE, 3);
    assert_int_equal(test_core_step(c, 0), 0);
    assert_int_equal(test_core_step(c, 0), 0);
    assert_int_equal(test_core_finish(c, BRIDGE_END_DONE), BRIDGE_PASS);
}

static void test_the_whole_core_is_told_before_its_clock_retires(void **state)
{
    struct test_core *c = *state;
    START(c, reads, 2);
    assert_int_equal(test_core_launch(c, 0, 0), 0);
    assert_int_equal(test_core_launch(c, 1, 1), 0);
    test_core_outside(c, COMMON_NO_WARP, TEST_ISA_TICK, 0x100);
    for (uint32_t i = 0; i < 8; i++) assert_int_equal(test_core_step(c, i & 1), 0);
    assert_int_equal(test_core_finish(c, BRIDGE_END_DONE), BRIDGE_PASS);
    assert_int_equal(test_core_memory(c, TEST_ISA_FAR_SPACE)[17], 1);
}

static void test_what_the_model_refuses_is_a_mismatch(void **state)
{
    struct test_core *c = *state;
    START(c, waits, 1);
    assert_int_equal(test_core_launch(c, 0, 0), 0);
    const struct common_outside wake = {
        .order = 1, .what = TEST_ISA_WAKE, .nwords = 1, .word = {3}};
    bridge_outside(c->bridge, &wake);
    test_core_prepare(c, 0);
    assert_int_not_equal(test_core_send(c), 0);
    assert_verdict(c, BRIDGE_MISMATCH,
                   "from outside, for warp 0 order 1: wake 0x3: warp 0 does not wait");
    assert_int_equal(difference(c)->kind, COMMON_OUTSIDE);
    assert_int_equal(test_core_finish(c, BRIDGE_END_STOPPED), BRIDGE_MISMATCH);
    char *text = report(c);
    assert_says(text, "  from outside: wake 0x3\n  warp 0  before order 1  cycle 2\n");
    assert_says(text, "         1  outside  wake 0x3\n");
    free(text);
}

static void test_what_the_whole_core_refuses_is_a_mismatch(void **state)
{
    struct test_core *c = *state;
    const struct common_outside odd = {.warp = COMMON_NO_WARP, .what = 77};
    start(c);
    bridge_outside(c->bridge, &odd);
    assert_int_not_equal(test_core_clock(c), 0);
    assert_verdict(c, BRIDGE_MISMATCH,
                   "from outside, for the whole core: ? 0x0: there is nothing of number 77");
    test_core_finish(c, BRIDGE_END_STOPPED);
    char *text = report(c);
    assert_says(text, "  the whole core  cycle 2\n");
    assert_says(text, "    all         outside  ? 0x0\n");
    free(text);
}

static void test_an_isa_without_the_callback_takes_nothing(void **state)
{
    struct test_core *c = *state;
    static struct common_isa deaf; /* read until the bridge is gone, after this function */
    deaf = test_isa;
    deaf.outside = NULL;
    deaf.outside_text = NULL;
    c->isa = &deaf;
    start(c);
    bridge_outside(c->bridge, &device);
    assert_int_not_equal(test_core_clock(c), 0);
    assert_verdict(
        c, BRIDGE_ORDER,
        "from outside, for warp 0 order 1: outside 0: 0x5a: quark takes nothing from outside");
    c->isa = &test_isa;
}

static void test_late_or_far_ahead_is_order(void **state)
{
    struct test_core *c = *state;
    struct common_outside event = device;
    start(c);
    event.order = 1 + 64;
    bridge_outside(c->bridge, &event);
    assert_verdict(c, BRIDGE_ORDER, "it is too far ahead of the warp's retires");
    test_core_stop(c);
    memset(c, 0, sizeof *c);
    start(c);
    event.order = 0;
    bridge_outside(c->bridge, &event);
    assert_verdict(c, BRIDGE_ORDER, "it is late: the instruction has retired");
}

static void test_more_than_wait_is_order(void **state)
{
    struct test_core *c = *state;
    start(c);
    for (int i = 0; i < 64; i++) bridge_outside(c->bridge, &device);
    assert_int_equal(test_core_clock(c), 0);
    bridge_outside(c->bridge, &device);
    assert_verdict(c, BRIDGE_ORDER, "too many wait for their instructions");
}

static void test_an_event_without_its_instruction_is_order(void **state)
{
    struct test_core *c = *state;
    struct common_outside event = device;
    start(c);
    event.order = 5;
    bridge_outside(c->bridge, &event);
    for (int i = 0; i < 4; i++) assert_int_equal(test_core_step(c, 0), 0);
    assert_int_equal(test_core_finish(c, BRIDGE_END_DONE), BRIDGE_ORDER);
    assert_verdict(c, BRIDGE_ORDER, "device 0x5a: the instruction behind it never retired");
}

static void test_of_no_warp_or_too_many_words_is_a_mismatch(void **state)
{
    struct test_core *c = *state;
    struct common_outside event = device;
    start(c);
    event.warp = TEST_ISA_WARPS;
    bridge_outside(c->bridge, &event);
    assert_verdict(c, BRIDGE_MISMATCH, "of 1 words for warp 3; the machine has 3 warps");
    test_core_stop(c);
    memset(c, 0, sizeof *c);
    start(c);
    event = device;
    event.nwords = COMMON_OUTSIDE_WORDS + 1;
    bridge_outside(c->bridge, &event);
    assert_verdict(c, BRIDGE_MISMATCH, "of 5 words for warp 0");
}

/* A retire event that claims to be one is refused. */
static void test_a_retire_of_that_kind_is_a_mismatch(void **state)
{
    struct test_core *c = *state;
    start(c);
    test_core_prepare(c, 0);
    c->step.retire.kind = COMMON_OUTSIDE;
    test_core_retire(c);
    assert_verdict(c, BRIDGE_MISMATCH, "retire event of kind 2");
}

static void test_history_shows_it_between_its_instructions(void **state)
{
    struct test_core *c = *state;
    start(c);
    assert_int_equal(test_core_step(c, 0), 0);
    test_core_outside(c, 0, TEST_ISA_DEVICE, 0x5a);
    test_core_prepare(c, 0);
    c->step.retire.active = 0;
    assert_int_not_equal(test_core_send(c), 0);
    test_core_finish(c, BRIDGE_END_STOPPED);
    char *text = report(c);
    assert_says(text, "         1  000000  in q1 q0 0                           q1.0 0 | 0\n"
                      "         2  outside  device 0x5a\n"
                      "   >     2  000001  in q2 q0 0                           q2.0 5a | 5a\n");
    assert_says(text, "    w0       2  outside  device 0x5a\n");
    assert_says(text, "; 1 from outside");
    free(text);
}

static void test_json_tells_of_it(void **state)
{
    struct test_core *c = *state;
    const struct common_outside odd = {.warp = COMMON_NO_WARP, .what = 77};
    char *text = NULL;
    size_t size = 0;
    start(c);
    test_core_outside(c, 0, TEST_ISA_DEVICE, 0x5a);
    assert_int_equal(test_core_step(c, 0), 0);
    bridge_outside(c->bridge, &odd);
    test_core_finish(c, BRIDGE_END_STOPPED);
    FILE *out = open_memstream(&text, &size);
    assert_int_equal(bridge_result_json(bridge_result(c->bridge), NULL, out), 0);
    fclose(out);
    assert_says(text, "\"outside\": 1,");
    assert_says(text, "\"kind\": \"outside\"");
    assert_says(text, "\"warp\": null");
    free(text);
}

/* ---- hash. */

static uint64_t hash_of(const struct common_outside *event, bool before)
{
    static struct common_step step = {.retire = {.nwords = 1, .word = {7}, .active = 1}};
    struct bridge_hash *hash = bridge_hash_create(2);
    if (event && before) bridge_hash_outside(hash, event);
    bridge_hash_step(hash, &step);
    if (event && !before) bridge_hash_outside(hash, event);
    uint64_t value = bridge_hash_value(hash);
    bridge_hash_destroy(hash);
    return value;
}

static void test_hash_takes_all_of_it_and_its_place(void **state)
{
    (void)state;
    struct common_outside event = device;
    uint64_t base = hash_of(&event, true);
    uint32_t *const covered[] = {&event.what, &event.nwords, &event.word[0], &event.word[3]};
    assert_true(base != hash_of(NULL, true));
    assert_true(base != hash_of(&event, false));
    for (size_t i = 0; i < sizeof covered / sizeof covered[0]; i++) {
        *covered[i] ^= 1;
        assert_true(hash_of(&event, true) != base);
        *covered[i] ^= 1;
    }
    event.warp = COMMON_NO_WARP;
    assert_true(hash_of(&event, true) != hash_of(NULL, true));
    assert_true(hash_of(&event, true) == hash_of(&event, false)); /* it has no place in a warp */
}

/* ---- traces. */

struct stream {
    uint8_t byte[8192];
    size_t size;
};

static void record(struct stream *s, struct bridge_result *result)
{
    struct test_core c = {.cycle = 0};
    struct common_error err = {.text = ""};
    char path[] = "/tmp/warpstep_outside_XXXXXX";
    int fd = mkstemp(path);
    assert_true(fd >= 0);
    FILE *in = fdopen(fd, "rb");

    START(&c, reads, 1);
    assert_int_equal(bridge_trace_start(c.bridge, path, &err), 0);
    test_core_launch(&c, 0, 0);
    test_core_outside(&c, 0, TEST_ISA_DEVICE, 0x5a);
    test_core_outside(&c, COMMON_NO_WARP, TEST_ISA_TICK, 0x100);
    while (c.order[0] < 5) assert_int_equal(test_core_step(&c, 0), 0);
    assert_int_equal(test_core_finish(&c, BRIDGE_END_DONE), BRIDGE_PASS);
    *result = *bridge_result(c.bridge);
    test_core_stop(&c);
    s->size = fread(s->byte, 1, sizeof s->byte, in);
    fclose(in);
    remove(path);
}

static enum bridge_verdict replay(const struct stream *s, struct bridge_result *result)
{
    struct test_core c = {.cycle = 0};
    FILE *in = tmpfile();
    START(&c, reads, 1);
    fwrite(s->byte, 1, s->size, in);
    rewind(in);
    enum bridge_verdict verdict = bridge_trace_replay_stream(c.bridge, in);
    *result = *bridge_result(c.bridge);
    fclose(in);
    test_core_stop(&c);
    return verdict;
}

static void test_trace_carries_it(void **state)
{
    (void)state;
    static struct stream s;
    struct bridge_result recorded, replayed;
    record(&s, &recorded);
    assert_int_equal(replay(&s, &replayed), BRIDGE_PASS);
    assert_int_equal(replayed.outside, 2);
    assert_true(recorded.hash == replayed.hash);
}

/* Any byte of it damaged, or all of it cut out, is found. */
static void test_trace_with_it_damaged_is_a_link_error(void **state)
{
    (void)state;
    static struct stream s, bad;
    struct bridge_result result;
    size_t at = 0;

    record(&s, &result);
    for (size_t i = 8; i + 12 < s.size; i += 12 + s.byte[i] + 256u * s.byte[i + 1])
        if (s.byte[i + 8] == 13 && !at) at = i; /* the type of the payload */
    assert_true(at != 0);
    size_t length = 12 + s.byte[at];
    assert_int_equal(length, 12 + 4 * 9);
    for (size_t i = 0; i < length; i++) {
        bad = s;
        bad.byte[at + i] ^= 0x10;
        assert_int_equal(replay(&bad, &result), BRIDGE_LINK_ERROR);
    }
    bad = s;
    memmove(bad.byte + at, bad.byte + at + length, bad.size - at - length);
    bad.size -= length;
    assert_int_equal(replay(&bad, &result), BRIDGE_LINK_ERROR);
    for (size_t cut = at; cut < at + length; cut++) {
        bad = s;
        bad.size = cut;
        assert_int_equal(replay(&bad, &result), BRIDGE_LINK_ERROR);
    }
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)
    const struct CMUnitTest tests[] = {
        TEST(test_a_device_value_reaches_the_model),
        TEST(test_a_device_value_that_is_not_told_is_a_mismatch),
        TEST(test_the_order_says_when_it_comes),
        TEST(test_several_before_one_instruction_come_in_their_order),
        TEST(test_it_may_come_in_the_clock_of_its_retire),
        TEST(test_an_interrupt_ends_a_wait),
        TEST(test_the_whole_core_is_told_before_its_clock_retires),
        TEST(test_what_the_model_refuses_is_a_mismatch),
        TEST(test_what_the_whole_core_refuses_is_a_mismatch),
        TEST(test_an_isa_without_the_callback_takes_nothing),
        TEST(test_late_or_far_ahead_is_order),
        TEST(test_more_than_wait_is_order),
        TEST(test_an_event_without_its_instruction_is_order),
        TEST(test_of_no_warp_or_too_many_words_is_a_mismatch),
        TEST(test_a_retire_of_that_kind_is_a_mismatch),
        TEST(test_history_shows_it_between_its_instructions),
        TEST(test_json_tells_of_it),
        cmocka_unit_test(test_hash_takes_all_of_it_and_its_place),
        cmocka_unit_test(test_trace_carries_it),
        cmocka_unit_test(test_trace_with_it_damaged_is_a_link_error),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
