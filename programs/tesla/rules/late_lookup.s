// One texture whose answer is late, and the stores of eight warps behind it. They are done long before it but retire after it, since the
// LSU retires in order: what is done and waits fills its queue to the last place. Each store takes a request for two lanes. By hand:
// five rows of thread numbers; then 2.0 in warp 0, which has looked it up, and 0 in the others. All of it twelve times.
.needs texture
.tags short
.block 256 1 1
.regs 12
.globalsize 0x8000
.param 0x1000
.const 0 0x0: 0xe0
.texels 0x0: 0x40000000
.texture 0 1d r32f 1 1 1 1 0x0
.sampler 0 0 0 0 0
.expect global 0x1000: 0 0 0 0 1 0 0 0 2
.expect global 0x1ff0: 0xff 0 0 0 0 0 0 0 1
.expect global 0x5fe0: 0xfe 0 0 0 0xff 0 0 0 0x40000000 0 0 0 0x40000000
.expect global 0x61f0: 0x40000000 0 0 0 0

    shl b32 $r1 $r0 0x4
    add b32 $r1 b32 s[0x10] $r1
    mov b32 $r2 0x1000
    add b32 $r5 $r1 $r2
    add b32 $r6 $r5 $r2
    add b32 $r7 $r6 $r2
    add b32 $r8 $r7 $r2
    add b32 $r9 $r8 $r2
    mov b32 $r3 0xc
    mov b32 $r4 0x1
    and b32 $c1 # $r0 c0[0x0]               // zero in warp 0
round:
    mov b32 $r10 0x0
    bar inc wait 0x0 0xfff
    (lg $c1) bra behind
    long texfetch all $r10:#:#:# $t0 $s0 $r10 0x0 0x0 0x0
behind:
    st b32 g14[$r1] $r0
    st b32 g14[$r5] $r0
    st b32 g14[$r6] $r0
    st b32 g14[$r7] $r0
    st b32 g14[$r8] $r0
    st b32 g14[$r9] $r10
    sub b32 $c0 $r3 $r3 $r4
    (lg $c0) bra round
    exit nop
