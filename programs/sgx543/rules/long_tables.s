// Steps by a table in more than four iterations: its four entries come again and again, for each
// operand. By hand, from docs/isa/sgx543.md, 2.7.
.tags short
.pa 8
.outputs r 8 24
.global 0: 11 12 13 14 15 16 17 18
.input 0: 0 4 8 12 0x10000 0x10004 0x10008 0x1000c
.expect output 0: 14 13 12 11 14 13 12 11  12 11 14 13 12 11 14 13  13 14 11 12 0 0 0 0
    smlsi d+1 s0swz(3,2,1,0) s1+0 s2+0
    lda32.rpt8 r8, [pa0 + #0 + #0]
    smlsi d+1 s0+0 s1swz(1,0,3,2) s2+0
    lda32.rpt8 r16, [pa0 + pa4 + #0]
    smlsi dswz(2,3,0,1) s0+1 s1+0 s2+0
    lda32.rpt4 r24, [pa0 + #0 + #0]
    smlsi dswz(2,3,0,1) s0swz(0,1,2,3) s1+0 s2+0
    lda32.rpt12 r24, [pa0 + #0 + #0]
