/* Moves, predicates, votes, allocation limits and the order of one instruction's effects. The
 * words are those of ISA sheet section 6 where it has them; expected values are worked out by
 * hand from sections 1 to 3. */
#include "test_bench.h"

/* `mov b32 $r1 $r2` under a predicate of $c0: field values only. */
static uint32_t predicated(uint32_t pred)
{
    return 0x0403c000u | pred << 7;
}

static void ramp(uint32_t *row, uint32_t first, uint32_t step)
{
    for (uint32_t lane = 0; lane < 32; lane++) row[lane] = first + step * lane;
}

/* ---- moves. */

static void test_mov_half_keeps_the_other_half(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit1(b, 0x10000200); /* mov b16 $r0l $r0h */
    struct tesla_warp *warp = bench_start(b);
    ramp(warp->gpr[0], 0x12340000, 0x10001);
    bench_step(b, 0);
    for (uint32_t lane = 0; lane < 32; lane++)
        assert_int_equal(warp->gpr[0][lane], (0x1234 + lane) << 16 | (0x1234 + lane));
    const struct common_reg_write *write = bench_wrote(b, TESLA_FILE_GPR, 0);
    assert_int_equal(write->be, 0x3);
    assert_int_equal(write->mask, 0xffffffff);
    assert_int_equal(write->data[3], 0x1237);
    bench_free(b);
}

static void test_mov_immediate_into_a_high_half(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit(b, 0x10040015, 0x00000123); /* mov b16 $r2h 0x1204 */
    struct tesla_warp *warp = bench_start(b);
    bench_fill(warp->gpr[2], 0xaaaabbbb);
    bench_step(b, 0);
    assert_int_equal(warp->gpr[2][31], 0x1204bbbb);
    const struct common_reg_write *write = bench_wrote(b, TESLA_FILE_GPR, 2);
    assert_int_equal(write->be, 0xc);
    assert_int_equal(write->data[0], 0x12040000);
    bench_free(b);
}

static void test_mov_lane_mask_writes_its_lanes_only(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit(b, 0x1000080d, 0x04014780); /* (l02) mov b32 $r3 $r4 */
    struct tesla_warp *warp = bench_start(b);
    bench_fill(warp->gpr[3], 7);
    ramp(warp->gpr[4], 100, 1);
    bench_step(b, 0);
    assert_int_equal(bench_wrote(b, TESLA_FILE_GPR, 3)->mask, 0x55555555);
    for (uint32_t lane = 0; lane < 32; lane++)
        assert_int_equal(warp->gpr[3][lane], lane % 2 == 0 ? 100 + lane : 7);
    bench_free(b);
}

static void test_mov_from_and_to_c(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit(b, 0x00000801, 0xa0000790); /* mov $c1 $r4: writes although w1[6] is 0 */
    bench_emit(b, 0x0000001d, 0x20001780); /* mov $r7 $c1 */
    struct tesla_warp *warp = bench_start(b);
    ramp(warp->gpr[4], 0xfffffff0, 1);
    bench_step(b, 0);
    const struct common_reg_write *write = bench_wrote(b, TESLA_FILE_COND, 1);
    assert_int_equal(b->step.regs, 1);
    assert_int_equal(write->be, 1);
    assert_int_equal(write->data[5], 5);
    assert_int_equal(write->data[17], 1);
    bench_step(b, 0);
    for (uint32_t lane = 0; lane < 32; lane++) assert_int_equal(warp->gpr[7][lane], lane & 15);
    bench_free(b);
}

static void test_address_registers(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit(b, 0x00020a0d, 0xc0000780); /* shl $a3 $r5 0x2 */
    bench_emit(b, 0xdc010011, 0x20000780); /* add $a4 $a3 0x80 */
    bench_emit(b, 0xd0008009, 0x20000780); /* add $a2 0x0 0x40 */
    bench_emit(b, 0x04000015, 0x40000780); /* mov $r5 $a1 */
    bench_emit(b, 0x00000015, 0x40000784); /* mov $r5 $a4 */
    struct tesla_warp *warp = bench_start(b);
    ramp(warp->gpr[5], 0x13ffe, 1); /* << 2 wraps at 16 bits */
    bench_step(b, 0);
    assert_int_equal(bench_wrote(b, TESLA_FILE_ADDR, 3)->be, 3);
    assert_int_equal(warp->addr[3][0], 0xfff8);
    assert_int_equal(warp->addr[3][2], 0x0000);
    bench_step(b, 0);
    assert_int_equal(warp->addr[4][0], 0x0078);
    assert_int_equal(warp->addr[4][2], 0x0080);
    bench_step(b, 0);
    assert_int_equal(warp->addr[2][9], 0x40);
    bench_step(b, 0);
    assert_int_equal(warp->gpr[5][9], 0);
    bench_step(b, 0);
    assert_int_equal(warp->gpr[5][0], 0x0078);
    bench_free(b);
}

static void test_missing_address_registers_read_0_and_ignore_writes(void **state)
{
    (void)state;
    static const uint32_t missing[] = {0, 5, 6, 7};
    for (unsigned i = 0; i < 4; i++) {
        uint32_t index = missing[i];
        struct bench *b = bench_new();
        bench_emit(b, 0xd0008001 | index << 2, 0x20000780); /* add $aX 0x0 0x40 */
        bench_emit(b, 0x00000015 | (index & 3) << 26,
                   0x40000780 | (index >> 2) << 2); /* mov $r5 $aX */
        struct tesla_warp *warp = bench_start(b);
        bench_fill(warp->gpr[5], 9);
        bench_step(b, 0);
        assert_int_equal(b->step.regs, 0);
        bench_step(b, 0);
        assert_int_equal(warp->gpr[5][0], 0);
        bench_free(b);
    }
}

static void test_physid_is_lane_and_slot(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    tesla_launch_of(&b->program)->block[0] = 96;
    bench_emit(b, 0x00000009, 0x60000780); /* mov $r2 $physid */
    bench_start(b);
    bench_step(b, 2);
    for (uint32_t lane = 0; lane < 32; lane++)
        assert_int_equal(b->model->warp[2].gpr[2][lane], 0x200 + lane);
    bench_free(b);
}

static void test_clock_is_taken_from_the_core(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit(b, 0x00000009, 0x60004780); /* mov $r2 $clock */
    struct tesla_warp *warp = bench_start(b);
    bench_step(b, 0);
    const struct common_reg_write *write = bench_wrote(b, TESLA_FILE_GPR, 2);
    assert_int_equal(write->is_volatile, 1);
    struct common_reg_write core = *write;
    bench_fill(core.data, 123456);
    tesla_accept(b->model, 0, &core, &b->step);
    assert_int_equal(warp->gpr[2][0], 123456);
    assert_int_equal(warp->gpr[2][31], 123456);
    bench_free(b);
}

static void test_other_special_registers_read_0(void **state)
{
    (void)state;
    for (uint32_t sr = 2; sr < 16; sr++) {
        struct bench *b = bench_new();
        bench_emit(b, 0x00000009, 0x60000780 | sr << 14);
        struct tesla_warp *warp = bench_start(b);
        bench_fill(warp->gpr[2], 1);
        bench_step(b, 0);
        assert_int_equal(warp->gpr[2][5], 0);
        assert_int_equal(bench_wrote(b, TESLA_FILE_GPR, 2)->is_volatile, 0);
        bench_free(b);
    }
}

/* ---- predicates. The formulas of sheet 2.3, written out; the model has the measured table. */

static bool formula(unsigned code, unsigned nibble)
{
    bool z = nibble & 1, s = nibble >> 1 & 1, c = nibble >> 2 & 1, o = nibble >> 3 & 1;
    switch (code) {
    case 0x01: return (s && !z) != o;
    case 0x02: return z && !s;
    case 0x03: return s != (z || o);
    case 0x04: return !z && !(s != o);
    case 0x05: return !z;
    case 0x06: return !(s != o);
    case 0x07: return !z || !s;
    case 0x08: return z && s;
    case 0x09: return s != o;
    case 0x0a: return z;
    case 0x0b: return z || (s != o);
    case 0x0c: return !s != (z || o);
    case 0x0d: return !z || s;
    case 0x0e: return (!s || z) != o;
    case 0x0f: return true;
    case 0x10: return o;
    case 0x11: return c;
    case 0x12: return !z && c;
    case 0x13: return s;
    case 0x1c: return !s;
    case 0x1d: return z || !c;
    case 0x1e: return !c;
    case 0x1f: return !o;
    default: return false;
    }
}

static void test_predicate_truth_table(void **state)
{
    (void)state;
    for (uint32_t code = 0; code < 32; code++) {
        struct bench *b = bench_new();
        bench_emit(b, 0x10000405, predicated(code)); /* mov b32 $r1 $r2 */
        struct tesla_warp *warp = bench_start(b);
        bench_fill(warp->gpr[2], 1);
        for (unsigned lane = 0; lane < 32; lane++) warp->cond[0][lane] = lane & 15;
        bench_step(b, 0);
        for (unsigned lane = 0; lane < 32; lane++)
            assert_int_equal(warp->gpr[1][lane], formula(code, lane & 15));
        assert_int_equal(b->step.retire.active, 0xffffffff);
        bench_free(b);
    }
}

static void test_predicate_takes_its_condition_register(void **state)
{
    (void)state;
    for (uint32_t index = 0; index < 4; index++) {
        struct bench *b = bench_new();
        bench_emit(b, 0x10000405, predicated(0x0a) | index << 12); /* (eu $cX) mov b32 $r1 $r2 */
        struct tesla_warp *warp = bench_start(b);
        bench_fill(warp->gpr[2], 1);
        warp->cond[index][4] = 1;
        bench_step(b, 0);
        assert_int_equal(bench_wrote(b, TESLA_FILE_GPR, 1)->mask, 0x10);
        bench_free(b);
    }
}

static void test_predicated_off_instruction_only_goes_on(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit(b, 0x10000405, predicated(0));
    bench_start(b);
    bench_step(b, 0);
    assert_int_equal(b->step.regs, 0);
    assert_int_equal(b->step.mems, 0);
    assert_int_equal(b->step.retire.pc, 0);
    assert_int_equal(b->step.retire.next_pc, 8);
    assert_int_equal(b->step.retire.nwords, 2);
    assert_int_equal(b->step.retire.word[0], 0x10000405);
    assert_int_equal(b->step.retire.trap, 0);
    assert_int_equal(b->step.retire.done, 0);
    bench_free(b);
}

/* ---- vote. */

static void vote(uint32_t w0, uint32_t yes, uint32_t active, uint32_t flags)
{
    struct bench *b = bench_new();
    bench_emit(b, w0, 0x60000290); /* (lg $c0) vote $c1 */
    struct tesla_warp *warp = bench_start(b);
    warp->flow.active = active;
    for (unsigned lane = 0; lane < 32; lane++) warp->cond[0][lane] = yes >> lane & 1 ? 0 : 1;
    bench_step(b, 0);
    const struct common_reg_write *write = bench_wrote(b, TESLA_FILE_COND, 1);
    assert_int_equal(write->mask, active);
    for (unsigned lane = 0; lane < 32; lane++)
        assert_int_equal(warp->cond[1][lane], active >> lane & 1 ? flags : 0);
    bench_free(b);
}

static void test_vote_any(void **state)
{
    (void)state;
    vote(0x10000201, 0x00010000, 0xffffffff, 2);
    vote(0x10000201, 0x00000000, 0xffffffff, 1);
    vote(0x10000201, 0x00010000, 0x0000ffff, 1); /* inactive lanes have no voice */
}

static void test_vote_all(void **state)
{
    (void)state;
    vote(0x10000401, 0xffffffff, 0xffffffff, 2);
    vote(0x10000401, 0xfffffffe, 0xffffffff, 1);
    vote(0x10000401, 0x0000ff00, 0x0000ff00, 2);
}

/* ---- allocation. */

static void test_unallocated_register_reads_0(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit(b, 0x1000f801, 0x0403c780); /* mov b32 $r0 $r124 */
    struct tesla_warp *warp = bench_start(b);
    bench_fill(warp->gpr[0], 5);
    bench_step(b, 0);
    assert_int_equal(warp->gpr[0][0], 0);
    bench_free(b);
}

static void test_unallocated_destination_still_writes_flags(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    tesla_launch_of(&b->program)->regs = 4;
    bench_emit(b, 0x20000211, 0x040087c0); /* add b32 $c0 $r4 $r1 $r2 */
    bench_emit(b, 0x20000a11, 0x0403c780); /* add b32 $r4 $r5 $r15 */
    struct tesla_warp *warp = bench_start(b);
    bench_fill(warp->gpr[1], 1);
    bench_fill(warp->gpr[2], 0xffffffff);
    bench_step(b, 0);
    assert_int_equal(b->step.regs, 1);
    assert_int_equal(bench_wrote(b, TESLA_FILE_COND, 0)->data[0], 5); /* Z and C */
    assert_int_equal(warp->gpr[4][0], 0);
    bench_step(b, 0);
    assert_int_equal(b->step.regs, 0);
    bench_free(b);
}

static void test_last_allocated_register_is_written(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    tesla_launch_of(&b->program)->regs = 5;
    bench_emit(b, 0x20000211, 0x04008780); /* add b32 $r4 $r1 $r2 */
    struct tesla_warp *warp = bench_start(b);
    bench_fill(warp->gpr[1], 40);
    bench_fill(warp->gpr[2], 2);
    bench_step(b, 0);
    assert_int_equal(warp->gpr[4][0], 42);
    bench_free(b);
}

static void test_bit_bucket_still_writes_flags(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit(b, 0x300b13fd, 0x640147e8); /* set $c2 # lg u32 $r9 $r11 */
    struct tesla_warp *warp = bench_start(b);
    bench_fill(warp->gpr[9], 1);
    warp->gpr[11][3] = 1;
    bench_step(b, 0);
    assert_int_equal(b->step.regs, 1);
    assert_int_equal(warp->cond[2][0], 2);
    assert_int_equal(warp->cond[2][3], 1);
    bench_free(b);
}

/* ---- order of effects. */

static void test_sources_are_read_before_destinations_are_written(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit(b, 0x20000205, 0x040047c0); /* add b32 $c0 $r1 $r1 $r1 */
    struct tesla_warp *warp = bench_start(b);
    ramp(warp->gpr[1], 3, 1);
    bench_step(b, 0);
    assert_int_equal(warp->gpr[1][0], 6);
    assert_int_equal(warp->gpr[1][31], 68);
    bench_free(b);
}

static void test_addc_in_short_form_takes_c0(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit1(b, 0x30428204); /* addc b32 $r1 $r1 $r2 $c0 */
    struct tesla_warp *warp = bench_start(b);
    bench_fill(warp->gpr[1], 10);
    bench_fill(warp->gpr[2], 20);
    warp->cond[0][1] = 4;
    bench_step(b, 0);
    assert_int_equal(warp->gpr[1][0], 30);
    assert_int_equal(warp->gpr[1][1], 31);
    assert_int_equal(b->step.retire.next_pc, 4);
    assert_int_equal(b->step.retire.nwords, 1);
    assert_int_equal(b->step.retire.word[1], 0);
    bench_free(b);
}

static void test_exit_modifier_ignores_the_predicate(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit(b, 0xf0000001, 0xe0000001); /* exit (never) nop */
    bench_start(b);
    bench_step(b, 0);
    assert_int_equal(b->step.retire.done, 1);
    assert_int_equal(b->step.retire.trap, 0);
    assert_true(tesla_finished(b->model));
    bench_free(b);
}

static void test_exit_modifier_performs_its_instruction_first(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit(b, 0xd00e0005, 0xa0c00781); /* exit st b32 g14[$r0] $r1 */
    struct tesla_warp *warp = bench_start(b);
    ramp(warp->gpr[0], 0x100, 4);
    ramp(warp->gpr[1], 1, 1);
    bench_step(b, 0);
    assert_int_equal(b->step.mems, 32);
    assert_int_equal(b->model->global[0x100 + 4 * 31], 32);
    assert_int_equal(b->step.retire.done, 1);
    bench_free(b);
}

/* joinat; lanes 0..7 branch away; the tagged instruction is r1 := r1 + r1, and each lane does it
 * once. */
static void test_join_on_an_instruction_runs_it_once_per_lane(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit(b, 0xa0003003, 0x00000000); /* 00 joinat 0x18 */
    bench_emit(b, 0x10003003, 0x00000280); /* 08 (lg $c0) bra 0x18 */
    bench_emit(b, 0x10078005, 0x00000003); /* 10 mov b32 $r1 0x7 */
    bench_emit(b, 0x20000205, 0x04004782); /* 18 join add b32 $r1 $r1 $r1 */
    bench_emit(b, 0xf0000001, 0xe0000001); /* 20 exit nop */
    struct tesla_warp *warp = bench_start(b);
    bench_fill(warp->gpr[1], 50);
    for (unsigned lane = 8; lane < 32; lane++) warp->cond[0][lane] = 1;
    static const uint32_t pc[] = {0x00, 0x08, 0x18, 0x10, 0x18, 0x20};
    static const uint32_t active[] = {0xffffffff, 0xffffffff, 0xff,
                                      0xffffff00, 0xffffff00, 0xffffffff};
    for (unsigned i = 0; i < 6; i++) {
        bench_step(b, 0);
        assert_int_equal(b->step.retire.pc, pc[i]);
        assert_int_equal(b->step.retire.active, active[i]);
        assert_int_equal(b->step.retire.trap, 0);
    }
    assert_int_equal(b->step.retire.done, 1);
    for (unsigned lane = 0; lane < 32; lane++)
        assert_int_equal(warp->gpr[1][lane], lane < 8 ? 100 : 14);
    bench_free(b);
}

static void test_trapping_join_lets_its_instruction_finish(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit(b, 0x20000205, 0x040047c2); /* join add b32 $c0 $r1 $r1 $r1, empty stack */
    struct tesla_warp *warp = bench_start(b);
    bench_fill(warp->gpr[1], 50);
    bench_step(b, 0);
    assert_int_equal(b->step.retire.trap, 0x0200);
    assert_int_equal(b->step.retire.done, 1);
    assert_int_equal(b->step.regs, 2); /* $r1 and $c0 */
    assert_int_equal(warp->gpr[1][0], 100);
    assert_true(tesla_finished(b->model));
    bench_free(b);
}

static void test_control_flow_of_a_program(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit(b, 0x20008003, 0x00000000); /* 00 call 0x40 */
    bench_emit(b, 0xd0008003, 0x00000000); /* 08 preret 0x40 */
    bench_emit(b, 0x40008003, 0x00000000); /* 10 breakaddr 0x40 */
    bench_emit(b, 0x50000003, 0x00000780); /* 18 break */
    for (int i = 0; i < 4; i++) bench_emit(b, 0xf0000001, 0xe0000780);
    bench_emit(b, 0x30000003, 0x00000780); /* 40 ret */
    bench_start(b);
    static const uint32_t pc[] = {0x00, 0x40, 0x08, 0x10, 0x18, 0x40, 0x40};
    for (unsigned i = 0; i < 7; i++) {
        bench_step(b, 0);
        assert_int_equal(b->step.retire.pc, pc[i]);
        assert_int_equal(b->step.retire.trap, 0);
    }
    assert_int_equal(b->step.retire.done, 1); /* the second ret is at the outermost level */
    bench_free(b);
}

static void test_brkpt_is_a_nop_in_both_lengths(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit1(b, 0xb0000002);
    bench_emit1(b, 0x10000200);
    bench_emit(b, 0xb0000003, 0x00000780);
    bench_start(b);
    assert_int_equal(bench_step(b, 0)->next_pc, 4);
    bench_step(b, 0);
    assert_int_equal(bench_step(b, 0)->next_pc, 16);
    assert_int_equal(b->step.retire.trap, 0);
    bench_free(b);
}

static void test_bra_c_jumps_all_active_lanes(void **state)
{
    (void)state;
    uint32_t word[] = {0, 0x31000023, 0};
    struct bench *b = bench_new();
    bench_emit(b, 0xc4000803, 0x00800000); /* bra c2[$a1+4] */
    bench_init(b, TESLA_SPACE_CONST, 2, 0, word, 3);
    struct tesla_warp *warp = bench_start(b);
    warp->flow.active = 0xf0;
    ramp(warp->addr[1], 0x100, 0);
    warp->addr[1][4] = 0; /* the lowest active lane decides */
    bench_step(b, 0);
    assert_int_equal(b->step.retire.next_pc, 0x20);
    assert_int_equal(warp->flow.active, 0xf0);
    assert_int_equal(warp->flow.depth, 0);
    bench_free(b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_mov_half_keeps_the_other_half),
        cmocka_unit_test(test_mov_immediate_into_a_high_half),
        cmocka_unit_test(test_mov_lane_mask_writes_its_lanes_only),
        cmocka_unit_test(test_mov_from_and_to_c),
        cmocka_unit_test(test_address_registers),
        cmocka_unit_test(test_missing_address_registers_read_0_and_ignore_writes),
        cmocka_unit_test(test_physid_is_lane_and_slot),
        cmocka_unit_test(test_clock_is_taken_from_the_core),
        cmocka_unit_test(test_other_special_registers_read_0),
        cmocka_unit_test(test_predicate_truth_table),
        cmocka_unit_test(test_predicate_takes_its_condition_register),
        cmocka_unit_test(test_predicated_off_instruction_only_goes_on),
        cmocka_unit_test(test_vote_any),
        cmocka_unit_test(test_vote_all),
        cmocka_unit_test(test_unallocated_register_reads_0),
        cmocka_unit_test(test_unallocated_destination_still_writes_flags),
        cmocka_unit_test(test_last_allocated_register_is_written),
        cmocka_unit_test(test_bit_bucket_still_writes_flags),
        cmocka_unit_test(test_sources_are_read_before_destinations_are_written),
        cmocka_unit_test(test_addc_in_short_form_takes_c0),
        cmocka_unit_test(test_exit_modifier_ignores_the_predicate),
        cmocka_unit_test(test_exit_modifier_performs_its_instruction_first),
        cmocka_unit_test(test_join_on_an_instruction_runs_it_once_per_lane),
        cmocka_unit_test(test_trapping_join_lets_its_instruction_finish),
        cmocka_unit_test(test_control_flow_of_a_program),
        cmocka_unit_test(test_brkpt_is_a_nop_in_both_lengths),
        cmocka_unit_test(test_bra_c_jumps_all_active_lanes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
