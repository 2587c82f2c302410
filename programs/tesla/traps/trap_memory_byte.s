// A conversion from 8 bits takes bytes of s[] alone.
.block 32 1 1
.regs 4
.set OUT 0x10
.param 0x1000
.expect global 0x1000: 1
.expect trap ILLEGAL_MEMORY_BYTE

    ld $r1 b32 s[OUT]
    mov b32 $r2 0x1
    st b32 g14[$r1] $r2
    .word 0xa0004005 0x04208000  // (never) cvt u32 $r1 u8 of a u16 in s[]
    add b32 $r2 $r2 0x1
    exit st b32 g14[$r1] $r2
