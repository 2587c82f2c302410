// A branch to itself ends where prog_end is its place: the next PC is compared, and 0 would be none. By hand, from docs/isa/sgx543.md,
// 5.2.
.tags short
.instances 2
.outputs sa 0 1
.uniform 0: 5
.start here
.end here
.secondary before before
.expect status 0: 1 0
.expect output 0: 5
.expect status 1: 1 0
    nop
before:
    br before
here:
    ba here
    mov.u32 sa0, #0x00000007
