// Two pairs of warps, each a producer and a consumer that hand over 32 words at a time through
// s[], with barriers that count two warps: the producer arrives at "full" without waiting and
// the consumer waits; then they meet at "empty". The pairs use different barriers and run
// unlike numbers of rounds, so a barrier that counts the whole block would hang. The consumer
// writes the xor of the words it has seen.
.grid 3 1
.block 128 1 1
.regs 12
.shared 0x140
.set OUT 0x10
.set BUFFER 0x40                            // 32 words a pair
.param 0x1000
.const 1 0x0: 1 5
.expect global 0x1000: file "../data/pipeline_out.hex"

    // $r1 = lane, $r2 = warp, $r3 = pair, $a1 = &buffer[pair][lane], $r4 = rounds: 6 or 11
    and b32 $r1 $r0 0x1f
    shr u32 $r2 $r0 0x5
    shr u32 $r3 $r2 0x1
    shl b32 $r5 $r3 0x5
    add b32 $r5 $r5 $r1
    shl $a1 $r5 0x2
    mov b16 $r6h 0x5
    mov b32 $r4 0x6
    add $r4 (mul u16 $r3l $r6h) $r4

    // word k of a lane: k0 = thread in the grid, then k = k * 3 + 0x1234567
    mov b16 $r6h u16 s[0x2]
    add $r5 (mul u16 u16 s[0xc] $r6h) $r0

    and b32 $c0 # $r2 c1[0x0]
    (lg $c0) bra consumer                   // the same for all lanes of a warp
    set $c0 # lg u32 $r3 $r124
    (lg $c0) bra producer_1

producer_0:
    shl b32 $r6 $r5 0x1
    add b32 $r5 $r5 $r6
    add b32 $r5 $r5 0x1234567
    st b32 s[$a1+BUFFER] $r5
    bar inc 0x1 0x2                         // full
    bar inc wait 0x2 0x2                    // empty
    sub b32 $c0 $r4 $r4 c1[0x0]
    (lg $c0) bra producer_0
    exit nop

producer_1:
    shl b32 $r6 $r5 0x1
    add b32 $r5 $r5 $r6
    add b32 $r5 $r5 0x1234567
    st b32 s[$a1+BUFFER] $r5
    bar inc 0x3 0x2
    bar inc wait 0x4 0x2
    sub b32 $c0 $r4 $r4 c1[0x0]
    (lg $c0) bra producer_1
    exit nop

consumer:
    mov b32 $r7 $r124
    set $c0 # lg u32 $r3 $r124
    (lg $c0) bra consumer_1

consumer_0:
    bar inc wait 0x1 0x2
    ld $r6 b32 s[$a1+BUFFER]
    xor b32 $r7 $r7 $r6
    bar inc wait 0x2 0x2
    sub b32 $c0 $r4 $r4 c1[0x0]
    (lg $c0) bra consumer_0
    bra write

consumer_1:
    bar inc wait 0x3 0x2
    ld $r6 b32 s[$a1+BUFFER]
    xor b32 $r7 $r7 $r6
    bar inc wait 0x4 0x2
    sub b32 $c0 $r4 $r4 c1[0x0]
    (lg $c0) bra consumer_1

    // out[thread in the grid]
write:
    mov b16 $r6h u16 s[0x2]
    add $r5 (mul u16 u16 s[0xc] $r6h) $r0
    shl b32 $r5 $r5 0x2
    add b32 $r5 b32 s[OUT] $r5
    exit st b32 g14[$r5] $r7
