// A dual instruction whose second operation reads what the first one writes, again and again, while words that other instances load come
// back: nothing may come between its two passes, also where its slot is held. By hand, from docs/isa/sgx543.md, 3.5: both read before one
// writes, so that o gets what i0 was before.
.instances 24
.pa 8
.outputs o 0 2
.globalsize 256
.uniform 0: 1.0 2.0 3.0 4.0  5.0 6.0 7.0 8.0
.expect output 0: 1.0 2.0
.expect output 23: 1.0 2.0
    mov.u32 r24, #0x00000000
again:
    lda32.fetch4 r8, [pa6 + #0 + #0]
    mov.f32 i0.xyzw, sa0.xyzw
    mov.f32 i0.xyzw, sa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, sa0.xyzw
    mov.f32 i0.xyzw, sa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, sa0.xyzw
    mov.f32 i0.xyzw, sa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, sa0.xyzw
    mov.f32 i0.xyzw, sa4.xyzw + mov.f32 o0.xy, i0.xy
    mad.u32.s0 r24, r24, #1, #1
    test(neg&nzero).sub.u32.x p1, r24, #12
    p1 br again
