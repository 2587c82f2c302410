// Counts of loops with a bit far up, left behind the fifth round; a.w where it wraps. By hand.
.needs loops 4
.threads 16
.outputs t0
.uniform 0: 0x102 0x10002 0x1000002 0x40000002
.uniform 1: 0x10002 0x7ffffffe 3 0
.expect output 0: 5 5 5 5
.expect output 15: 5 5 5 5

        rep.s32 void, u0.xxxx, void, two
        add.u32 t0.x___, t0.xxxx, void, 1:u20
        branch.ge.u32 void, t0.xxxx, 5:u20, two
        endrep void, void, void, void
two:    loop.s32 void, u1.xyzz, void, three
        add.u32 t0._y__, t0.yyyy, void, 1:u20
        branch.ge.u32 void, t0.yyyy, 5:u20, three
        endloop void, void, void, void
three:  rep.s32 void, u0.zzzz, void, four
        add.u32 t0.__z_, t0.zzzz, void, 1:u20
        branch.ge.u32 void, t0.zzzz, 5:u20, four
        endrep void, void, void, void
four:   rep.s32 void, u0.wwww, void, end
        add.u32 t0.___w, t0.wwww, void, 1:u20
        branch.ge.u32 void, t0.wwww, 5:u20, end
        endrep void, void, void, void
end:    nop void, void, void, void
