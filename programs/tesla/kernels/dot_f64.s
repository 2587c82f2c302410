// Dot products of 2 x 512 doubles: every thread fuses 4 products, the sums of a block go through a tree in s[].
.needs fp64
.grid 2 1
.block 128 1 1
.regs 20
.shared 0x440
.set X 0x10
.set Y 0x14
.set OUT 0x18
.set LOW 0x40
.set HIGH 0x240
.param 0x1000 0x4000 0x7000
.const 1 0x0: 1 0x400
.global 0x1000: file "../data/dot_f64_x.hex"
.global 0x4000: file "../data/dot_f64_y.hex"
.expect global 0x7000: file "../data/dot_f64_out.hex"

    // $r2, $r3 = next element of x and y: the block's 512, from tid on in steps of 128
    cvt u32 $r1 u16 u16 s[0xc]
    shl b32 $r1 $r1 0x9
    add b32 $r1 $r1 $r0
    shl b32 $r1 $r1 0x3
    add b32 $r2 b32 s[X] $r1
    add b32 $r3 b32 s[Y] $r1
    mov b32 $r4 0x0
    mov b32 $r5 0x0
    mov b32 $r6 4
product:
    ld b64 $r8d g14[$r2]
    ld b64 $r10d g14[$r3]
    fma rn f64 $r4d $r8d $r10d $r4d
    add b32 $r2 $r2 c1[0x4]
    add b32 $r3 $r3 c1[0x4]
    sub b32 $c0 $r6 $r6 c1[0x0]
    (lg $c0) bra product

    shl b32 $r7 $r0 0x2
    shl $a1 $r7 0x0
    st b32 s[$a1+LOW] $r4
    st b32 s[$a1+HIGH] $r5
    mov b32 $r6 64
tree:
    bar inc wait 0x0 0xfff
    shl b32 $r8 $r6 0x2
    add b32 $r8 $r8 $r7
    shl $a2 $r8 0x0
    set $c0 # l u32 $r0 $r6
    (lg $c0) ld $r10 b32 s[$a2+LOW]
    (lg $c0) ld $r11 b32 s[$a2+HIGH]
    (lg $c0) add rn f64 $r4d $r4d $r10d
    (lg $c0) st b32 s[$a1+LOW] $r4
    (lg $c0) st b32 s[$a1+HIGH] $r5
    shr u32 $c1 $r6 $r6 0x1
    (lg $c1) bra tree

    cvt u32 $r1 u16 u16 s[0xc]
    shl b32 $r1 $r1 0x3
    add b32 $r1 b32 s[OUT] $r1
    and b32 $c0 # $r0 $r0
    exit (e $c0) st b64 g14[$r1] $r4d
