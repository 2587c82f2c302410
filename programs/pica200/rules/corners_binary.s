; Corner values of float24 through every operation of two and three operands: 24 x 24 pairs, and a
; third operand that runs along. Run 6 i + j has value i in all of a, values 4 j .. 4 j + 3 in b,
; which is also c0[j]. Expected: float24.c on bits.
.uniform c0: file "../data/corners_b.hex"
.input 0: file "../data/corners_binary_in.hex"
.outmap o0 o1 o2 o3 o4 o5 o6 o7 o8 o9 o10 o11 o12 o13 o14 o15
.expect output 0: file "../data/corners_binary_out.hex"
.alias a r0
.alias b r1
.alias c r2

.proc main
    mov a, v0
    mov b, v1
    mov c, v2
    mova a0.y, v3.x
    add o0, a, b
    mul o1, a, b
    max o2, a, b
    min o3, a, b
    sge o4, a, b
    slt o5, a, b
    mad o6, a, b, c
    madi o7, a, b, c0[a0.y]             ; a b + b
    mad o8, -a, c0[a0.y], -c
    dst o9, a, b
    dsti o10, c, c0[a0.y]
    dp3 o11.x, a, b
    dp4 o11.y, a, b
    dph o11.z, a, b
    dphi o11.w, a, c0[a0.y]
    dp3 o12.x, c, b
    dp4 o12.y, c, b
    dph o12.z, c, b
    dphi o12.w, c, -c0[a0.y]
    sgei o13, c, c0[a0.y]
    slti o14, c, c0[a0.y]
    add o15, a, -b
    end
.end
