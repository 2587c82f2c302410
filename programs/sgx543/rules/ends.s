// Where an instance ends: behind the code, when a branch or a return leads there, at an end bit, also one under a predicate that does
// not hold. By hand, from docs/isa/sgx543.md, 2.8 and 5.2.
.tags short seeds
.instances 5
.pa 1
.outputs o 0 1
.end behind
.input 0: 3 5 7 10 13
.expect output 0: 1 2 3 4 5
.expect status 0: 1 0
.expect status 4: 1 0
    mov link, pa0                        //  0
    mov pc, link                         //  1: to one of the five
    nop                                  //  2
    mov.u32 o0, #0x00000001              //  3
    ba behind                            //  4
    mov.u32 o0, #0x00000002              //  5
    br behind                            //  6
    mov.u32 o0, #0x00000003              //  7
    p0 or.u32 o0, o0, #0x10 .end         //  8: p0 does not hold, the end does
    mov.u32 o0, #0x00000009              //  9
    mov.u32 r0, #0x00000011              // 10
    mov.u32 o0, #0x00000004              // 11
    ba last                              // 12
    mov.u32 r0, #0x00000011              // 13
    mov.u32 o0, #0x00000005              // 14
last:
    mov link, r0                         // 15
    mov pc, link                         // 16: to 17
behind:
    mov.u32 o0, #0x00000007
