// ld lock against the exits of seven warps that have the words it asks for: what it gets is what is free when it retires (sheet 1.7). Lane n
// asks for word n % 8, warp w has word w and leaves the sooner the higher w is; so what is got is another one after each exit. Each warp slot asks in a
// block of its own, 12 times. The model alone goes another way. By hand: each has asked.
.tags short nobench
.grid 8 1
.block 256 1 1
.regs 8
.shared 0x200
.param 0x1000
.const 1 0x0: 0x7 0x1f 2
.const 2 0x0: at0 at1 at2 at3 at4 at5 at6 at7
.expect global 0x1000: 8 8

    cvt u32 $r2 u16 u16 s[0xc]
    shr u32 $r1 $r0 0x5
    set $c0 # e u32 $r1 $r2
    and b32 $r4 $r0 c1[0x0]
    mov b32 $r2 0x1
    (lg $c0) bra asks
    shl $a1 $r1 0x2
    shl $a2 $r1 0x5                         // words 32 bytes apart
    ld lock $c1 $r5 b32 s[$a2+0x80]         // lane 0 has it
    bar inc wait 0x0 0xfff
    bra c2[$a1]
at0:
    long add b32 $r5 $r5 $r2
    long add b32 $r5 $r5 $r2
at1:
    long add b32 $r5 $r5 $r2
    long add b32 $r5 $r5 $r2
at2:
    long add b32 $r5 $r5 $r2
    long add b32 $r5 $r5 $r2
at3:
    long add b32 $r5 $r5 $r2
    long add b32 $r5 $r5 $r2
at4:
    long add b32 $r5 $r5 $r2
    long add b32 $r5 $r5 $r2
at5:
    long add b32 $r5 $r5 $r2
    long add b32 $r5 $r5 $r2
at6:
    long add b32 $r5 $r5 $r2
    long add b32 $r5 $r5 $r2
at7:
    long add b32 $r5 $r5 $r2
    long add b32 $r5 $r5 $r2
    exit nop
asks:
    shl $a2 $r4 0x5
    bar inc wait 0x0 0xfff
    ld lock $c1 $r5 b32 s[$a2+0x80]
    st unlock b32 s[$a2+0x80] $r5
    ld lock $c1 $r5 b32 s[$a2+0x80]
    st unlock b32 s[$a2+0x80] $r5
    ld lock $c1 $r5 b32 s[$a2+0x80]
    st unlock b32 s[$a2+0x80] $r5
    ld lock $c1 $r5 b32 s[$a2+0x80]
    st unlock b32 s[$a2+0x80] $r5
    ld lock $c1 $r5 b32 s[$a2+0x80]
    st unlock b32 s[$a2+0x80] $r5
    ld lock $c1 $r5 b32 s[$a2+0x80]
    st unlock b32 s[$a2+0x80] $r5
    ld lock $c1 $r5 b32 s[$a2+0x80]
    st unlock b32 s[$a2+0x80] $r5
    ld lock $c1 $r5 b32 s[$a2+0x80]
    st unlock b32 s[$a2+0x80] $r5
    ld lock $c1 $r5 b32 s[$a2+0x80]
    st unlock b32 s[$a2+0x80] $r5
    ld lock $c1 $r5 b32 s[$a2+0x80]
    st unlock b32 s[$a2+0x80] $r5
    ld lock $c1 $r5 b32 s[$a2+0x80]
    st unlock b32 s[$a2+0x80] $r5
    ld lock $c1 $r5 b32 s[$a2+0x80]
    st unlock b32 s[$a2+0x80] $r5
    and b32 $r3 $r0 c1[0x4]
    set $c2 # l u32 $r3 c1[0x8]
    shl b32 $r3 $r3 0x2
    add b32 $r3 b32 s[0x10] $r3
    (lg $c2) red add u32 g14[$r3] $r2
    exit nop
