// A lock is given up when its lane exits, and not when other lanes or other warps do (sheet 1.7). Lane 7 of each of eight warps has its own word;
// lanes 24 to 31 exit; then warp after warp ends, the others look whether they still have theirs, and the next one takes what
// is free now. By hand: lane 7 has 2 for its own, 2 for that of the warp before it and 2 for its own again; in the others warp w fails
// w + 1 times.
.tags short
.block 256 1 1
.regs 12
.shared 0x80
.param 0x1000
.const 1 0x0: 0x1f 0x100 7 24 1 0x80 4
.expect global 0x1000: 1 1 1 1 1 1 1 2  1
.expect global 0x1060: 0 0
.expect global 0x1098: 2 6 2
.expect global 0x1118: 3 6 3
.expect global 0x1218: 5 6 5
.expect global 0x1398: 8 6 8

    shl b32 $r1 $r0 0x2
    add b32 $r1 b32 s[0x10] $r1             // where the result goes
    and b32 $r2 $r0 c1[0x0]                 // lane
    shr u32 $r3 $r0 0x5                     // warp
    shl b32 $r4 $r3 0x2
    add b32 $r4 $r4 c1[0x4]
    shl $a1 $r4 0x0                         // its word
    ld $r6 b32 c1[0x4]
    shl $a3 $r6 0x0                         // the word of the warp that ends next
    mov b32 $r5 $r124                       // results
    mov b32 $r8 $r124                       // the warp that ends next
    set $c0 # e u32 $r2 c1[0x8]             // lane 7
    (lg $c0) ld lock $c1 $r7 b32 s[$a1]
    mov $r7 $c1
    (lg $c0) add b32 $r5 $r5 $r7
    joinat rest
    set $c2 # ge u32 $r2 c1[0xc]
    (lg $c2) bra leave
rest:
    join nop
    (e $c0) ld lock $c1 $r7 b32 s[$a1+0x80]
    mov $r7 $c1
    (e $c0) add b32 $r5 $r5 $r7
warps:
    bar inc wait 0x0 0xfff
    set $c2 # e u32 $r8 $r3
    (lg $c2) bra over
    bar inc wait 0x1 0xfff                  // the warp has ended
    (e $c0) ld lock $c1 $r7 b32 s[$a1+0x80]
    mov $r7 $c1
    (e $c0) add b32 $r5 $r5 $r7
    add b32 $r8 $r8 c1[0x10]
    set $c2 # lg u32 $r8 $r3
    (lg $c2) bra again
    (lg $c0) st unlock b32 s[$a1] $r7
    (lg $c0) ld lock $c1 $r7 b32 s[$a3]
    mov $r7 $c1
    (lg $c0) add b32 $r5 $r5 $r7
    (lg $c0) st unlock b32 s[$a3] $r7
    (lg $c0) ld lock $c1 $r7 b32 s[$a1]
    mov $r7 $c1
    (lg $c0) add b32 $r5 $r5 $r7
again:
    add b32 $r6 $r6 c1[0x18]
    shl $a3 $r6 0x0
    bra warps
over:
    exit st b32 g14[$r1] $r5
leave:
    exit nop
