// Twelve pixels, two of them invisible, one that is discarded. Each looks up one of four texels, the second time with an
// offset, the third time if it is visible, the fourth time where its number is odd.
.needs texture
.type fragment
.threads 12
.inputs 3
.outputs 3
.regs 12
.local 16
.invisible 2 9
.texels 0: 0x3f800000 0x40000000 0x40400000 0x40800000
.texture 3 1d r32f 4 1 1 1 0
.sampler 2 0x1
.attribute 0: 0x3e000000 0x11111111 0x22222222
.attribute 1: 0x3ec00000 0x11111111 0x22222222
.attribute 2: 0x3f200000 0x11111111 0x22222222
.attribute 3: 0x3f600000 0x11111111 0x22222222
.attribute 5: 0x3ec00000 0x11111111 0x22222222
.attribute 8: 0x3f600000 0x11111111 0x22222222
.expect output 0: 1 0x3f800000 0x40000000 0x3f800000
.expect output 1: 1 0x40000000 0x40400000 0x40000000
.expect output 2: 0
.expect output 5: 0
.expect output 8: 1 0x40800000 0x40800000 0x40800000
.const 0 0x0: 1
    interp lin $r1 v[0x0] $r0
    st b32 l[0x0] $r0
    mov b32 $r8 $r0
    mov b32 $r4 $r1
    mov b32 $r5 $r1
    mov b32 $r0 $r1
    texauto all $r0:#:#:# $t3 $s2 $r0 0x0 0x0 0x0
    texauto all $r1:#:#:$r2 $t3 $s2 $r1 0x1 0x0 0x0
    mov b32 $r2 $r4
    texauto live $r2:#:#:# $t3 $s2 $r2 0x0 0x0 0x0
    and b32 $c1 # $r8 c0[0x0]
    (lg $c1) texauto all $r5:#:#:# $t3 $s2 $r5 0x0 0x0 0x0
    mov b32 $r6 0x5
    set $c1 # e u32 $r8 $r6
    (lg $c1) discard
    exit nop
