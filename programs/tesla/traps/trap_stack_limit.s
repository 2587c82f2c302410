// A function that calls itself for ever: the control stack is full after 32 entries.
.needs stack = 32
.expect trap STACK_LIMIT
.expect global 0x1000: 32

    mov b32 $r1 0x1000
    mov b32 $r2 0x0
again:
    st b32 g14[$r1] $r2                     // how many calls there were
    add b32 $r2 $r2 0x1
    call again
    exit nop
