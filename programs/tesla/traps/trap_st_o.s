// So are outputs, here as the destination of an addition.
.block 32 1 1
.regs 4
.set OUT 0x10
.param 0x1000
.expect global 0x1000: 1
.expect trap LD_A_ST_O_NON_VP_GP

    ld $r1 b32 s[OUT]
    mov b32 $r2 0x1
    st b32 g14[$r1] $r2
    .word 0x20008405 0x04008008  // (never) add b32 o[0x4] $r2 $r2
    add b32 $r2 $r2 0x1
    exit st b32 g14[$r1] $r2
