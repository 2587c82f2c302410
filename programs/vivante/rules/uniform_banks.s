// Below HALTI 5 an instruction has one uniform: that of the last slot that names one. Number, bank
// and index are all its own, whatever the other slots say. By hand, from docs/isa/vivante.md, 2.3
// and 5.1: u1 is 1 2 3 4, uh1 (u129) 10 20 30 40, u2 100 200 300 400, uh2 (u130) 1000 and on.
.chip gc3000
.tags short
.needs uniforms = 256
.outputs t0 t1 t2 t3 t4 t5
.uniform 1: 1 2 3 4  100 200 300 400
.uniform 129: 10 20 30 40  1000 2000 3000 4000
.expect output 0: 20 40 60 80  2 4 6 8  1000000 4000000 9000000 16000000 \
    10000 40000 90000 160000  1001000 4002000 9003000 16004000  110 420 930 1640

        movai.u32 a0, void, void, 1:u20
        add.u32 t0, u1.xyzw, void, uh1.xyzw             // uh1 twice
        add.u32 t1, uh1.xyzw, void, u1.xyzw             // u1 twice
        mul.u32 t2, u1.xyzw, uh2.xyzw, void             // uh2 twice
        mul.u32 t3, uh1.xyzw, u2.xyzw, void             // u2 twice
        mad.u32 t4, u1.xyzw, u2.xyzw, uh1[a.x].xyzw     // uh2 three times
        mad.u32 t5, uh2[a.y].xyzw, u2.xyzw, uh1.xyzw    // uh1 three times
