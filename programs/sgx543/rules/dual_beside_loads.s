// A dual instruction whose second operation reads what the first one writes, again and again, while words that other instances load come
// back: nothing may come between its two passes, also where its slot is held. By hand, from docs/isa/sgx543.md, 3.5: both read before one
// writes, so that o gets what i0 was before.
.instances 24
.pa 8
.outputs o 0 2
.globalsize 256
.input 0: 1.0 2.0 3.0 4.0  5.0 6.0 0 0
.input 1: 1.0 2.0 3.0 4.0  5.0 6.0 0 0
.input 2: 1.0 2.0 3.0 4.0  5.0 6.0 0 0
.input 3: 1.0 2.0 3.0 4.0  5.0 6.0 0 0
.input 4: 1.0 2.0 3.0 4.0  5.0 6.0 0 0
.input 5: 1.0 2.0 3.0 4.0  5.0 6.0 0 0
.input 6: 1.0 2.0 3.0 4.0  5.0 6.0 0 0
.input 7: 1.0 2.0 3.0 4.0  5.0 6.0 0 0
.input 8: 1.0 2.0 3.0 4.0  5.0 6.0 0 0
.input 9: 1.0 2.0 3.0 4.0  5.0 6.0 0 0
.input 10: 1.0 2.0 3.0 4.0  5.0 6.0 0 0
.input 11: 1.0 2.0 3.0 4.0  5.0 6.0 0 0
.input 12: 1.0 2.0 3.0 4.0  5.0 6.0 0 0
.input 13: 1.0 2.0 3.0 4.0  5.0 6.0 0 0
.input 14: 1.0 2.0 3.0 4.0  5.0 6.0 0 0
.input 15: 1.0 2.0 3.0 4.0  5.0 6.0 0 0
.input 16: 1.0 2.0 3.0 4.0  5.0 6.0 0 0
.input 17: 1.0 2.0 3.0 4.0  5.0 6.0 0 0
.input 18: 1.0 2.0 3.0 4.0  5.0 6.0 0 0
.input 19: 1.0 2.0 3.0 4.0  5.0 6.0 0 0
.input 20: 1.0 2.0 3.0 4.0  5.0 6.0 0 0
.input 21: 1.0 2.0 3.0 4.0  5.0 6.0 0 0
.input 22: 1.0 2.0 3.0 4.0  5.0 6.0 0 0
.input 23: 1.0 2.0 3.0 4.0  5.0 6.0 0 0
.expect output 0: 1.0 2.0
.expect output 23: 1.0 2.0
    lda32.fetch4 r8, [pa6 + #0 + #0]
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    lda32.fetch4 r8, [pa6 + #0 + #0]
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    lda32.fetch4 r8, [pa6 + #0 + #0]
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    lda32.fetch4 r8, [pa6 + #0 + #0]
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    lda32.fetch4 r8, [pa6 + #0 + #0]
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    lda32.fetch4 r8, [pa6 + #0 + #0]
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    lda32.fetch4 r8, [pa6 + #0 + #0]
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    lda32.fetch4 r8, [pa6 + #0 + #0]
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    lda32.fetch4 r8, [pa6 + #0 + #0]
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    lda32.fetch4 r8, [pa6 + #0 + #0]
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    lda32.fetch4 r8, [pa6 + #0 + #0]
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    lda32.fetch4 r8, [pa6 + #0 + #0]
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o0.xy, i0.xy
