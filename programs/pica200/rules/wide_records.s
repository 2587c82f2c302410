; Records of 262,143 vectors each, the greatest number of 18 bits, of which a vertex takes the first two; the last one lies beyond 16 MiB. Expected: the input, by hand.
.tags short
.attributes v0 v1
.outmap o0 o1
.stride 262143
.input 0: 1 2 3 4  5 6 7 8
.input 1: 2 2 3 4  5 6 7 9
.input 2: 3 2 3 4  5 6 7 10
.input 3: 4 2 3 4  5 6 7 11
.input 4: 5 2 3 4  5 6 7 12
.input 5: 6 2 3 4  5 6 7 13
.expect output 0: 1 2 3 4  5 6 7 8
.expect output 1: 2 2 3 4  5 6 7 9
.expect output 2: 3 2 3 4  5 6 7 10
.expect output 3: 4 2 3 4  5 6 7 11
.expect output 4: 5 2 3 4  5 6 7 12
.expect output 5: 6 2 3 4  5 6 7 13

    mov o0, v0
    mov o1, v1
    end
