// An exit modifier under quadon: the instruction itself is done, then the warp is killed.
.block 32 1 1
.regs 4
.set OUT 0x10
.param 0x1000
.expect global 0x1000: 1
.expect trap QUADON_ACTIVE

    ld $r1 b32 s[OUT]
    mov b32 $r2 0x1
    st b32 g14[$r1] $r2
    quadon
    exit mov b32 $r3 $r2
    add b32 $r2 $r2 0x1
    st b32 g14[$r1] $r2
    exit nop
