// Local memory of a group: sizes, what lies beyond it, what a group finds of the one before it, lanes in order. Images by coordinates at their
// ends. Values by testbench/vivante/reading, from docs/isa/vivante.md, 6.1 and 6.2.
.needs groups = 4 lanes 4 local = 8192
.threads 21
.inputs t0
.outputs t1 t2 t3 t4
.input 0: 0 0 1 -1  4 0 0 -2  8 1 0 0x80  12 -1 0 0x7fff  0 0 1 1  4 0 0 2  8 0 0 3  12 0 0 4
.uniform 0: 64 16 0x00010002 0  96 8 0x00020001 0
.global 0: 0x807f01ff 0x8000ffff 0x7fff0001 0x12345678  0 0 0 0
.global 64: 0x11 0x22 0x33 0x44 0x55 0x66 0x77 0x88
.globalsize 0x80
.expect output 0: 0xffffffff 0xffffffff 0xffffffff 0xffffffff  0xfffe 0xffff 0x80 0  0xcff00ff 0 1 0x7f  0 0x1ff 0xffff8000 0x33
.expect output 1: 0xfffffffe 0xffffffff 0xffffffff 0xffffffff  0xfffe 0xffff 0x80 0  0xcff00ff 0 0xffffffff 1  0 0xffff 0xffff807f 0x33
.expect output 2: 0xffffff80 0 0 0  0xfffe 0xffff 0x80 0  0xcff00ff 0 0xffffffff 1  0 1 0xffff807f 0
.expect output 3: 0xffffffff 0x7f 0 0  0xfffe 0xffff 0x80 0  0xcff00ff 0 0xffffffff 1  0 0x5678 0xffff807f 0
.expect output 4: 1 0 0 0  2 0 3 0  0xc000004 0 1 0x7f  0 0x1ff 0xffff8000 0x33
.expect output 5: 2 0 0 0  2 0 3 0  0xc000004 0 0xffffffff 1  0 0xffff 0xffff807f 0x33
.expect output 6: 3 0 0 0  2 0 3 0  0xc000004 0 0xffffffff 1  0 1 0xffff807f 0x33
.expect output 7: 4 0 0 0  2 0 3 0  0xc000004 0 0xffffffff 1  0 0x5678 0xffff807f 0x33
.expect output 8: 0 0 0 0  0 0 0 0  0 0 0xffffffff 1  0 0x1ff 0xffff807f 0x33
.expect output 9: 0 0 0 0  0 0 0 0  0 0 0xffffffff 1  0 0x1ff 0xffff807f 0x33
.expect output 10: 0 0 0 0  0 0 0 0  0 0 0xffffffff 1  0 0x1ff 0xffff807f 0x33
.expect output 11: 0 0 0 0  0 0 0 0  0 0 0xffffffff 1  0 0x1ff 0xffff807f 0x33
.expect output 12: 0 0 0 0  0 0 0 0  0 0 0xffffffff 1  0 0x1ff 0xffff807f 0x33
.expect output 13: 0 0 0 0  0 0 0 0  0 0 0xffffffff 1  0 0x1ff 0xffff807f 0x33
.expect output 14: 0 0 0 0  0 0 0 0  0 0 0xffffffff 1  0 0x1ff 0xffff807f 0x33
.expect output 15: 0 0 0 0  0 0 0 0  0 0 0xffffffff 1  0 0x1ff 0xffff807f 0x33
.expect output 16: 0 0 0 0  0xfffe 0xffff 0x80 0  0 0 0xffffffff 1  0xffffffff 0x1ff 0xffff807f 0x33
.expect output 17: 0 0 0 0  0xfffe 0xffff 0x80 0  0 0 0xffffffff 1  0xffffffff 0x1ff 0xffff807f 0x33
.expect output 18: 0 0 0 0  0xfffe 0xffff 0x80 0  0 0 0xffffffff 1  0xffffffff 0x1ff 0xffff807f 0x33
.expect output 19: 0 0 0 0  0xfffe 0xffff 0x80 0  0 0 0xffffffff 1  0xffffffff 0x1ff 0xffff807f 0x33
.expect output 20: 0 0 0 0  2 0 3 0  0 0 0xffffffff 1  1 0x1ff 0xffff807f 0x33

        load.local.u32 t4.x___, t0.xxxx, 0x1fc0:u20, void   // what the last group of this slot left
        store.local.u32 mem.x___, t0.xxxx, 0x1fc0:u20, t0.wwww
        load.local.s8 t1, t0.xxxx, 0x1fc0:u20, void
        load.local.u16 t2, 0x1fc4:u20, void, void
        store.local.u8 mem.xyzw, 0x100:u20, void, t0.wzyx   // the last lane wins
        load.local.u32 t3.x___, 0x100:u20, void, void
        load.local.u32 t3._y__, 0x1ffc:u20, 4:u20, void     // beyond
        store.local.u32 mem.x___, 0x1ffe:u20, 2:u20, t0.wwww
        load.s8 t3.__zw, t0.zzzz, 0:u20, void
        load.u16 t4._y__, t0.xxxx, void, void
        load.ls2.s16 t4.__z_, 2:u20, t0.zzzz, void
        mov t5, void, void, u0.xyzw
        img_load.u8 t6, t5.xyzw, t0.yyyy, void              // (0, 0), (1, 1): outside, (-1, -1)
        img_store.u16 mem.x__w, u1.xyzw, t0.zyyy, 7:u20
        add.u32 t4.___w, t4.wwww, void, t6.xxxx
        img_load_3d.u32 t7, t5.xyzw, t0.yyzz, void
        add.u32 t4.___w, t4.wwww, void, t7.yyyy
        load.u32 t8.x___, 0x200:u20, void, void
        add.u32 t4.___w, t4.wwww, void, t8.xxxx
        store.u32 mem.x___, 0x200:u20, void, t0.wwww
