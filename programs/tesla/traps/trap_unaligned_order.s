// A long instruction at an odd word that has another decode error too: UNALIGNED_LONG_INSTRUCTION
// has the lowest number but two of all (sheet 1.8). Each in a block of its own; the last block ends
// well.
.tags short
.grid 9 1
.block 32 1 1
.regs 16
.param 0x1000
.const 0 0x0: case0 case1 case2 case3 case4 case5 case6 case7 good
.expect global 0x1000: 0 0 0 0 0 0 0 0 0x55
.expect trap UNALIGNED_LONG_INSTRUCTION

    cvt u32 $r1 u16 u16 s[0xc]
    shl b32 $r2 $r1 0x2
    long add b32 $r2 b32 s[0x10] $r2
    mov b32 $r3 0x55
    shl $a1 $r1 0x2
    bra c0[$a1]
case0:
    short mov b32 $r4 $r4
    .word 0x16001805 0x0423c784 0x10008000  // a post-increment of $a5
    bra good
case1:
    short mov b32 $r4 $r4
    .word 0x00000001 0x84c00780 0x10008000  // st o[]
    bra good
case2:
    short mov b32 $r4 $r4
    .word 0x80000001 0x00000780 0x10008000  // interp
    bra good
case3:
    short mov b32 $r4 $r4
    .word 0xf0000201 0xc0000780 0x10008000  // emit
    bra good
case4:
    short mov b32 $r4 $r4
    .word 0x1000d805 0x0023c780 0x10008000  // a half from 32 bits of s[]
    bra good
case5:
    short mov b32 $r4 $r4
    .word 0x10000005 0x04008788 0x10008000  // o[]
    bra good
case6:
    short mov b32 $r4 $r4
    .word 0x10000003 0x00000780 0x10008000  // control
    bra good
case7:
    short mov b32 $r4 $r4
    .word 0x10008001 0x00000003 0x10008000  // immediate
    bra good
good:
    exit st b32 g14[$r2] $r3
