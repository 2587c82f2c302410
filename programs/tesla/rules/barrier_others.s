// A barrier lets go of those who wait at it, and of no others (sheet 1.6): warp w waits at barrier 2w + 1 while warp 0 comes to all others, once each,
// then to theirs; in block 0 from the highest on, in block 1 from the lowest on. Who passes too early stores 0. By hand.
.tags short
.grid 2 1
.block 256 1 1
.regs 8
.shared 0x80
.param 0x1000
.const 0 0x0: runs at_1 at_2 at_3 at_4 at_5 at_6 at_7
.const 1 0x0: 0x1 0x20
.expect global 0x1000: 1 1 1 1 1 1 1 1  1 1 1 1 1 1 1 1  0

    shr u32 $r1 $r0 0x5
    shl b32 $r1 $r1 0x2
    shl $a1 $r1 0x0
    add b32 $r1 b32 s[0x10] $r1
    cvt u32 $r2 u16 u16 s[0xc]
    shl b32 $r3 $r2 0x5
    add b32 $r1 $r1 $r3                     // where the result goes
    bra c0[$a1]
at_1:
    bar inc wait 0x3 0x2
    bra passed
at_2:
    bar inc wait 0x5 0x2
    bra passed
at_3:
    bar inc wait 0x7 0x2
    bra passed
at_4:
    bar inc wait 0x9 0x2
    bra passed
at_5:
    bar inc wait 0xb 0x2
    bra passed
at_6:
    bar inc wait 0xd 0x2
    bra passed
at_7:
    bar inc wait 0xf 0x2
    bra passed
passed:
    ld $r4 b32 s[$a1+0x20]
    exit st b32 g14[$r1] $r4
runs:
    ld $r3 b32 c1[0x4]
wait:
    sub b32 $c0 $r3 $r3 c1[0x0]             // until the others wait
    (lg $c0) bra wait
    bar inc wait 0xe 0x1
    bar inc wait 0xc 0x1
    bar inc wait 0xa 0x1
    bar inc wait 0x8 0x1
    bar inc wait 0x6 0x1
    bar inc wait 0x4 0x1
    bar inc wait 0x2 0x1
    bar inc wait 0x1 0x1
    bar inc wait 0x0 0x1
    mov b32 $r4 0x1
    and b32 $c0 # $r2 $r2
    (lg $c0) bra upwards
    st b32 s[0x3c] $r4
    bar inc wait 0xf 0x2
    st b32 s[0x38] $r4
    bar inc wait 0xd 0x2
    st b32 s[0x34] $r4
    bar inc wait 0xb 0x2
    st b32 s[0x30] $r4
    bar inc wait 0x9 0x2
    st b32 s[0x2c] $r4
    bar inc wait 0x7 0x2
    st b32 s[0x28] $r4
    bar inc wait 0x5 0x2
    st b32 s[0x24] $r4
    bar inc wait 0x3 0x2
    exit st b32 g14[$r1] $r4
upwards:
    st b32 s[0x24] $r4
    bar inc wait 0x3 0x2
    st b32 s[0x28] $r4
    bar inc wait 0x5 0x2
    st b32 s[0x2c] $r4
    bar inc wait 0x7 0x2
    st b32 s[0x30] $r4
    bar inc wait 0x9 0x2
    st b32 s[0x34] $r4
    bar inc wait 0xb 0x2
    st b32 s[0x38] $r4
    bar inc wait 0xd 0x2
    st b32 s[0x3c] $r4
    bar inc wait 0xf 0x2
    exit st b32 g14[$r1] $r4
