// Primitives of a fixed number of vertices whose first uniform, by the register of 8 bits, is one that does not exist: 133. By hand from the sheet (11.2):
// all vectors are dropped, and none comes to c5, whose number has the same last 7 bits.
.tags short
.shader geometry fixed c5 3
.runs 2
.attributes 1
.stride 3
.outmap o0
.setreg 0x42 0x00850202
.setf c5(1, 2, 3, 4)
.setf c6(5, 6, 7, 8)
.setf c7(9, 10, 11, 12)
.input 0: 21 22 23 24, 25 26 27 28, 29 30 31 32
.input 1: 41 42 43 44, 45 46 47 48, 49 50 51 52
.expect primitive 0 run 0: 1 2 3 4, 5 6 7 8, 9 10 11 12
.expect primitive 1 run 1: 1 2 3 4, 5 6 7 8, 9 10 11 12

    setemit 0
    mov o0, c5
    emit
    setemit 1
    mov o0, c6
    emit
    setemit 2, prim
    mov o0, c7
    emit
    end
