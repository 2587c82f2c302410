// Peak rate of the core: each vertex is transformed and lit 256 times while it moves. 44 instructions a pass, most of
// them depending on the one before; four threads hide that.
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
.setf c13 (0.5, 0.25, 0, 0)        // a pass's step

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
        mul r4.xyz, r4, r5.xxx
        add r6.xyz, c8, -r3        // to the light
        dp3 r7.x, r6, r6
        rsq r7.y, r7.x
        mul r6.xyz, r6, r7.yyy
        dp3 r8.x, r4, r6
        max r8.x, c9.x, r8.x
        mad r7.z, r7.x, c9.z, r15.y
        rcp r7.z, r7.z             // attenuation
        mul r8.x, r8.x, r7.z
        mov r9, c10
        mad r9.xyz, r8.xxx, c11.xyz, r9.xyz
        dp3 r10.x, r3, r3          // to the eye
        rsq r10.x, r10.x
        mad r11.xyz, -r3.xyz, r10.xxx, r6.xyz
        dp3 r12.x, r11, r11        // half-way
        rsq r12.x, r12.x
        mul r11.xyz, r11, r12.xxx
        dp3 r13.x, r4, r11
        max r13.x, c9.x, r13.x
        mul r13.x, r13.x, r13.x
        mul r13.x, r13.x, r13.x
        mul r13.x, r13.x, r13.x
        mul r13.x, r13.x, r7.z
        mad r9.xyz, r13.xxx, c12.xyz, r9.xyz
        max r9, c9.xxxx, r9
        min r9, c9.yyyy, r9
        mov r14.xyz, r9
        mov r14.w, r15.y
        slt r5.y, c9.x, r13.x
        mad r14.x, r5.y, c9.x, r14.x
    .end
    mov o0, r2
    mov o1, r14
    end
.end
