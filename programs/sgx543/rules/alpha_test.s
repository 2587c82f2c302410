// Alpha test: VTST writes p1, KILL goes by !p1. By hand, from docs/isa/sgx543.md, 2.2 and 3.9.
.tags short
.pa 4
.instances 2
.input 0: 0.0 0.0 0.0 0.75
.input 1: 0.0 0.0 0.0 0.25
.uniform 0: 0.5
.outputs o 0 1
.expect status 0: 1 0
.expect status 1: 3 0
.expect output 0: 7
.expect output 1: 0
    test(pos&nzero).sub.f32.w p1, pa0, sa0.xxxx
    !p1 kill
    mov.u32 o0, #0x00000007
