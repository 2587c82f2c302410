// No such register.
.outputs o 0 1
    or.u32  q1, r0, #0x0
