/* What vectors.csv leaves open of floating point: quadop, flags, modifiers that it does not vary,
 * registers that do not exist. Expected values are worked out by hand from sheet 3.9 to 3.11. */
#include "test_bench.h"

#include "../common/f64.h"

#define FOR_LANES(lane) for (uint32_t lane = 0; lane < 32; lane++)

enum { ONE = 0x3f800000, TWO = 0x40000000, THREE = 0x40400000, QNAN = 0x7fffffff };
#define MINUS(x) ((x) | 0x80000000u)

/* One instruction of two words, or of one if w0[0] is 0. */
static struct bench *start(uint32_t w0, uint32_t w1)
{
    struct bench *b = bench_new();
    bench_emit1(b, w0);
    if (w0 & 1) bench_emit1(b, w1);
    bench_start(b);
    return b;
}

/* ---- quadop: $r4 := $r1 of another lane op $r2. */

static uint32_t quadop_w0(uint32_t code, uint32_t op3)
{
    return 0xc0000211 | code << 16 | op3 << 20;
}

static uint32_t quadop_w1(uint32_t op0, uint32_t op1, uint32_t op2)
{
    return 0x80008780 | 2 << 14 | op0 << 26 | op1 << 24 | op2 << 22 | 0x40;
}

static void test_quadop_takes_the_lane_and_each_lane_its_operation(void **state)
{
    (void)state;
    /* $r1 holds 1 in the first lane of a quad, 2, 3, 4 in the others; $r2 holds 1 */
    static const uint32_t numbers[4] = {ONE, TWO, THREE, 0x40800000};
    static const uint32_t sum[4] = {TWO, THREE, 0x40800000, 0x40a00000};
    static const uint32_t diff[4] = {0, ONE, TWO, THREE};
    for (uint32_t code = 0; code < 4; code++) {
        struct bench *b = start(quadop_w0(code, 3), quadop_w1(0, 1, 2)); /* add subr sub mov2 */
        struct tesla_warp *warp = &b->model->warp[0];
        FOR_LANES(lane) warp->gpr[1][lane] = numbers[lane & 3];
        bench_fill(warp->gpr[2], ONE);
        assert_int_equal(bench_step(b, 0)->trap, 0);
        FOR_LANES(lane)
        {
            uint32_t minus = diff[code] ? MINUS(diff[code]) : 0;
            const uint32_t expected[4] = {sum[code], minus, diff[code], ONE};
            assert_int_equal(warp->gpr[4][lane], expected[lane & 3]);
        }
        assert_int_equal(warp->cond[0][1], code == 0 ? 1 : 2);
        bench_free(b);
    }
}

static void test_quadop_derivatives_are_0_in_compute(void **state)
{
    (void)state;
    for (uint32_t code = 4; code < 8; code++) {
        struct bench *b = start(quadop_w0(code, 0), quadop_w1(0, 1, 2));
        struct tesla_warp *warp = &b->model->warp[0];
        bench_fill(warp->gpr[1], ONE);
        bench_fill(warp->gpr[2], 0x7fc00000);
        bench_fill(warp->gpr[4], 7);
        bench_step(b, 0);
        FOR_LANES(lane) assert_int_equal(warp->gpr[4][lane], 0);
        FOR_LANES(lane) assert_int_equal(warp->cond[0][lane], 1);
        bench_free(b);
    }
}

static void test_quadop_reads_lanes_that_do_not_run(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    tesla_launch_of(&b->program)->block[0] = 3;
    bench_emit(b, quadop_w0(3, 0), quadop_w1(0, 0, 0)); /* of lane 3, which never existed */
    struct tesla_warp *warp = bench_start(b);
    warp->gpr[1][3] = TWO;
    bench_fill(warp->gpr[2], ONE);
    bench_step(b, 0);
    assert_int_equal(bench_wrote(b, TESLA_FILE_GPR, 4)->mask, 7);
    assert_int_equal(warp->gpr[4][0], THREE);
    bench_free(b);
}

static void test_quadop_mov2_adds_a_positive_0(void **state)
{
    (void)state;
    static const uint32_t in[] = {0x80000000, 0x807fffff, 0xffc00001, MINUS(TWO)};
    static const uint32_t out[] = {0, 0, QNAN, MINUS(TWO)};
    for (unsigned i = 0; i < 4; i++) {
        struct bench *b = start(quadop_w0(0, 3), quadop_w1(3, 3, 3));
        bench_fill(b->model->warp[0].gpr[2], in[i]);
        bench_fill(b->model->warp[0].gpr[1], 0x7fc00000);
        bench_step(b, 0);
        FOR_LANES(lane) assert_int_equal(b->model->warp[0].gpr[4][lane], out[i]);
        bench_free(b);
    }
}

static void test_quadop_may_overwrite_what_others_read(void **state)
{
    (void)state;
    struct bench *b = start(quadop_w0(0, 0) & ~0x1fcu, quadop_w1(0, 0, 0)); /* $r0 := .. $r1 .. */
    struct tesla_warp *warp = &b->model->warp[0];
    bench_free(b);
    b = start((quadop_w0(0, 0) & ~0x1fcu) | 1 << 2, quadop_w1(0, 0, 0)); /* $r1 := $r1.l0 + $r2 */
    warp = &b->model->warp[0];
    bench_fill(warp->gpr[1], ONE);
    bench_fill(warp->gpr[2], ONE);
    bench_step(b, 0);
    FOR_LANES(lane) assert_int_equal(warp->gpr[1][lane], TWO);
    bench_free(b);
}

/* ---- flags and destinations. */

static void test_flags_come_after_saturation(void **state)
{
    (void)state;
    struct bench *b = start(0xb0000211, 0x200087c0); /* add sat f32 $c0 $r4 $r1 $r2 */
    struct tesla_warp *warp = &b->model->warp[0];
    bench_fill(warp->gpr[1], MINUS(THREE));
    bench_fill(warp->gpr[2], ONE);
    bench_step(b, 0);
    assert_int_equal(warp->gpr[4][0], 0);
    assert_int_equal(warp->cond[0][0], 1);
    bench_free(b);
}

/* Sheet 4.2 and 5: with the mode a NaN becomes +0, before the flags; without sat nothing
 * changes. */
static void check_sat_nan(uint32_t w0, uint32_t w1, uint32_t value, bool mode, uint32_t result,
                          uint32_t flags)
{
    struct bench *b = start(w0, w1);
    struct tesla_warp *warp = &b->model->warp[0];
    b->model->insn[0].sat_nan = mode;
    bench_fill(warp->gpr[1], value);
    bench_fill(warp->gpr[2], 0x3f800000);
    bench_fill(warp->gpr[4], 0xffffffff);
    bench_step(b, 0);
    assert_int_equal(warp->gpr[4][7], result);
    assert_int_equal(warp->cond[0][7], flags);
    bench_free(b);
}

static void test_sat_nan_makes_zero_of_a_nan(void **state)
{
    enum { NAN_LOW = 0x7fc00001 };
    (void)state;
    /* add sat f32 $c0 $r4 $r1 $r2; the same without sat */
    check_sat_nan(0xb0000211, 0x200087c0, NAN_LOW, true, 0, 1);
    check_sat_nan(0xb0000211, 0x200087c0, NAN_LOW, false, 0x7fffffff, 3);
    check_sat_nan(0xb0000211, 0x000087c0, NAN_LOW, true, 0x7fffffff, 3);
    check_sat_nan(0xb0000211, 0x200087c0, 0x3f000000, true, 0x3f800000, 0);
    /* cvt sat rn f16 $c0 $r4 f32 $r1 of the FP64 group: a word */
    check_sat_nan(0xa0000211, 0xc04807c0, NAN_LOW, true, 0, 1);
    check_sat_nan(0xa0000211, 0xc04807c0, NAN_LOW, false, 0x7fff, 3);
    /* ex2 f32 sat $r4 $r1 of the word for a NaN, which writes no flags */
    check_sat_nan(0x90000211, 0xc8000780, 0x40000000, true, 0, 0);
    check_sat_nan(0x90000211, 0xc8000780, 0x40000000, false, 0x7fffffff, 0);
    check_sat_nan(0x90000211, 0xc0000780, 0x40000000, true, 0x7fffffff, 0);
}

static void test_flags_of_nan_are_zero_and_sign(void **state)
{
    (void)state;
    struct bench *b = start(0xb00003fd, 0x200087c8); /* add sat f32 $c0 # $r1 $r2 */
    struct tesla_warp *warp = &b->model->warp[0];
    bench_fill(warp->gpr[1], 0x7f800000);
    bench_fill(warp->gpr[2], 0xff800000);
    bench_step(b, 0);
    assert_int_equal(warp->cond[0][0], 3);
    assert_int_equal(b->step.regs, 1);
    bench_free(b);
}

static void test_fadd_rounding_codes_1_and_2_are_rn_and_rz(void **state)
{
    (void)state;
    static const uint32_t expected[4] = {0x3f800001, 0x3f800001, ONE, ONE};
    for (uint32_t round = 0; round < 4; round++) {
        struct bench *b = start(0xb0000211 | round << 16, 0x00008780);
        struct tesla_warp *warp = &b->model->warp[0];
        bench_fill(warp->gpr[1], ONE);
        bench_fill(warp->gpr[2], 0x33c00000); /* 0.75 of the last place */
        bench_step(b, 0);
        assert_int_equal(warp->gpr[4][0], expected[round]);
        bench_free(b);
        b = start(0xc0020211, round << 14 | 0x780);
        warp = &b->model->warp[0];
        bench_fill(warp->gpr[1], 0x3f800001);
        bench_fill(warp->gpr[2], 0x3fc00000); /* 1.5: the product ends in half of the last place */
        bench_step(b, 0);
        assert_int_equal(warp->gpr[4][0], round == 0 || round == 1 ? 0x3fc00002 : 0x3fc00001);
        bench_free(b);
    }
}

static void test_pair_destination_beyond_the_allocation(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    tesla_launch_of(&b->program)->regs = 11;
    bench_emit(b, 0xe0060829, 0x60020780); /* add f64 $r10d $r4d $r8d */
    bench_emit(b, 0xe0060831, 0x600287c0); /* add f64 $c0 $r12d $r4d $r10d: $r11 reads 0 */
    struct tesla_warp *warp = bench_start(b);
    bench_fill(warp->gpr[5], 0x3ff00000); /* 1.0 + 1.0 */
    bench_fill(warp->gpr[9], 0x3ff00000);
    bench_step(b, 0);
    assert_int_equal(b->step.regs, 1);
    assert_int_equal(warp->gpr[11][0], 0);
    bench_step(b, 0);
    assert_int_equal(b->step.regs, 1);
    assert_int_equal(b->step.reg[0].file, TESLA_FILE_COND);
    assert_int_equal(warp->cond[0][0], 0);
    bench_free(b);
}

static void test_predicated_off_lanes_keep_both_words_of_a_pair(void **state)
{
    (void)state;
    struct bench *b = start(0xe0060829, 0x60020080 | 5 << 7); /* (lg $c0) add f64 */
    struct tesla_warp *warp = &b->model->warp[0];
    memset(warp->cond[0], 1, 32);
    warp->cond[0][7] = 0;
    bench_fill(warp->gpr[10], 0x1111);
    bench_fill(warp->gpr[11], 0x2222);
    bench_step(b, 0);
    assert_int_equal(b->step.reg[0].mask, 0x80);
    assert_int_equal(b->step.reg[1].mask, 0x80);
    assert_int_equal(warp->gpr[10][6], 0x1111);
    assert_int_equal(warp->gpr[11][7], 0);
    bench_free(b);
}

/* ---- cvt f16 from an integer: the bug of silicon, sheet 4.7. */

static void check_i2f16(uint32_t value, bool is_signed, uint32_t round, uint32_t expected)
{
    struct bench *b = start(0xa0000211, 0x40004780 | (uint32_t)is_signed << 16 | round << 17);
    bench_fill(b->model->warp[0].gpr[1], value);
    bench_step(b, 0);
    if (b->model->warp[0].gpr[2][0] != expected)
        fail_msg("%08x, %u: %x", value, round, b->model->warp[0].gpr[2][0]);
    bench_free(b);
}

static void test_cvt_to_f16_loses_upper_bits_of_integers(void **state)
{
    (void)state;
    enum { RN, RM, RP, RZ };
    check_i2f16(1000, false, RN, 0x63d0);
    check_i2f16(0x01000001, false, RN, 0x7c00); /* 7 bits are cleared at most */
    check_i2f16(0x02000001, false, RN, 0x3c00); /* of 2^25 + 1 only the 1 is left */
    check_i2f16(0x04000400, false, RN, 0x6400); /* 5 shifts: 7 bits again */
    check_i2f16(0xc0008000, false, RN, 0x7800); /* no shift: 2 bits */
    check_i2f16(0x20008000, false, RN, 0x7c00);
    check_i2f16(0x3fffffe0, false, RN, 0x0000); /* 25 ones */
    check_i2f16(0x3fffffe0, false, RM, 0x7bff); /* not when rounding down */
    check_i2f16(0xc000001f, true, RP, 0xfbff);  /* -0x3fffffe1: up is down for a magnitude */
    check_i2f16(0xc000001f, true, RM, 0x8000);
    check_i2f16(0xdfff8000, true, RN, 0xf800); /* -0x20008000: 0x7fff is shifted once, 3 bits */
}

/* ---- cvt of 32 bits to 16 by the FP64 group, sheet 3.9: the destination is a word, and its high
 * half becomes 0. */

static void check_narrow(uint32_t w0, uint32_t w1, uint32_t value, uint32_t half, uint32_t flags)
{
    struct bench *b = start(w0, w1);
    struct tesla_warp *warp = &b->model->warp[0];
    bench_fill(warp->gpr[4], value);
    bench_fill(warp->gpr[3], 0x12345678);
    bench_fill(warp->gpr[7], 0x12345678);
    bench_step(b, 0);
    assert_int_equal(b->step.retire.trap, 0);
    assert_int_equal(warp->gpr[7][5], half);
    assert_int_equal(warp->gpr[3][5], 0x12345678);
    assert_int_equal(warp->cond[0][5], flags);
    bench_free(b);
}

static void test_cvt_fp64_without_64_bits_is_32_to_16(void **state)
{
    (void)state;
    check_narrow(0xa967081d, 0x4058a7c0, 1, 0x3c00, 0);          /* sheet 3.9: abs sat u8 */
    check_narrow(0xa4fb081d, 0x5059a7c4, 1, 0x3c00, 0);          /* envytools' hwtest has it */
    check_narrow(0xa000081d, 0x404107c0, 0x101, 0x5c04, 0);      /* rn s32: 257 */
    check_narrow(0xa000081d, 0x404107c0, 0xffffff00, 0xdc00, 2); /* -256 */
    check_narrow(0xa000081d, 0x884607c0, 0xc4480000, 0xfce0, 2); /* rzi s16: -800.0 */
    check_narrow(0xa000081d, 0x804007c0, 0x40200000, 0x0002, 0); /* rni u16: 2.5 */
    check_narrow(0xa000081d, 0xc04007c0, 0x40200000, 0x4100, 0); /* rn f16: 2.5 */
    check_narrow(0xa000081d, 0xc84407c0, 0x40200000, 0x4200, 0); /* rpi f16 */
    check_narrow(0xa000081d, 0xe06007c0, 0x00000000, 0x8000, 1); /* neg, from s[]: 0 */
}

/* ---- cvt from f64: O, and the reference's quirk, sheet 4.8. */

static void check_f2i64(uint32_t w1, uint64_t value, uint64_t expected, uint32_t flags)
{
    struct bench *b = start(0xa0000411, w1 | 0x40); /* $r4 or $r4d from $r2d, $c0 */
    struct tesla_warp *warp = &b->model->warp[0];
    bench_fill(warp->gpr[2], (uint32_t)value);
    bench_fill(warp->gpr[3], (uint32_t)(value >> 32));
    bench_step(b, 0);
    assert_int_equal(warp->gpr[4][0], (uint32_t)expected);
    assert_int_equal(warp->gpr[5][0], expected >> 32);
    assert_int_equal(warp->cond[0][0], flags);
    bench_free(b);
}

static void test_cvt_from_f64_overflows(void **state)
{
    (void)state;
    enum { S64 = (int)0x8c404780, U64 = (int)0x84404780, U32 = (int)0x80404780, O = 8 };
    const uint64_t all32 = UINT64_C(0x41efffffffe00000); /* 2^32 - 1 */
    check_f2i64((uint32_t)S64, all32, 0xffffffff, O);
    check_f2i64((uint32_t)U64, all32, 0xffffffff, O);
    check_f2i64((uint32_t)U32, all32, 0xffffffff, O | 2);
    check_f2i64((uint32_t)S64, all32 | COMMON_F64_SIGN, UINT64_C(0xffffffff00000001), O | 2);
    check_f2i64((uint32_t)S64, UINT64_C(0x41efffffffc00000), 0xfffffffe, 0);
    check_f2i64((uint32_t)U64, COMMON_F64_INF, UINT64_MAX, 2); /* no O at the upper end */
    check_f2i64((uint32_t)S64, COMMON_F64_INF, UINT64_MAX >> 1, O);
    check_f2i64((uint32_t)U32, COMMON_F64_NAN, 0x80000000, O | 2);
}

/* ---- sources from memory: the bits as the s[] mode extends them are the operand. */

static void test_float_source_in_shared_is_not_converted(void **state)
{
    (void)state;
    struct bench *b = start(0xb0008811, 0x00208780); /* add f32 $r4 s16 s[..] $r2 */
    struct tesla_warp *warp = &b->model->warp[0];
    b->model->shared[8] = 0x80;
    b->model->shared[9] = 0xff; /* 0xffffff80 as bits: a NaN */
    bench_step(b, 0);
    assert_int_equal(warp->gpr[4][0], QNAN);
    bench_free(b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_quadop_takes_the_lane_and_each_lane_its_operation),
        cmocka_unit_test(test_quadop_derivatives_are_0_in_compute),
        cmocka_unit_test(test_quadop_reads_lanes_that_do_not_run),
        cmocka_unit_test(test_quadop_mov2_adds_a_positive_0),
        cmocka_unit_test(test_quadop_may_overwrite_what_others_read),
        cmocka_unit_test(test_flags_come_after_saturation),
        cmocka_unit_test(test_sat_nan_makes_zero_of_a_nan),
        cmocka_unit_test(test_flags_of_nan_are_zero_and_sign),
        cmocka_unit_test(test_fadd_rounding_codes_1_and_2_are_rn_and_rz),
        cmocka_unit_test(test_pair_destination_beyond_the_allocation),
        cmocka_unit_test(test_predicated_off_lanes_keep_both_words_of_a_pair),
        cmocka_unit_test(test_cvt_to_f16_loses_upper_bits_of_integers),
        cmocka_unit_test(test_cvt_fp64_without_64_bits_is_32_to_16),
        cmocka_unit_test(test_cvt_from_f64_overflows),
        cmocka_unit_test(test_float_source_in_shared_is_not_converted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
