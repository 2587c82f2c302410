// What a request of the texture unit carries, and what becomes of the answer: each operation, sampler by a0, swizzle of the texel, SAT, masks. Values by
// testbench/vivante/reading, from docs/isa/vivante.md, 6.3.
.chip gc7000
.threads 5
.inputs t0 t1 t2
.outputs t3 t4 t5 t6 t7 t8 t9
.input 0: 0.25 0.25 0.5 3.0  2.0 0 0 0  1.0 0 0 0  0.75 0.25 0.5 3.0  2.0 0 0 0  5.0 0 0 0
.input 2: 0.25 0.75 0.5 3.0  0 0 0 0  6.0 0 0 0  1.25 -0.25 2.5 0  1.0 0 0 0  8.0 0 0 0  0.25 0.25 3.0 1.0  0 0 0 0  0.5 0 0 0
.sampler 0 r32f repeat nearest size 2 2 level 0 8 level 16 4
.sampler 1 r32f clamp nearest size 2 2 level 0 8 level 16 4
.sampler 5 rgba32f clamp nearest size 1 1 level 32 16
.sampler 6 rgba8 repeat bilinear size 2 1 level 48 8
.global 0: 1.0 5.0 6.0 7.0  8.0 0 0 0  -1.0 0.5 2.0 nan  0xff8040ff 0x00ff0080
.expect output 0: 0x3f800000 0x41000000 0x41000000 0x3f800000  0x3f800000 0x3f800000 0 0x3f800000  0x7fc00000 0x40000000 0x3f000000 0xbf800000  0 0x3f000000 0x3f800000 0  0x40c00000 0x40e00000 0x40a00000 0x3f800000  0 0 0 0  0x3f800000 0x3e808081 0x3f008081 0x3f800000
.expect output 1: 0x40a00000 0x41000000 0x41000000 0x40a00000  0x3f800000 0x3f800000 0x3f800000 0x3f800000  0x7fc00000 0x40000000 0x3f000000 0xbf800000  0 0x3f000000 0x3f800000 0  0x40e00000 0x40c00000 0x3f800000 0x40a00000  0 0 0 0  0x3f008081 0 0x3f800000 0
.expect output 2: 0x40c00000 0x40c00000 0x41000000 0x40c00000  0x3f800000 0x3f800000 0x3f800000 0x3f800000  0x7fc00000 0x40000000 0x3f000000 0xbf800000  0 0x3f000000 0x3f800000 0  0x3f800000 0x40a00000 0x40e00000 0x40c00000  0x41000000 0x3f800000 0 0x3f800000  0x3f800000 0x3e808081 0x3f008081 0x3f800000
.expect output 3: 0x40c00000 0x41000000 0x40c00000 0x40c00000  0x3f800000 0 0x3f800000 0x3f800000  0x7fc00000 0x40000000 0x3f000000 0xbf800000  0 0x3f000000 0x3f800000 0  0x3f800000 0x40a00000 0x40e00000 0x40c00000  0 0x40e00000 0 0  0x3f800000 0x3e808081 0x3f008081 0x3f800000
.expect output 4: 0x3f800000 0x3f800000 0x41000000 0x3f800000  0 0x3f800000 0x3f800000 0x3f800000  0x7fc00000 0x40000000 0x3f000000 0xbf800000  0 0x3f000000 0x3f800000 0  0x40c00000 0x40e00000 0x40a00000 0x3f800000  0x41000000 0x3f800000 0 0x3f800000  0x3f800000 0x3e808081 0x3f008081 0x3f800000

        texld t3.x___, tex0.xyzw, t0.xyyy, void, void
        texldb t3._y__, tex0.xxxx, t0.xyyy, t1.xxxx, void
        texldl t3.__z_, tex0.xxxx, t0.xyzw, void, void
        texldd t3.___w, tex0.xxxx, t0.xyyy, t1.xyzw, t1.xyzw
        texldpcf t4.x___, tex0.xxxx, t0.xyzz, void, void        // reference a.z
        texldpcf t4._y__, tex0.xxxx, t0.xyzz, void, t2.xxxx
        texldgpcf t4.__z_, tex0.xxxx, t0.xyzw, t1.xyzw, t1.xyzw // reference a.w
        texldlpcf t4.___w, tex0.xxxx, t0.xyzw, t1.xxxx, t2.xxxx
        texld t5, tex5.wzyx, t0.xyyy, void, void
        .word 0x2f861818 0x15000f20 0x00000000 0x00000000       // texld t6, tex5.xyzw, t0.xyyy with SAT
        tg4 t7, tex0.xyzw, t0.xyyy, 0:u20, void
        f2i.s32 t10, t1.xxxx, void, void
        txf t8, tex1.xyzw, t10.xyyy, 1.0:f20, 0:u20
        txf t8._y__, tex1.xxxx, t10.yxxx, 0.0:f20, 0:u20
        movai.u32 a0.x___, void, void, 6:u20
        texld t9, tex0.xyzw, t0.xyyy, void, t2.xxxx
        .word 0x07891018 0x15000f21 0x00000000 0x00000000       // texld t9, tex0[a.x].xyzw, t0.xyyy
