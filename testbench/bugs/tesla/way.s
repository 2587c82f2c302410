// Branches to where constants say, backwards over exits: `warpstep shrink` has to put what the warp executes one behind the other.
// Where the first one goes lanes are joined, which traps when the instruction is gone that says where.
.const 0 0x0: 0x88 0x58 0x18
    joinat there
    bra c0[0x0]
    exit nop
    cvt rz f16 $r4h s32 $r1
    exit nop
    exit nop
    exit nop
    exit nop
    exit nop
    exit nop
    exit nop
    mov b32 $r1 0x80000000
    bra c0[0x8]
    exit nop
    exit nop
    exit nop
    exit nop
there:
    join add b32 $r5 $r5 $r1
    bra c0[0x4]
