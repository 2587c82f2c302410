// Memory is used in the order of retires, also by the last instruction of an instance, which retires when its output record is stored:
// here 128 words, and meanwhile other instances store. The last one is a load, which every other instance leaves out; in the program
// behind this one, a store to local memory. What is loaded depends on who comes first, so only the ends are expected. By hand, from
// model/sgx543/machine.md, "Instances".
.tags short nobench
.instances 12
.pa 1
.outputs r 0 126
.globalsize 64
.input 0: 1 2 3 4 5 6 7 8 9 10 11 12
.expect status 0: 1 0
.expect status 11: 1 0
.then "memory_order_b.next"
    test(T&nzero).and.u32.x p0, pa0, #1
    sta32 [r0 + #0], pa0
    p0 lda32 r1, [r0 + #0 + #0]
