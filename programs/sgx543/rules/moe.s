// MOE: increments, steps by table, bases, and the reset by PHAS. By hand, from docs/isa/sgx543.md, 2.7.
.tags short
.pa 8
.outputs o 0 12
.input 0: 1 2 3 4 5 6 7 8
.expect output 0: 7 5 3 0 4 3 2 1 1 2 0 5
    smlsi d+1 s0+1 s1-2 s2+1            // backwards in steps of two
    or.u32.rpt3 o0, pa6, #0x0
    smlsi d+1 s0+1 s1swz(3,2,1,0) s2+1  // by a table
    or.u32.rpt4 o4, pa0, #0x0
    smbo d8 s0+0 s1+0 s2+0              // the base of the destination; the table stays
    smlsi d+1 s0+1 s1+1 s2+1
    or.u32.rpt2 o0, pa0, #0x0
    phas.imm mode0 rate0 wait7 temps0 addr=0x0
    or.u32 o11, pa4, #0x0
