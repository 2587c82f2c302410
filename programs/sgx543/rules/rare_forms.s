// Forms that little else reaches: sums of two numbers that cancel down to a single bit; dual mads whose third operand is i1 or i3, or is
// outside of its bank in the one lane that is read; a base that a colour operation does not take; offset bytes in an internal register; a
// vector to index registers from number 128 on; a cube's gradients that are a constant; sa written and read at once; a move that ends.
// By hand, from docs/isa/sgx543.md, 2.3, 2.7, 2.8, 3.5, 3.7, 3.8, 3.12 and 5.5.
.tags short
.pa 20
.outputs o 0 28
.uniform 0: 0 1 2 3
.answer 0: 7
.input 0: 1.0625 2.125 4.25 8.5  -1.0 -2.0 -4.0 -8.0  -1.0 -2.0 0x01020304 0xffffffff  3.0 5.0 7.0 9.0  0.5 0.25 0 0
.expect trap OOB
.expect output 0: 0.0625 0.125 0.25 0.5  -2.5 -9.75 0.0 -5.0  -1.0 -2.0 3.1875 0.25  0x01020304 0 0x80 0x80 \
    -1.0 4.25 7 0  16.0 0.25 -17.0 -8.0  1.0625 0 1.0625 2.125
    add.f32 o0.xyzw, pa0.xyzw, pa4.xyzw
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i1.xyzw, pa12.xyzw
    mov.f32 i2.xyzw, pa4.xyzw
    mov.f32 i3.xyzw, pa16.xyzw
    mad.f32 o4.xy, pa8.xy, i1.xy, i3.xy + rcp.f32 i0.z, i0.x
    mad.f32 o6.xy, pa8.xy, i1.xy, i1.xy + rcp.f32 i0.z, i0.x
    mad.f32 i3.x, i0.x, i1.x, pa128.x + mov.f32 o8.xy, i2.xy
    mov.f32 o10.xy, i3.xy
    smbo d1 s0+1 s1+1 s2+1
    add.fx8 o12, s0=pa11, s0*pa10, (1-s0a)*pa9 : a add s0a*pa10
    smbo d0 s0+0 s1+0 s2+0
    pack.o8.u16 i0.xyzw, pa8.xyzw
    mov.f32 o14.xy, i0.zw
    mov.u32 idx1, #0x00000001
    mov.u32 idx2, #0x00000002
    smbo d126 s0+0 s1+0 s2+0
    rcp.f32.f32 idx2.xyzw, c1.y          // index registers 128 to 131
    smbo d0 s0+0 s1+0 s2+0
    or.u32 o16, pa[idx2*2+0], #0x0
    or.u32 o17, pa[idx1*2+0], #0x0
    texCubeGrad r20, pa0.f32, sa0, c4 drc0
    or.u32 o18, r20, #0x0
    mul.f32 sa8.xyzw, pa4.xyzw, pa4.xyzw
    or.u32 o20, sa10, #0x0
    add.f32 sa8.xyzw, pa0.xyzw, pa4.xyzw
    or.u32 o21, sa10, #0x0
    or.u32 o24, pa0, #0x0
    mul.f32 sa8.xyzw, pa4.xyzw, pa0.xyzw
    or.u32 o22, sa10, #0x0
    add.f32 sa8.xyzw, pa4.xyzw, pa4.xyzw
    or.u32 o23, sa10, #0x0
    mov.f32 o26.xy, pa0.xy .end
    mov.f32 o26.xy, pa4.xy               // not reached
