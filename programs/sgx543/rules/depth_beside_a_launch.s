// Depths that are said in the clock in which an instance begins in another slot: one that begins where the last one had a depth has none
// until it says one. Each third instance says none; there are as many nops as bring both into one clock. By hand, from
// docs/isa/sgx543.md, 3.20, and model/sgx543/machine.md, "Launch and end".
.tags short
.instances 16
.pa 1
.outputs o 0 1
.input 0: 1.0 2.0 0 4.0 5.0 0 7.0 8.0 0 10.0 11.0 0 13.0 14.0 0 16.0
.expect status 0: 0x101 1.0
.expect status 1: 0x101 2.0
.expect status 2: 1 0
.expect status 3: 0x101 4.0
.expect status 4: 0x101 5.0
.expect status 5: 1 0
.expect status 6: 0x101 7.0
.expect status 7: 0x101 8.0
.expect status 8: 1 0
.expect status 9: 0x101 10.0
.expect status 10: 0x101 11.0
.expect status 11: 1 0
.expect status 12: 0x101 13.0
.expect status 13: 0x101 14.0
.expect status 14: 1 0
.expect status 15: 0x101 16.0
    test(T&nzero).and.u32.x p0, pa0, pa0
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    p0 depthf pa0 .end
