// NOT, modifiers, SAT, SELMSB, a count below zero. By hand, from docs/isa/vivante.md, 2.4, 3.2, 3.5 and 4.1.
.inputs t0
.outputs t1 t2 t3
.input 0: 0x0f0f0001 -1.5 -5 0x8000
.expect output 0: 0xf0f0fffe 0xbfc00000 5 -5  1.0 0 1.0 0x8000  1 -3 1.0 0

        not.u32 t1.x___, void, void, t0.xxxx
        mov t1._y__, void, void, -|t0.yyyy|
        mov.s32 t1.__z_, void, void, |t0.zzzz|
        mov.s32 t1.___w, void, void, -|t0.zzzz|
        mov.sat t2.x___, void, void, -t0.yyyy           // 1.5
        mov.sat t2._y__, void, void, t0.yyyy
        mov.sat t2.__z_, void, void, 1.0:f20
        select.selmsb.u16 t2.___w, t0.wwww, t0.wwww, 7:u20
        rep.s32 void, -1:s20, void, done
        mov.u32 t1, void, void, 9:u20
        endrep void, void, void, void
done:   add.u32 t3.x___, t3.xxxx, void, 1:u20
        rshift.s32 t3._y__, t0.zzzz, void, 1:u20
        rcp t3.__z_, void, void, t0.yyyy
        mov t3.__z_, void, void, t2.xxxx                // behind it, though it takes less time
