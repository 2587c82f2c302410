// A post-increment of $a0, under a predicate that never holds: decoding comes first.
.block 32 1 1
.regs 4
.set OUT 0x10
.param 0x1000
.expect global 0x1000: 1
.expect trap ILLEGAL_POSTINCR

    ld $r1 b32 s[OUT]
    mov b32 $r2 0x1
    st b32 g14[$r1] $r2
    .word 0x2200c009 0x04208000  // (never) add b32 $r2 b32 s[$a0++0x0] $r2
    add b32 $r2 $r2 0x1
    exit st b32 g14[$r1] $r2
