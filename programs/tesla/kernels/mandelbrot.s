// Escape times of 32 x 16 points of the plane, at most 48 rounds of z = z z + c; lanes leave the loop one by one.
.grid 2 2
.block 16 8 1
.regs 16
.set OUT 0x10
.set LEFT 0x14
.set TOP 0x18
.set STEP 0x1c
.param 0x1000 0xc0100000 0xbf900000 0x3dc00000  // -2.25, -1.125, 0.09375
.const 1 0x0: 1 0x40800000 0x40000000 48        // 4.0, 2.0, most rounds
.expect global 0x1000: file "../data/mandelbrot_out.hex"

    // $r1 = x, $r2 = y of the point; $r3 = &out[y][x]
    mov b16 $r3l u16 s[0x2]
    mov b16 $r3h u16 s[0x4]
    cvt u32 $r1 u16 $r0l
    cvt u32 $r2 u16 $r0h
    add $r1 (mul u16 u16 s[0xc] $r3l) $r1
    add $r2 (mul u16 u16 s[0xe] $r3h) $r2
    shl b32 $r3 $r2 0x5
    add b32 $r3 $r3 $r1
    shl b32 $r3 $r3 0x2
    add b32 $r3 b32 s[OUT] $r3

    // $r4, $r5 = c; $r6, $r7 = z; $r8 = rounds
    cvt rn f32 $r1 u32 $r1
    cvt rn f32 $r2 u32 $r2
    mov b32 $r4 b32 s[LEFT]
    mov b32 $r5 b32 s[TOP]
    add f32 $r4 (mul b32 s[STEP] $r1) $r4
    add f32 $r5 (mul b32 s[STEP] $r2) $r5
    mov b32 $r6 0x0
    mov b32 $r7 0x0
    mov b32 $r8 0x0

    breakaddr done
round:
    mul f32 $r9 $r6 $r6
    mul f32 $r10 $r7 $r7
    add f32 $r11 $r9 $r10
    set $c0 # g f32 $r11 c1[0x4]
    (lg $c0) break
    mul f32 $r12 $r6 $r7
    add f32 $r7 (mul $r12 c1[0x8]) $r5
    add f32 $r6 $r9 neg $r10
    add f32 $r6 $r6 $r4
    add b32 $r8 $r8 c1[0x0]
    set $c1 # ge u32 $r8 c1[0xc]
    (lg $c1) break
    bra round
done:
    exit st b32 g14[$r3] $r8
