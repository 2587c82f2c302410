// Sorted lists in s[], eight of them, into which 128 threads of a block insert their keys at the same time. The
// word that holds the first node of a list is its lock; a warp holds one lock, so its lanes come one after the
// other: who fails goes round the loop again. Two blocks have locks at the same addresses.
.tags nobench
.grid 2 1
.block 128 1 1
.regs 12
.shared 0x480
.set IN 0x10
.set OUT 0x14
.set HEADS 0x40
.set NODES 0x60
.param 0x1000 0x2000
.global 0x1000: file "../data/list_lock_in.hex"
.expect global 0x2000: file "../data/list_lock_out.hex"

    // $r2 key, $a1 head of the list, $r4 and $a2 the thread's node {key, next}
    cvt u32 $r10 u16 u16 s[0xc]
    shl b32 $r1 $r10 0x7
    add b32 $r1 $r1 $r0
    shl b32 $r1 $r1 0x2
    add b32 $r1 b32 s[IN] $r1
    ld b32 $r2 g14[$r1]
    and b32 $r3 $r2 0x7
    shl b32 $r3 $r3 0x2
    add b32 $r3 $r3 HEADS
    shl $a1 $r3 0x0
    shl b32 $r4 $r0 0x3
    add b32 $r4 $r4 NODES
    shl $a2 $r4 0x0
    st b32 s[$a2] $r2

    breakaddr inserted
again:
    joinat next
    ld lock $c0 $r5 b32 s[$a1]
    (e $c0) bra next
    // one lane: $r7 is the first node with a greater key, $r6 the one before it
    mov b32 $r6 $r124
    mov b32 $r7 $r5
walk:
    and b32 $c1 # $r7 $r7
    (e $c1) bra place
    shl $a3 $r7 0x0
    ld $r8 b32 s[$a3]
    set $c1 # g u32 $r8 $r2
    (lg $c1) bra place
    mov b32 $r6 $r7
    ld $r7 b32 s[$a3+0x4]
    bra walk
place:
    st b32 s[$a2+0x4] $r7
    and b32 $c1 # $r6 $r6
    (e $c1) bra first
    shl $a3 $r6 0x0
    st b32 s[$a3+0x4] $r4
    bra unlock
first:
    mov b32 $r5 $r4
unlock:
    st unlock b32 s[$a1] $r5
    break
next:
    join nop
    bra again
inserted:
    bar inc wait 0x0 0xfff

    // thread t < 8 writes list t: 48 words
    mov b32 $r8 0x8
    set $c0 # ge u32 $r0 $r8
    (lg $c0) bra end
    shl b32 $r3 $r0 0x2
    shl $a1 $r3 0x0
    shl b32 $r1 $r10 0x3
    add b32 $r1 $r1 $r0
    mul $r1 u16 $r1l u16 $r8l
    add b32 $r2 $r1 $r1
    shl b32 $r1 $r1 0x2
    shl b32 $r2 $r2 0x2
    add b32 $r1 $r1 $r2
    shl b32 $r1 $r1 0x1
    add b32 $r1 b32 s[OUT] $r1
    ld $r7 b32 s[$a1+HEADS]
    breakaddr end
node:
    and b32 $c0 # $r7 $r7
    (e $c0) break
    shl $a3 $r7 0x0
    ld $r2 b32 s[$a3]
    st b32 g14[$r1] $r2
    add b32 $r1 $r1 0x4
    ld $r7 b32 s[$a3+0x4]
    bra node
end:
    exit nop
