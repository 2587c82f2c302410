// Steps of internal registers: whole registers, modulo 4, however far off. By hand, from docs/isa/sgx543.md, 2.7.
.tags short
.pa 8
.outputs o 0 12
.input 0: 1 2 3 4 5 6 7 8
.expect output 0: 1 4 3 2 3 2 5 8 7 6 7 7
    smlsi d-1 s0+1 s1+1 s2+1
    or.u32.rpt4 i0, pa0, #0x0           // i0 i3 i2 i1
    smlsi d+1 s0+1 s1+1 s2+1
    or.u32.rpt4 o0, i0, #0x0
    smbo d0 s0+0 s1+511 s2+0            // the base is beyond any bank's end
    or.u32.rpt2 o4, i3, #0x0            // i2 i3
    smbo d4094 s0+0 s1+0 s2+0
    smlsi d-1 s0+1 s1+1 s2+1
    or.u32.rpt4 i2, pa4, #0x0           // i0 i3 i2 i1
    smbo d0 s0+0 s1+0 s2+0
    smlsi d+1 s0+1 s1+1 s2+1
    or.u32.rpt4 o6, i0, #0x0
    smlsi d+1 s0+1 s1-128 s2+1
    or.u32.rpt2 o10, i2, #0x0           // i2 twice
