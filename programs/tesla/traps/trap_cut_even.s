// The program ends behind the first word of a long instruction that stands at an even word. Fetch reads eight bytes at a time, so that the second
// word comes with it, but it lies outside of the program: ILLEGAL_OPCODE (sheet 1.8). The instructions before it have their effect. By hand.
.tags short
.block 32 1 1
.regs 4
.param 0x1000
.expect global 0x1000: 0x11
.expect trap ILLEGAL_OPCODE

    mov b32 $r1 b32 s[0x10]
    mov b32 $r2 0x11
    st b32 g14[$r1] $r2
    .word 0x90000003
