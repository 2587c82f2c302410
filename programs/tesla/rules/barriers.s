// Barriers that count a given number of arrivals, in blocks of four warps.
// Warps 1 to 3 meet at barrier 9, of three, while arrivals wait at the four barriers whose number differs from 9 in
// one bit. Then warps 1 and 2 wait at barrier 4, of five, where warp 0 has arrived once: warp 3 finishes, and
// as many have arrived as warps are left, which opens no barrier of a given count (sheet 1.6); warp 0 brings
// arrivals four and five. Whoever passes too early finds 0 in s[]. By hand: warp 0 leaves its 0x66, warp 3 its
// 0x55, the others the sum of both.
.grid 2 1
.block 128 1 1
.regs 8
.shared 0x40
.set OUT 0x10
.set FIRST 0x20
.set SECOND 0x24
.param 0x1000
.const 1 0x0: 1
.const 2 0x0: warp_0 warp_1 warp_2 warp_3
.expect global 0x1000: 0x66 0xbb 0xbb 0x55  0x66 0xbb 0xbb 0x55

    // $r1 = &out[4 * block + warp]
    shr u32 $r2 $r0 0x5
    shl $a1 $r2 0x2
    cvt u32 $r3 u16 u16 s[0xc]
    shl b32 $r3 $r3 0x2
    add b32 $r1 $r3 $r2
    shl b32 $r1 $r1 0x2
    add b32 $r1 b32 s[OUT] $r1
    bra c2[$a1]

warp_0:
    bar inc 0x1 0x2
    bar inc 0x8 0x2
    bar inc 0xb 0x2
    bar inc 0xd 0x2
    bar inc 0x4 0x5
    mov b32 $r5 0x180
    call delay
    mov b32 $r6 0x66
    st b32 s[SECOND] $r6
    bar inc 0x4 0x5
    bar inc wait 0x4 0x5
    exit st b32 g14[$r1] $r6

warp_1:
    bar inc wait 0x9 0x3
    ld $r6 b32 s[FIRST]
    bar inc wait 0x1 0x2                    // both have come: goes on
    bar inc wait 0x8 0x2
    bar inc wait 0xb 0x2
    bar inc wait 0xd 0x2
    bra meet
warp_2:
    bar inc wait 0x9 0x3
    ld $r6 b32 s[FIRST]
meet:
    bar inc wait 0x4 0x5
    ld $r7 b32 s[SECOND]
    add b32 $r6 $r6 $r7
    exit st b32 g14[$r1] $r6

warp_3:
    mov b32 $r5 0x40
    call delay
    mov b32 $r6 0x55
    st b32 s[FIRST] $r6
    bar inc wait 0x9 0x3
    mov b32 $r5 0x40
    call delay
    exit st b32 g14[$r1] $r6

delay:
    sub b32 $c0 $r5 $r5 c1[0x0]
    (lg $c0) bra delay
    ret
