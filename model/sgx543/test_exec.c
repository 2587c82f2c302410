/* What instructions do: expected values are worked out by hand from the sheet. */
#include "test_bench.h"

enum {
    R = SGX543_R,
    O = SGX543_O,
    PA = SGX543_PA,
    SA = SGX543_SA,
    I = SGX543_I,
    P = SGX543_P,
    IDX = SGX543_IDX
};

struct row {
    const char *code;
    struct {
        uint32_t file, index, value;
    } want[4]; /* index 255: no more */
};

#define END                                                                                        \
    {                                                                                              \
        0, 255, 0                                                                                  \
    }

static void check(const struct row *row, size_t rows)
{
    for (size_t i = 0; i < rows; i++) {
        struct bench b;
        bench_both(&b, row[i].code);
        for (unsigned k = 0; k < 4 && row[i].want[k].index != 255; k++) {
            uint32_t value = bench_row(&b, row[i].want[k].file, row[i].want[k].index);
            if (value != row[i].want[k].value)
                fail_msg("%s\n%s[%u] is %08x, not %08x", row[i].code,
                         sgx543_files[row[i].want[k].file].name, (unsigned)row[i].want[k].index,
                         (unsigned)value, (unsigned)row[i].want[k].value);
        }
        assert_int_equal(b.trap, 0);
        bench_close(&b);
    }
}

#define CHECK(...)                                                                                 \
    static const struct row rows[] = {__VA_ARGS__};                                                \
    (void)state;                                                                                   \
    check(rows, sizeof rows / sizeof rows[0])

/* pa0.. = 1 2 3 4, pa4.. = 0.5 -0.5 2.5 -2.5, pa8 = halves 1 2, pa9 = halves 3 4; pa10 =
 * 0x80ff7f01 */
#define INPUT                                                                                      \
    ".pa 12\n.input 0: 1.0 2.0 3.0 4.0 0.5 -0.5 2.5 -2.5 0x40003c00 0x44004200 0x80ff7f01 "        \
    "0x12345678\n"

static void test_floats(void **state)
{
    CHECK({INPUT "mad.f32 r0.xy, pa0.xy, pa4.xy, pa2.xx",
           {{R, 0, 0x40600000}, {R, 1, 0x40000000}, END}},
          {INPUT "mad.f16 r0.xyzw, pa8.xyzw, pa8.xyzw, -pa8.xyzw",
           {{R, 0, 0x40000000}, {R, 1, 0x4a004600}, END}},
          {INPUT "mad.f16 i0.xyzw, pa8.xxxx, pa8.yyyy, pa8.xyzw",
           {{I, 0, 0x40400000}, {I, 3, 0x40c00000}, END}},
          {INPUT "mul.f32 r0.xyzw, pa0.xyzw, pa4.xyzw",
           {{R, 0, 0x3f000000}, {R, 1, 0xbf800000}, {R, 3, 0xc1200000}, END}},
          {INPUT "add.f32 r4.xw, -|pa4.yh|, pa0.xw",
           {{R, 4, 0x3f000000}, {R, 5, 0}, {R, 7, 0x40600000}, END}},
          {INPUT "frc.f32 r0.xyzw, pa4.xyzw, pa4.xyzw",
           {{R, 1, 0x3f000000}, {R, 2, 0x3f000000}, {R, 3, 0x3f000000}, END}},
          {INPUT "dsx.f32 r0.x, pa0.x, pa2.x", {{R, 0, 0xc0000000}, END}},
          {INPUT "min.f32 r0.xy, pa0.xy, pa4.xy", {{R, 0, 0x3f000000}, {R, 1, 0xbf000000}, END}},
          {INPUT "dot.f32 r0.xw, pa0.xyzw, pa4.xyzw",
           {{R, 0, 0xc0400000}, {R, 1, 0}, {R, 3, 0xc0400000}, END}},
          {INPUT "mul.f16 r0.xy, pa8.zw, pa8.xx", {{R, 0, 0x44004200}, {R, 1, 0}, END}},
          {INPUT "mov.f32 i0.xyzw, pa0.xyzw\nmov.f32 i1.zw, c2.zw",
           {{I, 0, 0x3f800000}, {I, 3, 0x40800000}, {I, 6, 0x3f800000}, {I, 7, 0x3f800000}}},
          {INPUT "mov.f32 i0.xyzw, pa0.xyzw\nmad4.f32 r0.xyzw, -i0.xyzw, pa4.xyzw, |i1.xyz1|",
           {{R, 0, 0xbf000000}, {R, 1, 0x3f800000}, {R, 2, 0xc0f00000}, {R, 3, 0x41300000}}},
          {INPUT "mov.f32 i0.xyzw, pa0.xyzw\ndot3.f32 r4.y, pa4.xyz, i0.xyz",
           {{R, 4, 0}, {R, 5, 0x40e00000}, END}},
          {INPUT "mov.f32 i0.xyzw, pa0.xyzw\ndot4.f32.rpt2.ext i2.x, pa0.xyzw, i0.xyzw",
           {{I, 8, 0x41f00000}, {I, 9, 0xc0400000}, {I, 10, 0}, END}},
          {INPUT "rcp.f32.f32 r0.xy, -pa2.y", {{R, 0, 0xbe800000}, {R, 1, 0xbe800000}, END}},
          {INPUT "log.f16.f32 r0.xy, pa2.y", {{R, 0, 0x40004000}, END}},
          {INPUT "exp.fx10.f16 r0.x, -pa8.x", {{R, 0, 0x80}, END}});
}

static void test_dual_issue(void **state)
{
    CHECK({INPUT "mov.f32 i0.xyzw, pa0.xyzw\nmov.f32 i1.xyzw, pa4.xyzw\n"
                 "dot.f32 i2.w, i0.xyzw, i1.xyzw + mov.f32 pa8.xy, i1.xy",
           {{I, 11, 0xc0400000}, {PA, 8, 0x3f000000}, {PA, 9, 0xbf000000}, END}},
          /* both read before either writes */
          {INPUT "mov.f32 i0.xyzw, pa0.xyzw\nadd1.f32 i0.x, i0.x, pa1.x + mov.f32 r0.xy, i0.xy",
           {{I, 0, 0x40400000}, {R, 0, 0x3f800000}, {R, 1, 0x40000000}, END}},
          {INPUT "mov.f32 i2.x, pa2.y\nrsq.f32 i0.xy, pa3.x + rcp.f32 r9.x, i0.x",
           {{I, 0, 0x3f000000}, {I, 1, 0x3f000000}, {R, 9, 0x7f800000}, END}});
}

static void test_moves(void **state)
{
    CHECK({INPUT "mov.i16 r0.x, pa10.x", {{R, 0, 0x7f01}, END}},
          {INPUT "mov.i8 i0.x, pa10.x\nmov.i16 i1.x, pa11.x", {{I, 0, 1}, {I, 4, 0x5678}, END}},
          {INPUT "mov.i32 idx1.x, pa0.x\nmov.i16 idx2.x, pa10.x",
           {{IDX, 0, 0x3f800000}, {IDX, 1, 0x7f01}, END}},
          /* bits of a NaN and of a subnormal stay */
          {INPUT "mov.u32 r0, #0x7f800001\nmov.u32 r1, #0x80000001\nmov.f32 r2.xy, r0.xy\nmov.f32 "
                 "i0.xy, r0.xy",
           {{R, 2, 0x7f800001}, {R, 3, 0x80000001}, {I, 0, 0x7f800001}, {I, 1, 0x80000001}}},
          {INPUT "mov.u32 r0, #0x7c010001\nmov.f16 r2.xy, r0.xy .mask=1\nmov.f16 i0.xy, r0.xy",
           {{R, 2, 0x7c010001}, {I, 0, 0x33800000}, {I, 1, 0x7fc00000}, END}},
          {INPUT "mov.u32 r0, #0xc1ff0201\nmov.fx10 r2.xyzw, r0.zyxx",
           {{R, 2, 0x201f001f}, {R, 3, 0x201}, END}},
          {INPUT "cmov.nezero.f32 r0.xy, pa4.xy, pa0.xy, pa2.xy",
           {{R, 0, 0x3f800000}, {R, 1, 0x40000000}, END}},
          {INPUT "cmov.ltzero.f32 r0.xy, pa4.xy, pa0.xy, pa2.xy",
           {{R, 0, 0x40400000}, {R, 1, 0x40000000}, END}},
          {INPUT "cmov8.eqzero.f32 r0.xy, pa6.xy, pa0.xy, pa2.xy",
           {{R, 0, 0x3f800000}, {R, 1, 0x40000000}, END}},
          {INPUT "cmov8.lezero.i32 r0.x, pa10.x, pa0.x, pa1.x", {{R, 0, 0x40000000}, END}},
          /* a NaN is not zero, and nothing else */
          {INPUT "mov.u32 r2, #0xffc00000\ncmov.nezero.f32 r0.x, r2.x, pa0.x, "
                 "pa2.x\ncmov.lezero.f32 r4.x, r2.x, pa0.x, pa2.x",
           {{R, 0, 0x3f800000}, {R, 4, 0x40400000}, END}},
          {INPUT "mov.f32.rpt2 r4.xy, pa0.xy",
           {{R, 4, 0x3f800000}, {R, 5, 0x40000000}, {R, 6, 0x40400000}, {R, 7, 0x40800000}}});
}

static void test_packs(void **state)
{
    CHECK({INPUT "pack.f16.f32 r0.xyzw, {pa0,pa4}.xyzw",
           {{R, 0, 0x40003c00}, {R, 1, 0xb8003800}, END}},
          {INPUT "pack.f32.f16 r4.xyzw, pa8.wzyx",
           {{R, 4, 0x40800000}, {R, 5, 0x40400000}, {R, 7, 0x3f800000}, END}},
          {INPUT "pack.u8.f32.scale r0.xyzw, {pa4,#0}.xyzw", {{R, 0, 0x00ff0080}, END}},
          {INPUT "pack.f32.u8.scale r0.xy, pa10.wz", {{R, 0, 0x3f008081}, {R, 1, 0x3f800000}, END}},
          {INPUT "pack.f16.u8 r0.xyzw, pa10.xz",
           {{R, 0, 0x5bf83c00}, {R, 1, 0}, END}}, /* two lanes alone */
          {INPUT "pack.s16.s8 r0.xy, pa10.wz", {{R, 0, 0xffffff80}, END}},
          {INPUT "pack.s8.f32 r0.xy, {pa6,#0}.yx", {{R, 0, 0x02fe}, END}},
          {INPUT "pack.o8.f32.scale r0.x, {pa0,#0}.x", {{R, 0, 0xff}, END}},
          {INPUT "mov.u8 r0.yz, pa10.xy",
           {{R, 0, 0x007f0100}, END}}, /* the k-th lane takes the k-th selector */
          {INPUT "pack.fx10.f32 r0.xyzw, {pa4,pa0}.xyzw",
           {{R, 0, 0x80 | 0x380u << 10 | 0x100u << 20}, {R, 1, 0x1ff}, END}},
          {INPUT "pack.u16.f32.rpt2 r2.xy, {pa0,#0}.xy",
           {{R, 2, 0x00020001}, {R, 3, 0x00040003}, END}});
}

static void test_tests(void **state)
{
    CHECK({INPUT "test(pos&nzero).sub.f32.x p1, pa4, pa0", {{P, 1, 0}, END}},
          {INPUT "test(neg&nzero).sub.f32.x p1, pa4, pa0", {{P, 1, 1}, END}},
          {INPUT "test(T&zero).mul.f32.any p2, pa0, c0", {{P, 2, 1}, END}},
          {INPUT "test(neg|zero).add.f32.w p0 r0, pa4, c0",
           {{P, 0, 1}, {R, 3, 0xc0200000}, {R, 0, 0}, END}},
          {INPUT "test(neg&T).sub.u32.x p3, pa0, pa1", {{P, 3, 1}, END}}, /* a borrow */
          {INPUT "test(T&zero).and.u32.x p0 r7, pa0, pa11", {{P, 0, 0}, {R, 7, 0x12000000}, END}},
          {INPUT "test(neg&T).add.i8.all p0 r7, pa10, c0", {{P, 0, 0}, {R, 7, 0x80ff7f01}, END}},
          {INPUT "test(neg&T).add.i8.w p0, -pa10, c0", {{P, 0, 0}, END}}, /* 128 */
          {INPUT "test(T&T).sub.fx8.x p0 r7, pa10, #2", {{P, 0, 1}, {R, 7, 0}, END}},
          {INPUT "tstmsk(neg&nzero).sub.f32.m0 r0, pa4, pa0", {{R, 0, 0xff000000 | 0xffffff}, END}},
          {INPUT "tstmsk(pos&nzero).add.f32.m1 r0, pa4, c0",
           {{R, 0, 0x0000ffff}, {R, 1, 0x0000ffff}, END}},
          {INPUT "tstmsk(pos&nzero).add.f32.m2 i0, pa4, c0",
           {{I, 0, 0x3f800000}, {I, 1, 0}, {I, 2, 0x3f800000}, {I, 3, 0}}},
          {INPUT "tstmsk(neg&T).add.i8.m2 r0, pa10, c0", {{R, 0, 0x7f7f0000}, END}},
          {INPUT "tstmsk(T&T).add.i16.m2 r0, pa10, pa10", {{R, 0, 0x7fff}, END}});
}

static void test_integers(void **state)
{
    CHECK({INPUT "and.u32 r0, pa11, #0xff00\nor.u32 r1, pa11, ~rotl(pa10,8)",
           {{R, 0, 0x5600}, {R, 1, 0x12b4fe7f | (0x12345678u | ~0xff7f0180u)}, END}},
          {INPUT "mov.u32 r0, #0xffffffff\nxor.u16 r0, pa11, #0xffff", {{R, 0, 0xffffa987}, END}},
          {INPUT "shl.u32 r0, pa11, #0x4\nshr.u32 r1, pa10, #0x1c\nasr.u32 r2, pa10, "
                 "#0x1c\nrol.u32 r3, pa11, #0x8",
           {{R, 0, 0x23456780}, {R, 1, 8}, {R, 2, 0xfffffff8}, {R, 3, 0x34567812}}},
          {INPUT "test(T&T).add.f32.x p2, pa0, pa0\nrlp.u32 r0, pa10, p2",
           {{R, 0, 0x01fefe03}, {P, 2, 1}, END}},
          {INPUT "mad.u16 r0, pa11.h0, pa10.u8_1, pa10.h0",
           {{R, 0, (0x5678u * 0x7f + 0x7f01) & 0xffff}, END}},
          {INPUT "mad.i16.sat r0, pa11.h0, |pa10.s8_0|, -pa11.h0", {{R, 0, 0}, END}},
          {INPUT "mad.i16.sat r0, pa11.h0, pa11.h0, pa11.h0", {{R, 0, 0x7fff}, END}},
          {INPUT "mad.i32 r0, pa10.h1, pa11.h0, pa11",
           {{R, 0, (uint32_t)(-32513 * 0x5678 + 0x12345678)}, END}},
          {INPUT "mad.u32.sat r0, pa10.h1, pa10.h1, pa10",
           {{R, 0, 0x80ffu * 0x80ffu + 0x80ff7f01}, END}},
          {INPUT "mad.u32.s0 i0, pa11, -pa10, pa11\nmad.u32.s1 r0, pa11, pa10, i0",
           {{R, 0, 0x12345678u * (0u - 0x80ff7f01u) + 0x12345678u}, END}},
          {INPUT "mad.i16 idx1, pa11.h0, #1.h0, #6.h0", {{IDX, 0, 0x567e}, END}});
}

static void test_colours(void **state)
{
    /* pa10: r 01 g 7f b ff a 80; pa11: 78 56 34 12 */
    CHECK(
        {INPUT "add.fx8 r0, (1-0)*pa10, (1-0)*pa11 : a add (1-0)*pa10, (1-0)*pa11",
         {{R, 0, 0x92ffd579}, END}},
        {INPUT "sub.fx8 r0, (1-0)*pa11, (1-0)*pa10 : a max (1-0)*pa11, (1-0)*pa10",
         {{R, 0, 0x80000077}, END}},
        {INPUT "add.fx8 r0, s1a*pa10, 0*pa11 : a add s2a*pa10, 0*pa11", {{R, 0, 0x09804001}, END}},
        {INPUT "min.fx8 r0.xz, (1-0)*pa10, (1-0)*pa11 : a add", {{R, 0, 0x00340001}, END}},
        {INPUT "add.fx8 r0, s0=pa11, s0*pa10, (1-0)*pa11 : a sub (1-0)*pa10",
         {{R, 0, 0x6e688178}, END}},
        {INPUT "mad.u8.sat r0, pa10, pa11, -(pa10.rgb,pa10.a)", {{R, 0, 0xffffff77}, END}},
        {INPUT "mad.u8 r0, pa10.wwww, #2, (pa11.rgb,pa11.a)", {{R, 0, 0x12345678}, END}},
        {INPUT "mad.fx8 r0, pa10, pa10.wwww, (pa11.aaa,pa11.a)", {{R, 0, 0x52925213}, END}});
}

static void test_control(void **state)
{
    CHECK(
        {"mov.u32 r0, #0x00000001\nbr over\nmov.u32 r0, #0x00000002\nover: mov.u32 r1, #0x00000003",
         {{R, 0, 1}, {R, 1, 3}, END}},
        {"ba.savelink sub\nmov.u32 r1, #0x00000005 .end\nsub: mov r0, link\nmov pc, link",
         {{R, 0, 1}, {R, 1, 5}, {SGX543_LINK, 0, 1}, END}},
        {"mov.u32 r1, #0x00000003\nmov link, r1\nmov pc, link\nmov.u32 r2, #0x00000001",
         {{R, 2, 1}, {SGX543_LINK, 0, 3}, END}},
        {INPUT "test(T&T).add.f32.x p1, pa0, pa0\n!p1 mov.u32 r0, #0x00000007\np1 mov.u32 r1, "
               "#0x00000008\n!p0 br +1",
         {{R, 0, 0}, {R, 1, 8}, END}},
        /* MOE: sheet 2.7 */
        {INPUT "smlsi d+2 s0+1 s1-1 s2+1\nmov.f32.rpt2 r4.xy, pa2.xy",
         {{R, 4, 0x40400000}, {R, 8, 0x3f800000}, {R, 9, 0x40000000}, {SGX543_MOE, 2, 0xff000}}},
        {INPUT "smbo d4 s0+0 s1+2 s2+0\nor.u32 r1, pa0, #0x0",
         {{R, 5, 0x40400000}, {SGX543_MOE, 0, 0x1004}, END}},
        {INPUT "smlsi d+1 s0+1 s1swz(3,2,1,0) s2+1\nor.u32.rpt4 r0, pa0, #0x0",
         {{R, 0, 0x40800000}, {R, 1, 0x40400000}, {R, 3, 0x3f800000}, END}},
        {INPUT
         "smbo d4 s0+0 s1+2 s2+0\nphas.imm mode0 rate0 wait7 temps5 addr=0x9\nor.u32 r1, pa0, #0x0",
         {{R, 1, 0x3f800000},
          {SGX543_PHASE, 0, 0x4705},
          {SGX543_PHASE, 1, 9},
          {SGX543_MOE, 0, 0x1000}}},
        /* the first phase ends and goes on with the second */
        {"phas.imm mode0 rate0 wait1 temps0 addr=0x4\nmov.u32 r0, #0x00000001 .end\nmov.u32 r1, "
         "#0x00000001\nnop .end\n"
         "mov.u32 r2, #0x00000002 .end\nmov.u32 r3, #0x00000003",
         {{R, 0, 1}, {R, 1, 0}, {R, 2, 2}, {R, 3, 0}}},
        /* an index: sheet 2.5 */
        {INPUT "mov.u32 idx1, #0x00000001\nmov.f32 r0.xy, pa[idx1*2+2].xy\nmov.f32 o[idx1*2+0].xy, "
               "pa0.xy",
         {{R, 0, 0x3f000000}, {O, 2, 0x3f800000}, {O, 3, 0x40000000}, END}});
}

static void test_memory(void **state)
{
    CHECK(
        {".global 0x10: 0x11223344 0x55667788\nmov.u32 r0, #0x0000000c\nlda32.fetch2 pa4, [r0 + #0 "
         "+ #0]",
         {{PA, 4, 0x11223344}, {PA, 5, 0x55667788}, END}},
        {".global 0x10: 0x11223344 0x55667788\nmov.u32 r0, #0x00000012\nlda16 pa4, [r0 + #0 + #1]",
         {{PA, 4, 0x8811 & 0xffff}, END}},
        {".global 0x10: 0x11223344\nmov.u32 r0, #0x00000010\nlda8.rpt2 r4, [r0 + #1 + #0] .mode=3",
         {{R, 4, 0x33}, {R, 5, 0}, END}},
        {"mov.u32 r0, #0x00000020\nmov.u32 r4, #0x12345678\nstl32 [r0 + #1], r4\nldl16 r5, [r0 + "
         "#2 + #2]",
         {{R, 5, 0x1234}, END}},
        {".globalsize 64\nmov.u32 r0, #0x0000001c\nmov.u32 r4, #0xaabbccdd\nmov.u32 r5, "
         "#0x00000001\nsta8.fetch5 [r0 + #0], r4\nlda32.fetch2 r6, [r0 + #0 + #0]",
         {{R, 6, 0xaabbccdd}, {R, 7, 1}, END}},
        {".answer 0: 0x11 0x22 0x33\n.answer 1: 0x44\n.uniform 8: 3\nmov.u32 r0, #0x3f800000\n"
         "tex2D.f32 pa4, r0.f32, sa4 drc0\ntex1D r8, r0.f32, sa8 drc0",
         {{PA, 4, 0x11}, {PA, 6, 0x33}, {R, 8, 0x44}, END}},
        {"mov.u32 r11, #0x00000001\nmov.u32 r12, #0x00000001\ntex1D r8, r0.f32, sa4 drc0",
         {{R, 11, 0}, {R, 12, 1}, END}});
}

/* Iterations that run() does four at a time, and some that must not be: they read what the one
 * before wrote. Sheet 2.7, 3.4, 3.11. */
static void test_iterations(void **state)
{
#define ROWS                                                                                       \
    INPUT ".uniform 0: 1.0 1.0 1.0 1.0  0 2.0 0 0  0 0 3.0 0  0 0 0 4.0\n"                         \
          ".uniform 16: 1.0 1.0 1.0 1.0  1.0 1.0 1.0 1.0  1.0 1.0 1.0 1.0  1.0 1.0 1.0 1.0\n"      \
          "mov.f32 i0.xyzw, pa0.xyzw\n"
#define COPY(from) "(1-0)*" from ", 0*sa0 : a add (1-0)*" from ", 0*sa0"
    CHECK({ROWS "dot4.f32.rpt4.ext o0.x, sa0.xyzw, i0.xyzw",
           {{O, 0, 0x41200000}, {O, 1, 0x40800000}, {O, 2, 0x41100000}, {O, 3, 0x41800000}}},
          {ROWS "dot3.f32.rpt4.ext o0.x, sa0.xyz, i0.xyz",
           {{O, 0, 0x40c00000}, {O, 1, 0x40800000}, {O, 2, 0x41100000}, {O, 3, 0}}},
          {ROWS "dot4.f32.rpt4.ext o0.y, sa0.xyzw, i0.xyzw",
           {{O, 1, 0x41200000}, {O, 2, 0x40800000}, {O, 3, 0x41100000}, {O, 0, 0x41800000}}},
          {ROWS "dot4.f32.rpt4.ext o0.x, -sa0.xyzw, |i0.xyzw|",
           {{O, 0, 0xc1200000}, {O, 1, 0xc0800000}, {O, 2, 0xc1100000}, {O, 3, 0xc1800000}}},
          {ROWS "dot4.f32.rpt4.ext i0.x, sa16.xyzw, i0.xyzw",
           {{I, 0, 0x41200000}, {I, 1, 0x41980000}, {I, 2, 0x42100000}, {I, 3, 0x428a0000}}},
          {ROWS "dot4.f32.rpt4.ext sa4.x, sa0.xyzw, i0.xyzw",
           {{SA, 4, 0x41200000}, {SA, 5, 0x41600000}, {SA, 6, 0x41100000}, {SA, 7, 0x41800000}}},
          {ROWS "mov.u32 sa5, #0x7f800000\ndot4.f32.rpt4.ext o0.x, sa0.xyzw, i0.xyzw",
           {{O, 0, 0x41200000}, {O, 1, 0x7f800000}, {O, 2, 0x41100000}, {O, 3, 0x41800000}}},
          {ROWS "p0 dot4.f32.rpt4.ext o0.x, sa0.xyzw, i0.xyzw", {{O, 0, 0}, {O, 3, 0}, END}},
          {INPUT "add.fx8.rpt5 o8, " COPY("pa6"),
           {{O, 8, 0x40200000}, {O, 11, 0x44004200}, {O, 12, 0x80ff7f01}, {O, 13, 0}}},
          {INPUT "add.fx8.rpt4 pa9, " COPY("pa8"),
           {{PA, 9, 0x40003c00}, {PA, 10, 0x40003c00}, {PA, 12, 0x40003c00}, {PA, 13, 0}}},
          {INPUT "smlsi d+1 s0+1 s1+0 s2+1\nadd.fx8.rpt4 pa11, " COPY("pa10"),
           {{PA, 11, 0x80ff7f01}, {PA, 14, 0x80ff7f01}, {PA, 15, 0}, END}},
          {INPUT "smlsi d+2 s0+1 s1+1 s2+1\nadd.fx8.rpt4 o0, " COPY("pa8"),
           {{O, 0, 0x40003c00}, {O, 1, 0}, {O, 2, 0x44004200}, {O, 4, 0x80ff7f01}}});
#undef ROWS
#undef COPY
}

/* Secondary first: r, o and pa are sa there, and sa stays. Sheet 5.2; gxp sheet 2. */
static void test_the_secondary_program_leaves_sa(void **state)
{
    struct bench b;
    (void)state;
    bench_both(&b, ".uniform 0: 0.5 0.25 0.0 1.0 0.5\n.instances 2\n.pa 4\n.input 0: 1.0 1.0 1.0 "
                   "1.0\n.input 1: 2.0 2.0 2.0 2.0\n"
                   ".outputs pa 0 4\n.start 2\n.secondary 0 2\n"
                   "add.f32 pa6.xyzw, pa0.xyzw, sa4.xxxx\nnop .end\nphas.imm mode0 rate0 wait7 "
                   "temps0 addr=0x0\n"
                   "mul.f32 pa0.xyzw, pa0.xyzw, sa6.xyzw");
    assert_int_equal(bench_row(&b, SA, 6), 0x3f800000);
    assert_int_equal(bench_row(&b, SA, 9), 0x3fc00000);
    const uint32_t *out = (const uint32_t *)b.model->output;
    const uint32_t want[12] = {1, 0, 0x3f800000, 0x3f400000, 0x3f000000, 0x3fc00000,
                               1, 0, 0x40000000, 0x3fc00000, 0x3f800000, 0x40400000};
    assert_memory_equal(out, want, sizeof want);
    assert_int_equal(b.model->core->launched, 3);
    bench_close(&b);
}

/* machine.md, "Instances": instance n runs in slot n mod INSTANCES, and what it writes into sa
 * stays in that slot. */
static void test_instances_keep_to_their_slots(void **state)
{
    struct bench b;
    struct common_retire event;
    struct common_error err = {{0}};
    (void)state;
    bench_both(&b, ".instances 6\n.uniform 0: 7\n.outputs o 0 1\n.pa 1\n.input 0: 1\n.input 1: 2\n"
                   ".input 2: 3\n.input 3: 4\n.input 4: 5\n.input 5: 6\n"
                   "or.u32 o0, sa0, #0x0\nor.u32 sa0, pa0, #0x0");
    const uint32_t *out = (const uint32_t *)b.model->output;
    const uint32_t want[6] = {7, 7, 7, 7, 1, 2};
    for (unsigned i = 0; i < 6; i++) assert_int_equal(out[3 * i + 2], want[i]);
    assert_int_equal(b.model->core->slot[1].instance, 5);
    bench_close(&b);

    bench_open(&b, ".instances 6\nnop");
    for (unsigned i = 0; i < 4; i++) {
        assert_int_equal(sgx543_dispatch(b.model, &event), 1);
        assert_int_equal(event.warp, i);
        assert_int_equal(event.arg[SGX543_ARG_NUMBER], i);
        assert_int_equal(sgx543_launch(b.model, &event, b.step, &err), 0);
    }
    assert_int_equal(sgx543_dispatch(b.model, &event), 0);
    assert_int_equal(sgx543_step(b.model, 1, b.step, &err), 0);
    assert_int_equal(b.step->retire.warp, 1);
    assert_int_equal(b.step->retire.done, 1);
    event.warp = 1;
    assert_int_equal(sgx543_launch(b.model, &event, b.step, &err),
                     -1); /* number 3 is not its own */
    assert_int_equal(sgx543_dispatch(b.model, &event), 1);
    assert_int_equal(event.warp, 1);
    assert_int_equal(event.arg[SGX543_ARG_NUMBER], 5);
    bench_close(&b);
}

/* A slot begins with what the secondary program left, not with what an instance made of it. */
static void test_slots_begin_with_the_same_sa(void **state)
{
    struct bench b;
    struct common_retire event;
    struct common_error err = {{0}};
    (void)state;
    bench_open(&b, ".instances 2\n.start 1\n.end 2\n.secondary 0 1\n"
                   "mov.u32 sa3, #0x00000005\nmov.u32 sa3, #0x00000009");
    assert_int_equal(sgx543_dispatch(b.model, &event), 1);
    assert_int_equal(sgx543_launch(b.model, &event, b.step, &err), 0);
    assert_int_equal(sgx543_dispatch(b.model, &event), 0); /* it runs alone */
    event.warp = 1;
    assert_int_equal(sgx543_launch(b.model, &event, b.step, &err), -1);
    assert_int_equal(sgx543_step(b.model, 0, b.step, &err), 0);
    assert_int_equal(sgx543_dispatch(b.model, &event), 1);
    assert_int_equal(sgx543_launch(b.model, &event, b.step, &err), 0);
    assert_int_equal(sgx543_step(b.model, 0, b.step, &err), 0);
    assert_int_equal(bench_row(&b, SA, 3), 9);
    assert_int_equal(sgx543_dispatch(b.model, &event), 1);
    assert_int_equal(event.warp, 1);
    assert_int_equal(sgx543_launch(b.model, &event, b.step, &err), 0);
    assert_int_equal(b.model->core->slot[1].reg[SGX543_SA * SGX543_BANK + 3], 5);
    bench_close(&b);
}

static void test_flags_and_ends(void **state)
{
    struct bench b;
    (void)state;
    bench_both(
        &b, ".instances 2\n.word 0 0xb0000000\nnop"); /* illegal: no effect, each instance stops */
    assert_int_equal(b.trap, SGX543_TRAP_ILLEGAL);
    assert_int_equal(b.count, 2);
    assert_int_equal(((uint32_t *)b.model->output)[0], SGX543_ILLEGAL);
    bench_close(&b);
    bench_both(&b, "p0 mov.i32 r0.x, r1.x .dtype=7"); /* before the predicate */
    assert_int_equal(b.trap, SGX543_TRAP_ILLEGAL);
    bench_close(&b);
    bench_both(&b, "mul.f32 pa126.xyzw, c1.yyyy, c1.yyyy\nnop"); /* beyond pa127: dropped */
    assert_int_equal(b.trap, SGX543_TRAP_OOB);
    assert_int_equal(bench_row(&b, PA, 127), 0x3f800000);
    assert_int_equal(bench_row(&b, SA, 0), 0);
    bench_close(&b);
    bench_both(&b, "mov.u32 idx2, #0x0000ffff\nmov.f32 r0.xy, pa[idx2*2+0].xy"); /* -2 */
    assert_int_equal(b.trap, SGX543_TRAP_OOB);
    bench_close(&b);
    /* an iteration writes the index that the next one reads */
    bench_both(&b, "or.u32.rpt2 idx1, sa[idx1*2+31], #0x64");
    assert_int_equal(b.trap, SGX543_TRAP_OOB);
    assert_int_equal(bench_row(&b, SGX543_IDX, 0), 100);
    bench_close(&b);
    bench_both(&b, "br +2 .exc=1\nmov.u32 r0, #0x00000001\nnop");
    assert_int_equal(b.trap, SGX543_TRAP_BEXCEPTION);
    assert_int_equal(bench_row(&b, R, 0), 1);
    bench_close(&b);
    bench_both(&b, "p0 kill\nkill .pred=1\nmov.u32 r0, #0x00000001"); /* KILL's code 1 is !p0 */
    assert_int_equal(b.count, 2);
    assert_int_equal(((uint32_t *)b.model->output)[0], SGX543_KILLED);
    bench_close(&b);
    bench_both(&b, ".pa 2\n.input 0: 0.75\ndepthf pa0 .end");
    assert_int_equal(((uint32_t *)b.model->output)[0], SGX543_ENDED | 256);
    assert_int_equal(((uint32_t *)b.model->output)[1], 0x3f400000);
    bench_close(&b);
}

/* Records: order, merging, and what is not named. Sheet 5.7. */
static void test_records(void **state)
{
    struct bench b;
    (void)state;
    bench_open(&b, INPUT "mad.f16 r0.xyzw, pa8.xyzw, pa8.xyzw, pa8.xyzw\n"
                         "smlsi d+0 s0+1 s1+1 s2+1\nor.u32.rpt2 r4, pa0, #0x0\nmul.f32 pa126.xyzw, "
                         "pa0.xyzw, pa0.xyzw\nemit tgt1 ctl2");
    bench_step(&b);
    assert_int_equal(b.step->retire.kind, COMMON_LAUNCH);
    assert_int_equal(b.step->regs, 4 * 128 + 16 + 4 + 2 + 1 + 5 + 2);
    bench_step(&b);
    assert_int_equal(b.step->regs, 2); /* two halves are one record */
    assert_int_equal(b.step->reg[1].index, 1);
    bench_step(&b);
    assert_int_equal(b.step->regs, 5);
    bench_step(&b);
    assert_int_equal(b.step->regs, 2); /* one register twice: one of each iteration */
    assert_int_equal(b.step->reg[0].index, 4);
    assert_int_equal(b.step->reg[0].data[0], 0x3f800000);
    assert_int_equal(b.step->reg[1].index, 4);
    assert_int_equal(b.step->reg[1].data[0], 0x40000000);
    bench_step(&b);
    assert_int_equal(b.step->regs, 2); /* dropped writes are not named */
    assert_int_equal(b.step->retire.trap, SGX543_TRAP_OOB);
    bench_step(&b);
    assert_int_equal(b.step->retire.done, 1);
    assert_int_equal(b.step->mems, 3);
    assert_int_equal(b.step->mem[0].space, SGX543_SPACE_PORT);
    assert_int_equal(b.step->mem[0].data, 1 << 2 | 2);
    assert_int_equal(b.step->mem[1].space, SGX543_SPACE_OUTPUT);
    assert_false(bench_step(&b));
    bench_close(&b);
}

static void test_memory_events_are_words(void **state)
{
    struct bench b;
    (void)state;
    bench_open(&b, ".globalsize 16\nmov.u32 r0, #0x00000002\nmov.u32 r1, #0x11223344\nsta32 [r0 + "
                   "#0], r1\nlda16 r2, [r0 + #0 + #1]");
    for (unsigned i = 0; i < 4; i++) bench_step(&b);
    assert_int_equal(b.step->mems, 2);
    assert_int_equal(b.step->mem[0].addr, 0);
    assert_int_equal(b.step->mem[0].be, 12);
    assert_int_equal(b.step->mem[0].data, 0x33440000);
    assert_int_equal(b.step->mem[1].addr, 4);
    assert_int_equal(b.step->mem[1].be, 3);
    assert_int_equal(b.step->mem[1].data, 0x1122);
    bench_step(&b);
    assert_int_equal(b.step->mem[0].space, SGX543_SPACE_LOAD);
    assert_int_equal(b.step->mem[0].be, 8);
    assert_int_equal(b.step->mem[0].data, 0x33000000);
    assert_int_equal(b.step->mem[1].data, 0x22);
    bench_close(&b);
}

/* machine.md, "Launch and end": a program after another one. */
static void test_memories_stay_for_the_program_behind(void **state)
{
    struct common_error err = {{0}};
    struct bench before, b;
    (void)state;
    bench_open(&before,
               ".globalsize 16\n.global 0: 1 2 3 4\n.uniform 0: 5\nkill\nnop\nmov.u32 r0, #0x1");
    bench_open(&b, ".globalsize 32\n.global 4: 6\nnop");
    before.model->local[4095] = 7;
    assert_int_equal(sgx543_follow(b.model, before.model, &err), 0);
    static const uint32_t want[8] = {1, 6, 3, 4};
    assert_memory_equal(b.model->global, want, sizeof want);
    assert_int_equal(b.model->local[4095], 7);
    assert_memory_equal(b.model->code + 2, before.model->code + 2, 8 * 1023);
    assert_memory_not_equal(b.model->code, before.model->code, 8);
    assert_true(sgx543_micro_at(b.model, 2)->insn.op == SGX543_OP_LIMM);
    bench_run(&b);
    assert_int_equal(bench_row(&b, SGX543_SA, 0), 0);
    bench_close(&b);
    bench_open(&b, ".globalsize 4\nnop"); /* less memory */
    assert_int_equal(sgx543_follow(b.model, before.model, &err), 0);
    assert_memory_equal(b.model->global, before.model->global, 4);
    bench_close(&b);
    bench_close(&before);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_floats),
        cmocka_unit_test(test_dual_issue),
        cmocka_unit_test(test_moves),
        cmocka_unit_test(test_packs),
        cmocka_unit_test(test_tests),
        cmocka_unit_test(test_integers),
        cmocka_unit_test(test_colours),
        cmocka_unit_test(test_control),
        cmocka_unit_test(test_memory),
        cmocka_unit_test(test_iterations),
        cmocka_unit_test(test_the_secondary_program_leaves_sa),
        cmocka_unit_test(test_instances_keep_to_their_slots),
        cmocka_unit_test(test_slots_begin_with_the_same_sa),
        cmocka_unit_test(test_flags_and_ends),
        cmocka_unit_test(test_records),
        cmocka_unit_test(test_memory_events_are_words),
        cmocka_unit_test(test_memories_stay_for_the_program_behind),
    };
    return cmocka_run_group_tests_name("sgx543_exec", tests, NULL, NULL);
}
