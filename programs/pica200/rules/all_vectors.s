// A primitive of 16 vertices of 16 attributes, 256 vectors: as many as there are uniforms are brought. By hand: vector k of the input goes
// to ck; three of them are sent, and the last one that there is.
.tags short
.shader geometry variable 16
.runs 1
.attributes 16
.stride 257
.outmap o0
.memory input 0x0: 16 0 0 0
.memory input 0x10: 0x3f0001 0x3f0002 0x3f0003 0x3f0004
.memory input 0x200: 0x3f0020 0x3f0021 0x3f0022 0x3f0023
.memory input 0x5f0: 0x3f005f 0x3f0060 0x3f0061 0x3f0062
.expect primitive 0 run 0: 0x3f0001 0x3f0002 0x3f0003 0x3f0004  0x3f0020 0x3f0021 0x3f0022 0x3f0023  0x3f005f 0x3f0060 0x3f0061 0x3f0062

    setemit 0
    mov o0, c1
    emit
    setemit 1
    mov o0, c32
    emit
    setemit 2, prim
    mov o0, c95
    emit
    end
