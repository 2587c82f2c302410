// As dead_write.s, but the warps end before a sweep is due: the sweep at the end of the run has to see it.
.tags short
.block 256 1 1
.regs 8
.shared 0x440

    shl b32 $r1 $r0 0x2
    shl $a1 $r1 0x0
    mov b16 $r5h 0x1234
    set $c2 # e u32 $r0 $r1
    shl $a3 $r0 0x3
    st b32 s[$a1+0x40] $r1
    exit nop
