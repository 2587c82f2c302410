// Lanes 0 to 6 have emitted 0, 1, 2, 4, 8, 16 and 32 vertices, then they emit together: each delivers the record of its own number (sheet 9.5).
// The numbers of lane 0 and any other lane differ in one bit. By hand: a lane that emits n vertices alone delivers n, n - 1, .. 1, and then its thread.
.tags short
.type geometry
.threads 7
.outputs 1
.vertices 33
.regs 4
.const 0 0x0: 1
.expect vertex 0 0: 1 0
.expect vertex 1 0: 1 1
.expect vertex 1 1: 1 1
.expect vertex 2 1: 1 1
.expect vertex 2 2: 1 2
.expect vertex 3 3: 1 1
.expect vertex 3 4: 1 3
.expect vertex 4 7: 1 1
.expect vertex 4 8: 1 4
.expect vertex 5 15: 1 1
.expect vertex 5 16: 1 5
.expect vertex 6 0: 1 32
.expect vertex 6 31: 1 1
.expect vertex 6 32: 1 6

    mov b32 $r1 0x1
    shl b32 $r2 $r1 $r0
    shr u32 $r2 $r2 0x1                     // as many before the last one
    mov b32 $r1 0x20
again:
    set $c1 # le u32 $r1 $r2
    mov b32 o[0x0] $r1
    (lg $c1) emit
    sub b32 $c0 $r1 $r1 c0[0x0]
    (lg $c0) bra again
    mov b32 o[0x0] $r0
    emit
    exit nop
