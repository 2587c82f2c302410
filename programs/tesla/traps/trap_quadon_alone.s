// As trap_quadon_active, in a warp that is the only one, so that none has been launched behind it: bar under quadon is fatal (sheet 3.14).
.tags short
.block 32 1 1
.regs 4
.param 0x1000
.expect global 0x1000: 1
.expect trap QUADON_ACTIVE

    mov b32 $r1 0x0
    add b32 $r1 b32 s[0x10] $r1
    mov b32 $r2 0x1
    quadon
    st b32 g14[$r1] $r2
    bar inc 0x0 0x1
    mov b32 $r2 0x2
    st b32 g14[$r1] $r2
    quadpop
    exit nop
