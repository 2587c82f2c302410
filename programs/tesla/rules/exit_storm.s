// Warp slots used again while answers to their last owner are still on their way: 400 blocks of one
// instruction, and 13 words behind it that a core may have asked for. The test of seeds runs it with
// every disturbance, as it does with recycled_slots. A word that goes to the next owner is a trap
// there, or another instruction.
.tags short seeds
.grid 400 1
.block 32 1 1
.regs 4
.expect global 0x1000: 0 0 0 0

    exit nop
    trap
    trap
    mov b32 $r1 0x11111111
    mov b32 $r2 0x22222222
    mov b32 $r3 0x33333333
    trap
    trap
    exit st b32 g14[$r3] $r3
