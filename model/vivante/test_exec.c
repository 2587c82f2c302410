/* What is more than one result: flow, lanes, address registers, bytes, memories, textures. Each
 * source says what must come out, by hand from the sheet; both ways of the model run it. */
#include "test_bench.h"

#include "../common/rng.h"
#include "sampler.h"

static void test_branches_need_all_or_any_components(void **state)
{
    (void)state;
    bench_source(
        ".threads 4\n.inputs t1\n.outputs t0\n"
        ".input 0: 1.0 1.0 1.0 1.0  1.0 -1.0 1.0 1.0  -1.0 -1.0 -1.0 -1.0  nan nan nan nan\n"
        "branch.gz void, t1.xyzw, void, all\n"
        "add.u32 t0.x___, t0.xyzw, void, 1:u20\n"
        "all: branch_any.gz void, t1.xyzw, void, any\n"
        "add.u32 t0._y__, t0.xyzw, void, 1:u20\n"
        "any: branch void, void, void, end\n"
        "add.u32 t0.__z_, t0.xyzw, void, 1:u20\n"
        "end: nop void, void, void, void\n"
        ".expect output 0: 0 0 0 0  1 0 0 0  1 1 0 0  1 1 0 0\n");
    bench_source(".inputs t1 t2\n.outputs t0\n.input 0: 1 2 3 4 1 2 3 5\n"
                 "branch.eq.u32 void, t1.xyzw, t2.xyzw, 2\n"
                 "mov t0.x___, void, void, 1.0:f20\n"
                 "branch.le.u32 void, t1.xyzw, t2.xyzw, 4\n"
                 "mov t0._y__, void, void, 1.0:f20\n"
                 "nop void, void, void, void\n.expect output 0: 1.0 0 0 0\n");
}

static void test_calls_return_behind_them(void **state)
{
    (void)state;
    bench_source(".outputs t0\n"
                 "branch void, void, void, main\n"
                 "sub: add.u32 t0.x___, t0.xyzw, void, 1:u20\n"
                 "call void, void, void, inner\n"
                 "ret void, void, void, void\n"
                 "inner: add.u32 t0._y__, t0.xyzw, void, 1:u20\n"
                 "ret void, void, void, void\n"
                 "main: call void, void, void, sub\n"
                 "call void, void, void, sub\n"
                 "call.gz void, t0.xxxx, void, sub\n" /* 2 as a float is a denormal: not taken */
                 "call.gz.u32 void, t0.xxxx, void, sub\n"
                 "ret void, void, void, void\n"
                 "mov t0, void, void, 1.0:f20\n"
                 ".expect output 0: 3 3 0 0\n");
}

static void test_a_lane_ends_where_the_program_ends(void **state)
{
    (void)state;
    bench_source(".outputs t0\n.start main\n.end last\n"
                 "mov t0.x___, void, void, 1.0:f20\n"
                 "main: mov t0._y__, void, void, 1.0:f20\n"
                 "branch void, void, void, 0\n"
                 "last: mov t0.__z_, void, void, 1.0:f20\n"
                 ".expect output 0: 0 1.0 0 0\n");
    bench_source(".outputs t0\n.end last\n"
                 "mov t0.x___, void, void, 1.0:f20\n"
                 "last: mov t0.__z_, void, void, 1.0:f20\n"
                 ".expect output 0: 1.0 0 0 0\n");
}

static void test_loops_count_and_step_the_address(void **state)
{
    (void)state;
    bench_source(".outputs t0 t1\n.uniform 0: 3 10 -4 0 2.9 1.0 1.0 0\n"
                 "loop.s32 void, u0.xyzz, void, out\n" /* a.w = 10, 6, 2 */
                 "add.s32 t0.x___, t0.xyzw, void, 1:s20\n"
                 "mov t0[a.w], void, void, 7:s20\n" /* t10, t6, t2 */
                 "endloop void, void, void, void\n"
                 "out: add.s32 t0._y__, t10.xyzw, void, t6.xyzw\n"
                 "add.s32 t0.__z_, t2.xyzw, void, t6.xyzw\n"
                 "mov t5[a.w].x___, void, void, 9:s20\n" /* a.w is -2 after it: t3 */
                 "mov.s32 t0.___w, void, void, t3.xxxx\n"
                 "rep void, u1.xyzw, void, none\n" /* 2.9 is 2 */
                 "rep.s32 void, 3:s20, void, none\n"
                 "add.s32 t1.x___, t1.xyzw, void, 1:s20\n"
                 "endrep void, void, void, void\n"
                 "endrep void, void, void, void\n"
                 "rep.s32 void, -1:s20, void, none\n"
                 "add.s32 t1._y__, t1.xyzw, void, 1:s20\n"
                 "endrep void, void, void, void\n"
                 "none: add.s32 t1.__z_, t1.xyzw, void, 1:s20\n"
                 ".expect output 0: 3 14 14 9 6 0 1 0\n");
}

static void test_stack_faults_end_the_lane(void **state)
{
    (void)state;
    bench_source(".outputs t0\nendrep void, void, void, void\nmov t0, void, void, 1.0:f20\n"
                 ".expect output 0: 0 0 0 0\n.expect trap STK\n");
    bench_source(".outputs t0\n.uniform 0: 1 1 1 1\nloop.s32 void, u0.xyzw, void, 3\n"
                 "endrep void, void, void, void\nmov t0, void, void, 1.0:f20\n"
                 ".expect output 0: 0 0 0 0\n.expect trap STK\n");
    bench_source(".outputs t0\nself: add.u32 t0, t0.xyzw, void, 1:u20\n"
                 "call void, void, void, self\n" /* eight fit */
                 ".expect output 0: 9 9 9 9\n.expect trap STK\n");
    bench_source(".outputs t0\nself: add.u32 t0, t0.xyzw, void, 1:u20\n"
                 "rep.s32 void, 1:s20, void, 9\nbranch void, void, void, self\n" /* four fit */
                 ".expect output 0: 5 5 5 5\n.expect trap STK\n");
}

static void test_reserved_words_are_flagged_and_pass(void **state)
{
    (void)state;
    bench_source(".outputs t0\naddlo t0, 1.0:f20, void, void\n"
                 "ext7 t0, 1.0:f20, void, void\n"
                 "select.c16 t0.x___, void, 1.0:f20, 2.0:f20\n"
                 "set.c31 t0._y__, void, void, void\n"
                 "branch.c20 void, void, void, 6\n"
                 "mov t0.___w, void, void, 3.0:f20\n"
                 "nop void, void, void, void\n"
                 ".expect output 0: 2.0 0 0 3.0\n.expect trap RSV\n");
    /* a reserved condition on what does not look at it */
    bench_source(".outputs t0\n.word 0x07801409 0x00000004 0x00000000 0x707f0008\n"
                 ".expect output 0: 1.0 1.0 1.0 1.0\n");
}

static void test_addresses_are_rounded_by_their_move(void **state)
{
    (void)state;
    bench_source(".inputs t1\n.outputs t10 t11 t12 t13 t14\n"
                 ".input 0: 2.5 3.5 -1.5 nan\n"
                 "movar a0, void, void, t1.xyzw\n"          /* 2 4 -2 0 */
                 "mov t10[a.x], void, void, 1.0:f20\n"      /* t12 */
                 "mov t10[a.y].x___, void, void, 2.0:f20\n" /* t14 */
                 "mov t12[a.z].x___, void, void, 3.0:f20\n" /* t10 */
                 "movaf a0.x__w, void, void, t1.yyxx\n"     /* 3, and y z stay */
                 "mov t10[a.x]._y__, void, void, 4.0:f20\n"
                 "movai a0.x___, void, void, -100:s20\n"
                 "mov t10[a.x], void, void, 5.0:f20\n" /* below t0: dropped */
                 "mov t10._y__, void, void, t10[a.x].xxxx\n"
                 ".expect output 0: 3.0 0 0 0  0 0 0 0  1.0 1.0 1.0 1.0  0 4.0 0 0  2.0 0 0 0\n");
}

static void test_swizzle_writes_bytes(void **state)
{
    (void)state;
    bench_source(".inputs t0 t1\n.outputs t0\n"
                 ".input 0: 0x99999999 0x99999999 0x99999999 0x99999999"
                 " 0x03020100 0x07060504 0x0b0a0908 0x0f0e0d0c\n"
                 ".uniform 0: 0x89abcdef 0x01234567\n"
                 "swizzle.u8 t0.xy__, t1.xyzw, u0.xyxx, 65535:u20\n" /* all bytes, in reverse */
                 "swizzle.u8 t0.__z_, t1.xyzw, u0.xyxx, 1280:u20\n"  /* bytes 8 and 10 */
                 ".expect output 0: 0x0c0d0e0f 0x08090a0b 0x99059907 0x99999999\n");
    bench_source(".inputs t0 t1\n.outputs t0\n"
                 ".input 0: 0x99999999 0x99999999 0x99999999 0x99999999"
                 " 0x03020100 0x07060504 0x0b0a0908 0x0f0e0d0c\n"
                 ".uniform 0: 0x89abcdef 0x01234567\n"
                 "swizzle.s16 t0, t1.xyzw, u0.xyxx, 61455:u20\n" /* 0xf00f */
                 ".expect output 0: 0x0d0c0f0e 0x99999999 0x99999999 0x01000302\n");
}

static void test_derivatives_look_at_the_quad(void **state)
{
    static const char source[] =
        ".threads 4\n.inputs t1\n.outputs t0 t2\n"
        ".input 0: 1.0 0 0 0  3.0 0 0 0  10.0 0 0 0  30.0 0 0 0\n"
        "branch.eq void, t1.xxxx, 3.0:f20, 4\n" /* lane 1 is elsewhere and counts all the same */
        "dsx t0.x___, t1.xxxx, void, t1.xxxx\n"
        "dsy t2.x___, t1.xxxx, void, t1.xxxx\n"
        "nop void, void, void, void\n"
        "nop void, void, void, void\n";
    char text[600];
    (void)state;
    snprintf(text, sizeof text,
             "%s.expect output 0: 2.0 0 0 0 9.0 0 0 0  0 0 0 0 0 0 0 0  20.0 0 0 0 9.0 0 0 0 "
             " 20.0 0 0 0 27.0 0 0 0\n",
             source);
    bench_source(text);
    snprintf(text, sizeof text, "%s.expect output 0: 0 0 0 0 0 0 0 0\n", source);
    struct vivante_machine single = bench_machine;
    single.lanes = 1;
    bench_source_on(text, &single);
}

static void test_killed_and_helper_lanes(void **state)
{
    (void)state;
    bench_source(".threads 4\n.header\n.inputs t1\n.outputs t1\n.globalsize 16\n.helper 3\n"
                 ".internal 2: 1.0 7 0 0\n"
                 ".input 0: 1.0 0 0 0  -1.0 4 0 0  1.0 8 0 0  1.0 12 0 0\n"
                 "store.u32 mem.x___, t1.yyyy, void, 1:u20\n"       /* all */
                 "texkill.lz void, t1.xxxx, void, void\n"           /* lane 1 */
                 "store.u32 mem.x___, t1.yyyy, void, 2:u20\n"       /* not lane 1 */
                 "store.skpHp.u32 mem.x___, t1.yyyy, void, 3:u20\n" /* not lanes 1, 3 */
                 "load.u32 t1.__z_, t1.yyyy, void, void\n"
                 "add.u32 t1.__z_, t1.zzzz, void, i5.yyyy\n"
                 "atomic_add.skpHp.u32 t1.___w, t1.yyyy, 0:u20, 1:u20\n"
                 ".expect output 0: 1.0 0 3 3\n"
                 ".expect output 2: 1.0 8 10 3\n"
                 ".expect output 1: 0 0 0 0\n.expect output 3: 0 0 0 0\n"
                 ".expect status 0: 1 0 0 0  1 1 0 0  1 0 0 0  1 0 1 0\n"
                 ".expect global 0: 4 1 4 2\n");
}

static void test_loads_and_stores_of_all_sizes(void **state)
{
    (void)state;
    bench_source(".outputs t0 t1 t2 t3 t4\n.global 0: 0x81828384 0x85868788 0x11121314 0\n"
                 "load.s8 t0, 1:u20, void, void\n"
                 "load.u16.ls1 t1._y_w, 0:u20, 1:u20, void\n" /* at 2: one element each */
                 "load.s16 t2.x___, 3:u20, void, void\n"      /* low bit does not count: 2 */
                 "load t3.xy__, 6:u20, void, void\n"          /* 4 */
                 "load.f16 t4.zx, 4:u20, void, void\n"
                 "store.u8 mem._y_w, 13:u20, void, t0.xyzw\n"              /* y to 13, w to 14 */
                 "store.denorm.u16.pack mem.x___, 15:u20, void, t1.yyyy\n" /* 14 */
                 "store mem, 0x40000:u20, void, t1.yyyy\n"                 /* nowhere */
                 "load t4._y__, 0x40000:u20, void, void\n"
                 ".expect output 0: 0xffffff83 0xffffff82 0xffffff81 0xffffff88"
                 " 0 0x8182 0 0x8788 0xffff8182 0 0 0 0x85868788 0x11121314 0 0"
                 " 0x8788 0 0x8586 0\n"
                 ".expect global 12: 0x81828200\n");
}

static void test_local_memory_is_of_the_group(void **state)
{
    (void)state;
    bench_source(
        ".threads 8\n.inputs t1\n.outputs t0\n"
        ".input 0: 0 1 0 0  4 2 0 0  8 3 0 0  12 4 0 0  0 5 0 0  4 6 0 0  8 7 0 0 256 8 0 0\n"
        "store.local mem.x___, t1.xxxx, void, t1.yyyy\n" /* 256 is beyond */
        "load.local t0, 0:u20, void, void\n"
        ".expect output 0: 1 2 3 4\n.expect output 4: 5 6 7 0\n");
}

static void test_atomics_go_by_lane(void **state)
{
    (void)state;
    bench_source(".threads 4\n.inputs t1\n.outputs t0\n"
                 ".input 0: 1 0 0 0  2 0 0 0  3 0 0 0  4 0 0 0\n"
                 ".global 0: 10 5 5 -1 0xff 0xff 7 0\n"
                 "atomic_add.u32 t0.x___, 0:u20, 1:u20, t1.xxxx\n" /* address 0: low bits go */
                 "atomic_max.s32 t0._y__, 12:u20, 0:u20, t1.xxxx\n"
                 "atomic_min.u32 void, 8:u20, 0:u20, t1.xxxx\n"
                 "atomic_xor.u32 void, 16:u20, 0:u20, t1.xxxx\n"
                 "atomic_and.u32 void, 20:u20, 0:u20, 6:u20\n"
                 "atomic_or.u32 void, 24:u20, 0:u20, t1.xxxx\n"
                 "atomic_xchg.u32 t0.__z_, 28:u20, 0:u20, t1.xxxx\n"
                 "mov.u32 t2.x___, void, void, 5:u20\n"
                 "mov.u32 t2._y__, void, void, t1.xxxx\n"
                 "atomic_cmp_xchg.u32 t0.___w, 4:u20, 0:u20, t2.xyyy\n"
                 ".expect output 0: 10 -1 0 5  11 1 1 1  13 2 2 1  16 3 3 1\n"
                 ".expect global 0: 20 1 1 4 0xfb 6 7 4\n");
    bench_source(".outputs t0\n.globalsize 4\natomic_max.u32 t0, 0:u20, void, -1:s20\n"
                 "atomic_max.u32 t0, 0:u20, void, 1:s20\n"
                 ".expect output 0: -1 -1 -1 -1\n.expect global 0: -1\n");
}

static void test_images_have_texels_of_four_elements(void **state)
{
    (void)state;
    bench_source(".threads 4\n.inputs t1\n.outputs t0\n"
                 /* base 16, stride 8, 2 x 2 texels of bytes */
                 ".uniform 0: 16 8 0x00020002 0\n"
                 ".global 16: 0x04030201 0x08070605 0xf4f3f2f1 0xf8f7f6f5\n"
                 ".input 0: 0 0 0 0  1 1 0 0  2 0 0 0  -1 0 0 0\n"
                 "img_load.s8 t0.x_zw, u0.xyzw, t1.xyzw, void\n"
                 "img_store.u8 mem._y__, u0.xyzw, t1.xyzw, t0.xxxx\n"
                 ".expect output 0: 1 0 3 4  0xfffffff5 0 0xfffffff7 0xfffffff8  0 0 0 0  0 0 0 0\n"
                 ".expect global 16: 0x04030101 0x08070605 0xf4f3f2f1 0xf8f7f5f5\n");
    bench_source(".inputs t1\n.outputs t0\n.uniform 0: 0 16 0x00010001 0\n"
                 ".global 16: 1 2 3 4\n.input 0: 0 0 16 0\n"
                 "img_load_3d t0, u0.xyzw, t1.xyzw, void\n"
                 ".expect output 0: 1 2 3 4\n");
}

static void test_textures(void **state)
{
    (void)state;
    /* the example of sheet 6.3, 4: 0 and 255, in the middle */
    bench_source(".inputs t1\n.outputs t0\n.global 0: 0 0xffffffff\n"
                 ".sampler 3 rgba8 bilinear size 2 1 level 0 8\n.input 0: 0.5 0 0 0\n"
                 "texld t0, tex3.xyzw, t1.xyzw, void, void\n"
                 ".expect output 0: 0x3f008081 0x3f008081 0x3f008081 0x3f008081\n");
    /* nearest; swizzle, mask, index, clamp; a sampler that is not there */
    bench_source(".inputs t1\n.outputs t0 t2\n.global 0: 0x01020304 0x80ff0000\n"
                 ".sampler 5 clamp size 2 1 level 0 8\n.input 0: 7.0 0 0 0\n"
                 "movai a0._y__, void, void, 3:s20\n"
                 "texld t0.x_zw, tex2[a.y].wzyx, t1.xyzw, void, void\n"
                 "texld t2, tex4.xyzw, t1.xyzw, void, void\n"
                 ".expect output 0: 0x3f008081 0 0 0  0 0 0 0\n");
    /* levels: bias in a.w, in b.x at HALTI 5 only; fetch; raw floats */
    bench_source(".inputs t1\n.outputs t0 t2 t3 t4\n.global 0: 1.0 2.0 3.0 4.0 5.0\n"
                 ".sampler 0 r32f size 2 2 level 0 8 level 16 4\n.input 0: 0.75 0.75 0 0.6\n"
                 "texldb t0, tex0.xyzw, t1.xyzw, void, void\n"
                 "texldl t2, tex0.xyzw, t1.xyzw, 0.0:f20, void\n"
                 "txf t3, tex0.xxxx, 1:s20, 0.0:f20, void\n"
                 "txf t4, tex0.xxxx, 2:s20, 0.0:f20, void\n"
                 ".expect output 0: 5.0 0 0 1.0  5.0 0 0 1.0  4.0 4.0 4.0 4.0  0 0 0 0\n");
    bench_source(".chip gc7000\n.inputs t1\n.outputs t2\n.global 0: 1.0 2.0 3.0 4.0 5.0\n"
                 ".sampler 0 r32f size 2 2 level 0 8 level 16 4\n.input 0: 0.75 0.75 0 0.6\n"
                 "texldl t2, tex0.xyzw, t1.xyzw, 0.0:f20, void\n"
                 ".expect output 0: 4.0 0 0 1.0\n");
    /* shadows and a gather */
    bench_source(".inputs t1\n.outputs t0 t2 t3 t4\n.global 0: 1.0 2.0 3.0 4.0\n"
                 ".sampler 0 r32f size 2 2 level 0 8\n.input 0: 0.5 0.5 0 4.5\n"
                 "texld t0, tex0.xyzw, t1.xyzw, void, 4.0:f20\n"
                 "texldpcf t2, tex0.xyzw, t1.xyww, void, void\n"
                 "texldgpcf t3, tex0.xyzw, t1.xyzw, void, void\n"
                 "tg4 t4, tex0.xyzw, t1.xyzw, 0:s20, void\n"
                 ".expect output 0: 1.0 1.0 1.0 1.0  0 0 0 0  0 0 0 0  3.0 4.0 2.0 1.0\n");
}

/* sig * 2^e of a number in 0 to 1 is nearest to c / 255: twice the distance is at most a unit of
 * its last place. */
static bool is_nearest(uint32_t bits, uint32_t c)
{
    unsigned shift = 150 - (bits >> 23);
    int64_t sig = (bits & 0x7fffff) | 0x800000;
    int64_t off = 255 * sig - ((int64_t)c << shift);
    return 2 * (off < 0 ? -off : off) < 255;
}

/* Sheet 6.3, 4, in each channel, at every weight: two texels next to and above each other. */
static void test_bytes_are_weighted_and_divided(void **state)
{
    enum { BOTH = 0x80000070, SIDE = 2 };
    const uint32_t sampler[VIVANTE_SAMPLER_WORDS] = {BOTH | 1 << 8, SIDE << 16 | SIDE, 0, 8};
    struct common_rng rng = common_rng_make(1, 2);
    uint8_t byte[16];
    const struct vivante_texture_memory memory = {byte, sizeof byte};
    (void)state;

    for (uint32_t i = 0; i < 0x20000; i++) {
        uint32_t wu = i & 0xff, wv = i >> 8 & 0xff, v[3][4] = {{0}}, rgba[4];
        for (unsigned k = 0; k < 16; k++) byte[k] = (uint8_t)common_rng_next(&rng);
        if (i < 256) memset(byte, (int)i, sizeof byte);
        for (unsigned k = 0; k < 2; k++) { /* (128 + w) / 512 as a float */
            uint32_t whole = 128 + (k ? wv : wu), top = 31 - (uint32_t)__builtin_clz(whole);
            v[0][k] = (118 + top) << 23 | (whole << (23 - top) & 0x7fffff);
        }
        vivante_sample(&memory, sampler, VIVANTE_TEX_LD, (const uint32_t(*)[4])v, 0, rgba);
        for (unsigned c = 0; c < 4; c++) {
            uint32_t sum = byte[c] * (256 - wu) * (256 - wv) + byte[4 + c] * wu * (256 - wv) +
                           byte[8 + c] * (256 - wu) * wv + byte[12 + c] * wu * wv;
            uint32_t want = (sum + 32768) >> 16;
            if (want ? !is_nearest(rgba[c], want) : rgba[c] != 0)
                fail_msg("weights %u %u, channel %u: %08x for %u", wu, wv, c, rgba[c], want);
        }
    }
}

static void test_the_smallest_pc_goes_first(void **state)
{
    struct bench *b = bench_new(".threads 4\n.inputs t1\n.outputs t0\n"
                                ".input 0: 1.0 0 0 0  -1.0 0 0 0  1.0 0 0 0  -1.0 0 0 0\n"
                                "branch.gz void, t1.xxxx, void, 3\n"
                                "nop void, void, void, void\n"
                                "branch void, void, void, 5\n"
                                "nop void, void, void, void\n"
                                "nop void, void, void, void\n"
                                "nop void, void, void, void\n",
                                &bench_machine);
    static const struct {
        uint32_t pc, active;
        uint64_t next;
    } rows[] = {{0, 15, UINT64_C(0x0001000300010003)}, {1, 10, UINT64_C(0x0002000000020000)},
                {2, 10, UINT64_C(0x0005000000050000)}, {3, 5, UINT64_C(0x0000000400000004)},
                {4, 5, UINT64_C(0x0000000500000005)},  {5, 15, UINT64_C(0x0006000600060006)}};
    (void)state;
    assert_true(bench_launch(b));
    assert_false(bench_launch(b));
    for (unsigned i = 0; i < 6; i++) {
        bench_step(b, 0);
        assert_int_equal(b->step.retire.pc, rows[i].pc);
        assert_int_equal(b->step.retire.active, rows[i].active);
        assert_true(b->step.retire.next_pc == rows[i].next);
        assert_int_equal(b->step.retire.done, i == 5);
    }
    assert_true(vivante_finished(b->model));
    bench_free(b);
}

/* Contents of a retire besides its pc: machine.md. */
static void test_events_are_those_of_the_taps(void **state)
{
    struct bench *b = bench_new(".threads 1\n.inputs t1\n.outputs t0\n.globalsize 32\n"
                                ".input 0: 1 2 3 4\n"
                                "store.u8 mem.xy__, 18:u20, void, t1.xyzw\n"
                                "texkill void, void, void, void\n"
                                "movai a0.x_z_, void, void, t1.xyzw\n"
                                "swizzle.u8 t0, t1.xyzw, void, 257:u20\n"
                                "mov t0.zx, void, void, t1.xyzw\n",
                                &bench_machine);
    const struct common_step *s = &b->step;
    (void)state;
    assert_true(bench_launch(b));
    assert_int_equal(s->regs, 5); /* t0, t1, a0, i0, killed */
    assert_int_equal(s->reg[1].data[2], 3);
    assert_int_equal(s->reg[4].mask, 0x1111);
    bench_step(b, 0);
    assert_int_equal(s->mems, 2);
    assert_int_equal(s->mem[0].addr, 16);
    assert_int_equal(s->mem[0].be, 4);
    assert_int_equal(s->mem[0].data, 0x00010000);
    assert_int_equal(s->mem[1].be, 8);
    assert_int_equal(s->mem[1].data, 0x02000000);
    bench_step(b, 0);
    assert_int_equal(s->regs, 1);
    assert_int_equal(s->reg[0].file, VIVANTE_FILE_KILLED);
    assert_int_equal(s->reg[0].mask, 1);
    bench_step(b, 0);
    assert_int_equal(s->reg[0].file, VIVANTE_FILE_A0);
    assert_int_equal(s->reg[0].mask, 5);
    bench_step(b, 0);
    assert_int_equal(s->regs, 1); /* byte 0 of x and of z, both byte 0 of t1.x */
    assert_int_equal(s->reg[0].be, 1);
    assert_int_equal(s->reg[0].mask, 5);
    assert_int_equal(s->reg[0].data[2], 1);
    bench_step(b, 0);
    assert_int_equal(s->reg[0].mask, 5);
    assert_int_equal(s->reg[0].be, 15);
    assert_int_equal(s->mems, 4); /* killed: the status alone */
    assert_int_equal(s->mem[1].data, 1);
    assert_int_equal(s->retire.done, 1);
    bench_free(b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_branches_need_all_or_any_components),
        cmocka_unit_test(test_calls_return_behind_them),
        cmocka_unit_test(test_a_lane_ends_where_the_program_ends),
        cmocka_unit_test(test_loops_count_and_step_the_address),
        cmocka_unit_test(test_stack_faults_end_the_lane),
        cmocka_unit_test(test_reserved_words_are_flagged_and_pass),
        cmocka_unit_test(test_addresses_are_rounded_by_their_move),
        cmocka_unit_test(test_swizzle_writes_bytes),
        cmocka_unit_test(test_derivatives_look_at_the_quad),
        cmocka_unit_test(test_killed_and_helper_lanes),
        cmocka_unit_test(test_loads_and_stores_of_all_sizes),
        cmocka_unit_test(test_local_memory_is_of_the_group),
        cmocka_unit_test(test_atomics_go_by_lane),
        cmocka_unit_test(test_images_have_texels_of_four_elements),
        cmocka_unit_test(test_textures),
        cmocka_unit_test(test_bytes_are_weighted_and_divided),
        cmocka_unit_test(test_the_smallest_pc_goes_first),
        cmocka_unit_test(test_events_are_those_of_the_taps),
    };
    return cmocka_run_group_tests_name("vivante_exec", tests, NULL, NULL);
}
