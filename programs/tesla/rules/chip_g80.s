// Bits that a G80 does not look at (sheet 5): saturation of fmul in its three forms (fadd and fmad
// have theirs), and w1[22] of conversions, whose widths then are 16 and 32 bits. By hand: 1.5 * 2
// is 3, and cut to 1 where saturation is; 42 to f16 and f32, 40 and 42 back from them.
.tags short
.chip g80
.block 1 1 1
.regs 8
.set OUT 0x10
.param 0x1000
.expect global 0x1000: 0x40400000 0x40400000 0x40400000 0x3f800000 0x3f800000  0x5140 0x28 0x42280000 0x2a

    mov b32 $r1 b32 s[OUT]
    mov b32 $r2 0x3fc00000
    mov b32 $r3 0x40000000
    short mul sat f32 $r4 $r2 $r3
    short mov b32 $r5 $r5
    call put
    mul sat f32 $r4 $r2 0x40000000
    call put
    long mul sat rn f32 $r4 $r2 $r3
    call put
    long add sat rn f32 $r4 $r2 $r3
    call put
    mov b32 $r4 $r2
    short add sat f32 $r4 (mul $r2 $r3) $r4
    short mov b32 $r5 $r5
    call put

    mov b32 $r2 42
    mov b32 $r4 0x0
    .word 0xa0000821 0x40400780             // cvt rn f16 $r4l u16 $r2l, with w1[22]
    call put
    mov b32 $r2 0x5100
    .word 0xa0000821 0x80460780             // cvt rzi u16 $r4l f16 $r2l
    call put
    mov b32 $r2 42
    .word 0xa0000411 0x44404780             // cvt rn f32 $r4 u32 $r2
    call put
    mov b32 $r2 0x42280000
    .word 0xa0000411 0x84464780             // cvt rzi u32 $r4 f32 $r2
    call put
    exit nop

put:
    st b32 g14[$r1] $r4
    add b32 $r1 $r1 0x4
    mov b32 $r4 0x0
    ret
