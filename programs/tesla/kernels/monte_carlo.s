// Pi from 4096 points: each of 512 threads hashes its number (xorshift from a multiplied seed) into 8 points of 16 + 16
// bits and counts those within the circle; counts add up in s[], the first thread of a block writes the sum and
// four times the share of hits as a float.
.grid 4 1
.block 128 1 1
.regs 16
.shared 0x240
.set OUT 0x10
.set COUNTS 0x40
.param 0x1000
.const 1 0x0: 1 0x9e3779 0x5bd1e995 0x4f7ffe00 0x3b800000  // .., 65535^2 rounded down, 4 / 1024
.expect global 0x1000: file "../data/monte_carlo_out.hex"

    // $r1 = ctaid.x * 128 + tid + 1, $r2 = hash, $r3 = hits, $r4 = points left
    mov b16 $r1h u16 s[0x2]
    add $r1 (mul u16 u16 s[0xc] $r1h) $r0
    add b32 $r1 $r1 c1[0x0]
    mul $r2 u24 $r1 c1[0x4]
    xor b32 $r2 $r2 c1[0x8]
    mov b32 $r3 0x0
    mov b32 $r4 8
point:
    shl b32 $r5 $r2 13
    xor b32 $r2 $r2 $r5
    shr u32 $r5 $r2 17
    xor b32 $r2 $r2 $r5
    shl b32 $r5 $r2 5
    xor b32 $r2 $r2 $r5
    cvt rn f32 $r5 u16 $r2l
    cvt rn f32 $r6 u16 $r2h
    mul f32 $r5 $r5 $r5
    add f32 $r5 (mul $r6 $r6) $r5
    set $c0 # le f32 $r5 c1[0xc]
    (lg $c0) add b32 $r3 $r3 c1[0x0]
    sub b32 $c0 $r4 $r4 c1[0x0]
    (lg $c0) bra point

    // tree over the block
    shl b32 $r5 $r0 0x2
    shl $a1 $r5 0x0
    st b32 s[$a1+COUNTS] $r3
    mov b32 $r6 64
tree:
    bar inc wait 0x0 0xfff
    shl b32 $r7 $r6 0x2
    add b32 $r7 $r7 $r5
    shl $a2 $r7 0x0
    set $c0 # l u32 $r0 $r6
    (lg $c0) add b32 $r3 b32 s[$a2+COUNTS] $r3
    (lg $c0) st b32 s[$a1+COUNTS] $r3
    shr u32 $c1 $r6 $r6 0x1
    (lg $c1) bra tree

    and b32 $c0 # $r0 $r0
    joinat done
    (lg $c0) bra done
    cvt u32 $r8 u16 u16 s[0xc]
    shl b32 $r8 $r8 0x3
    add b32 $r8 b32 s[OUT] $r8
    mov b32 $r4 $r3
    cvt rn f32 $r5 u32 $r3
    mul f32 $r5 $r5 c1[0x10]
    st b64 g14[$r8] $r4d
done:
    join nop
    exit nop
