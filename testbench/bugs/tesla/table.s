// Branches to addresses in constants, whose other bits the branch ignores, over exits. The bug is one
// of the divergence stack, so the executed path is not straight. `warpstep shrink` has to give each
// address a name before it can remove the exits.
.const 0 0x10: 0xcc00006b 0x950000d3
    and b32 $r1 $r0 0x1
    set $c0 # e u32 $r1 $r2
    joinat joined
    (lg $c0) bra joined
    bra c0[0x10]
    exit nop
    exit nop
    exit nop
    exit nop
    exit nop
    exit nop
    exit nop
    exit nop
    add b32 $r1 $r1 $r2
    bra c0[0x14]
    exit nop
    exit nop
    exit nop
    exit nop
    exit nop
    exit nop
    exit nop
    exit nop
    exit nop
    exit nop
    exit nop
    mov b32 $r1 0x5
joined:
    join nop
    exit nop
