// Each source of mad, each component of it below 0, from v, r and c: no bit of an operand is lost on its way.
.tags short
.attributes v0 v1
.outmap o0 o1 o2 o3 o4 o5 o6 o7 o8 o9
.setf c0 (-1.5, -2.5, -3.5, -4.5)
.setf c1 (2, 3, 5, 7)
.input 0: -1.5 -2.5 -3.5 -4.5  2 3 5 7
.expect output 0: -1 -4.5 -12.5 -24.5  -1 -4.5 -12.5 -24.5  2.5 6.5 21.5 44.5  -1 -4.5 -12.5 -24.5  -1 -4.5 -12.5 -24.5  2.5 6.5 21.5 44.5 \
    2.5 6.5 21.5 44.5  -1 -4.5 -12.5 -24.5  -3 -7.5 -17.5 -31.5  0.5 0.5 1.5 2.5

    mad o0, v0, v1, v1
    mad o1, v1, v0, v1
    mad o2, v1, v1, v0
    mov r0, v0
    mov r1, v1
    mad o3, r0, r1, r1
    mad o4, r1, r0, r1
    mad o5, r1, r1, r0
    mad o6, r1, r1, c0
    mad o7, r1, c0, r1
    mul o8, c0, v1
    add o9, c0, r1
    end
