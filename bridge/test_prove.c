/* What a run says of its own comparisons: how much of each kind there was, and that each can fail.
 * That a blind one makes the run INTERNAL is testbench/test_sabotage.sh's matter; here is that a
 * sound one never does. */
#include "expect.h"
#include "test_bench.h"

#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

static const struct bridge_compared *compared(const struct test_core *c)
{
    return &bridge_result(c->bridge)->compared;
}

static void test_prove_counts_each_kind(void **state)
{
    struct test_core *c = *state;
    c->program.expects = 1;
    c->expect = (struct common_segment){.addr = 16, .count = 2};
    c->expect_word[0] = 12;
    c->expect_word[1] = 14;
    START(c, simple, 1);
    assert_int_equal(test_core_run(c), BRIDGE_PASS);
    const struct bridge_compared *n = compared(c);
    for (uint32_t i = 0; i < BRIDGE_FIELDS; i++)
        assert_int_equal(n->field[i], strcmp(bridge_field_name(i), "next_pc") ? 9 : 8);
    assert_int_equal(n->rows[0], 8 + 4); /* of the launch; set, set, add, half */
    assert_int_equal(n->words[TEST_ISA_FAR_SPACE], 4 + 4);
    assert_int_equal(n->words[TEST_ISA_NEAR_SPACE], 4 + 1);
    assert_int_equal(n->words[TEST_ISA_OWN_SPACE], 4);
    assert_int_equal(n->swept_rows[0], 8 * 8 * 4); /* after each of 8 instructions before the end */
    assert_int_equal(n->swept_words[TEST_ISA_NEAR_SPACE], 9 * 12);
    assert_int_equal(n->end_words[TEST_ISA_FAR_SPACE], 64);
    assert_int_equal(n->end_words[TEST_ISA_OWN_SPACE], 48);
    assert_int_equal(n->expected, 2);
}

/* The proofs themselves are not counted, and leave nothing in the result. */
static void test_prove_leaves_the_result_as_it_was(void **state)
{
    struct test_core *c = *state;
    START(c, simple, 1);
    assert_int_equal(test_core_run(c), BRIDGE_PASS);
    const struct bridge_result *r = bridge_result(c->bridge);
    assert_int_equal(r->differences, 0);
    assert_false(r->difference.present);
    assert_string_equal(r->message, "");
    assert_int_equal(r->reg_rows, 12);
    assert_int_equal(r->mem_words, 17);
}

static void test_prove_takes_what_only_the_core_knows(void **state)
{
    static const uint32_t clock[] = {W(TEST_ISA_CLOCK, 1, 0, 0), W(TEST_ISA_CLOCK, 1, 0, 0),
                                     W(TEST_ISA_FAR, 1, 0, 0), W(TEST_ISA_END, 0, 0, 0)};
    struct test_core *c = *state;
    START(c, clock, 1);
    assert_int_equal(test_core_run(c), BRIDGE_PASS);
    assert_int_equal(compared(c)->rows[0], 8 + 2);
}

/* Words of one instruction in one place: of those, the last one counts. */
static void test_prove_finds_the_word_that_stays(void **state)
{
    static const uint32_t pile[] = {W(TEST_ISA_SET, 1, 0, 3), W(TEST_ISA_PILE, 1, 0, 8),
                                    W(TEST_ISA_BYTES, 1, 0, 8), W(TEST_ISA_END, 0, 0, 0)};
    struct test_core *c = *state;
    START(c, pile, 1);
    assert_int_equal(test_core_run(c), BRIDGE_PASS);
}

static void test_prove_needs_a_difference_that_no_tolerance_lets_pass(void **state)
{
    static const uint32_t want[] = {0x3f800000, 0x7fc00000, 0}; /* it is 0 */
    for (unsigned i = 0; i < sizeof want / sizeof want[0]; i++) {
        struct test_core *c = *state;
        memset(c, 0, sizeof *c);
        c->program.expects = 1;
        c->expect = (struct common_segment){.addr = 0, .count = 1, .ulp = UINT32_MAX};
        c->expect_word[0] = want[i];
        START(c, simple, 1);
        enum bridge_verdict verdict = test_core_run(c);
        assert_int_equal(verdict, want[i] == 0x7fc00000 ? BRIDGE_EXPECT_FAIL : BRIDGE_PASS);
        if (i < 2) test_core_stop(c);
    }
}

static void test_prove_a_trap_that_is_expected(void **state)
{
    static const uint32_t trap[] = {W(TEST_ISA_TRAP, 0, 0, 9)};
    struct test_core *c = *state;
    c->program.expect_trap = true;
    c->program.trap = 9;
    START(c, trap, 1);
    assert_int_equal(test_core_run(c), BRIDGE_PASS);
    assert_int_equal(compared(c)->expected, 1);
}

/* To the end of the address space, as an ISA may say. */
static bool no_byte(const void *model, uint32_t space, uint64_t addr, uint64_t *bytes)
{
    (void)model;
    (void)space;
    *bytes = UINT64_MAX - addr;
    return false;
}

static void test_prove_needs_no_memory_with_a_defined_byte(void **state)
{
    static struct common_isa isa; /* the teardown reads it, too */
    struct test_core *c = *state;
    isa = test_isa;
    isa.space_live = no_byte;
    c->isa = &isa;
    START(c, simple, 1);
    assert_int_equal(test_core_run(c), BRIDGE_PASS);
}

static void test_prove_of_the_model_alone(void **state)
{
    (void)state;
    uint8_t byte[16] = {5};
    uint32_t word = 5;
    struct common_segment want = {.word = &word, .count = 1};
    const struct common_program program = {
        .name = (char *)(uintptr_t) "x.s", .expect = &want, .expects = 1};
    const struct bridge_memory memory = {TEST_ISA_FAR_SPACE, 0, byte, sizeof byte, false};
    char message[200];
    assert_int_equal(bridge_expect(&test_isa, &program, &memory, 1, message, sizeof message), 0);
    assert_true(bridge_expect_proves(&test_isa, &program, &memory, 1));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_prove_counts_each_kind),
        TEST(test_prove_leaves_the_result_as_it_was),
        TEST(test_prove_takes_what_only_the_core_knows),
        TEST(test_prove_finds_the_word_that_stays),
        TEST(test_prove_needs_a_difference_that_no_tolerance_lets_pass),
        TEST(test_prove_a_trap_that_is_expected),
        TEST(test_prove_needs_no_memory_with_a_defined_byte),
        cmocka_unit_test(test_prove_of_the_model_alone),
    };
    return cmocka_run_group_tests_name("bridge prove", tests, NULL, NULL);
}
