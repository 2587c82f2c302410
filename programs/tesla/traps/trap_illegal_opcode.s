// A word that is no instruction (short control with opcode 0) stops its warp; the other warp of
// the block goes on.
.block 64 1 1
.expect trap ILLEGAL_OPCODE
.expect global 0x1000: 0x11 0x11

    mov b32 $r1 0x1000
    mov b32 $r2 0x11
    shr u32 $r3 $r0 0x5
    shl b32 $r3 $r3 0x2
    add b32 $r1 $r1 $r3
    set $c0 # e u32 $r0 $r124
    st b32 g14[$r1] $r2                     // a word a warp
    set $c0 # lg u32 $r3 $r124
    (lg $c0) bra stop
.word 0x00000002 0x00000002
stop:
    exit nop
