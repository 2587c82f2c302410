; Five launches without a reset. This one ends in the middle of an if, a procedure and two loops, leaves r5, a0, cmp and aL, and a uniform of which
; one word of three is there. Expected of all five: by hand.
.tags short
.attributes v0 v1
.outmap o0 o3 o5
.stride 3
.runs 9
.setf c0(3, -2, 0, 0)
.setf c1(1, 1, 1, 1)
.setf c40(7, 70, 7, 7)
.setb b0 true
.seti i0(3, 40, 1, 0)
.seti i1(3, 40, 2, 0)
.setreg 0x10 0x00000050                 ; c80 = 1 2 3 4: its first word
.setreg 0x11 0x41000040
.input 0: 0 0 0 0, 5 6 7 8
.input 1: 1 0 0 0, 5 6 7 8
.input 2: 2 0 0 0, 5 6 7 8
.input 3: 3 0 0 0, 5 6 7 8
.input 4: 4 0 0 0, 5 6 7 8
.input 5: 5 0 0 0, 5 6 7 8
.input 6: 6 0 0 0, 5 6 7 8
.input 7: 7 0 0 0, 5 6 7 8
.input 8: 8 0 0 0, 5 6 7 8
.expect output 0: 0 0 0 0, 5 6 7 8, 7 70 7 7
.expect output 8: 8 0 0 0, 5 6 7 8, 7 70 7 7
.then "second_launch_b.next"

    mov r5, v1
    cmp c0.xy, gt, gt, r6.xx                ; 3 > 0, not -2 > 0; r6 is 0
    mova a0.xy, c0
    mov o0, v0
    mov o3, r5
    ifu b0, else@8, end@9
    call @7+3
    for i0, last@10
    for i1, last@11
    mov o5, c0[aL]
    end
    nop
    nop
    nop
