// Each atomic operation on a word of its own, by four lanes one after the other; what each lane finds, and what is left. By hand,
// from docs/isa/vivante.md, 6.2.
.threads 4
.inputs t0
.outputs t1 t2 t3
.input 0: 0 1 5 0xf0  0 -2 5 0x0f  0 3 6 0xff  0 -4 9 0x3c
.global 0: 10 10 5 0 0 0xff 0xff 0
.expect output 0: 10 10 5 0  0 0xff 0xff 0  0 0 0 0 \
    11 1 6 1  0 0xff 0xf0 0  1 0 0 0 \
    9 -2 6 1  -2 0xff 0 0  -2 0 0 0 \
    12 3 7 3  -2 0xff 0 0  -2 0 0 0
.expect global 0: 8 -4 7 3 -4 0xff 0 0 -2

    atomic_add.u32 t1.x___, t0.xxxx, 0:u20, t0.yyyy
    atomic_xchg.u32 t1._y__, t0.xxxx, 4:u20, t0.yyyy
    add.u32 t4.x___, t0.zzzz, void, 0:u20
    add.u32 t4._y__, t0.zzzz, void, 1:u20
    atomic_cmp_xchg.u32 t1.__z_, t0.xxxx, 8:u20, t4.xyyy   // 5 to 6; again 5: no; 6 to 7; 9: no
    atomic_max.s32 t1.___w, t0.xxxx, 12:u20, t0.yyyy
    atomic_min.s32 t2.x___, t0.xxxx, 16:u20, t0.yyyy
    atomic_or.u32 t2._y__, t0.xxxx, 20:u20, t0.wwww
    atomic_and.u32 t2.__z_, t0.xxxx, 24:u20, t0.wwww
    atomic_xor.u32 void, t0.xxxx, 28:u20, 0:u20
    atomic_max.u32 t3.x___, t0.xxxx, 35:u20, t0.yyyy       // the word at 32
