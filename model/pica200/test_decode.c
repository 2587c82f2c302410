/* The instruction table and the decoder. Expected fields are worked out by hand from the bit
 * positions of ISA sheet section 2; words are those of its section 7. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "../common/rng.h"
#include "fields.h"
#include "isa.h"

static struct pica200_insn decode(uint32_t word)
{
    struct pica200_insn insn;
    pica200_decode(word, &insn);
    return insn;
}

/* Operation of each of the 64 values of bits 31:26, from sheet 3.1. */
static void test_decode_knows_all_64_opcodes(void **state)
{
    static const char *const names[64] = {
        "ADD",   "DP3",   "DP4",   "DPH",     "DST",  "EX2",    "LG2",   "LITP",  "MUL",   "SGE",
        "SLT",   "FLR",   "MAX",   "MIN",     "RCP",  "RSQ",    "UNDEF", "UNDEF", "MOVA",  "MOV",
        "UNDEF", "UNDEF", "UNDEF", "UNDEF",   "DPHI", "DSTI",   "SGEI",  "SLTI",  "UNDEF", "UNDEF",
        "UNDEF", "UNDEF", "BREAK", "NOP",     "END",  "BREAKC", "CALL",  "CALLC", "CALLU", "IFU",
        "IFC",   "LOOP",  "EMIT",  "SETEMIT", "JMPC", "JMPU",   "CMP",   "CMP",   "MADI",  "MADI",
        "MADI",  "MADI",  "MADI",  "MADI",    "MADI", "MADI",   "MAD",   "MAD",   "MAD",   "MAD",
        "MAD",   "MAD",   "MAD",   "MAD"};
    (void)state;
    for (uint32_t opcode = 0; opcode < 64; opcode++)
        assert_string_equal(pica200_op_name(decode(opcode << 26).op), names[opcode]);
    assert_int_equal(PICA200_OP_COUNT - 1, 39);
    assert_string_equal(pica200_op_name(PICA200_OP_COUNT), "UNDEF");
}

static void test_decode_format_1(void **state)
{
    (void)state;
    struct pica200_insn i = decode(0x203a4c87); /* mul o1, c4[aL], r9 */
    assert_int_equal(i.op, PICA200_OP_MUL);
    assert_true(i.uses_desc);
    assert_int_equal(i.desc, 7);
    assert_int_equal(i.dst, 1);
    assert_int_equal(i.nsrc, 2);
    assert_int_equal(i.src[0], 0x24);
    assert_int_equal(i.src[1], 0x19);
    assert_int_equal(i.wide, 0);
    assert_int_equal(i.idx, PICA200_IDX_AL);
}

static void test_decode_format_1i_has_its_wide_source_second(void **state)
{
    (void)state;
    struct pica200_insn i = decode(0x6e34900a); /* slt r1, r2, c0[a0.y] */
    assert_int_equal(i.op, PICA200_OP_SLTI);
    assert_int_equal(i.dst, 0x11);
    assert_int_equal(i.src[0], 0x12);
    assert_int_equal(i.src[1], 0x20);
    assert_int_equal(i.wide, 1);
    assert_int_equal(i.idx, PICA200_IDX_A0Y);
    assert_int_equal(i.desc, 10);
}

static void test_decode_formats_5_and_5i(void **state)
{
    (void)state;
    struct pica200_insn i = decode(0xfec88a75); /* mad r14, v4, c2[aL], r3 */
    assert_int_equal(i.op, PICA200_OP_MAD);
    assert_int_equal(i.dst, 0x1e);
    assert_int_equal(i.src[0], 0x04);
    assert_int_equal(i.src[1], 0x22);
    assert_int_equal(i.src[2], 0x13);
    assert_int_equal(i.wide, 1);
    assert_int_equal(i.idx, PICA200_IDX_AL);
    assert_int_equal(i.desc, 0x15);
    i = decode(0xd56c0477); /* mad r5, r6, v0, c3[a0.x] */
    assert_int_equal(i.op, PICA200_OP_MADI);
    assert_int_equal(i.dst, 0x15);
    assert_int_equal(i.src[0], 0x16);
    assert_int_equal(i.src[1], 0x00);
    assert_int_equal(i.src[2], 0x23);
    assert_int_equal(i.wide, 2);
    assert_int_equal(i.idx, PICA200_IDX_A0X);
    assert_int_equal(i.desc, 0x17);
}

static void test_decode_ignores_the_index_of_other_registers(void **state)
{
    (void)state;
    assert_int_equal(decode(0x4de12013 | 3 << 19).idx, PICA200_IDX_NONE); /* mov o15, r2 */
    assert_int_equal(decode(0x4e241000 | 3 << 19).idx, PICA200_IDX_AL);   /* mov r1, c33 */
}

static void test_decode_one_source_formats(void **state)
{
    (void)state;
    struct pica200_insn i = decode(0x4801300f); /* mova a0.x, r3 */
    assert_int_equal(i.op, PICA200_OP_MOVA);
    assert_int_equal(i.nsrc, 1);
    assert_int_equal(i.src[0], 0x13);
    assert_int_equal(i.dst, 0);
    assert_int_equal(decode(0x4801300f | 5 << 21).dst, 0); /* DST is ignored */
}

static void test_decode_cmp(void **state)
{
    (void)state;
    struct pica200_insn i = decode(0xba7a5900); /* cmp c5[aL], lt, le, r2 */
    assert_int_equal(i.op, PICA200_OP_CMP);
    assert_int_equal(i.cmpx, PICA200_LT);
    assert_int_equal(i.cmpy, PICA200_LE);
    assert_int_equal(i.src[0], 0x25);
    assert_int_equal(i.src[1], 0x12);
    assert_int_equal(i.idx, PICA200_IDX_AL);
    assert_int_equal(decode(0xbf210890).cmpx, 7);
}

static void test_decode_flow(void **state)
{
    (void)state;
    struct pica200_insn i = decode(0x95400001); /* callc !cmp.x && cmp.y, @0+1 */
    assert_int_equal(i.op, PICA200_OP_CALLC);
    assert_false(i.uses_desc);
    assert_int_equal(i.condop, PICA200_COND_AND);
    assert_false(i.refx);
    assert_true(i.refy);
    assert_int_equal(i.target, 0);
    assert_int_equal(i.num, 1);
    i = decode(0x9c00b002); /* ifu b0, else@44, end@46 */
    assert_int_equal(i.id, 0);
    assert_int_equal(i.target, 44);
    assert_int_equal(i.num, 2);
    i = decode(0xb440f401); /* jmpu !b1, @61 */
    assert_int_equal(i.id, 1);
    assert_int_equal(i.target, 61);
    assert_int_equal(i.num, 1);
    i = decode(0xa440e000 | 3 << 24); /* for i1: bits 25:24 are ignored */
    assert_int_equal(i.op, PICA200_OP_LOOP);
    assert_int_equal(i.id, 1);
    assert_int_equal(i.target, 56);
    assert_int_equal(decode(0x903ffcff | 3 << 8).target, 4095);
    assert_int_equal(decode(0x903ffcff | 3 << 8).num, 255);
}

static void test_decode_setemit(void **state)
{
    (void)state;
    struct pica200_insn i = decode(0xad400000); /* setemit 1, inv */
    assert_int_equal(i.vertex, 1);
    assert_false(i.prim);
    assert_true(i.winding);
    i = decode(0xae800000); /* setemit 2, prim */
    assert_int_equal(i.vertex, 2);
    assert_true(i.prim);
    assert_false(i.winding);
}

static void test_decode_desc_in_lane_order(void **state)
{
    struct pica200_desc d;
    (void)state;
    pica200_decode_desc(0x00392d8e, &d); /* row 2: r0.xyz, c0.yzwx, -r1.wzyx */
    assert_int_equal(d.mask, 7);
    assert_false(d.neg[0]);
    assert_true(d.neg[1]);
    static const uint8_t first[4] = {1, 2, 3, 0}, second[4] = {3, 2, 1, 0};
    assert_memory_equal(d.sel[0], first, 4);
    assert_memory_equal(d.sel[1], second, 4);
    pica200_decode_desc(0x7fc6c001, &d); /* row 33: r14.w, v4.xxxx, c2.xyzw, -r3.wwww */
    static const uint8_t wwww[4] = {3, 3, 3, 3};
    assert_int_equal(d.mask, 8);
    assert_true(d.neg[2]);
    assert_memory_equal(d.sel[2], wwww, 4);
}

static void test_decode_desc_and_encode_are_inverse(void **state)
{
    struct common_rng rng = common_rng_make(1, 0);
    (void)state;
    for (unsigned i = 0; i < 10000; i++) {
        uint32_t bits = (uint32_t)common_rng_next(&rng);
        struct pica200_desc d;
        pica200_decode_desc(bits, &d);
        assert_int_equal(pica200_encode_desc(&d), bits & PICA200_DESC_BITS);
    }
}

static void test_decode_lists_the_registers_that_are_read(void **state)
{
    uint32_t file[4], index[4], word = 0xfec88a75; /* mad r14, v4, c2[aL], r3 */
    (void)state;
    assert_int_equal(pica200_sources(&word, 1, file, index, 4), 3);
    assert_int_equal(file[0], PICA200_FILE_V);
    assert_int_equal(index[0], 4);
    assert_int_equal(file[1], PICA200_FILE_R);
    assert_int_equal(index[1], 3);
    assert_int_equal(file[2], PICA200_FILE_AL);
    assert_int_equal(pica200_sources(&word, 1, file, index, 1), 1);
    word = 0x95400001;
    assert_int_equal(pica200_sources(&word, 1, file, index, 4), 1);
    assert_int_equal(file[0], PICA200_FILE_CMP);
}

/* What an operation ignores, worked out by hand from sheet 2.1: changing it changes nothing that is
 * decoded. */
static void test_decode_claims_every_bit_that_matters(void **state)
{
    static const struct {
        uint32_t word, ignored;
    } rows[] = {
        {0x84000000, 0x03ffffff}, /* nop */
        {0x4e012000, 0x00180f80}, /* mov r0, r2: 11:7, IDX of a register */
        {0x4e241000, 0x00000f80}, /* mov r1, c33 */
        {0x48021010, 0x03e00f80}, /* mova a0, c1: DST */
        {0x203a4c87, 0x00000000}, /* mul with an index */
        {0xb8210890, 0x00180000}, /* cmp r0 */
        {0xf0224a67, 0x00c00000}, /* mad r0, r1, r2, r3 */
        {0x90000001, 0x03c00300}, /* call */
        {0x98400001, 0x00000300}, /* callu */
        {0xa440e000, 0x030003ff}, /* for */
        {0x8ec00000, 0x023fffff}, /* breakc cmp.y: REFX */
        {0xb380f400, 0x010003ff}, /* jmpc cmp.x: REFY */
        {0xb400f400, 0x000003fe}, /* jmpu: bit 0 is the polarity */
        {0xac000000, 0x003fffff}, /* setemit */
    };
    (void)state;
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct pica200_insn one = decode(rows[i].word), two;
        uint32_t normal;
        assert_int_equal(pica200_ignored(&one, &normal), rows[i].ignored);
        two = decode(rows[i].word ^ (rows[i].ignored & ~0x030000ffu));
        assert_int_equal(two.op, one.op);
        if ((rows[i].ignored & 1 << 10) == 0) assert_int_equal(two.target, one.target);
        assert_int_equal(two.id, one.id);
        assert_int_equal(two.idx, one.idx);
        assert_int_equal(two.dst, one.dst);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_decode_knows_all_64_opcodes),
        cmocka_unit_test(test_decode_format_1),
        cmocka_unit_test(test_decode_format_1i_has_its_wide_source_second),
        cmocka_unit_test(test_decode_formats_5_and_5i),
        cmocka_unit_test(test_decode_ignores_the_index_of_other_registers),
        cmocka_unit_test(test_decode_one_source_formats),
        cmocka_unit_test(test_decode_cmp),
        cmocka_unit_test(test_decode_flow),
        cmocka_unit_test(test_decode_setemit),
        cmocka_unit_test(test_decode_desc_in_lane_order),
        cmocka_unit_test(test_decode_desc_and_encode_are_inverse),
        cmocka_unit_test(test_decode_lists_the_registers_that_are_read),
        cmocka_unit_test(test_decode_claims_every_bit_that_matters),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
