; Primitives of no outputs: each is its header alone. Expected by hand: their windings and runs.
.tags short
.gsh point
.attributes v0
.outmap none
.runs 3
.input 0: 0 0 0 0, 0 0 0 0, 0 0 0 0
.expect memory 0: 0 0 0 0
.expect memory 784: 1 0 0 0
.expect memory 1568: 0 1 0 0
.expect memory 2352: 1 1 0 0
.expect memory 3136: 0 2 0 0
.expect memory 3920: 1 2 0 0

    setemit 0, prim
    mov o0, v0
    emit
    setemit 2, prim inv
    emit
    end
