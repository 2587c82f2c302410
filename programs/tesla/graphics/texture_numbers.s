// Each bit of the number of a texture and of a sampler. Texture n has one texel, n; those that are not set are 0. Sampler 31
// alone has a border, and clamps to it.
.needs texture
.block 4 1 1
.regs 24
.param 0x1000
.globalsize 0x4000
.texels 0: 0x3f800000 0x40000000 0x40800000 0x41000000 0x41800000 0x42000000 0x42800000 0x43000000
.texture 1 1d r32f 1 1 1 1 0
.texture 2 1d r32f 1 1 1 1 4
.texture 4 1d r32f 1 1 1 1 8
.texture 8 1d r32f 1 1 1 1 12
.texture 16 1d r32f 1 1 1 1 16
.texture 32 1d r32f 1 1 1 1 20
.texture 64 1d r32f 1 1 1 1 24
.texture 129 1d r32f 1 1 1 1 28
.sampler 31 0x3 0 0 0 0x3f000000 0 0 0
.expect global 0x1000: 0x3f800000 0x40000000 0x40800000 0x41000000 0x41800000 0x42000000 0x42800000 0x43000000 0 0 0x3f000000

    mov b32 $r3 0x3f000000
    mov b32 $r1 0x1000
    shl b32 $r2 $r0 0x8
    add b32 $r1 $r1 $r2
    mov b32 $r8 $r3
    mov b32 $r8 $r3
    texauto all $r8:#:#:# $t1 $s0 $r8 0x0 0x0 0x0
    st b32 g14[$r1] $r8
    add b32 $r1 $r1 0x4
    mov b32 $r8 $r3
    texauto all $r8:#:#:# $t2 $s0 $r8 0x0 0x0 0x0
    st b32 g14[$r1] $r8
    add b32 $r1 $r1 0x4
    mov b32 $r8 $r3
    texauto all $r8:#:#:# $t4 $s0 $r8 0x0 0x0 0x0
    st b32 g14[$r1] $r8
    add b32 $r1 $r1 0x4
    mov b32 $r8 $r3
    texauto all $r8:#:#:# $t8 $s0 $r8 0x0 0x0 0x0
    st b32 g14[$r1] $r8
    add b32 $r1 $r1 0x4
    mov b32 $r8 $r3
    texauto all $r8:#:#:# $t16 $s0 $r8 0x0 0x0 0x0
    st b32 g14[$r1] $r8
    add b32 $r1 $r1 0x4
    mov b32 $r8 $r3
    texauto all $r8:#:#:# $t32 $s0 $r8 0x0 0x0 0x0
    st b32 g14[$r1] $r8
    add b32 $r1 $r1 0x4
    mov b32 $r8 $r3
    texauto all $r8:#:#:# $t64 $s0 $r8 0x0 0x0 0x0
    st b32 g14[$r1] $r8
    add b32 $r1 $r1 0x4
    mov b32 $r8 $r3
    texauto all $r8:#:#:# $t129 $s0 $r8 0x0 0x0 0x0
    st b32 g14[$r1] $r8
    add b32 $r1 $r1 0x4
    mov b32 $r8 $r3
    texauto all $r8:#:#:# $t127 $s0 $r8 0x0 0x0 0x0
    st b32 g14[$r1] $r8
    add b32 $r1 $r1 0x4
    mov b32 $r8 $r3
    texauto all $r8:#:#:# $t0 $s0 $r8 0x0 0x0 0x0
    st b32 g14[$r1] $r8
    add b32 $r1 $r1 0x4
    mov b32 $r8 0x40000000
    texauto all $r8:#:#:# $t1 $s31 $r8 0x0 0x0 0x0
    st b32 g14[$r1] $r8
    add b32 $r1 $r1 0x4
    mov b32 $r8 0x40000000
    texauto all $r8:#:#:# $t1 $s1 $r8 0x0 0x0 0x0
    st b32 g14[$r1] $r8
    add b32 $r1 $r1 0x4
    mov b32 $r8 0x40000000
    texauto all $r8:#:#:# $t1 $s2 $r8 0x0 0x0 0x0
    st b32 g14[$r1] $r8
    add b32 $r1 $r1 0x4
    mov b32 $r8 0x40000000
    texauto all $r8:#:#:# $t1 $s4 $r8 0x0 0x0 0x0
    st b32 g14[$r1] $r8
    add b32 $r1 $r1 0x4
    mov b32 $r8 0x40000000
    texauto all $r8:#:#:# $t1 $s8 $r8 0x0 0x0 0x0
    st b32 g14[$r1] $r8
    add b32 $r1 $r1 0x4
    mov b32 $r8 0x40000000
    texauto all $r8:#:#:# $t1 $s16 $r8 0x0 0x0 0x0
    st b32 g14[$r1] $r8
    add b32 $r1 $r1 0x4
    exit nop
