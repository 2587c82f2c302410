// A join without a joinat: the control stack is empty. The trap comes after the tagged instruction, whose
// store stands; nothing behind it runs.
.expect trap STACK_UNDERFLOW
.expect global 0x1000: 0x55 0x55 0

    mov b32 $r1 0x1000
    mov b32 $r2 0x55
    set $c0 # lg u32 $r0 $r124
    joinat once
    (lg $c0) bra once
    st b32 g14[$r1] $r2                     // lane 0 alone
once:
    join nop                                // this one is matched
    add b32 $r1 $r1 0x4
    join (e $c0) st b32 g14[$r1] $r2
    add b32 $r1 $r1 0x4
    exit st b32 g14[$r1] $r2
