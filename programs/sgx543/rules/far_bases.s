// MOE bases with a single bit, of each operand: of a source, of a multiplicand, and of what a load writes, whose numbers go beyond any bank.
// By hand, from docs/isa/sgx543.md, 2.7 and 5.4.
.tags short
.pa 1
.outputs o 0 28
.input 0: 0
.expect trap OOB
.expect output 0: 0x11 0x12 0x14 0x18 0x20 0x30 0x50 0x11 0x12 0x14 0x18 0x20 0x30 0x50 0x11 0x12 0x14 0x18 0x20 0x30 0x50 0 0 0 0 0 0 0
.uniform 1: 0x11 0x12 0 0x14
.uniform 8: 0x18
.uniform 16: 0x20
.uniform 32: 0x30
.uniform 64: 0x50
    smbo d0 s0+0 s1+0 s2+1
    or.u32 o0, pa0, sa0
    smbo d0 s0+0 s1+0 s2+2
    or.u32 o1, pa0, sa0
    smbo d0 s0+0 s1+0 s2+4
    or.u32 o2, pa0, sa0
    smbo d0 s0+0 s1+0 s2+8
    or.u32 o3, pa0, sa0
    smbo d0 s0+0 s1+0 s2+16
    or.u32 o4, pa0, sa0
    smbo d0 s0+0 s1+0 s2+32
    or.u32 o5, pa0, sa0
    smbo d0 s0+0 s1+0 s2+64
    or.u32 o6, pa0, sa0
    smbo d0 s0+0 s1+1 s2+0
    or.u32 o7, sa0, #0x0
    smbo d0 s0+0 s1+2 s2+0
    or.u32 o8, sa0, #0x0
    smbo d0 s0+0 s1+4 s2+0
    or.u32 o9, sa0, #0x0
    smbo d0 s0+0 s1+8 s2+0
    or.u32 o10, sa0, #0x0
    smbo d0 s0+0 s1+16 s2+0
    or.u32 o11, sa0, #0x0
    smbo d0 s0+0 s1+32 s2+0
    or.u32 o12, sa0, #0x0
    smbo d0 s0+0 s1+64 s2+0
    or.u32 o13, sa0, #0x0
    smbo d0 s0+1 s1+0 s2+0
    mad.u32.s0 o14, sa0, #1, #0
    smbo d0 s0+2 s1+0 s2+0
    mad.u32.s0 o15, sa0, #1, #0
    smbo d0 s0+4 s1+0 s2+0
    mad.u32.s0 o16, sa0, #1, #0
    smbo d0 s0+8 s1+0 s2+0
    mad.u32.s0 o17, sa0, #1, #0
    smbo d0 s0+16 s1+0 s2+0
    mad.u32.s0 o18, sa0, #1, #0
    smbo d0 s0+32 s1+0 s2+0
    mad.u32.s0 o19, sa0, #1, #0
    smbo d0 s0+64 s1+0 s2+0
    mad.u32.s0 o20, sa0, #1, #0
    smbo d4095 s0+0 s1+0 s2+0
    lda32.rpt4 r1, [pa0 + #1 + #0]       // r4096 and on: outside
    smbo d0 s0+0 s1+0 s2+0
    or.u32.rpt4 o21, r0, #0x0
