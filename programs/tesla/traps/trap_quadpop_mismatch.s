// quadpop of a join entry.
.block 32 1 1
.regs 4
.set OUT 0x10
.param 0x1000
.expect global 0x1000: 1
.expect trap STACK_MISMATCH

    ld $r1 b32 s[OUT]
    mov b32 $r2 0x1
    st b32 g14[$r1] $r2
    joinat end
    quadpop
    add b32 $r2 $r2 0x1
    st b32 g14[$r1] $r2
end:
    exit nop
