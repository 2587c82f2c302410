; All threads at once have eight ifs, four procedures and four loops open. Expected by hand: r0.y counts the ifs that close, r0.z the procedures,
; r0.w the passes of the innermost loop; r0.x is the run.
.attributes v0
.outmap o0
.runs 17
.setf c0(1, 0, 1, 1)
.setb b0 true
.seti i0(1, 0, 1, 0)
.input 0: 0 0 0 0, 1 0 0 0, 2 0 0 0, 3 0 0 0, 4 0 0 0, 5 0 0 0, 6 0 0 0, 7 0 0 0, 8 0 0 0, 9 0 0 0, 10 0 0 0, 11 0 0 0, 12 0 0 0, 13 0 0 0, 14 0 0 0, 15 0 0 0, 16 0 0 0
.expect output 0: 0 8 4 16, 1 8 4 16, 2 8 4 16, 3 8 4 16, 4 8 4 16, 5 8 4 16, 6 8 4 16, 7 8 4 16, 8 8 4 16, 9 8 4 16, 10 8 4 16, 11 8 4 16, 12 8 4 16, 13 8 4 16, 14 8 4 16, 15 8 4 16, 16 8 4 16
.entry main

.proc f4
    for i0
        for i0
            for i0
                for i0
                    add r0.w, c0.x, r0.w
                    nop
                .end
                nop
            .end
            nop
        .end
        nop
    .end
    add r0.z, c0.x, r0.z
.end
.proc f3
    call f4
    add r0.z, c0.x, r0.z
.end
.proc f2
    call f3
    add r0.z, c0.x, r0.z
.end
.proc f1
    call f2
    add r0.z, c0.x, r0.z
.end
main:
    mov r0, v0
    ifu b0
        ifu b0
            ifu b0
                ifu b0
                    ifu b0
                        ifu b0
                            ifu b0
                                ifu b0
                                    call f1
                                    add r0.y, c0.x, r0.y
                                .else
                                    mov r0, c0.x
                                .end
                                add r0.y, c0.x, r0.y
                            .else
                                mov r0, c0.x
                            .end
                            add r0.y, c0.x, r0.y
                        .else
                            mov r0, c0.x
                        .end
                        add r0.y, c0.x, r0.y
                    .else
                        mov r0, c0.x
                    .end
                    add r0.y, c0.x, r0.y
                .else
                    mov r0, c0.x
                .end
                add r0.y, c0.x, r0.y
            .else
                mov r0, c0.x
            .end
            add r0.y, c0.x, r0.y
        .else
            mov r0, c0.x
        .end
        add r0.y, c0.x, r0.y
    .else
        mov r0, c0.x
    .end
    mov o0, r0
    end
