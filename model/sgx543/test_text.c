/* Words to text and back: the sheet's examples, random words, and what is refused. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "../common/rng.h"
#include "../common/test_stride.h"
#include "fields.h"
#include "text.h"

static const struct {
    uint64_t word;
    const char *text;
} examples[] = {
#define EXAMPLE(word, text) {word, text},
#include "examples.def"
};

enum { EXAMPLES = sizeof examples / sizeof examples[0] };

static void split(uint64_t bits, uint32_t *word)
{
    word[0] = (uint32_t)bits;
    word[1] = (uint32_t)(bits >> 32);
}

static void test_examples_of_the_sheet_print_as_there(void **state)
{
    (void)state;
    for (unsigned i = 0; i < EXAMPLES; i++) {
        struct sgx543_insn insn;
        char text[320];
        uint32_t word[2];
        split(examples[i].word, word);
        sgx543_decode(word, &insn);
        sgx543_print(&insn, text, sizeof text);
        assert_string_equal(text, examples[i].text);
    }
}

/* Text to words: what the sheet's text does not show must do nothing, so the other word prints
 * alike. */
static void test_examples_of_the_sheet_assemble(void **state)
{
    unsigned same = 0, legal = 0;
    (void)state;
    for (unsigned i = 0; i < EXAMPLES; i++) {
        struct sgx543_reading reading;
        struct sgx543_insn insn;
        char text[320];
        uint32_t word[2], want[2];
        if (strncmp(examples[i].text, "ILLEGAL", 7) == 0) continue;
        legal++;
        if (sgx543_read(examples[i].text, strlen(examples[i].text), word, &reading) != 0)
            fail_msg("%s: %zu: %s", examples[i].text, reading.column, reading.message);
        sgx543_decode(word, &insn);
        sgx543_print(&insn, text, sizeof text);
        assert_string_equal(text, examples[i].text);
        split(examples[i].word, want);
        same += memcmp(word, want, sizeof want) == 0;
    }
    assert_int_equal(legal, 156);
    assert_int_equal(same, 110);
}

/* Every word comes back from the whole of its text. */
static void check_word(uint64_t bits)
{
    struct sgx543_reading reading;
    char text[320];
    uint32_t word[2], back[2];
    split(bits, word);
    assert_int_equal(sgx543_disassemble(word, 2, 0, text, sizeof text), 2);
    if (sgx543_read(text, strlen(text), back, &reading) != 0)
        fail_msg("%016llx: %s: %zu: %s", (unsigned long long)bits, text, reading.column,
                 reading.message);
    if (memcmp(word, back, sizeof word) != 0)
        fail_msg("%016llx: %s: %08x%08x", (unsigned long long)bits, text, (unsigned)back[1],
                 (unsigned)back[0]);
}

static void test_words_of_the_sheet_come_back(void **state)
{
    (void)state;
    for (unsigned i = 0; i < EXAMPLES; i++) check_word(examples[i].word);
}

static void test_random_words_come_back(void **state)
{
    struct common_rng rng = common_rng_make(5, 6);
    (void)state;
    for (unsigned i = 0; i < 40 * (SGX543_OP_COUNT - 1); i += test_stride()) {
        const struct common_row *row = &sgx543_rows[1 + i % (SGX543_OP_COUNT - 1)];
        uint64_t bits = common_rng_next(&rng);
        uint64_t mask = (uint64_t)row->mask[1] << 32 | row->mask[0];
        check_word((bits & ~mask) | (uint64_t)row->match[1] << 32 | row->match[0]);
    }
}

/* Fields that the text shows are not said again: a word made of its own text needs nothing after
 * it. */
static void test_texts_alone_are_whole(void **state)
{
    struct common_rng rng = common_rng_make(7, 8);
    unsigned tried = 0;
    (void)state;
    for (unsigned i = 0; i < 40 * (SGX543_OP_COUNT - 1); i += test_stride()) {
        unsigned op = 1 + i % (SGX543_OP_COUNT - 1);
        const struct common_row *row = &sgx543_rows[op];
        uint64_t bits = common_rng_next(&rng), mask = (uint64_t)row->mask[1] << 32 | row->mask[0];
        struct sgx543_reading reading;
        struct sgx543_insn insn;
        uint32_t word[2];
        char text[320], again[320];
        split((bits & ~mask) | (uint64_t)row->match[1] << 32 | row->match[0], word);
        sgx543_decode(word, &insn);
        if (insn.illegal) continue;
        sgx543_print(&insn, text, sizeof text);
        if (sgx543_read(text, strlen(text), word, &reading) != 0)
            fail_msg("%s: %s", text, reading.message);
        sgx543_disassemble(word, 2, 0, again, sizeof again);
        assert_string_equal(again, text);
        tried++;
    }
    assert_true(tried > 1500 / test_stride());
}

/* Immediates of and, or, xor as their bits, and as the value that they make. */
static void test_immediates_may_be_spelled_out(void **state)
{
    static const struct {
        const char *text, *same;
    } rows[] = {
        {"and.u32 o0, pa0, ~#0x80", "and.u32 o0, pa0, #0xffffff7f"},
        {"and.u32 o0, pa0, ~#0xffff", "and.u32 o0, pa0, #0xffff0000 .inv=1 .rot=0"},
        {"and.u32 o0, pa0, rotl(#0xffff,16)", "and.u32 o0, pa0, #0xffff0000"},
        {"and.u32 o0, pa0, ~rotl(#0x1,31)", "and.u32 o0, pa0, #0x7fffffff"},
        {"and.u32 o0, pa0, ~#0x12340000", "and.u32 o0, pa0, #0xedcbffff"},
        {"and.u16 o0, pa0, ~#0x80", "and.u16 o0, pa0, #0xff7f .inv=1 .immmid=1 .immhi=0"},
        {"or.u32 o0, pa0, rotl(#0x8001,1)", "or.u32 o0, pa0, #0x10002 .rot=1 .immhi=2 .src2=1"},
    };
    (void)state;
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct sgx543_reading reading;
        struct sgx543_insn a, b;
        uint32_t word[2];
        char text[320];
        if (sgx543_read(rows[i].text, strlen(rows[i].text), word, &reading) != 0)
            fail_msg("%s: %s", rows[i].text, reading.message);
        sgx543_decode(word, &a);
        sgx543_print(&a, text, sizeof text);
        if (strncmp(text, rows[i].same, strlen(text)) != 0) fail_msg("%s: %s", rows[i].same, text);
        if (sgx543_read(text, strlen(text), word, &reading) != 0)
            fail_msg("%s: %s", text, reading.message);
        sgx543_decode(word, &b);
        sgx543_print(&b, text, sizeof text);
        assert_int_equal(strncmp(text, rows[i].same, strlen(text)), 0);
    }
}

/* The fields that sheet 3.10 names, for the bits that were written. */
static void test_immediate_has_the_bits_as_written(void **state)
{
    static const struct {
        const char *text;
        uint32_t bits, rot, inv;
    } rows[] = {
        {"and.u32 o0, pa0, ~#0x80", 0x80, 0, 1},
        {"and.u32 o0, pa0, ~#0xffff", 0xffff, 0, 1},
        {"and.u32 o0, pa0, rotl(#0xffff,16)", 0xffff, 16, 0},
        {"and.u32 o0, pa0, ~rotl(#0x8001,31)", 0x8001, 31, 1},
        {"and.u32 o0, pa0, #0xffff0000", 0xffff, 16, 0},
        {"xor.u16 o0, pa0, rotl(#0xc003,15)", 0xc003, 15, 0},
    };
    (void)state;
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct sgx543_reading reading;
        struct sgx543_insn insn;
        uint32_t word[2];
        if (sgx543_read(rows[i].text, strlen(rows[i].text), word, &reading) != 0)
            fail_msg("%s: %s", rows[i].text, reading.message);
        sgx543_decode(word, &insn);
        const uint32_t *f = insn.f;
        assert_int_equal(f[SGX543_immhi] << 14 | f[SGX543_immmid] << 7 | f[SGX543_src2],
                         rows[i].bits);
        assert_int_equal(f[SGX543_rot], rows[i].rot);
        assert_int_equal(f[SGX543_inv], rows[i].inv);
        assert_int_equal(f[SGX543_s2bank], 2);
        assert_int_equal(f[SGX543_s2ext], 1);
    }
}

static void test_letters_and_capitals_may_be_left_out(void **state)
{
    static const char *const rows[][2] = {
        {"mul.f32 o0.xyzw, pa0.xyzw, pa2", "mul.f32 o0.xyzw, pa0.xyzw, pa2.xyzw"},
        {"mul.f32 o0.xy, -|pa0|, pa2", "mul.f32 o0.xy, -|pa0.xy|, pa2.xy"},
        {"P0 MUL.F32 O0.XY, PA0.XY, PA2.YY", "p0 mul.f32 o0.xy, pa0.xy, pa2.yy"},
        {"mad.f32 r0.x, r0, r2, r4", "mad.f32 r0.x, r0.x, r2.x, r4.x"},
        {"AND.U32 O0, PA0, #0X80", "and.u32 o0, pa0, #0x80"},
    };
    (void)state;
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct sgx543_reading reading;
        uint32_t word[2], same[2];
        if (sgx543_read(rows[i][0], strlen(rows[i][0]), word, &reading) != 0)
            fail_msg("%s: %s", rows[i][0], reading.message);
        assert_int_equal(sgx543_read(rows[i][1], strlen(rows[i][1]), same, &reading), 0);
        assert_memory_equal(word, same, sizeof word);
    }
}

static void test_wrong_texts_are_refused_with_their_place(void **state)
{
    static const struct {
        const char *text;
        size_t column;
    } rows[] = {
        {"mal.f32 r0.x, r2.x, r4.x", 0},
        {"mul.f32 r1.x, r2.x, r4.x", 8}, /* odd */
        {"mul.f32 r0.x, r2.x, r4.q", 23},
        {"mul.f32 r0.x, r2.x, r4.x r6", 24},
        {"mad.f32 r0.xyzw, r0.xxxx, r0.xxxx, r0.xxxx", 15}, /* F32 has two lanes */
        {"mad.f32 r0.x, -r0.x, r0.x, r0.x", 15},
        {"rcp.f32.f32 r0.x, r2.xy", 22},
        {"and.u32 r0, r1, #0x12345", 16},
        {"lda32.fetch17 r0, [r1 + #0 + #0]", 11},
        {"mul.f32 r0.x, r2.x, r4.x .frob=1", 26},
        {"mul.f32 r0.x, r2.x, r4.x .rcount=1", 26},
        {"mul.f32 r0.x, r2.x, r4.x .mask=16", 26},
        {"p1 kill", 3}, /* its predicates are !p0, !p1 and p0 */
        {"ILLEGAL (type 3)", 0},
        {"ILLEGAL (type 3) .word 0x0", 0},
        {"and.u32 r0, r1, ~#0x12345", 17},
        {"and.u32 r0, r1, rotl(#0x10000,1)", 22},
        {"mul.f32 r0.x, r2.x, ", 20},
        {"rcp.f32.f32 r0.x, r2", 20}, /* one channel for all lanes is none by itself */
        {"", 0},
    };
    (void)state;
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct sgx543_reading reading;
        uint32_t word[2];
        if (sgx543_read(rows[i].text, strlen(rows[i].text), word, &reading) == 0)
            fail_msg("%s is taken", rows[i].text);
        if (reading.column != rows[i].column)
            fail_msg("%s: %zu: %s", rows[i].text, reading.column, reading.message);
        if (!strcmp(rows[i].text, "p1 kill"))
            assert_string_equal(reading.message,
                                "found 'kill'; an instruction that can have this predicate is "
                                "allowed here");
    }
}

static void test_wrong_directives_are_refused_with_their_place(void **state)
{
    static const struct {
        const char *text, *message;
    } rows[] = {
        {".stage pixel", "t.s:1:8: error: found 'pixel'; vertex or fragment is allowed"},
        {".parameter buffer b f32 1 0",
         "t.s:1:12: error: found 'buffer'; attribute, uniform or sampler is allowed"},
        {".parameter uniform", "t.s:1:19: error: found the end of the line; a name is allowed"},
        {".parameter uniform u f64 1 0", "t.s:1:22: error: found 'f64'; f32, f16, c10"},
        {".parameter uniform u f32 5 0", "t.s:1:26: error: "},
        {".parameter uniform u f32 4 128", "t.s:1:28: error: "},
        {".parameter uniform u f32 4 0 0", "t.s:1:30: error: "},
        {".parameter sampler t 16", "t.s:1:22: error: "},
        {".parameter sampler t 1 125", "t.s:1:24: error: "},
        {".parameter uniform u f32 4 0\n.parameter uniform u f32 1 4",
         "t.s:2:20: error: second 'u'; a name stands for one"},
        {".pa 2\n.input 1: 1", "t.s:2:8: error: "},
        {".pa 2\n.input 0: 1 2 3",
         "t.s:2:8: error: number of words for instance '0'; all registers"},
        {".pa 2\n.input 0: 1 2 3 4",
         "t.s:2:8: error: too many words from instance '0'; there are not so many"},
        {".expect output 0: 1", "t.s:1:1: error: nothing for '.expect'; .outputs is needed"},
        {".answer 0: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17",
         "t.s:1:9: error: too many words for answer '0'; 16 are"},
    };
    (void)state;
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct common_program program;
        struct common_error err = {{0}};
        char text[256];
        snprintf(text, sizeof text, "%s\nnop\n", rows[i].text);
        if (sgx543_assemble("t.s", text, &program, &err) == 0)
            fail_msg("%s is taken", rows[i].text);
        if (strncmp(err.text, rows[i].message, strlen(rows[i].message)) != 0)
            fail_msg("%s: %s", rows[i].text, err.text);
    }
}

/* Sheet 5.2: an end bit or prog_end ends a program; with .end, code may lead past both. */
static void test_code_that_runs_past_its_last_word_is_warned_of(void **state)
{
    static const struct {
        const char *source;
        unsigned line; /* 0: no warning */
    } rows[] = {
        {"nop", 0},
        {".end 0\nnop", 2},
        {".end 0\nnop .end", 0},
        {".end 0\nhere: br here", 0},
        {".end 0\np0 kill", 2},
        {".end 0\nkill", 0},
        {".end 0\nmov pc, link", 0},
        {".end 1\nnop\nnop", 0},
        {".end 2\nbr +2\nnop\nnop", 0},
        {".end 2\nbr over\nnop\nnop\nover: nop", 5},
        {".start main\n.end 1\nnop\nmain: nop", 4},
    };
    (void)state;
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct common_program program;
        struct common_error err = {{0}};
        char want[128];
        snprintf(want, sizeof want,
                 "t.s:%u:1: warning: the code can run past its last word from here; an end bit or "
                 "a branch is missing\n",
                 rows[i].line);
        if (sgx543_assemble("t.s", rows[i].source, &program, &err) != 0) fail_msg("%s", err.text);
        if ((program.warnings != NULL) != (rows[i].line != 0)) fail_msg("%s", rows[i].source);
        if (rows[i].line != 0) assert_string_equal(program.warnings, want);
        common_program_free(&program);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_examples_of_the_sheet_print_as_there),
        cmocka_unit_test(test_examples_of_the_sheet_assemble),
        cmocka_unit_test(test_words_of_the_sheet_come_back),
        cmocka_unit_test(test_random_words_come_back),
        cmocka_unit_test(test_texts_alone_are_whole),
        cmocka_unit_test(test_immediates_may_be_spelled_out),
        cmocka_unit_test(test_immediate_has_the_bits_as_written),
        cmocka_unit_test(test_letters_and_capitals_may_be_left_out),
        cmocka_unit_test(test_wrong_texts_are_refused_with_their_place),
        cmocka_unit_test(test_code_that_runs_past_its_last_word_is_warned_of),
        cmocka_unit_test(test_wrong_directives_are_refused_with_their_place),
    };
    return cmocka_run_group_tests_name("sgx543_text", tests, NULL, NULL);
}
