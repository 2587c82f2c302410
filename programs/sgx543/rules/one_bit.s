// Numbers with a single bit, each in an instance of its own: integers against zero, halves below the smallest normal one, NaNs of one
// fraction bit, fixed point, bytes and words as binary32. Sheet 3.7, 3.8 and 4.3.
// Values from programs/sgx543/oracle.
.instances 32
.pa 12
.outputs o 0 24
.input 0: file "../data/one_bit_in.hex"
.expect output 0: file "../data/one_bit_out.hex"
    cmov.eqzero.i32 o0.x, pa0.x, pa1.x, pa2.x
    cmov8.eqzero.i32 o1.x, pa0.x, pa1.x, pa2.x
    cmov.eqzero.i16 o2.x, pa0.x, pa1.x, pa2.x
    cmov.eqzero.i8 o3.x, pa0.x, pa1.x, pa2.x
    pack.f32.f16 o4.xyzw, pa4.xyzw
    pack.f32.fx10 o8.xyzw, pa6.xyzw
    pack.f32.u8 o12.xyzw, pa8.xy
    pack.f32.u16 o16.xyzw, pa9.xyzw
    pack.f32.s16 o20.xyzw, pa9.xyzw
