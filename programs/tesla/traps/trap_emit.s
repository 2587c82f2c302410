// Vertices are emitted by geometry programs.
.block 32 1 1
.regs 4
.set OUT 0x10
.param 0x1000
.expect global 0x1000: 1
.expect trap EMIT_NON_GP

    ld $r1 b32 s[OUT]
    mov b32 $r2 0x1
    st b32 g14[$r1] $r2
    .word 0xf0000201 0xc0000000  // (never) emit
    add b32 $r2 $r2 0x1
    exit st b32 g14[$r1] $r2
