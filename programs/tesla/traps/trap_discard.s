// Only a fragment can be discarded.
.block 32 1 1
.regs 4
.set OUT 0x10
.param 0x1000
.expect global 0x1000: 1
.expect trap ILLEGAL_OPCODE

    ld $r1 b32 s[OUT]
    mov b32 $r2 0x1
    st b32 g14[$r1] $r2
    .word 0x00000003 0x00000000  // (never) discard
    add b32 $r2 $r2 0x1
    exit st b32 g14[$r1] $r2
