// Attributes are for vertex and geometry programs.
.block 32 1 1
.regs 4
.set OUT 0x10
.param 0x1000
.expect global 0x1000: 1
.expect trap LD_A_ST_O_NON_VP_GP

    ld $r1 b32 s[OUT]
    mov b32 $r2 0x1
    st b32 g14[$r1] $r2
    .word 0x00000005 0x0423c000  // (never) ld b32 $r1 a[0x0]
    add b32 $r2 $r2 0x1
    exit st b32 g14[$r1] $r2
