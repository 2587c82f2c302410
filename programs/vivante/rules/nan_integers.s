// NaN as an integer below HALTI 2: the infinity of its sign, after abs and neg. S32 and U32 are
// values of silicon: etnaviv_verifyops.c in laanwj/etnaviv_gpu_tests, GC2000. The other types by
// hand, sheet 4.4. A count of REP stays 0 there.
.chip gc2000
.threads 4
.inputs t0
.outputs t1 t2 t3 t4 t5
.input 0: nan 0 0 7.0  -nan 0 0 7.0
.input 2: 0x7f800001 0 0 7.0  0xff800001 0 0 7.0
.expect output 0: 0x7fffffff -1 32767 -128  127 127 0xffff -1  -1 0xff 0x7fff -1 \
    0x80000000 0 0x7fffffff 0  9 0 0 0
.expect output 1: 0x80000000 0 -32768 127  -128 127 0 -1  0 0 -32768 0 \
    0x7fffffff -1 0x7fffffff 0  9 0 0 0
.expect output 2: 0x7fffffff -1 32767 -128  127 127 0xffff -1  -1 0xff 0x7fff -1 \
    0x80000000 0 0x7fffffff 0  9 0 0 0
.expect output 3: 0x80000000 0 -32768 127  -128 127 0 -1  0 0 -32768 0 \
    0x7fffffff -1 0x7fffffff 0  9 0 0 0
.uniform 0: 9 0 0 0

    f2i.s32 t1.x___, t0.xxxx, void, void
    f2i.u32 t1._y__, t0.xxxx, void, void
    f2i.s16 t1.__z_, t0.xxxx, void, void
    f2i.s8 t1.___w, -t0.xxxx, void, void
    f2irnd.s8.rtne t2.x___, t0.xxxx, void, void
    f2irnd.s8.rtz t2._y__, |t0.xxxx|, void, void
    f2irnd.u16.rtne t2.__z_, t0.xxxx, void, void
    f2irnd.u32.rtne t2.___w, |t0.xxxx|, void, void
    f2i t3.x___, t0.xxxx, void, void
    f2i.u8 t3._y__, t0.xxxx, void, void
    f2irnd.s16.rtne t3.__z_, t0.xxxx, void, void
    f2i.f16 t3.___w, t0.xxxx, void, void
    f2i.s32 t4.x___, -t0.xxxx, void, void
    f2i.u32 t4._y__, -t0.xxxx, void, void
    f2i.s32 t4.__z_, |t0.xxxx|, void, void
    f2i.u32 t4.___w, -|t0.xxxx|, void, void
    mov t5.x___, void, void, u0.xxxx
    rep void, t0.xxxx, void, past
    mov t5.x___, void, void, t0.wwww
    endrep void, void, void, void
past:
    nop void, void, void, void
