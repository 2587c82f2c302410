// A pixel of two phases: the first takes away what is too dark and says a depth that differs from the one that comes in, the second
// paints. By hand, from docs/isa/sgx543.md, 3.20 and 5.2.
.tags short seeds
.instances 8
.pa 8
.outputs pa 0 4
.uniform 0: 0.25 0.5 2.0
.input 0: 1.0 1.0 1.0 0.75  0.5 0 0 0
.input 1: 1.0 1.0 1.0 0.125 0.5 0 0 0
.input 2: 0.5 1.0 2.0 1.0   1.5 0 0 0
.input 3: 0.5 1.0 2.0 0.25  1.5 0 0 0
.input 4: 0.5 1.0 2.0 0.5   0.0 0 0 0
.input 5: 0.5 1.0 2.0 nan   0.0 0 0 0
.input 6: 4.0 3.0 2.0 1.0   3.0 0 0 0
.input 7: 4.0 3.0 2.0 -1.0  3.0 0 0 0
.expect status 0: 0x101 1.0
.expect status 1: 3 0
.expect status 2: 0x101 2.0
.expect status 3: 3 0
.expect status 4: 0x101 0.5
.expect status 5: 3 0
.expect status 6: 0x101 3.5
.expect status 7: 3 0
.expect output 0: 0.75 0.75 0.75 0.75
.expect output 2: 0.5 1.0 2.0 1.0
.expect output 4: 0.25 0.5 1.0 0.5
.expect output 6: 4.0 3.0 2.0 1.0
    phas.imm mode0 rate0 wait1 temps0 addr=0x6
    test(pos&nzero).sub.f32.w p1, pa0, sa0.xxxx
    !p1 kill
    add.f32 r4.x, pa4.x, sa0.y
    depthf r4
    nop .end
    phas.imm mode0 rate0 wait7 temps0 addr=0x0
    mul.f32 pa0.xyzw, pa0.xyz1, pa0.wwww
    emit tgt1 ctl1 .end
    mov.u32 pa0, #0x00000000
