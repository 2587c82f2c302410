// A block of 512 threads in x, for a build of 16 warps: thread x, which is in no other row, stores its thread id. By hand.
.block 512 1 1
.regs 4
.param 0x1000
.expect global 0x1000: 0 1 2 3
.expect global 0x13fc: 0xff 0x100
.expect global 0x17f8: 0x1fe 0x1ff

    shl b32 $r1 $r0 0x2
    add b32 $r1 b32 s[0x10] $r1
    exit st b32 g14[$r1] $r0
