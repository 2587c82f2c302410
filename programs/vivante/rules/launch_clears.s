// Every writer of a small register while other slots are launched, whose a0, KILLED and stacks a
// launch clears: 400 groups of different lengths. What each of them wrote is read again, so that t3
// is 0. By hand, from docs/isa/vivante.md, 3.5 and 4.7.
.tags seeds
.needs loops 1 calls 2
.threads 1600
.inputs t0
.outputs t3
.uniform 0: 0 0 0 0  1 1 1 1  2 2 2 2  3 3 3 3  4 4 4 4  5 5 5 5  6 6 6 6  7 7 7 7
.uniform 8: 8 8 8 8  2 1 3 0
.input 0: file "../data/ends_in.hex"
.expect status 0: 1 1 0 0
.expect status 1599: 1 1 0 0
.expect status 4: 1 0 0 0
.expect output 4: 0 0 0 0
.expect status 1584: 1 0 0 0
.expect output 1584: 0 0 0 0

        movai.s32 a0.x___, void, void, t0.xxxx
        mov.u32 t1.x___, void, void, u0[a.x].xxxx
        i2f.u32 t2.x___, t0.xxxx, void, void
        add t2.x___, t2.xxxx, void, 0.25
        movaf a0._y__, void, void, t2.xxxx
        mov.u32 t1._y__, void, void, u0[a.y].xxxx
        movar a0.__z_, void, void, t2.xxxx
        mov.u32 t1.__z_, void, void, u0[a.z].xxxx
        loop.s32 void, u9.xyzz, void, past      // a0.w is 1, then 4, at last 7
        add.u32 t1.___w, t1.wwww, void, u0[a.w].xxxx
        endloop void, void, void, void
past:   add.u32 t1.___w, t1.wwww, void, u0[a.w].xxxx
        rep.s32 void, t0.xxxx, void, behind
        add.u32 t4.x___, t4.xxxx, void, 1
        movai.s32 a0, void, void, t4.xxxx
        endrep void, void, void, void
behind: texkill.eq.u32 void, t0.yyyy, 0:u20, void
        call void, void, void, outer
        add.u32 t3.xyz_, t1.xyzz, void, -t0.xxxx
        add.u32 t3.___w, t1.wwww, void, -12
        add.u32 t4.x___, u0[a.x].xxxx, void, -t4.xxxx
        add.u32 t3.x___, t3.xxxx, void, t4.xxxx
        add.u32 t3._y__, t3.yyyy, void, t4.yyyy
        branch void, void, void, end
outer:  call void, void, void, inner
        add.u32 t4._y__, t4.yyyy, void, 2
        ret void, void, void, void
inner:  add.u32 t4._y__, t4.yyyy, void, -2
        ret void, void, void, void
end:    nop void, void, void, void
