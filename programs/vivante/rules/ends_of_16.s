// The least and the greatest integer of 16 bits, and -1, 0, 1 and 3, in every operand of every
// operation on integers of 16 bits: every two of them in t0 and t1, each of them in t2, by a loop.
// t12 sums up all results. Values by testbench/vivante/reading, from docs/isa/vivante.md, 3.2, 3.3.
.threads 36
.inputs t0 t1
.outputs t12
.uniform 0: 0x12348000 0x12348000 0x12348000 0x12348000
.uniform 1: 0xffff7fff 0xffff7fff 0xffff7fff 0xffff7fff
.uniform 2: 0xffff 0xffff 0xffff 0xffff
.uniform 3: 0x10000 0x10000 0x10000 0x10000
.uniform 4: 1 1 1 1
.uniform 5: 0xabcd0003 0xabcd0003 0xabcd0003 0xabcd0003
.uniform 6: 6 0 1 0
.input 0: 0x12348000 0 0 0 0x12348000 0 0 0  0x12348000 0 0 0 0xffff7fff 0 0 0 \
    0x12348000 0 0 0 0xffff 0 0 0
.input 3: 0x12348000 0 0 0 0x10000 0 0 0  0x12348000 0 0 0 1 0 0 0 \
    0x12348000 0 0 0 0xabcd0003 0 0 0
.input 6: 0xffff7fff 0 0 0 0x12348000 0 0 0  0xffff7fff 0 0 0 0xffff7fff 0 0 0 \
    0xffff7fff 0 0 0 0xffff 0 0 0
.input 9: 0xffff7fff 0 0 0 0x10000 0 0 0  0xffff7fff 0 0 0 1 0 0 0 \
    0xffff7fff 0 0 0 0xabcd0003 0 0 0
.input 12: 0xffff 0 0 0 0x12348000 0 0 0  0xffff 0 0 0 0xffff7fff 0 0 0  0xffff 0 0 0 0xffff 0 0 0
.input 15: 0xffff 0 0 0 0x10000 0 0 0  0xffff 0 0 0 1 0 0 0  0xffff 0 0 0 0xabcd0003 0 0 0
.input 18: 0x10000 0 0 0 0x12348000 0 0 0  0x10000 0 0 0 0xffff7fff 0 0 0 \
    0x10000 0 0 0 0xffff 0 0 0
.input 21: 0x10000 0 0 0 0x10000 0 0 0  0x10000 0 0 0 1 0 0 0  0x10000 0 0 0 0xabcd0003 0 0 0
.input 24: 1 0 0 0 0x12348000 0 0 0  1 0 0 0 0xffff7fff 0 0 0  1 0 0 0 0xffff 0 0 0
.input 27: 1 0 0 0 0x10000 0 0 0  1 0 0 0 1 0 0 0  1 0 0 0 0xabcd0003 0 0 0
.input 30: 0xabcd0003 0 0 0 0x12348000 0 0 0  0xabcd0003 0 0 0 0xffff7fff 0 0 0 \
    0xabcd0003 0 0 0 0xffff 0 0 0
.input 33: 0xabcd0003 0 0 0 0x10000 0 0 0  0xabcd0003 0 0 0 1 0 0 0 \
    0xabcd0003 0 0 0 0xabcd0003 0 0 0
.expect output 0: 0x9e7a4f67 0x14dae39b 0x1e4e9297 0x2560ec5c \
    0xdbce1da0 0x6881e93d 0x37281750 0x693ee95c
.expect output 2: 0xcc346bc8 0xcc378169 0x226d7d64 0x105198a5 \
    0x9da30353 0xc664d6b1 0x526494f3 0x368f61a
.expect output 4: 0x8c287c13 0x73070fb4 0x198d89a6 0x95a9755b \
    0xea1a1e60 0x28f033ed 0xe34a7627 0xe36b2b80
.expect output 6: 0xbd1d173e 0xc2c0563e 0xf26249e0 0x966f39a6 \
    0x4fd1a10e 0x4d08952 0xb8b7a0e9 0x34d054e0
.expect output 8: 0x9424d60f 0xa9fbc8a2 0x489f8455 0xca87442f \
    0xd528d42d 0xd134b0b8 0x49ecd58c 0x677b1c8c
.expect output 10: 0x46edff07 0x42cd58e 0x13b2df89 0xb63963eb \
    0x1759af1a 0x86253cf 0xfc806ba6 0xa079813a
.expect output 12: 0xfec3c72d 0xcf1a2b2d 0x7a0cbb6b 0xfea8f615 \
    0xf89ddae2 0x736e181 0x3571602d 0xc1f715c9
.expect output 14: 0x9e5292e5 0xe5c9a80e 0x916ecd81 0xe4d6d291 \
    0xd8f7af00 0x126f87d 0x788ce893 0xa319a6ac
.expect output 16: 0xa14ba55e 0xa4782d10 0x592938cf 0xad30daaf \
    0x789b9d16 0xfa23f240 0x760fe823 0x5b090ffd
.expect output 18: 0x83f8d652 0x44a1c34f 0xf8043dd8 0x636b1a48 \
    0x74d22f04 0x850ea85d 0x947b45cc 0xa0c78b50
.expect output 20: 0x83f8d652 0x47898881 0xfaec030a 0xeb4746ca \
    0x83f8d652 0x423a7803 0xbcbf5b56 0xc843787a
.expect output 22: 0x74d22f04 0x1ca61df9 0x86196264 0xface324c \
    0x74d22f04 0x51a49395 0x7edd7efc 0xbe93d948
.expect output 24: 0x46cd9295 0x95045490 0x4414621a 0xd0360d49 \
    0x2a520aa9 0xdd63a982 0xcb885b53 0xbc63a5f3
.expect output 26: 0x4beb1033 0x78ed5963 0x624cf6aa 0x68badef5 \
    0x78ed223f 0xab501f4d 0x531559c3 0x85237f6c
.expect output 28: 0xfd4eb2e1 0x15063cd6 0x95e8b77d 0x71973563 \
    0x3d6cb9b9 0x92e30162 0x8f648895 0xded1da63
.expect output 30: 0x22d6c411 0xe470dab6 0x979d800b 0xb526f844 \
    0x1ac32855 0xb5e189e2 0x182606ec 0xa2bfdce4
.expect output 32: 0x268c407c 0x597102f0 0x44756d70 0x54a8c87d \
    0x13b8e676 0xea4d5b6 0xef280bb7 0x1536b10e
.expect output 34: 0xd8ce65e8 0x4c1cf5c4 0x3401fca0 0x7880bfb5 \
    0xf48727fc 0xe3666ba3 0x461c3deb 0xdde8647d

        loop.s32 void, u6.xyzz, void, end
        mov.u32 t2.x___, void, void, u0[a.w].xxxx
        add.s16 t4.x___, t0.xxxx, void, t2.xxxx
        iaddsat.s16 t4._y__, t0.xxxx, void, t2.xxxx
        halfadd.s16 t4.__z_, t0.xxxx, void, t2.xxxx
        halfaddinc.s16 t4.___w, t0.xxxx, void, t2.xxxx
        lshift.s16 t5.x___, t0.xxxx, void, t2.xxxx
        rshift.s16 t5._y__, t0.xxxx, void, t2.xxxx
        rotate.s16 t5.__z_, t0.xxxx, void, t2.xxxx
        or.s16 t5.___w, t0.xxxx, void, t2.xxxx
        and.s16 t6.x___, t0.xxxx, void, t2.xxxx
        xor.s16 t6._y__, t0.xxxx, void, t2.xxxx
        mul.s16 t6.__z_, t0.xxxx, t1.xxxx, void
        imullo0.s16 t6.___w, t0.xxxx, t1.xxxx, void
        imullosat0.s16 t7.x___, t0.xxxx, t1.xxxx, void
        imulhi0.s16 t7._y__, t0.xxxx, t1.xxxx, void
        idiv0.s16 t7.__z_, t0.xxxx, t1.xxxx, void
        imod.s16 t7.___w, t0.xxxx, t1.xxxx, void
        i2i.s16 t8.x___, t0.xxxx, t1.xxxx, void
        mad.s16 t8._y__, t0.xxxx, t1.xxxx, t2.xxxx
        imadlo0.s16 t8.__z_, t0.xxxx, t1.xxxx, t2.xxxx
        imadlosat0.s16 t8.___w, t0.xxxx, t1.xxxx, t2.xxxx
        imadhi0.s16 t9.x___, t0.xxxx, t1.xxxx, t2.xxxx
        imadhisat0.s16 t9._y__, t0.xxxx, t1.xxxx, t2.xxxx
        bit_extract.s16 t9.__z_, t0.xxxx, t1.xxxx, t2.xxxx
        mov.s16 t9.___w, void, void, t2.xxxx
        sign.s16 t10.x___, void, void, t2.xxxx
        iabs.s16 t10._y__, void, void, t2.xxxx
        leadzero.s16 t10.__z_, void, void, t2.xxxx
        not.s16 t10.___w, void, void, t2.xxxx
        popcount.s16 t11.x___, void, void, t2.xxxx
        mov.s16 t11._y__, void, void, -|t2.xxxx|
        add.s16 t11.__z_, -t0.xxxx, void, |t2.xxxx|
        idiv0.s16 t11.___w, -t0.xxxx, |t1.xxxx|, void
        mad.u32 t12, t12.xyzw, 5, t4.xyzw
        mad.u32 t12, t12.xyzw, 5, t5.xyzw
        mad.u32 t12, t12.xyzw, 5, t6.xyzw
        mad.u32 t12, t12.xyzw, 5, t7.xyzw
        mad.u32 t12, t12.xyzw, 5, t8.xyzw
        mad.u32 t12, t12.xyzw, 5, t9.xyzw
        mad.u32 t12, t12.xyzw, 5, t10.xyzw
        mad.u32 t12, t12.xyzw, 5, t11.xyzw
        imod.s16 t4.x___, |t0.xxxx|, -t1.xxxx, void
        i2f.s16 t4._y__, t0.xxxx, void, void
        bit_rev.s16 t4.__z_, t0.xxxx, void, void
        byte_rev.s16 t4.___w, t0.xxxx, void, void
        bit_findlsb.s16 t5.x___, t0.xxxx, void, void
        bit_findmsb.s16 t5._y__, t0.xxxx, void, void
        set.gt.s16 t5.__z_, t0.xxxx, t1.xxxx, void
        set.lt.s16 t5.___w, t0.xxxx, t1.xxxx, void
        set.ge.s16 t6.x___, t0.xxxx, t1.xxxx, void
        set.le.s16 t6._y__, t0.xxxx, t1.xxxx, void
        set.eq.s16 t6.__z_, t0.xxxx, t1.xxxx, void
        set.ne.s16 t6.___w, t0.xxxx, t1.xxxx, void
        set.not.s16 t7.x___, t0.xxxx, t1.xxxx, void
        set.nz.s16 t7._y__, t0.xxxx, t1.xxxx, void
        set.gez.s16 t7.__z_, t0.xxxx, t1.xxxx, void
        set.gz.s16 t7.___w, t0.xxxx, t1.xxxx, void
        set.lez.s16 t8.x___, t0.xxxx, t1.xxxx, void
        set.lz.s16 t8._y__, t0.xxxx, t1.xxxx, void
        select.lt.s16 t8.__z_, t0.xxxx, t1.xxxx, t2.xxxx
        select.gez.s16 t8.___w, t0.xxxx, t1.xxxx, t2.xxxx
        select.selmsb.s16 t9.x___, t0.xxxx, t1.xxxx, t2.xxxx
        cmp.gt.s16 t9._y__, t0.xxxx, t1.xxxx, t2.xxxx
        cmp.lz.s16 t9.__z_, t0.xxxx, t1.xxxx, t2.xxxx
        add.u16 t9.___w, t0.xxxx, void, t2.xxxx
        iaddsat.u16 t10.x___, t0.xxxx, void, t2.xxxx
        halfadd.u16 t10._y__, t0.xxxx, void, t2.xxxx
        halfaddinc.u16 t10.__z_, t0.xxxx, void, t2.xxxx
        lshift.u16 t10.___w, t0.xxxx, void, t2.xxxx
        rshift.u16 t11.x___, t0.xxxx, void, t2.xxxx
        rotate.u16 t11._y__, t0.xxxx, void, t2.xxxx
        or.u16 t11.__z_, t0.xxxx, void, t2.xxxx
        and.u16 t11.___w, t0.xxxx, void, t2.xxxx
        mad.u32 t12, t12.xyzw, 5, t4.xyzw
        mad.u32 t12, t12.xyzw, 5, t5.xyzw
        mad.u32 t12, t12.xyzw, 5, t6.xyzw
        mad.u32 t12, t12.xyzw, 5, t7.xyzw
        mad.u32 t12, t12.xyzw, 5, t8.xyzw
        mad.u32 t12, t12.xyzw, 5, t9.xyzw
        mad.u32 t12, t12.xyzw, 5, t10.xyzw
        mad.u32 t12, t12.xyzw, 5, t11.xyzw
        xor.u16 t4.x___, t0.xxxx, void, t2.xxxx
        mul.u16 t4._y__, t0.xxxx, t1.xxxx, void
        imullo0.u16 t4.__z_, t0.xxxx, t1.xxxx, void
        imullosat0.u16 t4.___w, t0.xxxx, t1.xxxx, void
        imulhi0.u16 t5.x___, t0.xxxx, t1.xxxx, void
        idiv0.u16 t5._y__, t0.xxxx, t1.xxxx, void
        imod.u16 t5.__z_, t0.xxxx, t1.xxxx, void
        i2i.u16 t5.___w, t0.xxxx, t1.xxxx, void
        mad.u16 t6.x___, t0.xxxx, t1.xxxx, t2.xxxx
        imadlo0.u16 t6._y__, t0.xxxx, t1.xxxx, t2.xxxx
        imadlosat0.u16 t6.__z_, t0.xxxx, t1.xxxx, t2.xxxx
        imadhi0.u16 t6.___w, t0.xxxx, t1.xxxx, t2.xxxx
        imadhisat0.u16 t7.x___, t0.xxxx, t1.xxxx, t2.xxxx
        bit_extract.u16 t7._y__, t0.xxxx, t1.xxxx, t2.xxxx
        mov.u16 t7.__z_, void, void, t2.xxxx
        sign.u16 t7.___w, void, void, t2.xxxx
        iabs.u16 t8.x___, void, void, t2.xxxx
        leadzero.u16 t8._y__, void, void, t2.xxxx
        not.u16 t8.__z_, void, void, t2.xxxx
        popcount.u16 t8.___w, void, void, t2.xxxx
        mov.u16 t9.x___, void, void, -|t2.xxxx|
        add.u16 t9._y__, -t0.xxxx, void, |t2.xxxx|
        idiv0.u16 t9.__z_, -t0.xxxx, |t1.xxxx|, void
        imod.u16 t9.___w, |t0.xxxx|, -t1.xxxx, void
        i2f.u16 t10.x___, t0.xxxx, void, void
        bit_rev.u16 t10._y__, t0.xxxx, void, void
        byte_rev.u16 t10.__z_, t0.xxxx, void, void
        bit_findlsb.u16 t10.___w, t0.xxxx, void, void
        bit_findmsb.u16 t11.x___, t0.xxxx, void, void
        set.gt.u16 t11._y__, t0.xxxx, t1.xxxx, void
        set.lt.u16 t11.__z_, t0.xxxx, t1.xxxx, void
        set.ge.u16 t11.___w, t0.xxxx, t1.xxxx, void
        mad.u32 t12, t12.xyzw, 5, t4.xyzw
        mad.u32 t12, t12.xyzw, 5, t5.xyzw
        mad.u32 t12, t12.xyzw, 5, t6.xyzw
        mad.u32 t12, t12.xyzw, 5, t7.xyzw
        mad.u32 t12, t12.xyzw, 5, t8.xyzw
        mad.u32 t12, t12.xyzw, 5, t9.xyzw
        mad.u32 t12, t12.xyzw, 5, t10.xyzw
        mad.u32 t12, t12.xyzw, 5, t11.xyzw
        set.le.u16 t4.x___, t0.xxxx, t1.xxxx, void
        set.eq.u16 t4._y__, t0.xxxx, t1.xxxx, void
        set.ne.u16 t4.__z_, t0.xxxx, t1.xxxx, void
        set.not.u16 t4.___w, t0.xxxx, t1.xxxx, void
        set.nz.u16 t5.x___, t0.xxxx, t1.xxxx, void
        set.gez.u16 t5._y__, t0.xxxx, t1.xxxx, void
        set.gz.u16 t5.__z_, t0.xxxx, t1.xxxx, void
        set.lez.u16 t5.___w, t0.xxxx, t1.xxxx, void
        set.lz.u16 t6.x___, t0.xxxx, t1.xxxx, void
        select.lt.u16 t6._y__, t0.xxxx, t1.xxxx, t2.xxxx
        select.gez.u16 t6.__z_, t0.xxxx, t1.xxxx, t2.xxxx
        select.selmsb.u16 t6.___w, t0.xxxx, t1.xxxx, t2.xxxx
        cmp.gt.u16 t7.x___, t0.xxxx, t1.xxxx, t2.xxxx
        cmp.lz.u16 t7._y__, t0.xxxx, t1.xxxx, t2.xxxx
        mad.u32 t12, t12.xyzw, 5, t4.xyzw
        mad.u32 t12, t12.xyzw, 5, t5.xyzw
        mad.u32 t12, t12.xyzw, 5, t6.xyzw
        mad.u32 t12, t12.xyzw, 5, t7.xyzw
        endloop void, void, void, void
end:    nop void, void, void, void
