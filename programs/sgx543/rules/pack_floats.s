// VPCK from every float format to every format, with and without scale, over corners of each: sheet 3.8 and 4.4. Where bytes are
// written without scale, only lanes x and y are. Values from programs/sgx543/oracle.
.instances 48
.pa 8
.outputs o 0 52
.input 0: file "../data/pack_floats_in.hex"
.expect output 0: file "../data/pack_floats_out.hex"
    pack.u8.f32 o0.xyzw, {pa0,pa2}.xy
    pack.u8.f32.scale o1.xyzw, {pa0,pa2}.xyzw
    pack.s8.f32 o2.xyzw, {pa0,pa2}.xyzw
    pack.s8.f32.scale o3.xyzw, {pa0,pa2}.xyzw
    pack.o8.f32 o4.xyzw, {pa0,pa2}.xyzw
    pack.o8.f32.scale o5.xyzw, {pa0,pa2}.xyzw
    pack.u16.f32 o6.xyzw, {pa0,pa2}.xyzw
    pack.u16.f32.scale o8.xyzw, {pa0,pa2}.xyzw
    pack.s16.f32 o10.xyzw, {pa0,pa2}.xyzw
    pack.s16.f32.scale o12.xyzw, {pa0,pa2}.xyzw
    pack.f16.f32 o14.xyzw, {pa0,pa2}.xyzw
    mov.f32 o16.xyzw, {pa0,pa2}.xyzw
    pack.fx10.f32 o20.xyzw, {pa0,pa2}.xyzw
    pack.u8.f16 o22.xyzw, pa4.xy
    pack.u8.f16.scale o23.xyzw, pa4.xyzw
    pack.s8.f16 o24.xyzw, pa4.xyzw
    pack.s8.f16.scale o25.xyzw, pa4.xyzw
    pack.o8.f16 o26.xyzw, pa4.xyzw
    pack.o8.f16.scale o27.xyzw, pa4.xyzw
    pack.u16.f16 o28.xyzw, pa4.xyzw
    pack.u16.f16.scale o30.xyzw, pa4.xyzw
    pack.s16.f16 o32.xyzw, pa4.xyzw
    pack.s16.f16.scale o34.xyzw, pa4.xyzw
    mov.f16 o36.xyzw, pa4.xyzw
    pack.f32.f16 o38.xyzw, pa4.xyzw
    pack.fx10.f16 o42.xyzw, pa4.xyzw
    pack.f16.fx10 o44.xyzw, pa6.xyzw
    pack.f32.fx10 o46.xyzw, pa6.xyzw
    mov.fx10 o50.xyzw, pa6.xyzw
