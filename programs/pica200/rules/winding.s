// A point becomes a triangle, twice: winding, a vertex that is never stored, and results of the SFU behind an EMIT
// that waits for its words to leave.
.tags short
.shader geometry point
.runs 2
.attributes v3 v5
.outmap o0 o1 o2 o3 o4 o5 o6 o7 o8 o9 o10 o11 o12 o13 o14 o15
.input 0: 1 2 3 4  5 6 7 8
.input 1: 2 3 4 5  6 7 8 9
.setf c0 (1, 2, 3, 4)

    setemit 0
    mov o0, v3
    emit
    setemit 1
    mov o0, v5
    emit
    setemit 3
    mov o1, v5
    emit
    setemit 2, prim inv
    add o0, c0, v5
    emit
    rcp r0, v3.x
    rsq r1, v3.y
    rcp r2, v5.x
    rsq r3, v5.y
    setemit 2, prim
    mov o0, r3
    emit
    end
