// Writes to the first register that does not exist, by each unit that writes registers. With 8 of them its place
// would be the next warp's $r0. Each thread looks at that register after each write and at $r0 in the end:
// by hand from sheet 1.1, the one is 0 and the other what it was, so that all threads leave 0x1.
.tags nobench
.grid 1 1
.block 128 1 1
.regs 8
.param 0x1000 0x800
.const 1 0x0: 0x7654321
.global 0x800: 0x11111111 0x22222222 0x33333333 0x44444444
.expect global 0x1000: 1 1 1 1 1 1 1 1  1 1 1 1 1 1 1 1  1 1 1 1 1 1 1 1  1 1 1 1 1 1 1 1 \
                       1 1 1 1 1 1 1 1  1 1 1 1 1 1 1 1  1 1 1 1 1 1 1 1  1 1 1 1 1 1 1 1 \
                       1 1 1 1 1 1 1 1  1 1 1 1 1 1 1 1  1 1 1 1 1 1 1 1  1 1 1 1 1 1 1 1 \
                       1 1 1 1 1 1 1 1  1 1 1 1 1 1 1 1  1 1 1 1 1 1 1 1  1 1 1 1 1 1 1 1

    mov b32 $r5 $r0
    mov b32 $r4 0x1
    mov b32 $r2 b32 s[0x14]
    shl b32 $r1 $r0 0x2
    add b32 $r1 b32 s[0x10] $r1
    bar inc wait 0x0 0xfff                  // all warps have kept their $r0

    mov b32 $r8 0x1234567
    or b32 $r4 $r4 $r8
    mov b16 $r8h 0x77
    or b32 $r4 $r4 $r8
    add b32 $r8 $r5 $r2
    or b32 $r4 $r4 $r8
    ld $r8 b32 c1[0x0]
    or b32 $r4 $r4 $r8
    ld $r8 b32 s[0x10]
    or b32 $r4 $r4 $r8
    ld b32 $r8 g14[$r2]
    or b32 $r4 $r4 $r8
    ld b64 $r8d g14[$r2]
    or b32 $r4 $r4 $r8
    or b32 $r4 $r4 $r9
    ld b128 $r8q g14[$r2]
    or b32 $r4 $r4 $r8
    or b32 $r4 $r4 $r11
    ld b64 $r6d g14[$r2]                    // the last pair that exists
    bar inc wait 0x0 0xfff

    sub b32 $r5 $r5 $r0
    or b32 $r4 $r4 $r5
    sub b32 $r7 $r7 $r6                     // 0x22222222 - 0x11111111
    xor b32 $r7 $r7 $r6
    or b32 $r4 $r4 $r7
    exit st b32 g14[$r1] $r4
