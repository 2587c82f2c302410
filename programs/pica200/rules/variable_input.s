// Primitives of a varying number of vertices, the first one with all attributes.
.tags short
.shader geometry variable 1
.runs 2
.attributes 2
.stride 6
.outmap o0
.memory input 0: 3 0 0 0  0x3f0000 0 0 0  0x400000 0 0 0  0x408000 0 0 0  0x410000 0 0 0
.memory input 96: 1 0 0 0  0x3f0000 0 0 0  0x400000 0 0 0

    setemit 2, prim
    mov r0, c0
    add o0, c1, r0
    emit
    end
