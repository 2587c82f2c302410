// Eight warps that come to a long instruction at an odd word in one clock after the other: fetch keeps the first half of one of them at a time,
// the others wait and lose nothing (sheet 2.1, 1.8). A barrier brings them together. By hand: each traps behind its store.
.tags short
.block 256 1 1
.regs 8
.param 0x1000
.expect global 0x1000: 1
.expect global 0x1080: 1
.expect global 0x1100: 1
.expect global 0x1180: 1
.expect global 0x1200: 1
.expect global 0x1280: 1
.expect global 0x1300: 1
.expect global 0x1380: 1
.expect trap UNALIGNED_LONG_INSTRUCTION

    shl b32 $r1 $r0 0x2
    add b32 $r1 b32 s[0x10] $r1
    mov b32 $r2 0x1
    st b32 g14[$r1] $r2
    bar inc wait 0x0 0xfff
    .word 0xb0000002 0x10000001 0x03f8000b 0x10008000   // brkpt, which one warp after the other has behind it in a clock, a long mov
    exit nop
