; Geometry shader that delivers o1, o4 and o15: the slots of a vertex have no gaps, outputs not written since the last emit are those of two
; emits ago, vertex 3 is stored nowhere and yet takes the other bank, and an odd number of emits a run leaves that to the next run. b15 is
; set after the first run, and no other flag changes. Expected: the sheet's rules (4.2, 1.1) by hand.
.gsh point
.attributes v0
.outmap o1 o4 o15
.constf k(10, 20, 30, 40)
.constf one(1, 2, 4, 8)
.setb b8 true
.setb b14 true
.input 0: 1 2 3 4
.input 1: 5 6 7 8
.input 2: 9 10 11 12
.expect primitive 0 inv run 0: 11 2 13 4, 1 2 4 8, 10 0 0 0, 11 2 13 4, 1 40 4 8, 10 0 0 0, 1 2 0 0, 0 0 0 0.5, 0 0 17 12
.expect primitive 1 inv run 1: 15 16 17 8, 1 2 4 8, 10 0 17 12, 15 16 17 8, 1 40 4 8, 10 0 17 12, 1 2 13 32, 1 40 4 0.5, 10 0 21 16
.expect primitive 2 inv run 2: 19 20 21 12, 1 2 4 8, 10 0 21 16, 19 20 21 12, 1 40 4 8, 10 0 21 16, 1 2 17 64, 1 40 4 0.5, 10 0 25 20
.entry main

main:
    mov r0, k
    mov r1, v0
    mov r2, one
    ifu b0, f0, f0                      ; never
    add r1.w, r1.w, r0.x
    nop
f0: ifu b8, f1, f1
    add r1.x, r1.x, r0.x
    nop
f1: ifu b15, f2, f2                     ; in all runs but the first
    add r1.y, r1.y, r0.x
    nop
f2: ifu b14, f3, f3
    add r1.z, r1.z, r0.x
    nop
f3: setemit 0
    mov o1, r1
    mov o4, r2
    mov o15.x, r0
    mov o7, r0                          ; not delivered
    emit
    setemit 3
    mov o1.xy, r2
    add o15.zw, r1, r2
    emit
    setemit 1
    mov o4.y, r0.w
    emit
    setemit 2, prim inv
    rcp o4.w, r2.y
    emit
    setemit 3, inv
    mul o1.w, r1, r2
    emit
    end
