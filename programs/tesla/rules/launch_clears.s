// A launch clears the registers of its slot while the other warps write theirs. 320 blocks of one
// warp: each goes 1 to 8 times, by its number, through every writer of $c and $a, so that launches
// meet each of them; a write that is lost is a difference. What the last ones left goes to memory:
// by hand, each thread adds 1 for a $c and 1 for an $a as they should be: 320 * 32 * 2.
.tags nobench
.grid 320 1
.block 32 1 1
.regs 16
.param 0x1000
.const 1 0x0: 7
.expect global 0x1000: 20480

    cvt u32 $r1 u16 u16 s[0xc]
    and b32 $r1 $r1 c1[0x0]
    mov b32 $r9 0x1
    add b32 $r1 $r1 $r9
again:
    set $c0 $r2 e u32 $r1 $r1
    set $c1 # l s32 $r1 $r9
    add b32 $c2 $r3 $r1 $r9
    sub b32 $c3 # $r1 $r9
    and b32 $c0 # $r1 $r9
    shl b32 $c1 $r4 $r1 $r9
    shr s32 $c2 $r4 $r1 $r9
    max s32 $c3 $r4 $r1 $r9
    mul $c0 $r5 u16 $r1l u16 $r9l
    add $c1 $r5 (mul u24 $r1 $r9) $r9
    sad $c2 $r5 u32 $r1 $r9 $r9
    cvt rn f32 $c3 $r6 u32 $r1
    add f32 $c0 $r7 $r6 $r6
    mul f32 $c1 $r7 $r6 $r6
    add f32 $c2 $r7 (mul $r6 $r6) $r6
    set $c3 # g f32 $r7 $r6
    slct b32 $c0 $r7 $r1 $r9 f32 $r6
    mov $c1 $r9
    vote all $c2
    shl $a1 $r1 0x2
    add $a2 $a1 0x8
    mov $r8 $a2
    shl $a3 $r8 0x1
    add $a4 $a3 0x4
    add b32 $r10 b32 s[$a1++0x4] $r9
    mov $r8 $c0
    mov $r8 $a1
    sub b32 $c3 $r1 $r1 $r9
    (lg $c3) bra again

    // $c1 is 1, and $a2 is 4 + 8 after the last time
    mov $r2 $c1
    mov $r3 $a2
    shr u32 $r3 $r3 0x3
    add b32 $r2 $r2 $r3
    ld $r4 b32 s[0x10]
    red add u32 g14[$r4] $r2
    exit add b32 $c3 $r2 $r2 $r9
