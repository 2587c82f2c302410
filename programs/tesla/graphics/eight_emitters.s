// Eight warps that emit, all under way at once: each of them counts its own vertices, from one emit to the next (sheet 9.5). By hand:
// thread t delivers t, t + 1 and t + 2; strips 1, 1 and 2.
.tags short
.type geometry
.threads 256
.outputs 1
.vertices 3
.regs 4
.const 0 0x0: 1
.expect vertex 0 0: 1 0
.expect vertex 0 1: 1 1
.expect vertex 0 2: 2 2
.expect vertex 224 0: 1 224
.expect vertex 224 1: 1 225
.expect vertex 224 2: 2 226
.expect vertex 255 2: 2 257

    mov b32 $r2 0x40
wait:
    sub b32 $c0 $r2 $r2 c0[0x0]
    (lg $c0) bra wait                       // until the last one has started
    mov b32 o[0x0] $r0
    emit
    add b32 o[0x0] $r0 c0[0x0]
    emit
    restart
    mov b32 $r1 0x2
    add b32 o[0x0] $r0 $r1
    emit
    exit nop
