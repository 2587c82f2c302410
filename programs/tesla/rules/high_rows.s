// Registers and outputs that together are more than 128 rows: each warp has rows of its own. Two warps at once, if the register
// file can.
.tags short
.type vertex
.threads 64
.regs 128
.outputs 32
.expect output 0: 1 0 0x101 0x5a
.expect output 40: 1 0x28 0x129 0x5a

    mov b32 $r127 0x5a
    add b32 $r1 $r0 0x101
    mov b32 o[0x0] $r0
    mov b32 o[0x4] $r1
    exit mov b32 o[0x8] $r127
