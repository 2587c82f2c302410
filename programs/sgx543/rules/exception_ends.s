// A branch that is an exception as the last instruction before prog_end: it ends the instance, and BEXCEPTION is told with the end. In
// instance 1 its predicate is false. By hand, from docs/isa/sgx543.md, 3.20 and 5.1.
.tags short
.instances 2
.pa 1
.outputs o 0 1
.end 3
.input 0: 7
.input 1: 0
.expect trap BEXCEPTION
.expect output 0: 7
.expect output 1: 0
    test(T&nzero).or.u32.x p2, pa0, #0   // 0
    or.u32 o0, pa0, #0x0                 // 1
    p2 br +1 .exc=1                      // 2
