/* The end of a run, state sweeps, traps and expectations. */
#include "expect.h"
#include "test_bench.h"

static const uint32_t plain[] = {W(TEST_ISA_SET, 1, 0, 5), W(TEST_ISA_FAR, 1, 0, 16),
                                 W(TEST_ISA_NEAR, 1, 0, 8), W(TEST_ISA_END, 0, 0, 0)};
static const uint32_t waiting[] = {W(TEST_ISA_SET, 1, 0, 5), W(TEST_ISA_WAIT, 0, 0, 0),
                                   W(TEST_ISA_END, 0, 0, 0)};

/* ---- runs that are not complete. */

static void test_finish_result_is_no_pass_before_the_end(void **state)
{
    struct test_core *c = *state;
    START(c, plain, 1);
    test_core_launch(c, 0, 0);
    assert_verdict(c, BRIDGE_INTERNAL, "the run was not finished");
}

static void test_finish_finds_nothing_compared(void **state)
{
    struct test_core *c = *state;
    START(c, plain, 1);
    assert_int_equal(test_core_finish(c, BRIDGE_END_DONE), BRIDGE_VACUOUS);
    assert_verdict(c, BRIDGE_VACUOUS, "nothing was compared: 0 retires, 0 launches");
}

static void test_finish_finds_no_field_compared(void **state)
{
    struct test_core *c = *state;
    static const uint32_t code[] = {W(TEST_ISA_END, 0, 0, 0)};
    c->options.unobserved_files = 1;
    c->options.unobserved_spaces = 7;
    START(c, code, 1);
    const struct common_retire launch = {.kind = COMMON_LAUNCH};
    const struct common_retire end = {.order = 1, .fields = 0};
    bridge_retire(c->bridge, &launch);
    bridge_retire(c->bridge, &end);
    bridge_clock(c->bridge, 1);
    test_core_finish(c, BRIDGE_END_DONE);
    assert_verdict(c, BRIDGE_VACUOUS, "nothing was compared: 1 retires");
}

static void test_finish_finds_orphan_register_write(void **state)
{
    struct test_core *c = *state;
    START(c, plain, 1);
    test_core_launch(c, 0, 0);
    test_core_step(c, 0);
    const uint32_t data[4] = {0};
    bridge_reg_write(c->bridge, 0, 3, 0, 0, 6, 0, 1, 15, data, 4);
    test_core_clock(c);
    assert_int_equal(test_core_finish(c, BRIDGE_END_DONE), BRIDGE_ORDER);
    assert_verdict(c, BRIDGE_ORDER, "orphan: warp 0 order 3 wrote q6 and never retired");
}

static void test_finish_finds_orphan_memory_write(void **state)
{
    struct test_core *c = *state;
    START(c, plain, 1);
    test_core_run(c);
    test_core_stop(c);
    memset(c, 0, sizeof *c);
    START(c, plain, 1);
    test_core_launch(c, 0, 0);
    for (int i = 0; i < 4; i++) test_core_step(c, 0);
    bridge_mem_write(c->bridge, 2, 0, TEST_ISA_FAR_SPACE, 0, 0x30, 15, 0);
    assert_int_equal(test_core_finish(c, BRIDGE_END_DONE), BRIDGE_ORDER);
    assert_verdict(c, BRIDGE_ORDER, "orphan: warp 2 order 0 wrote far[0x30]");
}

static void test_finish_finds_warp_that_never_ended(void **state)
{
    struct test_core *c = *state;
    START(c, plain, 1);
    test_core_launch(c, 0, 0);
    test_core_step(c, 0);
    assert_int_equal(test_core_finish(c, BRIDGE_END_DONE), BRIDGE_ORDER);
    assert_verdict(c, BRIDGE_ORDER, "in the model warp 0 is at order 2 pc 0x1");
    assert_string_equal(bridge_result(c->bridge)->difference.text, "far q1 q0 16");
}

static void test_finish_finds_block_never_launched(void **state)
{
    struct test_core *c = *state;
    START(c, plain, 2);
    test_core_launch(c, 0, 0);
    for (int i = 0; i < 4; i++) test_core_step(c, 0);
    assert_int_equal(test_core_finish(c, BRIDGE_END_DONE), BRIDGE_ORDER);
    assert_verdict(c, BRIDGE_ORDER, "blocks that were never launched");
}

static void cut_short(struct test_core *c, enum bridge_end end, const char *why)
{
    START(c, plain, 1);
    test_core_launch(c, 0, 0);
    for (int i = 0; i < 4; i++) test_core_step(c, 0); /* complete, and yet */
    assert_int_equal(test_core_finish(c, end), BRIDGE_HANG);
    assert_verdict(c, BRIDGE_HANG, why);
}

static void test_finish_killed_is_no_pass(void **state)
{
    cut_short(*state, BRIDGE_END_KILLED, "killed");
}

static void test_finish_clock_limit_is_no_pass(void **state)
{
    cut_short(*state, BRIDGE_END_LIMIT, "clock limit");
}

static void test_finish_stopped_for_no_reason_is_no_pass(void **state)
{
    cut_short(*state, BRIDGE_END_STOPPED, "stopped before its end");
}

static void signal_stops(struct test_core *c, int number, enum bridge_verdict verdict,
                         const char *message)
{
    volatile sig_atomic_t signal = 0;
    char *report;
    size_t size;

    c->options.interrupt = &signal;
    START(c, plain, 1);
    test_core_launch(c, 0, 0);
    test_core_step(c, 0);
    assert_int_equal(test_core_clock(c), 0);
    signal = number;
    assert_int_not_equal(test_core_clock(c), 0);
    assert_int_equal(test_core_finish(c, BRIDGE_END_STOPPED), verdict);
    assert_verdict(c, verdict, message);
    assert_string_equal(bridge_verdict_name(verdict), "INTERRUPTED");
    FILE *out = open_memstream(&report, &size);
    assert_int_equal(bridge_report(c->bridge, out), 0);
    fclose(out);
    assert_non_null(strstr(report, "warps with work"));
    free(report);
}

static void test_finish_sigint_says_where_warps_stand(void **state)
{
    assert_int_equal(BRIDGE_INTERRUPTED, 130);
    signal_stops(*state, SIGINT, BRIDGE_INTERRUPTED, "stopped by SIGINT in clock");
}

static void test_finish_sigterm_says_where_warps_stand(void **state)
{
    assert_int_equal(BRIDGE_TERMINATED, 143);
    signal_stops(*state, SIGTERM, BRIDGE_TERMINATED, "stopped by SIGTERM in clock");
}

static void test_finish_sighup_ends_as_sigterm_does(void **state)
{
    signal_stops(*state, SIGHUP, BRIDGE_TERMINATED, "stopped by SIGHUP in clock");
}

static void enough(void *context, const struct common_program *program,
                   const struct common_step *step, uint64_t cycle, bool differs)
{
    struct test_core *c = context;

    (void)program;
    (void)cycle;
    if (step->retire.order == 2 && !differs) bridge_enough(c->bridge);
}

static void test_finish_with_what_was_enough_is_a_pass(void **state)
{
    struct test_core *c = *state;
    c->options.stepped = enough;
    c->options.context = c;
    START(c, plain, 1);
    test_core_launch(c, 0, 0);
    assert_int_equal(test_core_step(c, 0), 0);
    assert_int_not_equal(test_core_step(c, 0), 0);
    test_core_prepare(c, 0);
    c->step.retire.active ^= 1;
    test_core_send(c); /* nobody looks */
    test_core_sweep(c);
    assert_int_equal(test_core_finish(c, BRIDGE_END_STOPPED), BRIDGE_PASS);
    assert_int_equal(bridge_result(c->bridge)->instructions, 2);
}

static void enough_at_once(void *context, const struct common_program *program,
                           const struct common_step *step, uint64_t cycle, bool differs)
{
    struct test_core *c = context;

    (void)program;
    (void)step;
    (void)cycle;
    (void)differs;
    bridge_enough(c->bridge);
}

static void test_finish_with_enough_of_nothing_is_vacuous(void **state)
{
    struct test_core *c = *state;
    c->options.stepped = enough_at_once;
    c->options.context = c;
    c->options.unobserved_files = 1;
    c->options.unobserved_spaces = 7;
    START(c, plain, 1);
    test_core_prepare_launch(c, 0, 0);
    c->step.regs = c->step.mems = 0;
    test_core_send(c);
    assert_int_equal(test_core_finish(c, BRIDGE_END_STOPPED), BRIDGE_VACUOUS);
    test_core_stop(c);
    memset(c, 0, sizeof *c);
    c->options.stepped = enough_at_once; /* a launch with registers is no instruction either */
    c->options.context = c;
    START(c, plain, 1);
    test_core_launch(c, 0, 0);
    assert_int_equal(test_core_finish(c, BRIDGE_END_STOPPED), BRIDGE_VACUOUS);
}

static void test_finish_without_what_was_sought_is_vacuous(void **state)
{
    struct test_core *c = *state;
    c->options.sought = true;
    START(c, simple, 1);
    test_core_launch(c, 0, 0);
    for (unsigned i = 0; i < sizeof simple / sizeof simple[0]; i++) test_core_step(c, 0);
    assert_int_equal(test_core_finish(c, BRIDGE_END_DONE), BRIDGE_VACUOUS);
    assert_verdict(c, BRIDGE_VACUOUS, "ended without the instruction that was sought");
}

/* A run that is cut short on purpose is judged by what the core offers when it has stopped. */
static void test_finish_with_what_was_enough_of_a_core_without_rams_is_no_pass(void **state)
{
    struct test_core *c = *state;
    c->options.stepped = enough;
    c->options.context = c;
    START(c, plain, 1);
    test_core_launch(c, 0, 0);
    test_core_step(c, 0);
    test_core_step(c, 0);
    assert_int_equal(test_core_finish(c, BRIDGE_END_STOPPED), BRIDGE_UNOBSERVED);
    assert_verdict(c, BRIDGE_UNOBSERVED, "the core did not show sweep:q, sweep:near");
}

/* A sweep of a core that has the RAM of its memory only. */
static void sweep_near(struct test_core *c)
{
    static const uint32_t nothing[1];

    bridge_sweep_begin(c->bridge);
    bridge_sweep_memory(c->bridge, TEST_ISA_NEAR_SPACE, 0, TEST_ISA_NEAR_BASE, 1, nothing);
    bridge_sweep_end(c->bridge);
}

static void test_finish_of_an_agreed_trap_without_fields_is_not_observed(void **state)
{
    static const uint32_t trap[] = {W(TEST_ISA_TRAP, 0, 0, 9)};
    struct test_core *c = *state;
    START(c, trap, 1);
    test_core_launch(c, 0, 0);
    test_core_step(c, 0);
    test_core_sweep(c); /* when it has stopped */
    assert_int_equal(test_core_finish(c, BRIDGE_END_STOPPED), BRIDGE_TRAP);
    assert_string_equal(bridge_outcome(bridge_result(c->bridge), NULL), "TRAP");
    test_core_stop(c);
    memset(c, 0, sizeof *c);
    c->fields = COMMON_HAS_ALL & ~COMMON_HAS_ACTIVE;
    START(c, trap, 1);
    test_core_launch(c, 0, 0);
    test_core_step(c, 0);
    test_core_sweep(c);
    assert_int_equal(test_core_finish(c, BRIDGE_END_STOPPED), BRIDGE_TRAP);
    assert_string_equal(bridge_outcome(bridge_result(c->bridge), NULL), "NOT_OBSERVED");
    test_core_stop(c);
    memset(c, 0, sizeof *c);
    START(c, trap, 1); /* no RAM */
    test_core_launch(c, 0, 0);
    test_core_step(c, 0);
    assert_int_equal(test_core_finish(c, BRIDGE_END_STOPPED), BRIDGE_TRAP);
    assert_string_equal(bridge_outcome(bridge_result(c->bridge), NULL), "NOT_OBSERVED");
}

/* A stack whose rows cannot be read when the run is cut short: with its RAM it is not missed. */
static void test_finish_of_a_run_cut_short_does_not_miss_rows_of_an_offered_file(void **state)
{
    struct test_core *c = *state;
    for (uint32_t offers = 0; offers < 2; offers++) {
        c->options.stepped = enough;
        c->options.context = c;
        START(c, plain, 1);
        test_core_launch(c, 0, 0);
        test_core_step(c, 0);
        test_core_step(c, 0);
        bridge_sweep_offer(c->bridge, offers ? 0 : 1); /* of a file that does not exist */
        sweep_near(c);
        test_core_finish(c, BRIDGE_END_STOPPED);
        if (offers) assert_verdict(c, BRIDGE_PASS, "");
        else assert_verdict(c, BRIDGE_UNOBSERVED, "the core did not show sweep:q");
        test_core_stop(c);
        memset(c, 0, sizeof *c);
    }
}

static void test_finish_with_what_was_enough_keeps_a_difference(void **state)
{
    struct test_core *c = *state;
    c->options.stepped = enough;
    c->options.context = c;
    c->options.keep_going = true;
    START(c, plain, 1);
    test_core_launch(c, 0, 0);
    test_core_prepare(c, 0);
    c->step.retire.active ^= 1;
    assert_int_equal(test_core_send(c), 0);
    assert_int_not_equal(test_core_step(c, 0), 0);
    assert_int_equal(test_core_finish(c, BRIDGE_END_STOPPED), BRIDGE_MISMATCH);
}

static void test_finish_keeps_the_first_verdict(void **state)
{
    struct test_core *c = *state;
    START(c, plain, 1);
    bridge_fail(c->bridge, BRIDGE_LINK_ERROR, "lost %d bytes", 3);
    bridge_fail(c->bridge, BRIDGE_INTERNAL, "second");
    assert_int_not_equal(bridge_clock(c->bridge, 1), 0);
    assert_int_equal(test_core_finish(c, BRIDGE_END_DONE), BRIDGE_LINK_ERROR);
    bridge_fail(c->bridge, BRIDGE_INTERNAL, "third");
    assert_int_equal(test_core_finish(c, BRIDGE_END_DONE), BRIDGE_LINK_ERROR);
    assert_verdict(c, BRIDGE_LINK_ERROR, "lost 3 bytes");
}

/* ---- hang. */

static void test_finish_watchdog_names_the_oldest_instruction(void **state)
{
    struct test_core *c = *state;
    c->options.watchdog = 10;
    START(c, waiting, 3);
    for (uint32_t w = 0; w < 3; w++) test_core_launch(c, w, w);
    test_core_step(c, 0);
    test_core_step(c, 0); /* waits from here on, and is older than the others */
    test_core_step(c, 2);
    test_core_step(c, 1);
    while (!test_core_clock(c)) assert_true(c->cycle < 50);
    assert_int_equal(c->cycle, 7 + 11);
    assert_verdict(c, BRIDGE_HANG, "no retire for 11 clocks; oldest: warp 2 order 2 pc 0x1: wait");
    assert_int_equal(test_core_finish(c, BRIDGE_END_STOPPED), BRIDGE_HANG);
    uint64_t pc;
    assert_int_equal(test_isa.warp_state(bridge_model(c->bridge), 2, &pc),
                     COMMON_WARP_READY); /* looked, not stepped */
}

static void test_finish_hang_of_waiting_warps_says_so(void **state)
{
    struct test_core *c = *state;
    c->options.watchdog = 10;
    START(c, waiting, 1);
    test_core_launch(c, 1, 0);
    test_core_step(c, 1);
    test_core_step(c, 1);
    while (!test_core_clock(c)) assert_true(c->cycle < 50);
    assert_verdict(c, BRIDGE_HANG, "warp 1 order 3 waits at pc 0x2");
}

static void test_finish_watchdog_sees_a_core_that_never_starts(void **state)
{
    struct test_core *c = *state;
    c->options.watchdog = 10;
    START(c, plain, 1);
    while (!test_core_clock(c)) assert_true(c->cycle < 50);
    assert_verdict(c, BRIDGE_HANG, "no warp has work, blocks remain");
    bridge_explain(c->bridge, "busy_o is high");
    assert_verdict(c, BRIDGE_HANG, "no warp has work, blocks remain; busy_o is high");
}

/* ---- sweeps. */

static void sweep_start(struct test_core *c)
{
    START(c, plain, 1);
    test_core_launch(c, 1, 0);
    for (int i = 0; i < 3; i++) test_core_step(c, 1);
}

static void test_finish_sweep_finds_register_that_rotted(void **state)
{
    struct test_core *c = *state;
    const uint32_t data[2] = {7, 9};
    sweep_start(c);
    assert_int_equal(test_core_sweep(c), 0);
    bridge_sweep_begin(c->bridge);
    bridge_sweep_register(c->bridge, 1, 0, 1, 2, 2, data);
    assert_int_not_equal(bridge_sweep_end(c->bridge), 0);
    assert_verdict(c, BRIDGE_STATE_DIFF,
                   "sweep 2: 1 words differ, first w1 q1: core 0x9, model 0x8");
    assert_item(c, 0, "w1 q1", 3, 9, 8);
    assert_int_equal(test_core_finish(c, BRIDGE_END_STOPPED), BRIDGE_STATE_DIFF);
}

static void test_finish_sweep_finds_memory_that_rotted(void **state)
{
    struct test_core *c = *state;
    const uint32_t data[4] = {0, 0, 5, 1};
    sweep_start(c);
    bridge_sweep_begin(c->bridge);
    bridge_sweep_memory(c->bridge, TEST_ISA_NEAR_SPACE, 0, 16, 4, data);
    assert_int_not_equal(bridge_sweep_end(c->bridge), 0);
    assert_item(c, 0, "near[0x1c]", -1, 1, 0);
}

static void test_finish_sweep_ignores_what_is_undefined(void **state)
{
    struct test_core *c = *state;
    const uint32_t junk[4] = {1, 2, 3, 4};
    sweep_start(c);
    bridge_sweep_begin(c->bridge);
    bridge_sweep_register(c->bridge, 0, 0, 1, 0, 4, junk);                   /* an idle warp */
    bridge_sweep_memory(c->bridge, TEST_ISA_NEAR_SPACE, 0, 0, 4, junk);      /* its memory */
    bridge_sweep_memory(c->bridge, TEST_ISA_NEAR_SPACE, 0, 3 * 16, 4, junk); /* beyond the end */
    assert_int_equal(bridge_sweep_end(c->bridge), 0);
}

/* Register by register: not only what lies beyond a count. */
static void test_finish_sweep_ignores_a_dead_register_and_not_its_neighbours(void **state)
{
    static const uint32_t code[] = {W(TEST_ISA_SET, 1, 0, 5), W(TEST_ISA_KILL, 1, 0, 0),
                                    W(TEST_ISA_SET, 2, 0, 7), W(TEST_ISA_END, 0, 0, 0)};
    const uint32_t wrong[4] = {5, 6, 7, 9}, right[4] = {7, 8, 9, 10};
    struct test_core *c = *state;
    START(c, code, 1);
    test_core_launch(c, 0, 0);
    for (int i = 0; i < 3; i++) assert_int_equal(test_core_step(c, 0), 0);
    bridge_sweep_begin(c->bridge);
    bridge_sweep_register(c->bridge, 0, 0, 1, 0, 4, wrong); /* dead */
    assert_int_equal(bridge_result(c->bridge)->swept_words, 0);
    bridge_sweep_register(c->bridge, 0, 0, 2, 0, 4, right);
    assert_int_equal(bridge_result(c->bridge)->swept_words, 4);
    assert_int_equal(bridge_sweep_end(c->bridge), 0);
    bridge_sweep_begin(c->bridge);
    bridge_sweep_register(c->bridge, 0, 0, 1, 0, 4, wrong);
    bridge_sweep_register(c->bridge, 0, 0, 2, 0, 4, wrong);
    assert_int_not_equal(bridge_sweep_end(c->bridge), 0);
    assert_verdict(c, BRIDGE_STATE_DIFF, "4 words differ, first w0 q2: core 0x5, model 0x7");
}

static void test_finish_sweep_goes_on_after_what_is_undefined(void **state)
{
    struct test_core *c = *state;
    const uint32_t junk_then_rotten[8] = {1, 2, 3, 4, 0, 0, 5, 1}; /* warps 0 and 1 */
    sweep_start(c);
    bridge_sweep_begin(c->bridge);
    bridge_sweep_memory(c->bridge, TEST_ISA_NEAR_SPACE, 0, 0, 8, junk_then_rotten);
    assert_int_not_equal(bridge_sweep_end(c->bridge), 0);
    assert_verdict(c, BRIDGE_STATE_DIFF, "1 words differ, first near[0x1c]: core 0x1, model 0x0");
}

static void test_finish_sweep_lays_pending_writes_over_the_model(void **state)
{
    struct test_core *c = *state;
    START(c, plain, 1);
    test_core_launch(c, 1, 0);
    test_core_prepare(c, 1); /* set: the RAM has it, its retire has not come */
    test_core_writes(c);
    struct common_retire held[3] = {c->step.retire};
    test_core_prepare(c, 1);
    test_core_writes(c);
    held[1] = c->step.retire;
    test_core_prepare(c, 1); /* near[8] likewise */
    test_core_writes(c);
    held[2] = c->step.retire;
    assert_int_equal(test_core_clock(c), 0);
    assert_int_equal(test_core_sweep(c), 0);
    for (int i = 0; i < 3; i++) bridge_retire(c->bridge, &held[i]);
    assert_int_equal(test_core_clock(c), 0);
    assert_int_equal(test_core_sweep(c), 0);
    test_core_step(c, 1);
    assert_int_equal(test_core_finish(c, BRIDGE_END_DONE), BRIDGE_PASS);
}

static void test_finish_sweep_finds_write_that_never_reached_the_ram(void **state)
{
    struct test_core *c = *state;
    const uint32_t zero[4] = {0};
    START(c, plain, 1);
    test_core_launch(c, 1, 0);
    test_core_prepare(c, 1);
    test_core_writes(c);
    test_core_clock(c);
    bridge_sweep_begin(c->bridge);
    bridge_sweep_register(c->bridge, 1, 0, 1, 0, 4, zero);
    assert_int_not_equal(bridge_sweep_end(c->bridge), 0);
    assert_item(c, 0, "w1 q1", 0, 0, 5);
}

static void test_finish_sweep_takes_the_last_pending_write_of_a_word(void **state)
{
    struct test_core *c = *state;
    const uint32_t data[4] = {0, 0x22, 0, 0};
    START(c, plain, 1);
    test_core_launch(c, 1, 0);
    bridge_mem_write(c->bridge, 1, 2, TEST_ISA_NEAR_SPACE, 0, 20, 15, 0x11);
    bridge_mem_write(c->bridge, 1, 1, TEST_ISA_NEAR_SPACE, 0, 20, 15, 0x22);
    test_core_clock(c);
    bridge_sweep_begin(c->bridge);
    bridge_sweep_memory(c->bridge, TEST_ISA_NEAR_SPACE, 0, 16, 4, data);
    assert_int_equal(bridge_sweep_end(c->bridge), 0);
}

static void test_finish_sweep_is_due_every_n_retires(void **state)
{
    struct test_core *c = *state;
    c->options.sweep_every = 3;
    START(c, plain, 1);
    test_core_launch(c, 0, 0);
    test_core_step(c, 0);
    assert_false(bridge_sweep_due(c->bridge));
    test_core_step(c, 0);
    assert_true(bridge_sweep_due(c->bridge));
    assert_int_equal(test_core_sweep(c), 0);
    assert_false(bridge_sweep_due(c->bridge));
}

static void test_finish_sweep_of_nowhere_is_our_fault(void **state)
{
    struct test_core *c = *state;
    const uint32_t data[4] = {0};
    START(c, plain, 1);
    bridge_sweep_begin(c->bridge);
    bridge_sweep_register(c->bridge, 0, 0, 0, 2, 4, data);
    assert_int_not_equal(bridge_sweep_end(c->bridge), 0);
    assert_verdict(c, BRIDGE_INTERNAL, "lanes 2+4, which do not exist");
}

static void test_finish_sweep_of_no_space_is_our_fault(void **state)
{
    struct test_core *c = *state;
    const uint32_t data[4] = {0};
    START(c, plain, 1);
    bridge_sweep_begin(c->bridge);
    bridge_sweep_memory(c->bridge, 3, 0, 0, 1, data);
    assert_verdict(c, BRIDGE_INTERNAL, "sweep of space 3");
}

static void test_finish_compares_memory_at_the_end(void **state)
{
    struct test_core *c = *state;
    sweep_start(c);
    test_core_step(c, 1);
    test_core_memory(c, TEST_ISA_FAR_SPACE)[0x21] = 3;
    assert_int_equal(test_core_finish(c, BRIDGE_END_DONE), BRIDGE_STATE_DIFF);
    assert_verdict(c, BRIDGE_STATE_DIFF, "far memory at the end: 1 words differ, first far[0x20]");
    assert_item(c, 0, "far[0x20]", -1, 0x300, 0);
}

/* Bytes of a file: until somebody reads them the system has not made their pages, and yet they are
 * not zeros. */
enum { TABLE = 1 << 20 };
static const uint8_t table[TABLE] = {[TABLE / 2] = 7};

static const uint8_t *table_bytes(const void *model, uint32_t space, uint32_t bank, size_t *size)
{
    (void)model, (void)bank;
    *size = space == TEST_ISA_FAR_SPACE ? TABLE : 0;
    return *size ? table : NULL;
}

/* What was never touched is left out where both sides come from calloc(), and here that of the
 * model does not. */
static void test_finish_compares_memory_that_was_never_touched(void **state)
{
    struct test_core *c = *state;
    static struct common_isa isa;
    isa = test_isa;
    isa.space_bytes = table_bytes;
    c->isa = &isa;
    sweep_start(c);
    test_core_step(c, 1);
    uint8_t *core = calloc(1, TABLE);
    assert_non_null(core);
    const struct bridge_memory memory = {TEST_ISA_FAR_SPACE, 0, core, TABLE, true};
    bridge_finish(c->bridge, BRIDGE_END_DONE, &memory, 1);
    free(core);
    assert_verdict(c, BRIDGE_STATE_DIFF,
                   "far memory at the end: 1 words differ, first far[0x80000]");
}

static void test_finish_names_the_owner_of_per_lane_memory(void **state)
{
    struct test_core *c = *state;
    sweep_start(c);
    test_core_step(c, 1);
    test_core_memory(c, TEST_ISA_OWN_SPACE)[(2 * 4 + 3) * 16 + 4] = 1; /* warp 2, lane 3, byte 4 */
    assert_int_equal(test_core_finish(c, BRIDGE_END_DONE), BRIDGE_STATE_DIFF);
    assert_item(c, 0, "own[0x4]", 3, 1, 0);
    assert_int_equal(bridge_result(c->bridge)->difference.warp, 2);
}

static void test_finish_rejects_memory_of_another_size(void **state)
{
    struct test_core *c = *state;
    sweep_start(c);
    test_core_step(c, 1);
    const struct bridge_memory memory = {.byte = test_core_memory(c, 0), .size = 252};
    bridge_finish(c->bridge, BRIDGE_END_DONE, &memory, 1);
    assert_verdict(c, BRIDGE_STATE_DIFF, "the core has 252 bytes, the model 256");
}

static void test_finish_rejects_memory_of_no_space(void **state)
{
    struct test_core *c = *state;
    sweep_start(c);
    const struct bridge_memory memory = {.space = 3};
    bridge_finish(c->bridge, BRIDGE_END_DONE, &memory, 1);
    assert_verdict(c, BRIDGE_INTERNAL, "end state of space 3");
}

/* ---- traps and expectations. */

static void test_finish_fatal_trap_stops_the_run(void **state)
{
    static const uint32_t code[] = {W(TEST_ISA_TRAP, 0, 0, 9)};
    struct test_core *c = *state;
    START(c, code, 2);
    assert_int_equal(test_core_run(c), BRIDGE_TRAP);
    assert_verdict(c, BRIDGE_TRAP, "TRAP_9 at warp 0 order 1 pc 0x0: trap q0 q0 9");
    assert_int_equal(bridge_result(c->bridge)->launches, 1);
}

static void test_finish_sticky_flag_is_told_at_the_end(void **state)
{
    static const uint32_t code[] = {W(TEST_ISA_FLAG, 0, 0, 4), W(TEST_ISA_END, 0, 0, 0)};
    struct test_core *c = *state;
    START(c, code, 1);
    assert_int_equal(test_core_run(c), BRIDGE_TRAP);
    assert_verdict(c, BRIDGE_TRAP, "FLAG_4 at warp 0 order 1");
    assert_int_equal(bridge_result(c->bridge)->instructions, 2);
    assert_int_equal(bridge_result(c->bridge)->difference.cycle, 2);
}

static void assert_fatal_behind_flag(struct test_core *c)
{
    static const uint32_t code[] = {W(TEST_ISA_FLAG, 0, 0, 4), W(TEST_ISA_NOP, 0, 0, 0),
                                    W(TEST_ISA_TRAP, 0, 0, 9)};
    START(c, code, 1);
    assert_int_equal(test_core_run(c), BRIDGE_TRAP);
    assert_verdict(c, BRIDGE_TRAP, "TRAP_9 at warp 0 order 3 pc 0x2: trap q0 q0 9");
    assert_string_equal(difference(c)->text, "trap q0 q0 9");
    assert_int_equal(difference(c)->cycle, 4);
}

static void test_finish_names_the_fatal_trap_behind_a_flag(void **state)
{
    assert_fatal_behind_flag(*state);
}

static void test_finish_names_the_fatal_trap_when_it_goes_on(void **state)
{
    struct test_core *c = *state;
    c->options.keep_going = true;
    assert_fatal_behind_flag(c);
}

static void test_finish_expected_trap_passes(void **state)
{
    static const uint32_t code[] = {W(TEST_ISA_FLAG, 0, 0, 4), W(TEST_ISA_TRAP, 0, 0, 9)};
    struct test_core *c = *state;
    c->program.expect_trap = true;
    c->program.trap = 0x40009;
    START(c, code, 1);
    assert_int_equal(test_core_run(c), BRIDGE_PASS);
    assert_true(bridge_result(c->bridge)->expects);
}

static void test_finish_other_trap_than_expected(void **state)
{
    static const uint32_t code[] = {W(TEST_ISA_TRAP, 0, 0, 8)};
    struct test_core *c = *state;
    c->program.expect_trap = true;
    c->program.trap = 9;
    START(c, code, 1);
    assert_int_equal(test_core_run(c), BRIDGE_TRAP);
}

static void test_finish_other_flag_than_expected(void **state)
{
    static const uint32_t code[] = {W(TEST_ISA_FLAG, 0, 0, 3), W(TEST_ISA_END, 0, 0, 0)};
    struct test_core *c = *state;
    c->program.expect_trap = true;
    c->program.trap = 0x10000;
    START(c, code, 1);
    assert_int_equal(test_core_run(c), BRIDGE_TRAP);
}

static void test_finish_trap_that_never_came(void **state)
{
    static const uint32_t code[] = {W(TEST_ISA_FLAG, 0, 0, 4), W(TEST_ISA_END, 0, 0, 0)};
    struct test_core *c = *state;
    c->program.expect_trap = true;
    c->program.trap = 0x40009;
    START(c, code, 1);
    assert_int_equal(test_core_run(c), BRIDGE_EXPECT_FAIL);
    assert_verdict(c, BRIDGE_EXPECT_FAIL, "sample.s: expected trap TRAP_9, which did not come");
}

static void expect_far(struct test_core *c, uint32_t addr, size_t count)
{
    const uint32_t want[4] = {5, 6, 7, 8};
    memcpy(c->expect_word, want, sizeof want);
    c->expect = (struct common_segment){.addr = addr, .count = count, .line = 12};
    c->program.expects = 1;
}

static void test_finish_expectation_met(void **state)
{
    struct test_core *c = *state;
    expect_far(c, 16, 4);
    START(c, plain, 1);
    assert_int_equal(test_core_run(c), BRIDGE_PASS);
}

static void test_finish_expectation_not_met(void **state)
{
    struct test_core *c = *state;
    expect_far(c, 16, 4);
    c->expect_word[2] = 70;
    START(c, plain, 1);
    assert_int_equal(test_core_run(c), BRIDGE_EXPECT_FAIL);
    assert_verdict(c, BRIDGE_EXPECT_FAIL,
                   "sample.s:12: expected far[0x18] = 0x00000046, found 0x00000007");
}

static void test_finish_expectation_beyond_the_memory(void **state)
{
    struct test_core *c = *state;
    expect_far(c, 256, 1);
    START(c, plain, 1);
    assert_int_equal(test_core_run(c), BRIDGE_EXPECT_FAIL);
    assert_verdict(c, BRIDGE_EXPECT_FAIL, "lies outside that memory");
}

static void test_finish_expectation_of_the_model_where_nothing_is_observed(void **state)
{
    struct test_core *c = *state;
    expect_far(c, 16, 4);
    c->expect_word[3] = 1;
    sweep_start(c);
    test_core_step(c, 1);
    assert_int_equal(bridge_finish(c->bridge, BRIDGE_END_DONE, NULL, 0), BRIDGE_EXPECT_FAIL);
}

/* What a word is told that must be `want`, or lie `ulp` singles beside it. */
static void check_ulp(uint32_t want, uint32_t ulp, uint32_t have, const char *message)
{
    struct common_segment expect = {.count = 1, .word = &want, .file = "f.csv", .ulp = ulp};
    const struct common_program program = {.name = "p.s", .expects = 1, .expect = &expect};
    const uint8_t bytes[4] = {(uint8_t)have, (uint8_t)(have >> 8), (uint8_t)(have >> 16),
                              (uint8_t)(have >> 24)};
    const struct bridge_memory memory = {.byte = bytes, .size = 4};
    char said[200] = "";
    int failed = bridge_expect(&test_isa, &program, &memory, 1, said, sizeof said);
    assert_int_equal(failed, message[0] != '\0');
    if (!strstr(said, message)) fail_msg("%s", said);
}

static void test_finish_expects_singles_so_far_apart(void **state)
{
    (void)state;
    check_ulp(0x3f800000, 0, 0x3f800001, "f.csv: expected ");
    check_ulp(0x3f800000, 1, 0x3f800001, "");
    check_ulp(0x3f800000, 1, 0x3f7fffff, "");
    check_ulp(0x3f800000, 1, 0x3f800002,
              "[0x0] = 0x3f800000, found 0x3f800002, 2 singles away; 1 are allowed");
    check_ulp(0x80000000, 0, 0x00000000, "expected");
    check_ulp(0x80000000, 1, 0x00000000, "");
    check_ulp(0x80000001, 2, 0x00000001, "");
    check_ulp(0x80000001, 1, 0x00000001, "2 singles away");
    check_ulp(0x7fc00000, 1, 0xff812345, ""); /* NaN is NaN */
    check_ulp(0x7fc00000, 0, 0xff812345, "expected");
    check_ulp(0x7f800000, 9, 0x7f800001, "found 0x7f800001");
    check_ulp(0x7f800000, 1, 0x7f7fffff, "");
    check_ulp(0xff800000, 16777216, 0x7f800000, "singles away");
}

static void test_finish_expect_without_a_bridge(void **state)
{
    struct test_core *c = *state;
    char message[200];
    expect_far(c, 0, 1);
    START(c, plain, 1);
    uint8_t bytes[8] = {5};
    const struct bridge_memory memory = {.byte = bytes, .size = 8};
    assert_int_equal(bridge_expect(&test_isa, &c->program, &memory, 1, message, sizeof message), 0);
    bytes[1] = 1;
    assert_int_equal(bridge_expect(&test_isa, &c->program, &memory, 1, message, sizeof message), 1);
    assert_int_equal(bridge_expect(&test_isa, &c->program, &memory, 0, message, sizeof message), 1);
    assert_non_null(strstr(message, "nobody observed"));
}

/* ---- creation. */

static void test_finish_create_passes_the_model_error_on(void **state)
{
    struct test_core *c = *state;
    START(c, plain, 1);
    struct common_program empty = c->program;
    struct common_error err = {.text = ""};
    empty.code_words = 0;
    assert_null(bridge_create(&test_isa, &empty, &c->machine, NULL, &err));
    assert_string_equal(err.text, "dir/sample.s:1:1: error: nothing to run");
}

static void test_finish_create_rejects_a_machine_without_warps(void **state)
{
    struct test_core *c = *state;
    START(c, plain, 1);
    const struct common_parameter zero = {"WARPS", 0};
    const struct common_machine none = {&zero, 1};
    struct common_error err = {.text = ""};
    assert_null(bridge_create(&test_isa, &c->program, &none, NULL, &err));
    assert_non_null(strstr(err.text, "a machine of 0 warps"));
}

static void test_finish_create_rejects_swept_per_lane_space(void **state)
{
    struct test_core *c = *state;
    START(c, plain, 1);
    struct common_space space = {.name = "odd", .per_lane = true, .swept = true};
    static struct common_isa isa; /* read until the bridge is gone, after this function */
    struct common_error err = {.text = ""};
    isa = test_isa;
    isa.spaces = &space;
    isa.nspaces = 1;
    assert_null(bridge_create(&isa, &c->program, &c->machine, NULL, &err));
    assert_non_null(strstr(err.text, "space odd is swept and per lane"));
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_finish_result_is_no_pass_before_the_end),
        TEST(test_finish_finds_nothing_compared),
        TEST(test_finish_finds_no_field_compared),
        TEST(test_finish_finds_orphan_register_write),
        TEST(test_finish_finds_orphan_memory_write),
        TEST(test_finish_finds_warp_that_never_ended),
        TEST(test_finish_finds_block_never_launched),
        TEST(test_finish_killed_is_no_pass),
        TEST(test_finish_clock_limit_is_no_pass),
        TEST(test_finish_stopped_for_no_reason_is_no_pass),
        TEST(test_finish_sigint_says_where_warps_stand),
        TEST(test_finish_sigterm_says_where_warps_stand),
        TEST(test_finish_sighup_ends_as_sigterm_does),
        TEST(test_finish_keeps_the_first_verdict),
        TEST(test_finish_with_what_was_enough_is_a_pass),
        TEST(test_finish_with_enough_of_nothing_is_vacuous),
        TEST(test_finish_with_what_was_enough_of_a_core_without_rams_is_no_pass),
        TEST(test_finish_of_an_agreed_trap_without_fields_is_not_observed),
        TEST(test_finish_without_what_was_sought_is_vacuous),
        TEST(test_finish_of_a_run_cut_short_does_not_miss_rows_of_an_offered_file),
        TEST(test_finish_with_what_was_enough_keeps_a_difference),
        TEST(test_finish_watchdog_names_the_oldest_instruction),
        TEST(test_finish_hang_of_waiting_warps_says_so),
        TEST(test_finish_watchdog_sees_a_core_that_never_starts),
        TEST(test_finish_sweep_finds_register_that_rotted),
        TEST(test_finish_sweep_finds_memory_that_rotted),
        TEST(test_finish_sweep_ignores_what_is_undefined),
        TEST(test_finish_sweep_ignores_a_dead_register_and_not_its_neighbours),
        TEST(test_finish_sweep_goes_on_after_what_is_undefined),
        TEST(test_finish_sweep_lays_pending_writes_over_the_model),
        TEST(test_finish_sweep_finds_write_that_never_reached_the_ram),
        TEST(test_finish_sweep_takes_the_last_pending_write_of_a_word),
        TEST(test_finish_sweep_is_due_every_n_retires),
        TEST(test_finish_sweep_of_nowhere_is_our_fault),
        TEST(test_finish_sweep_of_no_space_is_our_fault),
        TEST(test_finish_compares_memory_at_the_end),
        TEST(test_finish_compares_memory_that_was_never_touched),
        TEST(test_finish_names_the_owner_of_per_lane_memory),
        TEST(test_finish_rejects_memory_of_another_size),
        TEST(test_finish_rejects_memory_of_no_space),
        TEST(test_finish_fatal_trap_stops_the_run),
        TEST(test_finish_sticky_flag_is_told_at_the_end),
        TEST(test_finish_names_the_fatal_trap_behind_a_flag),
        TEST(test_finish_names_the_fatal_trap_when_it_goes_on),
        TEST(test_finish_expected_trap_passes),
        TEST(test_finish_other_trap_than_expected),
        TEST(test_finish_other_flag_than_expected),
        TEST(test_finish_trap_that_never_came),
        TEST(test_finish_expectation_met),
        TEST(test_finish_expectation_not_met),
        TEST(test_finish_expectation_beyond_the_memory),
        TEST(test_finish_expectation_of_the_model_where_nothing_is_observed),
        TEST(test_finish_expects_singles_so_far_apart),
        TEST(test_finish_expect_without_a_bridge),
        TEST(test_finish_create_passes_the_model_error_on),
        TEST(test_finish_create_rejects_a_machine_without_warps),
        TEST(test_finish_create_rejects_swept_per_lane_space),
    };
    return cmocka_run_group_tests_name("bridge finish", tests, NULL, NULL);
}
