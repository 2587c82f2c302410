// As many vertices as a thread may have, each a strip of its own: the last one's number takes a bit more. Two more go nowhere.
.tags short
.type geometry
.threads 33
.outputs 1
.vertices 64
.regs 4
.const 0 0x0: 1
.expect vertex 0 0: 1 66
.expect vertex 0 31: 32 35
.expect vertex 32 32: 33 34
.expect vertex 32 63: 64 3
    mov b32 $r1 0x42
again:
    mov b32 o[0x0] $r1
    emit
    restart
    sub b32 $c0 $r1 $r1 c0[0x0]
    (lg $c0) bra again
    exit nop
