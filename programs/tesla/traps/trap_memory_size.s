// A half does not come from a word in s[].
.block 32 1 1
.regs 4
.set OUT 0x10
.param 0x1000
.expect global 0x1000: 1
.expect trap ILLEGAL_MEMORY_SIZE

    ld $r1 b32 s[OUT]
    mov b32 $r2 0x1
    st b32 g14[$r1] $r2
    .word 0x4000c005 0x00200000  // (never) mul $r1 u16 of a b32 in s[], u16 $r0l
    add b32 $r2 $r2 0x1
    exit st b32 g14[$r1] $r2
