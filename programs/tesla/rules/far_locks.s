// Locks on words whose addresses differ from a locked one in one bit each, inside of s[] and beyond its end: none is in the way of another
// (sheet 1.7). The last lane of the other warp has one before it exits, which frees it. By hand: eight are had, the ninth is not.
.tags short
.block 64 1 1
.regs 12
.shared 0x80
.param 0x1000
.const 1 0x0: 0xffff 31
.expect global 0x1080: 8 0

    shl b32 $r1 $r0 0x2
    add b32 $r1 b32 s[0x10] $r1
    shr u32 $r2 $r0 0x5
    and b32 $c0 # $r2 $r2
    (lg $c0) bra second
    sub b32 $c1 # $r0 c1[0x4]
    (e $c1) bra last
    ld lock $c1 $r3 b32 s[0x40]             // lane 0: the warp has none any more
    bar inc wait 0x0 0xfff
    bar inc wait 0x1 0xfff
    exit nop
last:
    ld lock $c2 $r3 b32 s[0x50]
    exit nop
second:
    bar inc wait 0x0 0xfff
    mov b32 $r4 0x100
    mov b32 $r5 0x0
    mov b32 $r8 0x1
    ld $r9 b32 c1[0x0]
next:
    add b32 $r6 $r4 0x40
    shl $a1 $r6 0x0
    ld lock $c1 $r7 b32 s[$a1+0x0]
    (lg $c1) add b32 $r5 $r5 $r8
    st unlock b32 s[$a1+0x0] $r7
    add b32 $r4 $r4 $r4
    and b32 $c2 # $r4 $r9
    (lg $c2) bra next
    ld lock $c1 $r7 b32 s[0x40]
    (lg $c1) add b32 $r5 $r5 $r8
    bar inc wait 0x1 0xfff
    exit st b32 g14[$r1] $r5
