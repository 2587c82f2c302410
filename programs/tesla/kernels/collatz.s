// Collatz: from i + 1, how many steps to 1, and the highest value on the way. Two lanes seldom
// take the same number of steps, so most of the run has few lanes alive: the loop is left by
// `break`, and the odd and even cases diverge inside it. 4 blocks of 64 threads.
.tags seeds
.grid 4 1
.block 64 1 1
.regs 8
.set STEPS 0x10
.set PEAK 0x14
.param 0x1000 0x1400
.const 1 0x0: 1
.expect global 0x1000: file "../data/collatz_steps.hex"
.expect global 0x1400: file "../data/collatz_peak.hex"

    // $r0 = i, $r1 = value, $r2 = peak, $r3 = steps
    mov b16 $r1h u16 s[0x2]
    add $r0 (mul u16 u16 s[0xc] $r1h) $r0
    add b32 $r1 $r0 0x1
    mov b32 $r2 $r1
    mov b32 $r3 $r124

    breakaddr done
step:
    set $c0 # e u32 $r1 c1[0x0]
    (lg $c0) break
    and b32 $c0 # $r1 c1[0x0]
    joinat stepped
    (e $c0) bra even
    shl b32 $r4 $r1 0x1                     // 3 * v + 1
    add b32 $r1 $r1 $r4
    add b32 $r1 $r1 0x1
    max u32 $r2 $r2 $r1
    bra stepped
even:
    shr u32 $r1 $r1 0x1
stepped:
    join add b32 $r3 $r3 c1[0x0]            // every lane counts, then meets the others
    bra step

done:
    shl b32 $r0 $r0 0x2
    add b32 $r1 b32 s[STEPS] $r0
    add b32 $r0 b32 s[PEAK] $r0
    st b32 g14[$r1] $r3
    exit st b32 g14[$r0] $r2
