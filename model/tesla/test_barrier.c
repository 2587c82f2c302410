/* Barriers, ISA sheet 1.6: each warp is stepped by hand and must wait or go on as the sheet
 * says. */
#include "test_bench.h"

#define BAR_ALL  0x861ffe03u /* bar inc wait 0x0 0xfff; with w1 = 0 */
#define BAR_WAIT 0x84000003u /* wait only, barrier 0 */
#define EXIT_W0  0xf0000001u
#define EXIT_W1  0xe0000001u
#define TRAP_W0  0x90000003u

static uint32_t bar(bool inc, bool wait, uint32_t id, uint32_t count)
{
    return 0x80000003u | (uint32_t)inc << 25 | (uint32_t)wait << 26 | id << 21 | count << 9;
}

/* A block of `warps` warps over a program. */
static struct bench *block_of(uint32_t warps)
{
    struct bench *b = bench_new();
    tesla_launch_of(&b->program)->block[0] = 32 * warps;
    return b;
}

static bool blocked(const struct bench *b, uint32_t warp)
{
    uint64_t pc;
    return tesla_warp_state(b->model, warp, &pc) == COMMON_WARP_BLOCKED;
}

static void test_bar_all_waits_for_every_warp(void **state)
{
    (void)state;
    struct bench *b = block_of(3);
    bench_emit(b, BAR_ALL, 0);
    bench_start(b);
    bench_step(b, 1);
    assert_int_equal(b->step.retire.next_pc, 8);
    assert_int_equal(b->step.retire.done, 0);
    assert_true(blocked(b, 1));
    bench_step(b, 0);
    assert_true(blocked(b, 0) && blocked(b, 1));
    bench_step(b, 2);
    for (uint32_t w = 0; w < 3; w++) assert_false(blocked(b, w));
    bench_free(b);
}

static void test_bar_all_flag_is_the_same_as_count_fff(void **state)
{
    (void)state;
    struct bench *b = block_of(2);
    bench_emit(b, 0x86200003, 0x00004000); /* bar inc wait 0x1 all */
    bench_start(b);
    bench_step(b, 0);
    assert_true(blocked(b, 0));
    bench_step(b, 1);
    assert_false(blocked(b, 0) || blocked(b, 1));
    bench_free(b);
}

static void test_bar_counts_to_its_count(void **state)
{
    (void)state;
    struct bench *b = block_of(4);
    bench_emit(b, bar(true, true, 2, 2), 0);
    bench_start(b);
    bench_step(b, 0);
    assert_true(blocked(b, 0));
    bench_step(b, 1);
    assert_false(blocked(b, 0) || blocked(b, 1));
    bench_step(b, 2);
    assert_true(blocked(b, 2));
    bench_free(b);
}

static void test_bar_count_0_is_1(void **state)
{
    (void)state;
    struct bench *b = block_of(2);
    bench_emit(b, bar(true, true, 0, 0), 0);
    bench_start(b);
    bench_step(b, 0);
    assert_false(blocked(b, 0));
    bench_free(b);
}

static void test_bar_inc_only_does_not_wait(void **state)
{
    (void)state;
    struct bench *b = block_of(2);
    bench_emit(b, bar(true, false, 0, 2), 0);
    bench_emit(b, BAR_WAIT, 0);
    bench_start(b);
    bench_step(b, 0);
    assert_false(blocked(b, 0));
    bench_step(b, 0); /* the counter is 1: waits */
    assert_true(blocked(b, 0));
    bench_step(b, 1); /* reaches 2: becomes 0 and frees it */
    assert_false(blocked(b, 0));
    bench_step(b, 1); /* the counter is 0: does not wait */
    assert_false(blocked(b, 1));
    bench_free(b);
}

static void test_bar_without_inc_and_wait_is_a_nop(void **state)
{
    (void)state;
    struct bench *b = block_of(2);
    bench_emit(b, bar(false, false, 0, 1), 0);
    bench_start(b);
    bench_step(b, 0);
    assert_false(blocked(b, 0));
    assert_int_equal(b->model->block[0].barrier[0].count, 0);
    bench_free(b);
}

static void test_bar_numbers_are_independent(void **state)
{
    (void)state;
    struct bench *b = block_of(2);
    bench_emit(b, bar(true, true, 15, 2), 0);
    bench_emit(b, bar(true, true, 14, 2), 0);
    bench_start(b);
    bench_step(b, 0);
    b->model->warp[1].flow.pc = 8;
    bench_step(b, 1);
    assert_true(blocked(b, 0) && blocked(b, 1));
    bench_free(b);
}

/* Released warps go on even if the counter rises again before they are stepped. */
static void test_bar_release_is_an_event(void **state)
{
    (void)state;
    struct bench *b = block_of(2);
    bench_emit(b, BAR_ALL, 0);
    bench_emit(b, BAR_ALL, 0);
    bench_start(b);
    bench_step(b, 0);
    bench_step(b, 1);
    bench_step(b, 1); /* the second barrier */
    assert_true(blocked(b, 1));
    assert_false(blocked(b, 0));
    bench_free(b);
}

static void test_bar_once_per_warp_whatever_the_mask(void **state)
{
    (void)state;
    struct bench *b = block_of(3);
    bench_emit(b, BAR_ALL, 0);
    bench_start(b);
    b->model->warp[0].flow.active = 1;
    bench_step(b, 0);
    assert_int_equal(b->model->block[0].barrier[0].count, 1);
    bench_free(b);
}

static void test_finishing_warp_opens_a_barrier_for_all(void **state)
{
    (void)state;
    struct bench *b = block_of(3);
    bench_emit(b, BAR_ALL, 0);
    bench_emit(b, EXIT_W0, EXIT_W1);
    bench_start(b);
    b->model->warp[2].flow.pc = 8;
    bench_step(b, 0);
    bench_step(b, 1);
    assert_true(blocked(b, 0) && blocked(b, 1));
    bench_step(b, 2);
    assert_false(blocked(b, 0) || blocked(b, 1));
    bench_free(b);
}

static void test_killed_warp_opens_a_barrier_for_all(void **state)
{
    (void)state;
    struct bench *b = block_of(2);
    bench_emit(b, BAR_ALL, 0);
    bench_emit(b, TRAP_W0, 0);
    bench_start(b);
    b->model->warp[1].flow.pc = 8;
    bench_step(b, 0);
    assert_true(blocked(b, 0));
    bench_step(b, 1);
    assert_int_equal(b->step.retire.trap, 0x0100);
    assert_false(blocked(b, 0));
    bench_free(b);
}

static void test_finishing_warp_leaves_a_counted_barrier_alone(void **state)
{
    (void)state;
    struct bench *b = block_of(2);
    bench_emit(b, bar(true, true, 0, 2), 0);
    bench_emit(b, EXIT_W0, EXIT_W1);
    bench_start(b);
    b->model->warp[1].flow.pc = 8;
    bench_step(b, 0);
    bench_step(b, 1);
    assert_true(blocked(b, 0));
    bench_free(b);
}

static void test_all_counts_only_unfinished_warps(void **state)
{
    (void)state;
    struct bench *b = block_of(3);
    bench_emit(b, BAR_ALL, 0);
    bench_emit(b, EXIT_W0, EXIT_W1);
    bench_start(b);
    b->model->warp[0].flow.pc = 8;
    bench_step(b, 0);
    bench_step(b, 1);
    assert_true(blocked(b, 1));
    bench_step(b, 2);
    assert_false(blocked(b, 1) || blocked(b, 2));
    bench_free(b);
}

/* Warps of a block that were not launched yet have not finished. */
static void test_all_counts_warps_not_yet_launched(void **state)
{
    (void)state;
    struct bench *b = block_of(2);
    struct common_retire event;
    bench_emit(b, BAR_ALL, 0);
    bench_create(b);
    assert_int_equal(tesla_dispatch(b->model, &event), 1);
    assert_int_equal(tesla_launch(b->model, &event, &b->step, &b->err), 0);
    bench_step(b, 0);
    assert_true(blocked(b, 0));
    bench_launch(b);
    bench_step(b, 1);
    assert_false(blocked(b, 0));
    bench_free(b);
}

static void test_blocks_have_barriers_of_their_own(void **state)
{
    (void)state;
    struct bench *b = block_of(2);
    tesla_launch_of(&b->program)->grid[0] = 2;
    bench_emit(b, BAR_ALL, 0);
    bench_start(b);
    bench_step(b, 0); /* block 0 */
    bench_step(b, 2); /* block 1 */
    assert_true(blocked(b, 0) && blocked(b, 2));
    bench_step(b, 3);
    assert_false(blocked(b, 2));
    assert_true(blocked(b, 0));
    bench_free(b);
}

static void test_new_block_finds_barriers_at_0(void **state)
{
    (void)state;
    struct bench *b = block_of(1);
    tesla_launch_of(&b->program)->grid[0] = 2;
    b->machine.blocks = 1;
    bench_emit(b, bar(true, false, 3, 5), 0);
    bench_emit(b, EXIT_W0, EXIT_W1);
    bench_start(b);
    bench_step(b, 0);
    assert_int_equal(b->model->block[0].barrier[3].count, 1);
    bench_step(b, 0);
    bench_launch(b);
    assert_int_equal(b->model->block[0].barrier[3].count, 0);
    bench_free(b);
}

static void test_stepping_a_waiting_warp_is_an_error(void **state)
{
    (void)state;
    struct bench *b = block_of(2);
    bench_emit(b, BAR_ALL, 0);
    bench_start(b);
    bench_step(b, 0);
    assert_int_equal(tesla_step(b->model, 0, &b->step, &b->err), -1);
    assert_string_equal(b->err.text, "warp slot 0 waits at barrier 0");
    bench_free(b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_bar_all_waits_for_every_warp),
        cmocka_unit_test(test_bar_all_flag_is_the_same_as_count_fff),
        cmocka_unit_test(test_bar_counts_to_its_count),
        cmocka_unit_test(test_bar_count_0_is_1),
        cmocka_unit_test(test_bar_inc_only_does_not_wait),
        cmocka_unit_test(test_bar_without_inc_and_wait_is_a_nop),
        cmocka_unit_test(test_bar_numbers_are_independent),
        cmocka_unit_test(test_bar_release_is_an_event),
        cmocka_unit_test(test_bar_once_per_warp_whatever_the_mask),
        cmocka_unit_test(test_finishing_warp_opens_a_barrier_for_all),
        cmocka_unit_test(test_killed_warp_opens_a_barrier_for_all),
        cmocka_unit_test(test_finishing_warp_leaves_a_counted_barrier_alone),
        cmocka_unit_test(test_all_counts_only_unfinished_warps),
        cmocka_unit_test(test_all_counts_warps_not_yet_launched),
        cmocka_unit_test(test_blocks_have_barriers_of_their_own),
        cmocka_unit_test(test_new_block_finds_barriers_at_0),
        cmocka_unit_test(test_stepping_a_waiting_warp_is_an_error),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
