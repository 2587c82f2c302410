// Gradients of a cube, which are read in a second iteration, under Pn: it is p0 for the whole request, whatever p1 is. Instance 0 has p0
// alone and asks; instance 1 has p1 alone and does not. By hand, from docs/isa/sgx543.md, 2.2 and 5.5.
.tags short
.instances 2
.pa 8
.outputs r 8 2
.answer 0: 0x77
.input 0: 1 2.0 3.0 4.0  5.0 6.0 7.0 8.0
.input 1: 2 2.0 3.0 4.0  5.0 6.0 7.0 8.0
.expect output 0: 0x77 0
.expect output 1: 0 0
    test(T&nzero).and.u32.x p0, pa0, #1
    test(T&nzero).and.u32.x p1, pa0, #2
    Pn texCubeGrad r8, pa2.f32, sa0, pa2 drc0
    nop .end
