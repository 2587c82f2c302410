// The mean of three texels of a row, by image loads and stores of bytes. Values from oracle/reference.c.
.threads 48
.inputs t0
// base, stride, height and width; the result is 192 bytes behind
.uniform 0: 0 32 0x00060008 0
.uniform 1: 192 32 0x00060008 0
.input 0: file "../data/blur_in.hex"
.global 0: file "../data/blur_image.hex"
.expect global 192: file "../data/blur_out.hex"

    img_load.u8 t1, u0.xyzw, t0.xyyy, void
    add.s32 t2.xy__, t0.xyyy, void, 0:s20
    add.s32 t2.x___, t0.xxxx, void, -1:s20
    img_load.u8 t3, u0.xyzw, t2.xyyy, void
    add.u32 t1, t1.xyzw, void, t3.xyzw
    add.s32 t2.x___, t0.xxxx, void, 1:s20
    img_load.u8 t3, u0.xyzw, t2.xyyy, void
    add.u32 t1, t1.xyzw, void, t3.xyzw
    idiv0.u32 t4.x___, t1.xxxx, 3:u20, void
    idiv0.u32 t4._y__, t1.yyyy, 3:u20, void
    idiv0.u32 t4.__z_, t1.zzzz, 3:u20, void
    idiv0.u32 t4.___w, t1.wwww, 3:u20, void
    img_store.u8 mem, u1.xyzw, t0.xyyy, t4.xyzw
