/* The instruction table: what must be true of every ISA's, which bits are ignored, and which words
 * are illegal. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "../common/fields.h"
#include "fields.h"

static void decode(uint64_t bits, struct sgx543_insn *insn)
{
    const uint32_t word[SGX543_WORDS] = {(uint32_t)bits, (uint32_t)(bits >> 32)};
    sgx543_decode(word, insn);
}

static void test_table_is_sound(void **state)
{
    struct common_error err = {{0}};
    (void)state;
    if (common_encoding_check(&sgx543_encoding, NULL, &err) != 0) fail_msg("%s", err.text);
}

static const struct {
    uint64_t word;
    const char *text;
} examples[] = {
#define EXAMPLE(word, text) {word, text},
#include "examples.def"
};

enum { EXAMPLES = sizeof examples / sizeof examples[0] };

/* Those that sheet 6 prints as ILLEGAL are illegal for the reason that it gives; all others are
 * legal. */
static void test_examples_are_legal_as_the_sheet_says(void **state)
{
    unsigned illegal = 0;
    (void)state;
    assert_int_equal(EXAMPLES, 171);
    for (unsigned i = 0; i < EXAMPLES; i++) {
        struct sgx543_insn insn;
        const char *reason =
            strncmp(examples[i].text, "ILLEGAL (", 9) ? NULL : examples[i].text + 9;
        decode(examples[i].word, &insn);
        if ((insn.illegal != NULL) != (reason != NULL))
            fail_msg("%s: %s", examples[i].text, insn.illegal ? insn.illegal : "legal");
        if (reason == NULL) continue;
        assert_int_equal(strlen(insn.illegal) + 1, strlen(reason));
        assert_memory_equal(insn.illegal, reason, strlen(insn.illegal));
        illegal++;
    }
    assert_int_equal(illegal, 15);
}

/* A word of each kind, by hand from the layouts of sheet 3. */
static void test_words_are_the_operations_of_the_sheet(void **state)
{
    static const struct {
        uint64_t word;
        unsigned op;
    } rows[] = {
        {0x0000000000000000, SGX543_OP_MAD2},
        {0x0800000000000000, SGX543_OP_V32_MUL},
        {0x0800000000005000, SGX543_OP_V32_MIN},
        {0x1000000000007000, SGX543_OP_V16_DOT},
        {0x1820000000000000, SGX543_OP_VMAD},
        {0x1800000000000000, SGX543_OP_VDP},
        {0x2000000000000000, SGX543_OP_DUAL3},
        {0x2800000000000000, SGX543_OP_DUAL4},
        {0x3000060000000000, SGX543_OP_EXP},
        {0x3800400000000000, SGX543_OP_CMOV},
        {0x3800800000000000, SGX543_OP_CMOV8},
        {0x4000000000000000, SGX543_OP_PCK},
        {0x4800000000000000, SGX543_OP_TST},
        {0x7800000000000000, SGX543_OP_TSTMSK},
        {0x5000000800000000, SGX543_OP_OR},
        {0x5800000800000000, SGX543_OP_XOR},
        {0x6000000800000000, SGX543_OP_ROL},
        {0x6800000800000000, SGX543_OP_ASR},
        {0x7000000000000000, SGX543_OP_RLP},
        {0x8000000000000000, SGX543_OP_SOP2},
        {0x8800000000000000, SGX543_OP_SOP3},
        {0x9000000000000000, SGX543_OP_SOP2M},
        {0x9800000000000000, SGX543_OP_I8MAD},
        {0xc800000000000000, SGX543_OP_I8MAD2},
        {0xa000000000000000, SGX543_OP_I16MAD},
        {0xa800000000000000, SGX543_OP_I32MAD},
        {0xd000000000000000, SGX543_OP_I32MAD2},
        {0xe000000000000000, SGX543_OP_SMP},
        {0xe800000000000000, SGX543_OP_LD},
        {0xf000000000000000, SGX543_OP_ST},
        {0xf800000000000000, SGX543_OP_BA},
        {0xf800010000000000, SGX543_OP_SAVL},
        {0xfa40000000000000, SGX543_OP_PHAS},
        {0xfd10000000000000, SGX543_OP_SETFC},
        {0xfc20000000000000, SGX543_OP_LIMM},
        {0xfb60000000000000, SGX543_OP_EMIT},
        {0xff60000000000000, SGX543_OP_SYS7},
        {0xf830040000000000, SGX543_OP_PTOFF},
        {0xf970000000000000, SGX543_OP_KILL},
        {0xfb70000000000000, SGX543_OP_DEPTHF},
        /* groups 22, 23, 24, 27; PHAS with another predicate; FOP 6; C = 1 with X; C = 3, P = 2 */
        {0xb000000000000000, 0},
        {0xb800000000000000, 0},
        {0xc000000000000000, 0},
        {0xd800000000000000, 0},
        {0xf940000000000000, 0},
        {0xf800018000000000, 0},
        {0xf850000000000000, 0},
        {0xfa30000000000000, 0},
        {0xfe10000000000000, 0},
        {0xd020000000000000, 0},
        {0x8820000000000000, 0},
        {0x8800080000000000, 0},
    };
    (void)state;
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct sgx543_insn insn;
        decode(rows[i].word, &insn);
        if (insn.op != rows[i].op)
            fail_msg("%016llx is %u", (unsigned long long)rows[i].word, insn.op);
        assert_int_equal(insn.op == 0, insn.illegal != NULL && rows[i].op == 0);
    }
}

/* Bits that sheet 3 marks as ignored, of some layouts; the table claims all others. */
static void test_ignored_bits_are_those_of_the_sheet(void **state)
{
    static const struct {
        unsigned op;
        uint64_t ignored;
    } rows[] = {
        {SGX543_OP_MAD2, 1ull << 54 | 1ull << 51},
        {SGX543_OP_V32_ADD, 0},
        {SGX543_OP_VMAD, 0},
        {SGX543_OP_VDP, 0},
        {SGX543_OP_DUAL3, 0},
        {SGX543_OP_DUAL4, 0},
        {SGX543_OP_RCP, 1ull << 48 | 1ull << 34 | 3ull << 28 | 0x7full << 14 | 7ull << 4},
        {SGX543_OP_MOV, 0},
        {SGX543_OP_PCK, 1ull << 53},
        {SGX543_OP_TST, 1ull << 54},
        {SGX543_OP_TSTMSK, 1ull << 54 | 1ull << 38 | 3ull << 34},
        {SGX543_OP_AND, 0},
        {SGX543_OP_SOP2, 0},
        {SGX543_OP_SOP2M, 1ull << 34 | 0x7full << 14},
        {SGX543_OP_SOP3, 0},
        {SGX543_OP_I8MAD, 0},
        {SGX543_OP_I16MAD, 1ull << 47},
        {SGX543_OP_I32MAD, 1ull << 55 | 1ull << 47 | 3ull << 40 | 7ull << 35},
        {SGX543_OP_I32MAD2, 1ull << 55 | 3ull << 42 | 15ull << 35},
        {SGX543_OP_SMP, 1ull << 53},
        {SGX543_OP_LD, 0},
        {SGX543_OP_BA, 31ull << 46 | 0xffffull << 22},
        {SGX543_OP_PHAS, 3ull << 46 | 0xffull << 20},
        {SGX543_OP_SMLSI, 1ull << 55 | 1ull << 51 | 3ull << 48},
        {SGX543_OP_LIMM, 3ull << 34 | 15ull << 28},
        {SGX543_OP_KILL, 3ull << 54 | 0x1ffull << 43 | 0x1ffffffffff},
        {SGX543_OP_DEPTHF, 1ull << 54 | 15ull << 44 | 7ull << 38 | 3ull << 32},
    };
    (void)state;
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        uint32_t claimed[SGX543_WORDS];
        const uint32_t *match = sgx543_rows[rows[i].op].match;
        common_claimed(&sgx543_encoding, rows[i].op - 1, match, claimed, NULL);
        uint64_t open = ~((uint64_t)claimed[1] << 32 | claimed[0]);
        if (open != rows[i].ignored)
            fail_msg("%s: %016llx", sgx543_rows[rows[i].op].name, (unsigned long long)open);
    }
}

/* Fields and back: what is not ignored comes back. */
static void test_words_come_back_from_their_fields(void **state)
{
    (void)state;
    for (unsigned i = 0; i < EXAMPLES; i++) {
        struct sgx543_insn insn;
        uint32_t word[SGX543_WORDS], claimed[SGX543_WORDS];
        decode(examples[i].word, &insn);
        if (insn.op == 0) continue;
        sgx543_encode(&insn, word);
        common_claimed(&sgx543_encoding, insn.op - 1u, insn.word, claimed, NULL);
        for (unsigned w = 0; w < SGX543_WORDS; w++)
            assert_int_equal(word[w], insn.word[w] & claimed[w]);
    }
}

/* Reserved values of fields in addition to those of the examples: sheet 2.6, 3.5, 3.18 to
 * 3.20. */
static void test_reserved_values_are_illegal(void **state)
{
    static const struct {
        uint64_t word;
        const char *illegal;
    } rows[] = {
        {0x1820000000000000 | 1ull << 34 | 11ull << 18, "swizzle"}, /* g0: SW3X code 11 */
        {0x1820000000000000 | 1ull << 54 | 15ull << 14, "swizzle"},
        {0x1820000000000000 | 1ull << 10 | 12ull << 6, "swizzle"},
        {0x1830000000000000 | 1ull << 10 | 12ull << 6, NULL}, /* vec4 has all sixteen */
        {0x2000000000000000 | 4ull << 44 | 1ull << 43,
         "dual source layout"}, /* two and three sources */
        {0x2000000000000000 | 4ull << 44 | 5ull << 18 | 3ull << 16, "dual source layout"},
        {0x2000000000000000 | 5ull << 44 | 5ull << 18 | 11ull << 48 | 1ull << 15, "swizzle"},
        {0x2000000000000000 | 5ull << 44 | 5ull << 18 | 1ull << 52 | 11ull << 34, "swizzle"},
        {0x2000000000000000 | 5ull << 44 | 5ull << 18 | 10ull << 48 | 1ull << 15, NULL},
        {0x2000000000000000 | 5ull << 44, "dual op"},
        {0x3800000000000000 | 6ull << 40, "move data type"},
        {0x4800008000090000 | 3ull << 42, "test code 3"},
        {0x7800000000090000 | 3ull << 36, "mask type 3"},
        {0xa800000000000000 | 3ull << 38, "s2 type 3"},
        {0xe000000000000000 | 3ull << 42, "dim 3"},
        {0xe000000000000000 | 3ull << 35, "s0 type 3"},
        {0xe800000000000000 | 3ull << 36, "data type 3"},
        {0xfa44030000000000, "phas fields"},
        {0xfac4030000000000, NULL}, /* sprvv */
        {0xfb20c00000000000, "emit fields"},
        {0xfb20700000000000, "emit fields"},
        {0xfb20600000000000, NULL},
        {0xf800018000000000, "fop"},
        {0xf940000000000000, "special"},
    };
    (void)state;
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct sgx543_insn insn;
        decode(rows[i].word, &insn);
        if (rows[i].illegal == NULL && insn.illegal != NULL) fail_msg("%u: %s", i, insn.illegal);
        if (rows[i].illegal == NULL) continue;
        if (insn.illegal == NULL) fail_msg("%u is legal", i);
        assert_string_equal(insn.illegal, rows[i].illegal);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_table_is_sound),
        cmocka_unit_test(test_examples_are_legal_as_the_sheet_says),
        cmocka_unit_test(test_words_are_the_operations_of_the_sheet),
        cmocka_unit_test(test_ignored_bits_are_those_of_the_sheet),
        cmocka_unit_test(test_words_come_back_from_their_fields),
        cmocka_unit_test(test_reserved_values_are_illegal),
    };
    return cmocka_run_group_tests_name("sgx543_insns", tests, NULL, NULL);
}
