// Peak rate of the core: each vertex is transformed and lit 256 times while it moves: a point light and a distant
// one with a highlight. 35 instructions a pass, many of them depending on the one before; four threads hide that.
// The expected positions were worked out by hand: the matrices only permute, scale by powers of two and translate.
.shader vertex
.runs 32
.attributes v0 v1
.outmap o0 o1
.entry main

.seti i0 (255, 0, 1, 0)
.setf c0 (2, 0, 0, 1)              // clip matrix, a row a register
.setf c1 (0, 2, 0, -1)
.setf c2 (0, 0, 0.5, 0)
.setf c3 (0, 0, 0, 1)
.setf c4 (0, 1, 0, 0.25)           // view matrix
.setf c5 (-1, 0, 0, 0.5)
.setf c6 (0, 0, 1, 4)
.setf c8 (3, 4, 5, 0)              // light, in view space
.setf c9 (0, 1, 0.0625, 0.5)
.setf c10 (0.125, 0.125, 0.25, 1)  // ambient
.setf c11 (0.75, 0.5, 0.25, 0)     // diffuse
.setf c12 (0.5, 0.5, 0.5, 0)       // specular
.setf c7 (0.5, 0.5, 0.75, 0)       // a distant light: direction
.setf c13 (0.5, 0.25, 0, 0)        // a pass's step
.setf c14 (0.25, 0.25, 0.875, 0)   // the distant light's half-way vector

.input 0: -8 -4 0 1  -1 -1 1 0
.input 1: -7.5 -3 0.25 1  0 -1 1 0
.input 2: -7 -2 0.5 1  1 -1 1 0
.input 3: -6.5 -1 0.75 1  -1 0 1 0
.input 4: -6 0 1 1  0 0 1 0
.input 5: -5.5 1 0 1  1 0 1 0
.input 6: -5 2 0.25 1  -1 1 1 0
.input 7: -4.5 3 0.5 1  0 1 1 0
.input 8: -4 -4 0.75 1  1 1 1 0
.input 9: -3.5 -3 1 1  -1 -1 1 0
.input 10: -3 -2 0 1  0 -1 1 0
.input 11: -2.5 -1 0.25 1  1 -1 1 0
.input 12: -2 0 0.5 1  -1 0 1 0
.input 13: -1.5 1 0.75 1  0 0 1 0
.input 14: -1 2 1 1  1 0 1 0
.input 15: -0.5 3 0 1  -1 1 1 0
.input 16: 0 -4 0.25 1  0 1 1 0
.input 17: 0.5 -3 0.5 1  1 1 1 0
.input 18: 1 -2 0.75 1  -1 -1 1 0
.input 19: 1.5 -1 1 1  0 -1 1 0
.input 20: 2 0 0 1  1 -1 1 0
.input 21: 2.5 1 0.25 1  -1 0 1 0
.input 22: 3 2 0.5 1  0 0 1 0
.input 23: 3.5 3 0.75 1  1 0 1 0
.input 24: 4 -4 1 1  -1 1 1 0
.input 25: 4.5 -3 0 1  0 1 1 0
.input 26: 5 -2 0.25 1  1 1 1 0
.input 27: 5.5 -1 0.5 1  -1 -1 1 0
.input 28: 6 0 0.75 1  0 -1 1 0
.input 29: 6.5 1 1 1  1 -1 1 0
.input 30: 7 2 0 1  -1 0 1 0
.input 31: 7.5 3 0.25 1  0 0 1 0
.expect output 0 o0: 241 119 0 1
.expect output 1 o0: 242 121 0.125 1
.expect output 13 o0: 254 129 0.375 1
.expect output 31 o0: 272 133 0.125 1

.proc main
    mov r0, v0
    mov r1, v1
    mov r15, c9
    for i0
        add r0, c13, r0
        dp4 r2.x, c0, r0
        dp4 r2.y, c1, r0
        dp4 r2.z, c2, r0
        dp4 r2.w, c3, r0
        dp4 r3.x, c4, r0
        dp4 r3.y, c5, r0
        dp4 r3.z, c6, r0
        dp3 r4.x, c4, r1
        dp3 r4.y, c5, r1
        dp3 r4.z, c6, r1
        dp3 r5.x, r4, r4           // normal
        rsq r5.x, r5.x
        add r6.xyz, c8, -r3        // to the light
        dp3 r7.x, r6, r6
        mul r4.xyz, r4, r5.xxx
        rsq r7.y, r7.x
        mov r9, c10
        dp3 r13.x, c14, r4         // of a distant light, half-way vector given
        dp3 r12.x, c7, r4
        mul r6.xyz, r6, r7.yyy
        dp3 r8.x, r4, r6
        max r8.x, c9.x, r8.x
        mad r9.xyz, r8.xxx, c11.xyz, r9.xyz
        max r13.x, c9.x, r13.x
        max r12.x, c9.x, r12.x
        mul r13.x, r13.x, r13.x
        mul r13.x, r13.x, r13.x
        mul r13.x, r13.x, r13.x
        mad r9.xyz, r12.xxx, c11.xyz, r9.xyz
        mad r9.xyz, r13.xxx, c12.xyz, r9.xyz
        max r9, c9.xxxx, r9
        min r9, c9.yyyy, r9
        mov r14.xyz, r9
        mov r14.w, r15.y
    .end
    mov o0, r2
    mov o1, r14
    end
.end
