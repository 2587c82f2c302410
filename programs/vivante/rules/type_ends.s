// Results at the end of their type, and one beside it: saturated sums, high halves, remainders, the largest powers of two as floats, negative
// ties of an address, floats that are in range and round to one above the maximum. By hand, from docs/isa/vivante.md, 3.2, 4.4 and 4.7.
.outputs t1 t2 t3 t4 t7
.uniform 0: -1.5 -2.5 -3.5 1.5
.uniform 1: 0x80000000 0xffffffff 0x7fffffff 0
.uniform 2: 127.5 255.75 32767.5 65535.5
.expect output 0: 0xffff 0xfffe 127 -128  0x4000 -0x8000 0x7fff 0  -7 7 0x7fffffff 0  0x4f000000 0xcf000000 0x4f800000 0x4f000000  127 255 0x7fff 0xffff

        iaddsat.u16 t1.x___, 0xfff0:u20, void, 0x20:u20
        iaddsat.u16 t1._y__, 0xfff0:u20, void, 0xe:u20
        iaddsat.s8 t1.__z_, 100:s20, void, 27:s20
        iaddsat.s8 t1.___w, -100:s20, void, -29:s20
        mov.s32 t5, void, void, 0x7fff:s20
        imadhisat0.s16 t2.x___, t5.xxxx, t5.xxxx, 1:s20
        imadhisat0.s16 t2._y__, t5.xxxx, -t5.xxxx, -0x7000:s20
        imadhisat0.s16 t2.__z_, t5.xxxx, t5.xxxx, 0x5000:s20
        mov t6, void, void, u1.xyzw
        imod.s32 t3.x___, -7:s20, t6.xxxx, void
        imod.s32 t3._y__, 7:s20, t6.xxxx, void
        imod.s32 t3.__z_, t6.zzzz, t6.xxxx, void
        i2f.u32 t4.x___, t6.xxxx, void, void
        i2f.s32 t4._y__, t6.xxxx, void, void
        i2f.u32.rtne t4.__z_, t6.yyyy, void, void
        i2f.u32.rtne t4.___w, t6.zzzz, void, void
        movar a0, void, void, u0.xyzw
        f2irnd.s8.rtne t7.x___, u2.xxxx, void, void
        f2irnd.u8.rtne t7._y__, u2.yyyy, void, void
        f2irnd.s16.rtne t7.__z_, u2.zzzz, void, void
        f2irnd.u16.rtne t7.___w, u2.wwww, void, void
