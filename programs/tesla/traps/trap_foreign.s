// An instruction of another type has its one error, whatever its operands are: nobody looks at them.
.tags short
.type fragment
.expect trap LD_A_ST_O_NON_VP_GP
.expect output 0: 0 0
    mov b32 $r0 0x1
    .word 0x02000205 0x0423c780  // ld b32 $r1 a[$a0++0x4]
    exit nop
