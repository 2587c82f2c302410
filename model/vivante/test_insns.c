/* The instruction table: what must be true of every ISA's, that every bit is claimed, and that
 * what it says is read is what the model reads. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "../common/fields.h"
#include "exec.h"
#include "fields.h"

/* Operations without an effect besides going on. */
static bool does_nothing(unsigned op)
{
    return op == VIVANTE_OP_NOP || op == VIVANTE_OP_BARRIER || op == VIVANTE_OP_NOP7C ||
           op == VIVANTE_OP_NOP7E;
}

static bool performs(unsigned op)
{
    assert_false(vivante_alu_of(op) != NULL && vivante_action_of(op) != NULL);
    return vivante_alu_of(op) != NULL || vivante_action_of(op) != NULL || does_nothing(op);
}

static void test_table_is_sound(void **state)
{
    struct common_error err = {{0}};
    (void)state;
    if (common_encoding_check(&vivante_encoding, performs, &err) != 0) fail_msg("%s", err.text);
}

/* Opcode n is row n: bits 5:0 in W0, bit 6 in W2; typed from the list of sheet 3.2 and 3.3. */
static void test_opcodes_are_those_of_the_sheet(void **state)
{
    static const struct {
        unsigned opcode, op;
    } rows[] = {{0x01, VIVANTE_OP_ADD},         {0x0f, VIVANTE_OP_SELECT},
                {0x14, VIVANTE_OP_CALL},        {0x24, VIVANTE_OP_BRANCH_ANY},
                {0x31, VIVANTE_OP_CMP},         {0x36, VIVANTE_OP_CLAMP0_MAX},
                {0x3c, VIVANTE_OP_IMULLO0},     {0x40, VIVANTE_OP_IMULHI0},
                {0x48, VIVANTE_OP_IMOD0},       {0x4c, VIVANTE_OP_IMADLO0},
                {0x56, VIVANTE_OP_MOVAI},       {0x5f, VIVANTE_OP_NOT},
                {0x60, VIVANTE_OP_BIT_EXTRACT}, {0x6c, VIVANTE_OP_ATOMIC_XOR},
                {0x72, VIVANTE_OP_CONV},        {0x7a, VIVANTE_OP_IMG_STORE},
                {0x7d, VIVANTE_OP_TG4},         {0x7f, VIVANTE_OP_EXT}};
    (void)state;
    assert_int_equal(vivante_encoding.rows, 128);
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        const uint32_t word[4] = {rows[i].opcode & 63, 0, (rows[i].opcode >> 6) << 16, 0};
        struct vivante_insn insn;
        vivante_decode(word, &insn);
        assert_int_equal(insn.op, rows[i].op);
    }
}

/* Bits that sheet 2.1 gives no meaning, by form; with all three slots in use. */
static void test_every_bit_is_claimed(void **state)
{
    static const uint32_t open[VIVANTE_FORMS][VIVANTE_WORDS] = {
        [VIVANTE_ALU] = {0xf0000000, 0x778, 0, 0}, /* 38, and fields of loads and textures */
        [VIVANTE_EXT] = {0xf0000000, 0x778, 0, 0x7effc008}, /* slot c is the sub-opcode alone */
        [VIVANTE_TEX] = {0, 0, 0, 0},
        [VIVANTE_MEM] = {0xf8000000, 0x243, 0, 0},
        [VIVANTE_FLOW] = {0xf8000000, 0x7ff, 0, 0xffc00078},
    };
    const uint32_t use[VIVANTE_WORDS] = {0, 0x800, 0x40, 0x8};
    (void)state;
    for (unsigned row = 0; row < vivante_encoding.rows; row++) {
        uint32_t word[VIVANTE_WORDS], claimed[VIVANTE_WORDS];
        for (unsigned w = 0; w < VIVANTE_WORDS; w++)
            word[w] = vivante_encoding.row[row].match[w] | use[w];
        common_claimed(&vivante_encoding, row, word, claimed, NULL);
        for (unsigned w = 0; w < VIVANTE_WORDS; w++)
            if (~claimed[w] != open[vivante_encoding.row[row].form][w])
                fail_msg("%s: word %u: %08x", vivante_encoding.row[row].name, w,
                         (unsigned)~claimed[w]);
    }
}

/* COND is looked at by seven operations only: sheet 3.1. */
static void test_conditions_belong_to_seven_operations(void **state)
{
    unsigned count = 0;
    (void)state;
    for (unsigned op = 1; op < VIVANTE_OP_COUNT; op++) count += vivante_uses_cond(op);
    assert_int_equal(count, 7);
}

static void test_sources_are_temporaries_that_are_read(void **state)
{
    /* mad t0, t2, t1, t3: sheet 7.2; mov t2[a.y]: the index */
    const uint32_t mad[4] = {0x07801002, 0x39002805, 0x01c800c0, 0x00390038};
    const uint32_t mov[4] = {0x00825009, 0, 0, 0x00154028};
    uint32_t file[8], index[8];
    (void)state;
    assert_int_equal(vivante_sources(mad, 4, file, index, 8), 3);
    assert_int_equal(index[0], 2);
    assert_int_equal(index[1], 1);
    assert_int_equal(index[2], 3);
    assert_int_equal(vivante_sources(mov, 4, file, index, 8), 2);
    assert_int_equal(file[1], VIVANTE_FILE_A0);
    assert_int_equal(vivante_sources(mad, 4, file, index, 2), 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_table_is_sound),
        cmocka_unit_test(test_opcodes_are_those_of_the_sheet),
        cmocka_unit_test(test_every_bit_is_claimed),
        cmocka_unit_test(test_conditions_belong_to_seven_operations),
        cmocka_unit_test(test_sources_are_temporaries_that_are_read),
    };
    return cmocka_run_group_tests_name("vivante_insns", tests, NULL, NULL);
}
