// Every o register written by RCP, which is slow, and at once again by MOV. By hand: what MOV wrote stays.
.tags short
.attributes v0 v1
.outmap o0 o1 o2 o3 o4 o5 o6 o7 o8 o9 o10 o11 o12 o13 o14 o15
.input 0: 2 4 8 16  1 2 3 4
.input 1: 4 4 8 16  5 6 7 8
.expect output 0: 1 2 3 4  1 2 3 4  1 2 3 4  1 2 3 4  1 2 3 4  1 2 3 4  1 2 3 4  1 2 3 4  1 2 3 4  1 2 3 4  1 2 3 4  1 2 3 4  1 2 3 4  1 2 3 4  1 2 3 4  1 2 3 4
.expect output 1: 5 6 7 8  5 6 7 8  5 6 7 8  5 6 7 8  5 6 7 8  5 6 7 8  5 6 7 8  5 6 7 8  5 6 7 8  5 6 7 8  5 6 7 8  5 6 7 8  5 6 7 8  5 6 7 8  5 6 7 8  5 6 7 8

    rcp o0, v0
    mov o0, v1
    rcp o1, v0
    mov o1, v1
    rcp o2, v0
    mov o2, v1
    rcp o3, v0
    mov o3, v1
    rcp o4, v0
    mov o4, v1
    rcp o5, v0
    mov o5, v1
    rcp o6, v0
    mov o6, v1
    rcp o7, v0
    mov o7, v1
    rcp o8, v0
    mov o8, v1
    rcp o9, v0
    mov o9, v1
    rcp o10, v0
    mov o10, v1
    rcp o11, v0
    mov o11, v1
    rcp o12, v0
    mov o12, v1
    rcp o13, v0
    mov o13, v1
    rcp o14, v0
    mov o14, v1
    rcp o15, v0
    mov o15, v1
    end
