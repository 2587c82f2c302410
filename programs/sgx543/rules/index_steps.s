// A vector result to index registers whose number steps below 0: lane k is register number + k, so lanes z and w are still idx1 and idx2 when
// the first one's number is -1 or -2. What they are is compared with each instruction; the low half of 1.0 is 0. By hand, from
// docs/isa/sgx543.md, 2.3, 2.7.
.tags short
.pa 2
.outputs o 0 2
.input 0: 5 6
.expect output 0: 5 6
    mov.u32 idx1, #0x00000001
    mov.u32 idx2, #0x00000001
    smlsi d-1 s0+0 s1+0 s2+0
    rcp.f32.f32.rpt7 idx2.zw, c1.y       // from idx2 on, idx1, none, -1, -2, -3, -4
    or.u32 o0, pa[idx1*2+0], #0x0
    or.u32 o1, pa[idx2*2+1], #0x0
