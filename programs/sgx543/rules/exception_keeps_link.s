// A branch that raises an exception and would save LINK: it does not jump, and LINK stays. In
// instance 1 its predicate is false; the branch after it saves. By hand, from docs/isa/sgx543.md,
// 3.20 and 5.1.
.tags short
.instances 2
.pa 1
.outputs o 0 3
.input 0: 7
.input 1: 0
.expect trap BEXCEPTION
.expect output 0: 0 0 8
.expect output 1: 0 0 8
    test(T&nzero).or.u32.x p2, pa0, #0   // 0
    p2 br.savelink +3 .exc=1             // 1
    mov o0, link                         // 2
    nop                                  // 3
    p2 ba.savelink 0x0 .exc=1            // 4
    mov o1, link                         // 5
    nop                                  // 6
    br.savelink +1                       // 7
    mov o2, link                         // 8
