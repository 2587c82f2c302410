// Ones of a word by sums in parallel, the word back to front, its lowest one, the next power of two. Values from
// programs/sgx543/oracle.
.tags seeds
.instances 24
.pa 1
.outputs o 0 4
.input 0: file "../data/bit_tricks_in.hex"
.expect output 0: file "../data/bit_tricks_out.hex"
    mov.u32 r1, #0x55555555
    mov.u32 r2, #0x33333333
    mov.u32 r3, #0x0f0f0f0f
    mov.u32 r4, #0x00ff00ff
    // ones: pairs, fours, bytes, halves, the word
    shr.u32 r10, pa0, #0x1
    and.u32 r10, r10, r1
    mad.u32.s0 r10, r10, #1, pa0 .s1neg=1
    and.u32 r11, r10, r2
    shr.u32 r10, r10, #0x2
    and.u32 r10, r10, r2
    mad.u32.s0 r10, r10, #1, r11
    shr.u32 r11, r10, #0x4
    mad.u32.s0 r10, r10, #1, r11
    and.u32 r10, r10, r3
    shr.u32 r11, r10, #0x8
    mad.u32.s0 r10, r10, #1, r11
    shr.u32 r11, r10, #0x10
    mad.u32.s0 r10, r10, #1, r11
    and.u32 o0, r10, #0x3f
    // back to front
    shr.u32 r10, pa0, #0x1
    and.u32 r10, r10, r1
    and.u32 r11, pa0, r1
    shl.u32 r11, r11, #0x1
    or.u32 r10, r10, r11
    shr.u32 r11, r10, #0x2
    and.u32 r11, r11, r2
    and.u32 r10, r10, r2
    shl.u32 r10, r10, #0x2
    or.u32 r10, r10, r11
    shr.u32 r11, r10, #0x4
    and.u32 r11, r11, r3
    and.u32 r10, r10, r3
    shl.u32 r10, r10, #0x4
    or.u32 r10, r10, r11
    shr.u32 r11, r10, #0x8
    and.u32 r11, r11, r4
    and.u32 r10, r10, r4
    rol.u32 r10, r10, #0x8
    or.u32 r10, r10, r11
    rol.u32 o1, r10, #0x10
    // the lowest one
    mad.u32.s0 r10, pa0, #1, #0 .s1neg=1
    and.u32 o2, pa0, r10
    // the next power of two
    mov.u32 r10, #0xffffffff
    mad.u32.s0 r10, pa0, #1, r10
    shr.u32 r11, r10, #0x1
    or.u32 r10, r10, r11
    shr.u32 r11, r10, #0x2
    or.u32 r10, r10, r11
    shr.u32 r11, r10, #0x4
    or.u32 r10, r10, r11
    shr.u32 r11, r10, #0x8
    or.u32 r10, r10, r11
    shr.u32 r11, r10, #0x10
    or.u32 r10, r10, r11
    mad.u32.s0 o3, r10, #1, #1
