// A texture, and behind it stores of eight warps by a lane each, which are done at once. Under `wild` the texture takes so long that more instructions wait
// to retire in their order than the LSU has places for. By hand.
.tags seeds
.needs texture
.block 256 1 1
.regs 16
.const 0 0x0: 0x1000 31
.texture 1 2d rgba8 8 4 1 1 0x0
.sampler 0 0 0 0 0
.texels 0x0: 0x03020100
.global 0x1000: 0
.expect global 0x1000: 7 0 0 0

    mov b32 $r12 0x0
    mov b32 $r13 0x0
    shl b32 $r3 $r0 0x2
    add b32 $r3 $r3 c0[0x0]
    mov b32 $r4 7
    and b32 $c1 # $r0 c0[0x4]
    bar inc wait 0x0 0xfff
    long texfetch all $r12:$r13:#:# $t1 $s0 $r12:$r13 0x0 0x0 0x0
    (e $c1) st b32 g14[$r3] $r4
    (e $c1) st b32 g14[$r3] $r4
    (e $c1) st b32 g14[$r3] $r4
    (e $c1) st b32 g14[$r3] $r4
    (e $c1) st b32 g14[$r3] $r4
    (e $c1) st b32 g14[$r3] $r4
    add b32 $r3 $r12 $r13
    exit nop
