// Registers whose number in the instruction is beyond all there are, and whose index brings it back: uniforms and temporaries, in each slot.
// By hand, from docs/isa/vivante.md, 2.3.
.chip gc7000
.tags short
.needs temps = 64 uniforms = 256
.threads 16
.inputs t0 t5
.outputs t1 t2 t3 t4 t6 t7
.uniform 3: 10 20 30 40
.uniform 131: 50 60 70 80
.input 0: 1 2 3 4  5 6 7 8  2 2 3 4  6 6 7 8  3 2 3 4  7 6 7 8  4 2 3 4  8 6 7 8
.input 12: 1 2 3 4  5 6 7 8  2 2 3 4  6 6 7 8  3 2 3 4  7 6 7 8  4 2 3 4  8 6 7 8
.expect output 0: 10 20 30 40  10 20 30 40  10 20 30 40  50 60 70 80  15 18 21 24  0 0 0 0
.expect output 1: 10 20 30 40  10 20 30 40  10 20 30 40  50 60 70 80  18 18 21 24  0 0 0 0
.expect output 15: 10 20 30 40  10 20 30 40  10 20 30 40  50 60 70 80  24 18 21 24  0 0 0 0

        movai.s32 a0.x___, void, void, -320:s20
        movai.s32 a0._y__, void, void, -448:s20
        movai.s32 a0.__z_, void, void, -123:s20
        movai.s32 a0.___w, void, void, -379:s20
        add.u32 t1, u323[a.x].xyzw, void, 0:u20         // u3
        mul.u32 t2, 1:u20, u451[a.y].xyzw, void
        mov.u32 t3, void, void, u323[a.x].xyzw
        mov.u32 t4, void, void, u451[a.x].xyzw          // u131
        add.u32 t6, t128[a.z].xyzw, void, t6.xyzw       // t5
        mad.u32 t6, 1:u20, t384[a.w].xyzw, t6.xyzw
        add.u32 t6, t6.xyzw, void, t128[a.z].xyzw
        mov.u32 t7, void, void, u451[a.z].xyzw          // u328: 0
