// Ten blocks in the eight warp slots: strips, more vertices than there is room for, and o[] that nobody delivers.
.tags short
.type geometry
.threads 300
.outputs 3
.vertices 2
.regs 4
.expect vertex 0 0: 1 0 0 0
.expect vertex 7 0: 1 7 0 7
.expect vertex 7 1: 2 0 0 14
.expect vertex 299 1: 2 0 0 598
    mov b32 o[0x0] $r0
    mov b32 o[0x8] $r0
    emit
    restart
    add b32 o[0x8] $r0 $r0
    emit
    mov b32 o[0x0] $r0
    emit
    mov b32 o[0x4] $r0
    exit nop
