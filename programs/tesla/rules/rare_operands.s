// Operands of which few have the like. A shift whose count is 1 in its low half: no O (sheet 3.8). rsqrt of a denormal keeps its sign;
// ex2 of a whole number below 0 needs no table (4.6). By hand.
.tags short
.regs 12
.param 0x1000
.const 1 0x0: 0xc0000000 0x10001 1 0x80000001 0xc27c0000 0xbf800000
.expect global 0x1000: 0 1 0x80000000 6 0xff800000 0x20000000 0x3f000000

    mov b32 $r6 0x0
    add b32 $r6 b32 s[0x10] $r6
    ld $r1 b32 c1[0x0]
    ld $r2 b32 c1[0x4]
    ld $r3 b32 c1[0x8]
    shl b32 $c0 $r4 $r1 $r2
    mov $r5 $c0
    st b32 g14[$r6] $r4
    add b32 $r6 $r6 0x4
    st b32 g14[$r6] $r5                     // Z alone
    shl b32 $c0 $r4 $r1 $r3
    mov $r5 $c0
    add b32 $r6 $r6 0x4
    st b32 g14[$r6] $r4
    add b32 $r6 $r6 0x4
    st b32 g14[$r6] $r5                     // C and S
    ld $r1 b32 c1[0xc]
    rsqrt f32 $r4 $r1
    add b32 $r6 $r6 0x4
    st b32 g14[$r6] $r4
    ld $r1 b32 c1[0x10]
    preex2 f32 $r4 $r1
    ex2 f32 $r4 $r4                         // of -63
    add b32 $r6 $r6 0x4
    st b32 g14[$r6] $r4
    ld $r1 b32 c1[0x14]
    preex2 f32 $r4 $r1
    ex2 f32 $r4 $r4                         // of -1
    add b32 $r6 $r6 0x4
    exit st b32 g14[$r6] $r4
