// Four warps. A barrier that counts does not open when a warp ends, though another one waits at it for all; a count of 0 is 1.
.tags short
.block 128 1 1
.regs 8
.shared 0x40
.set WORD 0x20
.param 0x1000
.const 1 0x0: 1
.const 2 0x0: warp_0 warp_1 warp_2 warp_3
.expect global 0x1000: 0x66 0x66

    shr u32 $r2 $r0 0x5
    shl $a1 $r2 0x2
    shl b32 $r1 $r2 0x2
    add b32 $r1 b32 s[0x10] $r1
    bra c2[$a1]

warp_0:
    bar inc 0x2 0xfff                       // the last arrival says whether it counts all
    bar inc 0x2 0x5
    bar inc wait 0x2 0x5
    ld $r3 b32 s[WORD]
    exit st b32 g14[$r1] $r3
warp_1:
    mov b32 $r4 0x40
    call delay
    bar wait 0x2 0xfff
    ld $r3 b32 s[WORD]
    exit st b32 g14[$r1] $r3
warp_2:
    mov b32 $r4 0xa0
    call delay
    exit nop
warp_3:
    bar inc wait 0x3 0x0
    mov b32 $r4 0x180
    call delay
    mov b32 $r3 0x66
    st b32 s[WORD] $r3
    bar inc 0x2 0x5
    bar inc 0x2 0x5
    exit nop

delay:
    sub b32 $c0 $r4 $r4 c1[0x0]
    (lg $c0) bra delay
    ret
