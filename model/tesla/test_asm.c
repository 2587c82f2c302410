/* The assembler: text -> words -> text for every row, layout, every directive, and the messages
 * for bad input. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "../common/needs.h"
#include "../common/rng.h"
#include "../common/test_folder.h"
#include "fields.h"
#include "isa.h"
#include "tesla.h"

static void assemble(const char *text, struct common_program *program)
{
    struct common_error err = {""};
    int status = tesla_assemble("t.s", text, program, &err);
    assert_string_equal(err.text, "");
    assert_int_equal(status, 0);
}

static void check_words(const char *text, size_t count, const uint32_t *word)
{
    struct common_program program;
    assemble(text, &program);
    assert_int_equal(program.code_words, count);
    for (size_t i = 0; i < count; i++) assert_int_equal(program.code[i], word[i]);
    common_program_free(&program);
}

#define WORDS(text, ...)                                                                           \
    check_words(text, sizeof((uint32_t[]){__VA_ARGS__}) / 4, (uint32_t[]){__VA_ARGS__})

/* --- text -> words -> text --- */

static bool is_legal(const struct tesla_insn *insn)
{
    if (insn->dst.kind == TESLA_KIND_OUT) return false; /* in a compute program */
    return insn->trap == TESLA_TRAP_NONE || !tesla_op_of_type(insn->op, TESLA_COMPUTE);
}

/* Some texts belong to several rows that do the same: the bit bucket has no width, s[] bytes
 * neither, and P = 7 repeats a mode of P = 6. Then the first row is assembled. */
static void check_same(const struct tesla_insn *a, struct tesla_insn *b, const char *text)
{
    memcpy(b->word, a->word, sizeof b->word);
    if (a->op == b->op) b->row = a->row;
    if (memcmp(a, b, sizeof *a) != 0) fail_msg("decodes differently after assembly: %s", text);
}

static void round_trip(const uint32_t *word)
{
    char text[160], again[160], source[192];
    struct common_program program;
    struct tesla_insn first, second;
    tesla_decode(word, 2, 0, &first);
    tesla_disassemble(word, 2, 0, text, sizeof text);
    snprintf(source, sizeof source, "%s %s", word[0] & 1 ? "long" : "short", text);
    assemble(source, &program);
    tesla_decode(program.code, program.code_words, 0, &second);
    tesla_disassemble(program.code, program.code_words, 0, again, sizeof again);
    assert_string_equal(text, again);
    check_same(&first, &second, text);
    common_program_free(&program);
}

static void test_asm_text_of_every_row_comes_back(void **state)
{
    (void)state;
    struct common_rng rng = common_rng_make(11, 1);
    for (unsigned i = 0; i < TESLA_ROW_COUNT; i++) {
        const struct common_row *row = &tesla_rows[i];
        unsigned legal = 0;
        for (unsigned k = 0; k < 400 && legal < 20; k++) {
            struct tesla_insn insn;
            uint32_t word[2];
            for (unsigned w = 0; w < 2; w++)
                word[w] = ((uint32_t)common_rng_next(&rng) & ~row->mask[w]) | row->match[w];
            if (row->form == TESLA_LONG && (word[1] & 3) == 3) word[1] ^= 1u << (k & 1);
            if (!(word[0] & 1)) word[1] = 0;
            tesla_decode(word, 2, 0, &insn);
            if (insn.row != i || !is_legal(&insn)) continue;
            legal++;
            round_trip(word);
        }
        if (legal < 5) fail_msg("%s: only %u legal words tried", row->name, legal);
    }
}

/* --- forms and layout --- */

/* The words are those of the same line with the bits of the single in hexadecimal. */
static void check_float(const char *line, const char *number, uint32_t bits)
{
    struct common_program with, plain;
    char text[80], hex[16];
    snprintf(hex, sizeof hex, "0x%x", (unsigned)bits);
    snprintf(text, sizeof text, line, number);
    assemble(text, &with);
    snprintf(text, sizeof text, line, hex);
    assemble(text, &plain);
    assert_int_equal(with.code_words, plain.code_words);
    assert_memory_equal(with.code, plain.code, plain.code_words * sizeof *plain.code);
    common_program_free(&with);
    common_program_free(&plain);
}

static void test_asm_takes_a_float_as_an_immediate(void **state)
{
    (void)state;
    WORDS("mov b32 $r1 2.0", 0x10008005, 0x04000003);
    check_float("mov b32 $r1 %s", "2.0", 0x40000000);
    check_float("mov b32 $r1 %s", "-0.0", 0x80000000);
    check_float("mov b32 $r1 %s", ".1", 0x3dcccccd);
    check_float("mov b32 $r1 %s", "1e-3", 0x3a83126f);
    check_float("mov b32 $r1 %s", "1.4e-45", 0x00000001);
    check_float("mov b32 $r1 %s", "-3.40282347e+38", 0xff7fffff);
    check_float("mov b32 $r1 %s", "0.0e99", 0);
    check_float("and b32 $r1 $r2 %s", "1.0f", 0x3f800000);
    check_float("add f32 $r1 $r1 %s", "2.5", 0x40200000);
    check_float("mul f32 $r1 $r1 %s", "0.5", 0x3f000000);
    check_float("add f32 $r1 (mul $r2 %s) $r1", "-0.5", 0xbf000000);
    WORDS(".set x 5\nmov b32 $r1 x", 0x10058005, 0x00000003);
}

static void test_asm_takes_the_shortest_form(void **state)
{
    (void)state;
    WORDS("add b32 $r1 $r2 $r3", 0x20038404);
    WORDS("add b32 $r1 $r2 $r64", 0x20000405, 0x04100780);    /* register beyond the short field */
    WORDS("add b32 $r1 $r2 0x1", 0x20018405, 0x00000003);     /* immediate */
    WORDS("add b32 $c0 $r1 $r2 $r3", 0x20000405, 0x0400c7c0); /* writes $c */
    WORDS("(lg $c0) add b32 $r1 $r2 $r3", 0x20000405, 0x0400c280);
    WORDS("exit add b32 $r1 $r2 $r3", 0x20000405, 0x0400c781);
    WORDS("trap", 0x90000002);
    WORDS("mov b32 $r1 $r2", 0x10008404);
}

static void test_asm_short_and_long_force_the_form(void **state)
{
    (void)state;
    WORDS("short add b32 $r1 $r2 $r3", 0x20038404);
    WORDS("long add b32 $r1 $r2 $r3", 0x20000405, 0x0400c780);
    WORDS("long add b32 $r1 $r2 0x1", 0x20018405, 0x00000003);
    WORDS("long trap", 0x90000003, 0x00000000);
}

static void test_asm_widens_a_short_instruction_before_a_long_one(void **state)
{
    (void)state;
    WORDS("mov b32 $r1 $r2\nbra 0x0", 0x10000405, 0x0403c780, 0x10000003, 0x00000780);
    WORDS("mov b32 $r1 $r2\nmov b32 $r3 $r4\nbra 0x0", 0x10008404, 0x1000880c, 0x10000003,
          0x00000780);
    WORDS("mov b32 $r1 $r2\nmov b32 $r3 $r4\nmov b32 $r5 $r6\nbra 0x0", 0x10008404, 0x1000880c,
          0x10000c15, 0x0403c780, 0x10000003, 0x00000780);
}

static void test_asm_pads_after_a_short_instruction_that_cannot_be_long(void **state)
{
    (void)state;
    WORDS("short mov b32 $r1 $r2\nbra 0x0", 0x10008404, 0x10008000, 0x10000003, 0x00000780);
    WORDS("short trap\nx: short trap", 0x90000002, 0x10008000, 0x90000002);
    WORDS(".word 0x90000002\nret", 0x90000002, 0x10008000, 0x30000003, 0x00000780);
}

static void test_asm_puts_labels_at_even_words(void **state)
{
    (void)state;
    WORDS("mov b32 $r1 $r2\nx: mov b32 $r3 $r4\nmov b32 $r5 $r6\nbra x", 0x10000405, 0x0403c780,
          0x1000880c, 0x10008c14, 0x10001003, 0x00000780);
    WORDS("bra end\nmov b32 $r1 $r2\nend:", 0x10002003, 0x00000780, 0x10000405, 0x0403c780);
    WORDS("a: b: bra b\nbra a", 0x10000003, 0x00000780, 0x10000003, 0x00000780);
}

static void test_asm_resolves_labels_in_both_directions_and_in_data(void **state)
{
    (void)state;
    struct common_program program;
    assemble("bra over\n.L1: call .L1\nover: preret .L1\nbra c0[0x4]\n.const 0 0: over .L1\n.entry "
             "over\n.param over\n.word .L1",
             &program);
    assert_int_equal(program.code[0], 0x10002003);
    assert_int_equal(program.code[2], 0x20001003);
    assert_int_equal(program.code[4], 0xd0001003);
    assert_int_equal(program.code[8], 8);
    assert_int_equal(tesla_launch_of(&program)->entry, 0x10);
    assert_int_equal(tesla_launch_of(&program)->param[0], 0x10);
    assert_int_equal(program.init[0].word[0], 0x10);
    assert_int_equal(program.init[0].word[1], 8);
    common_program_free(&program);
}

static void test_asm_reaches_targets_beyond_18_bits(void **state)
{
    (void)state;
    size_t words = 0x40000 / 4;
    char *text = malloc(16 + words * 8), *end = text;
    assert_non_null(text);
    end += sprintf(end, ".word");
    for (size_t i = 0; i < words; i++) end += sprintf(end, " 0");
    sprintf(end, "\nhere: bra here");
    struct common_program program;
    assemble(text, &program);
    assert_int_equal(program.code[words], 0x10000003);
    assert_int_equal(program.code[words + 1], 0x00004780);
    common_program_free(&program);
    free(text);
}

static void test_asm_records_the_line_of_every_word(void **state)
{
    (void)state;
    struct common_program program;
    assemble("// head\n\nmov b32 $r1 $r2\nbra 0x0\n.word 1 \\\n  2\n", &program);
    static const unsigned lines[] = {3, 3, 4, 4, 5, 6};
    assert_int_equal(program.code_words, 6);
    for (unsigned i = 0; i < 6; i++) assert_int_equal(program.line[i], lines[i]);
    common_program_free(&program);
}

static void test_asm_takes_blanks_commas_and_comments_as_separators(void **state)
{
    (void)state;
    WORDS("\tadd b32 $r1, $r2, $r3 // sum\r\n", 0x20038404);
    WORDS("add b32 $r1 b32 s[ 0x10 ] $r3", 0x2103e804);
    WORDS("add b32 $r1 b32 s[$a1 + 0x10] $r3//x", 0x2503e804);
    WORDS("ret // last line without an end", 0x30000003, 0x00000780);
}

static void test_asm_takes_numbers_in_every_notation(void **state)
{
    (void)state;
    WORDS("add b32 $r1 $r2 -1", 0x203f8405, 0x0fffffff);
    WORDS("add b32 $r1 $r2 0XFF", 0x203f8405, 0x0000000f);
    WORDS("add b16 $r1l $r2l -2", 0x203e0809, 0x00000fff);
    WORDS(".set A 0x10\n.set B A\nadd b32 $r1 b32 s[B] $r3", 0x2103e804);
    WORDS("add b32 $r1 b32 s[$a1+LATER] $r3\n.set LATER 16", 0x2503e804);
    WORDS("add b32 $r1 b32 s[$a1++-4] $r3", 0x2703fe04);
    WORDS(".set N 4\nadd $a1 $a2 -N", 0xd9fff805, 0x20000780);
    WORDS(".word -1 0xffffffff 4294967295", 0xffffffff, 0xffffffff, 0xffffffff);
}

/* --- directives --- */

static void test_asm_default_launch_is_one_warp(void **state)
{
    (void)state;
    struct common_program p;
    assemble("ret", &p);
    assert_string_equal(p.name, "t.s");
    assert_int_equal(tesla_launch_of(&p)->grid[0], 1);
    assert_int_equal(tesla_launch_of(&p)->grid[1], 1);
    assert_int_equal(tesla_launch_of(&p)->block[0], 32);
    assert_int_equal(tesla_launch_of(&p)->block[1] * tesla_launch_of(&p)->block[2], 1);
    assert_int_equal(tesla_launch_of(&p)->regs, 16);
    assert_int_equal(tesla_launch_of(&p)->shared + tesla_launch_of(&p)->local +
                         tesla_launch_of(&p)->entry + tesla_launch_of(&p)->grid_id +
                         tesla_launch_of(&p)->params,
                     0);
    assert_int_equal(tesla_launch_of(&p)->global_bytes, 0x100000);
    for (unsigned i = 0; i < 16; i++) {
        assert_int_equal(tesla_launch_of(&p)->g_base[i], 0);
        assert_int_equal(tesla_launch_of(&p)->g_limit[i], 0xfffff);
    }
    assert_int_equal(p.inits + p.expects, 0);
    assert_false(p.expect_trap);
    common_program_free(&p);
}

static void test_asm_reads_every_launch_directive(void **state)
{
    (void)state;
    struct common_program p;
    assemble(
        ".grid 3 2\n.block 16 4 2\n.regs 20\n.shared 0x840\n.local 64\n.entry main\n.gridid 7\n"
        ".param 1 -1\n.param 0x30\n.gspace 3 0x100 0x1ff\n.globalsize 0x2000\nret\nmain: ret",
        &p);
    assert_int_equal(tesla_launch_of(&p)->grid[0], 3);
    assert_int_equal(tesla_launch_of(&p)->grid[1], 2);
    assert_int_equal(tesla_launch_of(&p)->block[0], 16);
    assert_int_equal(tesla_launch_of(&p)->block[1], 4);
    assert_int_equal(tesla_launch_of(&p)->block[2], 2);
    assert_int_equal(tesla_launch_of(&p)->regs, 20);
    assert_int_equal(tesla_launch_of(&p)->shared, 0x840);
    assert_int_equal(tesla_launch_of(&p)->local, 64);
    assert_int_equal(tesla_launch_of(&p)->entry, 8);
    assert_int_equal(tesla_launch_of(&p)->grid_id, 7);
    assert_int_equal(tesla_launch_of(&p)->params, 3);
    assert_int_equal(tesla_launch_of(&p)->param[1], 0xffffffff);
    assert_int_equal(tesla_launch_of(&p)->param[2], 0x30);
    assert_int_equal(tesla_launch_of(&p)->global_bytes, 0x2000);
    assert_int_equal(tesla_launch_of(&p)->g_base[3], 0x100);
    assert_int_equal(tesla_launch_of(&p)->g_limit[3], 0x1ff);
    assert_int_equal(tesla_launch_of(&p)->g_base[4], 0);
    assert_int_equal(tesla_launch_of(&p)->g_limit[4], 0x1fff);
    common_program_free(&p);
}

static void check_segment(const struct common_segment *s, uint32_t space, uint32_t bank,
                          uint32_t addr, size_t count, uint32_t first, unsigned line)
{
    assert_int_equal(s->space, space);
    assert_int_equal(s->bank, bank);
    assert_int_equal(s->addr, addr);
    assert_int_equal(s->count, count);
    assert_int_equal(s->word[0], first);
    assert_int_equal(s->line, line);
}

static void test_asm_reads_every_data_directive(void **state)
{
    (void)state;
    struct common_program p;
    assemble(".set BASE 0x40\n.const 15 0xfffc: 9\n.global BASE: 1 2 \\\n   3\n.expect global "
             "0x80: -1\nret\n"
             ".expect trap STACK_UNDERFLOW+GLOBAL_LIMIT_READ\n",
             &p);
    assert_int_equal(p.inits, 2);
    check_segment(&p.init[0], TESLA_SPACE_CONST, 15, 0xfffc, 1, 9, 2);
    check_segment(&p.init[1], TESLA_SPACE_GLOBAL, 0, 0x40, 3, 1, 3);
    assert_int_equal(p.init[1].word[2], 3);
    assert_int_equal(p.expects, 1);
    check_segment(&p.expect[0], TESLA_SPACE_GLOBAL, 0, 0x80, 1, 0xffffffff, 5);
    assert_true(p.expect_trap);
    assert_int_equal(p.trap, 0x40200);
    common_program_free(&p);
}

static void test_asm_reads_data_files_beside_the_source(void **state)
{
    (void)state;
    char folder[TEST_FOLDER], path[64], source[64];
    assert_int_equal(test_folder_make(folder), 0);
    snprintf(path, sizeof path, "%s/words.hex", folder);
    snprintf(source, sizeof source, "%s/t.s", folder);
    struct common_error err = {""};
    struct common_program p;
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs("# two\n1\n0xff\n", file);
    fclose(file);
    int status = tesla_assemble(source, "ret\n.global 0x10: file \"words.hex\"", &p, &err);
    unlink(path);
    assert_int_equal(test_folder_remove(folder), 0);
    assert_string_equal(err.text, "");
    assert_int_equal(status, 0);
    check_segment(&p.init[0], TESLA_SPACE_GLOBAL, 0, 0x10, 2, 1, 2);
    assert_int_equal(p.init[0].word[1], 0xff);
    common_program_free(&p);
}

/* --- bad input --- */

/* clang-format off */
static const struct {
    const char *source, *message;
} bad[] = {
    {"foo $r1",
     "t.s:1:1: error: 'foo' is no instruction; those of docs/isa/tesla.md, 3 are allowed"},
    {"mvo b32 $r1 $r2", "t.s:1:1: error: 'mvo' is no instruction; did you mean mov?"},
    {"(e $c0) inc u32 $r1", "t.s:1:9: error: 'inc' is no instruction; did you mean add?"},
    {"(e $c0) add b32 $r0 $r1 0x12345678",
     "t.s:1:1: error: a predicate does not go with these operands; they are right without it"},
    {"(e $c0) bra c1[0x0]",
     "t.s:1:1: error: a predicate does not go with these operands; they are right without it"},
    {"\n  add b32 $r1 $r200 $r3",
     "t.s:2:15: error: found '$r200'; allowed here: u8, u16, s16 or b32 before s[], $r0 to $r127"},
    {"add b32 $r1 $r2",
     "t.s:1:16: error: found the end of the line; "
     "allowed here: a number, $r0 to $r127, c0[] to c15[]"},
    {"add b32 $r1 $r2 $r3 $r4", "t.s:1:21: error: found '$r4'; allowed here: the end of the line"},
    {"mov b32 $r1 0x100000000",
     "t.s:1:13: error: '0x100000000' is out of range; -0x80000000 to 0xffffffff is allowed"},
    {"mov b32 $r1 1e39",
     "t.s:1:13: error: '1e39' is out of range; -3.40282347e+38 to 3.40282347e+38 is allowed"},
    {"mov b32 $r1 -1e-400",
     "t.s:1:13: error: '-1e-400' is out of range; 0, or 1.4012985e-45 and more is allowed"},
    {"mov b32 $r1 2.0.0",
     "t.s:1:13: error: found '2.0.0'; "
     "allowed here: u8, u16, s16 or b32 before s[], a number, $r0 to $r127"},
    {"mov b32 $r1 2.0x",
     "t.s:1:13: error: found '2.0x'; "
     "allowed here: u8, u16, s16 or b32 before s[], a number, $r0 to $r127"},
    {"mov b16 $r1l 2.0", "t.s:1:14: error: '2.0' is a float; an integer is allowed here"},
    {"add b16 $r1l $r1l 2.0", "t.s:1:19: error: '2.0' is a float; an integer is allowed here"},
    {"add b32 $r1 $r1 1e3", "t.s:1:17: error: '1e3' is a float; an integer is allowed here"},
    {"mul $r1 u24 $r1 2.0", "t.s:1:17: error: '2.0' is a float; an integer is allowed here"},
    {"shl b32 $r1 $r1 2.0", "t.s:1:17: error: '2.0' is a float; an integer is allowed here"},
    {"ld b32 $r1 l[2.0]", "t.s:1:12: error: '2.0' is a float; an integer is allowed here"},
    {"mov b16 $r1l 0x12345",
     "t.s:1:14: error: '0x12345' is out of range; -0x8000 to 0xffff is allowed"},
    {"add b32 $r1 s[0x10] $r3",
     "t.s:1:13: error: s[] has no access size; u8, u16, s16 or b32 is allowed before it"},
    {"add b32 $r1 b32 s[0x12] $r3",
     "t.s:1:17: error: offset 0x12 is not aligned; a multiple of 4 is allowed"},
    {"add b32 $r1 b32 s[0x80] $r3",
     "t.s:1:17: error: '0x80' is out of range; 0x0 to 0x7c is allowed"},
    {"add b32 $r1 b32 s[$a1++-0x44] $r3",
     "t.s:1:17: error: '-0x44' is out of range; -0x40 to 0x3c is allowed"},
    {"add b32 $r1 b32 s[$a8] $r3",
     "t.s:1:17: error: address register is not $a0 to $a7; "
     "[$a1], [$a1+0x4] or [$a1++0x4] is allowed"},
    {"add b32 $r1 b32 s[0x10 $r3",
     "t.s:1:17: error: address is not closed; ']' is allowed at its end"},
    {"ld $r1 b32 s[]",
     "t.s:1:12: error: address is empty; [0x10], [$a1], [$a1+0x4] or [$a1++0x4] is allowed"},
    {"ld $r1 b32 s[OFF]",
     "t.s:1:12: error: 'OFF' is not defined; a number or the name of a .set is allowed here"},
    {"add b16 $r1l b32 s[0x10] $r2l",
     "t.s:1:1: error: these operands raise ILLEGAL_MEMORY_SIZE; .word is allowed if that is meant"},
    {"ld $r1 b32 s[$a0++0x4]",
     "t.s:1:1: error: these operands raise ILLEGAL_POSTINCR; .word is allowed if that is meant"},
    {"ld b64 $r5d g14[$r1]",
     "t.s:1:8: error: '$r5d' is not aligned; $r0d, $r2d, $r4d, ... are allowed"},
    {"st b128 l[0x0] $r6q",
     "t.s:1:16: error: '$r6q' is not aligned; $r0q, $r4q, $r8q, ... are allowed"},
    {"ld b32 $r5 g14[$a1]",
     "t.s:1:12: error: address of g[] is not a register; [$r0] to [$r127] is allowed"},
    {"ld b32 $r5 g16[$r1]",
     "t.s:1:12: error: found 'g16[$r1]'; allowed here: l[], g0[] to g15[], a[]"},
    {"bra nowhere",
     "t.s:1:5: error: label 'nowhere' is not defined; a label or a byte address is allowed here"},
    {"bra 0x2", "t.s:1:5: error: target 0x2 is not aligned; a multiple of 4 is allowed"},
    {"bra 0x1000000", "t.s:1:5: error: '0x1000000' is out of range; 0x0 to 0xfffffc is allowed"},
    {"exit call 0x10",
     "t.s:1:1: error: this form has no exit or join; a long normal instruction may have it"},
    {"(lg $c0) call 0x10",
     "t.s:1:1: error: this form has no predicate; "
     "a long normal instruction or a branch may have one"},
    {"(xx $c0) ret",
     "t.s:1:2: error: found 'xx'; allowed here: a predicate such as e, lg or always"},
    {"(lg $c4) ret", "t.s:1:5: error: found '$c4'; allowed here: $c0 to $c3"},
    {"(lg) ret", "t.s:1:4: error: found ')'; allowed here: $c0 to $c3"},
    {"(lg $c0 ret", "t.s:1:12: error: found the end of the line; allowed here: an instruction"},
    {"exit add b32 $r1 $r2 0x12345",
     "t.s:1:1: error: exit does not go with these operands; they are right without it"},
    {"short bra 0x10", "t.s:1:1: error: this instruction has no short form; leave 'short' out"},
    {"short add b32 $r1 $r2 $r64",
     "t.s:1:23: error: found '$r64'; allowed here: $r0 to $r63, c0[] to c1[]"},
    {"short add $r1 (mul u16 $r2l $r3l) $r4",
     "t.s:1:35: error: '$r4' is not the destination; this form adds to its destination register"},
    {"short add b32 $r1 b32 s[0x10] c0[0x0]",
     "t.s:1:7: error: these operands raise ILLEGAL_OPCODE; .word is allowed if that is meant"},
    {"(eu $c0) addc b32 $r1 $r2 $r3 $c1",
     "t.s:1:31: error: $c1 is not the $c of the predicate; both are one field"},
    {"add $r1 (mul u24 $r2 c0[0x4]) c1[0x4]",
     "t.s:1:31: error: second c[] operand; only one source may be c[]"},
    {"set $c0 # l s32 b32 s[$a1+0x4] c1[$a1]",
     "t.s:1:32: error: second memory operand uses $a1; only the first one may"},
    {"shl b32 $r1 $r2 200", "t.s:1:17: error: '200' is out of range; 0x0 to 0x7f is allowed"},
    {"vote some $c0", "t.s:1:6: error: found 'some'; allowed here: any, all"},
    {"bar inc wait 16 all", "t.s:1:14: error: '16' is out of range; 0x0 to 0xf is allowed"},
    {"here: mov b32 $r1 here",
     "t.s:1:19: error: 'here' is a label; a number or the name of a .set is allowed here"},
    {"bra c0[$a1++0x4]",
     "t.s:1:5: error: post-increment is not possible here; [$a1+0x4] is allowed"},
    {"texauto live $r4:$r6:#:# $t2 $s2 $r4 0x0 0x0 0x0",
     "t.s:1:14: error: registers are not consecutive; $r5 is allowed next"},
    {"texauto live $r4:$r5:#:# $t2 $s2 $r6:$r7 0x0 0x0 0x0",
     "t.s:1:34: error: sources do not begin with the destination's register; $r4 is allowed"},
    {"exit", "t.s:1:5: error: found the end of the line; allowed here: an instruction"},
    {"", "t.s:1:1: error: no code; at least one instruction is allowed"},
    {"// nothing\n.regs 4", "t.s:1:1: error: no code; at least one instruction is allowed"},
    {"a:\na: ret",
     "t.s:2:1: error: second definition of 'a'; line 1 did; one definition is allowed"},
    {".set a 1\na: ret",
     "t.s:2:1: error: second definition of 'a'; line 1 did; one definition is allowed"},
    {"9x: ret", "t.s:1:1: error: label '9x:'; a letter, '_' or '.', then also digits, are allowed"},
    {"ret\n.grid", "t.s:2:6: error: found the end of the line; 1 to 2 numbers are allowed"},
    {"ret\n.grid 1 2 3", "t.s:2:11: error: found '3'; the end of the line is allowed here"},
    {"ret\n.grid 0 1", "t.s:2:7: error: out of range: '0'; 1 to 65535 is allowed"},
    {"ret\n.grid 1 1\n.grid 1 1", "t.s:3:1: error: second '.grid'; one is allowed"},
    {"ret\n.block 512 2 1",
     "t.s:2:8: error: too many threads in a block of x = '512'; x * y * z up to 512 is allowed"},
    {"ret\n.block 1 1 65", "t.s:2:12: error: out of range: '65'; 1 to 64 is allowed"},
    {"ret\n.regs 129", "t.s:2:7: error: out of range: '129'; 1 to 128 is allowed"},
    {"ret\n.shared 99999", "t.s:2:9: error: out of range: '99999'; 0 to 16384 is allowed"},
    {"ret\n.local 17", "t.s:2:8: error: size of l[] '17'; 0, 16, 32, .. 65536 is allowed"},
    {"ret\n.entry nowhere", "t.s:2:8: error: entry 'nowhere'; a label of this file is allowed"},
    {"ret\n.gridid 65536", "t.s:2:9: error: out of range: '65536'; 0 to 65535 is allowed"},
    {"ret\n.param", "t.s:2:7: error: found the end of the line; parameter words are allowed here"},
    {"ret\n.globalsize 6",
     "t.s:2:13: error: size of global memory '6'; a multiple of 4 is allowed"},
    {"ret\n.gspace 16 0 0", "t.s:2:9: error: g space '16'; 0 to 15 is allowed"},
    {"ret\n.gspace 1 0 4\n.gspace 1 0 4",
     "t.s:3:9: error: second .gspace '1'; one for each space is allowed"},
    {"ret\n.const 16 0: 1", "t.s:2:8: error: out of range: '16'; 0 to 15 is allowed"},
    {"ret\n.const 0 2: 1", "t.s:2:10: error: address '2'; a multiple of 4 is allowed"},
    {"ret\n.const 0 0xfffc: 1 2",
     "t.s:2:10: error: data ends beyond its memory, address '0xfffc'; c[] has 0x10000 bytes"},
    {"ret\n.global 0x2000: 1\n.globalsize 0x2000",
     "t.s:2:9: error: data ends beyond its memory, address '0x2000'; g[] has 0x2000 bytes"},
    {"ret\n.global 4 1", "t.s:2:9: error: address '4'; ':' is allowed behind it"},
    {"ret\n.global 0: zz",
     "t.s:2:12: error: found 'zz'; a number or the name of a .set is allowed here"},
    {"ret\n.global 0: 1 \\\n  2 zz",
     "t.s:3:5: error: found 'zz'; a number or the name of a .set is allowed here"},
    {"ret\n.global 0: file \"missing.hex\"",
     "t.s:2:17: error: cannot read 'missing.hex': No such file or directory"},
    {"ret\n.global 0: file \"open",
     "t.s:2:17: error: string is not closed; '\"' is allowed on the same line"},
    {"ret\n.set x y",
     "t.s:2:8: error: value 'y'; a number or the name of an earlier .set is allowed"},
    {"ret\n.set 1 2",
     "t.s:2:6: error: name '1'; a letter, '_' or '.', then also digits, are allowed"},
    {"ret\n.word", "t.s:2:6: error: found the end of the line; code words are allowed here"},
    {"ret\n.word 0x100000000",
     "t.s:2:7: error: out of range: '0x100000000'; -2147483648 to 4294967295 is allowed"},
    {"ret\n.expect trap FOO",
     "t.s:2:14: error: trap 'FOO'; names such as ILLEGAL_OPCODE or GLOBAL_LIMIT_READ are allowed"},
    {"ret\n.expect trap STACK_LIMIT LOCAL_LIMIT_READ ILLEGAL_OPCODE",
     "t.s:2:43: error: second fatal trap 'ILLEGAL_OPCODE'; one, and limit flags, are allowed"},
    {"ret\n.expect trap STACK_LIMIT\n.expect trap LOCAL_LIMIT_READ",
     "t.s:3:9: error: second 'trap'; one line with all expected traps is allowed"},
    {"ret\n.expect shared 0: 1", "t.s:2:9: error: found 'shared'; global, output, vertex or trap "
     "is allowed here"},
    {"ret\n.bogus 1",
     "t.s:2:1: error: directive '.bogus'; .grid .block .regs .shared .local .entry .gridid .satnan "
         ".param "
     ".globalsize .gspace .const .global .set .word .expect .type .threads .inputs .outputs "
         ".vertices .primitives "
     ".attribute .primitive .invisible .texels .texture .sampler .chip .needs .tags .then are "
         "allowed"},
    {".needs fp64 fp65\nret",
     "t.s:1:13: error: need 'fp65'; fp64, texture, stack NUMBER, warps NUMBER is allowed here"},
    {".needs stack=129\nret",
     "t.s:1:14: error: out of range: '129'; a number from 1 to 128 is allowed"},
    {".tags short, slow\nret",
     "t.s:1:14: error: tag 'slow'; short, nobench, seeds or long is allowed here"},
    {".chip g84\nred inc s32 g14[$r1] $r4", "t.s:2:1: error: chip g84 has no such instruction; "
     ".word is allowed if that is meant"},
    {".chip g84\nld dec s32 $r4 g14[$r1] $r6", "t.s:2:1: error: chip g84 has no such instruction; "
     ".word is allowed if that is meant"},
    {".chip g92\nred add u8 g14[$r1] $r4", "t.s:2:1: error: chip g92 has no such instruction; "
     ".word is allowed if that is meant"},
    {".chip g98\nexit cas s16 $r4 g14[$r1] $r5 $r6", "t.s:2:6: error: chip g98 has no such "
     "instruction; .word is allowed if that is meant"},
    {".chip g80\nred add u32 g14[$r1] $r4", "t.s:2:1: error: chip g80 has no such instruction; "
     ".word is allowed if that is meant"},
    {"ret\n.satnan\n.chip g84", "t.s:2:1: error: chip g84 has no SAT_NAN; gt200, gt215, gt216, "
     "gt218, mcp89 and all have it"},
    {".chip mcp79\n.satnan\nret", "t.s:2:1: error: chip mcp79 has no SAT_NAN; gt200, gt215, gt216, "
     "gt218, mcp89 and all have it"},
    {".satnan\n.satnan\nret", "t.s:2:1: error: second '.satnan'; one is allowed"},
    {".satnan 1\nret", "t.s:1:9: error: found '1'; the end of the line is allowed here"},
    {".chip g85\nret",
     "t.s:1:7: error: chip 'g85'; all, g80, g84, g86, g92, g94, g96, g98, gt200, mcp77, mcp79, "
         "gt215, gt216, gt218, mcp89 are "
     "allowed"},
    {".chip g84\nvote any $c1", "t.s:2:1: error: chip g84 has no such instruction; .word is "
     "allowed if that is meant"},
    {".chip mcp77\ncvt f64 $r4d f32 $r1", "t.s:2:1: error: chip mcp77 has no such instruction; "
     ".word is allowed if that is meant"},
    {"cvt rni f32 $r8 f64 $r4d", "t.s:1:17: error: found 'f64'; allowed here: f16, f32"},
    {"ret \x01\xff", "t.s:1:5: error: found '?" "?'; allowed here: the end of the line"},
};
/* clang-format on */

static void test_asm_says_what_is_wrong_where_and_what_is_allowed(void **state)
{
    (void)state;
    for (unsigned i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        struct common_program program;
        struct common_error err = {""};
        assert_int_equal(tesla_assemble("t.s", bad[i].source, &program, &err), -1);
        assert_string_equal(err.text, bad[i].message);
        assert_null(program.code);
        assert_null(program.name);
    }
}

static void test_asm_rejects_more_than_64_parameters(void **state)
{
    (void)state;
    char text[512] = "ret\n.param";
    for (int i = 0; i < 65; i++) strcat(text, " 1");
    struct common_program program;
    struct common_error err = {""};
    assert_int_equal(tesla_assemble("t.s", text, &program, &err), -1);
    assert_string_equal(err.text, "t.s:2:136: error: too many parameters at '1'; 64 are allowed");
}

/* The sentence about what a default machine, but with these, lacks for the program. */
static void check_lack(const char *text, struct common_machine machine, const char *sentence)
{
    struct common_program program;
    struct common_need need;
    char lack[80] = "";
    assemble(text, &program);
    if (common_program_lacks(&program, tesla_isa.parts, &machine, &need))
        common_need_text(&need, &machine, lack, sizeof lack);
    assert_string_equal(lack, sentence);
    common_program_free(&program);
}

static void test_asm_names_the_chip(void **state)
{
    (void)state;
    struct common_program program;
    assemble(".chip gt200\nnop", &program);
    assert_int_equal(program.chip, 0xa0); /* sheet 5 */
    common_program_free(&program);
    assemble("red inc u32 g14[$r1] $r4\nld dec u32 $r4 g14[$r1] $r6\nred max s32 g14[$r1] "
             "$r4\n.chip g84",
             &program);
    common_program_free(&program);
    assemble(".chip g80\nmul sat f32 $r4 $r1 $r2", &program); /* a modifier is ignored */
    common_program_free(&program);
    assemble("nop", &program);
    assert_int_equal(program.chip, 0);
    common_program_free(&program);
}

static int expect_of(const char *path, struct common_program *program, const char *text,
                     struct common_error *err)
{
    FILE *out = fopen(path, "w");
    assert_non_null(out);
    fputs(text, out);
    assert_int_equal(fclose(out), 0);
    err->text[0] = '\0';
    return tesla_expect_load(program, path, err);
}

static void test_expectations_come_from_a_file_of_their_own(void **state)
{
    (void)state;
    static const char *const wrong[][2] = {
        {"", ":1:1: error: no .expect; one at least is allowed"},
        {".set A 1\n", ":1:1: error: no .expect; one at least is allowed"},
        {".expect global 0: 1\n.regs 3\n",
         ":2:1: error: found '.regs'; .expect or .set is allowed here"},
        {"nop\n", ":1:1: error: found 'nop'; .expect or .set is allowed here"},
        {"a: .expect global 0: 1\n", ":1:1: error: found 'a:'; .expect or .set is allowed here"},
        {".expect global 0x100000: 1\n",
         ":1:16: error: data ends beyond its memory, address '0x100000'; g[] has 0x100000 bytes"},
        {".expect trap FOO\n",
         ":1:14: error: trap 'FOO'; names such as ILLEGAL_OPCODE or GLOBAL_LIMIT_READ are allowed"},
    };
    char folder[TEST_FOLDER], path[64];
    struct common_program program;
    struct common_error err;
    assert_int_equal(test_folder_make(folder), 0);
    snprintf(path, sizeof path, "%s/expect.txt", folder);
    assemble("nop", &program);
    assert_int_equal(
        expect_of(path, &program,
                  ".set A 7\n.expect global 0x10: 5 A\n.expect trap GLOBAL_LIMIT_READ\n", &err),
        0);
    assert_int_equal(program.expects, 1);
    assert_int_equal(program.expect[0].addr, 0x10);
    assert_int_equal(program.expect[0].word[1], 7);
    assert_int_equal(program.expect[0].line, 2);
    assert_string_equal(program.expect[0].file, path);
    assert_true(program.expect_trap);
    common_program_free(&program);
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        char message[256];
        assemble("nop", &program);
        assert_int_equal(expect_of(path, &program, wrong[i][0], &err), -1);
        snprintf(message, sizeof message, "%s%s", path, wrong[i][1]);
        assert_string_equal(err.text, message);
        common_program_free(&program);
    }
    unlink(path);
    assert_int_equal(test_folder_remove(folder), 0);
}

static void test_asm_reads_what_a_program_needs_and_is(void **state)
{
    (void)state;
    struct common_program program;
    const struct common_parameter all[] = {{"WARPS", 8}, {"STACK_DEPTH", 64}};
    const struct common_parameter few[] = {{"WARPS", 3}, {"FP64", 0}, {"TEXTURE", 0}};
    const struct common_machine whole = {all, 2}, small = {few, 3}; /* stack: the sheet's 32 */
    assemble(".tags short\nnop\n.tags seeds", &program);
    assert_int_equal(common_program_tags(&program), COMMON_TAG_SHORT | COMMON_TAG_SEEDS);
    common_program_free(&program);
    assemble(".expect trap STACK_LIMIT\nnop", &program);
    assert_int_equal(common_program_tags(&program), COMMON_TAG_TRAP);
    common_program_free(&program);
    check_lack(".needs fp64, texture, stack = 64, warps 8\nnop", whole, "");
    check_lack(".needs stack = 32\nnop", whole, "needs stack = 32; this one has 64");
    check_lack(".needs fp64\nnop", small, "needs fp64");
    check_lack(".needs texture\nnop", small, "needs texture");
    check_lack(".needs stack 33\nnop", small, "needs stack 33; this one has 32");
    check_lack(".block 96 1 1\nnop", small, "");
    check_lack(".block 97 1 1\nnop", small, "needs warps 4; this one has 3");
    check_lack(".type vertex\n.threads 640\nnop", small, "");
}

/* Sentences made of real words in a wrong order, and of random bytes: an answer, never a crash,
 * and an error always has a place. */
static void test_asm_survives_garbage(void **state)
{
    /* clang-format off */
    static const char *const words[] = {
        "add", "mov", "ld", "st", "b32", "b16", "$r1", "$r2l", "$r4d", "$c0", "$a1", "(", ")",
        "(mul", "s[0x10]", "s[$a1++4]", "c0[", "c1[0x4]", "g14[$r1]", "g[", "l[$a1+0x8]", "#",
        "0x10", "-1", "x:", "x", "exit", "join", "(lg", "short", "long", ".set", ".word",
        ".grid", ".global", "0x0:", "file", "\"a\"", "\\", "\n", "//", ",", "bra", "bar", "all",
        "texauto", "$r4:$r5:#:#", "$t1", "$s1", "vote", "cvt", "u8", "f32", "neg", "[", "]",
        ":", "::", "$", "$r", "$r99999999999", "0x", "-", ".", "quadop",
    };
    /* clang-format on */
    (void)state;
    struct common_rng rng = common_rng_make(5, 1);
    for (int k = 0; k < 4000; k++) {
        char text[256] = "";
        size_t used = 0;
        unsigned parts = common_rng_below(&rng, 14);
        for (unsigned i = 0; i < parts && used < sizeof text - 40; i++) {
            if (k % 4 == 3)
                used += (size_t)sprintf(text + used, "%c", (int)common_rng_below(&rng, 255) + 1);
            else
                used +=
                    (size_t)sprintf(text + used, "%s%s",
                                    words[common_rng_below(&rng, sizeof words / sizeof words[0])],
                                    common_rng_below(&rng, 8) != 0 ? " " : "");
        }
        struct common_program program;
        struct common_error err = {""};
        if (tesla_assemble("t.s", text, &program, &err) == 0) {
            assert_string_equal(err.text, "");
            common_program_free(&program);
        } else {
            unsigned line = 0, col = 0;
            const char *colon = strchr(err.text, ':');
            assert_non_null(colon);
            assert_int_equal(sscanf(colon, ":%u:%u: error: ", &line, &col), 2);
            assert_non_null(strstr(err.text, ": error: "));
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_asm_text_of_every_row_comes_back),
        cmocka_unit_test(test_asm_takes_a_float_as_an_immediate),
        cmocka_unit_test(test_asm_takes_the_shortest_form),
        cmocka_unit_test(test_asm_short_and_long_force_the_form),
        cmocka_unit_test(test_asm_widens_a_short_instruction_before_a_long_one),
        cmocka_unit_test(test_asm_pads_after_a_short_instruction_that_cannot_be_long),
        cmocka_unit_test(test_asm_puts_labels_at_even_words),
        cmocka_unit_test(test_asm_resolves_labels_in_both_directions_and_in_data),
        cmocka_unit_test(test_asm_reaches_targets_beyond_18_bits),
        cmocka_unit_test(test_asm_records_the_line_of_every_word),
        cmocka_unit_test(test_asm_takes_blanks_commas_and_comments_as_separators),
        cmocka_unit_test(test_asm_takes_numbers_in_every_notation),
        cmocka_unit_test(test_asm_default_launch_is_one_warp),
        cmocka_unit_test(test_asm_reads_every_launch_directive),
        cmocka_unit_test(test_asm_reads_every_data_directive),
        cmocka_unit_test(test_asm_reads_data_files_beside_the_source),
        cmocka_unit_test(test_asm_says_what_is_wrong_where_and_what_is_allowed),
        cmocka_unit_test(test_asm_rejects_more_than_64_parameters),
        cmocka_unit_test(test_asm_names_the_chip),
        cmocka_unit_test(test_expectations_come_from_a_file_of_their_own),
        cmocka_unit_test(test_asm_reads_what_a_program_needs_and_is),
        cmocka_unit_test(test_asm_survives_garbage),
    };
    return cmocka_run_group_tests_name("tesla_asm", tests, NULL, NULL);
}
