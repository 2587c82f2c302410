// Loops whose count is the least number of its type, or another one below 1: none has a pass. Lanes
// next to them have some. By hand, from docs/isa/vivante.md, 3.5 and 4.1.
.tags short
.needs loops 2
.threads 12
.inputs t0 t2
.outputs t1 t3
// counts of 32 bits, first value, step, for neg and abs; counts of 16 and 8 bits, float
.input 0: 0x80000000 7 1 0x80000000  0x8000 0x80 -inf 0  0x80000001 7 1 0  0x18000 0x180 -1.0e30 0
.input 2: -1 7 1 -1  0xffff 0xff nan 0  0 7 1 1  0x10000 0x100 -0.0 0
.input 4: 1 7 1 0x80000000  1 1 1.5 0  0x80000000 7 1 1  2 2 -1.0 0
.input 6: 2 7 -1 -2  0x8001 0x81 2.0 0  0xc0000000 7 1 0x80000000  0x8000 0x80 0xcf000000 0
.input 8: 0x80000000 7 1 0x80000000  0x8000 0x80 -inf 0  0x80000000 7 1 0x80000000 \
    0x8000 0x80 -inf 0
.input 10: 0x80000000 7 1 0x80000000  0x8000 0x80 -inf 0  0x80000000 7 1 0x80000000 \
    0x8000 0x80 -inf 0
// passes: rep, loop, rep of -w, rep of |w|; rep.s16, loop.s8, rep of a float
.expect output 0: 0 0 0 0  0 0 0 0    0 0 0 0  0 0 0 0
.expect output 2: 0 0 1 1  0 0 0 0    0 0 0 1  0 0 0 0
.expect output 4: 2 1 0 0  1 1 1 0    0 0 0 1  2 2 0 0
.expect output 6: 4 2 2 2  0 0 2 0    0 0 0 0  0 0 0 0
.expect output 8: 0 0 0 0  0 0 0 0    0 0 0 0  0 0 0 0
.expect output 10: 0 0 0 0  0 0 0 0    0 0 0 0  0 0 0 0

        rep.s32 void, t0.xxxx, void, one
        add.u32 t1.x___, t1.xxxx, void, 1
        endrep void, void, void, void
one:    rep.u32 void, t0.xxxx, void, two
        add.u32 t1.x___, t1.xxxx, void, 1
        endrep void, void, void, void
two:    loop.s32 void, t0.xyzz, void, three
        add.u32 t1._y__, t1.yyyy, void, 1
        endloop void, void, void, void
three:  rep.s32 void, -t0.wwww, void, four
        add.u32 t1.__z_, t1.zzzz, void, 1
        endrep void, void, void, void
four:   rep.s32 void, |t0.wwww|, void, five
        add.u32 t1.___w, t1.wwww, void, 1
        endrep void, void, void, void
five:   rep.s16 void, t2.xxxx, void, six
        add.u32 t3.x___, t3.xxxx, void, 1
        endrep void, void, void, void
six:    loop.s8 void, t2.yyyy, void, seven
        add.u32 t3._y__, t3.yyyy, void, 1
        endloop void, void, void, void
seven:  rep void, t2.zzzz, void, eight
        add.u32 t3.__z_, t3.zzzz, void, 1
        endrep void, void, void, void
eight:  nop void, void, void, void
