// Each slot with numbers of its own at each power of two: temporaries, local memory; and uniforms. By hand: what is read is what was
// written, so t60 is 0; t62 is the sum of the uniforms, t63
// that and an input.
.needs temps 64 uniforms 256 local 8192
.threads 32
.inputs t0 t33
.outputs t60 t62 t63
.uniform 0: 10 11 12 13  14 15 16 17  18 19 20 21
.uniform 4: 22 23 24 25
.uniform 8: 26 27 28 29
.uniform 16: 30 31 32 33
.uniform 32: 34 35 36 37
.uniform 64: 38 39 40 41
.uniform 127: 42 43 44 45  46 47 48 49
.uniform 255: 50 51 52 53
// four threads have the same numbers, for they share local memory
.input 0:  0x100 0 0 0  1 2 3 4  0x100 0 0 0  1 2 3 4  0x100 0 0 0  1 2 3 4  0x100 0 0 0  1 2 3 4
.input 4:  0x200 0 0 0  1 2 3 4  0x200 0 0 0  1 2 3 4  0x200 0 0 0  1 2 3 4  0x200 0 0 0  1 2 3 4
.input 8:  0x300 0 0 0  1 2 3 4  0x300 0 0 0  1 2 3 4  0x300 0 0 0  1 2 3 4  0x300 0 0 0  1 2 3 4
.input 12:  0x400 0 0 0  1 2 3 4  0x400 0 0 0  1 2 3 4  0x400 0 0 0  1 2 3 4  0x400 0 0 0  1 2 3 4
.input 16:  0x500 0 0 0  1 2 3 4  0x500 0 0 0  1 2 3 4  0x500 0 0 0  1 2 3 4  0x500 0 0 0  1 2 3 4
.input 20:  0x600 0 0 0  1 2 3 4  0x600 0 0 0  1 2 3 4  0x600 0 0 0  1 2 3 4  0x600 0 0 0  1 2 3 4
.input 24:  0x700 0 0 0  1 2 3 4  0x700 0 0 0  1 2 3 4  0x700 0 0 0  1 2 3 4  0x700 0 0 0  1 2 3 4
.input 28:  0x800 0 0 0  1 2 3 4  0x800 0 0 0  1 2 3 4  0x800 0 0 0  1 2 3 4  0x800 0 0 0  1 2 3 4
.expect output 0: 0 0 0 0  330 341 352 363  331 343 355 367
.expect output 31: 0 0 0 0  330 341 352 363  331 343 355 367

        add.u32 t1, t0.xxxx, void, u0.xyzw
        add.u32 t2, t0.xxxx, void, u1.xyzw
        add.u32 t4, t0.xxxx, void, u2.xyzw
        store.local.u32 mem.x___, 4:u20, void, t1.xxxx
        store.local.u32 mem.x___, 8:u20, void, t1.yyyy
        store.local.u32 mem.x___, 16:u20, void, t1.zzzz
        store.local.u32 mem.x___, 32:u20, void, t1.wwww
        store.local.u32 mem.x___, 64:u20, void, t2.xxxx
        store.local.u32 mem.x___, 128:u20, void, t2.yyyy
        store.local.u32 mem.x___, 256:u20, void, t2.zzzz
        store.local.u32 mem.x___, 512:u20, void, t2.wwww
        store.local.u32 mem.x___, 1024:u20, void, t4.xxxx
        store.local.u32 mem.x___, 2048:u20, void, t4.yyyy
        store.local.u32 mem.x___, 4096:u20, void, t4.zzzz
        store.local.u32 mem.x___, 0:u20, void, t4.wwww
        load.local.u32 t8.x___, 4:u20, void, void
        load.local.u32 t8._y__, 8:u20, void, void
        load.local.u32 t8.__z_, 16:u20, void, void
        load.local.u32 t8.___w, 32:u20, void, void
        load.local.u32 t16.x___, 64:u20, void, void
        load.local.u32 t16._y__, 128:u20, void, void
        load.local.u32 t16.__z_, 256:u20, void, void
        load.local.u32 t16.___w, 512:u20, void, void
        load.local.u32 t32.x___, 1024:u20, void, void
        load.local.u32 t32._y__, 2048:u20, void, void
        load.local.u32 t32.__z_, 4096:u20, void, void
        load.local.u32 t32.___w, 0:u20, void, void
        add.u32 t60, t8.xyzw, void, -t1.xyzw
        add.u32 t61, t16.xyzw, void, -t2.xyzw
        or.u32 t60, t60.xyzw, void, t61.xyzw
        add.u32 t61, t32.xyzw, void, -t4.xyzw
        or.u32 t60, t60.xyzw, void, t61.xyzw
        add.u32 t62, u0.xyzw, void, t62.xyzw
        add.u32 t62, u1.xyzw, void, t62.xyzw
        add.u32 t62, u2.xyzw, void, t62.xyzw
        add.u32 t62, u4.xyzw, void, t62.xyzw
        add.u32 t62, u8.xyzw, void, t62.xyzw
        add.u32 t62, u16.xyzw, void, t62.xyzw
        add.u32 t62, u32.xyzw, void, t62.xyzw
        add.u32 t62, u64.xyzw, void, t62.xyzw
        add.u32 t62, u127.xyzw, void, t62.xyzw
        add.u32 t62, u128.xyzw, void, t62.xyzw
        add.u32 t62, u255.xyzw, void, t62.xyzw
        mov t63, void, void, t62.xyzw
        add.u32 t63, t63.xyzw, void, t33.xyzw
