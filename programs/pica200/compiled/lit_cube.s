; A lit and textured cube's vertex shader in the manner of homebrew: modelview, normal, half vector, material, texture
; matrix. Numbers are chosen so that each step is exact. Expected: by hand.
.tags short

; Uniforms
.fvec projection[4], modelView[4], texMtx[2*1]
.fvec lightVec, lightHalfVec, lightClr, material[4]
.alias mat_amb material[0]
.alias mat_dif material[1]
.alias mat_spe material[2]
.alias mat_emi material[3]

; Constants
.constf myconst(0.0, 1.0, -1.0, 0.5)
.alias  zeros myconst.xxxx
.alias  ones  myconst.yyyy
.constf shininess(6/2, 0, 0, 0)

; Outputs
.out outpos position
.out outtc0 texcoord0.xy
.out outclr color

; Inputs
.in inpos v0
.in intex v1
.in innrm v2

.setf projection[0](2, 0, 0, 0)
.setf projection[1](0, 2, 0, 0)
.setf projection[2](0, 0, -1, 0)
.setf projection[3](0, 0, -1, 0)
.setf modelView[0](1, 0, 0, 0)
.setf modelView[1](0, 1, 0, 1)
.setf modelView[2](0, 0, 1, -8)
.setf modelView[3](0, 0, 0, 1)
.setf texMtx[0](0.5, 0, 0, 0.25)
.setf texMtx[1](0, 0.5, 0, 0)
.setf lightVec(0, 0, -1, 0)
.setf lightHalfVec(0, 0, -1, 0)
.setf lightClr(1, 0.5, 0.25, 1)
.setf mat_amb(0.125, 0.125, 0.125, 0)
.setf mat_dif(0.5, 0.5, 0.5, 0)
.setf mat_spe(0.25, 0.25, 0.25, 0)
.setf mat_emi(0, 0, 0.0625, 1)

; normals: to the light, away from it, across it
.input 0: (1, 2, 3, 1) (1, 0.5, 0, 0) (0, 0, 2, 0)
.input 1: (0, -1, 0, 1) (0, 0, 0, 0) (0, 0, -0.5, 0)
.input 2: (-1, 0, 8, 1) (-1, 2, 0, 0) (0, 4, 0, 0)
.expect output 0: (2, 6, 5, 5) (0.75, 0.25, 0, 1) (0.875, 0.4375, 0.28125, 1)
.expect output 1: (0, 0, 8, 8) (0.25, 0, 0, 1) (0.125, 0.0625, 0.09375, 1)
.expect output 2: (-2, 2, 0, 0) (-0.25, 1, 0, 1) (0.125, 0.0625, 0.09375, 1)

.proc main
    ; Force the w component of inpos to be 1.0
    mov r0.xyz, inpos
    mov r0.w,   ones

    ; r1 = modelView * inpos
    dp4 r1.x, modelView[0], r0
    dp4 r1.y, modelView[1], r0
    dp4 r1.z, modelView[2], r0
    dp4 r1.w, modelView[3], r0

    ; outpos = projection * r1
    dp4 outpos.x, projection[0], r1
    dp4 outpos.y, projection[1], r1
    dp4 outpos.z, projection[2], r1
    dp4 outpos.w, projection[3], r1

    ; outtex = texMtx * (s, t, 0, 1)
    mov r3.xy, intex.st
    mov r3.zw, myconst.xxxy
    dp4 outtc0.s, texMtx[0], r3
    dp4 outtc0.t, texMtx[1], r3
    mov outtc0.pq, myconst.xxxy

    ; normal in view space, of length one
    dp3 r4.x, modelView[0], innrm
    dp3 r4.y, modelView[1], innrm
    dp3 r4.z, modelView[2], innrm
    dp3 r5, r4, r4
    rsq r5, r5.x
    mul r4.xyz, r5, r4

    ; diffuse and specular
    mov r10, -lightVec
    dp3 r6.x, r10, r4
    max r6.x, zeros, r6.x
    mov r10, -lightHalfVec
    dp3 r6.y, r10, r4
    max r6.y, zeros, r6.y
    lg2 r6.y, r6.y
    mul r6.y, shininess.x, r6.y
    ex2 r6.y, r6.y

    ; color = light * (ambient + diffuse + specular) + emission
    mov r7, mat_amb
    mad r7, r6.x, mat_dif, r7
    mad r7, r6.y, mat_spe, r7
    mov r8, mat_emi
    mad r7.xyz, r7, lightClr, r8
    mov r7.w, ones
    mov outclr, r7
    end
.end
