// Quotients and remainders: signs, by zero, the least number by -1, narrow types. By hand, from docs/isa/vivante.md, 3.2.
.threads 8
.inputs t0
.outputs t1 t2
.input 0: 7 2 0 0  -7 2 0 0  7 -2 0 0  -7 -2 0 0  5 0 0 0  0x80000000 -1 0 0  0xffffffff 16 0 0  384 3 0 0
.expect output 0: 3 1 3 1  3 1 3 1 \
    -3 -1 0x7ffffffc 1  -3 -1 124 1 \
    -3 1 0 7  -3 1 0 7 \
    3 -1 0 -7  3 -1 0 249 \
    -1 5 -1 5  -1 5 255 5 \
    0x80000000 0 0 0x80000000  0 0 0 0 \
    0 -1 0x0fffffff 15  0 -1 15 15 \
    128 0 128 0  -42 -2 42 2

    idiv0.s32 t1.x___, t0.xxxx, t0.yyyy, void
    imod.s32 t1._y__, t0.xxxx, t0.yyyy, void
    idiv0.u32 t1.__z_, t0.xxxx, t0.yyyy, void
    imod.u32 t1.___w, t0.xxxx, t0.yyyy, void
    idiv0.s8 t2.x___, t0.xxxx, t0.yyyy, void
    imod.s8 t2._y__, t0.xxxx, t0.yyyy, void
    idiv0.u8 t2.__z_, t0.xxxx, t0.yyyy, void
    imod.u8 t2.___w, t0.xxxx, t0.yyyy, void
