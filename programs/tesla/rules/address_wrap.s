// Addresses have 16 bits: sums wrap, and each high bit leads out of s[], where 0 is read and nothing is stored, or elsewhere in c[].
// s[0x40] holds 5, its other words 0; a word of c3[] its own address.
.tags short
.block 32 1 1
.regs 8
.shared 0x80
.globalsize 0x4000
.param 0x1000
.const 3 0x40: 0x40
.const 3 0x4040: 0x4040
.const 3 0x8040: 0x8040
.const 3 0xc040: 0xc040
.const 3 0x1040: 0x1040
.const 3 0x2040: 0x2040
.const 3 0x440: 0x440
.const 4 0x4: put put put put
.const 4 0x104: to1
.const 4 0x204: to2
.const 4 0x304: to3
.const 4 0x404: to4
.expect global 0x1000: 5 0 0 0 0 0 0 5 5 5 0x40 0x1040 0x2040 0x4040 0x8040 0x40 5 0 0x8045 0x45 1 2 3 4

    ld $r1 b32 s[0x10]
    mov b32 $r2 0x5
    mov b32 $r3 0x7
    st b32 s[0x40] $r2
    add $a1 0x0 0x0
    ld $r4 b32 s[$a1+0x40]
    call put
    add $a1 0x0 0x1000
    st b32 s[$a1+0x40] $r3
    st b8 s[$a1+0x40] $r3
    ld $r4 b32 s[$a1+0x40]
    call put
    add $a1 0x0 0x2000
    st b32 s[$a1+0x40] $r3
    st b8 s[$a1+0x40] $r3
    ld $r4 b32 s[$a1+0x40]
    call put
    add $a1 0x0 0x4000
    st b32 s[$a1+0x40] $r3
    st b8 s[$a1+0x40] $r3
    ld $r4 b32 s[$a1+0x40]
    call put
    add $a1 0x0 0x8000
    st b32 s[$a1+0x40] $r3
    st b8 s[$a1+0x40] $r3
    ld $r4 b32 s[$a1+0x40]
    call put
    add $a1 0x0 0xc000
    st b32 s[$a1+0x40] $r3
    st b8 s[$a1+0x40] $r3
    ld $r4 b32 s[$a1+0x40]
    call put
    add $a1 0x0 0x80
    st b32 s[$a1+0x40] $r3
    st b8 s[$a1+0x40] $r3
    ld $r4 b32 s[$a1+0x40]
    call put
    add $a1 0x0 0xfff0
    ld $r4 b32 s[$a1+0x50]                  // wraps
    call put
    add $a1 0x0 0x10
    ld $r4 b32 s[$a1+0x30]
    call put
    add $a1 0x0 0xffe0
    mov b32 $r4 b32 s[$a1+0x60]
    call put
    add $a2 0x0 0x0
    ld $r4 b32 c3[$a2+0x40]
    call put
    add $a2 0x0 0x1000
    ld $r4 b32 c3[$a2+0x40]
    call put
    add $a2 0x0 0x2000
    ld $r4 b32 c3[$a2+0x40]
    call put
    add $a2 0x0 0x4000
    ld $r4 b32 c3[$a2+0x40]
    call put
    add $a2 0x0 0x8000
    ld $r4 b32 c3[$a2+0x40]
    call put
    add $a2 0x0 0xff80
    ld $r4 b32 c3[$a2+0xc0]
    call put
    add $a3 0x0 0x0
    add $a3 $a3 0x40
    add b32 $r4 b32 s[$a3] $r124
    call put
    add $a3 $a3 0x4000
    add b32 $r4 b32 s[$a3] $r124
    call put
    add $a4 0x0 0x8000
    add b32 $r4 $r2 c3[$a4+0x40]
    call put
    add $a4 $a4 0x8000
    add b32 $r4 $r2 c3[$a4+0x40]
    call put

    // a jump by way of c[] by each $a; without it the word is another one's
    add $a1 0x0 0x100
    bra c4[$a1+0x4]
to1:
    mov b32 $r4 0x1
    call put
    add $a2 0x0 0x200
    bra c4[$a2+0x4]
to2:
    mov b32 $r4 0x2
    call put
    add $a3 0x0 0x300
    bra c4[$a3+0x4]
to3:
    mov b32 $r4 0x3
    call put
    add $a4 0x0 0x400
    bra c4[$a4+0x4]
to4:
    mov b32 $r4 0x4
    call put
    exit nop
put:
    st b32 g14[$r1] $r4
    add b32 $r1 $r1 0x4
    ret
