// Where float24 arithmetic has its corners. Each instruction stands for one rule of the sheet.
.tags short
.attributes v0 v1
.outmap o0
.input 0: 1 2 3 5   0 nan -1.5 0x800000
.setf c0 (1, 2, 3, 4)
.setf c1 (nan, 1, inf, 0)
.setf c2 (-1, -200, 3, -0.5)
.setf c3 (0x010001, 0x3F0000, 0x7F0000, 1)
.setf c4 (0.5, 0xAE0001, 0, 2)
.setf c5 (-128, 100, 1.25, 0)
.setf c6 (2, 2, 2, 2)
.expect output 0: 1 1 1 1

    dph r0, c0, v0                 // w of the first source is 1
    dp3 r1, c0, v0                 // w adds nothing
    sge r2, c1, v0                 // a NaN is not greater or equal
    litp r3, c2                    // y has a lower limit; sets the flags
    cmp c5, lt, lt, v0             // x and y by themselves
    mov r4, c4
    add r5, c3, r4                 // y: truncated below a sticky bit
    mul r6, c1.zzzz, v1.xxxx       // infinity times zero
    mul r7, c3.xxxx, r4.xxxx       // half of nearly the smallest number
    flr r8, v1.z                   // -1.5
    mova a0.x, c5.x                // -128
    cmp v1.x, eq, ne, v1.w         // 0 and -0 are equal
    rsq r9, v0.x                   // of a power of two
    mad r10, r9, c6, r0            // descriptor of five bits
    mov r11, -c0                   // all four are negated
    mova a0.x, c5.y
    mov r12, c0[a0.x]              // beyond c95 is 1
    mov o0, r12
    end
