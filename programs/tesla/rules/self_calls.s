// Eight warps that jump to where they are, until their stacks are full: when the next jump is taken, what the last one
// made the core fetch is still on its way.
.tags short
.block 256 1 1
.regs 4
.expect trap STACK_LIMIT

    mov b32 $r1 $r0
again:
    call again
    mov b32 $r1 0x11
    mov b32 $r1 0x12
    mov b32 $r1 0x13
    exit nop
