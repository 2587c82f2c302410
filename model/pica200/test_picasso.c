/* Spellings of picasso's sources, and where they mean something else than one might think. Words
 * are worked out by hand from the sheet's section 2. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#include "test_source.h"

static const struct common_segment *find(const struct common_program *p, uint32_t space,
                                         uint32_t addr)
{
    for (size_t i = 0; i < p->inits; i++)
        if (p->init[i].space == space && p->init[i].addr == addr) return &p->init[i];
    fail_msg("no segment of space %u at 0x%x", (unsigned)space, (unsigned)addr);
    return NULL;
}

static void test_picasso_takes_any_case(void **state)
{
    (void)state;
    CHECK_CODE(".PROC main\nMOV R1, C33[A0.X]\nIFC CMP.X\nEnd\n.ELSE\nNop\n.END\nSETEMIT 2, PRIM "
               "INV\n.End",
               0x4e241000 | 1 << 19, 0xa3800c01, 0x88000000, 0x84000000, 0xaec00000);
    CHECK_CODE("cmp V1, EQ, Ne, r2", 0xb8201900);
    CHECK_CODE("FOR I1, LAST@56\nJMPU !B1, @61\nmov r1, C33[AL]\nmov r1, c33[LCNT]", 0xa440e000,
               0xb440f401, 0x4e241000 | 3 << 19, 0x4e241000 | 3 << 19);
    check_desc("add r0.XYZ, c0.YZWX, -r1.WzYx", 0x00392d8e);
    /* names of the source are as they are */
    CHECK_CODE(".fvec Mat, mat\nmov r0, mat\nmov r0, Mat", 0x4e021000, 0x4e020000);
    check_error(".fvec Mat\nmov r0, mat", "2:9", "c0-c95 are allowed as a source");
    check_error(".alias R3 r1\nnop", "1:8", "no register has");
    check_error("MOV R16, r1", "1:5", "r0 to r15");
}

static void test_picasso_takes_letters_of_masks_that_repeat(void **state)
{
    (void)state;
    check_desc("mov r0.xx, r1", 0x1b << 5 | 8);
    check_desc("mov r0.yxyx, r1", 0x1b << 5 | 12);
    check_desc("mov r0.stpq, r1.stpq", 0x1b << 5 | 15);
    check_desc("mov r0.rg, r1.bgra", 0x93 << 5 | 12);
}

static void test_picasso_takes_dollars_in_names(void **state)
{
    (void)state;
    CHECK_CODE(".fvec $a, b$1\nmov r0, b$1\n$l: jmpc cmp.x, $l", 0x4e021000, 0xb3800400);
    check_error("mov r0, $", "1:9", "c0-c95 are allowed as a source");
}

/* a0 alone is its x. */
static void test_picasso_mova_of_a0_writes_x_alone(void **state)
{
    (void)state;
    check_desc("mova a0, c1", 0x00000368);
    check_desc("mova A0.x, c1", 0x00000368);
    check_desc("mova a0.xy, c1", 0x0000036c);
    check_desc("mova a01, c1", 0x0000036c);
    check_desc("mova a1, c1", 0x00000364);
}

static void test_picasso_computes_sizes_and_indices(void **state)
{
    (void)state;
    CHECK_CODE(".fvec m[32*2], n\nmov r0, n\nmov r0, m[(1+2)*3 - 8/2]", 0x4e060000, 0x4e025000);
    CHECK_CODE(".fvec a, m[8]\nmov r1, m[aL-1]\nmov r1, m[2*2+aL]\nmov r1, m[a0.x + 3 - 1]\n"
               "mov r1, m[7%4]",
               0x4e220000 | 3 << 19, 0x4e225000 | 3 << 19, 0x4e223000 | 1 << 19, 0x4e224000);
    CHECK_CODE(".fvec m[0x10 + -(2)]\nmov r0, m[13]", 0x4e02d000);
    check_error("mov r1, c0[aL-1]", "1:9", "index leads beyond the registers from 'c0'; 0 to 95");
    check_error("mov r1, c3[1-5]", "1:9", "from 'c3'; -3 to 92 is allowed");
    check_error("mov r1, c3[-aL]", "1:12", "'-'; a number, a0.x, a0.y or aL");
    check_error("mov r1, c3[2-aL]", "1:14", "'aL'; a number, a0.x, a0.y or aL");
    check_error("mov r1, c3[4/0]", "1:13", "division by zero");
    check_error("mov r1, c3[(4]", "1:14", "')'");
    check_error("mov r1, c3[4*]", "1:14", "a number, or '('");
    check_error("mov r1, c3[4294967295*2]", "1:22", "32 bits");
    check_error("mov r1, c3[4294967296]", "1:12", "32 bits");
    check_error(".fvec m[4-4]\nnop", "1:9", "'4-4'; a number from 1 to 96");
    check_error(".fvec m[4z]\nnop", "1:9", "a number");
}

static void test_picasso_limits_depth_of_expressions(void **state)
{
    char text[300] = "mov r0, c0[";
    (void)state;
    for (unsigned i = 0; i < 63; i++) strcat(text, "(");
    strcat(text, "1");
    for (unsigned i = 0; i < 63; i++) strcat(text, ")");
    strcat(text, "]");
    CHECK_CODE(text, 0x4e021000);
    memset(text + 11, '(', 200);
    text[211] = '\0';
    check_error(text, "1:76", "64 signs and parentheses");
    strcpy(text, ".constf k(");
    memset(text + 10, '(', 200);
    text[210] = '\0';
    check_error(text, "1:75", "64 signs and parentheses");
}

static void test_picasso_indexes_beyond_a_name(void **state)
{
    (void)state;
    CHECK_CODE(".fvec m[4], n\nmov r0, m[4]\nmov r0, m[9]", 0x4e024000, 0x4e029000);
    CHECK_CODE(".alias first r2\nmov r0, first[3]", 0x4e015000);
    check_error(".fvec m[4]\nmov r0, m[96]", "2:9", "0 to 95 is allowed");
}

static void check_constant(const char *number, uint32_t bits)
{
    char text[200];
    snprintf(text, sizeof text, ".constf k(%s, 0, 0, 0)\nend", number);
    struct common_program p = make(text);
    const struct common_segment *s = find(&p, PICA200_SPACE_UNIFORM, 95 * 16);
    if (s->word[0] != bits) fail_msg("%s is 0x%06x", number, (unsigned)s->word[0]);
    common_program_free(&p);
}

static void test_picasso_reads_and_computes_constants(void **state)
{
    (void)state;
    check_constant("1.0f", 0x3f0000);
    check_constant("-.5F", 0xbe0000);
    check_constant("1.e1f", 0x424000);
    check_constant("0x1.8p3", 0x428000);
    check_constant("-0x1p-1f", 0xbe0000);
    check_constant("0x.8", 0x3e0000);
    check_constant("0x3f0000", 0x3f0000); /* digits alone are the bits */
    check_constant("1/4", 0x3d0000);
    check_constant("1.0/3.0", 0x3d5555); /* 0.0101..01 cut */
    check_constant("2 - 3", 0xbf0000);
    check_constant("2-3", 0xbf0000);
    check_constant("(1+2)*3", 0x422000);
    check_constant("-(1)", 0xbf0000);
    check_constant("2*-0.25", 0xbe0000);
    check_constant("sqrt(2)", 0x3f6a09); /* 1.6a09e6.. */
    check_constant("-sqrt(16)/max(1, 2)", 0xc00000);
    check_constant("SQRT(abs(-4)) + floor(-0.5) + ceil(0.5) + min(3, 1)", 0x408000);
    check_constant("-inf", 0xff0000);
    check_constant("nan", 0x7f8000);
    check_constant("1e30/5e29", 0x400000); /* only the result must fit */
    check_error(".constf k(1e15*1e15, 0, 0, 0)\nend", "1:11", "too large: '1e15*1e15'; inf, or");
    check_error(".constf k(1e30, 0, 0, 0)\nend", "1:11", "too large: '1e30'; inf, or");
    check_error(".constf k(1/0, 0, 0, 0)\nend", "1:12", "division by zero");
    check_error(".constf k(inf*2, 0, 0, 0)\nend", "1:11", "nothing can be computed with 'inf'");
    check_error(".constf k(2*0x3f0000, 0, 0, 0)\nend", "1:13", "nothing can be computed with");
    check_error(".constf k(sqrt(0-1), 0, 0, 0)\nend", "1:11", "no number comes from");
    check_error(".constf k(sin(1), 0, 0, 0)\nend", "1:11", "a number");
    check_error(".constf k(max(1), 0, 0, 0)\nend", "1:16", "','");
    check_error(".constf k(1.0ff, 0, 0, 0)\nend", "1:11", "a number");
    check_error(".constf k(0x1.8p, 0, 0, 0)\nend", "1:14", "found '.'; ','");
    /* in lists a sign begins the next number */
    struct common_program p = make(".input 0: 1 -1 2 -2\nmov o0, v0\nend");
    assert_int_equal(find(&p, PICA200_SPACE_INPUT, 0)->word[1], 0xbf0000);
    common_program_free(&p);
}

static void test_picasso_bytes_of_integers_are_bytes(void **state)
{
    (void)state;
    struct common_program p = make(".consti l(2*8-1, -128, 255, (1+1))\nend");
    assert_int_equal(find(&p, PICA200_SPACE_INT, 12)->word[0], 0x02ff800f);
    common_program_free(&p);
    /* picasso keeps the lower eight bits */
    p = make(".consti l(256, -129, 300, 0xffffffff)\n.seti i0(511, 0, 0, 0)\nend");
    assert_int_equal(find(&p, PICA200_SPACE_INT, 12)->word[0], 0xff2c7f00);
    assert_int_equal(find(&p, PICA200_SPACE_INT, 0)->word[0], 0x000000ff);
    common_program_free(&p);
    check_error(".consti l(0x100000000, 0, 0, 0)\nend", "1:11", "'0x100000000'");
    check_error(".seti i0(0, 1.5, 0, 0)\nend", "1:14", "'.'; ','");
}

static void test_picasso_joins_conditions_with_one_sign(void **state)
{
    (void)state;
    CHECK_CODE("breakc cmp.x & !cmp.y", 0x8e400000);
    CHECK_CODE("breakc cmp.x | cmp.y", 0x8f000000);
    CHECK_CODE("breakc !cmp.x|cmp.y", 0x8d000000);
}

static void test_picasso_reads_modes_of_geometry_shaders(void **state)
{
    static const struct {
        const char *text;
        uint32_t mode, main_count, start, fixed_count;
    } modes[] = {
        {".gsh\n", 0, 1, 0, 1},
        {".gsh Point c4\n", 0, 1, 0, 1},
        {".gsh variable c4 3\n", 1, 3, 0, 1},
        {".gsh subdivision c4 2*2\n", 1, 4, 0, 1},
        {".gsh fixed c4 c8 6\n", 2, 1, 8, 6},
        {".gsh particle c4 c8 6\n", 2, 1, 8, 6},
    };
    (void)state;
    for (unsigned i = 0; i < sizeof modes / sizeof modes[0]; i++) {
        char text[80];
        snprintf(text, sizeof text, "%smov o0, v0\nend", modes[i].text);
        struct common_program p = make(text);
        const struct pica200_launch *s = pica200_launch_of(&p);
        assert_true(s->geometry);
        assert_int_equal(s->input_mode, modes[i].mode);
        assert_int_equal(s->main_count, modes[i].main_count);
        assert_int_equal(s->start, modes[i].start);
        assert_int_equal(s->fixed_count, modes[i].fixed_count);
        common_program_free(&p);
    }
    check_error(".gsh particle c4 c8 17\nend", "1:21", "1 to 16");
}

static void test_picasso_setemit_makes_a_geometry_shader(void **state)
{
    (void)state;
    struct common_program p = make("SetEmit 1\nend");
    assert_true(pica200_launch_of(&p)->geometry);
    common_program_free(&p);
    p = make(".shader vertex\nsetemit 1\nend"); /* where it is said: undefined there */
    assert_false(pica200_launch_of(&p)->geometry);
    common_program_free(&p);
    CHECK_CODE("setemit 2, primitive invert\nsetemit 2, invert\nsetemit 1, Prim", 0xaec00000,
               0xae400000, 0xad800000);
    check_error("setemit 1, primitiv", "1:12", "prim, inv or both");
}

/* The mask of a property says what the rasterizer takes; it is none of the name. */
static void test_picasso_masks_of_outputs_are_none_of_writes(void **state)
{
    static const char text[] = ".out a texcoord0.st\n.out b TexCoord1 o2.xy\n.out c color.rgba o3\n"
                               ".out - texcoord0w o4.z\n"
                               "mov a, r1\nmov b, r1\nmov c.xy, r1\nend";
    struct common_program p;
    struct pica200_names names;
    struct common_error err = {""};
    uint32_t desc[PICA200_DESCS];
    (void)state;
    if (pica200_assemble_names("t.s", text, &p, &names, &err) != 0) fail_msg("%s", err.text);
    pica200_program_descs(&p, desc);
    assert_int_equal(desc[p.code[0] & 127] & 15, 15);
    assert_int_equal(desc[p.code[1] & 127] & 15, 15);
    assert_int_equal(desc[p.code[2] & 127] & 15, 12);
    static const struct pica200_output outputs[] = {{3, 0, 3}, {5, 2, 3}, {2, 3, 15}, {4, 4, 4}};
    assert_int_equal(names.outputs, 4);
    for (unsigned i = 0; i < 4; i++) {
        assert_int_equal(names.output[i].semantic, outputs[i].semantic);
        assert_int_equal(names.output[i].reg, outputs[i].reg);
        assert_int_equal(names.output[i].mask, outputs[i].mask);
    }
    common_program_free(&p);
    pica200_names_free(&names);
    check_error(".out a color.xy o2.xy\nend", "1:17", "second mask behind 'o2'");
    check_error(".out a color.k\nend", "1:14", "one to four of x, y, z, w");
    check_error(".out a color.\nend", "1:14", "components such as xyzw");
}

static void test_picasso_names_of_one_kind_leave_the_others_alone(void **state)
{
    (void)state;
    CHECK_CODE(
        ".fvec a\n.proc a\nnop\n.end\na: mov r0, a\ncall a\njmpc cmp.x, a\nr3: jmpc cmp.x, r3",
        0x84000000, 0x4e020000, 0x90000001, 0xb3800400, 0xb3801000);
    CHECK_CODE("x: nop\n.proc x\nnop\nnop\n.end\ncall x+1\ncall x", 0x84000000, 0x84000000,
               0x84000000, 0x90000001, 0x90000402);
    check_error(".proc a\nnop\n.end\n.proc a\nnop\n.end", "4:7", "line 1 did");
    check_error(".fvec a\njmpc cmp.x, a", "2:13", "a label or a procedure");
    struct common_program p =
        make("main: nop\n.proc main\nend\n.end"); /* the procedure is the entry */
    assert_int_equal(pica200_launch_of(&p)->entry, 1);
    common_program_free(&p);
}

static void check_message(const char *text, const char *message)
{
    struct common_program p;
    struct common_error err = {""};
    if (pica200_assemble("t.s", text, &p, &err) == 0) fail_msg("assembled: %s", text);
    if (strncmp(err.text, message, strlen(message)) != 0) fail_msg("%s", err.text);
}

static void test_picasso_places_errors_by_line_markers(void **state)
{
    (void)state;
    check_message("# 1 \"a b.pica\"\nnop\nfrob\n", "a b.pica:2:1: error: 'frob' is no instruction");
    check_message("nop\n # 10 \"sub/x.h\" 1 3\nfrob\n",
                  "sub/x.h:10:1: error: 'frob' is no instruction");
    check_message("# 1 \"x.h\" 1\nnop\n# 7 \"y.s\" 2\nnop\njmpc cmp.x, nowhere\n",
                  "y.s:8:13: error: found 'nowhere'");
    check_message("# 5 \"x.h\"\na: nop\n# 9 \"y.s\"\na: nop\n",
                  "y.s:9:1: error: second definition of 'a'; line 5 did");
    check_message("# 5 \"x.h\"\n#line 20\nmov r0\n", "x.h:20:7: error: found the end of the line");
    check_message("# 5 \"x.h\"\n.expect output 0: 1 2\nend\n", "x.h:5:19: error: 2 values from");
    check_message("nop\nfrob\n# 5 \"x.h\"\n", "t.s:2:1: error: 'frob' is no instruction");
    check_message("#include <x>\nnop\n", "t.s:1:2: error: found 'include'; a line number");
    check_message("# 1 x.h\nnop\n", "t.s:1:5: error: found 'x'; a line number");
    check_message("# 1 \"x.h\nnop\n", "t.s:1:5: error: found '\"'; a file name");
    check_message("# 1 \"x.h\" 10\nnop\n", "t.s:1:11: error: out of range: '10'");
    check_message("#\nnop\n", "t.s:1:2: error: found the end of the line; a line number");
    check_message("nop # 1\n", "t.s:1:5: error: found '#'");
    CHECK_CODE("# 1 \"x.s\"\n# 1 \"<built-in>\"\n# 1 \"x.s\"\nnop\n", 0x84000000);
}

/* --- several sources --- */

enum { MOST = 3 };

struct parts {
    struct common_program program[MOST];
    struct pica200_names names[MOST];
    struct common_error err;
    size_t count;
};

static int assemble(struct parts *p, const char *a, const char *b, const char *c)
{
    const struct common_source source[MOST] = {{"a.s", a}, {"b.s", b}, {"c.s", c}};
    memset(p, 0, sizeof *p);
    p->count = c != NULL ? 3 : b != NULL ? 2 : 1;
    return pica200_assemble_all(source, p->count, p->program, p->names, &p->err);
}

static void free_parts(struct parts *p)
{
    for (size_t i = 0; i < p->count; i++) {
        common_program_free(&p->program[i]);
        pica200_names_free(&p->names[i]);
    }
}

static void test_picasso_sources_share_code_and_not_registers(void **state)
{
    struct parts p;
    (void)state;
    int status = assemble(&p, ".nodvle\n.proc twice\nadd r0, r0, r0\n.end\n",
                          ".fvec m\n.in v\n.out o position\n.constf k(1,2,3,4)\n.proc main\n"
                          "mov r0, m\ncall twice\nmov o, r0\nend\n.end\n",
                          ".gsh point c8\n.entry gmain\n.fvec g, m\n.out o position o1\n"
                          ".proc gmain\ncall twice\nmov o, m\nsetemit 0\nemit\nend\n.end\n");
    if (status != 0) fail_msg("%s", p.err.text);
    assert_null(p.program[0].name);
    assert_int_equal(p.program[1].code_words, 10);
    assert_int_equal(p.program[2].code_words, 10);
    assert_memory_equal(p.program[1].code, p.program[2].code, 40);
    assert_int_equal(p.program[1].code[1], 0x4e020000);
    assert_int_equal(p.program[1].code[2], 0x90000001); /* twice: word 0 */
    assert_int_equal(p.program[2].code[5], 0x90000001);
    assert_int_equal(p.program[2].code[6] & ~127u, 0x4c229000 & ~127u); /* mov o1, c9 */
    assert_int_equal(pica200_launch_of(&p.program[1])->entry, 1);
    assert_int_equal(pica200_launch_of(&p.program[2])->entry, 5);
    assert_false(pica200_launch_of(&p.program[1])->geometry);
    assert_true(pica200_launch_of(&p.program[2])->geometry);
    assert_int_equal(pica200_launch_of(&p.program[1])->outmap, 1);
    assert_int_equal(pica200_launch_of(&p.program[2])->outmap, 2);
    assert_int_equal(find(&p.program[1], PICA200_SPACE_UNIFORM, 95 * 16)->word[1], 0x400000);
    for (size_t i = 0; i < p.program[2].inits; i++)
        assert_int_not_equal(p.program[2].init[i].space, PICA200_SPACE_UNIFORM);
    assert_int_equal(p.program[1].line[0], 0); /* of another source */
    assert_int_equal(p.program[1].line[1], 6);
    assert_int_equal(p.program[2].line[5], 6);
    free_parts(&p);
}

static void check_parts(const char *a, const char *b, const char *message)
{
    struct parts p;
    if (assemble(&p, a, b, NULL) == 0) fail_msg("assembled: %s", a);
    if (strncmp(p.err.text, message, strlen(message)) != 0) fail_msg("%s", p.err.text);
}

static void test_picasso_sources_are_told_apart_in_errors(void **state)
{
    (void)state;
    check_parts("nop\n", "nop\nfrob\n", "b.s:2:1: error: 'frob' is no instruction");
    check_parts("call gone\nend\n", "nop\n", "a.s:1:6: error: found 'gone'");
    check_parts("a: nop\n", "a: nop\n", "b.s:1:1: error: second definition of 'a'; a.s did");
    check_parts("ifu b0\n", ".end\n", "a.s:1:1: error: no .end for 'ifu'");
    check_parts(".entry gone\nnop\n", "nop\n", "a.s:1:8: error: found 'gone'; a label");
    check_parts(".nodvle\nnop\n", ".nodvle\nnop\n", "a.s:1:2: error: no shader beside 'nodvle'");
    check_parts(".nodvle\nnop\n", NULL, "a.s:1:2: error: no shader beside 'nodvle'");
    check_parts("", "", "a.s:1:1: error: no code");
    check_parts("mov r0, r1.x {desc 0}\n", "mov r0, r1.y {desc 0}\n",
                "b.s:1:1: error: descriptor of 'mov'");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_picasso_takes_any_case),
        cmocka_unit_test(test_picasso_takes_letters_of_masks_that_repeat),
        cmocka_unit_test(test_picasso_takes_dollars_in_names),
        cmocka_unit_test(test_picasso_mova_of_a0_writes_x_alone),
        cmocka_unit_test(test_picasso_computes_sizes_and_indices),
        cmocka_unit_test(test_picasso_limits_depth_of_expressions),
        cmocka_unit_test(test_picasso_indexes_beyond_a_name),
        cmocka_unit_test(test_picasso_reads_and_computes_constants),
        cmocka_unit_test(test_picasso_bytes_of_integers_are_bytes),
        cmocka_unit_test(test_picasso_joins_conditions_with_one_sign),
        cmocka_unit_test(test_picasso_reads_modes_of_geometry_shaders),
        cmocka_unit_test(test_picasso_setemit_makes_a_geometry_shader),
        cmocka_unit_test(test_picasso_masks_of_outputs_are_none_of_writes),
        cmocka_unit_test(test_picasso_names_of_one_kind_leave_the_others_alone),
        cmocka_unit_test(test_picasso_places_errors_by_line_markers),
        cmocka_unit_test(test_picasso_sources_share_code_and_not_registers),
        cmocka_unit_test(test_picasso_sources_are_told_apart_in_errors),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
