// Products whose bits 47 to 32 are 0 and which saturate all the same; fields whose length is a bit alone far above what a field can have.
// By hand, from docs/isa/vivante.md, 3.2 and 3.3.
.tags short
.inputs t0
.outputs t1 t2
.input 0: 0x80000000 0x80000001 0x100 0xdeadbeef
.expect output 0: 0xffffffff 0x7fffffff 0xffffffff 0x7fffffff \
    0x0deadbee 0xfdeadbee 0xdeadbeef 0x0deadbee

        imullosat0.u32 t1.x___, t0.xxxx, t0.xxxx, void  // 2^62
        imullosat0.s32 t1._y__, t0.xxxx, t0.xxxx, void
        imadlosat0.u32 t1.__z_, t0.xxxx, t0.xxxx, 5:u20
        imadlosat0.s32 t1.___w, t0.xxxx, t0.xxxx, -1:s20
        bit_extract.u32 t2.x___, t0.wwww, 4:u20, t0.zzzz
        bit_extract.s32 t2._y__, t0.wwww, 4:u20, t0.zzzz
        bit_extract.u32 t2.__z_, t0.wwww, 0:u20, t0.yyyy
        bit_extract.u32 t2.___w, t0.wwww, 4:u20, t0.yyyy
