// fma, add and mul of f64 (sheet 4.8) where one bit far below decides the rounding, or stays in the result: 1 + 2^-73, 2^-91 and 2^-101;
// a product of the least denormal, which has one bit and leaves the addend all 52 places below it; a denormal product whose last
// bit is 79 places below its first. rp, the last one rn and rp. Expected from exact fractions, rounded by their definition.
.needs fp64
.tags short
.block 1 1 1
.regs 20
.param 0x1000
.const 1 0x0: 0x0 0x3ff00000 0x0 0x3b600000 0x0 0x3a400000 0x0 0x39a00000 // 1, 2^-73, 2^-91, 2^-101
.const 1 0x20: 0x1 0x0 0x0 0x7e700000                                      // 2^-1074, 2^1000: 2^-74
.const 1 0x30: 0x0 0x3b100004 0x1 0x3b000000 0x1 0x39200000 0x0 0x3ae00000 0x55555555 0x3af55555
.const 1 0x58: 0xa25b68e1 0x1db7255c 0x745fdb21 0x20b61ed9                 // two factors of 2^105 + 1, times 2^-600 and 2^-552
.const 1 0x6c: 0xffffffff
.expect global 0x1000: 0x1 0x3ff00000 0x1 0x3ff00000 0x1 0x3ff00000
.expect global 0x1018: 0x40000000 0x3b510000 0x1 0x3b508000 0x20001 0x3b500000 0x0 0x3b502000 0x55555556 0x3b505555
.expect global 0x1040: 0x8000000 0x0 0x8000001 0x0

    mov b32 $r1 b32 s[0x10]
    mov b32 $r2 0x8
    mov b32 $r3 0x3                     // additions
    ld $r6 b32 c1[0x0]
    ld $r7 b32 c1[0x4]
    add $a1 0x0 0x8
sum:
    ld $r10 b32 c1[$a1]
    ld $r11 b32 c1[$a1+0x4]
    add rp f64 $r12d $r6d $r10d
    st b64 g14[$r1] $r12d
    add b32 $r1 $r1 $r2
    add $a1 $a1 0x8
    add b32 $c0 $r3 $r3 c1[0x6c]
    (lg $c0) bra sum
    ld $r6 b32 c1[0x20]
    ld $r7 b32 c1[0x24]
    ld $r8 b32 c1[0x28]
    ld $r9 b32 c1[0x2c]
    mov b32 $r3 0x5                     // products with an addend
    add $a1 0x0 0x30
product:
    ld $r10 b32 c1[$a1]
    ld $r11 b32 c1[$a1+0x4]
    fma rp f64 $r12d $r6d $r8d $r10d
    st b64 g14[$r1] $r12d
    add b32 $r1 $r1 $r2
    add $a1 $a1 0x8
    add b32 $c0 $r3 $r3 c1[0x6c]
    (lg $c0) bra product
    ld $r6 b32 c1[0x58]
    ld $r7 b32 c1[0x5c]
    ld $r8 b32 c1[0x60]
    ld $r9 b32 c1[0x64]
    mul rn f64 $r12d $r6d $r8d
    st b64 g14[$r1] $r12d
    add b32 $r1 $r1 $r2
    mul rp f64 $r12d $r6d $r8d
    exit st b64 g14[$r1] $r12d
