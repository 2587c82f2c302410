// Sixty-four layers of four rows of one thread; as much as a block may have of s[] and a thread of l[], at both ends.
.tags short
.block 1 4 64
.regs 4
.shared 0x4000
.local 65536
.param 0x1000
.expect global 0x1000: 0 0x10000 0x20000 0x30000 0x04000000
.expect global 0x13fc: 0xfc030000

    // $r1: number of the thread
    shr u32 $r1 $r0 0x1a
    shl b32 $r1 $r1 0x2
    shr u32 $r2 $r0 0x10
    and b32 $r2 $r2 0x3
    add b32 $r1 $r1 $r2
    shl b32 $r1 $r1 0x2
    shl $a1 $r1 0x0

    // $a1 = 4 * thread: a kilobyte behind the header, and the last one
    st b32 s[$a1+0x40] $r0
    add $a2 $a1 0x3c00
    st b32 s[$a2] $r0

    // half of l[] apart, a bit of the address
    st b32 l[0x0] $r1
    mov b32 $r3 0xfffc
    shl $a3 $r3 0x0
    st b32 l[$a3] $r0
    ld b32 $r3 l[0x7ffc]
    ld b32 $r3 l[$a3]
    add b32 $r1 b32 s[0x10] $r1
    exit st b32 g14[$r1] $r3
