/* Events in wrong order, of no warp, or when the model cannot follow. */
#include "test_bench.h"

/* ---- what the model cannot do. */

static void test_order_rejects_retire_of_an_idle_warp(void **state)
{
    struct test_core *c = *state;
    START(c, simple, 1);
    const struct common_retire event = {.warp = 1, .fields = COMMON_HAS_ALL};
    bridge_retire(c->bridge, &event);
    assert_int_not_equal(test_core_clock(c), 0);
    assert_verdict(c, BRIDGE_MISMATCH, "has no work");
}

static void test_order_rejects_retire_of_a_waiting_warp(void **state)
{
    static const uint32_t code[] = {W(TEST_ISA_WAIT, 0, 0, 0), W(TEST_ISA_NOP, 0, 0, 0)};
    struct test_core *c = *state;
    START(c, code, 1);
    test_core_launch(c, 0, 0);
    test_core_step(c, 0);
    const struct common_retire event = {.warp = 0, .order = 2, .pc = 1, .fields = COMMON_HAS_ALL};
    bridge_retire(c->bridge, &event);
    assert_int_not_equal(test_core_clock(c), 0);
    assert_verdict(c, BRIDGE_MISMATCH, "still waits");
}

static void test_order_rejects_impossible_launch(void **state)
{
    struct test_core *c = *state;
    START(c, simple, 2);
    test_core_launch(c, 0, 0);
    const struct common_retire event = {
        .kind = COMMON_LAUNCH, .warp = 0, .order = 1, .arg = {1, 0, 0, 0}};
    bridge_retire(c->bridge, &event);
    assert_int_not_equal(test_core_clock(c), 0);
    assert_verdict(c, BRIDGE_MISMATCH, "slot 0 is busy");
}

static void test_order_blames_itself_when_the_model_fails(void **state)
{
    static const uint32_t code[] = {W(TEST_ISA_BROKEN, 0, 0, 0)};
    struct test_core *c = *state;
    START(c, code, 1);
    test_core_launch(c, 0, 0);
    const struct common_retire event = {.warp = 0, .order = 1, .fields = COMMON_HAS_ALL};
    bridge_retire(c->bridge, &event);
    assert_int_not_equal(test_core_clock(c), 0);
    assert_verdict(c, BRIDGE_INTERNAL, "the model cannot step: broken");
}

static void test_order_rejects_warps_that_do_not_exist(void **state)
{
    struct test_core *c = *state;
    prepare_set(c);
    c->step.retire.warp = 3;
    test_core_retire(c);
    assert_int_not_equal(test_core_clock(c), 0);
    assert_verdict(c, BRIDGE_MISMATCH, "for warp 3; the machine has 3 warps");
}

static void test_order_rejects_writes_of_warps_that_do_not_exist(void **state)
{
    struct test_core *c = *state;
    prepare_far(c);
    bridge_mem_write(c->bridge, 200, 0, 0, 0, 0, 15, 0);
    assert_int_not_equal(test_core_clock(c), 0);
    assert_verdict(c, BRIDGE_MISMATCH, "memory write of warp 200");
}

/* ---- order. */

static void test_order_finds_gap(void **state)
{
    struct test_core *c = *state;
    prepare_set(c);
    test_core_prepare(c, 0); /* order 1 is lost */
    assert_int_not_equal(test_core_send(c), 0);
    assert_verdict(
        c, BRIDGE_ORDER,
        "gap: warp 0 retires order 2 at pc 0x1; order 1 pc 0x0 did not come: set q1 q0 5");
    assert_string_equal(difference(c)->text, "set q1 q0 5");
    assert_int_equal(difference(c)->order, 1);
    assert_int_equal(difference(c)->active, 0xf);
}

static void test_order_gap_says_that_the_writes_came(void **state)
{
    struct test_core *c = *state;
    prepare_set(c);
    test_core_writes(c); /* only the retire of order 1 is lost */
    test_core_prepare(c, 0);
    assert_int_not_equal(test_core_send(c), 0);
    assert_verdict(c, BRIDGE_ORDER, "order 1 pc 0x0 did not come, its writes did: set q1 q0 5");
}

static void test_order_finds_gap_before_a_launch(void **state)
{
    struct test_core *c = *state;
    START(c, simple, 1);
    const struct common_retire event = {.warp = 2, .order = 1, .pc = 3, .fields = COMMON_HAS_ALL};
    bridge_retire(c->bridge, &event);
    assert_int_not_equal(test_core_clock(c), 0);
    assert_verdict(c, BRIDGE_ORDER,
                   "gap: warp 2 retires order 1 at pc 0x3; order 0 did not come, and in the model "
                   "the warp has no work");
    assert_int_equal(difference(c)->order, 1);
}

static void test_order_finds_gap_of_a_waiting_warp(void **state)
{
    static const uint32_t code[] = {W(TEST_ISA_WAIT, 0, 0, 0), W(TEST_ISA_NOP, 0, 0, 0)};
    struct test_core *c = *state;
    START(c, code, 1);
    test_core_launch(c, 0, 0);
    test_core_step(c, 0);
    const struct common_retire event = {.warp = 0, .order = 3, .pc = 1, .fields = COMMON_HAS_ALL};
    bridge_retire(c->bridge, &event);
    assert_int_not_equal(test_core_clock(c), 0);
    assert_verdict(c, BRIDGE_ORDER, "order 2 did not come, and in the model the warp still waits");
}

/* ---- rows of other warps. */

static void test_order_charges_a_stray_write_to_its_instruction(void **state)
{
    struct test_core *c = *state;
    START(c, simple, 2);
    test_core_launch(c, 0, 0);
    test_core_launch(c, 1, 1);
    test_core_prepare(c, 0);
    c->stray = 1;
    assert_int_not_equal(test_core_send(c), 0);
    assert_verdict(c, BRIDGE_MISMATCH,
                   "warp 0 order 1 pc 0x0: it wrote a row of warp 1, and q1 differs: set q1 q0 5");
    assert_int_equal(difference(c)->warp, 0);
    assert_int_equal(difference(c)->items, 8);
    assert_item(c, 3, "q1", 3, 0, 8); /* what should have been written .. */
    assert_int_equal(difference(c)->item[3].core_be, 0);
    assert_item(c, 7, "w1 q1", 3, 8, 0); /* .. and what was */
    assert_int_equal(difference(c)->item[7].model_be, 0);
}

static void test_order_finds_a_stray_write_beside_the_right_one(void **state)
{
    struct test_core *c = *state;
    prepare_set(c);
    c->stray = 2;
    test_core_writes(c);
    c->stray = 0;
    assert_int_not_equal(test_core_send(c), 0);
    assert_verdict(c, BRIDGE_MISMATCH, "it wrote a row of warp 2, and w2 q1 differs");
    assert_int_equal(difference(c)->items, 4);
}

static void test_order_names_the_row_of_a_stray_orphan(void **state)
{
    struct test_core *c = *state;
    static const uint32_t end[] = {W(TEST_ISA_END, 0, 0, 0)};
    const uint32_t data[4] = {0};
    START(c, end, 1);
    test_core_launch(c, 0, 0);
    test_core_step(c, 0);
    bridge_reg_write(c->bridge, 1, 0, 2, 0, 6, 0, 1, 15, data, 4);
    test_core_finish(c, BRIDGE_END_DONE);
    assert_verdict(c, BRIDGE_ORDER, "orphan: warp 1 order 0 wrote w2 q6 and never retired");
}

static void test_order_rejects_rows_of_warps_that_do_not_exist(void **state)
{
    struct test_core *c = *state;
    prepare_set(c);
    c->stray = 8;
    assert_int_not_equal(test_core_send(c), 0);
    assert_verdict(
        c, BRIDGE_MISMATCH,
        "warp 0 order 1 wrote a row of warp 8; the machine has 3 warps: pc 0x0 set q1 q0 5");
}

/* A sweep sees the row of warp 1 as it was overwritten: no difference yet, that is the
 * instruction's. */
static void test_order_sweep_knows_of_a_stray_write(void **state)
{
    struct test_core *c = *state;
    uint32_t row[4] = {5, 6, 7, 8};
    START(c, simple, 2);
    test_core_launch(c, 0, 0);
    test_core_launch(c, 1, 1);
    test_core_prepare(c, 0);
    c->stray = 1;
    test_core_writes(c);
    assert_int_equal(test_core_clock(c), 0);
    bridge_sweep_begin(c->bridge);
    bridge_sweep_register(c->bridge, 1, 0, 1, 0, 4, row);
    memset(row, 0, sizeof row);
    bridge_sweep_register(c->bridge, 0, 0, 1, 0, 4, row);
    assert_int_equal(bridge_sweep_end(c->bridge), 0);
    test_core_retire(c);
    assert_int_not_equal(test_core_clock(c), 0);
    assert_verdict(c, BRIDGE_MISMATCH, "it wrote a row of warp 1");
}

static void test_order_finds_duplicate(void **state)
{
    struct test_core *c = *state;
    prepare_set(c);
    assert_int_equal(test_core_send(c), 0);
    test_core_retire(c);
    assert_int_not_equal(test_core_clock(c), 0);
    assert_verdict(c, BRIDGE_ORDER, "duplicate: warp 0 retires order 1");
}

static void test_order_finds_late_register_write(void **state)
{
    struct test_core *c = *state;
    prepare_set(c);
    test_core_send(c);
    test_core_writes(c);
    assert_int_not_equal(test_core_clock(c), 0);
    assert_verdict(
        c, BRIDGE_ORDER,
        "late data: register write of warp 0 order 1, which has retired: pc 0x0 set q1 q0 5");
    assert_string_equal(difference(c)->text, "set q1 q0 5");
    assert_int_equal(difference(c)->active, 0xf);
}

static void test_order_finds_late_memory_write(void **state)
{
    struct test_core *c = *state;
    prepare_far(c);
    test_core_send(c);
    bridge_mem_write(c->bridge, 0, 4, 0, 0, 0, 15, 0);
    assert_int_not_equal(test_core_clock(c), 0);
    assert_verdict(c, BRIDGE_ORDER, "late data: memory write of warp 0 order 4");
}

static void test_order_bounds_how_far_writes_run_ahead(void **state)
{
    struct test_core *c = *state;
    prepare_set(c);
    bridge_mem_write(c->bridge, 0, 1 + 63, 0, 0, 0, 15, 0);
    assert_int_equal(test_core_clock(c), 0);
    bridge_mem_write(c->bridge, 0, 1 + 64, 0, 0, 0, 15, 0);
    assert_int_not_equal(test_core_clock(c), 0);
    assert_verdict(c, BRIDGE_ORDER, "64 ahead of its retires; 63 at most");
}

static void test_order_bounds_memory_words_of_one_token(void **state)
{
    struct test_core *c = *state;
    prepare_set(c);
    for (uint32_t i = 0; i <= 2 * COMMON_MAX_MEMS; i++)
        bridge_mem_write(c->bridge, 0, 1, 0, 0, 4 * i, 15, 0);
    assert_int_not_equal(test_core_clock(c), 0);
    assert_verdict(c, BRIDGE_ORDER, "memory words wait for their retire event");
}

static void test_order_bounds_register_rows_that_wait(void **state)
{
    struct test_core *c = *state;
    const uint32_t data[4] = {0};
    prepare_set(c);
    for (uint32_t w = 0; w < TEST_ISA_WARPS; w++)
        for (uint32_t o = 0; o < 64; o++)
            for (uint32_t r = 0; r < 8; r++)
                bridge_reg_write(c->bridge, w, (w == 0) + o, w, 0, r, 0, 15, 15, data, 4);
    assert_int_not_equal(test_core_clock(c), 0);
    assert_verdict(c, BRIDGE_ORDER, "register rows wait for their retire events");
}

static void test_order_bounds_retires_of_one_clock(void **state)
{
    struct test_core *c = *state;
    prepare_set(c);
    for (unsigned i = 0; i < 65; i++) test_core_retire(c);
    assert_int_not_equal(test_core_clock(c), 0);
    assert_verdict(c, BRIDGE_INTERNAL, "more than 64 retires in one clock");
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_order_rejects_retire_of_an_idle_warp),
        TEST(test_order_rejects_retire_of_a_waiting_warp),
        TEST(test_order_rejects_impossible_launch),
        TEST(test_order_blames_itself_when_the_model_fails),
        TEST(test_order_rejects_warps_that_do_not_exist),
        TEST(test_order_rejects_writes_of_warps_that_do_not_exist),
        TEST(test_order_finds_gap),
        TEST(test_order_gap_says_that_the_writes_came),
        TEST(test_order_finds_gap_before_a_launch),
        TEST(test_order_finds_gap_of_a_waiting_warp),
        TEST(test_order_charges_a_stray_write_to_its_instruction),
        TEST(test_order_finds_a_stray_write_beside_the_right_one),
        TEST(test_order_names_the_row_of_a_stray_orphan),
        TEST(test_order_rejects_rows_of_warps_that_do_not_exist),
        TEST(test_order_sweep_knows_of_a_stray_write),
        TEST(test_order_finds_duplicate),
        TEST(test_order_finds_late_register_write),
        TEST(test_order_finds_late_memory_write),
        TEST(test_order_bounds_how_far_writes_run_ahead),
        TEST(test_order_bounds_memory_words_of_one_token),
        TEST(test_order_bounds_register_rows_that_wait),
        TEST(test_order_bounds_retires_of_one_clock),
    };
    return cmocka_run_group_tests_name("bridge order", tests, NULL, NULL);
}
