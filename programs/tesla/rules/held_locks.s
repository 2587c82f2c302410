// A warp that waits at a barrier with a lock on s[] is in no other warp's way to a lock of another word (sheet 1.7): each of eight
// warps in turn holds one while the other seven lock and unlock a word of their own. By hand: each has locked seven times.
.tags short
.block 256 1 1
.regs 12
.shared 0x80
.param 0x1000
.const 1 0x0: 0x1 0x8 0x1f
.expect global 0x1000: 7 7 7 7 7 7 7 7

    and b32 $r1 $r0 c1[0x8]
    shr u32 $r2 $r0 0x5
    shl $a1 $r2 0x2
    mov b32 $r3 0x0                         // whose turn it is
    mov b32 $r4 0x0                         // how often this warp has locked
turn:
    set $c0 # e u32 $r2 $r3
    (e $c0) bra other
    ld lock $c1 $r5 b32 s[0x40]             // lane 0 has it
    bar inc wait 0x0 0xfff
    bar inc wait 0x1 0xfff                  // here it waits, with the next barrier decoded
    bar inc wait 0x2 0xfff
    st unlock b32 s[0x40] $r5
    bra done
other:
    bar inc wait 0x0 0xfff
    ld lock $c1 $r5 b32 s[$a1+0x60]
    (lg $c1) add b32 $r4 $r4 c1[0x0]
    st unlock b32 s[$a1+0x60] $r5
    bar inc wait 0x1 0xfff
    bar inc wait 0x2 0xfff
done:
    add b32 $r3 $r3 c1[0x0]
    set $c0 # l u32 $r3 c1[0x4]
    bar inc wait 0x3 0xfff
    (lg $c0) bra turn
    set $c0 # e u32 $r1 $r124
    shl b32 $r2 $r2 0x2
    add b32 $r2 b32 s[0x10] $r2
    (lg $c0) st b32 g14[$r2] $r4
    exit nop
