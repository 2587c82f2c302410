// Atomics 64 MiB up in g[], each lane in a segment of its own: a word is where all bits of its address say (sheet 3.3). By hand:
// lane l finds l and leaves 2l.
.tags short
.block 32 1 1
.regs 8
.globalsize 0x4001000
.gspace 2 0x4000000 0xfff
.param 0x1000
.expect global 0x0: 0
.expect global 0x80: 0
.expect global 0x1010: 4 5 6 7
.expect global 0x1078: 30 31
.expect global 0x4000080: 8
.expect global 0x40000a0: 10
.expect global 0x40003e0: 62

    shl b32 $r1 $r0 0x5
    st b32 g2[$r1] $r0
    ld add u32 $r2 g2[$r1] $r0
    shl b32 $r3 $r0 0x2
    add b32 $r3 b32 s[0x10] $r3
    exit st b32 g14[$r3] $r2
