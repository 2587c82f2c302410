// Interpolation is for fragment programs.
.block 32 1 1
.regs 4
.set OUT 0x10
.param 0x1000
.expect global 0x1000: 1
.expect trap INTERP_NON_FP

    ld $r1 b32 s[OUT]
    mov b32 $r2 0x1
    st b32 g14[$r1] $r2
    .word 0x80000004 0x10008408  // interp $r1 v[0x0], short
    add b32 $r2 $r2 0x1
    exit st b32 g14[$r1] $r2
