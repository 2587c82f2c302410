// Post-increments of address registers that have none, in every kind of operand, beside errors of
// higher numbers (sheet 1.8, 2.6). Each in a block of its own; the last block ends well.
.tags short
.grid 13 1
.block 32 1 1
.regs 16
.param 0x1000
.const 0 0x0: case0 case1 case2 case3 case4 case5 case6 case7 case8 case9 case10 case11 \
    good
.expect global 0x1000: 0 0 0 0 0 0 0 0 0 0 0 0 0x55
.expect trap ILLEGAL_POSTINCR

    cvt u32 $r1 u16 u16 s[0xc]
    shl b32 $r2 $r1 0x2
    long add b32 $r2 b32 s[0x10] $r2
    mov b32 $r3 0x55
    shl $a1 $r1 0x2
    bra c0[$a1]
case0:
    .word 0x1600d805 0x0023c784             // and a half from 32 bits of s[]
    bra good
case1:
    .word 0x16001815 0x0423c78c             // and o[]
    bra good
case2:
    .word 0x12001805 0x0423c780             // $a0
    bra good
case3:
    .word 0x1a001805 0x0423c784             // $a6
    bra good
case4:
    .word 0x06000005 0x40000784             // mov from $a5
    bra good
case5:
    .word 0x02000005 0x40000780             // mov from $a0
    bra good
case6:
    .word 0xda000005 0x20000784             // add from $a6
    bra good
case7:
    .word 0xd2000005 0x20000780             // add from $a0
    bra good
case8:
    .word 0x16000005 0x24000784             // ld c[$a5++]
    bra good
case9:
    .word 0xd2000005 0x40c00780             // ld l[$a0++]
    bra good
case10:
    .word 0x02000001 0xe4204780             // st s[$a0++]
    bra good
case11:
    .word 0x22a08004 0x10008000             // short add c[$a0++]
    bra good
good:
    exit st b32 g14[$r2] $r3
