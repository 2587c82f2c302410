// More runs than threads, each with an input of its own.
.tags short
.attributes v2 v0
.runs 9
.stride 3
.outmap o3 o9
.setf c0 (1, 1, 1, 1)
.input 0: 1 2 3 4  5 6 7 8
.input 4: 0 2 0 4  0 6 0 8
.input 8: 9 2 9 4  9 6 9 8
.expect output 8: 10 3 10 5  9 6 9 8

    add o3, c0, v2
    mov o9, v0
    end
