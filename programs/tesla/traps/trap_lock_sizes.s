// `ld lock` has 32 bits: with the type of another access in w1[15:14] it is no instruction, nor a plain ld s[] (sheet 3.2).
// Each in a block of its own; the last block ends well.
.tags short
.grid 4 1
.block 32 1 1
.regs 4
.param 0x1000
.const 0 0x0: u8 u16 s16 good
.expect global 0x1000: 0 0 0 0x55
.expect trap ILLEGAL_OPCODE

    cvt u32 $r1 u16 u16 s[0xc]
    shl $a1 $r1 0x2
    shl b32 $r1 $r1 0x2
    add b32 $r1 b32 s[0x10] $r1
    mov b32 $r2 0x55
    bra c0[$a1]
u8:
    .word 0x1000040d 0x44800780             // to $r3
    bra good
u16:
    .word 0x1000040d 0x44804780
    bra good
s16:
    .word 0x1000040d 0x40808780             // to a half
good:
    exit st b32 g14[$r1] $r2
