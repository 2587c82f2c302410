; Every bit of the configuration registers that primitives of a fixed number of vertices have. Expected, by hand from the sheet (4.5): as if those that mean
; nothing were 0.
.tags short
.shader geometry fixed c41 3
.attributes 2
.outmap o0
.stride 6
.setreg 0x09 0x08fffff1
.setreg 0x0b 0xffffffff
.setreg 0x0c 0xffffffff
.setreg 0x0d 0xffff0001
.setreg 0x42 0xff29f202
.setreg 0x43 0xffffffff
.input 0: 0 1 2 3, 1 1 2 3, 2 1 2 3, 3 1 2 3, 4 1 2 3, 5 1 2 3
.input 1: 10 1 2 3, 11 1 2 3, 12 1 2 3, 13 1 2 3, 14 1 2 3, 15 1 2 3
.input 2: 20 1 2 3, 21 1 2 3, 22 1 2 3, 23 1 2 3, 24 1 2 3, 25 1 2 3
.expect primitive 0 run 0: 0 1 2 3, 3 1 2 3, 5 1 2 3
.expect primitive 1 run 1: 10 1 2 3, 13 1 2 3, 15 1 2 3
.expect primitive 2 run 2: 20 1 2 3, 23 1 2 3, 25 1 2 3

    setemit 0
    mov o0, c41
    emit
    setemit 1
    mov o0, c44
    emit
    setemit 2, prim
    mov o0, c46
    emit
    end
