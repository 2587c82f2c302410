// Ten blocks in the eight warp slots: what a launch of a vertex program brings, and what a thread delivers.
.tags short
.type vertex
.threads 300
.inputs 2
.outputs 3
.regs 4
.attribute 0: 5 7
.attribute 8: 1 2
.attribute 31: 3 4
.attribute 299: 11 13
.expect output 0: 1 5 12 0
.expect output 8: 1 1 3 8
.expect output 299: 1 11 24 299
    mov b32 $r1 a[0x0]
    mov b32 $r2 a[0x4]
    mov b32 o[0x0] $r1
    add b32 o[0x4] $r1 $r2
    mov b32 o[0x8] $r0
    exit nop
