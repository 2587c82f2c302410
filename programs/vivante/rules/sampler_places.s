// A sampler's number is TEX_ID and a component of a0, modulo 32: each bit of a0, and below 0. By
// hand, from docs/isa/vivante.md, 2.3: sampler n holds n + 1.
.tags short
.threads 1
.inputs t0
.outputs t1 t2 t3
.input 0: 0 0 0 0
.sampler 0 r32f clamp nearest size 1 1 level 0 4
.sampler 3 r32f clamp nearest size 1 1 level 12 4
.sampler 4 r32f clamp nearest size 1 1 level 16 4
.sampler 5 r32f clamp nearest size 1 1 level 20 4
.sampler 7 r32f clamp nearest size 1 1 level 28 4
.sampler 11 r32f clamp nearest size 1 1 level 44 4
.sampler 19 r32f clamp nearest size 1 1 level 76 4
.sampler 2 r32f clamp nearest size 1 1 level 8 4
.global 0: 1.0 2.0 3.0 4.0 5.0 6.0 7.0 8.0 9.0 10.0 \
    11.0 12.0 13.0 14.0 15.0 16.0 17.0 18.0 19.0 20.0
.uniform 0: 1
.uniform 1: 2
.uniform 2: 4
.uniform 3: 8
.uniform 4: 16
.uniform 5: 32
.uniform 6: -1
.uniform 7: -3
.uniform 8: 31
.uniform 9: 29
.uniform 10: 2147483632
.uniform 11: -2147483648
.expect output 0: 5.0 6.0 8.0 12.0  20.0 4.0 3.0 1.0  3.0 1.0 20.0 4.0

        mov.u32 t9, void, void, u0.xxxx
        movai.s32 a0.x___, void, void, t9.xxxx
        texld t4, tex3[a.x].xyzw, t0.xyyy, void, void
        mov t1.x___, void, void, t4.xxxx
        mov.u32 t9, void, void, u1.xxxx
        movai.s32 a0.___w, void, void, t9.xxxx
        texld t4, tex3[a.w].xyzw, t0.xyyy, void, void
        mov t1._y__, void, void, t4.xxxx
        mov.u32 t9, void, void, u2.xxxx
        movai.s32 a0.__z_, void, void, t9.xxxx
        texld t4, tex3[a.z].xyzw, t0.xyyy, void, void
        mov t1.__z_, void, void, t4.xxxx
        mov.u32 t9, void, void, u3.xxxx
        movai.s32 a0._y__, void, void, t9.xxxx
        texld t4, tex3[a.y].xyzw, t0.xyyy, void, void
        mov t1.___w, void, void, t4.xxxx
        mov.u32 t9, void, void, u4.xxxx
        movai.s32 a0.x___, void, void, t9.xxxx
        texld t4, tex3[a.x].xyzw, t0.xyyy, void, void
        mov t2.x___, void, void, t4.xxxx
        mov.u32 t9, void, void, u5.xxxx
        movai.s32 a0.___w, void, void, t9.xxxx
        texld t4, tex3[a.w].xyzw, t0.xyyy, void, void
        mov t2._y__, void, void, t4.xxxx
        mov.u32 t9, void, void, u6.xxxx
        movai.s32 a0.__z_, void, void, t9.xxxx
        texld t4, tex3[a.z].xyzw, t0.xyyy, void, void
        mov t2.__z_, void, void, t4.xxxx
        mov.u32 t9, void, void, u7.xxxx
        movai.s32 a0._y__, void, void, t9.xxxx
        texld t4, tex3[a.y].xyzw, t0.xyyy, void, void
        mov t2.___w, void, void, t4.xxxx
        mov.u32 t9, void, void, u8.xxxx
        movai.s32 a0.x___, void, void, t9.xxxx
        texld t4, tex3[a.x].xyzw, t0.xyyy, void, void
        mov t3.x___, void, void, t4.xxxx
        mov.u32 t9, void, void, u9.xxxx
        movai.s32 a0.___w, void, void, t9.xxxx
        texld t4, tex3[a.w].xyzw, t0.xyyy, void, void
        mov t3._y__, void, void, t4.xxxx
        mov.u32 t9, void, void, u10.xxxx
        movai.s32 a0.__z_, void, void, t9.xxxx
        texld t4, tex3[a.z].xyzw, t0.xyyy, void, void
        mov t3.__z_, void, void, t4.xxxx
        mov.u32 t9, void, void, u11.xxxx
        movai.s32 a0._y__, void, void, t9.xxxx
        texld t4, tex3[a.y].xyzw, t0.xyyy, void, void
        mov t3.___w, void, void, t4.xxxx
