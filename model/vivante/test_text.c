/* Words to text and back: the sheet's examples, random words, and what is refused. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "../common/fields.h"
#include "../common/rng.h"
#include "../common/test_stride.h"
#include "fields.h"
#include "text.h"

static const struct example {
    uint32_t word[VIVANTE_WORDS];
    bool whole;
    const char *text;
} examples[] = {
#define EXAMPLE(w0, w1, w2, w3, whole, text) {{w0, w1, w2, w3}, whole, text},
#include "examples.def"
};

enum { EXAMPLES = sizeof examples / sizeof examples[0] };

static int assemble_one(const char *text, uint32_t *word, struct common_error *err)
{
    struct common_program program;
    if (vivante_assemble("t.s", text, &program, err) != 0) return -1;
    assert_int_equal(program.code_words, VIVANTE_WORDS);
    memcpy(word, program.code, VIVANTE_WORDS * sizeof *word);
    common_program_free(&program);
    return 0;
}

static void print_one(const uint32_t *word, char *text, size_t size)
{
    assert_int_equal(vivante_disassemble(word, VIVANTE_WORDS, 0, text, size), VIVANTE_WORDS);
}

static void test_examples_of_the_sheet_print_as_there(void **state)
{
    (void)state;
    assert_int_equal(EXAMPLES, 98);
    for (unsigned i = 0; i < EXAMPLES; i++) {
        char text[160];
        print_one(examples[i].word, text, sizeof text);
        assert_string_equal(text, examples[i].text);
    }
}

static void test_examples_of_the_sheet_assemble_to_their_words(void **state)
{
    unsigned whole = 0;
    (void)state;
    for (unsigned i = 0; i < EXAMPLES; i++) {
        struct common_error err = {{0}};
        uint32_t word[VIVANTE_WORDS];
        if (assemble_one(examples[i].text, word, &err) != 0) fail_msg("%s", err.text);
        bool same = memcmp(word, examples[i].word, sizeof word) == 0;
        if (same != examples[i].whole)
            fail_msg("%s: %08x %08x %08x %08x", examples[i].text, (unsigned)word[0],
                     (unsigned)word[1], (unsigned)word[2], (unsigned)word[3]);
        whole += same;
    }
    assert_int_equal(whole, EXAMPLES - 2);
}

/* Text that shows all bits gives the words; what it does not show is 0 then. */
static void check_word(const uint32_t *word)
{
    struct common_error err = {{0}};
    char text[200], again[200];
    uint32_t back[VIVANTE_WORDS];
    struct vivante_insn a, b;

    print_one(word, text, sizeof text);
    if (assemble_one(text, back, &err) != 0) fail_msg("%s: %s", text, err.text);
    print_one(back, again, sizeof again);
    assert_string_equal(again, text);
    vivante_decode(word, &a);
    vivante_decode(back, &b);
    assert_int_equal(a.op, b.op);
    if (a.form != VIVANTE_ALU || common_op(&vivante_encoding, a.op - 1u)->unit != 1) return;
    for (unsigned slot = 0; slot < 3; slot++) {
        if (!(vivante_traits[a.op].reads >> slot & 1) || !a.src[slot].use) continue;
        if (memcmp(&a.src[slot], &b.src[slot], sizeof a.src[slot]) != 0)
            fail_msg("%s: slot %u differs", text, slot);
    }
    bool address = vivante_traits[a.op].shape == VIVANTE_SHAPE_ADDRESS;
    if (address) assert_int_equal(a.comps, b.comps);
    if (a.dst_use && !address) {
        assert_int_equal(a.dst_reg, b.dst_reg);
        assert_int_equal(a.dst_amode, b.dst_amode);
        assert_int_equal(a.comps, b.comps);
    }
    assert_int_equal(a.type, b.type);
    assert_int_equal(a.sat, b.sat);
    assert_int_equal(a.rmode, b.rmode);
    assert_int_equal(a.pmode, b.pmode);
    assert_int_equal(a.skphp, b.skphp);
}

static void test_random_words_come_back_through_their_text(void **state)
{
    struct common_rng rng = common_rng_make(11, 1);
    (void)state;
    for (unsigned i = 0; i < 128 * 300; i += test_stride()) {
        uint32_t word[VIVANTE_WORDS];
        for (unsigned w = 0; w < VIVANTE_WORDS; w++) word[w] = (uint32_t)common_rng_next(&rng);
        for (unsigned w = 0; w < VIVANTE_WORDS; w++) {
            uint32_t mask = common_mask(&vivante_encoding, i % 128, w);
            word[w] = (word[w] & ~mask) | vivante_encoding.row[i % 128].match[w];
        }
        check_word(word);
    }
}

/* Each of the 2^20 immediates of the two float kinds. */
static void test_float_immediates_come_back_through_their_text(void **state)
{
    (void)state;
    for (uint32_t imm = 0; imm < 1u << 20; imm += (imm < 0x20000 ? 1 : 37) * test_stride())
        for (unsigned kind = 0; kind < 4; kind += 3) {
            struct vivante_insn insn = {.op = VIVANTE_OP_MOV,
                                        .dst_use = true,
                                        .comps = 15,
                                        .src[2] = {.use = true,
                                                   .reg = imm & 0x1ff,
                                                   .swiz = (uint8_t)(imm >> 9),
                                                   .neg = imm >> 17 & 1,
                                                   .abs = imm >> 18 & 1,
                                                   .amode = (uint8_t)(kind << 1 | imm >> 19),
                                                   .group = VIVANTE_IMMEDIATE}};
            struct common_error err = {{0}};
            uint32_t word[VIVANTE_WORDS], back[VIVANTE_WORDS];
            char text[160];
            vivante_encode(&insn, word);
            print_one(word, text, sizeof text);
            if (assemble_one(text, back, &err) != 0) fail_msg("%s", err.text);
            if (memcmp(back, word, sizeof word) != 0) fail_msg("%s", text);
        }
}

/* Sheet 7.1, the last lines but two. */
static void test_texts_of_other_tools_are_taken(void **state)
{
    static const struct {
        const char *text;
        uint32_t word[VIVANTE_WORDS];
    } rows[] = {
        {"movar.pack void, void, void, t5.yyyy", {0x0000000a, 0, 0, 0x00154058}},
        /* immediates without a kind */
        {"lshift.s32 t0.x___, t0.yyyy, void, 2", {0x00801019, 0x15400804, 0x40010000, 0x74000028}},
        {"add.s32 t9, t8.xyzw, void, -524288", {0x07891001, 0x39008804, 0x40000000, 0x76000008}},
        {"mov t0, void, void, 0x10", {0x07801009, 0x00000004, 0, 0x74000108}},
        {"div.rtz t0.zy, void, 4.5, t0.yyyy", {0x03001024, 0x00000005, 0x04098040, 0x0015400f}},
        {"add.rtz t0.x___, 0.500000, void, |t0.xxxx|",
         {0x00801001, 0x7e000805, 0x00000038, 0x00800008}},
        {"add.rtz t0.x___, 5e-1, void, |t0.xxxx|",
         {0x00801001, 0x7e000805, 0x00000038, 0x00800008}},
        {"mov t1.x___, void, void, -inf", {0x00811009, 0x00000004, 0, 0x72ff0008}},
        /* registers and samplers without a swizzle */
        {"mov.pack t1, void, void, u0", {0x07811009, 0, 0, 0x20390008}},
        {"mad.sat.rtne t9, t8, -2.0, u255[a.w]", {0x07891802, 0x39008806, 0x0c000040, 0x28390fff}},
        {"texldl t1, tex8, t3, void, void", {0x4781101b, 0x39003f20, 0, 0}},
        /* capitals */
        {"MUL t0.x___, t1.xxxx, t0.xxxx, void", {0x00801003, 0x00001804, 0x00000040, 0}},
        {"SELECT.LT.PACK T3.XYZ_, |T1.XYZZ|, |T2.XYZZ|, |T1.XYZZ|",
         {0x0383108f, 0xa9001800, 0x05480140, 0x00a90018}},
        {"STORE.SKPHP.DENORM MEM.x___, U0.XXXX, 0:S20, t0.xxxx",
         {0x00800033, 0x00000c84, 0x10000050, 0x0000000f}},
        {"BIT_FINDMSB.S32 t1.x___, t1.xxxx, VOID, VOID",
         {0x0081103f, 0x00001804, 0x40010000, 0x780000c8}},
        {"MOV T1.X___, void, void, -INF:F20", {0x00811009, 0x00000004, 0, 0x72ff0008}},
        {"TEXLD T6.XY__, TEX31[A.Y].WZYX, T0[A.Z].XYYY, void, void",
         {0xf9861018, 0x150008da, 0x00000003, 0}},
    };
    (void)state;
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct common_error err = {{0}};
        uint32_t word[VIVANTE_WORDS];
        if (assemble_one(rows[i].text, word, &err) != 0) fail_msg("%s", err.text);
        assert_memory_equal(word, rows[i].word, sizeof word);
    }
}

static void test_wrong_texts_are_refused_with_their_place(void **state)
{
    static const struct {
        const char *text, *error;
    } rows[] = {
        {"mul t0, t1.xyzw, t2.xyz, void", "t.s:1:18: error: source 't2.xyz'"},
        {"mul t0, t1.xyzw, t2.xyzw", "t.s:1:25: error: found the end of the line; expected void "
                                     "here: mul dst, src0, src1, void"},
        {"mul t0, t1.xyzw, t2.xyzw, t3.xyzw", "t.s:1:27: error: found 't3.xyzw'; expected void"},
        {"mul t128, t1.xyzw, t2.xyzw, void", "t.s:1:5: error: destination 't128'"},
        {"mul t1.yx__, t1.xyzw, t2.xyzw, void", "t.s:1:5: error: destination 't1.yx__'"},
        {"mull t0, t1.xyzw, t2.xyzw, void",
         "t.s:1:1: error: 'mull' is no instruction; did you mean mul?"},
        {"mvo t0, void, void, t1", "t.s:1:1: error: 'mvo' is no instruction; did you mean mov?"},
        {"IDIV.s32 t0, t1, t2, void",
         "t.s:1:1: error: 'IDIV' is no instruction; did you mean idiv0?"},
        {"bit_findlsx t0, t1, void, void",
         "t.s:1:1: error: 'bit_findlsx' is no instruction; did you mean bit_findlsb?"},
        {"wxyzzyq t0", "t.s:1:1: error: 'wxyzzyq' is no instruction; expected a mnemonic"},
        {"add t0, t1, t2, void",
         "t.s:1:13: error: found 't2'; expected void here: add dst, src0, void, src2"},
        {"bit_findlsb t0, t1, t2, void",
         "t.s:1:21: error: found 't2'; expected void here: bit_find.. dst, src0, void, void"},
        {"mul.rtx t0, t1.xyzw, t2.xyzw, void",
         "t.s:1:5: error: suffix 'rtx'; expected a type (s32 u32 s16 u16 s8 u8 f16), .sat .pack "
         ".rtz .rtne .skpHp .hp .t0 .t1 .unk, once each"},
        {"texld.sat t0, tex0, t1, void, void",
         "t.s:1:7: error: suffix 'sat'; expected .t0 .t1, once each"},
        {"rep.gt void, t0, void, 3", "t.s:1:5: error: suffix 'gt'; expected a type (s32"},
        {"branch.sat void, t0, t1, 3", "t.s:1:8: error: suffix 'sat'; expected a condition (gt"},
        {"set.ls1 t0, t0, t1, void", "t.s:1:5: error: suffix 'ls1'; expected a condition (gt"},
        {"mul.pack.pack t0, t1.xyzw, t2.xyzw, void", "t.s:1:10: error: suffix 'pack'"},
        {"mul.gt t0, t1.xyzw, t2.xyzw, void", "t.s:1:5: error: suffix 'gt'"},
        {"nop.pack void, void, void, void",
         "t.s:1:5: error: suffix 'pack'; expected none for this instruction"},
        {"mov t0, void, void, 1:s21", "t.s:1:21: error: immediate '1:s21'"},
        {"mov t0, void, void, 524288:s20", "t.s:1:21: error: out of range: '524288'"},
        {"mov t0, void, void, -1:u20", "t.s:1:21: error: out of range: '-1'"},
        {"mov t0, void, void, 1.x:f20", "t.s:1:21: error: immediate '1.x:f20'"},
        {"mov t0, void, void, 1e39:f20", "t.s:1:21: error: too large: '1e39:f20'; inf, or a "
                                         "number of the format is allowed"},
        {"mov t0, void, void, -1e999", "t.s:1:21: error: too large: '-1e999'; inf, or"},
        {"mov t0, void, void, -65520:f16", "t.s:1:21: error: too large: '-65520:f16'; inf, or"},
        {"mov t0, void, void, 524288", "t.s:1:21: error: out of range: '524288'"},
        {"mov t0, void, void, 1.5.5", "t.s:1:21: error: immediate '1.5.5'"},
        {"mov t0, void, void, 1x", "t.s:1:21: error: "},
        {"mov t0, void, void, -x", "t.s:1:21: error: source '-x'"},
        {"mov t0, void, void, uh512", "t.s:1:21: error: source 'uh512'"},
        {"mov t0, void, void, u512.xxxx", "t.s:1:21: error: source 'u512.xxxx'"},
        {"mov t0[a.q], void, void, u5.xxxx", "t.s:1:5: error: destination 't0[a.q]'"},
        {"texld t0, tex32.xyzw, t1.xyzw, void, void", "t.s:1:11: error: sampler 'tex32.xyzw'"},
        {"branch void, void, void, nowhere", "t.s:1:26: error: target 'nowhere'"},
        {"branch void, void, void, 32768", "t.s:1:26: error: out of range: '32768'"},
        {"branch.c5 void, void, void, 3", "t.s:1:8: error: suffix 'c5'"},
        {"store t0, t1.xyzw, t2.xyzw, t3.xyzw", "t.s:1:7: error: destination 't0'"},
        {"load.ls8 t0, t1.xyzw, t2.xyzw, void",
         "t.s:1:6: error: suffix 'ls8'; expected a type (s32 u32 s16 u16 s8 u8 f16), .sat .pack "
         ".skpHp .denorm .local .ls1 to .ls7, once each"},
        {"ext512 t0, t1.xyzw, void, void", "t.s:1:1: error: 'ext512' is no instruction; "},
        {"", "t.s:1:1: error: no code"},
    };
    (void)state;
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct common_error err = {{0}};
        uint32_t word[VIVANTE_WORDS];
        if (assemble_one(rows[i].text, word, &err) == 0) fail_msg("%s is taken", rows[i].text);
        if (strncmp(err.text, rows[i].error, strlen(rows[i].error)) != 0)
            fail_msg("%s: %s", rows[i].text, err.text);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_examples_of_the_sheet_print_as_there),
        cmocka_unit_test(test_examples_of_the_sheet_assemble_to_their_words),
        cmocka_unit_test(test_random_words_come_back_through_their_text),
        cmocka_unit_test(test_float_immediates_come_back_through_their_text),
        cmocka_unit_test(test_texts_of_other_tools_are_taken),
        cmocka_unit_test(test_wrong_texts_are_refused_with_their_place),
    };
    return cmocka_run_group_tests_name("vivante_text", tests, NULL, NULL);
}
