/* Runs without an end: that they are found, that none is found where there is an end, and which
 * loop is named. */
#include "test_bench.h"

#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

enum { LONG = 30000 }; /* instructions: more than the checker waits before it looks */

static struct common_isa closed; /* the machine without anything from outside */

static void begin(struct test_core *c, const uint32_t *code, size_t count, uint32_t blocks)
{
    closed = test_isa;
    closed.outside = NULL;
    if (!c->isa) c->isa = &closed;
    test_core_start(c, code, count, blocks);
}
#define BEGIN(c, code, blocks) begin(c, code, sizeof(code) / sizeof(code)[0], blocks)

/* Steps warp 0 `each` times for one step of each other warp.
 *   returns  whether the checker stopped the run */
static bool go_on(struct test_core *c, uint32_t warps, uint32_t each, uint32_t instructions)
{
    bool stop = false;
    for (uint32_t i = 0; i < instructions && !stop; i++)
        for (uint32_t w = i % each ? 1 : warps; w-- > 0 && !stop;) {
            uint64_t pc;
            if (test_isa.warp_state(c->model, w, &pc) == COMMON_WARP_READY)
                stop = test_core_step(c, w);
        }
    return stop;
}

static void assert_livelock(struct test_core *c, const char *message, const char *loop)
{
    test_core_finish(c, BRIDGE_END_STOPPED);
    assert_verdict(c, BRIDGE_HANG, message);
    const struct bridge_result *r = bridge_result(c->bridge);
    if (!strstr(r->loop, loop)) fail_msg("loop '%s' lacks '%s'", r->loop, loop);
    assert_true(r->instructions < LONG);
}

static void test_livelock_of_one_instruction(void **state)
{
    static const uint32_t code[] = {W(TEST_ISA_NOP, 0, 0, 0), W(TEST_ISA_GOTO, 0, 0, 1)};
    struct test_core *c = *state;
    BEGIN(c, code, 1);
    test_core_launch(c, 0, 0);
    assert_true(go_on(c, 1, 1, LONG));
    assert_livelock(
        c, "livelock: the whole state repeats after 1 instruction of each warp",
        "warp 0 goes round in 1 instructions, pc 0x1 to 0x1\n    000001  goto q0 q0 1\n");
    assert_string_equal(difference(c)->text, "goto q0 q0 1");
}

/* A loop that ends, in one that does not: 2 + 5 * 3 + 1 instructions. */
static const uint32_t nested[] = {W(TEST_ISA_SET, 2, 0, 1),  W(TEST_ISA_SET, 1, 0, 0),
                                  W(TEST_ISA_ADD, 1, 2, 0),  W(TEST_ISA_SKIP, 1, 0, 5),
                                  W(TEST_ISA_GOTO, 0, 0, 2), W(TEST_ISA_GOTO, 0, 0, 1)};

static void test_livelock_around_a_loop_that_ends(void **state)
{
    struct test_core *c = *state;
    BEGIN(c, nested, 2);
    test_core_launch(c, 0, 0);
    test_core_launch(c, 1, 1);
    assert_true(go_on(c, 2, 1, LONG));
    assert_livelock(c, "livelock: the whole state repeats after 16 instructions of each warp",
                    "goes round in 16 instructions, pc 0x1 to 0x5\n");
}

static void test_livelock_that_writes_the_same_again(void **state)
{
    static const uint32_t code[] = {W(TEST_ISA_FAR, 1, 0, 16), W(TEST_ISA_GOTO, 0, 0, 0)};
    struct test_core *c = *state;
    BEGIN(c, code, 1);
    test_core_launch(c, 0, 0);
    assert_true(go_on(c, 1, 1, LONG));
    assert_livelock(c, "livelock: the whole state repeats after 2 instructions",
                    "goes round in 2 instructions");
}

/* Another warp that also writes may make what it reads differ, in another order. */
static void test_no_livelock_of_two_warps_that_write(void **state)
{
    static const uint32_t code[] = {W(TEST_ISA_FAR, 1, 0, 16), W(TEST_ISA_GOTO, 0, 0, 0)};
    struct test_core *c = *state;
    BEGIN(c, code, 2);
    test_core_launch(c, 0, 0);
    test_core_launch(c, 1, 1);
    assert_false(go_on(c, 2, 1, LONG));
}

/* Block 0 polls; block 1 counts, then sets what block 0 waits for. Both run the same code: far[4]
 * says who came first. */
static const uint32_t poll[] = {
    W(TEST_ISA_LOAD, 3, 0, 4),    W(TEST_ISA_SKIP, 3, 0, 1), /* somebody polls already */
    W(TEST_ISA_GOTO, 0, 0, 8),    W(TEST_ISA_SET, 2, 0, 1),   W(TEST_ISA_ADD, 1, 2, 0),
    W(TEST_ISA_SKIP, 1, 0, 9000), W(TEST_ISA_GOTO, 0, 0, 4),  W(TEST_ISA_GOTO, 0, 0, 13),
    W(TEST_ISA_SET, 4, 0, 1),     W(TEST_ISA_PILE, 4, 0, 4), /* lane 3 stays: 4 */
    W(TEST_ISA_LOAD, 5, 0, 32),   W(TEST_ISA_SKIP, 5, 0, 4),  W(TEST_ISA_GOTO, 0, 0, 10),
    W(TEST_ISA_SET, 4, 0, 1),     W(TEST_ISA_PILE, 4, 0, 32), W(TEST_ISA_END, 0, 0, 0)};

static void poll_until_done(struct test_core *c, uint32_t each)
{
    uint32_t code[sizeof poll / sizeof poll[0]];
    memcpy(code, poll, sizeof poll);
    code[1] = W(TEST_ISA_SKIP, 3, 0, 4);
    BEGIN(c, code, 2);
    test_core_launch(c, 0, 0);
    assert_false(go_on(c, 1, 1, 12)); /* it has said that it polls */
    test_core_launch(c, 1, 1);
    assert_false(go_on(c, 2, each, 40000 * each));
    assert_int_equal(test_core_finish(c, BRIDGE_END_DONE), BRIDGE_PASS);
    assert_true(bridge_result(c->bridge)->instructions > LONG);
}

static void test_no_livelock_of_a_warp_that_polls(void **state)
{
    poll_until_done(*state, 1);
}

static void test_no_livelock_though_the_other_warp_is_slow(void **state)
{
    poll_until_done(*state, 7);
}

static void test_no_livelock_while_a_block_waits_for_its_launch(void **state)
{
    static const uint32_t code[] = {W(TEST_ISA_GOTO, 0, 0, 0)};
    struct test_core *c = *state;
    BEGIN(c, code, 2);
    test_core_launch(c, 0, 0);
    assert_false(go_on(c, 1, 1, LONG));
}

static void test_no_livelock_of_a_warp_that_reads_a_clock(void **state)
{
    static const uint32_t code[] = {W(TEST_ISA_CLOCK, 1, 0, 0), W(TEST_ISA_GOTO, 0, 0, 0)};
    struct test_core *c = *state;
    BEGIN(c, code, 1);
    test_core_launch(c, 0, 0);
    assert_false(go_on(c, 1, 1, LONG));
}

static void test_no_livelock_where_something_may_come_from_outside(void **state)
{
    static const uint32_t code[] = {W(TEST_ISA_IN, 1, 0, 0), W(TEST_ISA_GOTO, 0, 0, 0)};
    struct test_core *c = *state;
    c->isa = &test_isa;
    BEGIN(c, code, 1);
    test_core_launch(c, 0, 0);
    assert_false(go_on(c, 1, 1, LONG));
}

/* ---- the loop of a run that reached its limit. */

static const char *loop_of(struct test_core *c, uint32_t nops, uint32_t last)
{
    static uint32_t code[10240];
    memset(code, 0, sizeof code);
    code[nops] = last;
    begin(c, code, nops + 1, 1);
    test_core_launch(c, 0, 0);
    test_core_step(c, 0);
    test_core_finish(c, BRIDGE_END_LIMIT);
    return bridge_result(c->bridge)->loop;
}

static void test_loop_is_the_smallest_period(void **state)
{
    const char *text = loop_of(*state, 3000, W(TEST_ISA_GOTO, 0, 0, 0));
    assert_non_null(strstr(text, "  warp 0 goes round in 3001 instructions, pc 0x0 to 0xbb8\n"));
    assert_non_null(strstr(text, "    ... 2989 more\n"));
}

static void test_loop_around_a_loop_counts_all_of_it(void **state)
{
    struct test_core *c = *state;
    BEGIN(c, nested, 1);
    test_core_launch(c, 0, 0);
    test_core_finish(c, BRIDGE_END_LIMIT);
    assert_non_null(strstr(bridge_result(c->bridge)->loop,
                           "  warp 0 goes round in 16 instructions, pc 0x1 to 0x5\n"));
}

static void test_loop_that_ends_is_none(void **state)
{
    const char *text = loop_of(*state, 6000, W(TEST_ISA_END, 0, 0, 0));
    assert_string_equal(text, "  no warp goes round in a loop\n");
}

static void test_loop_longer_than_the_window_is_none(void **state)
{
    const char *text = loop_of(*state, 10000, W(TEST_ISA_GOTO, 0, 0, 0));
    assert_string_equal(
        text, "  warp 0 goes on; its next 16384 instructions are no loop of 8192 or less\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_livelock_of_one_instruction),
        TEST(test_livelock_around_a_loop_that_ends),
        TEST(test_livelock_that_writes_the_same_again),
        TEST(test_no_livelock_of_two_warps_that_write),
        TEST(test_no_livelock_of_a_warp_that_polls),
        TEST(test_no_livelock_though_the_other_warp_is_slow),
        TEST(test_no_livelock_while_a_block_waits_for_its_launch),
        TEST(test_no_livelock_of_a_warp_that_reads_a_clock),
        TEST(test_no_livelock_where_something_may_come_from_outside),
        TEST(test_loop_is_the_smallest_period),
        TEST(test_loop_around_a_loop_counts_all_of_it),
        TEST(test_loop_that_ends_is_none),
        TEST(test_loop_longer_than_the_window_is_none),
    };
    return cmocka_run_group_tests_name("bridge livelock", tests, NULL, NULL);
}
