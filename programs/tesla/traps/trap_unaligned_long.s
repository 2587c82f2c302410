// A long instruction at an odd word: a store of 2 that must not happen.
.block 32 1 1
.regs 4
.set OUT 0x10
.param 0x1000
.expect global 0x1000: 1
.expect trap UNALIGNED_LONG_INSTRUCTION

    ld $r1 b32 s[OUT]
    mov b32 $r2 0x1
    st b32 g14[$r1] $r2
    .word 0x10008408 0xd00e0209 0xa0c00780 0x10008408  // mov b32 $r2 $r2, st b32 g14[$r1] $r2
    add b32 $r2 $r2 0x1
    exit st b32 g14[$r1] $r2
