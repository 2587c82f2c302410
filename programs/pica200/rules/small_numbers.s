; Zeros of both signs through litp, and numbers around 1/2 and 1 through mova. By hand (1.7, 3.3): -0 gives 0 in x and w, and is not below 0, so cmp is
; 1, 1; what is less than 1 is 0 for mova, so that c10 is read.
.tags short
.attributes v0 v1
.outmap o0 o1
.setf c10(10, 10, 10, 10)
.setf c11(11, 11, 11, 11)
.setf c9(9, 9, 9, 9)
.input 0: 0x800000 0x800000 0x800000 0x800000, -0.5 0.5 0 0
.input 1: 0 0 0 0, 0x3effff 0xbeffff 0 0
.input 2: 0x80ffff 0x80ffff 0x80ffff 0x00ffff, -1 1 0 0
.input 3: -1 0x80ffff 5 0x800001, 0xbf0001 0x3f0001 0 0
.expect output 0: 0 0x800000 0 0, 10 10 10 10
.expect output 1: 0 0 0 0, 10 10 10 10
.expect output 2: 0 0x80ffff 0 0x00ffff, 9 11 9 11
.expect output 3: 0 0x80ffff 0 0, 9 11 9 11

    litp o0, v0
    mova a0.xy, v1
    mov r1, c10[a0.x]
    mov r1.yw, c10[a0.y]
    mov o1, r1
    end
