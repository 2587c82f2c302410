// A negative NaN in the last lane of a conditional move: not below 0, and neither 0. By hand, from docs/isa/sgx543.md, 3.7.
.tags short
.pa 12
.outputs o 0 8
.input 0: -1.0 -1.0 -1.0 0xffc00001  1.0 1.0 1.0 1.0  2.0 2.0 2.0 2.0
.expect output 0: 1.0 1.0 1.0 2.0  1.0 1.0 1.0 2.0
    mov.f32 i1.xyzw, pa0.xyzw
    mov.f32 i2.xyzw, pa8.xyzw
    mov.f32 i0.xyzw, pa4.xyzw
    cmov.ltzero.f32 i0.xyzw, i1.xyzw, i0.xyzw, i2.xyzw
    mul.f32 o0.xyzw, i0.xyzw, c3.xxxx
    cmov.lezero.f32 i0.xyzw, i1.xyzw, i0.xyzw, i2.xyzw
    mul.f32 o4.xyzw, i0.xyzw, c3.xxxx
