// Loops that are passed over leave nothing on the stack: more of them than it has room for, then one that counts, in one that counts. By hand, from
// docs/isa/vivante.md, 3.5: t1.x counts 2 * 3 passes, and a0.w stays 0, so that t1.y is t0.x.
.tags short
.needs loops 2
.threads 16
.inputs t0
.outputs t1
.uniform 0: 0 7 1 0
.uniform 1: -5 7 1 0
.input 0: 3 0 0 0
.expect output 0: 6 3 0 0
.input 1: 4 0 0 0
.expect output 1: 6 4 0 0
.input 2: 5 0 0 0
.expect output 2: 6 5 0 0
.input 3: 6 0 0 0
.expect output 3: 6 6 0 0
.input 4: 7 0 0 0
.expect output 4: 6 7 0 0
.input 5: 8 0 0 0
.expect output 5: 6 8 0 0
.input 6: 9 0 0 0
.expect output 6: 6 9 0 0
.input 7: 10 0 0 0
.expect output 7: 6 10 0 0
.input 8: 11 0 0 0
.expect output 8: 6 11 0 0
.input 9: 12 0 0 0
.expect output 9: 6 12 0 0
.input 10: 13 0 0 0
.expect output 10: 6 13 0 0
.input 11: 14 0 0 0
.expect output 11: 6 14 0 0
.input 12: 15 0 0 0
.expect output 12: 6 15 0 0
.input 13: 16 0 0 0
.expect output 13: 6 16 0 0
.input 14: 17 0 0 0
.expect output 14: 6 17 0 0
.input 15: 18 0 0 0
.expect output 15: 6 18 0 0

        rep.s32 void, 0:s20, void, 1
        rep.s32 void, 0:s20, void, 2
        rep.s32 void, 0:s20, void, 3
        rep.s32 void, 0:s20, void, 4
        rep.s32 void, 0:s20, void, 5
        rep.s32 void, 0:s20, void, 6
        rep.s32 void, 0:s20, void, 7
        rep.s32 void, 0:s20, void, 8
        rep.s32 void, 0:s20, void, 9
        loop.s32 void, u0.xyzz, void, 10
        loop.s32 void, u0.xyzz, void, 11
        loop.s32 void, u0.xyzz, void, 12
        loop.s32 void, u0.xyzz, void, 13
        loop.s32 void, u0.xyzz, void, 14
        loop.s32 void, u0.xyzz, void, 15
        loop.s32 void, u0.xyzz, void, 16
        loop.s32 void, u0.xyzz, void, 17
        loop.s32 void, u0.xyzz, void, 18
        loop.s32 void, u1.xyzz, void, 19
        rep.s32 void, -1:s20, void, 20
        rep.s32 void, 2:s20, void, 25
        rep.s32 void, 3:s20, void, 24
        add.u32 t1.x___, t1.xxxx, void, 1:u20
        endrep void, void, void, void
        endrep void, void, void, void
        mov.u32 t1._y__, void, void, t0[a.w].xxxx
