/* Loads and stores: every space and width, alignment, limits, collisions, post-increment. Words
 * are built from the fields of ISA sheet 2.2 and 3.2; bytes and addresses are worked out by
 * hand. */
#include "test_bench.h"

#define ALWAYS          0x780u
#define FOR_LANES(lane) for (uint32_t lane = 0; lane < 32; lane++)

/* Size codes of l[] and g[], sheet 3.2. */
enum { U8, S8, U16, S16, B64, B128, B32, B32_7 };

static void ramp(uint32_t *row, uint32_t first, uint32_t step)
{
    FOR_LANES(lane) row[lane] = first + step * lane;
}

/* ld g2[$r1] into $rD, or st from it. */
static void emit_g(struct bench *b, bool store, uint32_t size, uint32_t reg)
{
    bench_emit(b, 0xd0020201 | reg << 2, (store ? 0xa0000000u : 0x80000000u) | size << 21 | ALWAYS);
}

/* ld l[$aA + offset] into $rD, or st from it. */
static void emit_l(struct bench *b, bool store, uint32_t size, uint32_t reg, uint32_t a,
                   uint32_t offset)
{
    bench_emit(b, 0xd0000001 | a << 26 | offset << 9 | reg << 2,
               (store ? 0x60000000u : 0x40000000u) | size << 21 | ALWAYS);
}

static uint32_t global_word(const struct bench *b, uint32_t addr)
{
    const uint8_t *p = b->model->global + addr;
    return p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static void put_word(uint8_t *p, uint32_t value)
{
    for (int i = 0; i < 4; i++) p[i] = (uint8_t)(value >> 8 * i);
}

/* ---- g[] loads. */

static void check_load(uint32_t size, uint32_t addr, uint32_t expected)
{
    struct bench *b = bench_new();
    emit_g(b, false, size, 4);
    struct tesla_warp *warp = bench_start(b);
    put_word(b->model->global + 0x10, 0x8081f203);
    put_word(b->model->global + 0x14, 0x11223344);
    bench_fill(warp->gpr[1], addr);
    bench_step(b, 0);
    assert_int_equal(b->step.retire.trap, 0);
    assert_int_equal(b->step.regs, 1);
    assert_int_equal(b->step.mems, 0);
    assert_int_equal(bench_wrote(b, TESLA_FILE_GPR, 4)->be, 0xf);
    FOR_LANES(lane) assert_int_equal(warp->gpr[4][lane], expected);
    bench_free(b);
}

static void test_load_extends_bytes(void **state)
{
    (void)state;
    check_load(U8, 0x10, 0x03);
    check_load(U8, 0x11, 0xf2);
    check_load(U8, 0x13, 0x80);
    check_load(S8, 0x10, 0x03);
    check_load(S8, 0x11, 0xfffffff2);
    check_load(S8, 0x12, 0xffffff81);
}

static void test_load_extends_halves_and_aligns(void **state)
{
    (void)state;
    check_load(U16, 0x10, 0xf203);
    check_load(U16, 0x13, 0x8081); /* address bit 0 does not count */
    check_load(S16, 0x12, 0xffff8081);
    check_load(S16, 0x15, 0x00003344);
}

static void test_load_words_align(void **state)
{
    (void)state;
    check_load(B32, 0x10, 0x8081f203);
    check_load(B32, 0x13, 0x8081f203);
    check_load(B32_7, 0x16, 0x11223344); /* size 7 behaves as b32 */
}

static void test_load_pair_and_quad(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    emit_g(b, false, B64, 6);
    emit_g(b, false, B128, 8);
    struct tesla_warp *warp = bench_start(b);
    for (uint32_t i = 0; i < 8; i++) put_word(b->model->global + 0x20 + 4 * i, 0x100 + i);
    bench_fill(warp->gpr[1], 0x2f); /* the pair at 0x28, the quad at 0x20 */
    bench_step(b, 0);
    assert_int_equal(warp->gpr[6][0], 0x102);
    assert_int_equal(warp->gpr[7][31], 0x103);
    assert_int_equal(b->step.regs, 2);
    bench_step(b, 0);
    for (uint32_t i = 0; i < 4; i++) assert_int_equal(warp->gpr[8 + i][17], 0x100 + i);
    assert_int_equal(b->step.regs, 4);
    bench_free(b);
}

static void test_odd_pair_is_illegal(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    emit_g(b, false, B64, 7);
    bench_start(b);
    assert_int_equal(bench_step(b, 0)->trap, 0x0101);
    assert_int_equal(b->step.retire.done, 1);
    bench_free(b);
}

static void test_pair_beyond_the_allocation(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    tesla_launch_of(&b->program)->regs = 7;
    emit_g(b, false, B64, 6);
    emit_g(b, true, B64, 6);
    emit_g(b, true, B64, 8);
    struct tesla_warp *warp = bench_start(b);
    put_word(b->model->global + 0x10, 0x11111111);
    put_word(b->model->global + 0x14, 0x22222222);
    bench_fill(warp->gpr[1], 0x10);
    bench_step(b, 0); /* $r6 exists, $r7 does not */
    assert_int_equal(b->step.regs, 1);
    assert_int_equal(warp->gpr[6][0], 0x11111111);
    bench_fill(warp->gpr[1], 0x18);
    bench_step(b, 0); /* the word of $r7 is stored as 0 */
    assert_int_equal(b->step.mems, 64);
    assert_int_equal(global_word(b, 0x18), 0x11111111);
    assert_int_equal(global_word(b, 0x1c), 0);
    bench_fill(warp->gpr[1], 0x10);
    bench_step(b, 0); /* $r8 does not exist: nothing is stored */
    assert_int_equal(b->step.mems, 0);
    assert_int_equal(b->step.retire.trap, 0);
    assert_int_equal(global_word(b, 0x14), 0x22222222);
    bench_free(b);
}

/* ---- g[] stores. */

static void check_store(uint32_t size, uint32_t addr, uint32_t event_addr, uint32_t be,
                        uint32_t data)
{
    struct bench *b = bench_new();
    emit_g(b, true, size, 4);
    struct tesla_warp *warp = bench_start(b);
    warp->flow.active = 1;
    bench_fill(warp->gpr[1], addr);
    bench_fill(warp->gpr[4], 0xa1b2c3d4);
    put_word(b->model->global + 0x10, 0x55555555);
    bench_step(b, 0);
    assert_int_equal(b->step.mems, 1);
    assert_int_equal(b->step.regs, 0);
    assert_int_equal(b->step.mem[0].space, TESLA_SPACE_GLOBAL);
    assert_int_equal(b->step.mem[0].addr, event_addr);
    assert_int_equal(b->step.mem[0].be, be);
    assert_int_equal(b->step.mem[0].data, data);
    uint32_t mask = 0;
    for (int i = 0; i < 4; i++) mask |= be >> i & 1 ? 0xffu << 8 * i : 0;
    assert_int_equal(global_word(b, event_addr), (0x55555555 & ~mask) | data);
    bench_free(b);
}

static void test_store_takes_low_bits_in_place(void **state)
{
    (void)state;
    check_store(U8, 0x10, 0x10, 0x1, 0x000000d4);
    check_store(S8, 0x13, 0x10, 0x8, 0xd4000000);
    check_store(U16, 0x10, 0x10, 0x3, 0x0000c3d4);
    check_store(S16, 0x13, 0x10, 0xc, 0xc3d40000);
    check_store(B32, 0x11, 0x10, 0xf, 0xa1b2c3d4);
}

static void test_store_quad_writes_four_words(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    emit_g(b, true, B128, 4);
    struct tesla_warp *warp = bench_start(b);
    warp->flow.active = 4;
    bench_fill(warp->gpr[1], 0x4c);
    for (uint32_t i = 0; i < 4; i++) bench_fill(warp->gpr[4 + i], 0x1000 + i);
    bench_step(b, 0);
    assert_int_equal(b->step.mems, 4);
    for (uint32_t i = 0; i < 4; i++) {
        assert_int_equal(b->step.mem[i].addr, 0x40 + 4 * i);
        assert_int_equal(global_word(b, 0x40 + 4 * i), 0x1000 + i);
    }
    bench_free(b);
}

static void test_colliding_stores_leave_the_highest_lane(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    emit_g(b, true, B32, 4);
    struct tesla_warp *warp = bench_start(b);
    warp->flow.active = 0x00ffffff;
    bench_fill(warp->gpr[1], 0x40);
    ramp(warp->gpr[4], 1000, 1);
    bench_step(b, 0);
    assert_int_equal(global_word(b, 0x40), 1023);
    bench_free(b);
}

static void test_colliding_bytes_of_one_word(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    emit_g(b, true, U8, 4);
    struct tesla_warp *warp = bench_start(b);
    FOR_LANES(lane) warp->gpr[1][lane] = 0x40 + lane % 4;
    ramp(warp->gpr[4], 0x100, 1);
    bench_step(b, 0);
    assert_int_equal(global_word(b, 0x40), 0x1f1e1d1c);
    bench_free(b);
}

/* ---- limits of g[]. */

static void test_window_base_is_added(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    tesla_launch_of(&b->program)->g_base[2] = 0x200;
    tesla_launch_of(&b->program)->g_limit[2] = 0xff;
    emit_g(b, true, B32, 4);
    struct tesla_warp *warp = bench_start(b);
    bench_fill(warp->gpr[1], 0xfc);
    bench_fill(warp->gpr[4], 77);
    bench_step(b, 0);
    assert_int_equal(b->step.retire.trap, 0);
    assert_int_equal(b->step.mem[0].addr, 0x2fc);
    assert_int_equal(global_word(b, 0x2fc), 77);
    bench_free(b);
}

static void test_store_beyond_the_limit_raises_a_sticky_flag(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    emit_g(b, true, B32, 4);
    struct tesla_warp *warp = bench_start(b);
    ramp(warp->gpr[1], BENCH_GLOBAL - 4 * 30, 4); /* lanes 30 and 31 are outside */
    bench_fill(warp->gpr[4], 9);
    bench_step(b, 0);
    assert_int_equal(b->step.retire.trap, 1 << 19);
    assert_int_equal(b->step.retire.done, 0);
    assert_int_equal(b->step.retire.next_pc, 8);
    assert_int_equal(b->step.mems, 30);
    assert_int_equal(global_word(b, BENCH_GLOBAL - 4), 9);
    bench_free(b);
}

static void test_load_beyond_the_limit_gives_0(void **state)
{
    (void)state;
    static const uint32_t addr[] = {BENCH_GLOBAL, 0x80000000, 0xfffffffc};
    for (unsigned i = 0; i < 3; i++) {
        struct bench *b = bench_new();
        emit_g(b, false, B32, 4);
        struct tesla_warp *warp = bench_start(b);
        bench_fill(warp->gpr[4], 9);
        bench_fill(warp->gpr[1], addr[i]);
        bench_step(b, 0);
        assert_int_equal(b->step.retire.trap, 1 << 18);
        FOR_LANES(lane) assert_int_equal(warp->gpr[4][lane], 0);
        bench_free(b);
    }
}

/* A limit inside a word: the first and the last byte of the aligned access count. */
static void test_limit_counts_the_last_byte(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    tesla_launch_of(&b->program)->g_limit[2] = 0x12;
    emit_g(b, false, B32, 4);
    emit_g(b, false, U16, 4);
    emit_g(b, false, U8, 4);
    struct tesla_warp *warp = bench_start(b);
    bench_fill(warp->gpr[1], 0x10);
    assert_int_equal(bench_step(b, 0)->trap, 1 << 18);
    assert_int_equal(bench_step(b, 0)->trap, 0);
    bench_fill(warp->gpr[1], 0x12);
    assert_int_equal(bench_step(b, 0)->trap, 0);
    bench_free(b);
}

static void test_predicated_off_lanes_raise_nothing(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit(b, 0xd0020211, 0x80c00000 | 0x05 << 7); /* (lg $c0) ld b32 $r4 g2[$r1] */
    struct tesla_warp *warp = bench_start(b);
    bench_fill(warp->gpr[1], 0xffffff00);
    memset(warp->cond[0], 1, 32);
    bench_step(b, 0);
    assert_int_equal(b->step.retire.trap, 0);
    assert_int_equal(b->step.regs, 0);
    bench_free(b);
}

static void test_load_into_the_unallocated_is_still_checked(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    tesla_launch_of(&b->program)->regs = 4;
    emit_g(b, false, B32, 4);
    emit_g(b, true, B32, 4);
    struct tesla_warp *warp = bench_start(b);
    bench_fill(warp->gpr[1], 0xffffff00);
    bench_step(b, 0);
    assert_int_equal(b->step.retire.trap, 1 << 18);
    assert_int_equal(b->step.regs, 0);
    bench_step(b, 0); /* a store of nothing is not performed at all */
    assert_int_equal(b->step.retire.trap, 0);
    bench_free(b);
}

static void test_limit_flag_and_exit(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    emit_g(b, true, B32, 4);
    b->code[1] |= 1; /* exit */
    struct tesla_warp *warp = bench_start(b);
    bench_fill(warp->gpr[1], 0xffffff00);
    bench_step(b, 0);
    assert_int_equal(b->step.retire.trap, 1 << 19);
    assert_int_equal(b->step.retire.done, 1);
    bench_free(b);
}

/* ---- l[]. */

static void test_local_is_per_lane_and_per_slot(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    tesla_launch_of(&b->program)->block[0] = 64;
    tesla_launch_of(&b->program)->local = 0x20;
    emit_l(b, true, B32, 4, 0, 0x10);
    emit_l(b, false, U16, 5, 0, 0x12);
    bench_start(b);
    for (uint32_t w = 0; w < 2; w++) {
        struct tesla_warp *warp = &b->model->warp[w];
        ramp(warp->gpr[4], (w + 1) << 16, 0x10000);
        bench_step(b, w);
        assert_int_equal(b->step.mems, 32);
        assert_int_equal(b->step.mem[7].space, TESLA_SPACE_LOCAL);
        assert_int_equal(b->step.mem[7].lane, 7);
        assert_int_equal(b->step.mem[7].addr, 0x10);
    }
    for (uint32_t w = 0; w < 2; w++) {
        bench_step(b, w);
        FOR_LANES(lane) assert_int_equal(b->model->warp[w].gpr[5][lane], w + 1 + lane);
    }
    size_t size;
    const uint8_t *byte = tesla_space_bytes(b->model, TESLA_SPACE_LOCAL, 0, &size);
    assert_int_equal(size, 8 * 32 * 0x20);
    assert_int_equal(byte[(1 * 32 + 3) * 0x20 + 0x12], 5);
    bench_free(b);
}

static void test_local_beyond_its_size(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    tesla_launch_of(&b->program)->local = 0x20;
    emit_l(b, true, B32, 4, 0, 0x20);
    emit_l(b, false, B128, 8, 1, 0x10);
    struct tesla_warp *warp = bench_start(b);
    bench_step(b, 0);
    assert_int_equal(b->step.retire.trap, 1 << 17);
    assert_int_equal(b->step.mems, 0);
    warp->addr[1][5] = 0x10; /* lane 5 at 0x20, the others at 0x10 */
    bench_fill(warp->gpr[8], 3);
    bench_step(b, 0);
    assert_int_equal(b->step.retire.trap, 1 << 16);
    assert_int_equal(warp->gpr[8][5], 0);
    assert_int_equal(b->step.regs, 4);
    bench_free(b);
}

static void test_local_of_size_0_always_raises(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    emit_l(b, false, U8, 4, 0, 0);
    bench_start(b);
    assert_int_equal(bench_step(b, 0)->trap, 1 << 16);
    bench_free(b);
}

static void test_local_address_wraps_at_16_bits(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    tesla_launch_of(&b->program)->local = 0x100;
    emit_l(b, true, B32, 4, 1, 0xfff0);
    struct tesla_warp *warp = bench_start(b);
    bench_fill(warp->addr[1], 0x30);
    bench_fill(warp->gpr[4], 1);
    bench_step(b, 0);
    assert_int_equal(b->step.retire.trap, 0);
    assert_int_equal(b->step.mem[0].addr, 0x20);
    bench_free(b);
}

/* ---- s[]. */

static void test_shared_load_types_and_destinations(void **state)
{
    (void)state;
    static const uint32_t expected[4] = {0x81, 0x8081, 0xffff8081, 0x8081f203};
    for (uint32_t type = 0; type < 4; type++) {
        struct bench *b = bench_new();
        uint32_t offset = type == 0 ? 0x12 : type == 3 ? 0x10 / 4 : 0x12 / 2;
        bench_emit(b, 0x10000011 | offset << 9, 0x44000000 | type << 14 | ALWAYS); /* ld $r4 s[] */
        bench_emit(b, 0x10000015 | offset << 9, 0x40000000 | type << 14 | ALWAYS); /* ld $r2h s[] */
        struct tesla_warp *warp = bench_start(b);
        put_word(b->model->shared + 0x10, 0x8081f203);
        bench_fill(warp->gpr[2], 0x77777777);
        bench_step(b, 0);
        assert_int_equal(warp->gpr[4][9], expected[type]);
        bench_step(b, 0);
        assert_int_equal(warp->gpr[2][9], 0x7777 | expected[type] << 16);
        assert_int_equal(bench_wrote(b, TESLA_FILE_GPR, 2)->be, 0xc);
        bench_free(b);
    }
}

static void test_shared_store_widths(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit(b, 0x00001001, 0xe042c780); /* st b8 s[0x8] $r5h */
    bench_emit(b, 0x00001001, 0xe022c780); /* st b16 s[0x10] $r11 */
    bench_emit(b, 0x00001001, 0xe402c780); /* st b32 s[0x20] $r5h */
    struct tesla_warp *warp = bench_start(b);
    bench_fill(warp->gpr[5], 0xaabbccdd);
    bench_fill(warp->gpr[11], 0x11223344);
    uint32_t base = b->model->block[0].base;
    bench_step(b, 0);
    assert_int_equal(b->step.mem[0].space, TESLA_SPACE_SHARED);
    assert_int_equal(b->step.mem[0].addr, base + 8);
    assert_int_equal(b->step.mem[0].be, 1);
    assert_int_equal(b->step.mem[0].data, 0xbb);
    bench_step(b, 0);
    assert_int_equal(b->step.mem[0].addr, base + 0x10);
    assert_int_equal(b->step.mem[0].be, 3);
    assert_int_equal(b->step.mem[0].data, 0x3344);
    bench_step(b, 0); /* a half source is zero-extended */
    assert_int_equal(b->step.mem[31].be, 0xf);
    assert_int_equal(b->step.mem[31].data, 0xaabb);
    bench_free(b);
}

static void test_shared_indexed_and_colliding(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    tesla_launch_of(&b->program)->shared = 0x100;
    bench_emit(b, 0x04001801, 0xe422c780); /* st b32 s[$a1+0x30] $r11 */
    struct tesla_warp *warp = bench_start(b);
    FOR_LANES(lane)
    warp->addr[1][lane] = lane / 2 * 4 + 1; /* pairs collide; the low bits do not count */
    ramp(warp->gpr[11], 500, 1);
    bench_step(b, 0);
    assert_int_equal(b->step.mems, 32);
    for (uint32_t i = 0; i < 16; i++) {
        const uint8_t *p = b->model->shared + 0x30 + 4 * i;
        assert_int_equal(p[0] | p[1] << 8, 501 + 2 * i);
    }
    bench_free(b);
}

static void test_shared_beyond_its_size_reads_0_and_drops(void **state)
{
    (void)state;
    struct bench *b = bench_new();             /* s[] of 0x40 */
    tesla_launch_of(&b->program)->grid[0] = 2; /* a neighbour block is after it */
    bench_emit(b, 0x00002001, 0xe422c780);     /* st b32 s[0x40] $r11 */
    bench_emit(b, 0x10002011, 0x4400c780);     /* ld b32 $r4 s[0x40] */
    struct tesla_warp *warp = bench_start(b);
    bench_fill(warp->gpr[11], 1);
    bench_fill(warp->gpr[4], 1);
    bench_step(b, 0);
    assert_int_equal(b->step.mems, 0);
    assert_int_equal(b->step.retire.trap, 0);
    b->model->shared[0x40] = 99;
    bench_step(b, 0);
    assert_int_equal(warp->gpr[4][0], 0);
    assert_int_equal(b->step.retire.trap, 0);
    bench_free(b);
}

static void test_shared_addresses_begin_at_the_block(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    tesla_launch_of(&b->program)->grid[0] = 2;
    bench_emit(b, 0x00001001, 0xe422c780); /* st b32 s[0x20] $r11 */
    bench_start(b);
    bench_fill(b->model->warp[1].gpr[11], 5);
    bench_step(b, 1);
    assert_int_equal(b->step.mem[0].addr, 0x60);
    assert_int_equal(b->step.mem[0].origin, 0x40);
    bench_free(b);
}

/* ---- post-increment, c[] and operands in memory. */

static void test_post_increment_of_a_load(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit(b, 0x16000819, 0x4400c280); /* (lg $c0) ld $r6 b32 s[$a1++0x10] */
    struct tesla_warp *warp = bench_start(b);
    put_word(b->model->shared + 0x20, 0x12345678);
    bench_fill(warp->addr[1], 0x20);
    warp->cond[0][3] = 1; /* lane 3 does not execute */
    bench_step(b, 0);
    assert_int_equal(warp->gpr[6][0], 0x12345678);
    assert_int_equal(warp->gpr[6][3], 0);
    assert_int_equal(warp->addr[1][0], 0x30);
    assert_int_equal(warp->addr[1][3], 0x20);
    const struct common_reg_write *write = bench_wrote(b, TESLA_FILE_ADDR, 1);
    assert_int_equal(write->mask, 0xfffffff7);
    assert_int_equal(write->be, 3);
    assert_int_equal(b->step.regs, 2);
    bench_free(b);
}

static void test_post_increment_of_an_operand_is_signed(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit1(b, 0x2705fe10); /* add b32 $r4 b32 s[$a1++-4] $r5: four-bit field 15 */
    struct tesla_warp *warp = bench_start(b);
    put_word(b->model->shared + 0x10, 40);
    bench_fill(warp->addr[1], 0x10);
    bench_fill(warp->gpr[5], 2);
    bench_step(b, 0);
    assert_int_equal(warp->gpr[4][0], 42);
    assert_int_equal(warp->addr[1][0], 0x0c);
    bench_free(b);
}

static void test_post_increment_is_the_later_write_of_its_register(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit(b, 0x0b0d0c09, 0xd6a347e8); /* shl $a2 u8 s[$a2++0x6] 0xd */
    struct tesla_warp *warp = bench_start(b);
    put_word(b->model->shared + 0x10, 40);
    bench_fill(warp->addr[2], 0x10);
    bench_step(b, 0);
    assert_int_equal(warp->addr[2][0], 0x16);
    bench_free(b);
}

static void test_post_increment_wraps_at_16_bits(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit(b, 0x16000819, 0x4400c780);
    struct tesla_warp *warp = bench_start(b);
    bench_fill(warp->addr[1], 0xfff8);
    bench_step(b, 0);
    assert_int_equal(warp->gpr[6][0], 0); /* beyond s[] */
    assert_int_equal(warp->addr[1][0], 0x0008);
    bench_free(b);
}

static void test_const_load_types(void **state)
{
    (void)state;
    uint32_t word[] = {0, 0x8081f203};
    static const uint32_t expected[4] = {0x81, 0x8081, 0xffff8081, 0x8081f203};
    for (uint32_t type = 0; type < 4; type++) {
        struct bench *b = bench_new();
        uint32_t offset = type == 0 ? 6 : type == 3 ? 1 : 3;
        bench_emit(b, 0x10000011 | offset << 9, 0x25400000 | type << 14 | ALWAYS); /* ld $r4 c5[] */
        bench_init(b, TESLA_SPACE_CONST, 5, 0, word, 2);
        struct tesla_warp *warp = bench_start(b);
        bench_step(b, 0);
        assert_int_equal(warp->gpr[4][20], expected[type]);
        bench_free(b);
    }
}

static void test_const_bank_never_initialised_reads_0(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit(b, 0x10000011, 0x2540c000 | ALWAYS);
    struct tesla_warp *warp = bench_start(b);
    bench_fill(warp->gpr[4], 1);
    bench_step(b, 0);
    assert_int_equal(warp->gpr[4][0], 0);
    size_t size;
    assert_null(tesla_space_bytes(b->model, TESLA_SPACE_CONST, 5, &size));
    bench_free(b);
}

static void test_const_indexed_per_lane(void **state)
{
    (void)state;
    uint32_t word[64];
    struct bench *b = bench_new();
    for (uint32_t i = 0; i < 64; i++) word[i] = 1000 + i;
    bench_emit(b, 0x18002019, 0x2480c780); /* ld $r6 b32 c2[$a2+0x40] */
    bench_init(b, TESLA_SPACE_CONST, 2, 0, word, 64);
    struct tesla_warp *warp = bench_start(b);
    ramp(warp->addr[2], 0, 4);
    bench_step(b, 0);
    FOR_LANES(lane) assert_int_equal(warp->gpr[6][lane], 1016 + lane);
    bench_free(b);
}

/* Only the first memory operand uses $a: s[$a1] with c[] direct. */
static void test_second_memory_operand_is_direct(void **state)
{
    (void)state;
    uint32_t word[] = {0, 0, 700};
    struct bench *b = bench_new();
    bench_emit(b, 0x2500c205, 0x04208780); /* add b32 $r1 s[$a1+4] c0[8] */
    bench_init(b, TESLA_SPACE_CONST, 0, 0, word, 3);
    struct tesla_warp *warp = bench_start(b);
    put_word(b->model->shared + 0x14, 7);
    bench_fill(warp->addr[1], 0x10);
    bench_step(b, 0);
    assert_int_equal(b->step.retire.trap, 0);
    assert_int_equal(warp->gpr[1][0], 707);
    bench_free(b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_load_extends_bytes),
        cmocka_unit_test(test_load_extends_halves_and_aligns),
        cmocka_unit_test(test_load_words_align),
        cmocka_unit_test(test_load_pair_and_quad),
        cmocka_unit_test(test_odd_pair_is_illegal),
        cmocka_unit_test(test_pair_beyond_the_allocation),
        cmocka_unit_test(test_store_takes_low_bits_in_place),
        cmocka_unit_test(test_store_quad_writes_four_words),
        cmocka_unit_test(test_colliding_stores_leave_the_highest_lane),
        cmocka_unit_test(test_colliding_bytes_of_one_word),
        cmocka_unit_test(test_window_base_is_added),
        cmocka_unit_test(test_store_beyond_the_limit_raises_a_sticky_flag),
        cmocka_unit_test(test_load_beyond_the_limit_gives_0),
        cmocka_unit_test(test_limit_counts_the_last_byte),
        cmocka_unit_test(test_predicated_off_lanes_raise_nothing),
        cmocka_unit_test(test_load_into_the_unallocated_is_still_checked),
        cmocka_unit_test(test_limit_flag_and_exit),
        cmocka_unit_test(test_local_is_per_lane_and_per_slot),
        cmocka_unit_test(test_local_beyond_its_size),
        cmocka_unit_test(test_local_of_size_0_always_raises),
        cmocka_unit_test(test_local_address_wraps_at_16_bits),
        cmocka_unit_test(test_shared_load_types_and_destinations),
        cmocka_unit_test(test_shared_store_widths),
        cmocka_unit_test(test_shared_indexed_and_colliding),
        cmocka_unit_test(test_shared_beyond_its_size_reads_0_and_drops),
        cmocka_unit_test(test_shared_addresses_begin_at_the_block),
        cmocka_unit_test(test_post_increment_of_a_load),
        cmocka_unit_test(test_post_increment_of_an_operand_is_signed),
        cmocka_unit_test(test_post_increment_is_the_later_write_of_its_register),
        cmocka_unit_test(test_post_increment_wraps_at_16_bits),
        cmocka_unit_test(test_const_load_types),
        cmocka_unit_test(test_const_bank_never_initialised_reads_0),
        cmocka_unit_test(test_const_indexed_per_lane),
        cmocka_unit_test(test_second_memory_operand_is_direct),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
