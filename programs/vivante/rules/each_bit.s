// A number of one bit, bit N in thread N, through every operation of integers. By hand: what must come out is the thread's input, or the same for all,
// and t9, which takes what differs, stays 0. t1: N, 31 - N, the bits in reverse, the number as a float; t2: the bytes in reverse, both halves of the
// square, the number turned left by N; t3: its bits in reverse in 16 and in 8 bits, and the zeros before it there.
.tags short
.threads 32
.inputs t0 t1 t2 t3
.outputs t9
.input 0: 1 1 1 1  0 31 0x80000000 0x3f800000  0x1000000 1 0 1  0x8000 0x80 15 7
.expect output 0: 0 0 0 0
.input 1: 2 2 2 2  1 30 0x40000000 0x40000000  0x2000000 4 0 4  0x4000 0x40 14 6
.expect output 1: 0 0 0 0
.input 2: 4 4 4 4  2 29 0x20000000 0x40800000  0x4000000 0x10 0 0x10  0x2000 0x20 13 5
.expect output 2: 0 0 0 0
.input 3: 8 8 8 8  3 28 0x10000000 0x41000000  0x8000000 0x40 0 0x40  0x1000 0x10 12 4
.expect output 3: 0 0 0 0
.input 4: 0x10 0x10 0x10 0x10  4 27 0x8000000 0x41800000  0x10000000 0x100 0 0x100  0x800 8 11 3
.expect output 4: 0 0 0 0
.input 5: 0x20 0x20 0x20 0x20  5 26 0x4000000 0x42000000  0x20000000 0x400 0 0x400  0x400 4 10 2
.expect output 5: 0 0 0 0
.input 6: 0x40 0x40 0x40 0x40  6 25 0x2000000 0x42800000  0x40000000 0x1000 0 0x1000  0x200 2 9 1
.expect output 6: 0 0 0 0
.input 7: 0x80 0x80 0x80 0x80  7 24 0x1000000 0x43000000  0x80000000 0x4000 0 0x4000  0x100 1 8 0
.expect output 7: 0 0 0 0
.input 8: 0x100 0x100 0x100 0x100  8 23 0x800000 0x43800000  0x10000 0x10000 0 0x10000  0x80 0 7 8
.expect output 8: 0 0 0 0
.input 9: 0x200 0x200 0x200 0x200  9 22 0x400000 0x44000000  0x20000 0x40000 0 0x40000  0x40 0 6 8
.expect output 9: 0 0 0 0
.input 10: 0x400 0x400 0x400 0x400  10 21 0x200000 0x44800000  0x40000 0x100000 0 0x100000  0x20 0 5 8
.expect output 10: 0 0 0 0
.input 11: 0x800 0x800 0x800 0x800  11 20 0x100000 0x45000000  0x80000 0x400000 0 0x400000  0x10 0 4 8
.expect output 11: 0 0 0 0
.input 12: 0x1000 0x1000 0x1000 0x1000  12 19 0x80000 0x45800000  0x100000 0x1000000 0 0x1000000  8 0 3 8
.expect output 12: 0 0 0 0
.input 13: 0x2000 0x2000 0x2000 0x2000  13 18 0x40000 0x46000000  0x200000 0x4000000 0 0x4000000  4 0 2 8
.expect output 13: 0 0 0 0
.input 14: 0x4000 0x4000 0x4000 0x4000  14 17 0x20000 0x46800000  0x400000 0x10000000 0 0x10000000  2 0 1 8
.expect output 14: 0 0 0 0
.input 15: 0x8000 0x8000 0x8000 0x8000  15 16 0x10000 0x47000000  0x800000 0x40000000 0 0x40000000  1 0 0 8
.expect output 15: 0 0 0 0
.input 16: 0x10000 0x10000 0x10000 0x10000  16 15 0x8000 0x47800000  0x100 0 1 1  0 0 16 8
.expect output 16: 0 0 0 0
.input 17: 0x20000 0x20000 0x20000 0x20000  17 14 0x4000 0x48000000  0x200 0 4 4  0 0 16 8
.expect output 17: 0 0 0 0
.input 18: 0x40000 0x40000 0x40000 0x40000  18 13 0x2000 0x48800000  0x400 0 0x10 0x10  0 0 16 8
.expect output 18: 0 0 0 0
.input 19: 0x80000 0x80000 0x80000 0x80000  19 12 0x1000 0x49000000  0x800 0 0x40 0x40  0 0 16 8
.expect output 19: 0 0 0 0
.input 20: 0x100000 0x100000 0x100000 0x100000  20 11 0x800 0x49800000  0x1000 0 0x100 0x100  0 0 16 8
.expect output 20: 0 0 0 0
.input 21: 0x200000 0x200000 0x200000 0x200000  21 10 0x400 0x4a000000  0x2000 0 0x400 0x400  0 0 16 8
.expect output 21: 0 0 0 0
.input 22: 0x400000 0x400000 0x400000 0x400000  22 9 0x200 0x4a800000  0x4000 0 0x1000 0x1000  0 0 16 8
.expect output 22: 0 0 0 0
.input 23: 0x800000 0x800000 0x800000 0x800000  23 8 0x100 0x4b000000  0x8000 0 0x4000 0x4000  0 0 16 8
.expect output 23: 0 0 0 0
.input 24: 0x1000000 0x1000000 0x1000000 0x1000000  24 7 0x80 0x4b800000  1 0 0x10000 0x10000  0 0 16 8
.expect output 24: 0 0 0 0
.input 25: 0x2000000 0x2000000 0x2000000 0x2000000  25 6 0x40 0x4c000000  2 0 0x40000 0x40000  0 0 16 8
.expect output 25: 0 0 0 0
.input 26: 0x4000000 0x4000000 0x4000000 0x4000000  26 5 0x20 0x4c800000  4 0 0x100000 0x100000  0 0 16 8
.expect output 26: 0 0 0 0
.input 27: 0x8000000 0x8000000 0x8000000 0x8000000  27 4 0x10 0x4d000000  8 0 0x400000 0x400000  0 0 16 8
.expect output 27: 0 0 0 0
.input 28: 0x10000000 0x10000000 0x10000000 0x10000000  28 3 8 0x4d800000  0x10 0 0x1000000 0x1000000  0 0 16 8
.expect output 28: 0 0 0 0
.input 29: 0x20000000 0x20000000 0x20000000 0x20000000  29 2 4 0x4e000000  0x20 0 0x4000000 0x4000000  0 0 16 8
.expect output 29: 0 0 0 0
.input 30: 0x40000000 0x40000000 0x40000000 0x40000000  30 1 2 0x4e800000  0x40 0 0x10000000 0x10000000  0 0 16 8
.expect output 30: 0 0 0 0
.input 31: 0x80000000 0x80000000 0x80000000 0x80000000  31 0 1 0x4f000000  0x80 0 0x40000000 0x40000000  0 0 16 8
.expect output 31: 0 0 0 0

        leadzero.u32 t8, void, void, t0.xyzw
        xor.u32 t8, t8.xyzw, void, t1.yyyy
        or.u32 t9, t9.xyzw, void, t8.xyzw
        bit_findlsb.u32 t8, t0.xyzw, void, void
        xor.u32 t8, t8.xyzw, void, t1.xxxx
        or.u32 t9, t9.xyzw, void, t8.xyzw
        bit_findmsb.u32 t8, t0.xyzw, void, void
        xor.u32 t8, t8.xyzw, void, t1.xxxx
        or.u32 t9, t9.xyzw, void, t8.xyzw
        popcount.u32 t8, void, void, t0.xyzw
        xor.u32 t8, t8.xyzw, void, 1:u20
        or.u32 t9, t9.xyzw, void, t8.xyzw
        bit_rev.u32 t8, t0.xyzw, void, void
        xor.u32 t8, t8.xyzw, void, t1.zzzz
        or.u32 t9, t9.xyzw, void, t8.xyzw
        byte_rev.u32 t8, t0.xyzw, void, void
        xor.u32 t8, t8.xyzw, void, t2.xxxx
        or.u32 t9, t9.xyzw, void, t8.xyzw
        imullo0.u32 t8, t0.xyzw, t0.xyzw, void
        xor.u32 t8, t8.xyzw, void, t2.yyyy
        or.u32 t9, t9.xyzw, void, t8.xyzw
        imulhi0.u32 t8, t0.xyzw, t0.xyzw, void
        xor.u32 t8, t8.xyzw, void, t2.zzzz
        or.u32 t9, t9.xyzw, void, t8.xyzw
        imadhi0.u32 t8, t0.xyzw, t0.xyzw, 0:u20
        xor.u32 t8, t8.xyzw, void, t2.zzzz
        or.u32 t9, t9.xyzw, void, t8.xyzw
        rotate.u32 t8, t0.xyzw, void, t1.xxxx
        xor.u32 t8, t8.xyzw, void, t2.wwww
        or.u32 t9, t9.xyzw, void, t8.xyzw
        rshift.u32 t8, t0.xyzw, void, t1.xxxx
        xor.u32 t8, t8.xyzw, void, 1:u20
        or.u32 t9, t9.xyzw, void, t8.xyzw
        lshift.u32 t8, 1:u20, void, t1.xxxx
        xor.u32 t8, t8.xyzw, void, t0.xyzw
        or.u32 t9, t9.xyzw, void, t8.xyzw
        bit_extract.u32 t8, t0.xyzw, t1.xxxx, 1:u20
        xor.u32 t8, t8.xyzw, void, 1:u20
        or.u32 t9, t9.xyzw, void, t8.xyzw
        bit_extract.u32 t8, t0.xyzw, 0:u20, 32:u20
        xor.u32 t8, t8.xyzw, void, t0.xyzw
        or.u32 t9, t9.xyzw, void, t8.xyzw
        bit_extract.s32 t8, -1:s20, t1.xxxx, 31:u20             // as many as there are, of its sign
        xor.u32 t8, t8.xyzw, void, -1:s20
        or.u32 t9, t9.xyzw, void, t8.xyzw
        halfadd.u32 t8, t0.xyzw, void, t0.xyzw
        xor.u32 t8, t8.xyzw, void, t0.xyzw
        or.u32 t9, t9.xyzw, void, t8.xyzw
        halfaddinc.u32 t8, t0.xyzw, void, t0.xyzw
        xor.u32 t8, t8.xyzw, void, t0.xyzw
        or.u32 t9, t9.xyzw, void, t8.xyzw
        iaddsat.u32 t8, t0.xyzw, void, 0:u20
        xor.u32 t8, t8.xyzw, void, t0.xyzw
        or.u32 t9, t9.xyzw, void, t8.xyzw
        mul.u32 t8, t0.xyzw, 1:u20, void
        xor.u32 t8, t8.xyzw, void, t0.xyzw
        or.u32 t9, t9.xyzw, void, t8.xyzw
        mad.u32 t8, 1:u20, 0:u20, t0.xyzw
        xor.u32 t8, t8.xyzw, void, t0.xyzw
        or.u32 t9, t9.xyzw, void, t8.xyzw
        imadlosat0.u32 t8, 1:u20, t0.xyzw, 0:u20
        xor.u32 t8, t8.xyzw, void, t0.xyzw
        or.u32 t9, t9.xyzw, void, t8.xyzw
        imadhisat0.u32 t8, t0.xyzw, t0.xyzw, 0:u20
        xor.u32 t8, t8.xyzw, void, t2.zzzz
        or.u32 t9, t9.xyzw, void, t8.xyzw
        i2f.u32 t8, t0.xyzw, void, void
        xor.u32 t8, t8.xyzw, void, t1.wwww
        or.u32 t9, t9.xyzw, void, t8.xyzw
        f2i.u32 t8, t1.wwww, void, void
        xor.u32 t8, t8.xyzw, void, t0.xyzw
        or.u32 t9, t9.xyzw, void, t8.xyzw
        idiv0.u32 t8, t0.xyzw, 1:u20, void
        xor.u32 t8, t8.xyzw, void, t0.xyzw
        or.u32 t9, t9.xyzw, void, t8.xyzw
        idiv0.u32 t8, t0.xyzw, t0.xyzw, void
        xor.u32 t8, t8.xyzw, void, 1:u20
        or.u32 t9, t9.xyzw, void, t8.xyzw
        imod.u32 t8, t0.xyzw, t0.xyzw, void
        or.u32 t9, t9.xyzw, void, t8.xyzw
        imod.u32 t8, t0.xyzw, -1:s20, void
        xor.u32 t8, t8.xyzw, void, t0.xyzw
        or.u32 t9, t9.xyzw, void, t8.xyzw
        bit_rev.u16 t8, t0.xyzw, void, void
        xor.u32 t8, t8.xyzw, void, t3.xxxx
        or.u32 t9, t9.xyzw, void, t8.xyzw
        bit_rev.u8 t8, t0.xyzw, void, void
        xor.u32 t8, t8.xyzw, void, t3.yyyy
        or.u32 t9, t9.xyzw, void, t8.xyzw
        leadzero.u16 t8, void, void, t0.xyzw
        xor.u32 t8, t8.xyzw, void, t3.zzzz
        or.u32 t9, t9.xyzw, void, t8.xyzw
        leadzero.u8 t8, void, void, t0.xyzw
        xor.u32 t8, t8.xyzw, void, t3.wwww
        or.u32 t9, t9.xyzw, void, t8.xyzw
        not.u32 t8, void, void, t0.xyzw
        xor.u32 t8, t8.xyzw, void, -1:s20
        xor.u32 t8, t8.xyzw, void, t0.xyzw
        or.u32 t9, t9.xyzw, void, t8.xyzw
        set.and.u32 t8, t0.xyzw, t0.xyzw, void
        xor.u32 t8, t8.xyzw, void, 1:u20
        or.u32 t9, t9.xyzw, void, t8.xyzw
        set.eq.u32 t8, t0.xyzw, t0.xyzw, void
        xor.u32 t8, t8.xyzw, void, 1:u20
        or.u32 t9, t9.xyzw, void, t8.xyzw
        set.xor.u32 t8, t0.xyzw, t0.xyzw, void
        or.u32 t9, t9.xyzw, void, t8.xyzw
        set.nz.u32 t8, t0.xyzw, void, void
        xor.u32 t8, t8.xyzw, void, 1:u20
        or.u32 t9, t9.xyzw, void, t8.xyzw
        set.gt.u32 t8, t0.xyzw, 0:u20, void
        xor.u32 t8, t8.xyzw, void, 1:u20
        or.u32 t9, t9.xyzw, void, t8.xyzw
        set.lt.u32 t8, 0:u20, t0.xyzw, void
        xor.u32 t8, t8.xyzw, void, 1:u20
        or.u32 t9, t9.xyzw, void, t8.xyzw
