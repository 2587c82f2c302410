// A source of a texture behind the last register that there can be is 0 (sheet 1.1, 3.13): x is in $r127, y would be in $r128, and $r0 is 1. By hand.
.needs texture
.tags short
.block 32 1 1
.regs 128
.param 0x1000
.texels 0x0: 1 2 3 4
.texture 0 2d r32f 2 2 1 1 0x0
.sampler 0 0 0 0 0
.const 1 0x0: 1
.expect global 0x1000: 1 2 1 2 1 2 1 2

    shl b32 $r1 $r0 0x2
    add b32 $r1 b32 s[0x10] $r1
    and b32 $r2 $r0 c1[0x0]
    long mov b32 $r127 $r2
    mov b32 $r0 0x1
    long texfetch all $r127:#:#:# $t0 $s0 $r127:$r128 0x0 0x0 0x0
    long mov b32 $r2 $r127
    exit st b32 g14[$r1] $r2
