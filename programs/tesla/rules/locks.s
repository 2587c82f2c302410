// Two blocks of two warps. Warp 1 acts between barriers, after warp 0: what it may lock tells what warp 0 holds.
.tags short
.grid 2 1
.block 64 1 1
.regs 10
.shared 0x80
.const 1 0x0: 0x1f 4

    and b32 $r1 $r0 c1[0x0]
    shl $a1 $r1 0x2
    shr u32 $r2 $r0 0x5
    and b32 $c0 # $r2 $r2
    st b32 s[$a1+0x20] $r0
    bar inc wait 0x0 0xfff
    (lg $c0) bra wait1
    ld lock $c1 $r3 b32 s[0x40]        // lane 0 of warp 0 has it
    ld lock $c1 $r3 b32 s[0x40]        // and again
    ld lock $c1 $r3 b32 s[$a1+0x40]    // lane 0 still, the others may not have a second one
wait1:
    bar inc wait 0x1 0xfff
    (e $c0) bra wait2
    ld lock $c1 $r4 b32 s[0x40]        // nobody
    ld lock $c1 $r4 b32 s[$a1+0x3c]    // lane 0, one word below
    st unlock b32 s[0x38] $r4          // not that word
    ld lock $c1 $r4 b32 s[0x48]        // still nobody
    st unlock b32 s[$a1+0x3c] $r4
    (e $c1) ld lock $c1 $r4 b32 s[$a1+0x40]  // lane 1, for lane 0 finds it locked
    st unlock b32 s[$a1+0x40] $r4
wait2:
    bar inc wait 0x2 0xfff
    (lg $c0) bra wait3
    exit nop                           // warp 0 ends with its lock
wait3:
    mov b32 $r5 0x200
pause:
    sub b32 $c1 $r5 $r5 c1[0x4]
    (lg $c1) bra pause
    ld lock $c1 $r4 b32 s[0x40]        // lane 0 of warp 1
    st unlock b32 s[0x40] $r0
    exit nop
