// Numbers with hardly a bit set. f32: one bit far below breaks a tie; four bits cancel and 17 zeros stay (sheet 4.3); a selected denormal
// keeps its sign in $c (3.10, fslct). Conversions (3.9): an f32 denormal of two bits to f64, u32 just beyond u16. By hand.
.needs fp64
.tags short
.block 1 1 1
.regs 12
.param 0x1000
.const 1 0x0: 0x3f800000 0x37010001 0x3f880000 0xbf800000 0x80000100 0x00200080 0x12345
.expect global 0x1000: 0x3f800041 0x3d800000 0x80000100 0x2 0x0 0x37f00040 0xffff

    mov b32 $r1 b32 s[0x10]
    ld $r2 b32 c1[0x0]
    ld $r3 b32 c1[0x4]
    add f32 $r4 $r2 $r3                 // 1 + 2^-17 + 2^-24 + 2^-40: up
    st b32 g14[$r1] $r4
    add b32 $r1 $r1 0x4
    ld $r2 b32 c1[0x8]
    ld $r3 b32 c1[0xc]
    add f32 $r4 $r2 $r3                 // 1.0625 - 1
    st b32 g14[$r1] $r4
    add b32 $r1 $r1 0x4
    ld $r2 b32 c1[0x10]
    slct b32 $c1 $r4 $r2 $r3 f32 $r124  // -2^-141: negative, for its bits count
    st b32 g14[$r1] $r4
    add b32 $r1 $r1 0x4
    mov $r4 $c1
    st b32 g14[$r1] $r4
    add b32 $r1 $r1 0x4
    ld $r2 b32 c1[0x14]
    cvt f64 $r4d f32 $r2                // 2^-128 + 2^-142
    st b32 g14[$r1] $r4
    add b32 $r1 $r1 0x4
    st b32 g14[$r1] $r5
    add b32 $r1 $r1 0x4
    ld $r2 b32 c1[0x18]
    mov b32 $r4 0x0
    cvt u16 $r4l u32 $r2
    exit st b32 g14[$r1] $r4
