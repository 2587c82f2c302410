// As many vertices of as many words as there can be: a thread's records reach over 2047 rows of the output memory. By hand.
.tags short
.type geometry
.threads 2
.outputs 32
.vertices 64
.regs 4
.const 0 0x0: 1
.expect vertex 0 0: 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 64
.expect vertex 1 62: 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2
.expect vertex 1 63: 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1

    mov b32 $r1 0x40
again:
    mov b32 o[0x7c] $r1
    emit
    sub b32 $c0 $r1 $r1 c0[0x0]
    (lg $c0) bra again
    exit nop
