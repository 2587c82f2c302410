// Each result is used by the very next instruction, through every path that a result can take.
.attributes v0
.outmap o0 o1
.runs 9
.setf c0 (1, 2, 3, 4)
.setf c1 (0.5, 0.5, 0.5, 0.5)
.setf c2 (7, 7, 7, 7)
.setf c3 (8, 8, 8, 8)
.input 0: 1 2 3 4
.input 3: 2 1 0.5 1
.input 8: 3 1 2 1
    add r0, c0, v0
    mul r1, r0, r0
    mad r2, r1, r0, r1
    dp4 r3, r2, r1
    rcp r4, r3.x
    mul r5, r4.xxxx, r3
    rsq r5.y, r5.x
    mov r6, r5
    mova a0.x, v0.x
    add r7, c1[a0.x], r6
    cmp v0.x, ge, ge, r6.x
    ifc cmp.x
        mov r8, c1
        add r8, r8, r7
    .else
        mov r8, c2
    .end
    mova a0.xy, r8.xx
    mov r9, c0[a0.y]
    mov o0, r9
    mov o1, r8
    end
