// Locks on s[] (sheet 1.7). By hand: each ld lock leaves its flags, 2 or 1, beside what it loaded,
// or 0xee.
.tags short
.grid 2 1
.block 96 1 1
.regs 64
.shared 0x80
.set OUT 0x10
.param 0x1000
.const 0 0x0: first second third 1
.expect global 0x1000: 2 0xa1  2 0xa1  1 0xee  1 0xee  1 0xee  1 0xee  1 0xee  1 0xee  2 0x5555  1 0xee  2 0  2 0xe000 \
                       1 0xee  2 0xb1  2 0xb1
.expect global 0x1400: 2 0xa1  2 0xa1  1 0xee  1 0xee  1 0xee  1 0xee  1 0xee  1 0xee  2 0x5555  1 0xee  2 0  2 0xe000 \
                       1 0xee  2 0xb1  2 0xb1

    // $r1 = where results go; s[0x20] = 0xa1, s[0x24] = 0xa2; lanes of a warp in $r2
    shr u32 $r3 $r0 0x5
    shl $a1 $r3 0x2
    and b32 $r2 $r0 0x1f
    cvt u32 $r1 u16 u16 s[0xc]
    shl b32 $r1 $r1 0xa
    add b32 $r1 b32 s[OUT] $r1
    mov b32 $r4 0xa1
    st b32 s[0x20] $r4
    mov b32 $r4 0xa2
    st b32 s[0x24] $r4
    set $c1 # e u32 $r2 $r124               // lane 0
    bar inc wait 0x0 0xfff
    bra c0[$a1]

first:
    // lane 0 takes it, and takes it again; the others do not
    mov b32 $r5 0xee
    ld lock $c0 $r5 b32 s[0x20]
    call put                                // lane 0 stores
    mov b32 $r5 0xee
    ld lock $c0 $r5 b32 s[0x20]
    call put
    // the other lanes get neither it nor another, and keep their registers
    set $c1 # e u32 $r2 c0[0xc]             // lane 1
    call putted
    (lg $c1) ld lock $c0 $r5 b32 s[0x24]
    call putted
    set $c1 # e u32 $r2 $r124
    // nor does lane 0 get a second one; stores to another word, by other lanes, and plain ones release nothing
    mov b32 $r5 0xee
    ld lock $c0 $r5 b32 s[0x24]
    call put
    mov b32 $r6 0x77
    st unlock b32 s[0x28] $r6
    ld lock $c0 $r5 b32 s[0x24]
    call put
    (e $c1) st unlock b32 s[0x20] $r4
    ld lock $c0 $r5 b32 s[0x24]
    call put
    mov b32 $r4 0xa1
    st b32 s[0x20] $r4
    ld lock $c0 $r5 b32 s[0x24]
    call put
    // the release stores in all lanes that execute it: odd lanes at 0x24
    mov b32 $r7 0x5555
    and b32 $r8 $r2 0x1
    shl $a2 $r8 0x2
    st unlock b32 s[$a2+0x20] $r7
    mov b32 $r4 0xa1
    st b32 s[0x20] $r4
    mov b32 $r5 0xee
    ld lock $c0 $r5 b32 s[0x24]
    call put
    st unlock b32 s[0x24] $r124             // without data it does nothing
    mov b32 $r5 0xee
    ld lock $c0 $r5 b32 s[0x28]
    call put
    st unlock b32 s[0x24] $r7
    // a word behind s[] can be locked; it is 0
    mov b32 $r5 0xee
    ld lock $c0 $r5 b32 s[0x80]
    call put
    st unlock b32 s[0x80] $r7
    // a half takes the lower half; w1[6] does not matter to the flags
    mov b32 $r5 0xe0e0e0e0
    mov b32 $r4 0xcafee000
    st b32 s[0x2c] $r4
    mov b32 $r5 0x0
    .word 0x10001629 0x4080c780             // ld lock $c0 $r5l b32 s[0x2c], w1[6] = 0
    call put
    exit nop

put:                                        // what lane 0 has
    set $c1 # e u32 $r2 $r124
putted:                                     // the lane of $c1
    mov $r8 $c0
    (lg $c1) st b32 g14[$r1] $r8
    add b32 $r9 $r1 0x4
    (lg $c1) st b32 g14[$r9] $r5
    add b32 $r1 $r1 0x8
    ret
// Warp 1 holds a word against warp 2, until the lane exits; then warp 2 does, until it ends.
second:
    mov b32 $r5 0xb1
    st b32 s[0x30] $r5
    ld lock $c0 $r5 b32 s[0x30]
    add b32 $r1 $r1 0x70
    bar inc wait 0x1 0x2
    bar inc wait 0x2 0x2
    joinat rest
    (lg $c1) bra leave
rest:
    join nop
    bar inc wait 0x1 0x2
    bar inc wait 0x3 0xfff                  // warp 2 has ended
    set $c1 # e u32 $r2 c0[0xc]             // lane 1
    mov b32 $r5 0xee
    ld lock $c0 $r5 b32 s[0x30]
    mov $r8 $c0
    (lg $c1) st b32 g14[$r1] $r8
    add b32 $r1 $r1 0x4
    (lg $c1) st b32 g14[$r1] $r5
leave:
    exit nop

third:
    add b32 $r1 $r1 0x60
    mov b32 $r5 0xee
    bar inc wait 0x1 0x2
    ld lock $c0 $r5 b32 s[0x30]
    call put
    bar inc wait 0x2 0x2
    bar inc wait 0x1 0x2
    mov b32 $r5 0xee
    ld lock $c0 $r5 b32 s[0x30]
    call put
    exit nop
