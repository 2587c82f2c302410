// A warp that ends completes four barriers at once: the two others have counted on all of them and
// wait at one. Then each barrier is used again, which needs a counter of 0. The same follows with
// a wait at the lowest of them. By hand, from the sheet: 1.6.
.tags short
.grid 2 1
.block 96 1 1
.regs 8
.const 1 0x0: 1
.expect global 0x1000: 7

    shr u32 $c1 $r1 $r0 0x5
    cvt u32 $r4 u16 u16 s[0xc]
    (lg $c1) bra meet
    mov b32 $r2 0x80
wait:
    sub b32 $c0 $r2 $r2 c1[0x0]
    (lg $c0) bra wait
    exit nop
meet:
    set $c0 # lg u32 $r4 $r124
    (lg $c0) bra second
    bar inc 0x0 0xfff
    bar inc 0x2 0xfff
    bar inc 0xf 0xfff
    bar inc wait 0x9 0xfff
    bra again
second:
    bar inc 0x9 0xfff
    bar inc 0x2 0xfff
    bar inc 0xf 0xfff
    bar inc wait 0x0 0xfff
again:
    bar inc wait 0xf 0xfff
    bar inc wait 0x9 0xfff
    bar inc wait 0x2 0xfff
    bar inc wait 0x0 0xfff
    mov b32 $r3 0x1000
    mov b32 $r2 0x7
    exit st b32 g14[$r3] $r2
