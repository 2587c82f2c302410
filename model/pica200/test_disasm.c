/* Text of instructions: the 60 examples of ISA sheet section 7, which picasso assembled, and what
 * the disassembler does with the rest. Words and texts are the sheet's; none comes from our
 * assembler. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../common/rng.h"
#include "../common/test_stride.h"
#include "isa.h"
#include "names.h"
#include "text.h"

struct example {
    uint32_t word;
    bool uses_desc;
    uint32_t desc;
    const char *text;
};

/* clang-format off */
static const struct example examples[] = {
    {0x02a15b00, true , 0x0006e36f, "add r5.xyzw, r5.xyzw, -r6.xyzw"},
    {0x02020881, true , 0x00392d8e, "add r0.xyz, c0.yzwx, -r1.wzyx"},
    {0x0627f002, true , 0x0006c348, "dp3 r1.x, c95.xyzz, v0.xyzw"},
    {0x08025903, true , 0x0006c361, "dp4 o0.w, c5.xyzw, r2.xyzw"},
    {0x0e621084, true , 0x0006836f, "dph r3.xyzw, c1.xyzw, v1.xyzz"},
    {0x62605085, true , 0x0006e365, "dph r3.yw, v1.xyzw, -c1.xyzw"},
    {0x12820886, true , 0x0006c0af, "dst r4.xyzw, c0.xxyy, r1.xyzw"},
    {0x66845007, true , 0x0d86c36f, "dst r4.xyzw, r1.xyzw, c0.xyzw"},
    {0x16413008, true , 0x00001ff8, "ex2 r2.x, -r3.wwww"},
    {0x1a47f009, true , 0x00001544, "lg2 r2.y, c95.zzzz"},
    {0x1ee16000, true , 0x0006e36f, "litp r7.xyzw, r6.xyzw"},
    {0x203a4c87, true , 0x0d86c36f, "mul o1.xyzw, c4[aL].xyzw, r9.xyzw"},
    {0x6a24a407, true , 0x0d86c36f, "sge r1.xyzw, r2.xyzw, c40.xyzw"},
    {0x26248907, true , 0x0d86c36f, "sge r1.xyzw, c40.xyzw, r2.xyzw"},
    {0x6e34900a, true , 0x0006d62a, "slt r1.xz, r2.zwxy, c0[a0.y].xyzw"},
    {0x2be0ef87, true , 0x0d86c36f, "slt r15.xyzw, v14.xyzw, r15.xyzw"},
    {0x2f00300b, true , 0x00000011, "flr r8.w, -v3.xxxx"},
    {0x334a7d87, true , 0x0d86c36f, "max r10.xyzw, c7[a0.x].xyzw, r11.xyzw"},
    {0x3761ce8c, true , 0x0006c769, "min r11.xw, r12.xwzw, r13.xyzw"},
    {0x3a01000d, true , 0x00001fef, "rcp r0.xyzw, r0.wwww"},
    {0x3e02c00e, true , 0x00000ab2, "rsq r0.z, -c12.yyyy"},
    {0x4801300f, true , 0x00001548, "mova a0.x, r3.zzzz"},
    {0x4e241000, true , 0x0006e36f, "mov r1.xyzw, c33.xyzw"},
    {0x48021010, true , 0x002fc36c, "mova a0.xy, c1.xyzw"},
    {0x4e411011, true , 0x00001fec, "mov r2.xy, r1.wwww"},
    {0x48012012, true , 0x00001154, "mova a0.y, -r2.zxzz"},
    {0x4de12013, true , 0x00000374, "mov o15.y, -r2.xyzw"},
    {0xb8210890, true , 0x002fc36c, "cmp r0.xyzw, eq, ne, r1.zwww"},
    {0xba7a5900, true , 0x0006e36f, "cmp c5[aL].xyzw, lt, le, -r2.xyzw"},
    {0xbca02c8c, true , 0x0006c769, "cmp v2.xwzw, gt, ge, r9.xyzw"},
    {0xf0224a67, true , 0x0d86c36f, "mad r0.xyzw, r1.xyzw, r2.xyzw, r3.xyzw"},
    {0xf022d074, true , 0x0d86cabe, "mad r0.xyz, -r1.yyyy, c20.xyzw, v3.xyzw"},
    {0xfec88a75, true , 0x7fc6c001, "mad r14.w, v4.xxxx, c2[aL].xyzw, -r3.wwww"},
    {0xc12b6db6, true , 0x7206c36f, "mad o1.xyzw, r5.xyzw, r6.xyzw, c77.wzyx"},
    {0xd56c0477, true , 0x0d86e368, "mad r5.x, r6.xyzw, -v0.xyzw, c3[a0.x].xyzw"},
    {0x90000001, false, 0x00000000, "call @0+1"},
    {0x84000000, false, 0x00000000, "nop"},
    {0x95400001, false, 0x00000000, "callc !cmp.x && cmp.y, @0+1"},
    {0x98400001, false, 0x00000000, "callu b1, @0+1"},
    {0x9c00b002, false, 0x00000000, "ifu b0, else@44, end@46"},
    {0x4e011000, true , 0x0006e36f, "mov r0.xyzw, r1.xyzw"},
    {0x4e012000, true , 0x0006e36f, "mov r0.xyzw, r2.xyzw"},
    {0xa200c400, false, 0x00000000, "ifc cmp.x || !cmp.y, else@49, end@49"},
    {0x4e212000, true , 0x0006e36f, "mov r1.xyzw, r2.xyzw"},
    {0xa3c0d000, false, 0x00000000, "ifc cmp.y, else@52, end@52"},
    {0xa440e000, false, 0x00000000, "for i1, last@56"},
    {0x023a0887, true , 0x0d86c36f, "add r1.xyzw, c0[aL].xyzw, r1.xyzw"},
    {0x8ec00000, false, 0x00000000, "breakc !cmp.y"},
    {0x80000000, false, 0x00000000, "break"},
    {0xb380f400, false, 0x00000000, "jmpc cmp.x, @61"},
    {0xb400f400, false, 0x00000000, "jmpu b0, @61"},
    {0xb440f401, false, 0x00000000, "jmpu !b1, @61"},
    {0x88000000, false, 0x00000000, "end"},
    {0xac000000, false, 0x00000000, "setemit 0"},
    {0x4c000000, true , 0x0000036f, "mov o0.xyzw, v0.xyzw"},
    {0x4c220000, true , 0x0000036f, "mov o1.xyzw, c0.xyzw"},
    {0xa8000000, false, 0x00000000, "emit"},
    {0xad400000, false, 0x00000000, "setemit 1, inv"},
    {0xae800000, false, 0x00000000, "setemit 2, prim"},
    {0xaec00000, false, 0x00000000, "setemit 2, prim inv"},
};
/* clang-format on */

enum { EXAMPLES = sizeof examples / sizeof examples[0] };

static void test_disasm_prints_every_example_of_the_sheet(void **state)
{
    (void)state;
    assert_int_equal(EXAMPLES, 60);
    for (unsigned i = 0; i < EXAMPLES; i++) {
        const struct example *e = &examples[i];
        uint32_t word[2] = {e->word, e->desc};
        char text[128];
        unsigned taken = pica200_disassemble(word, e->uses_desc ? 2 : 1, 0, text, sizeof text);
        assert_string_equal(text, e->text);
        assert_int_equal(taken, e->uses_desc ? 2 : 1);
    }
}

static void assemble(const char *text, struct common_program *program)
{
    struct common_error err = {""};
    if (pica200_assemble("test.s", text, program, &err) != 0) fail_msg("%s in: %s", err.text, text);
}

static uint32_t desc_of(const struct common_program *program, unsigned entry)
{
    uint32_t desc[PICA200_DESCS];
    pica200_program_descs(program, desc);
    return desc[entry];
}

static void test_disasm_text_of_every_example_assembles_to_its_word(void **state)
{
    (void)state;
    for (unsigned i = 0; i < EXAMPLES; i++) {
        const struct example *e = &examples[i];
        struct common_program program;
        struct pica200_insn insn;
        char text[192];
        pica200_decode(e->word, &insn);
        if (e->uses_desc) snprintf(text, sizeof text, "%s {desc %u}", e->text, insn.desc);
        else snprintf(text, sizeof text, "%s", e->text);
        assemble(text, &program);
        assert_int_equal(program.code_words, 1);
        assert_int_equal(program.code[0], e->word);
        uint32_t shown = e->uses_desc ? pica200_desc_bits(insn.op) : 0;
        assert_int_equal((desc_of(&program, insn.desc) ^ e->desc) & shown, 0);
        common_program_free(&program);
    }
}

static uint32_t random_word(struct common_rng *rng)
{
    return (uint32_t)common_rng_next(rng);
}

/* Word and descriptor come back from the text of a single instruction with its number. */
static void test_disasm_random_words_print_and_assemble_to_themselves(void **state)
{
    struct common_rng rng = common_rng_make(1, 0);
    (void)state;
    for (unsigned i = 0; i < 20000; i += test_stride()) {
        uint32_t word = random_word(&rng), desc = random_word(&rng) & INT32_MAX;
        struct common_program program;
        struct pica200_insn insn;
        char text[128], again[128];
        pica200_decode(word, &insn);
        pica200_print(word, &desc, true, text, sizeof text);
        assemble(text, &program);
        assert_int_equal(program.code_words, 1);
        assert_int_equal(program.code[0], word);
        uint32_t back = desc_of(&program, insn.desc);
        if (insn.uses_desc) assert_int_equal((back ^ desc) & pica200_desc_bits(insn.op), 0);
        pica200_print(program.code[0], &back, true, again, sizeof again);
        assert_string_equal(text, again);
        common_program_free(&program);
    }
}

/* Also without the descriptor, as a .hex file has it. */
static void test_disasm_random_words_without_descriptor_assemble_to_themselves(void **state)
{
    struct common_rng rng = common_rng_make(2, 0);
    (void)state;
    for (unsigned i = 0; i < 10000; i += test_stride()) {
        uint32_t word = random_word(&rng);
        struct common_program program;
        char text[128];
        assert_int_equal(pica200_disassemble(&word, 1, 0, text, sizeof text), 1);
        assemble(text, &program);
        assert_int_equal(program.code[0], word);
        common_program_free(&program);
    }
}

static bool same_words(const struct common_program *a, const struct common_program *b)
{
    uint32_t desc_a[PICA200_DESCS], desc_b[PICA200_DESCS];
    pica200_program_descs(a, desc_a);
    pica200_program_descs(b, desc_b);
    return a->code_words == b->code_words &&
           memcmp(a->code, b->code, a->code_words * sizeof *a->code) == 0 &&
           memcmp(desc_a, desc_b, sizeof desc_a) == 0;
}

/* Code and descriptor table of a whole program; few descriptors differ, so that equal ones and
 * the choice among them are tried too. */
static void test_disasm_listing_of_random_programs_assembles_to_the_same(void **state)
{
    struct common_rng rng = common_rng_make(3, 0);
    (void)state;
    for (unsigned round = 0; round < 60; round += test_stride()) {
        uint32_t code[512], desc[PICA200_DESCS];
        unsigned count = 1 + common_rng_below(&rng, 512), descs = common_rng_below(&rng, 129);
        struct common_program program, again;
        struct common_error err = {""};
        assert_int_equal(pica200_program_init(&program, "random"), 0);
        for (unsigned i = 0; i < count; i++) code[i] = random_word(&rng);
        for (unsigned i = 0; i < descs; i++)
            desc[i] = i > 0 && common_rng_below(&rng, 3) != 0 ? desc[common_rng_below(&rng, i)]
                                                              : random_word(&rng) & INT32_MAX;
        assert_int_equal(common_program_set_code(&program, code, NULL, count, &err), 0);
        assert_int_equal(
            common_program_add(&program, false, PICA200_SPACE_DESC, 0, 0, desc, descs, 0, &err), 0);
        char *text = pica200_listing(&program);
        assert_non_null(text);
        assemble(text, &again);
        assert_true(same_words(&program, &again));
        free(text);
        common_program_free(&program);
        common_program_free(&again);
    }
}

static void check_text(uint32_t word, uint32_t desc, const char *wanted)
{
    uint32_t words[2] = {word, desc};
    char text[128];
    pica200_disassemble(words, 2, 0, text, sizeof text);
    assert_string_equal(text, wanted);
}

static void test_disasm_shows_bits_that_the_operation_ignores(void **state)
{
    (void)state;
    check_text(0x84000005, 0, "nop {bits 0x5}");
    check_text(0x8EC00000 & ~0x02000000u, 0, "breakc !cmp.y {bits 0x0}"); /* REFX is 1 by habit */
    check_text(0x90000301, 0, "call @0+1 {bits 0x300}");
    check_text(0x4DE12013 | 1 << 7, 0x374, "mov o15.y, -r2.xyzw {bits 0x80}");
    check_text(0x4DE12013 | 1 << 19, 0x374, "mov o15.y, -r2.xyzw {bits 0x80000}"); /* IDX of r2 */
}

static void test_disasm_prints_undefined_opcodes_as_words(void **state)
{
    static const uint8_t undefined[] = {0x10, 0x11, 0x14, 0x15, 0x16, 0x17, 0x1c, 0x1d, 0x1e, 0x1f};
    (void)state;
    check_text(0x40000123, 0, ".word 0x40000123");
    for (unsigned opcode = 0; opcode < 64; opcode++) {
        struct pica200_insn insn;
        pica200_decode(opcode << 26, &insn);
        assert_int_equal(insn.op == PICA200_OP_UNDEF,
                         memchr(undefined, (int)opcode, sizeof undefined) != NULL);
    }
}

static void test_disasm_spells_the_inverted_form_only_where_it_must(void **state)
{
    (void)state;
    check_text(0x62605085, 0x0006e365, "dph r3.yw, v1.xyzw, -c1.xyzw");
    check_text(0x62604085, 0x0006e365, "dphi r3.yw, v1.xyzw, -v1.xyzw");
    check_text(0xd0220260, 0x0006c36f, "madi r0.xyzw, r1.xyzw, v0.xyzw, r3.xxxx");
}

static void test_disasm_prints_compare_codes_without_a_name(void **state)
{
    (void)state;
    check_text(0xb8210890 | 7u << 24 | 7u << 21, 0x002fc36c, "cmp r0.xyzw, 7, 7, r1.zwww");
    check_text(0xbeC10890, 0x002fc36c, "cmp r0.xyzw, 6, 6, r1.zwww");
}

static void test_disasm_prints_an_empty_mask(void **state)
{
    (void)state;
    check_text(0x00000000, 0, "add o0._, v0.xxxx, v0.xxxx");
}

static void test_disasm_names_traps(void **state)
{
    char text[64];
    uint32_t trap;
    (void)state;
    pica200_trap_text(0, text, sizeof text);
    assert_string_equal(text, "none");
    pica200_trap_text(0x10001, text, sizeof text);
    assert_string_equal(text, "FAULT_BREAK+UNDEF");
    assert_int_equal(pica200_trap_parse(text, &trap), 0);
    assert_int_equal(trap, 0x10001);
    assert_int_equal(pica200_trap_parse("FAULT", &trap), -1);
}

static void test_disasm_cuts_text_at_the_size(void **state)
{
    uint32_t word[2] = {0x02a15b00, 0x0006e36f};
    char text[8];
    (void)state;
    memset(text, '#', sizeof text);
    pica200_disassemble(word, 2, 0, text, 5);
    assert_string_equal(text, "add ");
    assert_int_equal(text[5], '#');
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_disasm_prints_every_example_of_the_sheet),
        cmocka_unit_test(test_disasm_text_of_every_example_assembles_to_its_word),
        cmocka_unit_test(test_disasm_random_words_print_and_assemble_to_themselves),
        cmocka_unit_test(test_disasm_random_words_without_descriptor_assemble_to_themselves),
        cmocka_unit_test(test_disasm_listing_of_random_programs_assembles_to_the_same),
        cmocka_unit_test(test_disasm_shows_bits_that_the_operation_ignores),
        cmocka_unit_test(test_disasm_prints_undefined_opcodes_as_words),
        cmocka_unit_test(test_disasm_spells_the_inverted_form_only_where_it_must),
        cmocka_unit_test(test_disasm_prints_compare_codes_without_a_name),
        cmocka_unit_test(test_disasm_prints_an_empty_mask),
        cmocka_unit_test(test_disasm_names_traps),
        cmocka_unit_test(test_disasm_cuts_text_at_the_size),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
