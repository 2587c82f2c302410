// More instances than slots: what one writes into sa is what the next one of its slot finds, and registers, predicates and MOE begin
// anew each time. By hand, from model/sgx543/machine.md, "Instances".
.tags short seeds
.needs slots = 4
.instances 10
.pa 1
.uniform 0: 7
.outputs o 0 4
.input 0: 1 2 3 4 5 6 7 8 9 10
.expect output 0: 7 0 0 1  7 0 0 2  7 0 0 3  7 0 0 4  1 0 0 5  2 0 0 6  3 0 0 7  4 0 0 8  5 0 0 9  6 0 0 10
    or.u32 o0, sa0, #0x0
    or.u32 o1, r0, #0x0
    p0 mov.u32 o2, #0x00000001
    or.u32 o3, pa0, #0x0
    or.u32 sa0, pa0, #0x0
    mov.u32 r0, #0x00000009
    test(T&nzero).or.u32.x p0, pa0, #0
    smbo d8 s0+0 s1+0 s2+0
    mov.u32 idx1, #0x00000003
