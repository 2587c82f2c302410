// REP and LOOP that are passed over end their lane where TARGET is the end. By hand, from docs/isa/vivante.md, 3.5: lanes 0 and 3 pass over REP, lane 1
// over LOOP, lane 2 over neither, and makes two passes.
.tags short
.threads 4
.inputs t0
.outputs t1
.uniform 0: 0 1 1 0
.input 0: 0 2 0 0
.expect output 0: 1 0 0 0
.input 1: 1 0 0 0
.expect output 1: 2 0 0 0
.input 2: 1 2 0 0
.expect output 2: 4 0 0 0
.input 3: -1 2 0 0
.expect output 3: 1 0 0 0

        mov.u32 t1.x___, void, void, 1:u20
        rep.s32 void, t0.xxxx, void, end
        add.u32 t1.x___, t1.xxxx, void, 1:u20
        mov.u32 t2.x___, void, void, t0.yyyy
        mov.u32 t2._yz_, void, void, 0:u20
        loop.s32 void, t2.xyzz, void, end
        add.u32 t1.x___, t1.xxxx, void, 1:u20
        endloop void, void, void, void
        endrep void, void, void, void
end:
