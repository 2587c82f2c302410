// A warp that ends opens the barrier with the highest number and one in the middle, at which the two others wait in turn (sheet 1.6).
.tags short
.block 96 1 1
.regs 8
.const 1 0x0: 1
.expect global 0x1000: 0 0 0 0

    shr u32 $c1 $r1 $r0 0x5
    (lg $c1) bra meet
    mov b32 $r2 0x40
wait:
    sub b32 $c0 $r2 $r2 c1[0x0]
    (lg $c0) bra wait
    exit nop
meet:
    bar inc wait 0xf 0xfff
    bar inc wait 0x8 0xfff
    mov b32 $r3 0x1000
    exit st b32 g14[$r3] $r2
