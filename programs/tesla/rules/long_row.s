// A row of more blocks than eleven bits count: as wide_grid.s, with 2,050 of them (sheet 1.5). Blocks of one thread store the row's
// length and their place in it, each at its own place. By hand.
.tags nobench
.grid 2050 1
.block 1 1 1
.regs 3
.globalsize 0x10000
.param 0x1000
.expect global 0x1000: 0x8020000 0x8020001
.expect global 0x2ffc: 0x80207ff 0x8020800 0x8020801 0

    cvt u32 $r1 u16 u16 s[0xc]
    shl b32 $r1 $r1 0x2
    add b32 $r1 b32 s[0x10] $r1
    mov b16 $r2l u16 s[0xc]
    mov b16 $r2h u16 s[0x8]                 // x, and how many there are in x
    exit st b32 g14[$r1] $r2
