// Reads beyond s[], which are 0, right behind reads of a word that is not, while s[] of other blocks is being cleared.
.tags short
.grid 40 1
.block 32 1 1
.regs 8
.shared 0x800
.param 0xffffffff
.const 0 0x0: 20 1

    add $a1 $a0 0x4000
    mov b32 $r4 0x0
    ld $r5 b32 c0[0x0]
again:
    add b32 $r2 b32 s[0x10] $r4
    add b32 $r3 b32 s[$a1] $r4
    add b32 $r2 b32 s[0x10] $r4
    add b32 $r3 b32 s[$a1+0x4] $r4
    add b32 $r2 b32 s[0x10] $r4
    add b32 $r3 b32 s[$a1+0x8] $r4
    sub b32 $c0 $r5 $r5 c0[0x4]
    (lg $c0) bra again
    exit nop
