// The most blocks that there can be in y, and more in all than 16 bits count. The header of s[] says so, and where a block is: blocks of one thread store the height and the
// last row. By hand.
.tags long
.grid 2 65535
.block 1 1 1
.regs 4
.globalsize 0x2000
.param 0x1000 65534
.expect global 0x1000: 0xffff 65534

    cvt u32 $r1 u16 u16 s[0xe]
    set $c0 # lg u32 b32 s[0x14] $r1
    (lg $c0) bra over
    ld $r3 b32 s[0x10]
    cvt u32 $r2 u16 u16 s[0xa]
    st b32 g14[$r3] $r2
    mov b32 $r2 0x4
    add b32 $r3 $r3 $r2
    exit st b32 g14[$r3] $r1
over:
    exit nop
