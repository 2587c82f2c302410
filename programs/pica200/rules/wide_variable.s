; Primitives of a number of vertices that stands in their record, each record 16,383 vectors long. Expected: the input, by hand.
.tags short
.shader geometry variable 1
.attributes 1
.outmap o0
.runs 4
.stride 16383
.input 0: 0x3 0 0 0, 1 0 3 4, 1 1 3 4, 1 2 3 4
.input 1: 0x1 0 0 0, 2 0 3 4
.input 2: 0x2 0 0 0, 3 0 3 4, 3 1 3 4
.input 3: 0x3 0 0 0, 4 0 3 4, 4 1 3 4, 4 2 3 4
.expect primitive 0 run 0: 1 0 3 4  1 1 3 4  1 2 3 4
.expect primitive 1 run 1: 2 0 3 4  1 1 3 4  1 2 3 4
.expect primitive 2 run 2: 3 0 3 4  3 1 3 4  1 2 3 4
.expect primitive 3 run 3: 4 0 3 4  4 1 3 4  4 2 3 4

    setemit 0
    mov o0, c1
    emit
    setemit 1
    mov o0, c2
    emit
    setemit 2, prim
    mov o0, c3
    emit
    end
