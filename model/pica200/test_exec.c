/* Operands, results and the events of single instructions: sheet 1.6, 1.7, 2.2, 2.3, 3.1 to 3.3,
 * 3.5. */
#include "test_bench.h"

enum { ADD, DP3, DP4, DPH, DST, EX2, LG2, LITP, MUL, SGE, SLT, FLR, MAX, MIN, RCP, RSQ };
enum { MOVA = 0x12, MOV, DSTI = 0x19 };
enum { ONE = 0x3f0000, TWO = 0x400000, MINUS_ONE = 0xbf0000 };

/* ck = (k, k + 256, k + 512, k + 768) as bits: easy to distinguish. */
static void fill_uniforms(struct bench *b)
{
    uint32_t word[PICA200_UNIFORMS * 4];
    for (uint32_t i = 0; i < PICA200_UNIFORMS * 4; i++) word[i] = i / 4 + (i % 4) * 256;
    bench_init(b, PICA200_SPACE_UNIFORM, 0, word, PICA200_UNIFORMS * 4);
}

/* One instruction with a descriptor of its own and four known rows in r0 to r3; the caller
 * frees. */
static struct bench *one(uint32_t word, uint32_t desc)
{
    struct bench *b = bench_new();
    bench_emit(b, word | 1);
    bench_emit(b, BENCH_END);
    b->desc[1] = desc;
    fill_uniforms(b);
    bench_start(b);
    bench_set(b->thread->reg[R], 0xa, 0xb, 0xc, 0xd);
    bench_set(b->thread->reg[R + 1], 0x111111, 0x122222, 0x133333, 0x144444);
    bench_set(b->thread->reg[R + 2], ONE, TWO, 0x408000, 0x410000);
    bench_set(b->thread->reg[R + 3], MINUS_ONE, 0xc00000, 0xc08000, 0xc10000);
    bench_set(b->thread->reg[5], 0x555555, 0x500000, 0x510000, 0x520000); /* v5 */
    return b;
}

/* ---- operands and results. */

static void test_selector_feeds_components(void **state)
{
    (void)state;
    /* sheet 2.3: bits 7:6 of a selector feed x */
    struct bench *b = one(f1(MOV, R, 0, R + 1, 0, 0), descriptor(15, 0x1b, 0, 0));
    bench_step(b);
    assert_row(b->thread->reg[R], 0x111111, 0x122222, 0x133333, 0x144444);
    bench_free(b);
    b = one(f1(MOV, R, 0, R + 1, 0, 0), descriptor(15, 0xc6, 0, 0)); /* 3 0 1 2: wxyz */
    bench_step(b);
    assert_row(b->thread->reg[R], 0x144444, 0x111111, 0x122222, 0x133333);
    bench_free(b);
}

static void test_mask_bit_3_is_x(void **state)
{
    (void)state;
    for (uint32_t mask = 0; mask < 16; mask++) {
        struct bench *b = one(f1(MOV, R, 0, R + 1, 0, 0), descriptor(mask, XYZW, 0, 0));
        const struct common_reg_write *write;
        bench_step(b);
        assert_row(b->thread->reg[R], mask & 8 ? 0x111111 : 0xa, mask & 4 ? 0x122222 : 0xb,
                   mask & 2 ? 0x133333 : 0xc, mask & 1 ? 0x144444 : 0xd);
        write = bench_wrote(b, PICA200_FILE_R, 0);
        if (mask == 0) {
            assert_null(write);
        } else {
            uint32_t lanes =
                (mask >> 3 & 1) | (mask >> 2 & 1) << 1 | (mask >> 1 & 1) << 2 | (mask & 1) << 3;
            assert_int_equal(write->mask, lanes);
            for (unsigned i = 0; i < 4; i++)
                if (lanes >> i & 1) assert_int_equal(write->data[i], b->thread->reg[R][i]);
        }
        assert_int_equal(b->step.regs, mask != 0);
        bench_free(b);
    }
}

static void test_negate_flips_the_sign_of_each_source(void **state)
{
    (void)state;
    /* mad r0, -r2, r2, -r3 = -1, -4, -9, -16 plus 1, 2, 3, 4 */
    uint32_t word = 0xe0000000u | R << 24 | (R + 2) << 17 | (R + 2) << 10 | (R + 3) << 5;
    struct bench *b = one(word, descriptor(15, XYZW, XYZW, XYZW) | 1u << 4 | 1u << 22);
    bench_step(b);
    assert_row(b->thread->reg[R], 0, 0xc00000, 0xc18000, 0xc28000);
    bench_free(b);
    b = one(f1(MOV, R, 0, R + 1, 0, 0), descriptor(15, XYZW, 0, 0) | 1u << 4);
    bench_set(b->thread->reg[R + 1], 0, 0x7f0000, 0xff8000, 0x000001);
    bench_step(b);
    assert_row(b->thread->reg[R], 0x800000, 0xff0000, 0x7f8000, 0x800001);
    bench_free(b);
    b = one(f1(ADD, R, 0, R + 2, R + 2, 0), descriptor(15, XYZW, XYZW, 0) | 1u << 13);
    bench_step(b);
    assert_row(b->thread->reg[R], 0, 0, 0, 0);
    bench_free(b);
}

static void test_sources_are_read_before_the_write(void **state)
{
    (void)state;
    struct bench *b = one(f1(MOV, R + 1, 0, R + 1, 0, 0), descriptor(15, 0xb1, 0, 0)); /* z w x y */
    bench_step(b);
    assert_row(b->thread->reg[R + 1], 0x133333, 0x144444, 0x111111, 0x122222);
    bench_free(b);
}

static void test_wide_fields_reach_uniforms(void **state)
{
    (void)state;
    uint32_t desc = descriptor(15, XYZW, XYZW, XYZW);
    struct bench *b = one(f1(MAX, R, 0, C + 95, R, 0), desc); /* source 1 */
    bench_set(b->thread->reg[R], 0, 0, 0, 0);
    bench_step(b);
    assert_row(b->thread->reg[R], 95, 95 + 256, 95 + 512, 95 + 768);
    bench_free(b);
    b = one(f1i(DSTI, R, 0, R + 2, C + 7, 0), desc); /* source 2 */
    bench_step(b);
    assert_row(b->thread->reg[R], ONE, 0, 0x408000, 7 + 768);
    bench_free(b);
    b = one(f5i(R, 0, R + 2, R + 3, C + 2, 0), desc); /* source 3: too small to count */
    bench_step(b);
    assert_row(b->thread->reg[R], MINUS_ONE, 0xc10000, 0xc22000, 0xc30000);
    bench_free(b);
    b = one(f5(R, 0, R + 2, C + 3, R + 3, 0), desc); /* source 2: subnormal, so 0 */
    bench_step(b);
    assert_row(b->thread->reg[R], MINUS_ONE, 0xc00000, 0xc08000, 0xc10000);
    bench_free(b);
}

static void test_v_and_o_registers(void **state)
{
    (void)state;
    struct bench *b = one(f1(MOV, 7, 0, 5, 0, 0), descriptor(15, XYZW, 0, 0)); /* mov o7, v5 */
    b->thread->bank = 1;
    bench_step(b);
    assert_row(b->thread->out[1][7], 0x555555, 0x500000, 0x510000, 0x520000);
    assert_row(b->thread->out[0][7], 0, 0, 0, 0);
    assert_int_equal(bench_wrote(b, PICA200_FILE_O, 16 + 7)->mask, 15);
    bench_free(b);
}

/* ---- relative addressing. */

/* mov r0, c40[a0.x] with what sheet section 7 says about it. */
static void test_relative_addresses_of_the_sheet(void **state)
{
    (void)state;
    static const int32_t row[][2] = {{0, 40},   {13, 53},   {50, 90},   {60, -1},  {74, -1},
                                     {87, -1},  {88, 0},    {-40, 0},   {-42, -1}, {-70, -1},
                                     {-73, 95}, {-127, 41}, {-129, 40}, {128, 40}};
    for (unsigned i = 0; i < sizeof row / sizeof row[0]; i++) {
        struct bench *b = bench_new();
        uint32_t number = (uint32_t)(row[i][0] < 0 ? -row[i][0] : row[i][0]);
        bench_emit(b, f1(MOVA, 0, 0, R + 9, 0, 0));
        bench_emit(b, f1(MOV, R, PICA200_IDX_A0X, C + 40, 0, 0));
        fill_uniforms(b);
        bench_start(b)->reg[R + 9][0] =
            common_f24_from_int(number) | (row[i][0] < 0 ? 0x800000u : 0);
        bench_step(b);
        bench_step(b);
        uint32_t c = (uint32_t)row[i][1];
        if (row[i][1] < 0) assert_row(b->thread->reg[R], ONE, ONE, ONE, ONE);
        else assert_row(b->thread->reg[R], c, c + 256, c + 512, c + 768);
        bench_free(b);
    }
}

static void test_index_registers(void **state)
{
    (void)state;
    static const struct {
        uint32_t idx;
        uint32_t c;
    } row[] = {
        {PICA200_IDX_NONE, 40}, {PICA200_IDX_A0X, 43}, {PICA200_IDX_A0Y, 35}, {PICA200_IDX_AL, 47}};
    for (unsigned i = 0; i < 4; i++) {
        struct bench *b = one(f1(MOV, R, row[i].idx, C + 40, 0, 0), descriptor(8, XYZW, 0, 0));
        b->thread->a0[0] = 3;
        b->thread->a0[1] = -5;
        b->thread->flow.al = 7;
        bench_step(b);
        assert_int_equal(b->thread->reg[R][0], row[i].c);
        bench_free(b);
    }
}

static void test_al_above_127_counts_as_0(void **state)
{
    (void)state;
    static const uint32_t row[][2] = {{127, 39}, {128, 40}, {255, 40}, {88, 0}};
    for (unsigned i = 0; i < 4; i++) {
        struct bench *b = one(f1(MOV, R, PICA200_IDX_AL, C + 40, 0, 0), descriptor(8, XYZW, 0, 0));
        b->thread->flow.al = (uint8_t)row[i][0];
        bench_step(b);
        assert_int_equal(b->thread->reg[R][0], row[i][1]);
        bench_free(b);
    }
}

static void test_index_is_ignored_without_a_uniform(void **state)
{
    (void)state;
    struct bench *b = one(f1(MOV, R, PICA200_IDX_A0X, R + 1, 0, 0), descriptor(15, XYZW, 0, 0));
    b->thread->a0[0] = 100;
    bench_step(b);
    assert_row(b->thread->reg[R], 0x111111, 0x122222, 0x133333, 0x144444);
    bench_free(b);
}

static void test_index_applies_to_the_wide_source_only(void **state)
{
    (void)state;
    uint32_t desc = descriptor(15, XYZW, XYZW, XYZW);
    struct bench *b = one(f1i(DSTI, R, PICA200_IDX_A0X, R + 1, C + 4, 0), desc);
    b->thread->a0[0] = 2;
    bench_step(b);
    assert_row(b->thread->reg[R], ONE, 0, 0x133333, 6 + 768);
    bench_free(b);
    b = one(f5i(R, PICA200_IDX_A0Y, R + 2, R + 2, C + 90, 0), desc);
    b->thread->a0[1] = 6; /* c96: ones */
    bench_step(b);
    assert_row(b->thread->reg[R], TWO, 0x414000, 0x424000, 0x431000);
    bench_free(b);
}

static void test_the_vector_of_ones_is_negated_too(void **state)
{
    (void)state;
    struct bench *b =
        one(f1(MOV, R, PICA200_IDX_A0X, C + 90, 0, 0), descriptor(15, 0x1b, 0, 0) | 1u << 4);
    b->thread->a0[0] = 20;
    bench_step(b);
    assert_row(b->thread->reg[R], MINUS_ONE, MINUS_ONE, MINUS_ONE, MINUS_ONE);
    bench_free(b);
}

/* ---- MOVA. */

static void test_mova_writes_by_mask(void **state)
{
    (void)state;
    for (uint32_t mask = 0; mask < 16; mask++) {
        struct bench *b = one(f1(MOVA, R, 0, R + 2, 0, 0), descriptor(mask, XYZW, 0, 0));
        b->thread->a0[0] = b->thread->a0[1] = -9;
        bench_step(b);
        assert_int_equal(b->thread->a0[0], mask & 8 ? 1 : -9);
        assert_int_equal(b->thread->a0[1], mask & 4 ? 2 : -9);
        const struct common_reg_write *write = bench_wrote(b, PICA200_FILE_A0, 0);
        if (mask & 12) assert_int_equal(write->mask, (mask >> 3 & 1) | (mask >> 1 & 2));
        assert_int_equal(b->step.regs, (mask & 12) != 0);
        assert_row(b->thread->reg[R], 0xa, 0xb, 0xc, 0xd); /* DST is ignored */
        bench_free(b);
    }
}

static void test_mova_reads_the_old_address(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit(b, f1(MOVA, 0, PICA200_IDX_A0X, C, 0, 0));
    for (uint32_t i = 0; i < 8; i++)
        bench_init1(b, PICA200_SPACE_UNIFORM, 16 * i, common_f24_from_int(i + 10));
    bench_start(b)->a0[0] = 4;
    bench_step(b);
    assert_int_equal(b->thread->a0[0], 14);
    assert_int_equal(bench_wrote(b, PICA200_FILE_A0, 0)->data[0], 14);
    bench_free(b);
}

static void test_negative_address_is_8_bits_on_the_tap(void **state)
{
    (void)state;
    struct bench *b = one(f1(MOVA, 0, 0, R + 3, 0, 0), descriptor(15, XYZW, 0, 0));
    bench_step(b);
    assert_int_equal(bench_wrote(b, PICA200_FILE_A0, 0)->data[0], 0xff);
    uint32_t lane[COMMON_LANES];
    pica200_read_register(b->model, 0, PICA200_FILE_A0, 0, lane);
    assert_row(lane, 0xff, 0xfe, 0, 0);
    bench_free(b);
}

/* ---- CMP, LITP, DST. */

static void test_cmp_operators(void **state)
{
    (void)state;
    static const uint32_t value[] = {0x000000,  0x800000, 0x00ffff, ONE,
                                     MINUS_ONE, 0x7f0000, 0xff0000, 0x7f8000};
    /* a < b, a == b by number; the last is NaN, subnormal patterns are not 0 */
    static const int rank[] = {3, 3, 4, 5, 2, 6, 1, 0};
    for (unsigned i = 0; i < 8; i++)
        for (unsigned k = 0; k < 8; k++)
            for (uint32_t op = 0; op < 8; op++) {
                bool ordered = rank[i] != 0 && rank[k] != 0, less = rank[i] < rank[k],
                     equal = rank[i] == rank[k];
                const bool want[8] = {ordered && equal,
                                      !(ordered && equal),
                                      ordered && less,
                                      ordered && (less || equal),
                                      ordered && !less && !equal,
                                      ordered && !less,
                                      true,
                                      true};
                struct bench *b =
                    one(f1c(op, (op + 3) & 7, R + 1, R + 2, 0), descriptor(0, XYZW, XYZW, 0));
                b->thread->reg[R + 1][0] = b->thread->reg[R + 1][1] = value[i];
                b->thread->reg[R + 2][0] = b->thread->reg[R + 2][1] = value[k];
                bench_step(b);
                assert_int_equal(b->thread->cmp[0], want[op]);
                assert_int_equal(b->thread->cmp[1], want[(op + 3) & 7]);
                const struct common_reg_write *write = bench_wrote(b, PICA200_FILE_CMP, 0);
                assert_int_equal(write->mask, 3);
                assert_int_equal(write->data[0], want[op]);
                assert_int_equal(b->step.regs, 1);
                bench_free(b);
            }
}

static void check_litp(uint32_t x, uint32_t y, uint32_t w, uint32_t rx, uint32_t ry, uint32_t rw,
                       bool cx, bool cy)
{
    struct bench *b = one(f1(LITP, R, 0, R + 1, 0, 0), descriptor(15, XYZW, 0, 0));
    bench_set(b->thread->reg[R + 1], x, y, 0x123456, w);
    b->thread->cmp[0] = !cx;
    b->thread->cmp[1] = !cy;
    bench_step(b);
    assert_row(b->thread->reg[R], rx, ry, 0, rw);
    assert_int_equal(b->thread->cmp[0], cx);
    assert_int_equal(b->thread->cmp[1], cy);
    assert_int_equal(bench_wrote(b, PICA200_FILE_CMP, 0)->mask, 3);
    bench_free(b);
}

static void test_litp(void **state)
{
    (void)state;
    check_litp(ONE, TWO, 0x408000, ONE, TWO, 0x408000, true, true);
    check_litp(MINUS_ONE, 0x460000, MINUS_ONE, 0, 0x45fffc, 0, false, false); /* y above 127.996 */
    check_litp(0, 0xc60000, 0x800000, 0, 0xc5fffc, 0, true, true);            /* -0 counts as 0 */
    check_litp(0x7f8000, 0x7f8000, 0xff8001, 0, 0x45fffc, 0, false, false);   /* NaN */
    check_litp(0x7f0000, 0xff0000, 0xff0000, 0x7f0000, 0xc5fffc, 0, true, false);
    check_litp(0x00ffff, 0x00ffff, 0x80ffff, 0x00ffff, 0x00ffff, 0, true, false); /* not flushed */
}

static void test_litp_flags_without_a_destination(void **state)
{
    (void)state;
    struct bench *b = one(f1(LITP, R, 0, R + 2, 0, 0), descriptor(0, XYZW, 0, 0));
    bench_step(b);
    assert_int_equal(b->step.regs, 1);
    assert_true(b->thread->cmp[0] && b->thread->cmp[1]);
    bench_free(b);
}

static void test_dst_passes_z_and_w_raw(void **state)
{
    (void)state;
    struct bench *b = one(f1(DST, R, 0, R + 1, R + 2, 0), descriptor(15, XYZW, XYZW, 0));
    bench_set(b->thread->reg[R + 1], 1, TWO, 0x800001, 3);
    bench_set(b->thread->reg[R + 2], 1, 0x408000, 3, 0xff8001);
    bench_step(b);
    assert_row(b->thread->reg[R], ONE, 0x418000, 0x800001, 0xff8001);
    bench_free(b);
}

static void test_dph_ignores_w_of_source_1(void **state)
{
    (void)state;
    struct bench *b = one(f1(DPH, R, 0, R + 1, R + 2, 0), descriptor(15, XYZW, XYZW, 0) | 1u << 4);
    bench_set(b->thread->reg[R + 1], 0, 0, 0, 0x7f8000);
    bench_step(b); /* -0 - 0 - 0 + 1 * 4 */
    assert_row(b->thread->reg[R], 0x410000, 0x410000, 0x410000, 0x410000);
    bench_free(b);
}

static void test_functions_use_x_after_the_selector(void **state)
{
    (void)state;
    static const uint32_t op[] = {RCP, RSQ, EX2, LG2},
                          want[] = {0x3d0000, 0x3e0000, 0x430000, 0x400000};
    for (unsigned i = 0; i < 4; i++) {
        struct bench *b = one(f1(op[i], R, 0, R + 2, 0, 0), descriptor(6, 0xe4, 0, 0)); /* wzyx */
        bench_step(b);                                                                  /* of 4 */
        assert_row(b->thread->reg[R], 0xa, want[i], want[i], 0xd);
        bench_free(b);
    }
}

/* Sheet 8.1: compares and MAX see the largest subnormal, arithmetic does not. */
static void test_mov_keeps_subnormals_and_mul_flushes(void **state)
{
    (void)state;
    struct bench *b = one(f1(MOV, R, 0, R + 1, 0, 0), descriptor(15, XYZW, 0, 0));
    bench_set(b->thread->reg[R + 1], 0x00ffff, 0x800000, 0x7f0001, 0x80ffff);
    bench_step(b);
    assert_row(b->thread->reg[R], 0x00ffff, 0x800000, 0x7f0001, 0x80ffff);
    bench_free(b);
    b = one(f1(MUL, R, 0, R + 1, R + 2, 0), descriptor(15, XYZW, 0x55, 0));
    bench_set(b->thread->reg[R + 1], 0x00ffff, 0x800000, 0x7f0001, 0x80ffff);
    bench_step(b);
    assert_row(b->thread->reg[R], 0, 0, 0x7f8000, 0);
    bench_free(b);
}

/* ---- the retire record. */

static void test_retire_of_an_instruction_with_a_descriptor(void **state)
{
    (void)state;
    uint32_t word = f1(ADD, R, 0, R + 1, R + 2, 1);
    struct bench *b = one(word, descriptor(15, XYZW, XYZW, 0) | 0x80000000u);
    const struct common_retire *retire = bench_step(b);
    assert_int_equal(retire->kind, COMMON_RETIRE);
    assert_int_equal(retire->warp, 0);
    assert_int_equal(retire->pc, 0);
    assert_int_equal(retire->nwords, 2);
    assert_int_equal(retire->word[0], word);
    assert_int_equal(retire->word[1], descriptor(15, XYZW, XYZW, 0)); /* bit 31 is not stored */
    assert_int_equal(retire->active, 15);
    assert_int_equal(retire->next_pc, 1);
    assert_int_equal(retire->trap, 0);
    assert_int_equal(retire->done, 0);
    bench_free(b);
}

static void test_undefined_opcodes_only_set_a_flag(void **state)
{
    (void)state;
    static const uint32_t op[] = {0x10, 0x11, 0x14, 0x15, 0x16, 0x17, 0x1c, 0x1d, 0x1e, 0x1f};
    for (unsigned i = 0; i < sizeof op / sizeof op[0]; i++) {
        struct bench *b = one(op[i] << 26 | 0x03ffffff, descriptor(15, XYZW, 0, 0));
        struct pica200_thread before = *b->thread;
        const struct common_retire *retire = bench_step(b);
        assert_int_equal(retire->trap, PICA200_TRAP_UNDEF);
        assert_int_equal(retire->nwords, 1);
        assert_int_equal(retire->word[0], op[i] << 26 | 0x03ffffff);
        assert_int_equal(retire->word[1], 0);
        assert_int_equal(retire->next_pc, 1);
        assert_int_equal(retire->done, 0);
        assert_int_equal(b->step.regs + b->step.mems, 0);
        before.flow.pc = 1;
        assert_memory_equal(&before, b->thread, sizeof before);
        bench_free(b);
    }
}

/* Sheet 3.5: the stack checks are normal ones. */
static void test_undefined_opcode_closes_a_scope(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit(b, f2(0x24, 0, 0, 0, 7, 1));
    bench_put(b, 7, 0x40000000);
    bench_start(b);
    bench_step(b);
    assert_int_equal(bench_step(b)->next_pc, 1);
    assert_int_equal(bench_wrote(b, PICA200_FILE_DEPTH, 0)->mask, 1);
    bench_free(b);
}

static void test_emit_is_undefined_in_vertex_mode(void **state)
{
    (void)state;
    static const uint32_t word[] = {0xa8000000, 0xafc00000};
    for (unsigned i = 0; i < 2; i++) {
        struct bench *b = bench_new();
        bench_emit(b, word[i]);
        bench_start(b);
        struct pica200_thread before = *b->thread;
        assert_int_equal(bench_step(b)->trap, PICA200_TRAP_UNDEF);
        assert_int_equal(b->step.regs + b->step.mems, 0);
        before.flow.pc = 1;
        assert_memory_equal(&before, b->thread, sizeof before);
        bench_free(b);
    }
}

static void test_an_idle_thread_does_not_step(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    bench_emit(b, BENCH_END);
    bench_start(b);
    assert_int_equal(pica200_step(b->model, 1, &b->step, &b->err), -1);
    assert_string_equal(b->err.text, "thread 1 is idle");
    bench_step(b);
    assert_int_equal(pica200_step(b->model, 0, &b->step, &b->err), -1);
    assert_int_equal(pica200_step(b->model, 4, &b->step, &b->err), -1);
    bench_free(b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_selector_feeds_components),
        cmocka_unit_test(test_mask_bit_3_is_x),
        cmocka_unit_test(test_negate_flips_the_sign_of_each_source),
        cmocka_unit_test(test_sources_are_read_before_the_write),
        cmocka_unit_test(test_wide_fields_reach_uniforms),
        cmocka_unit_test(test_v_and_o_registers),
        cmocka_unit_test(test_relative_addresses_of_the_sheet),
        cmocka_unit_test(test_index_registers),
        cmocka_unit_test(test_al_above_127_counts_as_0),
        cmocka_unit_test(test_index_is_ignored_without_a_uniform),
        cmocka_unit_test(test_index_applies_to_the_wide_source_only),
        cmocka_unit_test(test_the_vector_of_ones_is_negated_too),
        cmocka_unit_test(test_mova_writes_by_mask),
        cmocka_unit_test(test_mova_reads_the_old_address),
        cmocka_unit_test(test_negative_address_is_8_bits_on_the_tap),
        cmocka_unit_test(test_cmp_operators),
        cmocka_unit_test(test_litp),
        cmocka_unit_test(test_litp_flags_without_a_destination),
        cmocka_unit_test(test_dst_passes_z_and_w_raw),
        cmocka_unit_test(test_dph_ignores_w_of_source_1),
        cmocka_unit_test(test_functions_use_x_after_the_selector),
        cmocka_unit_test(test_mov_keeps_subnormals_and_mul_flushes),
        cmocka_unit_test(test_retire_of_an_instruction_with_a_descriptor),
        cmocka_unit_test(test_undefined_opcodes_only_set_a_flag),
        cmocka_unit_test(test_undefined_opcode_closes_a_scope),
        cmocka_unit_test(test_emit_is_undefined_in_vertex_mode),
        cmocka_unit_test(test_an_idle_thread_does_not_step),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
