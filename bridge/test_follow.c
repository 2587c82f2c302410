/* A program behind another one on the same core: what ends the first, what is left to the second,
 * what the result counts. */
#define _POSIX_C_SOURCE 200809L /* mkstemp, fdopen */

#include "hash.h"
#include "test_bench.h"

#include "trace.h"

/* The first leaves 5, 6, 7, 8 at far[16]; the second loads nothing and stores 9 .. behind it. */
static const uint32_t first[] = {W(TEST_ISA_SET, 1, 0, 5), W(TEST_ISA_FAR, 1, 0, 16),
                                 W(TEST_ISA_END, 0, 0, 0)};
static const uint32_t second[] = {W(TEST_ISA_SET, 1, 0, 9), W(TEST_ISA_FAR, 1, 0, 32),
                                  W(TEST_ISA_END, 0, 0, 0)};

/* A run of these three instructions and of `second`, up to the end of the first. */
static void start_behind(struct test_core *c, const uint32_t *code, struct common_program *next)
{
    *next = (struct common_program){.name = (char *)(uintptr_t) "dir/second.s",
                                    .code = (uint32_t *)(uintptr_t)second,
                                    .code_words = 3,
                                    .launch = &c->blocks};
    c->program.next = next;
    test_core_start(c, code, 3, 1);
}

static void start_both(struct test_core *c, struct common_program *next)
{
    start_behind(c, first, next);
}

static void run_one(struct test_core *c, unsigned instructions)
{
    assert_int_equal(test_core_launch(c, 0, 0), 0);
    for (unsigned i = 0; i < instructions; i++) assert_int_equal(test_core_step(c, 0), 0);
}

static void test_follow_counts_both_launches(void **state)
{
    struct test_core *c = *state;
    struct common_program next;
    start_both(c, &next);
    run_one(c, 3);
    assert_int_equal(test_core_next(c), 0);
    run_one(c, 3);
    assert_int_equal(test_core_sweep(c), 0);
    assert_int_equal(test_core_finish(c, BRIDGE_END_DONE), BRIDGE_PASS);
    const struct bridge_result *r = bridge_result(c->bridge);
    assert_int_equal(r->instructions, 6);
    assert_int_equal(r->launches, 2);
    assert_string_equal(r->message, "");
}

/* The made-up machine keeps `far`: a core that has cleared it differs at the end of the second
 * launch. */
static void test_follow_compares_what_is_left(void **state)
{
    struct test_core *c = *state;
    struct common_program next;
    start_both(c, &next);
    run_one(c, 3);
    assert_int_equal(test_core_next(c), 0);
    memset(test_core_memory(c, TEST_ISA_FAR_SPACE) + 16, 0, 16);
    run_one(c, 3);
    assert_int_equal(test_core_finish(c, BRIDGE_END_DONE), BRIDGE_STATE_DIFF);
    assert_verdict(c, BRIDGE_STATE_DIFF, "4 words differ, first far[0x10]");
    assert_verdict(c, BRIDGE_STATE_DIFF, "; in launch 2, dir/second.s");
}

static const uint32_t feeds[] = {W(TEST_ISA_SET, 1, 0, 7), W(TEST_ISA_FAR, 1, 0, 48),
                                 W(TEST_ISA_END, 0, 0, 0)};
static const uint32_t chokes[] = {W(TEST_ISA_SET, 1, 0, 99), W(TEST_ISA_FAR, 1, 0, 48),
                                  W(TEST_ISA_END, 0, 0, 0)};

static void test_follow_feeds_the_second(void **state)
{
    struct test_core *c = *state;
    struct common_program next;
    start_behind(c, feeds, &next);
    run_one(c, 3);
    assert_int_equal(next.tags, 0);
    assert_int_equal(test_core_next(c), 0);
    assert_int_equal(next.tags, 7);
    run_one(c, 3);
    assert_int_equal(test_core_finish(c, BRIDGE_END_DONE), BRIDGE_PASS);
}

static void test_follow_says_what_the_second_cannot_take(void **state)
{
    struct test_core *c = *state;
    struct common_program next;
    start_behind(c, chokes, &next);
    run_one(c, 3);
    assert_int_not_equal(test_core_next(c), 0);
    assert_int_equal(test_core_finish(c, BRIDGE_END_STOPPED), BRIDGE_INTERNAL);
    assert_verdict(c, BRIDGE_INTERNAL, "dir/second.s cannot follow: 99 is too much");
}

static void test_follow_needs_the_first_to_pass(void **state)
{
    struct test_core *c = *state;
    struct common_program next;
    c->program.expects = 1;
    c->expect =
        (struct common_segment){.space = TEST_ISA_FAR_SPACE, .addr = 16, .count = 1, .line = 4};
    c->expect_word[0] = 77;
    start_both(c, &next);
    run_one(c, 3);
    assert_int_not_equal(test_core_next(c), 0);
    assert_int_equal(test_core_finish(c, BRIDGE_END_STOPPED), BRIDGE_EXPECT_FAIL);
    assert_verdict(c, BRIDGE_EXPECT_FAIL, "sample.s:4: expected far[0x10] = 0x0000004d, found");
}

static void test_follow_finds_an_unfinished_first(void **state)
{
    struct test_core *c = *state;
    struct common_program next;
    start_both(c, &next);
    run_one(c, 2);
    assert_int_not_equal(test_core_next(c), 0);
    assert_verdict(c, BRIDGE_ORDER, "in the model warp 0 is at order 3");
}

/* After keep_going the models are no longer what the core is. */
static void test_follow_ends_with_a_difference(void **state)
{
    struct test_core *c = *state;
    struct common_program next;
    c->options.keep_going = true;
    start_both(c, &next);
    assert_int_equal(test_core_launch(c, 0, 0), 0);
    test_core_prepare(c, 0);
    c->step.retire.active ^= 4;
    assert_int_equal(test_core_send(c), 0);
    for (int i = 0; i < 2; i++) test_core_step(c, 0);
    assert_int_not_equal(test_core_next(c), 0);
    assert_int_equal(test_core_finish(c, BRIDGE_END_STOPPED), BRIDGE_MISMATCH);
}

/* An instruction of the first program that comes late finds a warp without work. */
static void test_follow_finds_late_events(void **state)
{
    struct test_core *c = *state;
    struct common_program next;
    start_both(c, &next);
    run_one(c, 3);
    assert_int_equal(test_core_next(c), 0);
    const struct common_retire late = {.warp = 0, .order = c->order[0], .fields = COMMON_HAS_ALL};
    bridge_retire(c->bridge, &late);
    assert_int_not_equal(test_core_clock(c), 0);
    assert_verdict(c, BRIDGE_MISMATCH, "has no work");
}

/* A launch of which nothing was compared is none, whatever the first one did. */
static void test_follow_sees_an_empty_second(void **state)
{
    struct test_core *c = *state;
    struct common_program next;
    start_both(c, &next);
    run_one(c, 3);
    assert_int_equal(test_core_next(c), 0);
    assert_int_equal(test_core_finish(c, BRIDGE_END_DONE), BRIDGE_VACUOUS);
    assert_verdict(c, BRIDGE_VACUOUS, "nothing was compared: 0 retires");
}

static void test_follow_watches_from_the_start(void **state)
{
    struct test_core *c = *state;
    struct common_program next;
    c->options.watchdog = 10;
    start_both(c, &next);
    run_one(c, 3);
    assert_int_equal(test_core_next(c), 0);
    for (int i = 0; i < 50; i++)
        assert_int_equal(test_core_clock(c), 0); /* its registers are written */
    bridge_start(c->bridge);
    for (int i = 0; i < 10; i++) assert_int_equal(test_core_clock(c), 0);
    assert_int_not_equal(test_core_clock(c), 0);
    assert_verdict(c, BRIDGE_HANG, "no retire for 11 clocks");
}

static void test_follow_checks_all_programs_first(void **state)
{
    struct test_core *c = *state;
    struct common_program next;
    struct common_error err = {""};
    start_both(c, &next);
    next.code_words = 0;
    assert_null(bridge_create(c->isa, &c->program, &c->machine, &c->options, &err));
    assert_string_equal(err.text, "dir/second.s:1:1: error: nothing to run");
}

/* The order of the launches is part of the hash: the same streams, the other way round. */
static void test_follow_hashes_the_order(void **state)
{
    struct common_step one = {.retire = {.pc = 1, .done = 1}},
                       two = {.retire = {.pc = 2, .done = 1}};
    uint64_t value[3];
    (void)state;
    for (int i = 0; i < 3; i++) {
        struct bridge_hash *hash = bridge_hash_create(1);
        bridge_hash_step(hash, i == 1 ? &two : &one);
        if (i < 2) bridge_hash_next(hash);
        bridge_hash_step(hash, i == 1 ? &one : &two);
        value[i] = bridge_hash_value(hash);
        bridge_hash_destroy(hash);
    }
    assert_true(value[0] != value[1] && value[0] != value[2]);
}

/* Records both launches. wrong: the second is */
static void record(FILE *file, const char *path, bool wrong, struct bridge_result *result)
{
    struct test_core *c = calloc(1, sizeof *c);
    struct common_program next;
    struct common_error err = {""};
    (void)file;
    start_both(c, &next);
    assert_int_equal(bridge_trace_start(c->bridge, path, &err), 0);
    run_one(c, 3);
    assert_int_equal(test_core_next(c), 0);
    test_core_clock(c);
    bridge_start(c->bridge);
    run_one(c, 2);
    test_core_prepare(c, 0);
    if (wrong) c->step.retire.active ^= 1;
    int stop = test_core_send(c);
    test_core_finish(c, stop ? BRIDGE_END_STOPPED : BRIDGE_END_DONE);
    *result = *bridge_result(c->bridge);
    test_core_stop(c);
    free(c);
}

static void replay(const char *path, bool alone, struct bridge_result *result)
{
    struct test_core *c = calloc(1, sizeof *c);
    struct common_program next;
    start_both(c, &next);
    if (alone) { /* the same words, and no program behind them */
        bridge_destroy(c->bridge);
        struct common_error err = {""};
        c->program.next = NULL;
        c->bridge = bridge_create(c->isa, &c->program, &c->machine, &c->options, &err);
    }
    bridge_trace_replay(c->bridge, path);
    *result = *bridge_result(c->bridge);
    test_core_stop(c);
    free(c);
}

static void test_follow_is_recorded(void **state)
{
    struct bridge_result lockstep, again;
    char path[] = "/tmp/warpstep_follow_XXXXXX";
    (void)state;
    for (int wrong = 0; wrong < 2; wrong++) {
        FILE *file = fdopen(mkstemp(strcpy(path, "/tmp/warpstep_follow_XXXXXX")), "rb");
        assert_non_null(file);
        record(file, path, wrong, &lockstep);
        replay(path, false, &again);
        assert_int_equal(lockstep.verdict, wrong ? BRIDGE_MISMATCH : BRIDGE_PASS);
        assert_int_equal(again.verdict, lockstep.verdict);
        assert_true(again.hash == lockstep.hash && again.cycles == lockstep.cycles);
        assert_int_equal(again.instructions, 6);
        assert_string_equal(again.message, lockstep.message);
        replay(path, true, &again);
        assert_int_equal(again.verdict, BRIDGE_BAD_INPUT);
        fclose(file);
        remove(path);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_follow_counts_both_launches, setup, teardown),
        cmocka_unit_test_setup_teardown(test_follow_compares_what_is_left, setup, teardown),
        cmocka_unit_test_setup_teardown(test_follow_feeds_the_second, setup, teardown),
        cmocka_unit_test_setup_teardown(test_follow_says_what_the_second_cannot_take, setup,
                                        teardown),
        cmocka_unit_test_setup_teardown(test_follow_needs_the_first_to_pass, setup, teardown),
        cmocka_unit_test_setup_teardown(test_follow_finds_an_unfinished_first, setup, teardown),
        cmocka_unit_test_setup_teardown(test_follow_ends_with_a_difference, setup, teardown),
        cmocka_unit_test_setup_teardown(test_follow_finds_late_events, setup, teardown),
        cmocka_unit_test_setup_teardown(test_follow_sees_an_empty_second, setup, teardown),
        cmocka_unit_test_setup_teardown(test_follow_watches_from_the_start, setup, teardown),
        cmocka_unit_test_setup_teardown(test_follow_checks_all_programs_first, setup, teardown),
        cmocka_unit_test(test_follow_hashes_the_order),
        cmocka_unit_test(test_follow_is_recorded),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
