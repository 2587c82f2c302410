// Integer operations at both ends of their types. By hand, from docs/isa/vivante.md, 3.2 and 3.3.
.inputs t0
.outputs t1 t2 t3 t4 t5 t6 t7 t8 t9 t10 t11
.input 0: 0x80000000 0x7fffffff 0x00000081 0x0000f00d
.expect output 0: 0x80000000 0x7fffffff 0x7f 0xff \
    0xc0000000 0x40000001 0 0xffffffff \
    0x3fffffff 0xffffffff 0x80000000 0x7fffffff \
    0 1 32 0 \
    0x78 0x1e 0x81000000 0x0df0 \
    0xfffffff8 0x81 0xffffff81 0 \
    31 0xffffffff 6 0 \
    0x80000000 0xffffffff 0x81 0x7f \
    0xfffff00d 0x0000000d 0xfffffff0 0x00000f00 \
    0x12 0xffffff9a 0x7f00 0x80 \
    6 7 0 0

        iaddsat.s32 t1.x___, t0.xxxx, void, -1:s20
        iaddsat.s32 t1._y__, t0.yyyy, void, 1:s20
        iaddsat.s8 t1.__z_, 100:s20, void, 100:s20
        iaddsat.u8 t1.___w, 200:u20, void, 100:u20
        halfadd.s32 t2.x___, t0.xxxx, void, 0:s20
        halfaddinc.s32 t2._y__, t0.yyyy, void, 2:s20    // (2^31 - 1 + 2 + 1) >> 1
        halfadd.s32 t2.__z_, -1:s20, void, 2:s20        // 1 >> 1
        halfadd.s32 t2.___w, -1:s20, void, 0:s20
        imulhi0.s32 t3.x___, t0.yyyy, t0.yyyy, void     // (2^62 - 2^32 + 1) >> 32
        imulhi0.s32 t3._y__, t0.yyyy, -1:s20, void
        imullosat0.s32 t3.__z_, t0.yyyy, -2:s20, void
        imadlosat0.s32 t3.___w, t0.yyyy, 2:s20, -1:s20
        leadzero.s32 t4.x___, void, void, t0.xxxx
        leadzero.s32 t4._y__, void, void, t0.yyyy
        leadzero.s32 t4.__z_, void, void, 0:s20
        leadzero.u8 t4.___w, void, void, t0.zzzz
        bit_extract.u32 t5.x___, t0.wwww, 9:u20, 8:u20  // 0xf00d >> 9, 8 bits
        bit_extract.u32 t5._y__, t0.wwww, 11:u20, 5:u20
        bit_rev.u32 t5.__z_, t0.zzzz, void, void
        byte_rev.u16 t5.___w, t0.wwww, void, void
        bit_extract.s32 t6.x___, t0.xxxx, 28:u20, 9:u20 // ends at bit 31: 8 of 4 bits, signed
        bit_rev.u8 t6._y__, t0.zzzz, void, void
        i2i.s8 t6.__z_, t0.zzzz, void, void
        bit_extract.s32 t6.___w, t0.xxxx, 31:u20, 0:u20
        bit_findlsb.u32 t7.x___, t0.xxxx, void, void
        bit_findmsb.s32 t7._y__, -1:s20, void, void
        bit_findmsb.s8 t7.__z_, t0.zzzz, void, void     // 0x81: bit 6 is the first that is not the sign
        bit_findlsb.u32 t7.___w, t0.zzzz, void, void
        iabs.s32 t8.x___, void, void, t0.xxxx
        sign.s32 t8._y__, void, void, t0.xxxx
        rotate.u8 t8.__z_, t0.zzzz, void, 0:u20
        iabs.s8 t8.___w, void, void, t0.zzzz
        or.s16 t9.x___, t0.wwww, void, 0:u20
        and.u16 t9._y__, t0.wwww, void, 0x3f:u20
        rshift.s16 t9.__z_, t0.wwww, void, 24:u20       // by 8, signed
        xor.u16 t9.___w, t0.wwww, void, 0xff0d:u20
        rotate.u8 t10.x___, 0x21:u20, void, 12:u20      // 0x21 by 4
        imadlo0.s8 t10._y__, 10:s20, -10:s20, -2:s20    // -102
        lshift.u16 t10.__z_, 0xff7f:u20, void, 24:u20
        popcount.u32 t10.___w, void, void, t0.yyyy
        lshift.u8 t10.___w, 1:u20, void, 15:u20         // by 7
        bit_findmsb.s8 t11.x___, -t10.wwww, void, void  // 128 in 32 bits; its low 8 bits are those of -128
        bit_findlsb.s8 t11._y__, -t10.wwww, void, void
