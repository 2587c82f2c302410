// MOE bases of a destination with a single bit, 16 to 2048, that an index brings back to o0 to o15; and increments that bring one back in the
// ninth iteration of sixteen, while all others are outside. By hand, from docs/isa/sgx543.md, 2.5 and 2.7.
.tags short
.outputs o 0 28
.expect trap OOB
.expect output 0: 0x11 0x12 0x13 0x14 0x15 0x16 0x17 0x18 0 0x19 0 0 0 0 0 0  0 0 0 0 0 0 0 0 0 0 0 0
    smlsi d-128 s0+0 s1+0 s2+0
    mov.u32 r0, #0x00000011
    mov.u32 r1, #0x00000012
    mov.u32 r2, #0x00000013
    mov.u32 r3, #0x00000014
    mov.u32 r4, #0x00000015
    mov.u32 r5, #0x00000016
    mov.u32 r6, #0x00000017
    mov.u32 r7, #0x00000018
    mov.u32 r8, #0x00000019
    mov.u32 idx1, #0x0000fff8            // - 16
    smbo d16 s0+0 s1+0 s2+0
    or.u32 o[idx1*2+0], r0, #0x0
    mov.u32 idx1, #0x0000fff0
    smbo d32 s0+0 s1+0 s2+0
    or.u32 o[idx1*2+1], r1, #0x0
    mov.u32 idx1, #0x0000ffe0
    smbo d64 s0+0 s1+0 s2+0
    or.u32 o[idx1*2+2], r2, #0x0
    mov.u32 idx1, #0x0000ffc0
    smbo d128 s0+0 s1+0 s2+0
    or.u32 o[idx1*2+3], r3, #0x0
    mov.u32 idx1, #0x0000ff80
    smbo d256 s0+0 s1+0 s2+0
    or.u32 o[idx1*2+4], r4, #0x0
    mov.u32 idx1, #0x0000ff00
    smbo d512 s0+0 s1+0 s2+0
    or.u32 o[idx1*2+5], r5, #0x0
    mov.u32 idx1, #0x0000fe00
    smbo d1024 s0+0 s1+0 s2+0
    or.u32 o[idx1*2+6], r6, #0x0
    mov.u32 idx1, #0x0000fc00
    smbo d2048 s0+0 s1+0 s2+0
    or.u32 o[idx1*2+7], r7, #0x0
    smbo d1024 s0+0 s1+0 s2+0
    or.u32.rpt16 o9, r8, #0x0            // o1033, o905, .. o137, o9, o-119, ..
    nop .end
