// A word that a warp holds is in the way of each lane of each other warp, and no other word is (sheet 1.7). Warps 1 to 7 hold a word each while
// warp 0 tries: one lane the word beside it, all others the word itself. Then warp 0 holds one and warp 1 tries. By hand: of eight tries
// against each word a lane has one, with 2, and fails in seven, with 1.
.tags short
.block 256 1 1
.regs 16
.shared 0x80
.param 0x1000
.const 1 0x0: 0x1f 0x2040 0x4 8 1 0x20 7
.expect global 0x1000: 63 63 63 63 63 63 63 63 56 56
.expect global 0x1080: 9 9 9 9 9 9 9 9 8 8

    shl b32 $r1 $r0 0x2
    add b32 $r1 b32 s[0x10] $r1             // where the result goes
    and b32 $r2 $r0 c1[0x0]                 // lane
    shr u32 $r3 $r0 0x5                     // warp
    shl b32 $r4 $r3 0x3
    add b32 $r4 $r4 c1[0x4]                 // its word
    shl $a1 $r4 0x0
    mov b32 $r5 $r124                       // results
    ld $r6 b32 c1[0x4]                          // the word that is tried
    and b32 $c0 # $r3 $r3
    (e $c0) bra first
    ld lock $c1 $r7 b32 s[$a1]
    bar inc wait 0x0 0xfff
    bar inc wait 0x1 0xfff                  // warp 0 has tried
    st unlock b32 s[$a1] $r7
    bar inc wait 0x2 0xfff                  // warp 0 has its word
    set $c0 # e u32 $r3 c1[0x10]
    (e $c0) bra over                        // warp 1 alone goes on
    call try
    bar inc wait 0x3 0x2
    exit st b32 g14[$r1] $r5
over:
    exit nop
first:
    bar inc wait 0x0 0xfff
    ld $r8 b32 c1[0x18]
words:
    add b32 $r6 $r6 c1[0xc]
    call try
    sub b32 $c0 $r8 $r8 c1[0x10]
    (lg $c0) bra words
    bar inc wait 0x1 0xfff
    ld lock $c1 $r7 b32 s[$a1]
    bar inc wait 0x2 0xfff
    bar inc wait 0x3 0x2                    // warp 1 has tried
    exit st b32 g14[$r1] $r5

try:
    mov b32 $r9 $r124                       // the lane
    add b32 $r10 $r6 c1[0x8]
next:
    set $c2 # e u32 $r9 $r2
    mov b32 $r11 $r6
    (lg $c2) mov b32 $r11 $r10
    shl $a2 $r11 0x0
    ld lock $c1 $r7 b32 s[$a2]
    mov $r7 $c1
    add b32 $r5 $r5 $r7
    st unlock b32 s[$a2] $r7
    add b32 $r9 $r9 c1[0x10]
    set $c2 # l u32 $r9 c1[0xc]
    (lg $c2) bra next
    ret
