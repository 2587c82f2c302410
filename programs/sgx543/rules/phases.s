// A secondary program leaves a sum in sa; the primary has two phases. By hand, from docs/isa/sgx543.md, 5.2.
.tags short
.pa 4
.instances 2
.input 0: 1.0 1.0 1.0 1.0
.input 1: 2.0 2.0 2.0 2.0
.uniform 0: 0.5 0.25 0.0 1.0 0.5
.start first
.secondary before first
.outputs pa 0 4
.expect output 0: 1.0 0.75 0.5 1.5
.expect output 1: 2.0 1.5 1.0 3.0
.expect status 0: 1 0
before:
    add.f32 pa6.xyzw, pa0.xyzw, sa4.xxxx // pa is sa here
    nop .end
    nop
first:
    phas.imm mode0 rate0 wait1 temps0 addr=0x6
    mul.f32 pa0.xyzw, pa0.xyzw, sa6.xyzw
    nop .end
    phas.imm mode0 rate0 wait7 temps0 addr=0x0
    nop .end
    mov.u32 pa0, #0x00000000             // behind the end
