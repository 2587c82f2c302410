; Primitives of five vectors, two attributes each, and behind them vertices, without a reset: their first vector is the first one again, though an odd number
; went before. Expected of both: by hand.
.tags short
.shader geometry variable 2
.attributes 2
.outmap o0
.stride 5
.runs 3
.input 0: 0x2 0 0 0, 1 1 1 1, 2 2 2 2, 3 3 3 3, 4 5 6 7
.input 1: 0x2 0 0 0, 1 1 1 1, 2 2 2 2, 3 3 3 3, 14 15 16 17
.input 2: 0x2 0 0 0, 1 1 1 1, 2 2 2 2, 3 3 3 3, 24 25 26 27
.expect primitive 0 run 0: 0 0 0 0, 0 0 0 0, 4 5 6 7
.expect primitive 1 run 1: 0 0 0 0, 0 0 0 0, 14 15 16 17
.expect primitive 2 run 2: 0 0 0 0, 0 0 0 0, 24 25 26 27
.then "vertices_behind_b.next"

    setemit 2, prim
    mov o0, c4
    emit
    end
