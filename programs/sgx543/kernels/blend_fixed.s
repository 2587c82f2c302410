// Two colours in C10, mixed in F32 by the first one's alpha, and a colour that is moved. Values from programs/sgx543/oracle.
.tags seeds
.instances 32
.pa 4
.outputs o 0 4
.input 0: file "../data/blend_fixed_in.hex"
.expect output 0: file "../data/blend_fixed_out.hex"
    pack.f32.fx10 i0.xyzw, pa0.xyzw
    mov.fx10 i1.xyzw, pa2.xyzw
    add.f32 i2.xyzw, -i1.xyzw, i0.xyzw
    mad4.f32 i2.xyzw, i2.xyzw, i0.wwww, i1.xyzw
    pack.fx10.f32 o0.xyzw, i2.xyzw
    mov.fx10 o2.xyzw, pa0.xyzw
