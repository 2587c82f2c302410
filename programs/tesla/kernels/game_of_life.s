// Conway's game of life, 8 generations on two separate 16 x 16 tori: a block of 16 x 16 threads
// each, the cells as bytes in two buffers of s[], a barrier between generations. In and out one
// byte a cell.
.grid 2 1
.block 16 16 1
.regs 20
.shared 0x240
.set IN 0x10
.set OUT 0x14
.set FIRST 0x40                             // 256 bytes each
.set SECOND 0x140
.param 0x1000 0x1400
.const 1 0x0: 1 3 15
.global 0x1000: file "../data/game_of_life_in.hex"
.expect global 0x1400: file "../data/game_of_life_out.hex"

    // $r1 = x, $r2 = 16 * y, $r3 = x - 1, $r4 = x + 1, $r5 = 16 * (y - 1),
    // $r6 = 16 * (y + 1), all round the torus
    cvt u32 $r1 u16 $r0l
    cvt u32 $r2 u16 $r0h
    add b32 $r3 $r1 0xffffffff
    add b32 $r4 $r1 0x1
    add b32 $r5 $r2 0xffffffff
    add b32 $r6 $r2 0x1
    and b32 $r3 $r3 c1[0x8]
    and b32 $r4 $r4 c1[0x8]
    and b32 $r5 $r5 c1[0x8]
    and b32 $r6 $r6 c1[0x8]
    shl b32 $r2 $r2 0x4
    shl b32 $r5 $r5 0x4
    shl b32 $r6 $r6 0x4

    // $r7 = cell in its torus, $r8 = in the world, $r9 = alive
    add b32 $r7 $r2 $r1
    cvt u32 $r8 u16 u16 s[0xc]
    shl b32 $r8 $r8 0x8
    add b32 $r8 $r8 $r7
    add b32 $r10 b32 s[IN] $r8
    ld u8 $r9 g14[$r10]

    mov b32 $r10 FIRST                      // buffer of this generation
    mov b32 $r11 SECOND
    mov b32 $r12 0x8                        // generations left
generation:
    add b32 $r13 $r7 $r10
    shl $a1 $r13 0x0
    st b8 s[$a1] $r9
    bar inc wait 0x0 0xfff

    // $r13, $r14, $r15 = the rows above, here and below; $r16 = neighbours alive
    add b32 $r13 $r5 $r10
    add b32 $r14 $r2 $r10
    add b32 $r15 $r6 $r10
    mov b32 $r16 $r124
    add b32 $r17 $r13 $r3
    shl $a1 $r17 0x0
    add b32 $r17 $r13 $r1
    shl $a2 $r17 0x0
    add b32 $r17 $r13 $r4
    shl $a3 $r17 0x0
    add b32 $r16 u8 s[$a1] $r16
    add b32 $r16 u8 s[$a2] $r16
    add b32 $r16 u8 s[$a3] $r16
    add b32 $r17 $r14 $r3
    shl $a1 $r17 0x0
    add b32 $r17 $r14 $r4
    shl $a2 $r17 0x0
    add b32 $r16 u8 s[$a1] $r16
    add b32 $r16 u8 s[$a2] $r16
    add b32 $r17 $r15 $r3
    shl $a1 $r17 0x0
    add b32 $r17 $r15 $r1
    shl $a2 $r17 0x0
    add b32 $r17 $r15 $r4
    shl $a4 $r17 0x0
    add b32 $r16 u8 s[$a1] $r16
    add b32 $r16 u8 s[$a2] $r16
    add b32 $r16 u8 s[$a4] $r16

    // alive with three neighbours, or with two if alive already: (neighbours | alive) == 3
    or b32 $r16 $r16 $r9
    set $r9 e u32 $r16 c1[0x4]
    and b32 $r9 $r9 c1[0x0]

    // the other buffer was last read a barrier ago
    mov b32 $r13 $r10
    mov b32 $r10 $r11
    mov b32 $r11 $r13
    sub b32 $c0 $r12 $r12 c1[0x0]
    (lg $c0) bra generation

    add b32 $r10 b32 s[OUT] $r8
    exit st u8 g14[$r10] $r9
