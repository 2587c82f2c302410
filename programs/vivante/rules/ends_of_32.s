// The least and the greatest integer of 32 bits, and -1, 0, 1 and 3, in every operand of every
// operation on integers of 32 bits: every two of them in t0 and t1, each of them in t2, by a loop.
// t12 sums up all results. Values by testbench/vivante/reading, from docs/isa/vivante.md, 3.2, 3.3.
.threads 36
.inputs t0 t1
.outputs t12
.uniform 0: 0x80000000 0x80000000 0x80000000 0x80000000
.uniform 1: 0x7fffffff 0x7fffffff 0x7fffffff 0x7fffffff
.uniform 2: 0xffffffff 0xffffffff 0xffffffff 0xffffffff
.uniform 3: 0 0 0 0
.uniform 4: 1 1 1 1
.uniform 5: 3 3 3 3
.uniform 6: 6 0 1 0
.input 0: 0x80000000 0 0 0 0x80000000 0 0 0  0x80000000 0 0 0 0x7fffffff 0 0 0 \
    0x80000000 0 0 0 0xffffffff 0 0 0
.input 3: 0x80000000 0 0 0 0 0 0 0  0x80000000 0 0 0 1 0 0 0  0x80000000 0 0 0 3 0 0 0
.input 6: 0x7fffffff 0 0 0 0x80000000 0 0 0  0x7fffffff 0 0 0 0x7fffffff 0 0 0 \
    0x7fffffff 0 0 0 0xffffffff 0 0 0
.input 9: 0x7fffffff 0 0 0 0 0 0 0  0x7fffffff 0 0 0 1 0 0 0  0x7fffffff 0 0 0 3 0 0 0
.input 12: 0xffffffff 0 0 0 0x80000000 0 0 0  0xffffffff 0 0 0 0x7fffffff 0 0 0 \
    0xffffffff 0 0 0 0xffffffff 0 0 0
.input 15: 0xffffffff 0 0 0 0 0 0 0  0xffffffff 0 0 0 1 0 0 0  0xffffffff 0 0 0 3 0 0 0
.input 18: 0 0 0 0 0x80000000 0 0 0  0 0 0 0 0x7fffffff 0 0 0  0 0 0 0 0xffffffff 0 0 0
.input 21: 0 0 0 0 0 0 0 0  0 0 0 0 1 0 0 0  0 0 0 0 3 0 0 0
.input 24: 1 0 0 0 0x80000000 0 0 0  1 0 0 0 0x7fffffff 0 0 0  1 0 0 0 0xffffffff 0 0 0
.input 27: 1 0 0 0 0 0 0 0  1 0 0 0 1 0 0 0  1 0 0 0 3 0 0 0
.input 30: 3 0 0 0 0x80000000 0 0 0  3 0 0 0 0x7fffffff 0 0 0  3 0 0 0 0xffffffff 0 0 0
.input 33: 3 0 0 0 0 0 0 0  3 0 0 0 1 0 0 0  3 0 0 0 3 0 0 0
.expect output 0: 0x69ed3e47 0xd13c6b6b 0x9de9d8d3 0x951ccbdc \
    0x48be5f44 0xf77b1642 0x10978af4 0xddc066b0
.expect output 2: 0xd31d1aa8 0x5eb3ee6e 0xc51e9a54 0xbab37825 \
    0x4b2e3233 0x3a3a1e81 0xf5bf31e3 0xc27a559a
.expect output 4: 0xebe9aaf3 0xe5f11784 0x4f2e696 0x936354db \
    0x5ec1f2c8 0x979ecbbd 0xc20b4317 0x75fd21c8
.expect output 6: 0x895108d0 0x6fcea370 0xc427901c 0xf0650a46 \
    0xd3f92a0 0xa9ebd684 0xe259148d 0x961e2580
.expect output 8: 0x876887a1 0x3845d5d4 0xe737a145 0xb0e2e975 \
    0xf6af05bf 0xeed83dea 0x5bb6727c 0x8dc06d2c
.expect output 10: 0x7363099 0x3f6322c0 0xc5c3bc79 0x7026348b \
    0x42aae0ac 0x1ca03101 0x1c1dd896 0x7adbd1da
.expect output 12: 0x5de2babf 0xcf145a9d 0xb1f901a7 0xe5946b5 \
    0xb598ce74 0xee50b626 0xe67953d1 0x2eb791c3
.expect output 14: 0x98d90677 0xbfde7cb3 0x16b36a71 0x463277d7 \
    0xb9f12292 0x4e7a27ed 0x8e728583 0x5742774c
.expect output 16: 0x75a718f0 0xcb1cdc80 0xfbb3d5bf 0x86147ff5 \
    0xab4210a8 0x769cc1b0 0x189a8513 0x23735e8f
.expect output 18: 0xbc8d2372 0xbed2f2bf 0xd8dedac8 0x8c60eae8 \
    0xad667c24 0xa2f7d7cd 0x3e2ee2bc 0xf63f5bf0
.expect output 20: 0xbc8d2372 0x2453b7f1 0x3e5f9ffa 0xaa7e176a \
    0xbc8d2372 0xd444a773 0x98f2f846 0x877a491a
.expect output 22: 0xad667c24 0xd7f64d69 0x36f2ff54 0xba0502ec \
    0xad667c24 0xcf4c305 0x2fb71bec 0x7dcaa9e8
.expect output 24: 0xd474dfb5 0xb258400 0x62a93a56 0xe139bfe9 \
    0x4de757c9 0x15bad8f2 0xad1de0f7 0xf8325893
.expect output 26: 0xef6f5d53 0x832e88d3 0x6467a59a 0x3d103cef \
    0x40956f5f 0xde174ebd 0x2c9f08b3 0x1aefb20c
.expect output 28: 0xb6c60001 0xbfaf6c46 0xb937666d 0x7636803 \
    0xf6e406d9 0x3d8c30d2 0x40773785 0x749e0d03
.expect output 30: 0xb07e1131 0xd2bd8a26 0xba597c47 0xa339eee4 \
    0xa9617575 0x43a73952 0xe80cdbea 0x9408d384
.expect output 32: 0x285b8d9c 0x3a28b260 0xcfc6c060 0xfb74412b \
    0xdb613396 0xb9978526 0x51e85ea7 0x5a55a7ae
.expect output 34: 0xa9cbb308 0x40d7a534 0xadef4f90 0xbd9fb655 \
    0xadfe751c 0x63b1b13 0x806590db 0x23075b1d

        loop.s32 void, u6.xyzz, void, end
        mov.u32 t2.x___, void, void, u0[a.w].xxxx
        add.s32 t4.x___, t0.xxxx, void, t2.xxxx
        iaddsat.s32 t4._y__, t0.xxxx, void, t2.xxxx
        halfadd.s32 t4.__z_, t0.xxxx, void, t2.xxxx
        halfaddinc.s32 t4.___w, t0.xxxx, void, t2.xxxx
        lshift.s32 t5.x___, t0.xxxx, void, t2.xxxx
        rshift.s32 t5._y__, t0.xxxx, void, t2.xxxx
        rotate.s32 t5.__z_, t0.xxxx, void, t2.xxxx
        or.s32 t5.___w, t0.xxxx, void, t2.xxxx
        and.s32 t6.x___, t0.xxxx, void, t2.xxxx
        xor.s32 t6._y__, t0.xxxx, void, t2.xxxx
        mul.s32 t6.__z_, t0.xxxx, t1.xxxx, void
        imullo0.s32 t6.___w, t0.xxxx, t1.xxxx, void
        imullosat0.s32 t7.x___, t0.xxxx, t1.xxxx, void
        imulhi0.s32 t7._y__, t0.xxxx, t1.xxxx, void
        idiv0.s32 t7.__z_, t0.xxxx, t1.xxxx, void
        imod.s32 t7.___w, t0.xxxx, t1.xxxx, void
        i2i.s32 t8.x___, t0.xxxx, t1.xxxx, void
        mad.s32 t8._y__, t0.xxxx, t1.xxxx, t2.xxxx
        imadlo0.s32 t8.__z_, t0.xxxx, t1.xxxx, t2.xxxx
        imadlosat0.s32 t8.___w, t0.xxxx, t1.xxxx, t2.xxxx
        imadhi0.s32 t9.x___, t0.xxxx, t1.xxxx, t2.xxxx
        imadhisat0.s32 t9._y__, t0.xxxx, t1.xxxx, t2.xxxx
        bit_extract.s32 t9.__z_, t0.xxxx, t1.xxxx, t2.xxxx
        mov.s32 t9.___w, void, void, t2.xxxx
        sign.s32 t10.x___, void, void, t2.xxxx
        iabs.s32 t10._y__, void, void, t2.xxxx
        leadzero.s32 t10.__z_, void, void, t2.xxxx
        not.s32 t10.___w, void, void, t2.xxxx
        popcount.s32 t11.x___, void, void, t2.xxxx
        mov.s32 t11._y__, void, void, -|t2.xxxx|
        add.s32 t11.__z_, -t0.xxxx, void, |t2.xxxx|
        idiv0.s32 t11.___w, -t0.xxxx, |t1.xxxx|, void
        mad.u32 t12, t12.xyzw, 5, t4.xyzw
        mad.u32 t12, t12.xyzw, 5, t5.xyzw
        mad.u32 t12, t12.xyzw, 5, t6.xyzw
        mad.u32 t12, t12.xyzw, 5, t7.xyzw
        mad.u32 t12, t12.xyzw, 5, t8.xyzw
        mad.u32 t12, t12.xyzw, 5, t9.xyzw
        mad.u32 t12, t12.xyzw, 5, t10.xyzw
        mad.u32 t12, t12.xyzw, 5, t11.xyzw
        imod.s32 t4.x___, |t0.xxxx|, -t1.xxxx, void
        i2f.s32 t4._y__, t0.xxxx, void, void
        bit_rev.s32 t4.__z_, t0.xxxx, void, void
        byte_rev.s32 t4.___w, t0.xxxx, void, void
        bit_findlsb.s32 t5.x___, t0.xxxx, void, void
        bit_findmsb.s32 t5._y__, t0.xxxx, void, void
        set.gt.s32 t5.__z_, t0.xxxx, t1.xxxx, void
        set.lt.s32 t5.___w, t0.xxxx, t1.xxxx, void
        set.ge.s32 t6.x___, t0.xxxx, t1.xxxx, void
        set.le.s32 t6._y__, t0.xxxx, t1.xxxx, void
        set.eq.s32 t6.__z_, t0.xxxx, t1.xxxx, void
        set.ne.s32 t6.___w, t0.xxxx, t1.xxxx, void
        set.not.s32 t7.x___, t0.xxxx, t1.xxxx, void
        set.nz.s32 t7._y__, t0.xxxx, t1.xxxx, void
        set.gez.s32 t7.__z_, t0.xxxx, t1.xxxx, void
        set.gz.s32 t7.___w, t0.xxxx, t1.xxxx, void
        set.lez.s32 t8.x___, t0.xxxx, t1.xxxx, void
        set.lz.s32 t8._y__, t0.xxxx, t1.xxxx, void
        select.lt.s32 t8.__z_, t0.xxxx, t1.xxxx, t2.xxxx
        select.gez.s32 t8.___w, t0.xxxx, t1.xxxx, t2.xxxx
        select.selmsb.s32 t9.x___, t0.xxxx, t1.xxxx, t2.xxxx
        cmp.gt.s32 t9._y__, t0.xxxx, t1.xxxx, t2.xxxx
        cmp.lz.s32 t9.__z_, t0.xxxx, t1.xxxx, t2.xxxx
        add.u32 t9.___w, t0.xxxx, void, t2.xxxx
        iaddsat.u32 t10.x___, t0.xxxx, void, t2.xxxx
        halfadd.u32 t10._y__, t0.xxxx, void, t2.xxxx
        halfaddinc.u32 t10.__z_, t0.xxxx, void, t2.xxxx
        lshift.u32 t10.___w, t0.xxxx, void, t2.xxxx
        rshift.u32 t11.x___, t0.xxxx, void, t2.xxxx
        rotate.u32 t11._y__, t0.xxxx, void, t2.xxxx
        or.u32 t11.__z_, t0.xxxx, void, t2.xxxx
        and.u32 t11.___w, t0.xxxx, void, t2.xxxx
        mad.u32 t12, t12.xyzw, 5, t4.xyzw
        mad.u32 t12, t12.xyzw, 5, t5.xyzw
        mad.u32 t12, t12.xyzw, 5, t6.xyzw
        mad.u32 t12, t12.xyzw, 5, t7.xyzw
        mad.u32 t12, t12.xyzw, 5, t8.xyzw
        mad.u32 t12, t12.xyzw, 5, t9.xyzw
        mad.u32 t12, t12.xyzw, 5, t10.xyzw
        mad.u32 t12, t12.xyzw, 5, t11.xyzw
        xor.u32 t4.x___, t0.xxxx, void, t2.xxxx
        mul.u32 t4._y__, t0.xxxx, t1.xxxx, void
        imullo0.u32 t4.__z_, t0.xxxx, t1.xxxx, void
        imullosat0.u32 t4.___w, t0.xxxx, t1.xxxx, void
        imulhi0.u32 t5.x___, t0.xxxx, t1.xxxx, void
        idiv0.u32 t5._y__, t0.xxxx, t1.xxxx, void
        imod.u32 t5.__z_, t0.xxxx, t1.xxxx, void
        i2i.u32 t5.___w, t0.xxxx, t1.xxxx, void
        mad.u32 t6.x___, t0.xxxx, t1.xxxx, t2.xxxx
        imadlo0.u32 t6._y__, t0.xxxx, t1.xxxx, t2.xxxx
        imadlosat0.u32 t6.__z_, t0.xxxx, t1.xxxx, t2.xxxx
        imadhi0.u32 t6.___w, t0.xxxx, t1.xxxx, t2.xxxx
        imadhisat0.u32 t7.x___, t0.xxxx, t1.xxxx, t2.xxxx
        bit_extract.u32 t7._y__, t0.xxxx, t1.xxxx, t2.xxxx
        mov.u32 t7.__z_, void, void, t2.xxxx
        sign.u32 t7.___w, void, void, t2.xxxx
        iabs.u32 t8.x___, void, void, t2.xxxx
        leadzero.u32 t8._y__, void, void, t2.xxxx
        not.u32 t8.__z_, void, void, t2.xxxx
        popcount.u32 t8.___w, void, void, t2.xxxx
        mov.u32 t9.x___, void, void, -|t2.xxxx|
        add.u32 t9._y__, -t0.xxxx, void, |t2.xxxx|
        idiv0.u32 t9.__z_, -t0.xxxx, |t1.xxxx|, void
        imod.u32 t9.___w, |t0.xxxx|, -t1.xxxx, void
        i2f.u32 t10.x___, t0.xxxx, void, void
        bit_rev.u32 t10._y__, t0.xxxx, void, void
        byte_rev.u32 t10.__z_, t0.xxxx, void, void
        bit_findlsb.u32 t10.___w, t0.xxxx, void, void
        bit_findmsb.u32 t11.x___, t0.xxxx, void, void
        set.gt.u32 t11._y__, t0.xxxx, t1.xxxx, void
        set.lt.u32 t11.__z_, t0.xxxx, t1.xxxx, void
        set.ge.u32 t11.___w, t0.xxxx, t1.xxxx, void
        mad.u32 t12, t12.xyzw, 5, t4.xyzw
        mad.u32 t12, t12.xyzw, 5, t5.xyzw
        mad.u32 t12, t12.xyzw, 5, t6.xyzw
        mad.u32 t12, t12.xyzw, 5, t7.xyzw
        mad.u32 t12, t12.xyzw, 5, t8.xyzw
        mad.u32 t12, t12.xyzw, 5, t9.xyzw
        mad.u32 t12, t12.xyzw, 5, t10.xyzw
        mad.u32 t12, t12.xyzw, 5, t11.xyzw
        set.le.u32 t4.x___, t0.xxxx, t1.xxxx, void
        set.eq.u32 t4._y__, t0.xxxx, t1.xxxx, void
        set.ne.u32 t4.__z_, t0.xxxx, t1.xxxx, void
        set.not.u32 t4.___w, t0.xxxx, t1.xxxx, void
        set.nz.u32 t5.x___, t0.xxxx, t1.xxxx, void
        set.gez.u32 t5._y__, t0.xxxx, t1.xxxx, void
        set.gz.u32 t5.__z_, t0.xxxx, t1.xxxx, void
        set.lez.u32 t5.___w, t0.xxxx, t1.xxxx, void
        set.lz.u32 t6.x___, t0.xxxx, t1.xxxx, void
        select.lt.u32 t6._y__, t0.xxxx, t1.xxxx, t2.xxxx
        select.gez.u32 t6.__z_, t0.xxxx, t1.xxxx, t2.xxxx
        select.selmsb.u32 t6.___w, t0.xxxx, t1.xxxx, t2.xxxx
        cmp.gt.u32 t7.x___, t0.xxxx, t1.xxxx, t2.xxxx
        cmp.lz.u32 t7._y__, t0.xxxx, t1.xxxx, t2.xxxx
        mad.u32 t12, t12.xyzw, 5, t4.xyzw
        mad.u32 t12, t12.xyzw, 5, t5.xyzw
        mad.u32 t12, t12.xyzw, 5, t6.xyzw
        mad.u32 t12, t12.xyzw, 5, t7.xyzw
        endloop void, void, void, void
end:    nop void, void, void, void
