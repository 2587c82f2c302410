/* Text of instructions: the worked encodings of ISA sheet 6, and what the disassembler does with
 * the rest. Words and texts are the sheet's, two thirds of them from real compiler listings; none
 * comes from our assembler. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "isa.h"
#include "launch.h"

struct encoding {
    unsigned words;
    uint32_t word[2];
    const char *text;
};

/* clang-format off */
static const struct encoding encodings[] = {
    {1, {0x10008200, 0x00000000}, "mov b32 $r0 $r1"},
    {1, {0x1100ee04, 0x00000000}, "mov b32 $r1 b32 s[0x1c]"},
    {1, {0x2100ec00, 0x00000000}, "add b32 $r0 b32 s[0x18] $r0"},
    {1, {0x204a9204, 0x00000000}, "sub b32 $r1 $r9 $r10"},
    {1, {0x40050424, 0x00000000}, "mul $r9 u16 $r1l u16 $r2h"},
    {1, {0x90000204, 0x00000000}, "rcp f32 $r1 $r1"},
    {1, {0xb1427408, 0x00000000}, "add f32 $r2 b32 s[0x28] neg $r2"},
    {1, {0xb0000204, 0x00000000}, "add f32 $r1 $r1 $r0"},
    {2, {0x10018009, 0x00000003}, "mov b32 $r2 0x1"},
    {2, {0x203e9429, 0x0fffffff}, "add b32 $r10 $r10 0xfffffffe"},
    {2, {0x2001840d, 0x00000003}, "add b32 $r3 $r2 0x1"},
    {2, {0x40048505, 0x000004cb}, "mul $r1 s16 $r1l s16 0x4c84"},
    {2, {0x10004205, 0x0023c780}, "mov b16 $r0h u16 s[0x2]"},
    {2, {0x1000f801, 0x0403c780}, "mov b32 $r0 $r124"},
    {2, {0x10000205, 0x2440e280}, "(lg $c2) ld $r1 b32 c1[0x4]"},
    {2, {0x2000c815, 0x0420c780}, "add b32 $r5 b32 s[0x10] $r3"},
    {2, {0x20000401, 0x04004500}, "(eu $c0) add b32 $r0 $r2 $r1"},
    {2, {0x21000811, 0x04400500}, "(eu $c0) add b32 $r4 $r4 c1[0x0]"},
    {2, {0x3000162d, 0x04028780}, "subr b32 $r11 $r11 $r10"},
    {2, {0x3080cdfd, 0x6c6047c8}, "set $c0 # l s32 b32 s[0x18] c1[0x0]"},
    {2, {0x307c0205, 0x6c008782}, "join set $r1 e s32 $r1 $r124"},
    {2, {0x300b13fd, 0x640147e8}, "set $c2 # lg u32 $r9 $r11"},
    {2, {0x3002020d, 0xc4100780}, "shl b32 $r3 $r1 0x2"},
    {2, {0x3001162d, 0xc4100782}, "join shl b32 $r11 $r11 0x1"},
    {2, {0x30010409, 0xec100780}, "shr s32 $r2 $r2 0x1"},
    {2, {0x300a020d, 0xe0100780}, "shr u16 $r1h $r0h 0xa"},
    {2, {0x30010601, 0xc4000780}, "shl b32 $r0 $r3 $r1"},
    {2, {0x40050011, 0x00000780}, "mul $r4 u16 $r0l u16 $r2h"},
    {2, {0x60014c05, 0x00204780}, "add $r1 (mul u16 u16 s[0xc] $r0h) $r1"},
    {2, {0x60040211, 0x00010780}, "add $r4 (mul u16 $r0h $r2l) $r4"},
    {2, {0x90000205, 0x40000780}, "rsqrt f32 $r1 $r1"},
    {2, {0x90000405, 0xc0000780}, "ex2 f32 $r1 $r2"},
    {2, {0xa0000005, 0x04000780}, "cvt u32 $r1 u16 $r0l"},
    {2, {0xa0004c09, 0x04200780}, "cvt u32 $r2 u16 u16 s[0xc]"},
    {2, {0xa000081d, 0x04114780}, "cvt abs u32 $r7 s32 $r4"},
    {2, {0xa000001d, 0x2c014780}, "cvt neg s32 $r7 s32 $r0"},
    {2, {0xa00001fd, 0x0c0147c8}, "cvt s32 $c0 # s32 $r0"},
    {2, {0xa0000809, 0x04008780}, "cvt u32 $r2 u8 $r2l"},
    {2, {0xa0000e21, 0x44004780}, "cvt rn f32 $r8 u32 $r7"},
    {2, {0xa0001221, 0x44064780}, "cvt rz f32 $r8 u32 $r9"},
    {2, {0xa0001021, 0x84064780}, "cvt rzi u32 $r8 f32 $r8"},
    {2, {0xb0000009, 0xc0004780}, "preex2 f32 $r2 $r0"},
    {2, {0xc00a1021, 0x0000c7c0}, "mul rz f32 $c0 $r8 $r8 $r10"},
    {2, {0xd0020615, 0x04000780}, "and b32 $r5 $r3 $r2"},
    {2, {0xd0800205, 0x00400780}, "and b16 $r0h $r0h c1[0x0]"},
    {2, {0xd0040001, 0x0402c500}, "(eu $c0) mov2 b32 $r0 $r0 not $r4"},
    {2, {0xdc010011, 0x20000780}, "add $a4 $a3 0x80"},
    {2, {0x00021405, 0xc0000780}, "shl $a1 $r10 0x2"},
    {2, {0x04001801, 0xe422c780}, "st b32 s[$a1+0x30] $r11"},
    {2, {0xd00e0001, 0x80c00780}, "ld b32 $r0 g14[$r0]"},
    {2, {0xd00e1205, 0x80000780}, "ld u8 $r1 g14[$r9]"},
    {2, {0xd00e0005, 0xa0c00781}, "exit st b32 g14[$r0] $r1"},
    {2, {0xd00e1405, 0xa0000780}, "st u8 g14[$r10] $r1"},
    {2, {0xe0010205, 0x00008780}, "add f32 $r1 (mul $r1 $r1) $r2"},
    {2, {0xe800c029, 0x00228780}, "add f32 $r10 (mul b32 s[$a2] $r0) $r10"},
    {2, {0xf0000001, 0xe0000002}, "join (never) nop"},
    {2, {0xf0000001, 0xe0000001}, "exit (never) nop"},
    {2, {0x1001a003, 0x00000280}, "(lg $c0) bra 0xd0"},
    {2, {0x2001e003, 0x00000000}, "call 0xf0"},
    {2, {0x30000003, 0x00000780}, "ret"},
    {2, {0x30000003, 0x00000280}, "(lg $c0) ret"},
    {2, {0x861ffe03, 0x00000000}, "bar inc wait 0x0 0xfff"},
    {2, {0xa0019003, 0x00000000}, "joinat 0xc8"},
    {1, {0x10000200, 0x00000000}, "mov b16 $r0l $r0h"},
    {1, {0x5002820c, 0x00000000}, "sad $r3 u32 $r1 $r2 $r3"},
    {1, {0x5005050c, 0x00000000}, "sad $r3 s16 $r1l $r2h $r3"},
    {1, {0x60028310, 0x00000000}, "add $r4 (mul u24 $r1 $r2) $r4"},
    {1, {0x70450410, 0x00000000}, "addc $r4 (mul u16 $r1l $r2h) $r4 $c0"},
    {1, {0x40428310, 0x00000000}, "mul $r4 high s24 $r1 $r2"},
    {1, {0xc0e38210, 0x00000000}, "mul f32 $r4 neg $r1 neg c1[0xc]"},
    {1, {0xe0028310, 0x00000000}, "add sat f32 $r4 neg (mul $r1 $r2) $r4"},
    {1, {0x90408210, 0x00000000}, "rcp f32 $r4 neg abs $r1"},
    {1, {0x2705e410, 0x00000000}, "add b32 $r4 b32 s[$a1++0x8] $r5"},
    {1, {0x90000002, 0x00000000}, "trap"},
    {1, {0xb0000002, 0x00000000}, "brkpt"},
    {2, {0xd03f0311, 0x01234567}, "or b32 $r4 $r1 0x1234567f"},
    {2, {0xd0408211, 0x00000003}, "xor b32 $r4 not $r1 0x0"},
    {2, {0xb0400211, 0x03f80003}, "add f32 $r4 $r1 neg 0x3f800000"},
    {2, {0xc0000211, 0x040490ff}, "mul f32 $r4 $r1 0x40490fc0"},
    {2, {0xe0008211, 0x04000003}, "add f32 $r4 neg (mul $r1 0x40000000) $r4"},
    {2, {0x60070511, 0x00000003}, "add $r4 (mul s16 $r1l 0x7) $r4"},
    {2, {0x10040015, 0x00000123}, "mov b16 $r2h 0x1204"},
    {2, {0x0000001d, 0x20001780}, "mov $r7 $c1"},
    {2, {0x04000015, 0x40000780}, "mov $r5 $a1"},
    {2, {0x00000009, 0x60000780}, "mov $r2 $physid"},
    {2, {0x00000009, 0x60004780}, "mov $r2 $clock"},
    {2, {0x00000801, 0xa0000790}, "mov $c1 $r4"},
    {2, {0x00020a0d, 0xc0000780}, "shl $a3 $r5 0x2"},
    {2, {0x00001001, 0xe042c780}, "st b8 s[0x8] $r5h"},
    {2, {0x00001001, 0xe022c780}, "st b16 s[0x10] $r11"},
    {2, {0x00000801, 0xe4a2c780}, "st unlock b32 s[0x10] $r11"},
    {2, {0x1000080d, 0x04014780}, "(l02) mov b32 $r3 $r4"},
    {2, {0x18002019, 0x2480c780}, "ld $r6 b32 c2[$a2+0x40]"},
    {2, {0x10000c1d, 0x20004780}, "ld $r3h u16 c0[0xc]"},
    {2, {0x16000819, 0x4400c780}, "ld $r6 b32 s[$a1++0x10]"},
    {2, {0x10000819, 0x4480c7d0}, "ld lock $c1 $r6 b32 s[0x10]"},
    {2, {0x10000201, 0x60000290}, "(lg $c0) vote any $c1"},
    {2, {0x10000401, 0x60001280}, "(lg $c1) vote all $c0"},
    {2, {0x30400211, 0x040087c0}, "addc b32 $c0 $r4 $r1 $r2 $c0"},
    {2, {0x20000211, 0x0c008780}, "add b32 sat $r4 $r1 $r2"},
    {2, {0x30020211, 0x8c000780}, "max s32 $r4 $r1 $r2"},
    {2, {0x30020211, 0xa0000780}, "min u16 $r2l $r0h $r1l"},
    {2, {0x40020211, 0x0001c780}, "mul $r4 high s24 $r1 $r2"},
    {2, {0x50020211, 0x0400c780}, "sad $r4 u32 $r1 $r2 $r3"},
    {2, {0x60020211, 0xa400c780}, "sub sat $r4 (mul s24 $r1 $r2) $r3"},
    {2, {0x60050411, 0x0c00d780}, "addc $r4 (mul u16 $r1l $r2h) $r3 $c1"},
    {2, {0x70020211, 0x0000c780}, "add sat $r4 (mul high s24 $r1 $r2) $r3"},
    {2, {0x90000211, 0x04100780}, "rcp f32 $r4 neg abs $r1"},
    {2, {0x90000211, 0x60000780}, "lg2 f32 $r4 $r1"},
    {2, {0x90000211, 0x80000780}, "sin f32 $r4 $r1"},
    {2, {0x90000211, 0xa0000780}, "cos f32 $r4 $r1"},
    {2, {0x90000211, 0xc8000780}, "ex2 f32 sat $r4 $r1"},
    {2, {0xa0000211, 0xc4184780}, "cvt abs sat f32 $r4 f32 $r1"},
    {2, {0xa0000211, 0xcc024780}, "cvt rmi f32 $r4 f32 $r1"},
    {2, {0xa0000225, 0xc0004780}, "cvt rn f16 $r4h f32 $r1"},
    {2, {0xa0000611, 0xc4000780}, "cvt f32 $r4 f16 $r1h"},
    {2, {0xa0000411, 0x8c404780}, "cvt rni s64 $r4d f64 $r2d"},
    {2, {0xa0000411, 0xc0404780}, "cvt rn f32 $r4 f64 $r2d"},
    {2, {0xb0030211, 0x08008780}, "add rz f32 $r4 $r1 neg $r2"},
    {2, {0xb0000211, 0x200087c0}, "add sat rn f32 $c0 $r4 $r1 $r2"},
    {2, {0xb00203fd, 0x600247c8}, "set $c0 # lu f32 $r1 $r2"},
    {2, {0xb0020211, 0x80000780}, "max f32 $r4 $r1 $r2"},
    {2, {0xb0020211, 0xa0080780}, "min f32 $r4 $r1 abs $r2"},
    {2, {0xb0000211, 0xc0000780}, "presin f32 $r4 $r1"},
    {2, {0xc0020211, 0x4000c780}, "slct b32 $r4 $r1 $r2 f32 $r3"},
    {2, {0xc0140211, 0x89804780}, "quadop f32 sub subr sub subr $r4 dx $r1 $r1"},
    {2, {0xd0008009, 0x20000780}, "add $a2 0x0 0x40"},
    {2, {0xd0002011, 0x40c00780}, "ld b32 $r4 l[0x10]"},
    {2, {0xd4004011, 0x60a00780}, "st b128 l[$a1+0x20] $r4q"},
    {2, {0xd0030211, 0x80800780}, "ld b64 $r4d g3[$r1]"},
    {2, {0xd00e0211, 0xc0c00780}, "red add u32 g14[$r1] $r4"},
    {2, {0xd7050211, 0xe0c18788}, "cas b32 $r4 g14[$r1] $r5 $r6"},
    {2, {0xd7060211, 0xe0800784}, "exch b64 $r4d g14[$r1] $r6d"},
    {2, {0xd7060211, 0xe0e00798}, "ld max s32 $r4 g14[$r1] $r6"},
    {2, {0xe1020211, 0x2040c780}, "add sat f32 $r4 (mul $r1 $r2) c1[0xc]"},
    {2, {0xe0080c11, 0x40c28780}, "fma rz f64 $r4d $r6d $r8d $r10d"},
    {2, {0xe0020c11, 0x68028780}, "add rp f64 $r4d $r6d neg $r10d"},
    {2, {0xe0080c11, 0x80020780}, "mul rm f64 $r4d $r6d $r8d"},
    {2, {0xe0080c11, 0xa0000780}, "min f64 $r4d $r6d $r8d"},
    {2, {0xe0080c11, 0xc0000780}, "max f64 $r4d $r6d $r8d"},
    {2, {0xe0080dfd, 0xe00087d8}, "set $c1 # e f64 $r6d $r8d"},
    {2, {0xf6440411, 0x0000c784}, "texauto live $r4:$r5:$r6:$r7 $t2 $s2 $r4:$r5 0x0 0x0 0x0"},
    {2, {0xf2400411, 0x40000780}, "texlod all $r4:#:#:# $t2 $s0 $r4:$r5 0x0 0x0 0x0"},
    {2, {0xf0000c01, 0xe0000784}, "pmevent 0x3"},
    {2, {0x40008003, 0x00000000}, "breakaddr 0x40"},
    {2, {0x50000003, 0x00000280}, "(lg $c0) break"},
    {2, {0x60000003, 0x00000000}, "quadon"},
    {2, {0x70000003, 0x00000000}, "quadpop"},
    {2, {0x86200003, 0x00004000}, "bar inc wait 0x1 all"},
    {2, {0x90000003, 0x00000000}, "trap"},
    {2, {0xb0000003, 0x00000780}, "brkpt"},
    {2, {0xd0010003, 0x00000000}, "preret 0x80"},
    {2, {0x1091a003, 0x00014780}, "bra 0x1448d0"},
    {2, {0x20010003, 0x00000040}, "call lim 0x80"},
};
/* clang-format on */

enum { ENCODINGS = sizeof encodings / sizeof encodings[0] };

static void test_disasm_prints_every_worked_encoding(void **state)
{
    (void)state;
    char text[128];
    assert_int_equal(ENCODINGS, 154);
    for (unsigned i = 0; i < ENCODINGS; i++) {
        const struct encoding *e = &encodings[i];
        assert_int_equal(tesla_disassemble(e->word, e->words, 0, text, sizeof text), e->words);
        assert_string_equal(text, e->text);
    }
}

/* The one encoding with a bit that no field claims: ld lock always writes $c, whatever w1[6]
 * says. */
static void test_asm_gives_the_words_of_every_worked_encoding(void **state)
{
    (void)state;
    char source[160];
    for (unsigned i = 0; i < ENCODINGS; i++) {
        const struct encoding *e = &encodings[i];
        struct common_program program;
        struct common_error err = {""};
        uint32_t ignored = strcmp(e->text, "ld lock $c1 $r6 b32 s[0x10]") == 0 ? 0x40 : 0;
        snprintf(source, sizeof source, "%s %s", e->words == 1 ? "short" : "long", e->text);
        tesla_assemble("worked.s", source, &program, &err);
        assert_string_equal(err.text, "");
        assert_int_equal(program.code_words, e->words);
        assert_int_equal(program.code[0], e->word[0]);
        if (e->words == 2) assert_int_equal(program.code[1], e->word[1] & ~ignored);
        common_program_free(&program);
    }
}

static void print(uint32_t w0, uint32_t w1, const char *expected)
{
    const uint32_t word[2] = {w0, w1};
    char text[128];
    tesla_disassemble(word, 2, 0, text, sizeof text);
    assert_string_equal(text, expected);
}

static void test_disasm_prints_what_the_worked_encodings_leave_out(void **state)
{
    (void)state;
    print(0x20008810, 0, "add b32 $r4 $r4 $r0");
    print(0x20008910, 0, "add b32 sat $r4 $r4 $r0");
    print(0x27a5e410, 0, "add b32 $r4 b32 s[$a1++0x8] c1[0x14]");
    print(0x2705f410, 0,
          "add b32 $r4 b32 s[$a1++-0x18] $r5"); /* 4-bit offset is signed: 0xa is -6 words */
    print(0x1000080d, 0x0403ca00, "(x14 $c0) mov b32 $r3 $r4");
    print(0x1000080d, 0x0403d500, "(eu $c1) mov b32 $r3 $r4");
    print(0x1000080d, 0x04015500, "(eu $c1) (l02) mov b32 $r3 $r4");
    print(0x1000080d, 0x04000780, "(l) mov b32 $r3 $r4");
    print(0x00000009, 0x60024780, "mov $r2 $sr9");
    print(0xd0010009, 0x20000780, "add $a2 0x0 0x80");
    print(0xd7ffff89, 0x40800784, "ld b64 $r98d l[$a5++0xffff]");
    print(0xc003b003, 0x00c00004, "bra c3[$a4+0x1d8]");
    print(0xa967081d, 0x4058a7c0, "cvt fp64 abs sat rn f16 $c0 $r7 u8 $r4");
    print(0xa4fb081d, 0x5059a7c4, "cvt fp64 abs sat rn f16 $c0 $r7 s8 $r4");
    print(0xa0000821, 0x80404780, "cvt rni u32 $r8 f64 $r4d");
    print(0xa0000821, 0xc8404780, "cvt rn f32 $r8 f64 $r4d"); /* w1[27] is ignored */
    print(0xa0000821, 0xcc400780, "cvt f64 $r8d f32 $r4");
    print(0xa0000821, 0xcc404780, "cvt rni f64 $r8d f64 $r4d");
    print(0xa0000821, 0xcc004780, "cvt rni f32 $r8 f32 $r4");
    print(0xb0010211, 0x00008780, "add rm f32 $r4 $r1 $r2");
    print(0xf2400411, 0x0ef80780, "texauto all $r4:#:#:# $t2 $s0 $r4:$r5 -0x2 -0x1 -0x8");
    print(0xf2400411, 0x00008780, "texauto all $r4:#:#:$r5 $t2 $s0 $r4:$r5 0x0 0x0 0x0");
}

/* Words of the language in capitals; names of the source stay as they are. */
static void test_asm_takes_capitals(void **state)
{
    static const struct {
        const char *text;
        uint32_t word[2];
    } rows[] = {{"ADD B32 $R1 $R2 $R3", {0x20038404, 0}},
                {"EXIT ADD B32 $R1 $R2 $R3", {0x20000405, 0x0400c781}},
                {"(LG $C0) Add b32 $r1 $r2 $r3", {0x20000405, 0x0400c280}},
                {".set B 0x10\nADD B32 $R1 B32 S[B] $R3", {0x2103e804, 0}},
                {".set NUMBER 1\nadd b32 $r1 $r2 NUMBER", {0x20018405, 0x00000003}}};
    (void)state;
    for (unsigned i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct common_error err = {""};
        struct common_program program;
        if (tesla_assemble("t.s", rows[i].text, &program, &err) != 0) fail_msg("%s", err.text);
        for (size_t k = 0; k < program.code_words; k++)
            assert_int_equal(program.code[k], rows[i].word[k]);
        common_program_free(&program);
    }
}

/* Sheet 9: what SRC1 reads is s[], a[] or p[] by the type of the program. */
static void test_disasm_of_a_program_knows_its_type(void **state)
{
    static const struct {
        uint32_t type, word[2];
        const char *text;
    } rows[] = {
        {TESLA_COMPUTE, {0x10000001, 0x0423c789}, "exit mov b32 o[0x0] u8 s[0x0]"},
        {TESLA_VERTEX, {0x10000001, 0x0423c789}, "exit mov b32 o[0x0] a[0x0]"},
        {TESLA_GEOMETRY, {0x10000001, 0x0423c789}, "exit mov b32 o[0x0] a[0x0]"},
    };
    (void)state;
    for (unsigned i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct tesla_launch launch = tesla_launch_default;
        struct common_program program = {.launch = &launch};
        char text[80];
        launch.type = rows[i].type;
        assert_int_equal(tesla_disassemble_in(&program, rows[i].word, 2, 0, text, sizeof text), 2);
        assert_string_equal(text, rows[i].text);
    }
}

static void test_disasm_prints_illegal_words_as_data(void **state)
{
    (void)state;
    print(0x00000000, 0, ".word 0x00000000");
    print(0x20000001, 0x20000000, ".word 0x20000001 0x20000000");
    const uint32_t half[1] = {0x20000001};
    char text[64];
    assert_int_equal(tesla_disassemble(half, 1, 0, text, sizeof text), 1);
    assert_string_equal(text, ".word 0x20000001");
    assert_int_equal(tesla_disassemble(half, 0, 0, text, sizeof text), 1);
    assert_string_equal(text, "");
}

static void test_disasm_cuts_text_at_the_end_of_the_buffer(void **state)
{
    (void)state;
    const uint32_t word[2] = {0x3080cdfd, 0x6c6047c8};
    const char *full = "set $c0 # l s32 b32 s[0x18] c1[0x0]";
    for (size_t size = 1; size < 40; size++) {
        char text[48];
        memset(text, 'x', sizeof text);
        tesla_disassemble(word, 2, 0, text, size);
        size_t length = strlen(full) < size ? strlen(full) : size - 1;
        assert_true(strlen(text) <= length);
        assert_memory_equal(text, full, strlen(text));
        assert_int_equal(text[size], 'x');
    }
}

static void sources(uint32_t w0, uint32_t w1, const char *expected)
{
    static const char *const files[] = {"r", "a", "c"};
    const uint32_t word[2] = {w0, w1};
    uint32_t file[16], index[16];
    char text[128] = "";
    unsigned count = tesla_sources(word, 2, file, index, 16);
    for (unsigned i = 0; i < count; i++)
        snprintf(text + strlen(text), sizeof text - strlen(text), "%s%u ", files[file[i]],
                 (unsigned)index[i]);
    assert_string_equal(text, expected);
}

static void test_sources_names_every_register_that_is_read(void **state)
{
    (void)state;
    sources(0x204a9204, 0, "r9 r10 ");
    sources(0x20000401, 0x04004500, "r2 r1 c0 ");       /* (eu $c0) add */
    sources(0x60040211, 0x00010780, "r0 r2 r4 ");       /* halves of mul, addend */
    sources(0x60050411, 0x0c00d780, "r1 r2 r3 c1 ");    /* addc */
    sources(0x04001801, 0xe422c780, "r11 a1 ");         /* st s[] */
    sources(0xd4004011, 0x60a00780, "r4 r5 r6 r7 a1 "); /* st b128 l[] */
    sources(0xd00e0001, 0x80c00780, "r0 ");             /* ld g[] */
    sources(0xd00e0005, 0xa0c00781, "r1 r0 ");          /* st g[] */
    sources(0xd7050211, 0xe0c18788, "r5 r6 r1 ");       /* cas */
    sources(0x10018009, 0x00000003, "");                /* mov immediate */
    sources(0x0000001d, 0x20001780, "c1 ");             /* mov from $c */
    sources(0x04000015, 0x40000780, "a1 ");             /* mov from $a */
    sources(0x10000201, 0x60000290, "c0 ");             /* vote */
    sources(0x60028310, 0, "r1 r2 r4 ");                /* short mad reads its destination */
    uint32_t file[2], index[2];
    const uint32_t word[2] = {0xd4004011, 0x60a00780};
    assert_int_equal(tesla_sources(word, 2, file, index, 2), 2);
    assert_int_equal(tesla_sources(word, 0, file, index, 2), 0);
}

static void test_trap_names_are_parsed_as_they_are_printed(void **state)
{
    (void)state;
    static const struct {
        uint32_t trap;
        const char *text;
        /* clang-format off */
    } traps[] = {
        {0x0100, "TRAP_INSTRUCTION"}, {0x0101, "ILLEGAL_OPCODE"},
        {0x0108, "UNALIGNED_LONG_INSTRUCTION"},
        {0x0109, "ILLEGAL_POSTINCR"}, {0x010a, "LD_A_ST_O_NON_VP_GP"}, {0x010e, "INTERP_NON_FP"},
        {0x010f, "EMIT_NON_GP"}, {0x0117, "ILLEGAL_MEMORY_BYTE"}, {0x0118, "ILLEGAL_MEMORY_SIGN"},
        {0x0119, "ILLEGAL_MEMORY_SIZE"}, {0x0200, "STACK_UNDERFLOW"}, {0x0201, "STACK_MISMATCH"},
        {0x0202, "QUADON_ACTIVE"}, {0x0300, "STACK_LIMIT"},
        {0x10000, "LOCAL_LIMIT_READ"}, {0x20000, "LOCAL_LIMIT_WRITE"},
        {0x40000, "GLOBAL_LIMIT_READ"},
        {0x80000, "GLOBAL_LIMIT_WRITE"}, {0x30000, "LOCAL_LIMIT_READ+LOCAL_LIMIT_WRITE"},
        {0x40201, "STACK_MISMATCH+GLOBAL_LIMIT_READ"}, {0, "none"},
    };
    /* clang-format on */
    for (unsigned i = 0; i < sizeof traps / sizeof traps[0]; i++) {
        char text[64];
        uint32_t trap = 0xdead;
        tesla_trap_text(traps[i].trap, text, sizeof text);
        assert_string_equal(text, traps[i].text);
        assert_int_equal(tesla_trap_parse(text, &trap), 0);
        assert_int_equal(trap, traps[i].trap);
    }
}

static void test_trap_text_shows_unknown_bits_as_a_number(void **state)
{
    (void)state;
    char text[64];
    tesla_trap_text(0x0555, text, sizeof text);
    assert_string_equal(text, "0x555");
    tesla_trap_text(0x80040101, text, sizeof text);
    assert_string_equal(text, "ILLEGAL_OPCODE+GLOBAL_LIMIT_READ+0x80000000");
}

static void test_trap_parse_rejects_unknown_and_contradicting_names(void **state)
{
    (void)state;
    uint32_t trap = 0;
    assert_int_equal(tesla_trap_parse("", &trap), -1);
    assert_int_equal(tesla_trap_parse("ILLEGAL", &trap), -1);
    assert_int_equal(tesla_trap_parse("ILLEGAL_OPCODE+", &trap), -1);
    assert_int_equal(tesla_trap_parse("ILLEGAL_OPCODE+STACK_LIMIT", &trap), -1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_disasm_prints_every_worked_encoding),
        cmocka_unit_test(test_asm_gives_the_words_of_every_worked_encoding),
        cmocka_unit_test(test_disasm_prints_what_the_worked_encodings_leave_out),
        cmocka_unit_test(test_asm_takes_capitals),
        cmocka_unit_test(test_disasm_of_a_program_knows_its_type),
        cmocka_unit_test(test_disasm_prints_illegal_words_as_data),
        cmocka_unit_test(test_disasm_cuts_text_at_the_end_of_the_buffer),
        cmocka_unit_test(test_sources_names_every_register_that_is_read),
        cmocka_unit_test(test_trap_names_are_parsed_as_they_are_printed),
        cmocka_unit_test(test_trap_text_shows_unknown_bits_as_a_number),
        cmocka_unit_test(test_trap_parse_rejects_unknown_and_contradicting_names),
    };
    return cmocka_run_group_tests_name("tesla_disasm", tests, NULL, NULL);
}
