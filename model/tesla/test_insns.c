/* The instruction table, and the decoder against the opcode map of ISA sheet section 3. Words are
 * typed by hand. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "../common/fields.h"
#include "../common/rng.h"
#include "fields.h"
#include "test_bench.h"

static struct tesla_insn decode(uint32_t w0, uint32_t w1)
{
    const uint32_t word[2] = {w0, w1};
    struct tesla_insn insn;
    tesla_decode(word, 2, 0, &insn);
    return insn;
}

static bool built(unsigned op)
{
    return tesla_op_built(op);
}

static uint32_t trap(uint32_t w0, uint32_t w1)
{
    return decode(w0, w1).trap;
}

/* --- the table --- */

static void test_table_is_sound(void **state)
{
    (void)state;
    struct common_error err = {{0}};
    if (common_encoding_check(&tesla_encoding, built, &err) != 0) fail_msg("%s", err.text);
}

static void test_table_form_agrees_with_the_length_bits(void **state)
{
    static const struct {
        uint32_t w0, w1_mask;
    } forms[] = {[TESLA_SHORT] = {0, 0}, [TESLA_IMM] = {1, 3},  [TESLA_LONG] = {1, 0},
                 [TESLA_SCTL] = {2, 0},  [TESLA_LCTL] = {3, 0}, [TESLA_LALL] = {3, 0}};
    (void)state;
    for (unsigned i = 0; i < TESLA_ROW_COUNT; i++) {
        const struct common_row *row = &tesla_rows[i];
        assert_int_equal(row->mask[0] & 3, 3);
        assert_int_equal(row->match[0] & 3, forms[row->form].w0);
        assert_int_equal(row->mask[1] & 3, forms[row->form].w1_mask);
        assert_int_equal(row->match[1] & 3, forms[row->form].w1_mask);
    }
}

/* Typed from sheet 2.3: long control without a predicate. */
static void test_table_form_tells_who_has_no_predicate(void **state)
{
    static const uint8_t without[] = {TESLA_OP_CALL,    TESLA_OP_PREBRK, TESLA_OP_QUADON,
                                      TESLA_OP_QUADPOP, TESLA_OP_BAR,    TESLA_OP_TRAP,
                                      TESLA_OP_JOINAT,  TESLA_OP_BRA_C,  TESLA_OP_PRERET};
    (void)state;
    for (unsigned i = 0; i < TESLA_ROW_COUNT; i++) {
        if ((tesla_rows[i].match[0] & 3) != 3) continue;
        bool none = memchr(without, tesla_rows[i].op, sizeof without) != NULL;
        assert_int_equal(tesla_rows[i].form, none ? TESLA_LALL : TESLA_LCTL);
    }
}

/* Random words of each row come back as that row and as its operation. */
static void test_decode_finds_every_row(void **state)
{
    (void)state;
    struct common_rng rng = common_rng_make(7, 1);
    for (unsigned row = 0; row < TESLA_ROW_COUNT; row++) {
        const struct common_row *info = &tesla_rows[row];
        for (int k = 0; k < 50; k++) {
            uint32_t w0 = ((uint32_t)common_rng_next(&rng) & ~info->mask[0]) | info->match[0];
            uint32_t w1 = ((uint32_t)common_rng_next(&rng) & ~info->mask[1]) | info->match[1];
            if (info->form == TESLA_LONG && (w1 & 3) == 3) w1 ^= 1u << (k & 1);
            struct tesla_insn insn = decode(w0, w1);
            assert_int_equal(insn.row, row);
            assert_int_equal(insn.op, info->op);
            assert_int_equal(insn.form, info->form);
        }
    }
}

/* --- what the table says of registers, and what decoder and model do --- */

static bool is_in(const struct common_access *access, unsigned count, unsigned how, uint32_t file,
                  uint32_t index)
{
    for (unsigned i = 0; i < count; i++)
        if (access[i].file == file && access[i].index == index && (access[i].access & how))
            return true;
    return false;
}

/* A random instruction of the row that is legal in compute programs; 0 after many tries. */
static bool random_legal(struct common_rng *rng, unsigned row, uint32_t word[2])
{
    const struct common_row *r = &tesla_rows[row];
    for (unsigned k = 0; k < 1000; k++) {
        for (unsigned w = 0; w < 2; w++)
            word[w] = ((uint32_t)common_rng_next(rng) & ~r->mask[w]) | r->match[w];
        if (!(word[0] & 1)) word[1] = 0;
        struct tesla_insn insn = decode(word[0], word[1]);
        if (insn.row == row && insn.trap == 0) return true;
    }
    return false;
}

static void test_sources_are_what_the_table_says_is_read(void **state)
{
    (void)state;
    struct common_rng rng = common_rng_make(12, 1);
    struct common_access access[COMMON_ROW_ACCESSES];
    for (unsigned row = 0; row < TESLA_ROW_COUNT; row++) {
        uint32_t word[2], file[32], index[32];
        for (unsigned k = 0; k < 40 && random_legal(&rng, row, word); k++) {
            unsigned count = common_accesses(&tesla_encoding, row, word, access);
            unsigned sources = tesla_sources(word, 2, file, index, 32), reads = 0;
            for (unsigned i = 0; i < sources; i++)
                if (!is_in(access, count, COMMON_READ, file[i], index[i]))
                    fail_msg("%s %08x %08x: reads file %u row %u", tesla_rows[row].name,
                             (unsigned)word[0], (unsigned)word[1], (unsigned)file[i],
                             (unsigned)index[i]);
            for (unsigned i = 0; i < count; i++) reads += (access[i].access & COMMON_READ) != 0;
            bool exact = decode(word[0], word[1]).op < TESLA_OP_TEXAUTO; /* textures: at most 4 */
            if (exact && reads != sources)
                fail_msg("%s %08x %08x: %u reads, %u sources", tesla_rows[row].name,
                         (unsigned)word[0], (unsigned)word[1], reads, sources);
        }
    }
}

/* Each word is a program of its own: it and an exit. */
static void check_writes(unsigned row, const uint32_t *word, unsigned *written)
{
    struct bench *b = bench_new();
    struct common_access access[COMMON_ROW_ACCESSES];
    unsigned count = common_accesses(&tesla_encoding, row, word, access);
    b->launch.regs = 128;
    bench_emit1(b, word[0]);
    bench_emit1(b, word[0] & 1 ? word[1] : 0x10008000); /* short nop */
    bench_emit(b, 0xf0000001, 0xe0000781);              /* exit */
    bench_start(b);
    bench_step(b, 0);
    *written += b->step.regs;
    for (uint32_t i = 0; i < b->step.regs; i++)
        if (!is_in(access, count, COMMON_WRITE, b->step.reg[i].file, b->step.reg[i].index))
            fail_msg("%s %08x %08x writes file %u row %u", tesla_rows[row].name, (unsigned)word[0],
                     (unsigned)word[1], (unsigned)b->step.reg[i].file,
                     (unsigned)b->step.reg[i].index);
    bench_free(b);
}

static void test_model_writes_what_the_table_says(void **state)
{
    (void)state;
    struct common_rng rng = common_rng_make(13, 1);
    unsigned written = 0;
    for (unsigned row = 0; row < TESLA_ROW_COUNT; row++) {
        uint32_t word[2];
        for (unsigned k = 0; k < 8 && random_legal(&rng, row, word); k++)
            check_writes(row, word, &written);
    }
    assert_true(written > 2 * TESLA_ROW_COUNT);
}

/* --- the opcode map of ISA sheet section 3, typed from it --- */

/* clang-format off */
#define O(name) TESLA_OP_##name

static const uint8_t long_map[16][8] = {
    {O(LD_A), O(MOV_FROM_C), O(MOV_FROM_A), O(MOV_FROM_SR), O(ST_O), O(MOV_TO_C), O(SHL_TO_A),
        O(ST_S)},
    {O(MOV), O(LD_C), O(LD_S), O(VOTE), 0, 0, 0, 0},
    {O(IADD), 0, 0, 0, 0, 0, 0, 0},
    {O(IADD), 0, 0, O(ISET), O(IMAX), O(IMIN), O(SHL), O(SHR)},
    {O(IMUL16), 0, 0, 0, 0, 0, 0, 0},
    {O(ISAD), 0, 0, 0, 0, 0, 0, 0},
    {O(IMAD), O(IMAD), O(IMAD), O(IMAD), O(IMAD), O(IMAD), O(IMAD), O(IMAD)},
    {O(IMAD), O(IMAD), O(IMAD), O(IMAD), O(IMAD), O(IMAD), O(IMAD), O(IMAD)},
    {O(INTERP), 0, 0, 0, 0, 0, 0, 0},
    {O(RCP), 0, O(RSQRT), O(LG2), O(SIN), O(COS), O(EX2), 0},
    {O(I2I), O(I2I), O(I2F), O(I2F), O(F2I), O(F2I), O(F2F), O(F2F)},
    {O(FADD), O(FADD), 0, O(FSET), O(FMAX), O(FMIN), O(PRESIN), 0},
    {O(FMUL), 0, O(FSLCT), O(FSLCT), O(QUADOP), 0, 0, 0},
    {O(LOGIC), O(ADD_TO_A), O(LD_L), O(ST_L), O(LD_G), O(ST_G), O(RED), O(ATOM)},
    {O(FMAD), O(FMAD), O(DFMA), O(DADD), O(DMUL), O(DMIN), O(DMAX), O(DSET)},
    {O(TEXAUTO), O(TEXBIAS), O(TEXLOD), O(TEXSIZE), O(TEXCSAA), 0, O(EMIT), O(NOP)},
};
static const uint8_t short_map[16] = {0, O(MOV), O(IADD), O(IADD), O(IMUL16), O(ISAD), O(IMAD),
    O(IMAD),
                                      O(INTERP), O(RCP), 0, O(FADD), O(FMUL), 0, O(FMAD),
                                      O(TEXAUTO)};
static const uint8_t imm_map[16] = {0, O(MOV), O(IADD), O(IADD), O(IMUL16), 0, O(IMAD), O(IMAD),
                                    0, 0, 0, O(FADD), O(FMUL), O(LOGIC), O(FMAD), 0};
static const uint8_t short_control_map[16] = {[9] = O(TRAP), [11] = O(BRKPT)};
static const uint8_t long_control_map[16] = {O(DISCARD), O(BRA), O(CALL), O(RET), O(PREBRK),
    O(BRK), O(QUADON), O(QUADPOP),
                                             O(BAR), O(TRAP), O(JOINAT), O(BRKPT), O(BRA_C),
                                             O(PRERET), 0, 0};
/* clang-format on */

/* More match bits of the cells that have them: those of the cell's first operation. */
static void cell_bits(unsigned p, unsigned s, uint32_t *w0, uint32_t *w1)
{
    if (p == 0 && s == 0) *w1 |= 0x04200000;
    if (p == 0 && s == 4) *w1 |= 0x00c00000;
    if ((p == 1 && s == 3) || (p == 15 && s == 6)) *w0 |= 1 << 9;
}

static void test_decode_names_every_cell_of_the_opcode_map(void **state)
{
    (void)state;
    for (unsigned p = 0; p < 16; p++) {
        for (unsigned s = 0; s < 8; s++) {
            uint32_t w0 = p << 28 | 1, w1 = s << 29;
            cell_bits(p, s, &w0, &w1);
            for (unsigned end = 0; end < 3; end++)
                assert_int_equal(decode(w0, w1 | end).op, long_map[p][s]);
            assert_int_equal(decode(p << 28 | 1, w1 | 3).op, imm_map[p]);
        }
        assert_int_equal(decode(p << 28, 0).op, short_map[p]);
        assert_int_equal(decode(p << 28 | 2, 0).op, short_control_map[p]);
        for (unsigned end = 0; end < 4; end++)
            assert_int_equal(decode(p << 28 | 3, end).op, long_control_map[p]);
    }
}

static void test_decode_rejects_every_empty_cell_whatever_its_other_bits_are(void **state)
{
    (void)state;
    struct common_rng rng = common_rng_make(3, 1);
    for (unsigned k = 0; k < 16 * 8 * 8; k++) {
        unsigned p = k % 16, s = k / 16 % 8;
        uint32_t w0 = ((uint32_t)common_rng_next(&rng) & 0x0ffffffc) | p << 28;
        uint32_t w1 = ((uint32_t)common_rng_next(&rng) & 0x1ffffffc) | s << 29;
        if (long_map[p][s] == 0) assert_int_equal(trap(w0 | 1, w1 | k % 3), 0x0101);
        if (imm_map[p] == 0) assert_int_equal(trap(w0 | 1, w1 | 3), 0x0101);
        if (short_map[p] == 0) assert_int_equal(trap(w0, w1), 0x0101);
        if (short_control_map[p] == 0) assert_int_equal(trap(w0 | 2, w1), 0x0101);
        if (long_control_map[p] == 0) assert_int_equal(trap(w0 | 3, w1), 0x0101);
    }
}

static void test_decode_rejects_illegal_neighbours_inside_cells(void **state)
{
    (void)state;
    /* clang-format off */
    static const struct {
        uint32_t w0, w1;
    } words[] = {
        /* ld a[] needs both bits */
        {0x00000001, 0x00000780}, {0x00000001, 0x04000780}, {0x00000001, 0x00200780},
        /* st o[] needs both bits */
        {0x00000001, 0x80000780}, {0x00000001, 0x80400780}, {0x00000001, 0x80800780},
        /* vote 0 and 3 */
        {0x10000001, 0x60000780}, {0x10000601, 0x60000780},
        /* ld lock u8, u16, s16 */
        {0x10000001, 0x44800780}, {0x10000001, 0x44804780}, {0x10000001, 0x44808780},
        /* atomic operation 3 */
        {0xd00e0001, 0xc0c0078c}, {0xd0000001, 0xe0c0078c},
        {0xd00e0001, 0xc0c00788}, {0xd00e0001, 0xc0000788}, {0xd00e0001, 0xc0800788}, /* red cas */
        /* atomics of 128 bits */
        {0xd00e0001, 0xc0a00780}, {0xd0000001, 0xe0a00780},
        /* emit 0 and 3 */
        {0xf0000001, 0xc0000780}, {0xf0000601, 0xc0000780},
        /* texprep not cube; 3, 15 */
        {0xf0000001, 0x60010780}, {0xf0000001, 0x60030780}, {0xf8000001, 0x600f0780},
    };
    /* clang-format on */
    for (unsigned i = 0; i < sizeof words / sizeof words[0]; i++) {
        struct tesla_insn insn = decode(words[i].w0, words[i].w1);
        if (insn.trap != 0x0101 || insn.op != TESLA_OP_ILLEGAL)
            fail_msg("%08x %08x is %s", (unsigned)words[i].w0, (unsigned)words[i].w1,
                     tesla_row_name(insn.row));
    }
}

/* What an operation raises in programs of a type, whatever its operands are, is typed here once
 * more. */
static uint32_t raised(unsigned op, unsigned type)
{
    switch (op) {
    case O(LD_A):
    case O(ST_O): return type == TESLA_VERTEX || type == TESLA_GEOMETRY ? 0 : 0x010a;
    case O(EMIT):
    case O(RESTART): return type == TESLA_GEOMETRY ? 0 : 0x010f;
    case O(INTERP): return type == TESLA_FRAGMENT ? 0 : 0x010e;
    case O(DISCARD): return type == TESLA_FRAGMENT ? 0 : 0x0101;
    case O(LD_S):
    case O(LD_LOCK):
    case O(ST_S):
    case O(ST_UNLOCK):
    case O(LD_G):
    case O(ST_G):
    case O(RED):
    case O(ATOM):
    case O(BAR): return type == TESLA_COMPUTE ? 0 : 0x0101;
    case O(TRAP): return 0x0100;
    default: return 0;
    }
}

static void test_decode_knows_what_an_operation_raises(void **state)
{
    (void)state;
    for (unsigned type = TESLA_COMPUTE; type <= TESLA_FRAGMENT; type++)
        for (unsigned op = 1; op < TESLA_OP_COUNT; op++)
            if (tesla_op_trap(op, type) != raised(op, type))
                fail_msg("%s, type %u: trap %x", tesla_op_name(op), type,
                         (unsigned)tesla_op_trap(op, type));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_table_is_sound),
        cmocka_unit_test(test_table_form_agrees_with_the_length_bits),
        cmocka_unit_test(test_table_form_tells_who_has_no_predicate),
        cmocka_unit_test(test_sources_are_what_the_table_says_is_read),
        cmocka_unit_test(test_model_writes_what_the_table_says),
        cmocka_unit_test(test_decode_finds_every_row),
        cmocka_unit_test(test_decode_names_every_cell_of_the_opcode_map),
        cmocka_unit_test(test_decode_rejects_every_empty_cell_whatever_its_other_bits_are),
        cmocka_unit_test(test_decode_rejects_illegal_neighbours_inside_cells),
        cmocka_unit_test(test_decode_knows_what_an_operation_raises),
    };
    return cmocka_run_group_tests_name("tesla_insns", tests, NULL, NULL);
}
