// One sum in each integer type: operands are cut, the result wraps. By hand.
.inputs t0
.outputs t1 t2 t3 t4 t5
.input 0: 0x7f 0x80ff 0x17fff 0xffffffff
.expect output 0: -128 0 0 0  128 0 0 0  128 0xffff8100 0xffff8000 0  128 0x8100 0x8000 0  128 0x8100 0x18000 0

        add.s8 t1, t0.xyzw, void, 1:s20
        add.u8 t2, t0.xyzw, void, 1:s20
        add.s16 t3, t0.xyzw, void, 1:s20
        add.u16 t4, t0.xyzw, void, 1:s20
        add.s32 t5, t0.xyzw, void, 1:s20
