// While the top of the stack is a QUADON entry, nothing but quadpop may touch control: the second warp's bar is
// fatal to it. What was done before it stands; the first warp is not concerned.
.block 64 1 1
.regs 4
.set OUT 0x10
.param 0x1000
.expect global 0x1000: 1 1
.expect trap QUADON_ACTIVE

    shr u32 $r1 $r0 0x5
    and b32 $c0 # $r1 $r1
    shl b32 $r1 $r1 0x2
    add b32 $r1 b32 s[OUT] $r1
    mov b32 $r2 0x1
    quadon
    st b32 g14[$r1] $r2
    quadpop
    (e $c0) bra end
    quadon
    bar inc 0x0 0x1
    mov b32 $r2 0x2
    st b32 g14[$r1] $r2
    quadpop
end:
    exit nop
