// Stores, which end without a write, and textures of eight warps under way together, so that one of each often ends in the same
// clock. By hand: the texel of each thread's number modulo 4.
.needs texture
.tags short
.block 256 1 1
.regs 12
.globalsize 0x2000
.param 0x1000
.const 0 0x0: 30 1 3
.texels 0x0: 0x3f800000 0x40000000 0x40800000 0x41000000
.texture 0 1d r32f 4 1 1 1 0x0
.sampler 0 0 0 0 0
.expect global 0x1000: 0x3f800000 0x40000000 0x40800000 0x41000000

    shl b32 $r1 $r0 0x2
    add b32 $r1 b32 s[0x10] $r1
    ld $r5 b32 c0[0x0]
again:
    and b32 $r8 $r0 c0[0x8]
    and b32 $r9 $r0 c0[0x8]
    st b32 g14[$r1] $r5
    long texfetch all $r8:#:#:# $t0 $s0 $r8 0x0 0x0 0x0
    st b32 g14[$r1] $r8
    long texfetch all $r9:#:#:# $t0 $s0 $r9 0x0 0x0 0x0
    st b32 g14[$r1] $r9
    sub b32 $c0 $r5 $r5 c0[0x4]
    (lg $c0) bra again
    exit st b32 g14[$r1] $r8
