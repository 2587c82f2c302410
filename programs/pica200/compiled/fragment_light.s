; A vertex shader for light at each fragment: position, the quaternion that turns z to the normal, the vector to the eye. In picasso's spelling;
; fragment_light.next is the same shader with registers and descriptors as they are, and has the same results. By hand: the quaternion
; is (x / 2s, y / 2s, s, 0) where s is the root of (1 + z) / 2, and (1, 0, 0, 0) where that is 0.
.then "fragment_light.next"
.tags short
.Fvec projection[4], modelView[2*2]
.constf myconst(0, 1.0f, -1, 1/2.0)
.alias zeros myconst.xxxx
.alias ones myconst.yyyy
.alias half myconst.wwww
.out outpos POSITION
.out outnq NormalQuat
.out outview view
.in inpos v0
.in innrm v1
.setf projection[0](1, 0, 0, 0)
.setf projection[1](0, 1, 0, 0)
.setf projection[2](0, 0, 1, 0)
.setf projection[3](0, 0, -1, 0)
.setf modelView[0](1, 0, 0, 0)
.setf modelView[1](0, 1, 0, 0)
.setf modelView[2](0, 0, 1, -4)
.setf modelView[3](0, 0, 0, 1)
.input 0: (1, 2, 3, 1) (0, 0, 1, 0)
.input 1: (4, 5, 2, 1) (0.5, -0.25, -0.5, 0)
.input 2: (0, 0, 0, 1) (0, 0, -1, 0)
.expect output 0: (1, 2, -1, 1) (0, 0, 1, 0) (-1, -2, 1, -1)
.expect output 1: (4, 5, -2, 2) (0.5, -0.25, 0.5, 0) (-4, -5, 2, -1)
.expect output 2: (0, 0, -4, 4) (1, 0, 0, 0) (0x800000, 0x800000, 4, -1)

.PROC main
    dp4 R0.x, modelView[0], inpos
    dp4 r0.y, modelView[1], inpos
    dp4 r0.Z, modelView[2], inpos
    mov r0.w, ones
    mov outview, -r0
    dp4 outpos.x, projection[0], r0
    dp4 outpos.y, projection[1], r0
    dp4 outpos.z, projection[2], r0
    dp4 outpos.w, projection[3], r0
    DP3 r1.x, modelView[0], innrm
    dp3 r1.y, modelView[1], innrm
    dp3 r1.z, modelView[2], innrm
    mov r2, myconst.yxxx
    add r3, ones, r1.zzzz
    mul r3, half, r3
    cmp zeros, GE, ge, r3.x
    jmpc Cmp.X, straight_back
    rsq r3, r3.x
    mul r4, half, r1
    rcp r2.z, r3.x
    mul r2.xy, r4, r3
straight_back:
    mov outnq, r2
    end
.END
