// A lane whose next PC is below START_PC is finished, by each instruction that has a target:
// threads 0 to 6 go there, thread 7 does not. By hand, from docs/isa/vivante.md, 1.2 and 3.5.
.tags short
.threads 8
.start first
.inputs t0
.outputs t1
.input 0: 0 0 0 0  1 0 0 0  2 0 0 0  3 0 0 0  4 0 0 0  5 0 0 0  6 0 0 0  7 0 0 0
.expect output 0: 1 0 0 0  1 0 0 0  1 0 0 0  1 0 0 0  1 0 0 0  1 0 0 0  1 0 0 0  2 0 0 0

below:  mov.u32 t1, void, void, 100:u20         // no thread comes here
        nop void, void, void, void
first:  mov.u32 t1.x___, void, void, 1:u20
        branch.eq.u32 void, t0.xxxx, 0:u20, below
        branch_any.eq.u32 void, t0.xxxx, 1:u20, below
        call.eq.u32 void, t0.xxxx, 2:u20, below
        branch.ne.u32 void, t0.xxxx, 3:u20, four
        rep.s32 void, t0.yyyy, void, below
        nop void, void, void, void
        endrep void, void, void, void
four:   branch.ne.u32 void, t0.xxxx, 4:u20, five
        loop.s32 void, t0.yyyy, void, below
        nop void, void, void, void
        endloop void, void, void, void
five:   branch.ne.u32 void, t0.xxxx, 5:u20, six
        rep.s32 void, -t0.xxxx, void, below
        nop void, void, void, void
        endrep void, void, void, void
six:    branch.lt.u32 void, t0.xxxx, 7:u20, below
        add.u32 t1.x___, t1.xxxx, void, 1:u20
