// Immediates of 16 bits as operands of integers of each width: those of 8 bits take the low byte.
// By hand, from docs/isa/vivante.md, 2.5 and 4.1. -1.1259765625:f16 is 0xbc81, of 8 bits -127
// or 129.
.tags short
.outputs t0 t1 t2
.expect output 0: 0xffffff81 0xffffff82 0xffffff81 0x7f  0x81 0x81 0x81 0x0  \
    0xffffbc81 0xbc81 0xbc8100 0xbc81

        i2i.s8 t0.x___, -1.1259765625:f16, void, void
        iaddsat.s8 t0._y__, -1.1259765625:f16, void, 1:u20
        halfadd.s8 t0.__z_, -1.1259765625:f16, void, -1.1259765625:f16
        iabs.s8 t0.___w, void, void, -1.1259765625:f16
        i2i.u8 t1.x___, -1.1259765625:f16, void, void
        halfadd.u8 t1._y__, -1.1259765625:f16, void, -1.1259765625:f16
        rshift.u8 t1.__z_, -1.1259765625:f16, void, 0:u20
        leadzero.u8 t1.___w, void, void, -1.1259765625:f16
        i2i.s16 t2.x___, -1.1259765625:f16, void, void
        i2i.u16 t2._y__, -1.1259765625:f16, void, void
        imullo0.u32 t2.__z_, -1.1259765625:f16, 256:u20, void
        i2i.u32 t2.___w, -1.1259765625:f16, void, void
