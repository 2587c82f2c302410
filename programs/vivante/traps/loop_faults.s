// Ends of loops that do not fit: each thread takes another way to STK. By hand.
.needs loops = 4
.threads 4
.inputs t0
.outputs t1
.uniform 0: 2 0 0 0
.input 0: 0 0 0 0  1 0 0 0  2 0 0 0  3 0 0 0
.expect output 0: 1 0 0 0  1 0 0 0  1 0 0 0  5 0 0 0
.expect trap STK

        add.u32 t1.x___, t1.xxxx, void, 1:u20
        branch.eq.u32 void, t0.xxxx, 0:u20, zero
        branch.eq.u32 void, t0.xxxx, 1:u20, one
        branch.eq.u32 void, t0.xxxx, 2:u20, two
deep:   rep.s32 void, 1:s20, void, end              // the fifth has no room
        add.u32 t1.x___, t1.xxxx, void, 1:u20
        branch void, void, void, deep
zero:   endloop void, void, void, void              // there is no loop
        mov t1, void, void, 9:u20
one:    rep.s32 void, 1:s20, void, end
        endloop void, void, void, void              // it is a REP
        mov t1, void, void, 9:u20
two:    loop.s32 void, u0.xyzz, void, end
        endrep void, void, void, void               // it is a LOOP
        mov t1, void, void, 9:u20
end:    nop void, void, void, void
