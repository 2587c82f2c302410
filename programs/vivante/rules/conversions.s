// Floats to integers and back, floor, ceil, fraction, half floats, address moves. Values by testbench/vivante/reading, from docs/isa/vivante.md, 4.4, 4.7, 4.10.
.inputs t0 t1
.outputs t2 t3 t4 t5 t6 t7 t8 t9 t11 t12 t13
.input 0: 2.5 -2.5 3.5 -0.25  300.0 -1.0 0x4f800000 0x7fc00000
.uniform 0: 16777217 -16777219 0x7fffffff 0
.uniform 1: 1.0009765625 65520.0 0x33800000 -0.0
.uniform 2: 0x3c01 0xfc00 0x0001 0x7c01
.expect output 0: 2 0xfffffffe 3 0  2 0xfffffffe 4 0  0xff 0 0xffffffff 0  0x7f 0xffffff80 0x7fffffff 0  0x40000000 0xc0400000 0x40400000 0xbf800000  0x40400000 0xc0000000 0x40800000 0x80000000  0x3f000000 0x3f000000 0x3f000000 0x3f400000  0x4b800000 0xcb800001 0x4f000000 0  0x3c01 0x7bff 1 0x8000  0x3f802000 0xff800000 0x33800000 0x7fc00000  0x3c01 0x477ff000 0x7fffffff 0x7c01

        f2i.s32 t2, t0.xyzw, void, void
        f2irnd.s32.rtne t3, t0.xyzw, void, void
        f2i.u8 t4.xy__, t1.xyzw, void, void
        f2i.u32 t4.__zw, t1.xyzw, void, void
        f2i.s8 t5.x___, t1.xxxx, void, void
        f2i.s8 t5._y__, -t1.xxxx, void, void
        f2i.s32 t5.__zw, t1.xyzw, void, void
        floor t6, void, void, t0.xyzw
        ceil t7, void, void, t0.xyzw
        frc t8, void, void, t0.xyzw
        mov t10, void, void, u0.xyzw
        i2f.s32.rtz t9.xy__, t10.xyzw, void, void
        i2f.s32.rtne t9.__zw, t10.xyzw, void, void
        conv.f16.rtne t11, u1.xyzw, 0:u20, void       // 65520 is half way to 65536: infinity; 2^-24 is the least half
        conv t12, u2.xyzw, 1:u20, void                // from halves
        conv.f16.rtz t11._y__, u1.xyzw, 0:u20, void
        movar a0, void, void, t0.xyzw                 // nearest: 2 -2 4 -0
        mov.u32 t13.x___, void, void, u2[a.x].xxxx    // u4: 0
        add.u32 t13.x___, t13.xxxx, void, u0[a.x].xxxx
        movaf a0, void, void, t0.xyzw                 // floor: 2 -3 3 -1
        add.u32 t13._y__, t13.yyyy, void, u2[a.w].yyyy
        add.u32 t13.__z_, t13.zzzz, void, u3[a.y].zzzz
        movai.u32 a0, void, void, t10.wwww
        add.u32 t13.___w, t13.wwww, void, u2[a.w].wwww
