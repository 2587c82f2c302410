// Each of the 16 barriers by itself (sheet 1.6): block b waits at barrier b with a count of all until its other warp has ended without having come;
// then no barrier has a count that is not 0, so that waiting alone passes each of them. Who does not pass hangs. By hand.
.tags short
.grid 16 1
.block 64 1 1
.regs 4
.param 0x1000
.const 0 0x0: at_0 at_1 at_2 at_3 at_4 at_5 at_6 at_7 at_8 at_9 at_10 at_11 at_12 at_13 at_14 at_15
.const 1 0x0: 0 1
.expect global 0x1000: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 0

    cvt u32 $r1 u16 u16 s[0xc]
    shl $a1 $r1 0x2
    shl b32 $r1 $r1 0x2
    add b32 $r1 b32 s[0x10] $r1
    shr u32 $r2 $r0 0x5
    and b32 $c0 # $r2 $r2
    (lg $c0) bra second
    bra c0[$a1]
second:
    mov b32 $r3 0x20
wait:
    sub b32 $c0 $r3 $r3 c1[0x4]
    (lg $c0) bra wait
    exit nop
at_0:
    bar inc wait 0x0 0xfff
    bra passed
at_1:
    bar inc wait 0x1 0xfff
    bra passed
at_2:
    bar inc wait 0x2 0xfff
    bra passed
at_3:
    bar inc wait 0x3 0xfff
    bra passed
at_4:
    bar inc wait 0x4 0xfff
    bra passed
at_5:
    bar inc wait 0x5 0xfff
    bra passed
at_6:
    bar inc wait 0x6 0xfff
    bra passed
at_7:
    bar inc wait 0x7 0xfff
    bra passed
at_8:
    bar inc wait 0x8 0xfff
    bra passed
at_9:
    bar inc wait 0x9 0xfff
    bra passed
at_10:
    bar inc wait 0xa 0xfff
    bra passed
at_11:
    bar inc wait 0xb 0xfff
    bra passed
at_12:
    bar inc wait 0xc 0xfff
    bra passed
at_13:
    bar inc wait 0xd 0xfff
    bra passed
at_14:
    bar inc wait 0xe 0xfff
    bra passed
at_15:
    bar inc wait 0xf 0xfff
    bra passed
passed:
    bar wait 0xf 0x1
    bar wait 0xe 0x1
    bar wait 0xd 0x1
    bar wait 0xc 0x1
    bar wait 0xb 0x1
    bar wait 0xa 0x1
    bar wait 0x9 0x1
    bar wait 0x8 0x1
    bar wait 0x7 0x1
    bar wait 0x6 0x1
    bar wait 0x5 0x1
    bar wait 0x4 0x1
    bar wait 0x3 0x1
    bar wait 0x2 0x1
    bar wait 0x1 0x1
    bar wait 0x0 0x1
    mov b32 $r3 0x1
    exit st b32 g14[$r1] $r3
