// A warp that a trap has killed is finished for barriers (sheet 1.6): the
// others, waiting for all, go on.
.tags short
.block 96 1 1
.regs 4
.set OUT 0x10
.param 0x1000
.const 1 0x0: 1
.expect global 0x1000: 0x77 0x77 0
.expect trap STACK_UNDERFLOW

    shr u32 $r2 $r0 0x5
    shl b32 $r1 $r2 0x2
    add b32 $r1 b32 s[OUT] $r1
    set $c0 # g u32 $r2 c1[0x0]
    (lg $c0) bra late
    bar inc wait 0x0 0xfff
    mov b32 $r3 0x77
    exit st b32 g14[$r1] $r3
late:
    mov b32 $r3 0x100
again:
    sub b32 $c0 $r3 $r3 c1[0x0]
    (lg $c0) bra again
    join nop
    bar inc wait 0x0 0xfff
    exit st b32 g14[$r1] $r1
