/* Atomics on g[] and locks on s[]: sheet 1.7 and 3.3. Words are built from the fields of sheet 2.2,
 * 3.2 and 3.3; bytes and orders are worked out by hand. */
#include "test_bench.h"

#include "../common/memory.h"

#define ALWAYS          0x780u
#define FOR_LANES(lane) for (uint32_t lane = 0; lane < 32; lane++)

/* Operations and size codes, sheet 3.3. */
enum { ADD, EXCH, CAS, INC = 4, DEC, MAX, MIN, AND = 10, OR, XOR };
enum { U8, S8, U16, S16, B64, B128, B32, S32 };

static struct bench *new_bench(void)
{
    struct bench *b = bench_new();
    return b;
}

/* atom op size $r8 g2[$r1] $r4 $r6 */
static void emit_atom(struct bench *b, uint32_t op, uint32_t size)
{
    bench_emit(b, 0xd0000001 | 2 << 23 | 4 << 16 | 1 << 9 | 8 << 2,
               0xe0000000 | size << 21 | 6 << 14 | ALWAYS | op << 2);
}

/* red op size g2[$r1] $r4 */
static void emit_red(struct bench *b, uint32_t op, uint32_t size)
{
    bench_emit(b, 0xd0000001 | 2 << 16 | 1 << 9 | 4 << 2,
               0xc0000000 | size << 21 | ALWAYS | op << 2);
}

static uint32_t global_word(const struct bench *b, uint32_t addr)
{
    const struct common_memory memory = {b->model->global, BENCH_GLOBAL};
    return common_memory_read(&memory, addr);
}

static void put_global(const struct bench *b, uint32_t addr, uint32_t value)
{
    struct common_memory memory = {b->model->global, BENCH_GLOBAL};
    common_memory_write(&memory, addr, 0xf, value);
}

/* ---- atomics. */

static void test_atom_lanes_go_in_ascending_order(void **state)
{
    (void)state;
    struct bench *b = new_bench();
    emit_atom(b, ADD, B32);
    struct tesla_warp *warp = bench_start(b);
    put_global(b, 0x40, 1000);
    bench_fill(warp->gpr[1], 0x42); /* bits 1:0 do not count */
    FOR_LANES(lane) warp->gpr[4][lane] = lane;
    assert_int_equal(bench_step(b, 0)->trap, 0);
    uint32_t sum = 1000;
    FOR_LANES(lane)
    {
        assert_int_equal(warp->gpr[8][lane], sum);
        sum += lane;
        assert_int_equal(b->step.mem[lane].addr, 0x40);
        assert_int_equal(b->step.mem[lane].be, 0xf);
        assert_int_equal(b->step.mem[lane].data, sum);
    }
    assert_int_equal(b->step.mems, 32);
    assert_int_equal(b->step.regs, 1);
    assert_int_equal(global_word(b, 0x40), 1496);
    bench_free(b);
}

static void test_atom_cas_is_won_by_the_first_lane(void **state)
{
    (void)state;
    struct bench *b = new_bench();
    emit_atom(b, CAS, B32);
    struct tesla_warp *warp = bench_start(b);
    bench_fill(warp->gpr[1], 0x40);
    FOR_LANES(lane) warp->gpr[6][lane] = 100 + lane; /* data $r4 is 0: the lock is free */
    bench_step(b, 0);
    assert_int_equal(global_word(b, 0x40), 100);
    FOR_LANES(lane) assert_int_equal(warp->gpr[8][lane], lane == 0 ? 0 : 100);
    assert_int_equal(b->step.mems, 32); /* a failed cas writes the old value */
    assert_int_equal(b->step.mem[31].data, 100);
    bench_free(b);
}

static void test_atom_of_64_bits(void **state)
{
    (void)state;
    struct bench *b = new_bench();
    emit_atom(b, ADD, B64);
    emit_atom(b, CAS, B64);
    emit_atom(b, EXCH, B64);
    tesla_launch_of(&b->program)->block[0] = 1;
    struct tesla_warp *warp = bench_start(b);
    put_global(b, 0x48, 0xfffffffe);
    put_global(b, 0x4c, 7);
    warp->gpr[1][0] = 0x4f;
    warp->gpr[4][0] = 3, warp->gpr[5][0] = 0x10;
    warp->gpr[6][0] = 0xaaaa, warp->gpr[7][0] = 0xbbbb;
    bench_step(b, 0);
    assert_int_equal(b->step.regs, 2);
    assert_int_equal(warp->gpr[8][0], 0xfffffffe);
    assert_int_equal(warp->gpr[9][0], 7);
    assert_int_equal(b->step.mems, 2);
    assert_int_equal(b->step.mem[0].addr, 0x48);
    assert_int_equal(b->step.mem[1].addr, 0x4c);
    assert_int_equal(global_word(b, 0x48), 1);
    assert_int_equal(global_word(b, 0x4c), 0x18); /* with the carry */
    warp->gpr[4][0] = 1, warp->gpr[5][0] = 0x18;
    bench_step(b, 0);
    assert_int_equal(global_word(b, 0x48), 0xaaaa);
    assert_int_equal(global_word(b, 0x4c), 0xbbbb);
    bench_step(b, 0);
    assert_int_equal(warp->gpr[9][0], 0xbbbb);
    assert_int_equal(global_word(b, 0x48), 1);
    bench_free(b);
}

static void test_atom_of_64_bits_knows_three_operations(void **state)
{
    (void)state;
    for (uint32_t op = 4; op < 16; op++) {
        struct bench *b = new_bench();
        emit_atom(b, op, B64);
        struct tesla_warp *warp = bench_start(b);
        put_global(b, 0x40, 0x1234);
        put_global(b, 0x44, 0x5678);
        bench_fill(warp->gpr[1], 0x40);
        bench_fill(warp->gpr[4], 5);
        assert_int_equal(bench_step(b, 0)->trap, 0);
        assert_int_equal(b->step.mems, 0);
        assert_int_equal(warp->gpr[8][31], 0x1234);
        assert_int_equal(warp->gpr[9][31], 0x5678);
        bench_free(b);
    }
}

static void check_small(uint32_t size, uint32_t addr, uint32_t expected)
{
    for (uint32_t op = 0; op < 16; op++) {
        if (op == 3) continue;
        struct bench *b = new_bench();
        emit_atom(b, op, size);
        if (op != CAS) emit_red(b, op, size);
        struct tesla_warp *warp = bench_start(b);
        put_global(b, 0x40, 0x8081f203);
        bench_fill(warp->gpr[1], addr);
        bench_fill(warp->gpr[4], 0x03);
        bench_step(b, 0);
        assert_int_equal(b->step.mems, 0);
        assert_int_equal(warp->gpr[8][3], expected);
        if (op != CAS) bench_step(b, 0);
        assert_int_equal(b->step.mems, 0);
        bench_free(b);
    }
}

static void test_atom_of_bytes_and_halves_changes_nothing(void **state)
{
    (void)state;
    check_small(U8, 0x41, 0xf2);
    check_small(S8, 0x41, 0xfffffff2);
    check_small(U16, 0x43, 0x8081);
    check_small(S16, 0x42, 0xffff8081);
}

static void test_atom_operations_without_a_name_change_nothing(void **state)
{
    (void)state;
    static const uint32_t ops[] = {8, 9, 13, 14, 15};
    for (unsigned i = 0; i < 5; i++) {
        struct bench *b = new_bench();
        emit_atom(b, ops[i], B32);
        struct tesla_warp *warp = bench_start(b);
        put_global(b, 0x40, 0xcafe);
        bench_fill(warp->gpr[1], 0x40);
        bench_fill(warp->gpr[4], 0x1);
        bench_step(b, 0);
        assert_int_equal(b->step.mems, 0);
        assert_int_equal(warp->gpr[8][0], 0xcafe);
        bench_free(b);
    }
}

static void test_red_writes_memory_and_no_register(void **state)
{
    (void)state;
    struct bench *b = new_bench();
    emit_red(b, MAX, S32);
    emit_red(b, ADD, B64);
    struct tesla_warp *warp = bench_start(b);
    put_global(b, 0x40, 0xffffff00); /* negative */
    bench_fill(warp->gpr[1], 0x40);
    FOR_LANES(lane) warp->gpr[4][lane] = lane == 9 ? 77 : 0x80000000;
    bench_step(b, 0);
    assert_int_equal(b->step.regs, 0);
    assert_int_equal(global_word(b, 0x40), 77);
    bench_fill(warp->gpr[4], 1);
    bench_fill(warp->gpr[5], 2);
    bench_step(b, 0);
    assert_int_equal(b->step.mems, 64);
    assert_int_equal(global_word(b, 0x40), 77 + 32);
    assert_int_equal(global_word(b, 0x44), 64);
    bench_free(b);
}

static void test_atomics_beyond_the_limit_raise_their_own_flags(void **state)
{
    (void)state;
    struct bench *b = new_bench();
    tesla_launch_of(&b->program)->g_base[2] = 0x100;
    tesla_launch_of(&b->program)->g_limit[2] = 0x26; /* the word at 0x24 is cut */
    emit_atom(b, ADD, B32);
    emit_red(b, ADD, B32);
    emit_red(b, 9, B32); /* checked though it does nothing */
    struct tesla_warp *warp = bench_start(b);
    put_global(b, 0x120, 50);
    put_global(b, 0x124, 60);
    FOR_LANES(lane) warp->gpr[1][lane] = lane == 5 ? 0x20 : 0x24;
    bench_fill(warp->gpr[4], 1);
    bench_fill(warp->gpr[8], 9);
    assert_int_equal(bench_step(b, 0)->trap, 1 << 21);
    assert_int_equal(b->step.mems, 1);
    assert_int_equal(b->step.mem[0].addr, 0x120);
    assert_int_equal(warp->gpr[8][5], 50);
    assert_int_equal(warp->gpr[8][6], 0);
    assert_int_equal(bench_step(b, 0)->trap, 1 << 20);
    assert_int_equal(global_word(b, 0x120), 52);
    assert_int_equal(global_word(b, 0x124), 60);
    assert_int_equal(bench_step(b, 0)->trap, 1 << 20);
    bench_free(b);
}

/* Each space has a window of its own: 0x40 bytes at 0x40 times its number and one. atom keeps the
 * number in other bits than ld, st and red do. */
static void test_all_sixteen_spaces(void **state)
{
    (void)state;
    for (uint32_t space = 0; space < 16; space++) {
        struct bench *b = new_bench();
        for (uint32_t i = 0; i < 16; i++) {
            tesla_launch_of(&b->program)->g_base[i] = 0x40 * (i + 1);
            tesla_launch_of(&b->program)->g_limit[i] = 0x3f;
        }
        bench_emit(b, 0xd0000211 | space << 16, 0xa0c00780); /* st b32 gN[$r1] $r4 */
        bench_emit(b, 0xd0000211 | space << 16, 0xc0c00780); /* red add u32 gN[$r1] $r4 */
        bench_emit(b, 0xd0040221 | space << 23, 0xe0c00780); /* ld add u32 $r8 gN[$r1] $r4 */
        bench_emit(b, 0xd0000225 | space << 16, 0x80c00780); /* ld b32 $r9 gN[$r1] */
        tesla_launch_of(&b->program)->block[0] = 2;
        struct tesla_warp *warp = bench_start(b);
        warp->gpr[1][0] = 0x3c, warp->gpr[1][1] = 0x40;
        warp->gpr[4][0] = warp->gpr[4][1] = 5;
        static const uint32_t flags[4] = {1 << 19, 1 << 20, 1 << 21, 1 << 18};
        for (int i = 0; i < 4; i++) assert_int_equal(bench_step(b, 0)->trap, flags[i]);
        assert_int_equal(warp->gpr[8][0], 10);
        assert_int_equal(warp->gpr[9][0], 15);
        assert_int_equal(warp->gpr[9][1], 0);
        for (uint32_t i = 0; i < BENCH_GLOBAL; i += 4)
            assert_int_equal(global_word(b, i), i == 0x40 * (space + 1) + 0x3c ? 15 : 0);
        bench_free(b);
    }
}

static void test_atomics_and_registers_that_do_not_exist(void **state)
{
    (void)state;
    struct bench *b = new_bench();
    tesla_launch_of(&b->program)->regs = 8; /* $r8 is not there, then $r4 neither */
    emit_atom(b, ADD, B32);
    struct tesla_warp *warp = bench_start(b);
    bench_fill(warp->gpr[1], 0x40);
    bench_fill(warp->gpr[4], 1);
    bench_step(b, 0);
    assert_int_equal(b->step.regs, 0);
    assert_int_equal(global_word(b, 0x40), 32);
    bench_free(b);

    b = new_bench();
    tesla_launch_of(&b->program)->regs = 4;
    emit_atom(b, ADD, B32);
    emit_red(b, EXCH, B32);
    warp = bench_start(b);
    bench_fill(warp->gpr[1], 0xffffff00); /* out of range, but not used */
    for (int i = 0; i < 2; i++) {
        assert_int_equal(bench_step(b, 0)->trap, 0);
        assert_int_equal(b->step.mems + b->step.regs, 0);
    }
    bench_free(b);
}

static void test_atom_may_overwrite_its_own_sources(void **state)
{
    (void)state;
    struct bench *b = new_bench();
    /* exch b32 $r1 g2[$r1] $r1 */
    bench_emit(b, 0xd0000001 | 2 << 23 | 1 << 16 | 1 << 9 | 1 << 2,
               0xe0c00000 | ALWAYS | EXCH << 2);
    struct tesla_warp *warp = bench_start(b);
    put_global(b, 0x40, 5);
    bench_fill(warp->gpr[1], 0x40);
    bench_step(b, 0);
    FOR_LANES(lane) assert_int_equal(warp->gpr[1][lane], lane == 0 ? 5 : 0x40);
    bench_free(b);
}

/* ---- locks. */

/* ld lock $c1 $r6 b32 s[0x10 + $a1] */
static void emit_lock(struct bench *b)
{
    bench_emit(b, 0x14000819, 0x4480c750 | ALWAYS);
}

/* st unlock b32 s[0x10 + $a1] $r11 */
static void emit_unlock(struct bench *b)
{
    bench_emit(b, 0x04000801, 0xe4a2c000 | ALWAYS);
}

/* A block of two warps. */
static struct bench *lock_bench(void)
{
    struct bench *b = new_bench();
    tesla_launch_of(&b->program)->block[0] = 64;
    tesla_launch_of(&b->program)->shared = 0x80;
    emit_lock(b);
    emit_lock(b);
    emit_unlock(b);
    emit_lock(b);
    bench_emit(b, 0xf0000001, 0xe0000781); /* exit */
    return b;
}

static void test_lock_is_won_by_the_lowest_lane(void **state)
{
    (void)state;
    struct bench *b = lock_bench();
    struct tesla_warp *warp = bench_start(b);
    uint32_t base = b->model->block[0].base;
    b->model->shared[base + 0x10] = 0x5a;
    bench_fill(warp->gpr[6], 0x1111);
    bench_step(b, 0);
    const struct common_reg_write *word = bench_wrote(b, TESLA_FILE_GPR, 6);
    const struct common_reg_write *cond = bench_wrote(b, TESLA_FILE_COND, 1);
    assert_int_equal(word->mask, 1); /* only the winner loads */
    assert_int_equal(word->data[0], 0x5a);
    assert_int_equal(cond->mask, 0xffffffff);
    FOR_LANES(lane) assert_int_equal(warp->cond[1][lane], lane == 0 ? 2 : 1);
    FOR_LANES(lane) assert_int_equal(warp->gpr[6][lane], lane == 0 ? 0x5a : 0x1111);
    bench_step(b, 0); /* the same lane and word again: still its own */
    assert_int_equal(warp->cond[1][0], 2);
    assert_int_equal(warp->cond[1][1], 1);
    bench_free(b);
}

static void test_lock_excludes_other_warps_until_unlock(void **state)
{
    (void)state;
    struct bench *b = lock_bench();
    bench_start(b);
    bench_step(b, 0);
    bench_step(b, 1);
    assert_int_equal(b->step.regs, 1); /* $c alone */
    FOR_LANES(lane) assert_int_equal(b->model->warp[1].cond[1][lane], 1);
    bench_step(b, 0);
    bench_step(b, 0); /* unlock */
    assert_int_equal(b->step.mems, 32);
    bench_step(b, 1);
    assert_int_equal(b->model->warp[1].cond[1][0], 2);
    bench_step(b, 0);
    assert_int_equal(b->model->warp[0].cond[1][0], 1);
    bench_free(b);
}

static void test_lock_of_another_word_or_lane_fails_while_one_is_held(void **state)
{
    (void)state;
    struct bench *b = lock_bench();
    struct tesla_warp *warp = bench_start(b);
    bench_step(b, 0);
    warp->addr[1][0] = 4; /* lane 0 asks for another word; lane 1 for its old one */
    bench_step(b, 0);
    FOR_LANES(lane) assert_int_equal(warp->cond[1][lane], 1);
    bench_step(b, 0); /* lane 0 stores elsewhere: the lock stays */
    assert_true(warp->lock.valid);
    bench_step(b, 1);
    assert_int_equal(b->model->warp[1].cond[1][0], 1);
    bench_free(b);
}

static void test_lock_goes_with_its_lane(void **state)
{
    (void)state;
    struct bench *b = lock_bench();
    bench_start(b);
    bench_step(b, 0);
    bench_step(b, 0);
    b->model->warp[0].flow.pc = 0x20;
    bench_step(b, 0); /* exit */
    assert_false(b->model->warp[0].lock.valid);
    bench_step(b, 1);
    assert_int_equal(b->model->warp[1].cond[1][0], 2);
    bench_free(b);
}

/* Sheet 1.7, what was chosen: exiting is an event, and quadon wakes lanes that exited. */
static void test_lock_of_a_lane_woken_by_quadon_ends_at_quadpop(void **state)
{
    (void)state;
    struct bench *b = new_bench();
    tesla_launch_of(&b->program)->block[0] = 33; /* the second warp's lanes 1 to 3 never were */
    tesla_launch_of(&b->program)->shared = 0x80;
    bench_emit(b, 0x60000003, ALWAYS); /* quadon */
    emit_lock(b);
    emit_lock(b);
    bench_emit(b, 0x70000003, ALWAYS); /* quadpop */
    emit_lock(b);
    bench_emit(b, 0xf0000001, 0xe0000781);
    bench_start(b);
    struct tesla_warp *warp = b->model->warp;
    bench_step(b, 1);
    warp[1].addr[1][0] = 4; /* lane 0 is after another word and fails once lane 1 has its own */
    warp[0].lock = (struct tesla_lock){true, 0, 0x14};
    bench_step(b, 1);
    assert_int_equal(warp[1].cond[1][0], 1);
    assert_int_equal(warp[1].cond[1][1], 2);
    assert_true(warp[1].lock.valid);
    bench_step(b, 1);
    assert_int_equal(warp[1].cond[1][1], 2); /* still its own */
    bench_step(b, 1);
    assert_false(warp[1].lock.valid);
    bench_free(b);
}

static void test_lock_is_the_block_s_own(void **state)
{
    (void)state;
    struct bench *b = lock_bench();
    tesla_launch_of(&b->program)->block[0] = 32;
    tesla_launch_of(&b->program)->grid[0] = 2;
    bench_start(b);
    bench_step(b, 0);
    bench_step(b, 1);
    assert_int_equal(b->model->warp[0].cond[1][0], 2);
    assert_int_equal(b->model->warp[1].cond[1][0], 2);
    bench_free(b);
}

static void test_lock_beyond_the_size_of_shared(void **state)
{
    (void)state;
    struct bench *b = lock_bench();
    struct tesla_warp *warp = bench_start(b);
    bench_fill(warp->addr[1], 0x1000);
    bench_fill(warp->gpr[6], 0x1111);
    bench_step(b, 0);
    assert_int_equal(warp->cond[1][0], 2);
    assert_int_equal(warp->gpr[6][0], 0);
    warp->flow.pc = 0x10;
    bench_step(b, 0);
    assert_int_equal(b->step.mems, 0);
    assert_false(warp->lock.valid);
    bench_free(b);
}

static void test_unlock_without_its_data_register_does_nothing(void **state)
{
    (void)state;
    struct bench *b = lock_bench();
    tesla_launch_of(&b->program)->regs = 11;
    struct tesla_warp *warp = bench_start(b);
    bench_step(b, 0);
    warp->flow.pc = 0x10;
    bench_step(b, 0);
    assert_int_equal(b->step.mems, 0);
    assert_true(warp->lock.valid);
    bench_free(b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_atom_lanes_go_in_ascending_order),
        cmocka_unit_test(test_atom_cas_is_won_by_the_first_lane),
        cmocka_unit_test(test_atom_of_64_bits),
        cmocka_unit_test(test_atom_of_64_bits_knows_three_operations),
        cmocka_unit_test(test_atom_of_bytes_and_halves_changes_nothing),
        cmocka_unit_test(test_atom_operations_without_a_name_change_nothing),
        cmocka_unit_test(test_red_writes_memory_and_no_register),
        cmocka_unit_test(test_atomics_beyond_the_limit_raise_their_own_flags),
        cmocka_unit_test(test_all_sixteen_spaces),
        cmocka_unit_test(test_atomics_and_registers_that_do_not_exist),
        cmocka_unit_test(test_atom_may_overwrite_its_own_sources),
        cmocka_unit_test(test_lock_is_won_by_the_lowest_lane),
        cmocka_unit_test(test_lock_excludes_other_warps_until_unlock),
        cmocka_unit_test(test_lock_of_another_word_or_lane_fails_while_one_is_held),
        cmocka_unit_test(test_lock_goes_with_its_lane),
        cmocka_unit_test(test_lock_of_a_lane_woken_by_quadon_ends_at_quadpop),
        cmocka_unit_test(test_lock_is_the_block_s_own),
        cmocka_unit_test(test_lock_beyond_the_size_of_shared),
        cmocka_unit_test(test_unlock_without_its_data_register_does_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
