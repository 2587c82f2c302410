// One thread that uses each result in the next instruction: past the register file from the end of the ALU, from
// the SFU, through a0, the flags and aL, and late enough to come from each copy of the register file.
.tags short
.attributes v0
.outmap o0 o1
.seti i0 (1, 2, 1, 0)
.setf c0 (1, 2, 3, 4)
.setf c1 (0.5, 0.5, 0.5, 0.5)
.setf c2 (7, 7, 7, 7)
.setf c3 (8, 8, 8, 8)
.setf c4 (2, 2, 2, 2)
.input 0: 1 2 3 4
.expect output 0 o1: 2 3 4 5

    add r0, c0, v0
    mul r1, c1, r0                 // late, second source
    add r2, c1, r1
    mad r3, r2, c4, r1             // a clock after late, third source
    rcp r4, r3.x
    mul r5, r4, r3
    rsq r6.y, r5.x
    mov r6.y, c4.y                 // goes behind the SFU's write
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    add r6, c0, r6                 // reads what stayed
    mova a0.x, v0.x
    add r7, c1[a0.x], r6           // c2
    mova a0.y, v0.y
    add r7, c1[a0.y], r7           // c3
    cmp v0.x, ge, lt, r6.x
    ifc !cmp.x
        mov r8, c1
        nop
    .else
        mov r8, c2
        nop
    .end
    for i0
        add r8, c0[aL], r8         // c2, c3
        nop
    .end
    mov r9, c4
    mov r9.x, c0.x
    nop
    nop
    nop
    nop
    nop
    nop
    mad r10, r0, c1, r9            // third copy of r9
    mov o0, r10
    add r0, c0.xxxx, v0
    mov o1, r0
    end
