// Sorts each of two runs of 512 signed words in rising order: one block of 256 threads a run,
// the bitonic network in shared memory, 45 rounds with a barrier each; whether a pair is
// swapped differs by lane.
.grid 2 1
.block 256 1 1
.regs 12
.shared 0x840
.set DATA 0x10
.set RUN 0x40                               // 512 words
.param 0x1000
.const 1 0x0: 512
.global 0x1000: file "../data/bitonic_sort_in.hex"
.expect global 0x1000: file "../data/bitonic_sort_out.hex"

    // $r1 = &data[512 * ctaid.x + tid]; thread t brings words t and t + 256
    cvt u32 $r1 u16 u16 s[0xc]
    shl b32 $r1 $r1 0x9
    add b32 $r1 $r1 $r0
    shl b32 $r1 $r1 0x2
    add b32 $r1 b32 s[DATA] $r1
    add b32 $r2 $r1 0x400
    ld b32 $r3 g14[$r1]
    ld b32 $r4 g14[$r2]
    shl $a1 $r0 0x2
    st b32 s[$a1+RUN] $r3
    st b32 s[$a1+0x440] $r4                 // RUN + 256 words

    // for (k = 2; k <= 512; k *= 2) for (j = k / 2; j > 0; j /= 2)
    mov b32 $r3 0x2
merge:
    shr u32 $r4 $r3 0x1
round:
    bar inc wait 0x0 0xfff

    // pair (i, i + j) with i = 2 * t - (t & (j - 1))
    add b32 $r5 $r4 0xffffffff
    and b32 $r5 $r0 $r5
    shl b32 $r6 $r0 0x1
    sub b32 $r5 $r6 $r5
    add b32 $r6 $r5 $r4
    shl $a1 $r5 0x2
    shl $a2 $r6 0x2
    ld $r7 b32 s[$a1+RUN]
    ld $r8 b32 s[$a2+RUN]

    // falling halves (i & k) swap when low <= high, rising ones when low > high
    set $r9 g s32 $r7 $r8
    and b32 $c0 # $r5 $r3
    (lg $c0) xor b32 $r9 not $r9 $r124
    cvt s32 $c0 # s32 $r9
    joinat ordered
    (e $c0) bra ordered
    st b32 s[$a1+RUN] $r8
    st b32 s[$a2+RUN] $r7
ordered:
    join nop

    shr u32 $c0 $r4 $r4 0x1
    (lg $c0) bra round
    shl b32 $r3 $r3 0x1
    set $c0 # le u32 $r3 c1[0x0]
    (lg $c0) bra merge

    bar inc wait 0x0 0xfff
    shl $a1 $r0 0x2
    ld $r3 b32 s[$a1+RUN]
    ld $r4 b32 s[$a1+0x440]
    st b32 g14[$r1] $r3
    exit st b32 g14[$r2] $r4
