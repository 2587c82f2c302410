// C = A * B with A 48 x 64, B 64 x 32, signed 24-bit factors, sums mod 2^32. Blocks of 16 x 16
// threads on a grid of 2 x 3; a block walks the shared dimension in tiles of 16 x 16 words of A
// and of B held in s[].
.grid 2 3
.block 16 16 1
.regs 20
.shared 0x840
.set A 0x10
.set B 0x14
.set C 0x18
.set K 0x1c                                 // columns of A, rows of B
.set N 0x20                                 // columns of B and C
.set A_TILE 0x40
.set B_TILE 0x440
.param 0x1000 0x4000 0x6000 64 32
.const 1 0x0: 1 16
.global 0x1000: file "../data/matmul_tiled_a.hex"
.global 0x4000: file "../data/matmul_tiled_b.hex"
.expect global 0x6000: file "../data/matmul_tiled_c.hex"

    // $r1 = tx, $r2 = ty, $r4 = column of C, $r5 = row of C
    cvt u32 $r1 u16 $r0l
    cvt u32 $r2 u16 $r0h
    mov b16 $r3l u16 s[0x2]
    mov b16 $r3h u16 s[0x4]
    add $r4 (mul u16 u16 s[0xc] $r3l) $r1
    add $r5 (mul u16 u16 s[0xe] $r3h) $r2

    // $r6 = &A[row][tx], $r7 = &B[ty][column], $r8 = &C[row][column]
    add $r6 (mul u24 b32 s[K] $r5) $r1
    add $r7 (mul u24 b32 s[N] $r2) $r4
    add $r8 (mul u24 b32 s[N] $r5) $r4
    shl b32 $r6 $r6 0x2
    shl b32 $r7 $r7 0x2
    shl b32 $r8 $r8 0x2
    add b32 $r6 b32 s[A] $r6
    add b32 $r7 b32 s[B] $r7
    add b32 $r8 b32 s[C] $r8

    // $a3 = place of (ty, tx) in a tile, $r9 = &A_TILE[ty][0], $r10 = &B_TILE[0][tx]
    shl b32 $r9 $r2 0x6
    shl b32 $r10 $r1 0x2
    add b32 $r11 $r9 $r10
    shl $a3 $r11 0x0
    add b32 $r9 $r9 A_TILE
    add b32 $r10 $r10 B_TILE

    // $r13 = sum, $r14 = what is left of K, $r15 = bytes from one tile of B to the next
    mov b32 $r13 $r124
    mov b32 $r14 b32 s[K]
    mov b32 $r15 b32 s[N]
    shl b32 $r15 $r15 0x6

tile:
    // every thread brings one word of A and one of B
    ld b32 $r11 g14[$r6]
    ld b32 $r12 g14[$r7]
    add b32 $r6 $r6 0x40
    add b32 $r7 $r7 $r15
    st b32 s[$a3+A_TILE] $r11
    st b32 s[$a3+B_TILE] $r12
    bar inc wait 0x0 0xfff

    // sum += A_TILE[ty][0..15] * B_TILE[0..15][tx], four products a round
    shl $a1 $r9 0x0
    shl $a2 $r10 0x0
    mov b32 $r16 0x4
dot:
    ld $r11 b32 s[$a2++0x40]
    ld $r12 b32 s[$a2++0x40]
    add $r13 (mul s24 b32 s[$a1++0x4] $r11) $r13
    ld $r11 b32 s[$a2++0x40]
    add $r13 (mul s24 b32 s[$a1++0x4] $r12) $r13
    ld $r12 b32 s[$a2++0x40]
    add $r13 (mul s24 b32 s[$a1++0x4] $r11) $r13
    add $r13 (mul s24 b32 s[$a1++0x4] $r12) $r13
    sub b32 $c0 $r16 $r16 c1[0x0]
    (lg $c0) bra dot

    // nobody may overwrite the tiles before all have read them
    bar inc wait 0x0 0xfff
    sub b32 $c0 $r14 $r14 c1[0x4]
    (lg $c0) bra tile

    exit st b32 g14[$r8] $r13
