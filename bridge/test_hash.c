/* The retire-stream hash: what it covers, and what it must not depend on. */
#include "hash.h"
#include "test_bench.h"

static const uint32_t plain[] = {W(TEST_ISA_SET, 1, 0, 5), W(TEST_ISA_FAR, 1, 0, 16),
                                 W(TEST_ISA_NEAR, 1, 0, 8), W(TEST_ISA_END, 0, 0, 0)};

static const uint32_t stored[] = {W(TEST_ISA_SET, 1, 0, 5), W(TEST_ISA_NEAR, 1, 0, 8),
                                  W(TEST_ISA_END, 0, 0, 0)};

/* Runs blocks 0 and 1 of `stored` in the given slots, alternating or one after the other. */
static uint64_t hash_of(uint32_t slot0, uint32_t slot1, bool alternate)
{
    struct test_core *c = calloc(1, sizeof *c);
    START(c, stored, 2);
    test_core_launch(c, slot0, 0);
    if (alternate) test_core_launch(c, slot1, 1);
    for (int i = 0; i < 3; i++) {
        test_core_step(c, slot0);
        if (alternate) test_core_step(c, slot1);
    }
    if (!alternate) {
        test_core_launch(c, slot1, 1);
        for (int i = 0; i < 3; i++) test_core_step(c, slot1);
    }
    assert_int_equal(test_core_finish(c, BRIDGE_END_DONE), BRIDGE_PASS);
    uint64_t hash = bridge_result(c->bridge)->hash;
    test_core_stop(c);
    free(c);
    return hash;
}

static void test_hash_ignores_placement_and_interleaving(void **state)
{
    struct test_core *c = *state;
    START(c, plain, 1); /* for the teardown */
    uint64_t hash = hash_of(0, 1, false);
    assert_true(hash == hash_of(0, 1, true));
    assert_true(hash == hash_of(2, 0, true));
    assert_true(hash == hash_of(1, 1, false));
}

static struct common_step hashed_step(void)
{
    struct common_step *s = calloc(1, sizeof *s);
    s->retire =
        (struct common_retire){.pc = 4, .nwords = 1, .word = {3}, .active = 0xf, .next_pc = 5};
    s->regs = s->mems = 1;
    s->reg[0] =
        (struct common_reg_write){.index = 1, .mask = 0xffffffff, .be = 0xf, .data = {1, 2, 3}};
    s->mem[0] = (struct common_mem_write){.addr = 8, .be = 0xf, .data = 9};
    struct common_step copy = *s;
    free(s);
    return copy;
}

static uint64_t hash_step(const struct common_step *step)
{
    struct bridge_hash *hash = bridge_hash_create(2);
    bridge_hash_step(hash, step);
    uint64_t value = bridge_hash_value(hash);
    bridge_hash_destroy(hash);
    return value;
}

static void test_hash_covers_every_field(void **state)
{
    struct test_core *c = *state;
    START(c, plain, 1);
    struct common_step s = hashed_step();
    uint64_t base = hash_step(&s);
    void *const covered[] = {
        &s.retire.pc,   &s.retire.word[0], &s.retire.active, &s.retire.next_pc, &s.retire.trap,
        &s.retire.done, &s.reg[0].index,   &s.reg[0].mask,   &s.reg[0].be,      &s.reg[0].data[31],
        &s.mem[0].addr, &s.mem[0].be,      &s.mem[0].data,   &s.mem[0].space};
    for (size_t i = 0; i < sizeof covered / sizeof covered[0]; i++) {
        uint8_t *byte = covered[i];
        *byte ^= 1;
        assert_true(hash_step(&s) != base);
        *byte ^= 1;
    }
    assert_true(hash_step(&s) == base);
}

static void test_hash_leaves_out_volatile_data_and_unwritten_bytes(void **state)
{
    struct test_core *c = *state;
    START(c, plain, 1);
    struct common_step s = hashed_step();
    s.reg[0].mask = 0x7;
    s.reg[0].be = 0x1;
    uint64_t base = hash_step(&s);
    s.reg[0].data[3] = 77; /* a lane not written */
    s.reg[0].data[0] |= 0x5500;
    s.retire.warp = 1;
    s.mem[0].addr += 64;
    s.mem[0].origin += 64;
    assert_true(hash_step(&s) == base);
    s.reg[0].is_volatile = 1;
    base = hash_step(&s);
    s.reg[0].data[0] = 123;
    assert_true(hash_step(&s) == base);
}

static void test_hash_depends_on_order_within_a_warp(void **state)
{
    struct test_core *c = *state;
    START(c, plain, 1);
    struct common_step first = hashed_step(), second = first;
    second.retire.pc = 5;
    struct bridge_hash *a = bridge_hash_create(1), *b = bridge_hash_create(1);
    bridge_hash_step(a, &first);
    bridge_hash_step(a, &second);
    bridge_hash_step(b, &second);
    bridge_hash_step(b, &first);
    assert_true(bridge_hash_value(a) != bridge_hash_value(b));
    bridge_hash_destroy(a);
    bridge_hash_destroy(b);
}

static struct common_step launch_step(uint32_t block, uint32_t warp_in_block, uint32_t slot)
{
    struct common_step s = hashed_step();
    s.retire = (struct common_retire){.kind = COMMON_LAUNCH,
                                      .arg = {block, warp_in_block, slot, 64 * slot}};
    return s;
}

static void test_hash_names_a_warp_by_block_and_number_only(void **state)
{
    struct test_core *c = *state;
    START(c, plain, 1);
    struct common_step s = launch_step(3, 4, 0);
    uint64_t base = hash_step(&s);
    s = launch_step(3, 4, 5);
    assert_true(hash_step(&s) == base);
    s = launch_step(3, 5, 0);
    assert_true(hash_step(&s) != base);
    s = launch_step(2, 4, 0);
    assert_true(hash_step(&s) != base);
}

static void test_hash_ignores_next_pc_of_a_done_warp(void **state)
{
    struct test_core *c = *state;
    START(c, plain, 1);
    struct common_step s = hashed_step();
    s.retire.done = 1;
    uint64_t base = hash_step(&s);
    s.retire.next_pc ^= 4;
    assert_true(hash_step(&s) == base);
}

/* A core that never says done: its warps still count, each once. */
static void test_hash_keeps_warps_that_never_ended(void **state)
{
    struct test_core *c = *state;
    START(c, plain, 1);
    struct bridge_hash *same = bridge_hash_create(2), *apart = bridge_hash_create(2);
    for (uint32_t block = 0; block < 2; block++) {
        struct common_step s = launch_step(block, 0, 0);
        bridge_hash_step(same, &s);
        s.retire.warp = block;
        bridge_hash_step(apart, &s);
    }
    assert_true(bridge_hash_value(same) == bridge_hash_value(apart));
    bridge_hash_destroy(same);
    bridge_hash_destroy(apart);
}

static void test_hash_of_the_model_alone_is_the_same(void **state)
{
    struct test_core *c = *state;
    struct common_error err = {.text = ""};
    START(c, stored, 4);
    assert_int_equal(test_core_run(c), BRIDGE_PASS);
    void *model = test_isa.create(&c->program, &c->machine, &err);
    struct bridge_hash *hash = bridge_hash_create(TEST_ISA_WARPS);
    struct common_retire event;
    while (test_isa.dispatch(model, &event)) {
        assert_int_equal(test_isa.launch(model, &event, &c->step, &err), 0);
        bridge_hash_step(hash, &c->step);
        for (int i = 0; i < 3; i++) {
            assert_int_equal(test_isa.step(model, event.warp, &c->step, &err), 0);
            bridge_hash_step(hash, &c->step);
        }
    }
    assert_true(bridge_hash_value(hash) == bridge_result(c->bridge)->hash);
    bridge_hash_destroy(hash);
    test_isa.destroy(model);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_hash_ignores_placement_and_interleaving),
        TEST(test_hash_covers_every_field),
        TEST(test_hash_leaves_out_volatile_data_and_unwritten_bytes),
        TEST(test_hash_depends_on_order_within_a_warp),
        TEST(test_hash_names_a_warp_by_block_and_number_only),
        TEST(test_hash_ignores_next_pc_of_a_done_warp),
        TEST(test_hash_keeps_warps_that_never_ended),
        TEST(test_hash_of_the_model_alone_is_the_same),
    };
    return cmocka_run_group_tests_name("bridge hash", tests, NULL, NULL);
}
