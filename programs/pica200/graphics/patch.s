; A bicubic surface patch: a loop over four rows around a loop over four columns. The inner loop
; finds its control point by a0.x, its weight by aL, which there counts from 92 down: a step of 252
; is -4. 225 vertices. Expected: the double sum over arrays on the host.
.fvec point[16]
.setf c80(1, 0, 0, 0)
.setf c84(0, 1, 0, 0)
.setf c88(0, 0, 1, 0)
.setf c92(0, 0, 0, 1)
.setf c40(1, 0, 0, 0)
.setf c41(0, 1, 0, 0)
.setf c42(0, 0, 1, 0)
.setf c43(0, 0, 0, 1)
.setf c44(1, 3, 0, 0)
.in parameter v0
.out place position
.seti i0(3, 0, 1, 0)
.seti i1(3, 92, 252, 0)
.uniform c0: file "../data/patch_c.hex"
.input 0: file "../data/patch_in.hex"
.expect output 0: file "../data/patch_out.hex"

.proc bernstein                         ; r2 = the four cubic weights of r1.x
    add r1.y, c44.x, -r1.x
    mul r1.z, r1.x, r1.x
    mul r1.w, r1.y, r1.y
    mul r2.x, r1.w, r1.y
    mul r2.y, r1.w, r1.x
    mul r2.z, r1.z, r1.y
    mul r2.w, r1.z, r1.x
    mul r2.yz, c44.yy, r2
.end

.proc main
    mov r1.x, parameter.x
    call bernstein
    mov r3, r2                          ; of rows
    mov r1.x, parameter.y
    call bernstein                      ; of columns
    mov r6, c44.z
    mov r4.x, c44.z                     ; control point
    for i0
        mov r5, c44.z
        dp4 r4.y, c40[aL], r3
        for i1                          ; columns 3, 2, 1, 0
            mova a0.x, r4.x
            dp4 r4.z, c0[aL], r2
            mad r5, r4.z, point[a0.x], r5
            add r4.x, c44.x, r4.x
        .end
        mad r6, r4.y, r5, r6
    .end
    mov place, r6
    end
.end
