// The program ends behind the first word of a long instruction, `trap` by that word, at an odd one: what is not there is
// fetched from outside the program, which is ILLEGAL_OPCODE and nothing else (sheet 1.8).
.tags short
.block 32 1 1
.regs 4
.param 0x1000
.expect global 0x1000: 0x11
.expect trap ILLEGAL_OPCODE

    mov b32 $r1 b32 s[0x10]
    mov b32 $r2 0x11
    st b32 g14[$r1] $r2
    short mov b32 $r3 $r3
    .word 0x90000003
