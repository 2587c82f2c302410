/* Signatures instead of events: the model follows the signatures of a board as soon as it can. A
 * signature that cannot be checked, or that differs, ends the run with its place. */
#include "state.h"
#include "signature.h"
#include "test_bench.h"

static const uint32_t meeting[] = {W(TEST_ISA_SET, 1, 0, 5), W(TEST_ISA_WAIT, 0, 0, 0),
                                   W(TEST_ISA_SET, 2, 0, 7), W(TEST_ISA_FAR, 1, 0, 16),
                                   W(TEST_ISA_END, 0, 0, 0)};

static uint64_t chain[TEST_ISA_WARPS];

static void start(struct test_core *c, const uint32_t *code, size_t count, uint32_t blocks)
{
    memset(chain, 0, sizeof chain);
    c->options.signatures = true;
    c->options.unswept = true;
    test_core_start(c, code, count, blocks);
}
#define TELL(c, code, blocks) start(c, code, sizeof(code) / sizeof(code)[0], blocks)

static uint64_t sum_of(const struct common_step *s)
{
    uint64_t sum = bridge_signature_retire(&s->retire, COMMON_HAS_ALL);

    for (uint32_t i = 0; i < s->regs; i++)
        for (uint32_t lane = 0; lane < test_isa.lanes; lane++)
            if (s->reg[i].mask >> lane & 1)
                sum += bridge_signature_register(s->reg[i].file, s->reg[i].index, lane,
                                                 test_isa.files[s->reg[i].file].bits, s->reg[i].be,
                                                 s->reg[i].data[lane]);
    for (uint32_t i = 0; i < s->mems; i++)
        sum += bridge_signature_memory(
            s->mem[i].space, test_isa.spaces[s->mem[i].space].per_lane ? s->mem[i].lane : 0,
            s->mem[i].addr, 32, s->mem[i].be, s->mem[i].data);
    return sum;
}

static void fold(struct test_core *c)
{
    uint32_t warp = c->step.retire.warp;
    chain[warp] = bridge_signature_chain(chain[warp], sum_of(&c->step));
}

static void launch(struct test_core *c, uint32_t warp, uint32_t block)
{
    test_core_prepare_launch(c, warp, block);
    fold(c);
    test_core_retire(c);
}

/* The core does the next instruction of a warp; told: and says the signature behind it. */
static void does(struct test_core *c, uint32_t warp, bool told)
{
    test_core_prepare(c, warp);
    fold(c);
    if (told) bridge_signature(c->bridge, warp, c->step.retire.order, chain[warp]);
}

static void test_told_passes_with_some_signatures(void **state)
{
    struct test_core *c = *state;
    TELL(c, simple, 1);
    launch(c, 0, 0);
    /* but for BYTES, whose writes come one by one, the steps are what the core says */
    for (int i = 0; i < 7; i++) does(c, 0, i % 3 == 2 || i == 6);
    assert_int_equal(bridge_result(c->bridge)->instructions, 7);
    assert_false(bridge_result(c->bridge)->signature.differs);
}

static void test_told_waits_for_another_warp(void **state)
{
    struct test_core *c = *state;
    TELL(c, meeting, 2);
    launch(c, 0, 0);
    does(c, 0, true);
    does(c, 0, true); /* it waits from here on */
    assert_int_equal(bridge_result(c->bridge)->instructions, 2);
    bridge_signature(c->bridge, 0, 3, 1); /* which only another warp's GO would end */
    assert_int_equal(bridge_result(c->bridge)->instructions, 2);
    assert_false(bridge_result(c->bridge)->signature.differs);
    assert_int_equal(test_core_finish(c, BRIDGE_END_DONE), BRIDGE_MISMATCH);
    assert_verdict(c, BRIDGE_MISMATCH, "in the model the warp still waits");
}

static void test_told_holds_so_many_and_no_more(void **state)
{
    struct test_core *c = *state;
    TELL(c, meeting, 1);
    launch(c, 0, 0);
    does(c, 0, true);
    does(c, 0, true);
    for (uint32_t i = 0; i < BRIDGE_TOLD; i++) bridge_signature(c->bridge, 0, 3 + i, 1);
    assert_false(bridge_result(c->bridge)->signature.differs);
    bridge_signature(c->bridge, 0, 3 + BRIDGE_TOLD, 1);
    assert_verdict(
        c, BRIDGE_MISMATCH,
        "warp 0, orders 3 to 3: in the model the warp waits for others that are far behind");
    assert_true(bridge_result(c->bridge)->signature.differs);
}

static void test_told_names_where_it_differs(void **state)
{
    struct test_core *c = *state;
    TELL(c, simple, 1);
    launch(c, 0, 0);
    does(c, 0, true);
    does(c, 0, false);
    does(c, 0, false);
    bridge_signature(c->bridge, 0, 3, chain[0] ^ 1);
    assert_verdict(c, BRIDGE_MISMATCH,
                   "warp 0, orders 2 to 3: the signature of what they did differs");
    assert_int_equal(bridge_result(c->bridge)->signature.warp, 0);
    assert_int_equal(bridge_result(c->bridge)->signature.from, 2);
    assert_int_equal(bridge_result(c->bridge)->signature.to, 3);
    assert_false(bridge_result(c->bridge)->signature.cannot);
    does(c, 0, true); /* nothing more is looked at */
    assert_int_equal(bridge_result(c->bridge)->signature.to, 3);
}

static void test_told_of_a_warp_that_is_not_there(void **state)
{
    struct test_core *c = *state;
    TELL(c, simple, 1);
    bridge_signature(c->bridge, TEST_ISA_WARPS, 0, 0);
    assert_verdict(c, BRIDGE_MISMATCH, "a signature of warp 3; the machine has 3 warps");
}

static void test_told_of_a_warp_without_work(void **state)
{
    struct test_core *c = *state;
    TELL(c, simple, 1);
    bridge_signature(c->bridge, 1, 0, 0);
    assert_verdict(c, BRIDGE_MISMATCH, "in the model the warp has no work");
}

/* As a board does of each warp when a window begins. */
static void test_told_once_more(void **state)
{
    struct test_core *c = *state;
    TELL(c, simple, 1);
    launch(c, 0, 0);
    bridge_signature(c->bridge, 0, 0, chain[0]);
    does(c, 0, true);
    bridge_signature(c->bridge, 0, 1, chain[0]);
    assert_int_equal(bridge_result(c->bridge)->instructions, 1);
    assert_false(bridge_result(c->bridge)->signature.differs);
    does(c, 0, true);
    bridge_signature(c->bridge, 0, 1, chain[0]);
    assert_verdict(c, BRIDGE_MISMATCH, "they were told of before");
}

static void test_told_once_more_and_not_the_same(void **state)
{
    struct test_core *c = *state;
    TELL(c, simple, 1);
    launch(c, 0, 0);
    does(c, 0, true);
    bridge_signature(c->bridge, 0, 1, chain[0] ^ 1);
    assert_verdict(c, BRIDGE_MISMATCH, "they were told of before");
}

static void test_told_not_what_only_the_core_knows(void **state)
{
    static const uint32_t clocks[] = {W(TEST_ISA_CLOCK, 1, 0, 0), W(TEST_ISA_END, 0, 0, 0)};
    struct test_core *c = *state;
    TELL(c, clocks, 1);
    launch(c, 0, 0);
    does(c, 0, true);
    assert_verdict(c, BRIDGE_MISMATCH, "warp 0 order 1: no signature tells what it wrote");
    assert_true(bridge_result(c->bridge)->signature.cannot);
}

static const uint32_t pile[] = {W(TEST_ISA_PILE, 1, 0, 16), W(TEST_ISA_END, 0, 0, 0)};

static void test_told_what_is_written_twice_as_it_is_left(void **state)
{
    struct test_core *c = *state;
    TELL(c, pile, 1);
    launch(c, 0, 0);
    test_core_prepare(c, 0);
    c->step.mem[0] = c->step.mem[c->step.mems - 1];
    c->step.mems = 1;
    fold(c);
    bridge_signature(c->bridge, 0, c->step.retire.order, chain[0]);
    assert_int_equal(bridge_result(c->bridge)->instructions, 1);
    assert_false(bridge_result(c->bridge)->signature.differs);
}

static void test_told_not_each_of_what_is_written_twice(void **state)
{
    struct test_core *c = *state;
    TELL(c, pile, 1);
    launch(c, 0, 0);
    does(c, 0, true);
    assert_verdict(c, BRIDGE_MISMATCH,
                   "warp 0, orders 0 to 1: the signature of what they did differs");
    assert_true(bridge_result(c->bridge)->signature.cannot);
}

static void test_told_events_where_the_window_is(void **state)
{
    struct test_core *c = *state;
    c->options.window = true;
    c->options.window_order = 3;
    TELL(c, simple, 1);
    launch(c, 0, 0);
    does(c, 0, true);
    does(c, 0, true);
    test_core_prepare(c, 0);
    c->step.reg[0].data[1] ^= 4;
    test_core_send(c);
    assert_verdict(c, BRIDGE_MISMATCH, "");
    assert_int_equal(difference(c)->order, 3);
    assert_int_equal(difference(c)->item[0].lane, 1);
}

/* The core writes before it retires, so what the window's first instruction writes may come before
 * the signature of all that was before it. */
static void test_told_writes_before_the_window_is_there(void **state)
{
    enum { BEFORE = BRIDGE_RING + 6 };
    struct test_core *c = *state;
    uint32_t sets[BEFORE + 2];

    for (int i = 0; i <= BEFORE; i++) sets[i] = W(TEST_ISA_SET, 1, 0, i);
    sets[BEFORE + 1] = W(TEST_ISA_END, 0, 0, 0);
    c->options.window = true;
    c->options.window_order = BEFORE + 1;
    TELL(c, sets, 1);
    launch(c, 0, 0);
    for (int i = 0; i < BEFORE; i++) does(c, 0, false);
    test_core_prepare(c, 0);
    test_core_writes(c);
    assert_int_equal(bridge_result(c->bridge)->instructions, 0);
    bridge_signature(c->bridge, 0, BEFORE, chain[0]);
    assert_int_equal(bridge_result(c->bridge)->instructions, BEFORE);
    test_core_retire(c);
    assert_int_equal(test_core_clock(c), 0);
    assert_int_equal(bridge_result(c->bridge)->instructions, BEFORE + 1);
}

static void test_told_writes_no_further_than_the_window(void **state)
{
    struct test_core *c = *state;
    c->options.window = true;
    c->options.window_order = 100;
    TELL(c, simple, 1);
    launch(c, 0, 0);
    bridge_mem_write(c->bridge, 0, 100 + BRIDGE_RING - 1, 0, 0, 0, 15, 0);
    assert_int_equal(test_core_clock(c), 0);
    bridge_mem_write(c->bridge, 0, 99, 0, 0, 0, 15, 0);
    assert_verdict(c, BRIDGE_ORDER, "late data: memory write of warp 0 order 99");
}

static void test_told_of_nothing_to_sweep(void **state)
{
    struct test_core *c = *state;
    c->options.sweep_every = 1;
    TELL(c, simple, 1);
    launch(c, 0, 0);
    does(c, 0, true);
    assert_false(bridge_sweep_due(c->bridge));
}

static void test_told_nothing_that_differs_again(void **state)
{
    struct test_core *c = *state;
    c->options.window = c->options.suspect = true;
    c->options.window_order = 2;
    c->options.window_to = 3;
    TELL(c, simple, 1);
    launch(c, 0, 0);
    does(c, 0, true);
    assert_int_equal(test_core_step(c, 0), 0);
    assert_int_equal(test_core_step(c, 0), 1); /* the run ends */
    assert_verdict(
        c, BRIDGE_MISMATCH,
        "warp 0, orders 2 to 3: a signature differed, and nothing does when it is run again");
}

/* The program ends before it comes to the last one of the suspects. */
static void test_told_of_no_suspect(void **state)
{
    struct test_core *c = *state;
    c->options.window = c->options.suspect = true;
    c->options.window_order = 2;
    c->options.window_to = 100;
    TELL(c, simple, 1);
    launch(c, 0, 0);
    does(c, 0, true);
    for (int i = 1; i < 7; i++) assert_int_equal(test_core_step(c, 0), 0);
    assert_int_equal(test_core_finish(c, BRIDGE_END_DONE), BRIDGE_MISMATCH);
    assert_verdict(
        c, BRIDGE_MISMATCH,
        "warp 0, orders 2 to 100: a signature differed, and nothing does when it is run again");
}

/* A warp has waited for another one, of which no signature has told yet: that comes where the
 * window begins, and only then do events come. */
static void test_told_of_all_warps_where_the_window_begins(void **state)
{
    static const uint32_t pair[] = {W(TEST_ISA_SET, 1, 0, 5), W(TEST_ISA_GO, 0, 0, 0),
                                    W(TEST_ISA_WAIT, 0, 0, 0), W(TEST_ISA_SET, 2, 0, 7),
                                    W(TEST_ISA_END, 0, 0, 0)};
    struct test_core *c = *state;
    c->options.window = true;
    c->options.window_order = 5;
    TELL(c, pair, 2);
    launch(c, 0, 0);
    launch(c, 1, 1);
    for (int i = 0; i < 3; i++) does(c, 0, false); /* it waits */
    does(c, 1, false);
    does(c, 1, false); /* GO */
    does(c, 0, true);
    assert_int_equal(bridge_result(c->bridge)->instructions, 3);
    bridge_signature(c->bridge, 0, 4, chain[0]);
    bridge_signature(c->bridge, 1, 2, chain[1]);
    assert_int_equal(bridge_result(c->bridge)->instructions, 6);
    assert_int_equal(test_core_step(c, 0), 0);
    assert_int_equal(bridge_result(c->bridge)->instructions, 7);
    assert_false(bridge_result(c->bridge)->signature.differs);
}

static void test_told_widths(void **state)
{
    struct test_core *c = *state;
    TELL(c, simple, 1);
    assert_int_equal(bridge_signature_width(c->bridge, 0), test_isa.files[0].bits);
    assert_int_equal(bridge_signature_width(c->bridge, 1), 0);
    assert_int_equal(bridge_signature_width(c->bridge, 32 + TEST_ISA_FAR_SPACE), 32);
    assert_int_equal(bridge_signature_width(c->bridge, 32 + TEST_ISA_OWN_SPACE), 96);
    assert_int_equal(bridge_signature_width(c->bridge, 32 + 3), 0);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_told_passes_with_some_signatures),
        TEST(test_told_waits_for_another_warp),
        TEST(test_told_holds_so_many_and_no_more),
        TEST(test_told_names_where_it_differs),
        TEST(test_told_of_a_warp_that_is_not_there),
        TEST(test_told_of_a_warp_without_work),
        TEST(test_told_once_more),
        TEST(test_told_once_more_and_not_the_same),
        TEST(test_told_not_what_only_the_core_knows),
        TEST(test_told_what_is_written_twice_as_it_is_left),
        TEST(test_told_not_each_of_what_is_written_twice),
        TEST(test_told_events_where_the_window_is),
        TEST(test_told_writes_before_the_window_is_there),
        TEST(test_told_writes_no_further_than_the_window),
        TEST(test_told_of_nothing_to_sweep),
        TEST(test_told_nothing_that_differs_again),
        TEST(test_told_of_no_suspect),
        TEST(test_told_of_all_warps_where_the_window_begins),
        TEST(test_told_widths),
    };
    return cmocka_run_group_tests_name("bridge told", tests, NULL, NULL);
}
