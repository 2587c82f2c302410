// Branches: both kinds, forth and back, under predicates, LINK written, kept and read, a computed place, any and all, and a
// branch that a breakpoint stops. By hand, from docs/isa/sgx543.md, 3.20 and 5.1.
.tags short
.instances 2
.pa 2
.outputs o 0 10
.input 0: 21 1
.input 1: 24 0
.expect trap BEXCEPTION
.expect output 0: 1 2 0 4 8 0x00000011 11 0x55 9 3
.expect output 1: 1 2 0 4 8 0x00000011 11 0x66 0 3
    ba 0x2                               //  0
    mov.u32 o2, #0x00000001              //  1: left out
    mov.u32 o0, #0x00000001              //  2
    br +2                                //  3
    mov.u32 o2, #0x00000002              //  4: left out
    mov.u32 o1, #0x00000002              //  5
    p0 br -5                             //  6: p0 is 0
    !p0 br +2 .all=1                     //  7
    mov.u32 o2, #0x00000003              //  8: left out
    mov.u32 o3, #0x00000004              //  9
    ba.savelink 0xc                      // 10
    mov.u32 o4, #0x00000008              // 11: the subroutine comes back to here, then on
    mov r0, link                         // 12: LINK is 11
    test(T&nzero).sub.u32.x p1, r1, #1   // 13: the first time through
    mov.u32 r1, #0x00000001              // 14
    p1 mov pc, link                      // 15: back to 11, once
    mad.u32.s0 o5, r0, #1, #6            // 16: 11 + 6
    p1 br.savelink +1                    // 17: not taken, so LINK stays
    mov r2, link                         // 18
    mov link, pa0                        // 19
    mov pc, link                         // 20: to 21 or 24
    mov.u32 o7, #0x00000055              // 21
    ba 0x19                              // 22
    nop                                  // 23
    mov.u32 o7, #0x00000066              // 24
    test(T&nzero).or.u32.x p2, pa1, #0   // 25
    p2 br +1 .exc=1                      // 26: raises BEXCEPTION in instance 0, and goes on behind it
    p2 mov.u32 o8, #0x00000009           // 27
    or.u32 o6, r2, #0x0                  // 28
    nop                                  // 29
    br +2 .any=1                         // 30
    mov.u32 o2, #0x00000004              // 31: left out
    mov.u32 o9, #0x00000003              // 32
