/* Every rule of the divergence stack, ISA sheet 3.14, with masks worked out by hand. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "flow.h"
#include "isa.h"

#define ALL 0xffffffffu

static struct tesla_flow start(uint32_t pc, uint32_t lanes)
{
    struct tesla_flow flow;
    tesla_flow_start(&flow, pc, lanes, TESLA_STACK_DEPTH);
    return flow;
}

static void check(const struct tesla_flow *flow, uint32_t pc, uint32_t active, uint32_t depth)
{
    assert_int_equal(flow->pc, pc);
    assert_int_equal(flow->active, active);
    assert_int_equal(flow->depth, depth);
}

static void test_flow_starts_with_missing_lanes_exited(void **state)
{
    (void)state;
    struct tesla_flow flow = start(0x40, 0x0000ffff);
    check(&flow, 0x40, 0x0000ffff, 0);
    assert_int_equal(flow.exited, 0xffff0000);
    assert_int_equal(flow.broke | flow.returned, 0);
}

static void test_flow_pc_wraps_at_24_bits(void **state)
{
    (void)state;
    struct tesla_flow flow = start(0xfffffc, ALL);
    tesla_flow_next(&flow, 4);
    check(&flow, 0, ALL, 0);
}

static void test_flow_bra_taken_by_none_falls_through(void **state)
{
    (void)state;
    struct tesla_flow flow = start(0x10, 0xff);
    assert_int_equal(tesla_flow_bra(&flow, 0x100, 0), 0);
    check(&flow, 0x18, 0xff, 0);
}

static void test_flow_bra_taken_by_all_pushes_nothing(void **state)
{
    (void)state;
    struct tesla_flow flow = start(0x10, 0xff);
    assert_int_equal(tesla_flow_bra(&flow, 0x100, 0xff), 0);
    check(&flow, 0x100, 0xff, 0);
}

static void test_flow_bra_divergent_runs_taken_lanes_first(void **state)
{
    (void)state;
    struct tesla_flow flow = start(0x10, 0xff);
    assert_int_equal(tesla_flow_bra(&flow, 0x100, 0x0f), 0);
    check(&flow, 0x100, 0x0f, 1);
    assert_int_equal(flow.stack[0].type, TESLA_ENTRY_BRANCH);
    assert_int_equal(flow.stack[0].pc, 0x18);
    assert_int_equal(flow.stack[0].mask, 0xf0);
}

/* joinat 0x30; divergent bra; both sides join: if (lanes 0-3) goes to 0x100, the others to 0x20.
 * */
static void test_flow_join_reconverges_both_sides(void **state)
{
    (void)state;
    struct tesla_flow flow = start(0x10, 0xff);
    assert_int_equal(tesla_flow_joinat(&flow, 0x30), 0);
    check(&flow, 0x18, 0xff, 1);
    assert_int_equal(flow.stack[0].type, TESLA_ENTRY_JOINAT);
    assert_int_equal(flow.stack[0].pc, 0x30);
    assert_int_equal(flow.stack[0].mask, 0xff);
    assert_int_equal(tesla_flow_bra(&flow, 0x100, 0x0f), 0);
    flow.pc = 0x30; /* the taken lanes arrive at the join */
    assert_int_equal(tesla_flow_join(&flow), 0);
    check(&flow, 0x20, 0xf0, 1);
    flow.pc = 0x30; /* and the others */
    assert_int_equal(tesla_flow_join(&flow), 0);
    check(&flow, 0x38, 0xff, 0);
}

static void test_flow_join_on_empty_stack_underflows(void **state)
{
    (void)state;
    struct tesla_flow flow = start(0x10, ALL);
    assert_int_equal(tesla_flow_join(&flow), TESLA_TRAP_STACK_UNDERFLOW);
}

static void test_flow_join_on_call_mismatches(void **state)
{
    (void)state;
    struct tesla_flow flow = start(0x10, ALL);
    assert_int_equal(tesla_flow_call(&flow, 0x80, false), 0);
    assert_int_equal(tesla_flow_join(&flow), TESLA_TRAP_STACK_MISMATCH);
}

static void test_flow_join_on_prebrk_mismatches(void **state)
{
    (void)state;
    struct tesla_flow flow = start(0x10, ALL);
    assert_int_equal(tesla_flow_prebrk(&flow, 0x80), 0);
    assert_int_equal(tesla_flow_join(&flow), TESLA_TRAP_STACK_MISMATCH);
}

/* Taken lanes have exited, then the rest of the branch joins: the JOINAT gives only those alive.
 * */
static void test_flow_join_leaves_exited_lanes_out(void **state)
{
    (void)state;
    struct tesla_flow flow = start(0x10, 0xff);
    assert_int_equal(tesla_flow_joinat(&flow, 0x30), 0);
    assert_int_equal(tesla_flow_bra(&flow, 0x100, 0x0f), 0);
    assert_int_equal(tesla_flow_exit(&flow), 0);
    check(&flow, 0x20, 0xf0, 1);
    flow.pc = 0x30;
    assert_int_equal(tesla_flow_join(&flow), 0);
    check(&flow, 0x38, 0xf0, 0);
}

/* The arriving lanes wait in the JOINAT; when the other side exits, unwinding resumes after the
 * join. */
static void test_flow_exit_of_last_side_resumes_behind_the_join(void **state)
{
    (void)state;
    struct tesla_flow flow = start(0x10, 0xff);
    assert_int_equal(tesla_flow_joinat(&flow, 0x30), 0);
    assert_int_equal(tesla_flow_bra(&flow, 0x100, 0x0f), 0);
    flow.pc = 0x30;
    assert_int_equal(tesla_flow_join(&flow), 0);
    flow.pc = 0x28;
    assert_int_equal(tesla_flow_exit(&flow), 0);
    check(&flow, 0x38, 0x0f, 0);
    assert_int_equal(flow.exited, 0xfffffff0);
}

static void test_flow_exit_of_all_finishes(void **state)
{
    (void)state;
    struct tesla_flow flow = start(0x10, 0xff);
    assert_int_equal(tesla_flow_exit(&flow), 0);
    assert_int_equal(flow.active, 0);
    assert_int_equal(flow.depth, 0);
    assert_int_equal(flow.exited, ALL);
}

static void test_flow_exit_unwinds_over_entries_without_lanes(void **state)
{
    (void)state;
    struct tesla_flow flow = start(0x10, 0xff);
    assert_int_equal(tesla_flow_prebrk(&flow, 0x80), 0);
    assert_int_equal(tesla_flow_joinat(&flow, 0x90), 0);
    assert_int_equal(tesla_flow_call(&flow, 0xa0, true), 0);
    assert_int_equal(tesla_flow_exit(&flow), 0);
    assert_int_equal(flow.active, 0);
    assert_int_equal(flow.depth, 0);
}

static void test_flow_call_and_ret(void **state)
{
    (void)state;
    struct tesla_flow flow = start(0x10, 0xff);
    assert_int_equal(tesla_flow_call(&flow, 0x80, false), 0);
    check(&flow, 0x80, 0xff, 1);
    assert_int_equal(flow.stack[0].type, TESLA_ENTRY_CALL);
    assert_int_equal(flow.stack[0].pc, 0x18);
    assert_int_equal(tesla_flow_ret(&flow, 0xff), 0);
    check(&flow, 0x18, 0xff, 0);
    assert_int_equal(flow.returned, 0);
}

static void test_flow_call_limited_has_its_own_type(void **state)
{
    (void)state;
    struct tesla_flow flow = start(0x10, 0xff);
    assert_int_equal(tesla_flow_call(&flow, 0x80, true), 0);
    assert_int_equal(flow.stack[0].type, TESLA_ENTRY_CALL_LIMITED);
    assert_int_equal(tesla_flow_ret(&flow, 0xff), 0);
    check(&flow, 0x18, 0xff, 0);
}

static void test_flow_ret_of_none_falls_through(void **state)
{
    (void)state;
    struct tesla_flow flow = start(0x10, 0xff);
    assert_int_equal(tesla_flow_ret(&flow, 0), 0);
    check(&flow, 0x18, 0xff, 0);
}

/* Lanes that returned early wait in state 2 until the last one returns. */
static void test_flow_ret_by_some_waits_for_the_rest(void **state)
{
    (void)state;
    struct tesla_flow flow = start(0x10, 0xff);
    assert_int_equal(tesla_flow_call(&flow, 0x80, false), 0);
    assert_int_equal(tesla_flow_ret(&flow, 0x03), 0);
    check(&flow, 0x88, 0xfc, 1);
    assert_int_equal(flow.returned, 0x03);
    assert_int_equal(tesla_flow_ret(&flow, 0xfc), 0);
    check(&flow, 0x18, 0xff, 0);
    assert_int_equal(flow.returned, 0);
}

/* Two nested calls with a divergent branch in the inner one. */
static void test_flow_nested_calls_with_divergence(void **state)
{
    (void)state;
    struct tesla_flow flow = start(0x10, 0xff);
    assert_int_equal(tesla_flow_call(&flow, 0x80, false), 0);
    assert_int_equal(tesla_flow_call(&flow, 0x100, false), 0);
    assert_int_equal(tesla_flow_bra(&flow, 0x140, 0x0f), 0);
    check(&flow, 0x140, 0x0f, 3);
    assert_int_equal(tesla_flow_ret(&flow, 0x0f), 0); /* taken side returns: the other one runs */
    check(&flow, 0x108, 0xf0, 2);
    assert_int_equal(flow.returned, 0x0f);
    assert_int_equal(tesla_flow_ret(&flow, 0xf0), 0); /* back in the outer function, all together */
    check(&flow, 0x88, 0xff, 1);
    assert_int_equal(tesla_flow_ret(&flow, 0xff), 0);
    check(&flow, 0x18, 0xff, 0);
}

/* A call inside one side of a branch saves only the lanes of that side. */
static void test_flow_call_in_divergent_code_saves_active_lanes(void **state)
{
    (void)state;
    struct tesla_flow flow = start(0x10, 0xff);
    assert_int_equal(tesla_flow_bra(&flow, 0x40, 0x0f), 0);
    assert_int_equal(tesla_flow_call(&flow, 0x80, false), 0);
    assert_int_equal(flow.stack[1].mask, 0x0f);
    assert_int_equal(tesla_flow_ret(&flow, 0x0f), 0);
    check(&flow, 0x48, 0x0f, 1);
}

static void test_flow_ret_at_outermost_level_ends_the_lanes(void **state)
{
    (void)state;
    struct tesla_flow flow = start(0x10, 0xff);
    assert_int_equal(tesla_flow_ret(&flow, 0x0f), 0);
    check(&flow, 0x18, 0xf0, 0);
    assert_int_equal(tesla_flow_ret(&flow, 0xf0), 0);
    assert_int_equal(flow.active, 0);
}

static void test_flow_preret_makes_ret_go_to_its_target(void **state)
{
    (void)state;
    struct tesla_flow flow = start(0x10, 0xff);
    assert_int_equal(tesla_flow_preret(&flow, 0x200, false), 0);
    check(&flow, 0x18, 0xff, 1);
    assert_int_equal(flow.stack[0].type, TESLA_ENTRY_CALL);
    assert_int_equal(tesla_flow_ret(&flow, 0xff), 0);
    check(&flow, 0x200, 0xff, 0);
}

static void test_flow_preret_limited_has_its_own_type(void **state)
{
    (void)state;
    struct tesla_flow flow = start(0x10, 0xff);
    assert_int_equal(tesla_flow_preret(&flow, 0x200, true), 0);
    assert_int_equal(flow.stack[0].type, TESLA_ENTRY_CALL_LIMITED);
}

static void test_flow_brk_collects_lanes_at_the_break_target(void **state)
{
    (void)state;
    struct tesla_flow flow = start(0x10, 0xff);
    assert_int_equal(tesla_flow_prebrk(&flow, 0x200), 0);
    check(&flow, 0x18, 0xff, 1);
    assert_int_equal(flow.stack[0].type, TESLA_ENTRY_PREBRK);
    assert_int_equal(tesla_flow_brk(&flow, 0x0f), 0);
    check(&flow, 0x20, 0xf0, 1);
    assert_int_equal(flow.broke, 0x0f);
    assert_int_equal(tesla_flow_brk(&flow, 0xf0), 0);
    check(&flow, 0x200, 0xff, 0);
    assert_int_equal(flow.broke, 0);
}

static void test_flow_brk_of_none_falls_through(void **state)
{
    (void)state;
    struct tesla_flow flow = start(0x10, 0xff);
    assert_int_equal(tesla_flow_brk(&flow, 0), 0);
    check(&flow, 0x18, 0xff, 0);
}

/* A break out of both sides of a branch inside the loop. */
static void test_flow_brk_out_of_a_branch(void **state)
{
    (void)state;
    struct tesla_flow flow = start(0x10, 0xff);
    assert_int_equal(tesla_flow_prebrk(&flow, 0x200), 0);
    assert_int_equal(tesla_flow_joinat(&flow, 0x60), 0);
    assert_int_equal(tesla_flow_bra(&flow, 0x40, 0x0f), 0);
    assert_int_equal(tesla_flow_brk(&flow, 0x0f), 0);
    check(&flow, 0x28, 0xf0, 2);
    assert_int_equal(tesla_flow_brk(&flow, 0xf0), 0);
    check(&flow, 0x200, 0xff, 0);
}

static void test_flow_brk_without_prebrk_underflows(void **state)
{
    (void)state;
    struct tesla_flow flow = start(0x10, 0xff);
    assert_int_equal(tesla_flow_brk(&flow, 0xff), TESLA_TRAP_STACK_UNDERFLOW);
}

/* Broken lanes and an exit of the rest: the break target is missing all the same. */
static void test_flow_exit_with_broken_lanes_left_underflows(void **state)
{
    (void)state;
    struct tesla_flow flow = start(0x10, 0xff);
    assert_int_equal(tesla_flow_brk(&flow, 0x01), 0);
    assert_int_equal(tesla_flow_exit(&flow), TESLA_TRAP_STACK_UNDERFLOW);
}

static void test_flow_brk_through_a_call_mismatches(void **state)
{
    (void)state;
    struct tesla_flow flow = start(0x10, 0xff);
    assert_int_equal(tesla_flow_prebrk(&flow, 0x200), 0);
    assert_int_equal(tesla_flow_call(&flow, 0x80, false), 0);
    assert_int_equal(tesla_flow_brk(&flow, 0x01), 0);
    assert_int_equal(tesla_flow_ret(&flow, 0xfe), TESLA_TRAP_STACK_MISMATCH);
}

/* A lane that returned inside a loop stays away from the break target and comes back with the
 * call. */
static void test_flow_ret_out_of_a_loop(void **state)
{
    (void)state;
    struct tesla_flow flow = start(0x10, 0xff);
    assert_int_equal(tesla_flow_call(&flow, 0x80, false), 0);
    assert_int_equal(tesla_flow_prebrk(&flow, 0x200), 0);
    assert_int_equal(tesla_flow_ret(&flow, 0x01), 0);
    assert_int_equal(tesla_flow_brk(&flow, 0xfe), 0);
    check(&flow, 0x200, 0xfe, 1);
    assert_int_equal(tesla_flow_ret(&flow, 0xfe), 0);
    check(&flow, 0x18, 0xff, 0);
}

/* Both sides of a branch return before the join: the JOINAT is popped with no lane alive. */
static void test_flow_unwind_drops_a_dead_joinat(void **state)
{
    (void)state;
    struct tesla_flow flow = start(0x10, 0xff);
    assert_int_equal(tesla_flow_call(&flow, 0x80, false), 0);
    assert_int_equal(tesla_flow_joinat(&flow, 0x90), 0);
    assert_int_equal(tesla_flow_bra(&flow, 0x100, 0x0f), 0);
    assert_int_equal(tesla_flow_ret(&flow, 0x0f), 0);
    assert_int_equal(tesla_flow_ret(&flow, 0xf0), 0);
    check(&flow, 0x18, 0xff, 0);
}

/* A BRANCH entry whose lanes can be none alive does not exist, but a JOINAT's can: join then
 * unwinds on. */
static void test_flow_has_the_stack_it_was_started_with(void **state)
{
    (void)state;
    static const uint32_t capacities[] = {1, 16, 33, TESLA_STACK_DEPTH_MAX};
    for (size_t i = 0; i < sizeof capacities / sizeof capacities[0]; i++) {
        struct tesla_flow flow;
        tesla_flow_start(&flow, 0, ALL, capacities[i]);
        for (uint32_t k = 0; k < capacities[i]; k++)
            assert_int_equal(tesla_flow_call(&flow, 8 * k, false), 0);
        assert_int_equal(tesla_flow_call(&flow, 0, false), TESLA_TRAP_STACK_LIMIT);
    }
}

static void test_flow_join_into_no_lane_unwinds_on(void **state)
{
    (void)state;
    struct tesla_flow flow = start(0x10, 0xff);
    assert_int_equal(tesla_flow_call(&flow, 0x80, false), 0);
    assert_int_equal(tesla_flow_joinat(&flow, 0x90), 0);
    flow.returned = flow.active; /* as if a ret had left them and one lane were still here */
    assert_int_equal(tesla_flow_join(&flow), 0);
    check(&flow, 0x18, 0xff, 0);
}

static void test_flow_push_beyond_32_entries_traps(void **state)
{
    (void)state;
    struct tesla_flow flow = start(0, ALL);
    for (int i = 0; i < 32; i++) assert_int_equal(tesla_flow_joinat(&flow, 0), 0);
    struct tesla_flow full = flow;
    assert_int_equal(tesla_flow_joinat(&full, 0), TESLA_TRAP_STACK_LIMIT);
    full = flow;
    assert_int_equal(tesla_flow_prebrk(&full, 0), TESLA_TRAP_STACK_LIMIT);
    full = flow;
    assert_int_equal(tesla_flow_call(&full, 0, false), TESLA_TRAP_STACK_LIMIT);
    full = flow;
    assert_int_equal(tesla_flow_preret(&full, 0, true), TESLA_TRAP_STACK_LIMIT);
    full = flow;
    assert_int_equal(tesla_flow_bra(&full, 0x40, 1), TESLA_TRAP_STACK_LIMIT);
    full = flow;
    assert_int_equal(tesla_flow_bra(&full, 0x40, ALL), 0); /* uniform: pushes nothing */
    check(&full, 0x40, ALL, 32);
}

static void test_flow_quadon_fills_the_quads_that_run(void **state)
{
    (void)state;
    struct tesla_flow flow = start(0x10, 0x000000ff);
    tesla_flow_bra(&flow, 0x40, 0x12); /* lanes 1 and 4; the others wait */
    assert_false(tesla_flow_in_quad(&flow));
    assert_int_equal(tesla_flow_quadon(&flow), 0);
    check(&flow, 0x48, 0xff, 2);
    assert_true(tesla_flow_in_quad(&flow));
    assert_int_equal(flow.stack[1].type, 5);
    assert_int_equal(flow.stack[1].mask, 0x12);
    assert_int_equal(tesla_flow_quadpop(&flow), 0);
    check(&flow, 0x50, 0x12, 1);
    assert_false(tesla_flow_in_quad(&flow));
}

static void test_flow_quadon_wakes_lanes_that_never_were(void **state)
{
    (void)state;
    struct tesla_flow flow = start(0x10, 0x00000010);
    assert_int_equal(tesla_flow_quadon(&flow), 0);
    check(&flow, 0x18, 0x000000f0, 1);
    assert_int_equal(flow.exited, 0xffffffef); /* they stay what they are */
    assert_int_equal(tesla_flow_quadpop(&flow), 0);
    check(&flow, 0x20, 0x00000010, 0);
}

static void test_flow_quadpop_needs_its_entry(void **state)
{
    (void)state;
    struct tesla_flow flow = start(0x10, ALL);
    assert_int_equal(tesla_flow_quadpop(&flow), TESLA_TRAP_STACK_UNDERFLOW);
    tesla_flow_joinat(&flow, 0x40);
    assert_int_equal(tesla_flow_quadpop(&flow), TESLA_TRAP_STACK_MISMATCH);
}

static void test_flow_quadon_beyond_32_entries_traps(void **state)
{
    (void)state;
    struct tesla_flow flow = start(0x10, ALL);
    for (int i = 0; i < 32; i++) assert_int_equal(tesla_flow_joinat(&flow, 0x40), 0);
    assert_int_equal(tesla_flow_quadon(&flow), TESLA_TRAP_STACK_LIMIT);
}

static void test_flow_kill_exits_all(void **state)
{
    (void)state;
    struct tesla_flow flow = start(0x10, 0xff);
    assert_int_equal(tesla_flow_joinat(&flow, 0), 0);
    tesla_flow_kill(&flow);
    assert_int_equal(flow.active, 0);
    assert_int_equal(flow.depth, 0);
    assert_int_equal(flow.exited, ALL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_flow_starts_with_missing_lanes_exited),
        cmocka_unit_test(test_flow_pc_wraps_at_24_bits),
        cmocka_unit_test(test_flow_bra_taken_by_none_falls_through),
        cmocka_unit_test(test_flow_bra_taken_by_all_pushes_nothing),
        cmocka_unit_test(test_flow_bra_divergent_runs_taken_lanes_first),
        cmocka_unit_test(test_flow_join_reconverges_both_sides),
        cmocka_unit_test(test_flow_join_on_empty_stack_underflows),
        cmocka_unit_test(test_flow_join_on_call_mismatches),
        cmocka_unit_test(test_flow_join_on_prebrk_mismatches),
        cmocka_unit_test(test_flow_join_leaves_exited_lanes_out),
        cmocka_unit_test(test_flow_exit_of_last_side_resumes_behind_the_join),
        cmocka_unit_test(test_flow_exit_of_all_finishes),
        cmocka_unit_test(test_flow_exit_unwinds_over_entries_without_lanes),
        cmocka_unit_test(test_flow_call_and_ret),
        cmocka_unit_test(test_flow_call_limited_has_its_own_type),
        cmocka_unit_test(test_flow_ret_of_none_falls_through),
        cmocka_unit_test(test_flow_ret_by_some_waits_for_the_rest),
        cmocka_unit_test(test_flow_nested_calls_with_divergence),
        cmocka_unit_test(test_flow_call_in_divergent_code_saves_active_lanes),
        cmocka_unit_test(test_flow_ret_at_outermost_level_ends_the_lanes),
        cmocka_unit_test(test_flow_preret_makes_ret_go_to_its_target),
        cmocka_unit_test(test_flow_preret_limited_has_its_own_type),
        cmocka_unit_test(test_flow_brk_collects_lanes_at_the_break_target),
        cmocka_unit_test(test_flow_brk_of_none_falls_through),
        cmocka_unit_test(test_flow_brk_out_of_a_branch),
        cmocka_unit_test(test_flow_brk_without_prebrk_underflows),
        cmocka_unit_test(test_flow_exit_with_broken_lanes_left_underflows),
        cmocka_unit_test(test_flow_brk_through_a_call_mismatches),
        cmocka_unit_test(test_flow_ret_out_of_a_loop),
        cmocka_unit_test(test_flow_unwind_drops_a_dead_joinat),
        cmocka_unit_test(test_flow_join_into_no_lane_unwinds_on),
        cmocka_unit_test(test_flow_push_beyond_32_entries_traps),
        cmocka_unit_test(test_flow_has_the_stack_it_was_started_with),
        cmocka_unit_test(test_flow_quadon_fills_the_quads_that_run),
        cmocka_unit_test(test_flow_quadon_wakes_lanes_that_never_were),
        cmocka_unit_test(test_flow_quadpop_needs_its_entry),
        cmocka_unit_test(test_flow_quadon_beyond_32_entries_traps),
        cmocka_unit_test(test_flow_kill_exits_all),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
