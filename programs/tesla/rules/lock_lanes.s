// Each lane of each of eight warps has a lock, has it again, which no other lane of it does, and gives it back (sheet 1.7), at addresses
// whose bits are nearly all 1, and nearly all 0. By hand: each of 32 rounds leaves 1, but that of the lane itself 2 and 2.
.tags short
.block 256 1 1
.regs 12
.shared 0x80
.param 0x1000
.const 1 0x0: 0x1f 0xffe0 0xfffc 16 32 1
.expect global 0x1000: 35 35 35 35
.expect global 0x13fc: 35 0

    shl b32 $r1 $r0 0x2
    add b32 $r1 b32 s[0x10] $r1             // where the result goes
    and b32 $r2 $r0 c1[0x0]                 // lane
    shr u32 $r3 $r0 0x5
    shl b32 $r3 $r3 0x2
    add b32 $r3 $r3 c1[0x4]                 // the warp's word
    mov b32 $r4 $r124                       // lane at work
    mov b32 $r5 $r124
    bar inc wait 0x0 0xfff                  // all have read s[0x10]
lanes:
    set $c2 # e u32 $r4 c1[0xc]
    (lg $c2) xor b32 $r3 $r3 c1[0x8]        // from lane 16 on
    shl $a1 $r3 0x0
    set $c0 # e u32 $r2 $r4
    (lg $c0) ld lock $c1 $r6 b32 s[$a1]
    mov $r7 $c1
    (lg $c0) add b32 $r5 $r5 $r7            // 2
    ld lock $c1 $r6 b32 s[$a1]
    mov $r7 $c1
    add b32 $r5 $r5 $r7                     // 2, of other lanes 1
    st unlock b32 s[$a1] $r2
    add b32 $r4 $r4 c1[0x14]
    set $c2 # l u32 $r4 c1[0x10]
    (lg $c2) bra lanes
    exit st b32 g14[$r1] $r5
