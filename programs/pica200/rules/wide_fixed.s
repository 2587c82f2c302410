; Primitives of three vertices each, in records of 16,383 vectors. Expected: the input, by hand.
.tags short
.shader geometry fixed c1 3
.attributes 1
.outmap o0
.runs 4
.stride 16383
.input 0: 1 0 3 4, 1 1 3 4, 1 2 3 4
.input 1: 2 0 3 4, 2 1 3 4, 2 2 3 4
.input 2: 3 0 3 4, 3 1 3 4, 3 2 3 4
.input 3: 4 0 3 4, 4 1 3 4, 4 2 3 4
.expect primitive 0 run 0: 1 0 3 4  1 1 3 4  1 2 3 4
.expect primitive 1 run 1: 2 0 3 4  2 1 3 4  2 2 3 4
.expect primitive 2 run 2: 3 0 3 4  3 1 3 4  3 2 3 4
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
