// Registers that do not exist, by index and by number; the index of the last uniform counts for all. By hand, from
// docs/isa/vivante.md, 1.1, 2.3 and 5.1.
.needs temps = 64
.outputs t1 t2 t3
.uniform 0: 1 2 3 4  10 20 30 40  100 200 300 400
.expect output 0: 7 0 0 7  0 0 40 0  300 0 0 0

        movai.s32 a0.x___, void, void, 64:s20
        mov.u32 t1, void, void, 7:u20
        mov t1[a.x], void, void, 9.0:f20            // t65: dropped
        mov t1._yz_, void, void, t1[a.x].xyzw       // t65: 0
        movai.s32 a0._y__, void, void, 256:s20
        mov t2, void, void, u1[a.y].xyzw            // u257: 0
        movai.s32 a0.__z_, void, void, -1:s20
        mov t2.__z_, void, void, u2[a.z].wwww       // u1.w
        movai.s32 a0.___w, void, void, 1:s20
        add.u32 t3.x___, u0.yyyy, void, u1[a.w].xxxx    // u2.y + u2.x
