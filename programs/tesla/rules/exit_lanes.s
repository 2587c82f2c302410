// A lock on s[] is freed by the exit of the lane that has it, and by no other lane's (sheet 1.7, 3.14). In block b lane b of
// the first warp locks a word, branches, sees all other lanes exit, and exits. The second warp tries to lock the word before and after that, which
// the first warp's end tells it: a barrier for all opens then (sheet 1.6). By hand: 1 is refused, 2 is locked.
.tags short
.grid 32 1
.block 64 1 1
.regs 8
.shared 0x80
.param 0x1000
.const 1 0x0: 31
.expect global 0x1000: 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2
.expect global 0x1080: 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2

    and b32 $r1 $r0 c1[0x0]
    shr u32 $r2 $r0 0x5
    cvt u32 $r3 u16 u16 s[0xc]
    set $c0 # e u32 $r1 $r3                 // lane b
    and b32 $c1 # $r2 $r2
    (lg $c1) bra second
    (e $c0) bra others
    ld lock $c2 $r4 b32 s[0x40]
    bra held
others:
    exit nop
held:
    bar inc wait 0x0 0xfff
    bar inc wait 0x1 0xfff
    exit nop
second:
    shl b32 $r3 $r3 0x3
    add b32 $r3 b32 s[0x10] $r3
    bar inc wait 0x0 0xfff
    ld lock $c2 $r4 b32 s[0x40]
    mov $r5 $c2
    set $c0 # e u32 $r1 $r124
    (lg $c0) st b32 g14[$r3] $r5
    bar inc wait 0x1 0xfff
    bar inc wait 0x2 0xfff                  // until the first warp has ended
    ld lock $c2 $r4 b32 s[0x40]
    mov $r5 $c2
    add b32 $r3 $r3 0x4
    (lg $c0) st b32 g14[$r3] $r5
    exit nop
