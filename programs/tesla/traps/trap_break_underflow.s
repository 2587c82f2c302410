// Lanes that broke without a break target anywhere: as soon as the others are gone the stack is
// empty and the warp dies of STACK_UNDERFLOW (sheet 3.14). The others' stores stand.
.tags short
.block 32 1 1
.regs 4
.set OUT 0x10
.param 0x1000
.const 0 0x0: 3
.expect global 0x1000: 0x11 0x22
.expect trap STACK_UNDERFLOW

    mov b32 $r1 b32 s[OUT]
    mov b32 $r2 0x11
    mov b32 $r3 0x22
    set $c0 # l u32 $r0 c0[0x0]
    st b32 g14[$r1] $r2
    (lg $c0) break
    add b32 $r1 $r1 0x4
    st b32 g14[$r1] $r3
    ret
