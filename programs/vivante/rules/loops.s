// REP and LOOP four deep in each slot, the full depth: 2 * 3 * 2 * 3 rounds; a.w is of the innermost LOOP that stepped last. By hand.
.needs loops 4
.tags seeds
.threads 32
.outputs t0 t1
.uniform 0: 3 5 -2 0
.expect output 0: 36 0 0 0  -1 0 0 0
.expect output 31: 36 0 0 0  -1 0 0 0

        rep.s32 void, 2:s20, void, e1
        loop.s32 void, u0.xyzz, void, e2
        rep.s32 void, 2:s20, void, e3
        loop.s32 void, u0.xyzz, void, e4
        add.s32 t0.x___, t0.xxxx, void, 1:s20
        endloop void, void, void, void
e4:     endrep void, void, void, void
e3:     endloop void, void, void, void      // a.w: -1 behind the inner one, then -2 a round
e2:     endrep void, void, void, void
e1:     mov.s32 t3.x___, void, void, -1:s20
        mov.s32 t4.x___, void, void, 1:s20
        mov t1.x___, void, void, t3.xxxx
