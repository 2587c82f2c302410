// y[i] = a * x[i] + y[i] and z[i] = a * x[i], 2000 words, all mod 2^32. The machine multiplies
// 16 or 24 bits at most: y is built from 16-bit partial products, z from 24-bit ones. 4 blocks
// of 96 threads walk the array with a grid-stride loop; its last round is divergent.
.grid 4 1
.block 96 1 1
.regs 12
.set X 0x10
.set Y 0x14
.set Z 0x18
.set N 0x1c
.set A 0x20
.param 0x1000 0x3000 0x5000 2000 0x9e3779b9
.global 0x1000: file "../data/saxpy_x.hex"
.global 0x3000: file "../data/saxpy_y.hex"
.expect global 0x3000: file "../data/saxpy_y_out.hex"
.expect global 0x5000: file "../data/saxpy_z_out.hex"

    // $r0 = 4 * (ctaid.x * ntid.x + tid.x), $r1 = 4 * threads of the grid, $r2 = 4 * n
    mov b16 $r1h u16 s[0x2]
    mov b16 $r1l u16 s[0x8]
    add $r0 (mul u16 u16 s[0xc] $r1h) $r0
    mul $r1 u16 $r1l u16 $r1h
    mov b32 $r2 b32 s[N]
    shl b32 $r0 $r0 0x2
    shl b32 $r1 $r1 0x2
    shl b32 $r2 $r2 0x2

    // $r3 = a, $r4 = its top byte
    mov b32 $r3 b32 s[A]
    shr u32 $r4 $r3 0x18

    breakaddr done
loop:
    set $c0 # ge u32 $r0 $r2
    (lg $c0) break
    add b32 $r5 b32 s[X] $r0
    add b32 $r6 b32 s[Y] $r0
    ld b32 $r7 g14[$r5]                     // x[i]
    ld b32 $r8 g14[$r6]                     // y[i]

    // 16-bit way: a * x = ((a.l * x.h + a.h * x.l) << 16) + a.l * x.l
    mul $r9 u16 $r3l u16 $r7h
    add $r9 (mul u16 $r3h $r7l) $r9
    shl b32 $r9 $r9 0x10
    add $r9 (mul u16 $r3l $r7l) $r9
    add b32 $r9 $r9 $r8
    st b32 g14[$r6] $r9

    // 24-bit way: a * x = ((a.b3 * x.b0 + a.b0 * x.b3) << 24) + a[23:0] * x[23:0]
    shr u32 $r8 $r7 0x18
    mul $r10 u16 $r4l u16 $r7l
    add $r10 (mul u16 $r3l $r8l) $r10
    shl b32 $r10 $r10 0x18
    add $r10 (mul u24 $r3 $r7) $r10
    add b32 $r6 b32 s[Z] $r0
    st b32 g14[$r6] $r10

    add b32 $r0 $r0 $r1
    bra loop
done:
    exit nop
