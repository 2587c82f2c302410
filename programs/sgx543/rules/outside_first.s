// A repeated instruction whose first iteration is outside of the bank and its last ones are not: it retires with OOB, in every slot. By hand,
// from docs/isa/sgx543.md, 2.5, 2.7.
.tags short
.instances 4
.expect trap OOB
.outputs o 120 8
.expect output 0: 0 0 0 0x15 0 0 0 0
.expect output 1: 0 0 0 0x15 0 0 0 0
.expect output 2: 0 0 0 0x15 0 0 0 0
.expect output 3: 0 0 0 0x15 0 0 0 0
    mov.u32 r0, #0x00000015
    smlsi d-8 s0+0 s1+0 s2+0
    smbo d8 s0+0 s1+0 s2+0
    or.u32.rpt3 o123, r0, #0x0           // o131, then o123, o115
