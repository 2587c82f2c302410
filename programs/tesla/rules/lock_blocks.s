// Eight blocks lock the same address at the same time, each in its own s[] (sheet 1.7): block b waits
// for block 7 - b to hold its word, for some time at most, and then looks whether it could take it.
// By hand.
.tags short
.grid 8 1
.block 32 1 1
.regs 8
.shared 0x40
.param 0x1000
.const 0 0x0: 1
.expect global 0x1000: 2 2 2 2 2 2 2 2  1 1 1 1 1 1 1 1

    // $r1 = &out[block], $r2 = &out[other]; 32 bytes behind: who has tried
    cvt u32 $r3 u16 u16 s[0xc]
    xor b32 $r4 $r3 0x7
    shl b32 $r1 $r3 0x2
    add b32 $r1 b32 s[0x10] $r1
    shl b32 $r2 $r4 0x2
    add b32 $r2 b32 s[0x10] $r2
    ld lock $c0 $r5 b32 s[0x20]
    mov $r5 $c0
    set $c1 # e u32 $r0 $r124
    (lg $c1) st b32 g14[$r1] $r5
    mov b32 $r6 0x800
wait:
    sub b32 $r6 $r6 c0[0x0]
    ld b32 $r5 g14[$r2]
    and b32 $c0 # $r5 $r5
    (lg $c0) bra held
    and b32 $c0 # $r6 $r6
    (lg $c0) bra wait
held:
    add b32 $r1 $r1 0x20
    mov b32 $r5 0x1
    (lg $c1) st b32 g14[$r1] $r5
    st unlock b32 s[0x20] $r5
    exit nop
