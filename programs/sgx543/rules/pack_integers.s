// VPCK from every integer format to every format, with and without scale: all bytes, corners of 16 bits, sheet 3.8 and 4.4. Values
// from programs/sgx543/oracle.
.instances 64
.pa 3
.outputs o 0 95
.input 0: file "../data/pack_integers_in.hex"
.expect output 0: file "../data/pack_integers_out.hex"
    mov.u8 o0.xyzw, pa0.xy
    pack.s8.u8 o1.xyzw, pa0.xy
    pack.o8.u8 o2.xyzw, pa0.xy
    pack.u16.u8 o3.xyzw, pa0.xy
    pack.s16.u8 o5.xyzw, pa0.xy
    pack.f16.u8 o7.xyzw, pa0.xy
    pack.f16.u8.scale o9.xyzw, pa0.xyzw
    pack.f32.u8 o11.xyzw, pa0.xy
    pack.f32.u8.scale o15.xyzw, pa0.xyzw
    pack.u8.s8 o19.xyzw, pa0.xy
    mov.s8 o20.xyzw, pa0.xyzw
    pack.o8.s8 o21.xyzw, pa0.xyzw
    pack.u16.s8 o22.xyzw, pa0.xyzw
    pack.s16.s8 o24.xyzw, pa0.xyzw
    pack.f16.s8 o26.xyzw, pa0.xyzw
    pack.f16.s8.scale o28.xyzw, pa0.xyzw
    pack.f32.s8 o30.xyzw, pa0.xyzw
    pack.f32.s8.scale o34.xyzw, pa0.xyzw
    pack.u8.o8 o38.xyzw, pa0.xy
    pack.s8.o8 o39.xyzw, pa0.xyzw
    mov.o8 o40.xyzw, pa0.xyzw
    pack.u16.o8 o41.xyzw, pa0.xyzw
    pack.s16.o8 o43.xyzw, pa0.xyzw
    pack.f16.o8 o45.xyzw, pa0.xyzw
    pack.f16.o8.scale o47.xyzw, pa0.xyzw
    pack.f32.o8 o49.xyzw, pa0.xyzw
    pack.f32.o8.scale o53.xyzw, pa0.xyzw
    pack.u8.u16 o57.xyzw, pa1.xy
    pack.s8.u16 o58.xyzw, pa1.xyzw
    pack.o8.u16 o59.xyzw, pa1.xyzw
    mov.u16 o60.xyzw, pa1.xyzw
    pack.s16.u16 o62.xyzw, pa1.xyzw
    pack.f16.u16 o64.xyzw, pa1.xyzw
    pack.f16.u16.scale o66.xyzw, pa1.xyzw
    pack.f32.u16 o68.xyzw, pa1.xyzw
    pack.f32.u16.scale o72.xyzw, pa1.xyzw
    pack.u8.s16 o76.xyzw, pa1.xy
    pack.s8.s16 o77.xyzw, pa1.xyzw
    pack.o8.s16 o78.xyzw, pa1.xyzw
    pack.u16.s16 o79.xyzw, pa1.xyzw
    mov.s16 o81.xyzw, pa1.xyzw
    pack.f16.s16 o83.xyzw, pa1.xyzw
    pack.f16.s16.scale o85.xyzw, pa1.xyzw
    pack.f32.s16 o87.xyzw, pa1.xyzw
    pack.f32.s16.scale o91.xyzw, pa1.xyzw
