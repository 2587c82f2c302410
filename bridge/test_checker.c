/* Events of one instruction: every kind of difference and of wrong order must be found, and
 * nothing else. */
#include "test_bench.h"

/* ---- what must pass. */

static void test_checker_passes_equal_streams(void **state)
{
    struct test_core *c = *state;
    START(c, simple, 5);
    assert_int_equal(test_core_run(c), BRIDGE_PASS);
    const struct bridge_result *r = bridge_result(c->bridge);
    assert_string_equal(r->message, "");
    assert_int_equal(r->instructions, 45);
    assert_int_equal(r->thread_instructions, 180);
    assert_int_equal(r->launches, 5);
    assert_int_equal(r->reg_rows, 5 * (8 + 4));
    assert_int_equal(r->mem_words, 5 * (4 + 4 + 1 + 4 + 4));
    assert_int_equal(r->cycles, 50);
    assert_int_equal(r->sweeps, 45);
    assert_int_equal(r->differences, 0);
    assert_int_equal(r->not_observed_count, 0);
    assert_false(r->difference.present);
}

static void test_checker_takes_events_of_one_clock_as_a_set(void **state)
{
    struct test_core *c = *state;
    START(c, simple, 2);
    struct common_step first;
    test_core_prepare_launch(c, 0, 0);
    test_core_writes(c);
    first = c->step;
    test_core_prepare(c, 0);
    test_core_retire(c); /* order 1 before order 0, and its writes last of all */
    bridge_retire(c->bridge, &first.retire);
    test_core_writes(c);
    assert_int_equal(test_core_clock(c), 0);
    assert_int_equal(bridge_result(c->bridge)->instructions, 1);
}

static void test_checker_holds_writes_of_future_tokens(void **state)
{
    struct test_core *c = *state;
    struct common_step held[2];
    prepare_set(c);
    test_core_writes(c);
    held[0] = c->step;
    test_core_prepare(c, 0);
    test_core_writes(c);
    held[1] = c->step;
    assert_int_equal(test_core_clock(c), 0);
    for (int i = 0; i < 2; i++) {
        bridge_retire(c->bridge, &held[i].retire);
        assert_int_equal(test_core_clock(c), 0);
    }
    assert_int_equal(bridge_result(c->bridge)->instructions, 2);
}

static void test_checker_merges_bytes_before_comparing(void **state)
{
    static const uint32_t code[] = {W(TEST_ISA_SET, 1, 0, 0x1234), W(TEST_ISA_BYTES, 1, 0, 64),
                                    W(TEST_ISA_END, 0, 0, 0)};
    struct test_core *c = *state;
    START(c, code, 1);
    test_core_launch(c, 0, 0);
    test_core_step(c, 0);
    test_core_prepare(c, 0);
    assert_int_equal(c->step.mems, 4);
    c->step.mems = 1;
    c->step.mem[0].be = 0xf; /* the core writes the word at once */
    assert_int_equal(test_core_send(c), 0);
    test_core_step(c, 0);
    assert_int_equal(test_core_finish(c, BRIDGE_END_DONE), BRIDGE_PASS);
}

static void test_checker_lets_the_later_write_win(void **state)
{
    struct test_core *c = *state;
    prepare_far(c);
    c->step.mem[4] = c->step.mem[0];
    c->step.mem[0].data ^= 0xff00;
    c->step.mems = 5;
    c->step.reg[0] = (struct common_reg_write){0};
    assert_int_equal(test_core_send(c), 0);
}

static void test_checker_takes_volatile_values_from_the_core(void **state)
{
    static const uint32_t code[] = {W(TEST_ISA_CLOCK, 1, 0, 0), W(TEST_ISA_FAR, 1, 0, 0),
                                    W(TEST_ISA_END, 0, 0, 0)};
    struct test_core *c = *state;
    START(c, code, 1);
    test_core_launch(c, 0, 0);
    test_core_prepare(c, 0);
    assert_int_equal(c->step.reg[0].data[0], 1007);
    assert_int_equal(test_core_send(c), 0);
    uint32_t lane[COMMON_LANES];
    test_isa.read_register(bridge_model(c->bridge), 0, 0, 1, lane);
    assert_int_equal(lane[2], 1007);
    test_core_step(c, 0); /* stores what was taken */
    test_core_step(c, 0);
    assert_int_equal(test_core_finish(c, BRIDGE_END_DONE), BRIDGE_PASS);
}

static void test_checker_still_compares_the_mask_of_a_volatile_write(void **state)
{
    static const uint32_t code[] = {W(TEST_ISA_CLOCK, 1, 0, 0)};
    struct test_core *c = *state;
    START(c, code, 1);
    test_core_launch(c, 0, 0);
    test_core_prepare(c, 0);
    c->step.reg[0].mask = 7;
    assert_int_not_equal(test_core_send(c), 0);
    assert_verdict(c, BRIDGE_MISMATCH, "q1 differs");
    assert_int_equal(difference(c)->items_total, 1);
    assert_int_equal(difference(c)->item[0].lane, 3);
    assert_int_equal(difference(c)->item[0].core_be, 0);
}

/* A file of 16 bits: what a core says about the upper half of a lane means nothing. */
static void test_checker_ignores_bits_beyond_a_register(void **state)
{
    struct test_core *c = *state;
    struct common_file narrow = test_isa.files[0];
    static struct common_isa isa; /* read until the bridge is gone, after this function */
    struct common_error err = {.text = ""};
    isa = test_isa;
    START(c, simple, 1);
    narrow.bits = 16;
    isa.files = &narrow;
    bridge_destroy(c->bridge);
    c->bridge = bridge_create(&isa, &c->program, &c->machine, NULL, &err);
    test_core_launch(c, 0, 0);
    test_core_prepare(c, 0);
    c->step.reg[0].be = 0x3; /* the model says 0xf */
    for (unsigned i = 0; i < 4; i++) c->step.reg[0].data[i] |= 0xbad0000;
    assert_int_equal(test_core_send(c), 0);
    test_core_prepare(c, 0);
    c->step.reg[0].be = 0x1;
    assert_int_not_equal(test_core_send(c), 0);
    assert_int_equal(difference(c)->item[0].core_be, 1);
    assert_int_equal(difference(c)->item[0].model_be, 3);
    bridge_destroy(c->bridge); /* it ends before its isa does */
    c->bridge = NULL;
}

/* ---- fields of the retire event. */

static void field_differs(struct test_core *c, const char *where, uint32_t core, uint32_t model)
{
    assert_int_not_equal(test_core_send(c), 0);
    assert_int_equal(test_core_finish(c, BRIDGE_END_STOPPED), BRIDGE_MISMATCH);
    assert_verdict(c, BRIDGE_MISMATCH, where);
    assert_item(c, 0, where, -1, core, model);
    assert_string_equal(difference(c)->text, "set q1 q0 5");
    assert_int_equal(difference(c)->order, 1);
    assert_int_equal(difference(c)->cycle, 2);
}

static void test_checker_finds_wrong_pc(void **state)
{
    struct test_core *c = *state;
    prepare_set(c);
    c->step.retire.pc = 3;
    field_differs(c, "pc", 3, 0);
}

static void test_checker_finds_wrong_word(void **state)
{
    struct test_core *c = *state;
    prepare_set(c);
    c->step.retire.word[0] ^= 1u << 31;
    field_differs(c, "word 0", W(TEST_ISA_SET, 1, 0, 0x8005), W(TEST_ISA_SET, 1, 0, 5));
}

static void test_checker_finds_wrong_word_count(void **state)
{
    struct test_core *c = *state;
    prepare_set(c);
    c->step.retire.nwords = 2;
    field_differs(c, "nwords", 2, 1);
}

static void test_checker_finds_wrong_active_mask(void **state)
{
    struct test_core *c = *state;
    prepare_set(c);
    c->step.retire.active = 0x7;
    field_differs(c, "active", 7, 15);
}

static void test_checker_finds_wrong_next_pc(void **state)
{
    struct test_core *c = *state;
    prepare_set(c);
    c->step.retire.next_pc = 9;
    field_differs(c, "next_pc", 9, 1);
}

static void test_checker_finds_wrong_trap(void **state)
{
    struct test_core *c = *state;
    prepare_set(c);
    c->step.retire.trap = 2;
    field_differs(c, "trap", 2, 0);
}

static void test_checker_finds_wrong_done(void **state)
{
    struct test_core *c = *state;
    prepare_set(c);
    c->step.retire.done = 1;
    field_differs(c, "done", 1, 0);
}

static void test_checker_ignores_next_pc_of_a_done_warp(void **state)
{
    static const uint32_t code[] = {W(TEST_ISA_END, 0, 0, 0)};
    struct test_core *c = *state;
    START(c, code, 1);
    test_core_launch(c, 0, 0);
    test_core_prepare(c, 0);
    c->step.retire.next_pc = 77;
    assert_int_equal(test_core_send(c), 0);
    assert_int_equal(test_core_finish(c, BRIDGE_END_DONE), BRIDGE_PASS);
}

static void test_checker_lists_fields_that_are_not_supplied(void **state)
{
    struct test_core *c = *state;
    c->fields = COMMON_HAS_ALL & ~(COMMON_HAS_NEXT_PC | COMMON_HAS_WORDS);
    prepare_set(c);
    c->step.retire.next_pc = 0;
    c->step.retire.nwords = 0;
    c->step.retire.word[0] = 0;
    assert_int_equal(test_core_send(c), 0);
    test_core_finish(c, BRIDGE_END_KILLED);
    const struct bridge_result *r = bridge_result(c->bridge);
    assert_string_equal(r->not_observed[0], "words");
    assert_string_equal(r->not_observed[1], "next_pc");
    assert_string_equal(r->not_observed[2], "sweep:q");
    assert_string_equal(r->not_observed[3], "sweep:near");
    assert_string_equal(r->not_observed[4], "end:far"); /* nothing is compared after a kill */
    assert_int_equal(r->not_observed_count, 6);
    assert_int_equal(r->missed, 6);
}

static void test_checker_lists_taps_that_are_not_there(void **state)
{
    struct test_core *c = *state;
    c->options.unobserved_files = 1;
    c->options.unobserved_spaces = 1u << TEST_ISA_NEAR_SPACE;
    START(c, simple, 1);
    test_core_prepare_launch(c, 0, 0);
    c->step.regs = c->step.mems = 0; /* no tap, no event */
    assert_int_equal(test_core_send(c), 0);
    test_core_prepare(c, 0);
    c->step.regs = 0;
    assert_int_equal(test_core_send(c), 0);
    bridge_finish(c->bridge, BRIDGE_END_KILLED, NULL, 0);
    const struct bridge_result *r = bridge_result(c->bridge);
    assert_string_equal(r->not_observed[0], "write:q");
    assert_string_equal(r->not_observed[1], "write:near");
    assert_string_equal(r->not_observed[4], "end:far");
    assert_string_equal(r->not_observed[5], "end:own");
    assert_int_equal(r->missed, r->not_observed_count - 2); /* all but the declared write taps */
}

static void test_checker_misses_no_field_that_is_declared(void **state)
{
    struct test_core *c = *state;
    c->fields = COMMON_HAS_ALL & ~(COMMON_HAS_NEXT_PC | COMMON_HAS_TRAP);
    c->options.unobserved_fields = COMMON_HAS_TRAP;
    START(c, simple, 1);
    assert_int_equal(test_core_run(c), BRIDGE_UNOBSERVED);
    assert_verdict(c, BRIDGE_UNOBSERVED, "the core did not show next_pc, trap");
    const struct bridge_result *r = bridge_result(c->bridge);
    assert_int_equal(r->not_observed_count, 2);
    assert_string_equal(r->not_observed[0], "next_pc");
    assert_string_equal(r->not_observed[1], "trap");
    assert_int_equal(r->missed, 1); /* next_pc */
}

/* ---- register writes. */

static void test_checker_finds_wrong_register_value(void **state)
{
    struct test_core *c = *state;
    prepare_set(c);
    c->step.reg[0].data[2] ^= 0x80;
    c->step.reg[0].data[3] = 0;
    assert_int_not_equal(test_core_send(c), 0);
    assert_verdict(c, BRIDGE_MISMATCH, "warp 0 order 1 pc 0x0: q1 differs: set q1 q0 5");
    assert_int_equal(difference(c)->items_total, 2);
    assert_item(c, 0, "q1", 2, 0x87, 7);
    assert_item(c, 1, "q1", 3, 0, 8);
}

static void test_checker_finds_lane_not_written(void **state)
{
    struct test_core *c = *state;
    prepare_set(c);
    c->step.reg[0].mask = 0xd;
    assert_int_not_equal(test_core_send(c), 0);
    assert_item(c, 0, "q1", 1, 0, 6);
    assert_int_equal(difference(c)->item[0].core_be, 0);
    assert_int_equal(difference(c)->item[0].model_be, 0xf);
}

static void test_checker_takes_a_write_told_twice_as_one(void **state)
{
    static const uint32_t code[] = {W(TEST_ISA_TWICE, 1, 0, 5), W(TEST_ISA_END, 0, 0, 0)};
    struct test_core *c = *state;
    START(c, code, 1);
    assert_int_equal(test_core_run(c), BRIDGE_PASS);
    assert_int_equal(bridge_result(c->bridge)->reg_rows, 8 + 1);
}

static void test_checker_finds_excess_beside_a_write_told_twice(void **state)
{
    static const uint32_t code[] = {W(TEST_ISA_TWICE, 1, 0, 5), W(TEST_ISA_END, 0, 0, 0)};
    struct test_core *c = *state;
    START(c, code, 1);
    test_core_launch(c, 0, 0);
    test_core_prepare(c, 0);
    c->step.reg[0] = c->step.reg[1];
    c->step.reg[1].index = 2;
    assert_int_not_equal(test_core_send(c), 0);
    assert_verdict(c, BRIDGE_MISMATCH, "q2 differs");
    assert_item(c, 0, "q2", 0, 5, 0);
    assert_int_equal(difference(c)->items_total, 4);
}

/* "twice q1 5" prepared on a machine each of whose writes is compared. */
static void prepare_twice(struct test_core *c)
{
    static const uint32_t code[] = {W(TEST_ISA_TWICE, 1, 0, 5), W(TEST_ISA_END, 0, 0, 0)};
    static struct common_isa each;
    each = test_isa;
    each.each_write = 1;
    c->isa = &each;
    START(c, code, 1);
    assert_int_equal(test_core_launch(c, 0, 0), 0);
    test_core_prepare(c, 0);
}

static void test_checker_compares_each_write_of_a_register(void **state)
{
    struct test_core *c = *state;
    prepare_twice(c);
    assert_int_equal(test_core_send(c), 0);
    assert_int_equal(bridge_result(c->bridge)->reg_rows, 8 + 2);
    test_core_step(c, 0);
    assert_int_equal(test_core_finish(c, BRIDGE_END_DONE), BRIDGE_PASS);
}

static void test_checker_finds_a_write_that_is_overwritten(void **state)
{
    struct test_core *c = *state;
    prepare_twice(c);
    c->step.reg[0].data[3] ^= 1;
    assert_int_not_equal(test_core_send(c), 0);
    assert_verdict(c, BRIDGE_MISMATCH, "q1 differs");
    assert_item(c, 0, "q1", 3, ~8u ^ 1, ~8u);
    assert_int_equal(difference(c)->items_total, 1);
}

static void test_checker_finds_writes_in_another_order(void **state)
{
    struct test_core *c = *state;
    prepare_twice(c);
    struct common_reg_write first = c->step.reg[0];
    c->step.reg[0] = c->step.reg[1];
    c->step.reg[1] = first;
    assert_int_not_equal(test_core_send(c), 0);
    assert_int_equal(difference(c)->items_total, 8);
    assert_item(c, 0, "q1", 0, 5, ~5u);
    assert_item(c, 4, "q1 write 2", 0, ~5u, 5);
}

static void test_checker_finds_a_write_left_out(void **state)
{
    struct test_core *c = *state;
    prepare_twice(c);
    c->step.regs = 1;
    assert_int_not_equal(test_core_send(c), 0);
    assert_verdict(c, BRIDGE_MISMATCH, "q1 write 2 differs");
    assert_int_equal(difference(c)->item[0].core_be, 0);
}

static void test_checker_finds_a_write_too_many(void **state)
{
    struct test_core *c = *state;
    prepare_twice(c);
    c->step.reg[2] = c->step.reg[1];
    c->step.regs = 3;
    assert_int_not_equal(test_core_send(c), 0);
    assert_verdict(c, BRIDGE_MISMATCH, "q1 write 3 differs");
    assert_int_equal(difference(c)->item[0].model_be, 0);
}

static void test_checker_sweeps_the_last_of_several_writes(void **state)
{
    struct test_core *c = *state;
    prepare_twice(c);
    test_core_writes(c);
    assert_int_equal(test_core_sweep(c), 0);
}

static void test_checker_finds_lane_written_in_excess(void **state)
{
    static const uint32_t code[] = {W(TEST_ISA_HALF, 1, 0, 9)};
    struct test_core *c = *state;
    START(c, code, 1);
    test_core_launch(c, 0, 0);
    test_core_prepare(c, 0);
    c->step.reg[0].mask = 0xb;
    c->step.reg[0].data[0] = 0; /* even a zero */
    assert_int_not_equal(test_core_send(c), 0);
    assert_item(c, 0, "q1", 0, 0, 0);
    assert_int_equal(difference(c)->item[0].core_be, 3);
    assert_int_equal(difference(c)->item[0].model_be, 0);
}

static void test_checker_finds_wrong_byte_enables(void **state)
{
    struct test_core *c = *state;
    prepare_set(c);
    c->step.reg[0].be = 0x7; /* the values have no upper byte: only the enables differ */
    assert_int_not_equal(test_core_send(c), 0);
    assert_item(c, 0, "q1", 0, 5, 5);
    assert_int_equal(difference(c)->items_total, 4);
}

static void test_checker_finds_missing_register_write(void **state)
{
    struct test_core *c = *state;
    prepare_set(c);
    c->step.regs = 0;
    assert_int_not_equal(test_core_send(c), 0);
    assert_verdict(c, BRIDGE_MISMATCH, "q1 differs");
    assert_int_equal(difference(c)->items_total, 4);
}

static void test_checker_finds_extra_register_write(void **state)
{
    struct test_core *c = *state;
    prepare_set(c);
    c->step.reg[1] = c->step.reg[0];
    c->step.reg[1].index = 6;
    c->step.regs = 2;
    assert_int_not_equal(test_core_send(c), 0);
    assert_verdict(c, BRIDGE_MISMATCH, "q6 differs");
    assert_int_equal(difference(c)->item[0].model_be, 0);
}

static void test_checker_finds_write_to_wrong_register(void **state)
{
    struct test_core *c = *state;
    prepare_set(c);
    c->step.reg[0].index = 3;
    assert_int_not_equal(test_core_send(c), 0);
    assert_int_equal(difference(c)->items_total, 8);
    assert_item(c, 0, "q1", 0, 0, 5);
    assert_item(c, 4, "q3", 0, 5, 0);
}

static void test_checker_rejects_register_that_does_not_exist(void **state)
{
    struct test_core *c = *state;
    prepare_set(c);
    c->step.reg[0].index = 8;
    assert_int_not_equal(test_core_send(c), 0);
    assert_verdict(c, BRIDGE_MISMATCH, "register 8 of file 0, which does not exist");
    assert_int_equal(difference(c)->cycle, 2); /* dated by the clock that follows */
}

static void test_checker_rejects_lanes_that_do_not_exist(void **state)
{
    struct test_core *c = *state;
    const uint32_t data[4] = {0};
    prepare_set(c);
    bridge_reg_write(c->bridge, 0, 1, 0, 0, 1, 2, 0xf, 0xf, data, 4);
    assert_int_not_equal(test_core_clock(c), 0);
    assert_verdict(c, BRIDGE_MISMATCH, "wrote lanes 0xf from lane 2");
}

static void test_checker_reports_wrong_reset_of_a_launch(void **state)
{
    struct test_core *c = *state;
    START(c, simple, 1);
    test_core_prepare_launch(c, 0, 0);
    c->step.reg[7].data[1] = 0xbad;
    assert_int_not_equal(test_core_send(c), 0);
    assert_verdict(c, BRIDGE_MISMATCH, "q7 differs: launch");
    assert_item(c, 0, "q7", 1, 0xbad, 0);
}

/* ---- memory writes. */

static void memory_differs(struct test_core *c, const char *where, uint32_t core, uint32_t model)
{
    assert_int_not_equal(test_core_send(c), 0);
    assert_verdict(c, BRIDGE_MISMATCH, "far q1 q0 16");
    assert_item(c, 0, where, -1, core, model);
}

static void test_checker_finds_wrong_memory_value(void **state)
{
    struct test_core *c = *state;
    prepare_far(c);
    c->step.mem[1].data = 1;
    memory_differs(c, "far[0x14]", 1, 14);
}

static void test_checker_finds_wrong_memory_address(void **state)
{
    struct test_core *c = *state;
    prepare_far(c);
    c->step.mem[0].addr = 0x20;
    memory_differs(c, "far[0x10]", 0, 12);
    assert_item(c, 1, "far[0x20]", -1, 12, 0);
}

static void test_checker_finds_wrong_memory_byte_enables(void **state)
{
    struct test_core *c = *state;
    prepare_far(c);
    c->step.mem[3].be = 0x3;
    memory_differs(c, "far[0x1c]", 18, 18);
}

static void test_checker_finds_missing_memory_write(void **state)
{
    struct test_core *c = *state;
    prepare_far(c);
    c->step.mems = 3;
    memory_differs(c, "far[0x1c]", 0, 18);
}

static void test_checker_finds_extra_memory_write(void **state)
{
    struct test_core *c = *state;
    prepare_far(c);
    c->step.mem[4] = c->step.mem[3];
    c->step.mem[4].addr = 0x40;
    c->step.mems = 5;
    memory_differs(c, "far[0x40]", 18, 0);
}

static void test_checker_finds_wrong_space(void **state)
{
    struct test_core *c = *state;
    prepare_far(c);
    c->step.mem[0].space = TEST_ISA_NEAR_SPACE;
    memory_differs(c, "far[0x10]", 0, 12);
    assert_item(c, 1, "near[0x10]", -1, 12, 0);
}

static void test_checker_finds_wrong_owner_in_a_per_lane_space(void **state)
{
    static const uint32_t code[] = {W(TEST_ISA_OWN, 2, 0, 8)};
    struct test_core *c = *state;
    START(c, code, 1);
    test_core_launch(c, 0, 0);
    test_core_prepare(c, 0);
    c->step.mem[2].lane = 1;
    assert_int_not_equal(test_core_send(c), 0);
    assert_item(c, 0, "own[0x8]", 2, 0, 0);
    assert_int_equal(difference(c)->item[0].core_be, 0);
}

static void test_checker_ignores_the_lane_of_a_common_space(void **state)
{
    struct test_core *c = *state;
    prepare_far(c);
    for (unsigned i = 0; i < 4; i++) c->step.mem[i].lane = 63;
    assert_int_equal(test_core_send(c), 0);
}

static void test_checker_rejects_unaligned_memory_address(void **state)
{
    struct test_core *c = *state;
    prepare_far(c);
    c->step.mem[0].addr = 0x11;
    assert_int_not_equal(test_core_send(c), 0);
    assert_verdict(c, BRIDGE_MISMATCH, "address 0x11 bytes 0xf, which does not exist");
}

/* A thousand instructions with writes out and in: pools and ring must come back each time. */
static void test_checker_runs_long(void **state)
{
    struct test_core *c = *state;
    START(c, simple, 1000);
    assert_int_equal(test_core_run(c), BRIDGE_PASS);
    assert_int_equal(bridge_result(c->bridge)->instructions, 9000);
}

/* ---- keep going. */

static void test_checker_keep_going_counts_and_keeps_the_first(void **state)
{
    struct test_core *c = *state;
    c->options.keep_going = true;
    prepare_set(c);
    c->step.retire.active = 1;
    assert_int_equal(test_core_send(c), 0);
    test_core_prepare(c, 0);
    c->step.reg[0].data[0] = 0;
    assert_int_equal(test_core_send(c), 0);
    for (int i = 0; i < 7; i++) assert_int_equal(test_core_step(c, 0), 0);
    assert_int_equal(test_core_finish(c, BRIDGE_END_DONE), BRIDGE_MISMATCH);
    assert_int_equal(bridge_result(c->bridge)->differences, 2);
    assert_int_equal(bridge_result(c->bridge)->instructions, 9);
    assert_item(c, 0, "active", -1, 1, 15);
}

static void test_checker_stops_looking_after_the_first(void **state)
{
    struct test_core *c = *state;
    prepare_set(c);
    c->step.retire.active = 1;
    assert_int_not_equal(test_core_send(c), 0);
    assert_int_not_equal(test_core_step(c, 0), 0);
    assert_int_equal(bridge_result(c->bridge)->instructions, 1);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_checker_passes_equal_streams),
        TEST(test_checker_takes_events_of_one_clock_as_a_set),
        TEST(test_checker_holds_writes_of_future_tokens),
        TEST(test_checker_merges_bytes_before_comparing),
        TEST(test_checker_lets_the_later_write_win),
        TEST(test_checker_takes_volatile_values_from_the_core),
        TEST(test_checker_still_compares_the_mask_of_a_volatile_write),
        TEST(test_checker_ignores_bits_beyond_a_register),
        TEST(test_checker_finds_wrong_pc),
        TEST(test_checker_finds_wrong_word),
        TEST(test_checker_finds_wrong_word_count),
        TEST(test_checker_finds_wrong_active_mask),
        TEST(test_checker_finds_wrong_next_pc),
        TEST(test_checker_finds_wrong_trap),
        TEST(test_checker_finds_wrong_done),
        TEST(test_checker_ignores_next_pc_of_a_done_warp),
        TEST(test_checker_lists_fields_that_are_not_supplied),
        TEST(test_checker_lists_taps_that_are_not_there),
        TEST(test_checker_misses_no_field_that_is_declared),
        TEST(test_checker_finds_wrong_register_value),
        TEST(test_checker_finds_lane_not_written),
        TEST(test_checker_takes_a_write_told_twice_as_one),
        TEST(test_checker_finds_excess_beside_a_write_told_twice),
        TEST(test_checker_compares_each_write_of_a_register),
        TEST(test_checker_finds_a_write_that_is_overwritten),
        TEST(test_checker_finds_writes_in_another_order),
        TEST(test_checker_finds_a_write_left_out),
        TEST(test_checker_finds_a_write_too_many),
        TEST(test_checker_sweeps_the_last_of_several_writes),
        TEST(test_checker_finds_lane_written_in_excess),
        TEST(test_checker_finds_wrong_byte_enables),
        TEST(test_checker_finds_missing_register_write),
        TEST(test_checker_finds_extra_register_write),
        TEST(test_checker_finds_write_to_wrong_register),
        TEST(test_checker_rejects_register_that_does_not_exist),
        TEST(test_checker_rejects_lanes_that_do_not_exist),
        TEST(test_checker_reports_wrong_reset_of_a_launch),
        TEST(test_checker_finds_wrong_memory_value),
        TEST(test_checker_finds_wrong_memory_address),
        TEST(test_checker_finds_wrong_memory_byte_enables),
        TEST(test_checker_finds_missing_memory_write),
        TEST(test_checker_finds_extra_memory_write),
        TEST(test_checker_finds_wrong_space),
        TEST(test_checker_finds_wrong_owner_in_a_per_lane_space),
        TEST(test_checker_ignores_the_lane_of_a_common_space),
        TEST(test_checker_rejects_unaligned_memory_address),
        TEST(test_checker_runs_long),
        TEST(test_checker_keep_going_counts_and_keeps_the_first),
        TEST(test_checker_stops_looking_after_the_first),
    };
    return cmocka_run_group_tests_name("bridge checker", tests, NULL, NULL);
}
