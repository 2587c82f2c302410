/* Source text to programs. Words are worked out by hand from the sheet's section 2, or are those of
 * its section 7. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../common/needs.h"
#include "pica200.h"
#include "test_source.h"

/* --- instructions --- */

static void test_asm_fills_in_masks_and_selectors(void **state)
{
    (void)state;
    check_desc("add r5, r5, -r6", 0x0006e36f);
    check_desc("add r0.xyz, c0.yzwx, -r1.wzyx", 0x00392d8e);
    check_desc("rcp r0, r0.w", 0x00001fef); /* the last component is repeated */
    check_desc("dp3 r1.x, c95.xyz, v0", 0x0006c348);
    check_desc("mova a0.xy, c1", 0x0000036c);
    check_desc("mova a1, c1", 0x00000364);
    check_desc("mov r0.rg, r1.abgr", 0x00001c8c);
}

static void test_asm_takes_the_encoding_that_holds_the_uniform(void **state)
{
    (void)state;
    CHECK_CODE("dph r3, c1, v1", 0x0e621080);
    CHECK_CODE("dph r3, v1, c1", 0x62605080 | 1 << 14);
    CHECK_CODE("dphi r3, v1, c1", 0x62605080 | 1 << 14);
    CHECK_CODE("dphi r3, c1, v1", 0x0e621080); /* a synonym where only the other fits */
    CHECK_CODE("dphi r3, v1, v1", 0x62604080); /* else it forces its form */
    CHECK_CODE("mad r0, r1, r2, r3", 0xf0224a60);
    CHECK_CODE("mad r0, r1, c20, v3", 0xf022d060);
    CHECK_CODE("mad o1, r5, r6, c77", 0xc12b6da0);
    CHECK_CODE("madi r0, r1, v0, r3", 0xd0220260);
}

static void test_asm_rejects_a_uniform_in_a_narrow_slot(void **state)
{
    (void)state;
    check_error("mul r0, r1, c5", "1:13", "source 2 of 'mul' is 'c5'; this slot reaches only");
    check_error("dph r0, c1, c5", "1:13", "when another source is a uniform");
    check_error("mad r0, c1, r1, r2", "1:9", "source 1 of 'mad' is 'c1'");
    check_error("mad r0, r1, c1, c2", "1:17", "source 3");
    check_error("cmp r1, eq, eq, c0", "1:17", "source 2 of 'cmp'");
}

static void test_asm_reads_index_registers(void **state)
{
    (void)state;
    CHECK_CODE("mov r1, c33[a0.x]", 0x4e241000 | 1 << 19);
    CHECK_CODE("mov r1, c33[a0.y]", 0x4e241000 | 2 << 19);
    CHECK_CODE("mov r1, c33[aL]", 0x4e241000 | 3 << 19);
    CHECK_CODE("mov r1, c33[lcnt]", 0x4e241000 | 3 << 19);
    CHECK_CODE("mov r1, c30[3]", 0x4e241000);
    CHECK_CODE("mov r1, c30[a1+3]", 0x4e241000 | 2 << 19);
    CHECK_CODE("mov r1, c30[3 + a0]", 0x4e241000 | 1 << 19);
    check_error("mov r1, r2[a0.x]", "1:9", "c0-c95 can have one");
    check_error("mov r1, c1[a0.x+aL]", "1:17", "a number, a0.x, a0.y or aL");
    check_error("mov r1, c90[6]", "1:9", "0 to 5 is allowed");
}

static void test_asm_takes_other_names_of_operations(void **state)
{
    (void)state;
    CHECK_CODE("exp r0, r1\nlog r0, r1\nlit r0, r1", 0x16011000, 0x1a011000, 0x1e011000);
    CHECK_CODE("loop i1, last@56", 0xa440e000);
}

static void test_asm_reads_conditions(void **state)
{
    (void)state;
    CHECK_CODE("breakc cmp.x", 0x8f800000);
    CHECK_CODE("breakc !cmp.y", 0x8ec00000);
    CHECK_CODE("breakc cmp.y && !cmp.x", 0x8d400000);
    CHECK_CODE("breakc !cmp.x || !cmp.y", 0x8c000000);
    CHECK_CODE("breakc cmp.x||cmp.y", 0x8f000000);
    check_error("breakc cmp.x && cmp.x", "1:17", "both joined by && or ||");
    check_error("breakc cmp.z", "1:8", "cmp.x, cmp.y");
}

static void test_asm_rejects_wrong_operands(void **state)
{
    (void)state;
    check_error("frob r0", "1:1", "'frob' is no instruction; an instruction, a directive");
    check_error("mvo r0, r1", "1:1", "'mvo' is no instruction; did you mean mov?");
    check_error("idiv r0, r1", "1:1", "'idiv' is no instruction; did you mean rcp?");
    check_error("LITT r0, r1", "1:1", "'LITT' is no instruction; did you mean litp?");
    check_error("mov r0", "1:7", "end of the line; ','");
    check_error("mov r0, r1, r2", "1:11", "end of the line is allowed");
    check_error("mov v0, r1", "1:5", "o0-o15 and r0-r15 are allowed as a destination");
    check_error("mov r0, o1", "1:9", "v0-v15, r0-r15 and c0-c95 are allowed as a source");
    check_error("mov r16, r1", "1:5", "r0 to r15");
    check_error("mov r0, c96", "1:9", "c0 to c95");
    check_error("mov r0, r1.xyzwx", "1:12", "one to four");
    check_error("mov r0, r1._", "1:9", "components");
    check_error("mov r0.q, r1.k", "1:14", "one to four of x, y, z, w");
    check_error("setemit 4", "1:9", "0 to 3");
    check_error("setemit 1, x", "1:12", "prim, inv");
    check_error("cmp r0, is, eq, r1", "1:9", "eq, ne, lt");
    check_error("jmpu b16, @0", "1:6", "b0 to b15");
    check_error("for i4, last@0", "1:5", "i0 to i3");
    check_error("jmpc cmp.x, @4096", "1:14", "0 to 4095");
    check_error("ifu b0, else@5, end@4", "1:21", "255 words behind");
    check_error("ifu b0, else@5, end@261", "1:21", "255 words behind");
    check_error("call nowhere", "1:6", "a label or a procedure");
    check_error("", "1:1", "no code");
}

static void test_asm_reads_ignored_bits_and_descriptor_numbers(void **state)
{
    (void)state;
    CHECK_CODE("nop {bits 0x5}", 0x84000005);
    CHECK_CODE("breakc !cmp.y {bits 0x0}", 0x8cc00000);
    CHECK_CODE("mov o15.y, -r2 {desc 0x13} {bits 0x80}", 0x4de12093);
    check_error("nop {bits 0x4000000}", "1:6", "ignores only 0x3ffffff");
    check_error("mad r0, r1, r2, r3 {desc 32}", "1:26", "0 to 31");
    check_error("nop {desc 1}", "1:6", "bits NUMBER");
    check_error("mov r0, r1 {desc 128}", "1:18", "0 to 127");
}

/* --- labels and blocks --- */

static void test_asm_labels_lead_forward_and_back(void **state)
{
    (void)state;
    CHECK_CODE("back: nop\njmpc cmp.x, ahead\njmpu !b1, back\nahead: end", 0x84000000, 0xb3800c00,
               0xb4400001, 0x88000000);
    CHECK_CODE("call sub+2\nend\nsub: nop\nnop", 0x90000802, 0x88000000, 0x84000000, 0x84000000);
    CHECK_CODE("ifu b0, other, done\nnop\nother: nop\ndone: end", 0x9c000801, 0x84000000,
               0x84000000, 0x88000000);
    check_error("a: nop\na: end", "2:1", "line 1 did");
    check_error("call a\na: end", "1:6", "number of words");
}

static void test_asm_blocks(void **state)
{
    (void)state;
    /* ifc cmp.x, else@2, end@3 */
    CHECK_CODE("ifc cmp.x\nmov r0, r1\n.else\nmov r0, r2\n.end\nend", 0xa3800801, 0x4e011000,
               0x4e012000, 0x88000000);
    CHECK_CODE("ifu b2\nmov r0, r1\n.end\nend", 0x9c800800, 0x4e011000, 0x88000000);
    CHECK_CODE("for i1\nmov r0, r1\nmov r0, r1\n.end\nend", 0xa4400800, 0x4e011000, 0x4e011000,
               0x88000000);
    CHECK_CODE(".proc main\ncall sub\nend\n.end\n.proc sub\nmov r0, r1\nmov r0, r1\n.end",
               0x90000802, 0x88000000, 0x4e011000, 0x4e011000);
}

/* Section 3.4: what would make a block's end not be seen gets a nop. */
static void test_asm_pads_the_end_of_blocks(void **state)
{
    (void)state;
    /* empty */
    CHECK_CODE("ifu b0\n.else\nmov r0, r1\n.end\nend", 0x9c000801, 0x84000000, 0x4e011000,
               0x88000000);
    CHECK_CODE("for i0\n.end\nend", 0xa4000400, 0x84000000, 0x88000000);
    /* a jump or call last */
    CHECK_CODE("ifu b0\njmpu b1, @9\n.end\nend", 0x9c000c00, 0xb4402400, 0x84000000, 0x88000000);
    CHECK_CODE("for i0\ncall @9+1\n.end\nend", 0xa4000800, 0x90002401, 0x84000000, 0x88000000);
    /* break last in a loop, but not elsewhere */
    CHECK_CODE("for i0\nbreakc cmp.x\n.end\nend", 0xa4000800, 0x8f800000, 0x84000000, 0x88000000);
    CHECK_CODE("for i0\nifu b0\nbreak\n.end\nmov r0, r1\n.end\nend", 0xa4000c00, 0x9c000c00,
               0x80000000, 0x4e011000, 0x88000000);
    /* two blocks on one word: F9 */
    CHECK_CODE("for i0\nfor i1\nnop\n.end\n.end\nend", 0xa4000c00, 0xa4400800, 0x84000000,
               0x84000000, 0x88000000);
    CHECK_CODE("ifu b0\nifu b1\nnop\n.end\n.end\nend", 0x9c001000, 0x9c400c00, 0x84000000,
               0x84000000, 0x88000000);
    /* a label that jumps over the end */
    CHECK_CODE("for i0\njmpu b0, next\nnop\nnext: .end\nend", 0xa4000c00, 0xb4000c00, 0x84000000,
               0x84000000, 0x88000000);
}

static void test_asm_rejects_unbalanced_blocks(void **state)
{
    (void)state;
    check_error("nop\n.end", "2:2", "behind .proc, for, ifc or ifu");
    check_error("ifu b0\nnop", "1:1", "one for each block");
    check_error("nop\n.else", "2:2", "open ifc or ifu");
    check_error("for i0\n.else\n.end", "2:2", "open ifc or ifu");
    check_error("ifu b0\n.else\n.else\n.end", "3:2", "once");
    check_error("for i0\n.proc x\n.end\n.end", "2:2", "outside of all blocks");
}

static void test_asm_limits_procedures_and_else_parts(void **state)
{
    char text[4096] = ".proc p\n";
    (void)state;
    for (unsigned i = 0; i < 255; i++) strcat(text, "nop\n");
    size_t end = strlen(text);
    strcpy(text + end, ".end\nmain: call p\nend");
    struct common_program program = make(text);
    assert_int_equal(program.code[255], 0x900000ff);
    assert_int_equal(pica200_launch_of(&program)->entry, 255);
    common_program_free(&program);
    strcpy(text + end, "nop\n.end\nmain: call p\nend");
    check_error(text, "259:12", "it has 256 words; 255 are allowed");
}

/* --- descriptors --- */

static void test_asm_shares_descriptors(void **state)
{
    (void)state;
    CHECK_CODE("mov r0, r1\nadd r0, r1, r2\nmov r0.x, r1\nflr r2, r3", 0x4e011000, 0x02011900,
               0x4e011001, 0x2e413000);
}

static void test_asm_keeps_the_first_32_for_mad(void **state)
{
    (void)state;
    /* the mov comes first, yet mad must get one of its 32 */
    struct common_program program =
        make("mov r0.x, r1.y\nmad r0, r1, r2, r3\nmov r0.y, r1.y\nmov r0.z, r1.y {desc 0}");
    assert_int_equal(program.code[3] & 127, 0);
    assert_int_equal(program.code[1] & 31, 1);
    assert_int_equal(program.code[0] & 127, 2);
    assert_int_equal(program.code[2] & 127, 3);
    common_program_free(&program);
}

/* So many differing descriptors: selector and mask count through. */
static char *many(const char *format, unsigned count)
{
    char *text = calloc(count + 1, 64);
    assert_non_null(text);
    for (unsigned i = 0; i < count; i++) {
        char line[64];
        snprintf(line, sizeof line, format, "xyzw"[i & 3], "xyzw"[i >> 2 & 3], "xyzw"[i >> 4 & 3],
                 "xyzw"[i >> 6 & 3]);
        strcat(text, line);
    }
    return text;
}

static void test_asm_limits_descriptors(void **state)
{
    (void)state;
    char *text = many("mov r0, r1.%c%c%c%c\n", 128);
    struct common_program program = make(text);
    assert_int_equal(program.code[127] & 127, 127);
    common_program_free(&program);
    free(text);
    text = many("mov r0, r1.%c%c%c%c\n", 129);
    check_error(text, "129:1", "all 128");
    free(text);
    text = many("mad r0, r1, r2, r3.%c%c%c%c\n", 33);
    check_error(text, "33:1", "all 32");
    free(text);
}

static void test_asm_desc_directive_fills_the_table(void **state)
{
    (void)state;
    CHECK_CODE(".desc 5: 0x0000036f 0x1fef\nmov r0, r1\nrcp r0, r0.w\nmov r0, r1 {desc 9}\n"
               "mov r0, r1 {desc 6}",
               0x4e011005, 0x3a010006, 0x4e011009, 0x4e011006);
    check_error(".desc 5: 0x0000036f\nmov r0.x, r1 {desc 5}", "2:1", "differs");
    check_error(".desc 127: 1 2\nnop", "1:2", "128 descriptors");
    check_error(".desc 1: 0x80000000\nnop", "1:2", "0x7fffffff");
    check_error(".desc 1: 1\n.desc 1: 2\nnop", "2:2", "one value");
}

/* --- names --- */

static void test_asm_allocates_uniforms_up_and_constants_down(void **state)
{
    struct common_program program;
    struct pica200_names names;
    struct pica200_place place;
    struct common_error err = {""};
    (void)state;
    static const char text[] =
        ".fvec m[4], n\n.constf k(1, -0.5, 0x123456, -inf)\n.consti l(1, -1, 3, 255)\n"
        ".ivec j\n.bool f, g\n.setb g true\n.setf n(nan, 2, 3, 4)\n"
        ".constfa t[]\n.constfa (1,1,1,1)\n.constfa (2,2,2,2)\n.end\n"
        "mov r0, m[3]\nmov r0, n\nmov r0, k\nmov r0, t[1]\nfor l\nnop\n.end\n"
        "jmpu g, @0\nend";
    if (pica200_assemble_names("t.s", text, &program, &names, &err) != 0) fail_msg("%s", err.text);
    assert_int_equal(program.code[0], 0x4e023000);
    assert_int_equal(program.code[1], 0x4e024000);
    assert_int_equal(program.code[2], 0x4e07f000); /* c95 */
    assert_int_equal(program.code[3], 0x4e07e000); /* t is c93, c94 */
    assert_int_equal(program.code[4], 0xa4c01400); /* i3 */
    assert_int_equal(program.code[6], 0xb4400000);
    static const uint32_t k[4] = {0x3f0000, 0xbe0000, 0x123456, 0xff0000};
    unsigned seen = 0;
    for (size_t i = 0; i < program.inits; i++) {
        const struct common_segment *s = &program.init[i];
        if (s->space == PICA200_SPACE_UNIFORM && s->addr == 95 * 16) {
            assert_memory_equal(s->word, k, sizeof k);
            seen |= 1;
        }
        if (s->space == PICA200_SPACE_UNIFORM && s->addr == 4 * 16) {
            assert_int_equal(s->word[0], 0x7f8000);
            seen |= 2;
        }
        if (s->space == PICA200_SPACE_INT) {
            assert_int_equal(s->addr, 12);
            assert_int_equal(s->word[0], 0xff03ff01);
            seen |= 4;
        }
        if (s->space == PICA200_SPACE_BOOL) {
            assert_int_equal(s->word[0], 2);
            seen |= 8;
        }
    }
    assert_int_equal(seen, 15);
    assert_int_equal(pica200_names_find(&names, "m", &place, &err), 0);
    assert_int_equal(place.first, 0);
    assert_int_equal(place.count, 4);
    assert_int_equal(pica200_names_find(&names, "j", &place, &err), 0);
    assert_int_equal(place.class, 'i');
    assert_int_equal(pica200_names_find(&names, "k", &place, &err), -1); /* a constant is no name */
    common_program_free(&program);
    pica200_names_free(&names);
}

static void test_asm_aliases_carry_components_and_sign(void **state)
{
    (void)state;
    check_desc(".alias ones c95.yyyy\nmov r0, ones", 0x0000 | 0x55 << 5 | 15);
    check_desc(".alias ones c95.yzwx\nmov r0, ones.wwxy", 0x0000 | 0x06 << 5 | 15);
    check_desc(".alias minus -r1\nmov r0, minus", 0x1b << 5 | 1 << 4 | 15);
    check_desc(".alias minus -r1\nmov r0, -minus", 0x1b << 5 | 15);
    check_desc(".alias out o0.xy\nmov out, r1", 0x1b << 5 | 12);
    CHECK_CODE(".fvec m[4]\n.alias second m[1]\nmov r0, second", 0x4e021000);
}

static void test_asm_rejects_wrong_names(void **state)
{
    (void)state;
    check_error(".fvec m[97]\nnop", "1:9", "1 to 96");
    check_error(".fvec m[60]\n.fvec n[40]\nnop", "2:7", "all float uniforms are named");
    check_error(".fvec m\n.fvec m\nnop", "2:7", "line 1 did");
    check_error("mov r0, nobody", "1:9", "v0-v15, r0-r15 and c0-c95");
    check_error(".out a what\nnop", "1:8", "position, normalquat");
    check_error(".in a v0 nop\nend", "1:10", "end of the line");
    check_error(".out a position o0 nop\nend", "1:20", "end of the line");
    check_error(".setf c0(1, 2, 3)\nnop", "1:17", "','");
    check_error(".seti i0(1, 2, 3, 4294967296)\nnop", "1:19", "32 bits are allowed");
    check_error(".setb b0 maybe\nnop", "1:10", "true or false");
    check_error(".constf k(1, 2, 3, 0x1000000)\nnop", "1:20", "24 bits");
    check_error(".constf k(1, 2, 3, 4x)\nnop", "1:20", "a number");
    check_error(".nonsense\nnop", "1:2", ".alias .fvec");
    check_error(".constfa t[]\n.end\nnop", "1:10", "one .constfa");
    check_error(".constfa t[1]\n.constfa (1,1,1,1)\n.constfa (1,1,1,1)\n.end\nnop", "3:10",
                "one element too many");
    check_error(".constfa t[]\n.constfa (1,1,1,1)\nnop", "1:10", "no .end");
}

/* --- running --- */

static void test_asm_configures_a_vertex_shader(void **state)
{
    (void)state;
    struct common_program p = make(".in a v3\n.in b\n.out x position o2\n.out - color.xyz o5\n"
                                   "nop\nmain: mov x, a\nadd o5, b, b\nend");
    assert_false(pica200_launch_of(&p)->geometry);
    assert_int_equal(pica200_launch_of(&p)->entry, 1);
    assert_int_equal(pica200_launch_of(&p)->attributes, 2);
    assert_int_equal(pica200_launch_of(&p)->map[0], 0);
    assert_int_equal(pica200_launch_of(&p)->map[1], 3);
    assert_int_equal(pica200_launch_of(&p)->outmap, 0x24);
    assert_int_equal(pica200_launch_of(&p)->stride, 2);
    assert_int_equal(pica200_launch_of(&p)->runs, 1);
    common_program_free(&p);
    p = make("mov o1, v2\nmov o4, v7\nend"); /* without names: what the code touches */
    assert_int_equal(pica200_launch_of(&p)->attributes, 2);
    assert_int_equal(pica200_launch_of(&p)->map[0], 2);
    assert_int_equal(pica200_launch_of(&p)->map[1], 7);
    assert_int_equal(pica200_launch_of(&p)->outmap, 0x12);
    common_program_free(&p);
    p = make(".attributes v1 v0\n.outmap o0, o15\n.stride 4\n.runs 9\n.entry last\nnop\nlast: end");
    assert_int_equal(pica200_launch_of(&p)->attributes, 2);
    assert_int_equal(pica200_launch_of(&p)->map[0], 1);
    assert_int_equal(pica200_launch_of(&p)->outmap, 0x8001);
    assert_int_equal(pica200_launch_of(&p)->stride, 4);
    assert_int_equal(pica200_launch_of(&p)->runs, 9);
    assert_int_equal(pica200_launch_of(&p)->entry, 1);
    common_program_free(&p);
}

static void test_asm_configures_geometry_shaders(void **state)
{
    (void)state;
    struct common_program p = make(".gsh point c10\n.fvec m\nmov r0, m\nend");
    assert_true(pica200_launch_of(&p)->geometry);
    assert_int_equal(pica200_launch_of(&p)->input_mode, 0);
    assert_int_equal(p.code[0], 0x4e02a000); /* names begin at c10 */
    common_program_free(&p);
    p = make(".gsh variable c2, 3\nend");
    assert_int_equal(pica200_launch_of(&p)->input_mode, 1);
    assert_int_equal(pica200_launch_of(&p)->main_count, 3);
    common_program_free(&p);
    p = make(".gsh fixed c2, c48, 6\nmov o0, v1\nend");
    assert_int_equal(pica200_launch_of(&p)->input_mode, 2);
    assert_int_equal(pica200_launch_of(&p)->start, 48);
    assert_int_equal(pica200_launch_of(&p)->fixed_count, 6);
    assert_int_equal(pica200_launch_of(&p)->stride, 6);
    common_program_free(&p);
    p = make(".shader geometry fixed c48 6\nend");
    assert_int_equal(pica200_launch_of(&p)->start, 48);
    common_program_free(&p);
    check_error(".gsh variable c0, 17\nend", "1:19", "1 to 16");
    check_error(".gsh sideways\nend", "1:6", "point, variable, fixed, subdivision or particle");
    check_error(".gsh variable c0, 1\n.input 0: 1 2 3 4\nend", "2:1", "no .stride");
}

static const struct common_segment *find(const struct common_segment *list, size_t count,
                                         uint32_t space, uint32_t addr)
{
    for (size_t i = 0; i < count; i++)
        if (list[i].space == space && list[i].addr == addr) return &list[i];
    fail_msg("no segment of space %u at 0x%x", (unsigned)space, (unsigned)addr);
    return NULL;
}

static void test_asm_places_input_and_expected_output(void **state)
{
    (void)state;
    struct common_program p =
        make(".attributes 2\n.outmap o1 o3\n"
             ".input 0: (1, 2, 3, 4), (0x000001, -1, inf, nan) \\ ; goes on\n  5 6 7 8  0 0 0 1\n"
             ".input 3: 1 1 1 1\n"
             ".expect output 0: 1 2 3 4  5 6 7 8  (1 1 1 1) (2 2 2 2)\n"
             ".expect output 2 o3: 0 0 0 0x7f8000\nend");
    assert_int_equal(pica200_launch_of(&p)->stride, 2);
    assert_int_equal(pica200_launch_of(&p)->runs, 4);
    const struct common_segment *s = find(p.init, p.inits, PICA200_SPACE_INPUT, 0);
    assert_int_equal(s->count, 16);
    static const uint32_t words[8] = {0x3f0000, 0x400000, 0x408000, 0x410000,
                                      0x000001, 0xbf0000, 0x7f0000, 0x7f8000};
    assert_memory_equal(s->word, words, sizeof words);
    assert_int_equal(find(p.init, p.inits, PICA200_SPACE_INPUT, 3 * 32)->count, 4);
    assert_int_equal(find(p.expect, p.expects, PICA200_SPACE_OUTPUT, 0)->count, 8);
    s = find(p.expect, p.expects, PICA200_SPACE_OUTPUT, 256);
    assert_int_equal(s->count, 8);
    assert_int_equal(s->word[4], 0x400000);
    s = find(p.expect, p.expects, PICA200_SPACE_OUTPUT, 2 * 256 + 16);
    assert_int_equal(s->count, 4);
    assert_int_equal(s->word[3], 0x7f8000);
    common_program_free(&p);
}

static void test_asm_takes_a_container(void **state)
{
    (void)state;
    struct common_program p = make(".shbin file \"model/pica200/corpus/sample.shbin\"\n"
                                   ".input 0: 1 1 1 1 2 2 2 2\n.expect output 1: 2 4 6 8\n");
    static const uint32_t code[4] = {0xa4c00800, 0x2007f000, 0x02020800, 0x88000000};
    static const uint32_t k[4] = {0x3f0000, 0x400000, 0x408000, 0x410000};
    assert_int_equal(p.code_words, 4);
    assert_memory_equal(p.code, code, sizeof code);
    assert_int_equal(pica200_launch_of(&p)->runs, 2);
    assert_int_equal(pica200_launch_of(&p)->outmap, 1);
    assert_int_equal(find(p.init, p.inits, PICA200_SPACE_DESC, 0)->word[0], 0x0006c36f);
    assert_memory_equal(find(p.init, p.inits, PICA200_SPACE_UNIFORM, 95 * 16)->word, k, sizeof k);
    common_program_free(&p);
    p = make(".shbin file \"model/pica200/corpus/two_shaders.shbin\" dvle 1");
    assert_int_equal(p.code_words, 4);
    common_program_free(&p);
    check_error("nop\n.shbin file \"model/pica200/corpus/sample.shbin\"", "2:2", "before all");
    check_error(".shbin \"x.shbin\"", "1:8", "file and a name");
    check_error(".shbin file 3", "1:13", "");

    static const char *const bad[][2] = {
        {".shbin file \"no.shbin\"", "t.s:1:13: error: cannot read 'no.shbin': No such"},
        {".shbin file \"model/pica200/corpus/e03.shbin\"", "error: E3:"},
        {".shbin file \"model/pica200/corpus/sample.shbin\" nobody", "nobody"},
        {".shbin file \"model/pica200/corpus/two_shaders.shbin\" dvle 2", "part '2'; 0 to 1"},
        {".shbin file \"model/pica200/corpus/two_shaders.shbin\" dvle x",
         "t.s:1:59: error: found 'x'"},
    };
    for (unsigned i = 0; i < 5; i++) {
        struct common_error err = {""};
        assert_int_equal(pica200_assemble("t.s", bad[i][0], &p, &err), -1);
        if (strstr(err.text, bad[i][1]) == NULL) fail_msg("%s", err.text);
    }
}

static void test_asm_places_expected_primitives(void **state)
{
    (void)state;
    struct common_program p = make(".gsh point\n.outmap o0\n"
                                   ".expect primitive 2 inv run 5: (1 1 1 1) (2 2 2 2) (3 3 3 3)\n"
                                   ".expect memory 0x10: 0x12345678\n"
                                   ".expect trap FAULT_BREAK UNDEF\nend");
    const struct common_segment *s = find(p.expect, p.expects, PICA200_SPACE_OUTPUT, 2 * 784);
    static const uint32_t head[4] = {1, 5, 0, 0};
    assert_memory_equal(s->word, head, sizeof head);
    s = find(p.expect, p.expects, PICA200_SPACE_OUTPUT, 2 * 784 + 16 + 512);
    assert_int_equal(s->count, 4);
    assert_int_equal(s->word[0], 0x408000);
    assert_int_equal(find(p.expect, p.expects, PICA200_SPACE_OUTPUT, 16)->word[0], 0x12345678);
    assert_true(p.expect_trap);
    assert_int_equal(p.trap, 0x10001);
    common_program_free(&p);

    p = make(
        ".gsh point\n.outmap o3\n.expect primitive 4: 0x1 0x7 0 0 (1 1 1 1) (2 2 2 2) (3 3 3 3) "
        "0x0 0x8 0 0 (1 1 1 1) (2 2 2 2) (1 2 3 4)\nend");
    assert_int_equal(p.expects, 8);
    s = find(p.expect, p.expects, PICA200_SPACE_OUTPUT, 4 * 784);
    assert_int_equal(s->word[0], 1);
    assert_int_equal(s->word[1], 7);
    s = find(p.expect, p.expects, PICA200_SPACE_OUTPUT, 5 * 784);
    assert_int_equal(s->word[0], 0);
    assert_int_equal(s->word[1], 8);
    s = find(p.expect, p.expects, PICA200_SPACE_OUTPUT, 5 * 784 + 16 + 512);
    assert_int_equal(s->count, 4);
    assert_int_equal(s->word[2], 0x408000);
    common_program_free(&p);
}

static void test_asm_rejects_wrong_data(void **state)
{
    (void)state;
    check_error(".input 0: 1 2 3\nend", "1:11", "whole vectors of four");
    check_error(".input 0:\nend", "1:10", "values, or file");
    check_error(".input 0 1 2 3 4\nend", "1:10", "':'");
    check_error(".expect output 0: 1 2 3 4\n.outmap o0 o1\nend", "1:16", "a vector for each");
    check_error(".expect output 0 o7: 1 2 3 4\nend", "1:18", "not delivered");
    check_error(".runs 1\n.expect output 1: 1 2 3 4\nend", "2:16", "beyond the last run");
    check_error(".expect primitive 0 run 0: 1 2 3 4\nend", "1:9", "output is allowed");
    check_error(".gsh point\n.expect output 0: 1 2 3 4\nend", "2:9", "primitive is allowed");
    check_error(".gsh point\n.expect primitive 0 run 0: 1 2 3 4\nend", "2:9", "three vertices");
    check_error(".gsh point\n.outmap o0\n.expect primitive 0: 1 2 3 4\nend", "3:9",
                "three vertices");
    check_error(
        ".gsh point\n.outmap o0\n.expect primitive 65535: 0 0 0 0 1 1 1 1 1 1 1 1 1 1 1 1 \\\n"
        "0 0 0 0 1 1 1 1 1 1 1 1 1 1 1 1\nend",
        "3:9", "65536 primitives");
    check_error(".expect trap OOPS\nend", "1:14", "FAULT_BREAK and UNDEF");
    check_error(".expect nothing\nend", "1:9", "output, primitive, memory or trap");
    check_error(".memory input 0x2: 1\nend", "1:15", "multiple of 4");
    check_error(".setreg 0x100 1\nend", "1:9", "0 to 255");
    check_error(".uniform c95: 1 2 3 4 5 6 7 8\nend", "1:2", "up to c95");
    check_error(".attributes v1 r2\nend", "1:16", "v0-v15");
    check_error(".runs 0\nend", "1:7", "1 to 1048576");
    check_error(".runs 1\n.runs 2\nend", "2:2", "one is allowed");
    check_error(".entry nobody\nend", "1:8", "a label or a procedure");
    check_error(".entry @1\nend", "1:2", "words 0 to 0");
    check_error("nop extra", "1:5", "end of the line");
    struct common_program program;
    struct common_error err = {""};
    assert_int_equal(pica200_assemble("t.s", ".input 0: file \"no_such.hex\"\nend", &program, &err),
                     -1);
    assert_non_null(strstr(err.text, "t.s:1:16: error: cannot read 'no_such.hex': "));
}

static void test_asm_reads_what_a_program_needs_and_is(void **state)
{
    (void)state;
    struct common_program program = make(".needs threads = 4 ; exactly\n.tags short seeds\nend");
    struct common_parameter threads = {"THREADS", 4};
    const struct common_machine machine = {&threads, 1};
    struct common_need need;
    assert_int_equal(common_program_tags(&program), COMMON_TAG_SHORT | COMMON_TAG_SEEDS);
    assert_false(common_program_lacks(&program, pica200_isa.parts, &machine, &need));
    threads.value = 5;
    assert_true(common_program_lacks(&program, pica200_isa.parts, &machine, &need));
    assert_int_equal(need.value, 4);
    common_program_free(&program);
    check_error(".needs fp64\nend", "1:8", "need 'fp64'; threads NUMBER is allowed here");
    check_error(".needs threads 9\nend", "1:16", "a number from 1 to 8 is allowed");
    check_error(".tags fast\nend", "1:7",
                "tag 'fast'; short, nobench, seeds or long is allowed here");
}

static void test_asm_limits_code(void **state)
{
    char *text = calloc(5000, 8);
    (void)state;
    assert_non_null(text);
    for (unsigned i = 0; i < 513; i++) strcat(text + (i > 0 ? 4 * (i - 1) : 0), "nop\n");
    check_error(text, "513:1", "512 words");
    strcpy(text, ".gsh point\n");
    size_t used = strlen(text);
    for (unsigned i = 0; i < 4096; i++, used += 4) memcpy(text + used, "nop\n", 5);
    struct common_program program = make(text);
    assert_int_equal(program.code_words, 4096);
    common_program_free(&program);
    memcpy(text + used, "nop\n", 5);
    check_error(text, "4098:1", "4096 words");
    free(text);
}

/* Any bytes: an error line or a program, never worse. */
static void test_asm_survives_cut_and_damaged_text(void **state)
{
    static const char text[] =
        ".gsh fixed c0, c1, 2\n.fvec m[2]\n.constf k(1,2,3,4)\n.constfa t[]\n.constfa (1,2,3,4)\n"
        ".end\n.in a\n.out b position\n.alias z k.xxxx\n.setb b1 on\n.input 0: 1 2 3 4 \\\n 1 1 1 "
        "1\n"
        ".expect primitive 0 inv run 0: 1 2 3 4 1 2 3 4 1 2 3 4\n.desc 3: 0x36f\n"
        ".proc main\nl: mad r0.xy, -a, m[a0.x].wzyx, z\nifc !cmp.x || cmp.y\ncall p\n.else\n"
        "for i0\nbreakc cmp.x\n.end\n.end\nsetemit 2, prim inv\nend {bits 0x1}\n.end\n"
        ".proc p\ncmp r0, eq, 7, r1 {desc 5}\n.word 0x40000000\n.end\n";
    char copy[sizeof text];
    (void)state;
    for (size_t cut = 0; cut < sizeof text; cut++)
        for (unsigned kind = 0; kind < 4; kind++) {
            struct common_program program;
            struct common_error err = {""};
            memcpy(copy, text, sizeof text);
            if (kind == 0) copy[cut] = '\0';
            else if (text[cut] != '\0') copy[cut] = ",\x80["[kind - 1];
            if (pica200_assemble("t.s", copy, &program, &err) == 0) common_program_free(&program);
            else assert_string_not_equal(err.text, "");
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_asm_fills_in_masks_and_selectors),
        cmocka_unit_test(test_asm_takes_the_encoding_that_holds_the_uniform),
        cmocka_unit_test(test_asm_rejects_a_uniform_in_a_narrow_slot),
        cmocka_unit_test(test_asm_reads_index_registers),
        cmocka_unit_test(test_asm_takes_other_names_of_operations),
        cmocka_unit_test(test_asm_reads_conditions),
        cmocka_unit_test(test_asm_rejects_wrong_operands),
        cmocka_unit_test(test_asm_reads_ignored_bits_and_descriptor_numbers),
        cmocka_unit_test(test_asm_labels_lead_forward_and_back),
        cmocka_unit_test(test_asm_blocks),
        cmocka_unit_test(test_asm_pads_the_end_of_blocks),
        cmocka_unit_test(test_asm_rejects_unbalanced_blocks),
        cmocka_unit_test(test_asm_limits_procedures_and_else_parts),
        cmocka_unit_test(test_asm_shares_descriptors),
        cmocka_unit_test(test_asm_keeps_the_first_32_for_mad),
        cmocka_unit_test(test_asm_limits_descriptors),
        cmocka_unit_test(test_asm_desc_directive_fills_the_table),
        cmocka_unit_test(test_asm_allocates_uniforms_up_and_constants_down),
        cmocka_unit_test(test_asm_aliases_carry_components_and_sign),
        cmocka_unit_test(test_asm_rejects_wrong_names),
        cmocka_unit_test(test_asm_configures_a_vertex_shader),
        cmocka_unit_test(test_asm_configures_geometry_shaders),
        cmocka_unit_test(test_asm_places_input_and_expected_output),
        cmocka_unit_test(test_asm_places_expected_primitives),
        cmocka_unit_test(test_asm_takes_a_container),
        cmocka_unit_test(test_asm_rejects_wrong_data),
        cmocka_unit_test(test_asm_reads_what_a_program_needs_and_is),
        cmocka_unit_test(test_asm_limits_code),
        cmocka_unit_test(test_asm_survives_cut_and_damaged_text),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
