// Windows of g[] that cross 16 MiB: one begins 16 bytes below and goes on above it, one begins at it, one beyond; each with a limit. Loads,
// stores of all widths, atomics; then lanes of one access 16 MiB apart. By hand.
.tags short
.block 32 1 1
.regs 20
.globalsize 0x1010000
.gspace 1 0xfffff0 0x10f
.gspace 2 0x1000000 0xff
.gspace 3 0x1008000 0x7f
.gspace 4 0x0 0x100ffff
.param 0x1000
.global 0xfffff0: 0xa0 0xa1 0xa2 0xa3 0xa4 0xa5 0xa6 0xa7
.global 0x1008000: 0xb0 0xb1 0xb2 0xb3
.expect global 0x0: 0 0 0 0
.expect global 0x2000: 0x101 0 0x103 0
.expect global 0x8000: 0 0 0 0
.expect global 0xfffff0: 0xa0 0xa1 0xa2 0xa3 0xa4 0xa5 0xa6 0xa7
.expect global 0x1000070: 0x100 0x101 0x102 0x103
.expect global 0x1002000: 0 0x102 0 0x104
.expect global 0x1008000: 0xd0 0xb1 0xb2 0xb3 0xa0 0xa1 0xa2 0xa3
.expect global 0x1008020: 0xb3

    shl b32 $r1 $r0 0x2
    ld b32 $r2 g1[$r1]                      // lanes 0 to 3 below, the others above
    mov b32 $r3 0x80
    add b32 $r4 $r1 $r3
    mov b32 $r5 0x100
    add b32 $r5 $r5 $r0
    st b32 g1[$r4] $r5                      // to 0x1000070 and up
    ld b32 $r6 g2[$r1]
    mov b32 $r8 0x0
    ld b128 $r12q g1[$r8]
    mov b32 $r9 0x10
    set $c0 # e u32 $r0 $r8
    (lg $c0) st b128 g3[$r9] $r12q          // lane 0
    mov b32 $r10 0xc
    ld b32 $r7 g3[$r10]                     // 0xb3
    mov b32 $r10 0x20
    st b32 g3[$r10] $r7
    mov b32 $r11 0x1
    red add u32 g3[$r8] $r11                // 32 lanes: 0xb0 + 0x20
    and b32 $r9 $r0 $r11
    shl b32 $r9 $r9 0x18
    add b32 $r9 $r9 $r1
    mov b32 $r10 0x2000
    add b32 $r9 $r9 $r10                    // odd lanes at 0x1002000 and up, even ones at 0x2000
    st b32 g4[$r9] $r5
    ld b32 $r10 g4[$r9]
    red add u32 g4[$r9] $r11
    exit nop
