// One warp that stores and loads s[] with all lanes in one bank: every beat takes a clock per lane, and what comes
// behind it waits in the pipe.
.tags short
.block 32 1 1
.regs 8
.shared 0x480

    shl b32 $r1 $r0 0x5
    shl $a1 $r1 0x0
    add b32 $r2 $r0 0x100
    mov b32 $r3 $r124
    mov b32 $r4 $r124
    st b32 s[$a1+0x40] $r2
    mov b32 $r3 $r0
    mov b32 $r4 $r1
    ld $r5 b32 s[$a1+0x40]
    add b32 $r6 $r5 $r3
    exit nop
