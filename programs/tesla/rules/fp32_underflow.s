// The step of multiply-add below the normal range: 2^-127 (1 + 2^-23) - 1.5 * 2^-126 leaves 24 ones there and rounds up to
// the smallest normal number, where an addition of the same numbers gives 0. (1 + 2^-23) * (1 - 2^-23) * 2^-126
// rounds up to it too, but not towards 0.
.tags short
.grid 1 1
.block 32 1 1
.regs 8
.param 0x1000
.const 1 0x0: 0x1f800001 0x20000000 0x80c00000 0x3f000001 0xfffffe
.expect global 0x1000: 0x00800000 0x00000000 0x80800000 0x00000000

    ld $r2 b32 c1[0x0]
    ld $r3 b32 c1[0x4]
    ld $r4 b32 c1[0x8]
    add f32 $c0 $r6 (mul $r2 $r3) $r4
    mul f32 $c1 $r7 $r2 $r3
    mov b32 $r1 b32 s[0x10]
    ld $r2 b32 c1[0xc]
    ld $r3 b32 c1[0x10]
    mul f32 $r4 $r2 $r3
    mul rz f32 $r5 $r2 $r3
    exit st b128 g14[$r1] $r4q
