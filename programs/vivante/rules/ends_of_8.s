// The least and the greatest integer of 8 bits, and -1, 0, 1 and 3, in every operand of every
// operation on integers of 8 bits: every two of them in t0 and t1, each of them in t2, by a loop.
// t12 sums up all results. Values by testbench/vivante/reading, from docs/isa/vivante.md, 3.2, 3.3.
.threads 36
.inputs t0 t1
.outputs t12
.uniform 0: 0x12345680 0x12345680 0x12345680 0x12345680
.uniform 1: 0xffffff7f 0xffffff7f 0xffffff7f 0xffffff7f
.uniform 2: 0xff 0xff 0xff 0xff
.uniform 3: 0x100 0x100 0x100 0x100
.uniform 4: 1 1 1 1
.uniform 5: 0xabcdef03 0xabcdef03 0xabcdef03 0xabcdef03
.uniform 6: 6 0 1 0
.input 0: 0x12345680 0 0 0 0x12345680 0 0 0  0x12345680 0 0 0 0xffffff7f 0 0 0 \
    0x12345680 0 0 0 0xff 0 0 0
.input 3: 0x12345680 0 0 0 0x100 0 0 0  0x12345680 0 0 0 1 0 0 0 \
    0x12345680 0 0 0 0xabcdef03 0 0 0
.input 6: 0xffffff7f 0 0 0 0x12345680 0 0 0  0xffffff7f 0 0 0 0xffffff7f 0 0 0 \
    0xffffff7f 0 0 0 0xff 0 0 0
.input 9: 0xffffff7f 0 0 0 0x100 0 0 0  0xffffff7f 0 0 0 1 0 0 0 \
    0xffffff7f 0 0 0 0xabcdef03 0 0 0
.input 12: 0xff 0 0 0 0x12345680 0 0 0  0xff 0 0 0 0xffffff7f 0 0 0  0xff 0 0 0 0xff 0 0 0
.input 15: 0xff 0 0 0 0x100 0 0 0  0xff 0 0 0 1 0 0 0  0xff 0 0 0 0xabcdef03 0 0 0
.input 18: 0x100 0 0 0 0x12345680 0 0 0  0x100 0 0 0 0xffffff7f 0 0 0  0x100 0 0 0 0xff 0 0 0
.input 21: 0x100 0 0 0 0x100 0 0 0  0x100 0 0 0 1 0 0 0  0x100 0 0 0 0xabcdef03 0 0 0
.input 24: 1 0 0 0 0x12345680 0 0 0  1 0 0 0 0xffffff7f 0 0 0  1 0 0 0 0xff 0 0 0
.input 27: 1 0 0 0 0x100 0 0 0  1 0 0 0 1 0 0 0  1 0 0 0 0xabcdef03 0 0 0
.input 30: 0xabcdef03 0 0 0 0x12345680 0 0 0  0xabcdef03 0 0 0 0xffffff7f 0 0 0 \
    0xabcdef03 0 0 0 0xff 0 0 0
.input 33: 0xabcdef03 0 0 0 0x100 0 0 0  0xabcdef03 0 0 0 1 0 0 0 \
    0xabcdef03 0 0 0 0xabcdef03 0 0 0
.expect output 0: 0xac5dce07 0xa9a246a3 0x8b7e8d1f 0x5c298c9c \
    0xad249240 0x2309b745 0xc135220 0x68bc049c
.expect output 2: 0x4e9234a8 0xbaff0c31 0x35bb06c 0xa48592e5 \
    0xa37ca9b3 0xfe2885f9 0x867b9e7b 0x6fb7c0da
.expect output 4: 0x8185ec73 0xb206a3c 0xd8a7486e 0xa9e2179b \
    0xdf778ec0 0x924259e5 0xb25c497f 0xcb19f540
.expect output 6: 0x4f2440e 0xbd000f66 0x326a1a68 0xf2087a56 \
    0x72ef93de 0x1825357a 0xa684a9b9 0xf2ba3d90
.expect output 8: 0x6922b31f 0xded6060a 0x3078d05d 0x86d437df \
    0x3dbaeebd 0x3b5914a0 0xb2047014 0x3e178dbc
.expect output 10: 0x3ba35797 0x9b0666b6 0x4a3172d1 0x8c69ad9b \
    0x71acfeaa 0x8ada6d67 0xe88e025e 0x1c7ed56a
.expect output 12: 0x9c507a0d 0xccb8f575 0xecd564f3 0x55705e45 \
    0xc5a8b1c2 0xc5098ec9 0x1a9d827d 0xe39754f9
.expect output 14: 0xd52b5e45 0xbca45a56 0xc28ded09 0xf2522841 \
    0x4d5d0760 0xa3d169c5 0xc9bc671b 0x4135165c
.expect output 16: 0x2b1f9bbe 0xb81accd8 0xac711257 0x98bca85f \
    0x685c4876 0x1624dde8 0xc957c1ab 0x80e088ad
.expect output 18: 0xd6a0cc2 0x1dfd5697 0xa85dc760 0x36debcf8 \
    0xfe436574 0xdd7e83a5 0x47e4f654 0x8390ac00
.expect output 20: 0xd6a0cc2 0xc31b82c9 0x4d7bf392 0x4665a87a \
    0xd6a0cc2 0x6e57324b 0x8a768bde 0x2361da2a
.expect output 22: 0xfe436574 0xd2df9241 0xfa1ecec 0x55ec93fc \
    0xfe436574 0x7de07dd 0x8660984 0x19b23af8
.expect output 24: 0x8fcb605 0x1e53f7d8 0xd70cf510 0xb2ed8417 \
    0xf8d94019 0xb22716ca 0x587f8211 0xcebb51c1
.expect output 26: 0x6be156a3 0x2ec8dcab 0x70b35220 0x45a66b43 \
    0x4fe344af 0xb6891c95 0xa5134639 0x149eadba
.expect output 28: 0x42220651 0x61a9581e 0x5f61def3 0x11263b1 \
    0x82400d29 0xdf861caa 0xd613ec0b 0x6e4d08b1
.expect output 30: 0xe505e781 0x70f3d27e 0x1950fdd 0x5fcca3ce \
    0x4ee854c5 0xa83e08aa 0x9681e786 0x998526e
.expect output 32: 0xac6f3bec 0x786c8fb8 0x92e53642 0xd4bf7107 \
    0xeaaf08e6 0x1d11277e 0x812f6589 0xd915098
.expect output 34: 0xea103358 0x1b077f8c 0xc21f2972 0x70db5f3f \
    0x395a7b6c 0x333cdb6b 0xccd50ebd 0xd6430407

        loop.s32 void, u6.xyzz, void, end
        mov.u32 t2.x___, void, void, u0[a.w].xxxx
        add.s8 t4.x___, t0.xxxx, void, t2.xxxx
        iaddsat.s8 t4._y__, t0.xxxx, void, t2.xxxx
        halfadd.s8 t4.__z_, t0.xxxx, void, t2.xxxx
        halfaddinc.s8 t4.___w, t0.xxxx, void, t2.xxxx
        lshift.s8 t5.x___, t0.xxxx, void, t2.xxxx
        rshift.s8 t5._y__, t0.xxxx, void, t2.xxxx
        rotate.s8 t5.__z_, t0.xxxx, void, t2.xxxx
        or.s8 t5.___w, t0.xxxx, void, t2.xxxx
        and.s8 t6.x___, t0.xxxx, void, t2.xxxx
        xor.s8 t6._y__, t0.xxxx, void, t2.xxxx
        mul.s8 t6.__z_, t0.xxxx, t1.xxxx, void
        imullo0.s8 t6.___w, t0.xxxx, t1.xxxx, void
        imullosat0.s8 t7.x___, t0.xxxx, t1.xxxx, void
        imulhi0.s8 t7._y__, t0.xxxx, t1.xxxx, void
        idiv0.s8 t7.__z_, t0.xxxx, t1.xxxx, void
        imod.s8 t7.___w, t0.xxxx, t1.xxxx, void
        i2i.s8 t8.x___, t0.xxxx, t1.xxxx, void
        mad.s8 t8._y__, t0.xxxx, t1.xxxx, t2.xxxx
        imadlo0.s8 t8.__z_, t0.xxxx, t1.xxxx, t2.xxxx
        imadlosat0.s8 t8.___w, t0.xxxx, t1.xxxx, t2.xxxx
        imadhi0.s8 t9.x___, t0.xxxx, t1.xxxx, t2.xxxx
        imadhisat0.s8 t9._y__, t0.xxxx, t1.xxxx, t2.xxxx
        bit_extract.s8 t9.__z_, t0.xxxx, t1.xxxx, t2.xxxx
        mov.s8 t9.___w, void, void, t2.xxxx
        sign.s8 t10.x___, void, void, t2.xxxx
        iabs.s8 t10._y__, void, void, t2.xxxx
        leadzero.s8 t10.__z_, void, void, t2.xxxx
        not.s8 t10.___w, void, void, t2.xxxx
        popcount.s8 t11.x___, void, void, t2.xxxx
        mov.s8 t11._y__, void, void, -|t2.xxxx|
        add.s8 t11.__z_, -t0.xxxx, void, |t2.xxxx|
        idiv0.s8 t11.___w, -t0.xxxx, |t1.xxxx|, void
        mad.u32 t12, t12.xyzw, 5, t4.xyzw
        mad.u32 t12, t12.xyzw, 5, t5.xyzw
        mad.u32 t12, t12.xyzw, 5, t6.xyzw
        mad.u32 t12, t12.xyzw, 5, t7.xyzw
        mad.u32 t12, t12.xyzw, 5, t8.xyzw
        mad.u32 t12, t12.xyzw, 5, t9.xyzw
        mad.u32 t12, t12.xyzw, 5, t10.xyzw
        mad.u32 t12, t12.xyzw, 5, t11.xyzw
        imod.s8 t4.x___, |t0.xxxx|, -t1.xxxx, void
        i2f.s8 t4._y__, t0.xxxx, void, void
        bit_rev.s8 t4.__z_, t0.xxxx, void, void
        byte_rev.s8 t4.___w, t0.xxxx, void, void
        bit_findlsb.s8 t5.x___, t0.xxxx, void, void
        bit_findmsb.s8 t5._y__, t0.xxxx, void, void
        set.gt.s8 t5.__z_, t0.xxxx, t1.xxxx, void
        set.lt.s8 t5.___w, t0.xxxx, t1.xxxx, void
        set.ge.s8 t6.x___, t0.xxxx, t1.xxxx, void
        set.le.s8 t6._y__, t0.xxxx, t1.xxxx, void
        set.eq.s8 t6.__z_, t0.xxxx, t1.xxxx, void
        set.ne.s8 t6.___w, t0.xxxx, t1.xxxx, void
        set.not.s8 t7.x___, t0.xxxx, t1.xxxx, void
        set.nz.s8 t7._y__, t0.xxxx, t1.xxxx, void
        set.gez.s8 t7.__z_, t0.xxxx, t1.xxxx, void
        set.gz.s8 t7.___w, t0.xxxx, t1.xxxx, void
        set.lez.s8 t8.x___, t0.xxxx, t1.xxxx, void
        set.lz.s8 t8._y__, t0.xxxx, t1.xxxx, void
        select.lt.s8 t8.__z_, t0.xxxx, t1.xxxx, t2.xxxx
        select.gez.s8 t8.___w, t0.xxxx, t1.xxxx, t2.xxxx
        select.selmsb.s8 t9.x___, t0.xxxx, t1.xxxx, t2.xxxx
        cmp.gt.s8 t9._y__, t0.xxxx, t1.xxxx, t2.xxxx
        cmp.lz.s8 t9.__z_, t0.xxxx, t1.xxxx, t2.xxxx
        add.u8 t9.___w, t0.xxxx, void, t2.xxxx
        iaddsat.u8 t10.x___, t0.xxxx, void, t2.xxxx
        halfadd.u8 t10._y__, t0.xxxx, void, t2.xxxx
        halfaddinc.u8 t10.__z_, t0.xxxx, void, t2.xxxx
        lshift.u8 t10.___w, t0.xxxx, void, t2.xxxx
        rshift.u8 t11.x___, t0.xxxx, void, t2.xxxx
        rotate.u8 t11._y__, t0.xxxx, void, t2.xxxx
        or.u8 t11.__z_, t0.xxxx, void, t2.xxxx
        and.u8 t11.___w, t0.xxxx, void, t2.xxxx
        mad.u32 t12, t12.xyzw, 5, t4.xyzw
        mad.u32 t12, t12.xyzw, 5, t5.xyzw
        mad.u32 t12, t12.xyzw, 5, t6.xyzw
        mad.u32 t12, t12.xyzw, 5, t7.xyzw
        mad.u32 t12, t12.xyzw, 5, t8.xyzw
        mad.u32 t12, t12.xyzw, 5, t9.xyzw
        mad.u32 t12, t12.xyzw, 5, t10.xyzw
        mad.u32 t12, t12.xyzw, 5, t11.xyzw
        xor.u8 t4.x___, t0.xxxx, void, t2.xxxx
        mul.u8 t4._y__, t0.xxxx, t1.xxxx, void
        imullo0.u8 t4.__z_, t0.xxxx, t1.xxxx, void
        imullosat0.u8 t4.___w, t0.xxxx, t1.xxxx, void
        imulhi0.u8 t5.x___, t0.xxxx, t1.xxxx, void
        idiv0.u8 t5._y__, t0.xxxx, t1.xxxx, void
        imod.u8 t5.__z_, t0.xxxx, t1.xxxx, void
        i2i.u8 t5.___w, t0.xxxx, t1.xxxx, void
        mad.u8 t6.x___, t0.xxxx, t1.xxxx, t2.xxxx
        imadlo0.u8 t6._y__, t0.xxxx, t1.xxxx, t2.xxxx
        imadlosat0.u8 t6.__z_, t0.xxxx, t1.xxxx, t2.xxxx
        imadhi0.u8 t6.___w, t0.xxxx, t1.xxxx, t2.xxxx
        imadhisat0.u8 t7.x___, t0.xxxx, t1.xxxx, t2.xxxx
        bit_extract.u8 t7._y__, t0.xxxx, t1.xxxx, t2.xxxx
        mov.u8 t7.__z_, void, void, t2.xxxx
        sign.u8 t7.___w, void, void, t2.xxxx
        iabs.u8 t8.x___, void, void, t2.xxxx
        leadzero.u8 t8._y__, void, void, t2.xxxx
        not.u8 t8.__z_, void, void, t2.xxxx
        popcount.u8 t8.___w, void, void, t2.xxxx
        mov.u8 t9.x___, void, void, -|t2.xxxx|
        add.u8 t9._y__, -t0.xxxx, void, |t2.xxxx|
        idiv0.u8 t9.__z_, -t0.xxxx, |t1.xxxx|, void
        imod.u8 t9.___w, |t0.xxxx|, -t1.xxxx, void
        i2f.u8 t10.x___, t0.xxxx, void, void
        bit_rev.u8 t10._y__, t0.xxxx, void, void
        byte_rev.u8 t10.__z_, t0.xxxx, void, void
        bit_findlsb.u8 t10.___w, t0.xxxx, void, void
        bit_findmsb.u8 t11.x___, t0.xxxx, void, void
        set.gt.u8 t11._y__, t0.xxxx, t1.xxxx, void
        set.lt.u8 t11.__z_, t0.xxxx, t1.xxxx, void
        set.ge.u8 t11.___w, t0.xxxx, t1.xxxx, void
        mad.u32 t12, t12.xyzw, 5, t4.xyzw
        mad.u32 t12, t12.xyzw, 5, t5.xyzw
        mad.u32 t12, t12.xyzw, 5, t6.xyzw
        mad.u32 t12, t12.xyzw, 5, t7.xyzw
        mad.u32 t12, t12.xyzw, 5, t8.xyzw
        mad.u32 t12, t12.xyzw, 5, t9.xyzw
        mad.u32 t12, t12.xyzw, 5, t10.xyzw
        mad.u32 t12, t12.xyzw, 5, t11.xyzw
        set.le.u8 t4.x___, t0.xxxx, t1.xxxx, void
        set.eq.u8 t4._y__, t0.xxxx, t1.xxxx, void
        set.ne.u8 t4.__z_, t0.xxxx, t1.xxxx, void
        set.not.u8 t4.___w, t0.xxxx, t1.xxxx, void
        set.nz.u8 t5.x___, t0.xxxx, t1.xxxx, void
        set.gez.u8 t5._y__, t0.xxxx, t1.xxxx, void
        set.gz.u8 t5.__z_, t0.xxxx, t1.xxxx, void
        set.lez.u8 t5.___w, t0.xxxx, t1.xxxx, void
        set.lz.u8 t6.x___, t0.xxxx, t1.xxxx, void
        select.lt.u8 t6._y__, t0.xxxx, t1.xxxx, t2.xxxx
        select.gez.u8 t6.__z_, t0.xxxx, t1.xxxx, t2.xxxx
        select.selmsb.u8 t6.___w, t0.xxxx, t1.xxxx, t2.xxxx
        cmp.gt.u8 t7.x___, t0.xxxx, t1.xxxx, t2.xxxx
        cmp.lz.u8 t7._y__, t0.xxxx, t1.xxxx, t2.xxxx
        mad.u32 t12, t12.xyzw, 5, t4.xyzw
        mad.u32 t12, t12.xyzw, 5, t5.xyzw
        mad.u32 t12, t12.xyzw, 5, t6.xyzw
        mad.u32 t12, t12.xyzw, 5, t7.xyzw
        endloop void, void, void, void
end:    nop void, void, void, void
