// Indexed operands: every bank by its selector, both index registers, offsets that are doubled and not, negative indices, results
// that are indexed, the half of an index register, numbers outside of a bank. By hand, from docs/isa/sgx543.md, 2.3 to
// 2.5.
.tags short
.pa 16
.outputs o 16 16
.uniform 20: 0x14 0x15 0x16 0x17
.input 0: 0x20 0x21 0x22 0x23 0x24 0x25 0x26 0x27 0x28 0x29 0x2a 0x2b 0x2c 0x2d 0x2e 0x2f
.expect trap OOB
.expect output 0: 0x33 0x44 0x25 0x16 0x22 0x28 0x29 0x21 0x24 0x66 0x77 0 0 0x16 0x17 0x2f
    mov.u32 r5, #0x00000033
    mov.u32 o5, #0x00000044
    mov.u32 idx1, #0x00000002
    mov.u32 idx2, #0x0001fffd            // -3: its low half
    or.u32 o16, r[idx1*2+1], #0x0
    or.u32 o17, o[idx1*2+1], #0x0
    or.u32 o18, pa[idx1*2+1], #0x0
    or.u32 o19, sa[idx1*2+18], #0x0
    or.u32 o20, pa[idx2*2+8], #0x0
    mov.f32 o22.xy, pa[idx1*2+4].xy      // a pair: registers 8 and 9
    or.u32 o21, o22, #0x0
    or.u32 o22, o23, #0x0
    or.u32 o23, pa[idx2*2+7], #0x0
    or.u32 o24, pa[idx1*2+0], #0x0
    mov.u32 r9, #0x00000055
    or.u32 o[idx1*2+21], r9, #0x0        // o25
    mov.u32 r9, #0x00000066
    or.u32 o[idx2*2+31], r9, #0x0        // o25 again
    mov.u32 r9, #0x00000077
    or.u32 o26, r9, #0x0
    mov.u32 o28, #0x00000099
    or.u32 o28, pa[idx2*2+5], #0x0       // pa -1: reads 0
    or.u32 o[idx2*2+0], r9, #0x0         // o -6: dropped
    mov.f32 o30.xy, sa[idx1*2+18].xy
    or.u32 o29, o30, #0x0
    or.u32 o30, o31, #0x0
    mov.u32 r9, #0x0002fffd
    or.u16 idx1, r9, #0x0                // the low half: again -3
    or.u32 o31, pa[idx1*2+21], #0x0      // pa15
