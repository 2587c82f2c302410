// The last warp reads a word of s[] by instructions with a join, which retire late, while the others store to it and keep control
// busy with branches: what it sees is what the order of retiring says.
.tags short
.block 256 1 1
.regs 8
.shared 0x80
.param 0x1000
.const 0 0x0: 7 40 1

    shr u32 $r3 $r0 0x5
    ld $r5 b32 c0[0x4]
    mov b32 $r4 $r0
    set $c1 # e u32 $r3 c0[0x0]
    (e $c1) bra others
again:
    joinat met
met:
    join add b32 $r2 b32 s[0x40] $r4
    sub b32 $c0 $r5 $r5 c0[0x8]
    (lg $c0) bra again
    exit st b32 s[0x44] $r2
others:
    st b32 s[0x40] $r4
    add b32 $r4 $r4 $r3
    bra there
there:
    bra back
back:
    sub b32 $c0 $r5 $r5 c0[0x8]
    (lg $c0) bra others
    exit nop
