; Every bit of the configuration registers that primitives of a variable number of vertices have. Expected, by hand from the sheet (4.5): as if those that mean
; nothing were 0.
.tags short
.shader geometry variable 2
.attributes 2
.outmap o0
.stride 8
.setreg 0x09 0x08fffff1
.setreg 0x0b 0xffffffff
.setreg 0x0c 0xffffffff
.setreg 0x0d 0xffff0001
.setreg 0x42 0xffffff01
.setreg 0x43 0xfffffff1
.input 0: 0x3 0 0 0, 0 1 2 3, 1 1 2 3, 2 1 2 3, 3 1 2 3, 4 1 2 3
.input 1: 0x3 0 0 0, 10 1 2 3, 11 1 2 3, 12 1 2 3, 13 1 2 3, 14 1 2 3
.input 2: 0x3 0 0 0, 20 1 2 3, 21 1 2 3, 22 1 2 3, 23 1 2 3, 24 1 2 3
.expect primitive 0 run 0: 3 3 3 3, 0 1 2 3, 4 1 2 3
.expect primitive 1 run 1: 3 3 3 3, 10 1 2 3, 14 1 2 3
.expect primitive 2 run 2: 3 3 3 3, 20 1 2 3, 24 1 2 3

    setemit 0
    mov o0, c0
    emit
    setemit 1
    mov o0, c1
    emit
    setemit 2, prim
    mov o0, c5
    emit
    end
