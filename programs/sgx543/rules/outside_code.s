// A branch to the first word behind the code memory: an illegal instruction there, and not the first one of the code. By hand, from
// docs/isa/sgx543.md, 5.1.
.tags short
.instances 2
.expect trap ILLEGAL
.outputs r 0 1
.expect output 0: 7
.expect output 1: 7
    mov.u32 r0, #0x00000007
    ba 0x400
