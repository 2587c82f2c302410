// Sum (mod 2^32) and signed maximum of each run of 256 words; 2500 words, so the tenth block is
// short. A tree in shared memory: every round halves the threads that work, a barrier between
// rounds.
.tags seeds
.grid 10 1
.block 256 1 1
.regs 8
.shared 0x840
.set IN 0x10
.set SUM 0x14
.set MAX 0x18
.set N 0x1c
.set SUMS 0x40                              // 256 words each
.set MAXES 0x440
.param 0x1000 0x4000 0x4100 2500
.const 1 0x0: 0x80000000
.global 0x1000: file "../data/reduction_in.hex"
.expect global 0x4000: file "../data/reduction_sum.hex"
.expect global 0x4100: file "../data/reduction_max.hex"

    // one word a thread; past the end 0 for the sum and the least integer for the maximum
    mov b16 $r1h u16 s[0x2]
    add $r1 (mul u16 u16 s[0xc] $r1h) $r0
    set $c0 # g u32 b32 s[N] $r1
    shl b32 $r1 $r1 0x2
    add b32 $r1 b32 s[IN] $r1
    mov b32 $r2 $r124
    ld $r3 b32 c1[0x0]
    (lg $c0) ld b32 $r2 g14[$r1]
    (lg $c0) mov b32 $r3 $r2
    shl $a1 $r0 0x2
    st b32 s[$a1+SUMS] $r2
    st b32 s[$a1+MAXES] $r3

    // for (half = 128; half > 0; half /= 2) threads below half take in their partner
    mov b32 $r4 0x80
round:
    bar inc wait 0x0 0xfff
    set $c0 # g u32 $r4 $r0
    joinat rest
    (e $c0) bra rest
    add b32 $r5 $r0 $r4
    shl $a2 $r5 0x2
    ld $r6 b32 s[$a2+SUMS]
    ld $r7 b32 s[$a2+MAXES]
    add b32 $r2 $r2 $r6
    max s32 $r3 $r3 $r7
    st b32 s[$a1+SUMS] $r2
    st b32 s[$a1+MAXES] $r3
rest:
    join nop
    shr u32 $c0 $r4 $r4 0x1
    (lg $c0) bra round

    // thread 0 writes the block's results
    set $c0 # lg u32 $r0 $r124
    (lg $c0) ret
    cvt u32 $r1 u16 u16 s[0xc]
    shl b32 $r1 $r1 0x2
    add b32 $r4 b32 s[SUM] $r1
    add b32 $r5 b32 s[MAX] $r1
    st b32 g14[$r4] $r2
    exit st b32 g14[$r5] $r3
