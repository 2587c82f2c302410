// A LOOP that has no room on the stack writes nothing, not even a0.w (docs/isa/vivante.md, 3.5). The
// four loops before it leave 7 there. By hand.
.needs loops = 4
.inputs t0
.outputs t1
.uniform 0: 2 7 1 0
.uniform 1: 2 9 1 0
.expect output 0: 4 0 0 0
.expect trap STK

        loop.s32 void, u0.xyzz, void, end
        add.u32 t1.x___, t1.xxxx, void, 1:u20
        loop.s32 void, u0.xyzz, void, end
        add.u32 t1.x___, t1.xxxx, void, 1:u20
        loop.s32 void, u0.xyzz, void, end
        add.u32 t1.x___, t1.xxxx, void, 1:u20
        loop.s32 void, u0.xyzz, void, end
        add.u32 t1.x___, t1.xxxx, void, 1:u20
        loop.s32 void, u1.xyzz, void, end       // the fifth
        mov t1, void, void, 9:u20
end:    nop void, void, void, void
