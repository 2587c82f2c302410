; Calls within ifs within calls. Each vertex's angle about the origin, by ifs three deep over
; octant and special cases; then a brush of one of four kinds, whose procedures call each other
; four deep. 200 vertices. Expected: if, else and functions on the host.
.tags seeds
.constf k(0, 1, 0.5, 2)
.constf series(0.9999, -0.3265625, 0.1591796875, -0.048828125)
.constf turn(1.57080078125, 3.1416015625, 0, 3)
.bool smooth, mirror, unused
.setb smooth true
.setb mirror false
.in place v0
.in brush v1                            ; x: kind, 0 to 3
.out angle texcoord0
.out ink color
.input 0: file "../data/nested_calls_in.hex"
.expect output 0: file "../data/nested_calls_out.hex"

.proc arctangent                        ; r3.x, of r2.x from 0 to 1
    mov r4, series
    mul r2.y, r2.x, r2.x
    mad r3.x, r2.y, r4.w, r4.z
    mad r3.x, r2.y, r3.x, r4.y
    mad r3.x, r2.y, r3.x, r4.x
    mul r3.x, r2.x, r3.x
.end

.proc octants                           ; r3.x: angle of r1.x, r1.y
    max r5, r1, -r1                     ; absolute values
    cmp r5.x, ge, eq, r5.y
    ifc cmp.x                           ; |x| >= |y|
        cmp k.x, eq, eq, r5.x
        ifc cmp.x
            mov r3.x, k.x               ; the origin
        .else
            rcp r2.w, r5.x
            mul r2.x, r5.y, r2.w
            call arctangent
        .end
    .else
        rcp r2.w, r5.y
        mul r2.x, r5.x, r2.w
        call arctangent
        add r3.x, turn.x, -r3.x
    .end
    cmp k.xx, gt, gt, r1
    ifc cmp.x
        ifc cmp.x && cmp.y
            add r3.x, -turn.y, r3.x
        .else
            add r3.x, turn.y, -r3.x
        .end
    .else
        ifc cmp.y
            mov r3.x, -r3.x
        .end
    .end
.end

.proc square
    mul r6.x, r6.x, r6.x
.end

.proc fourth
    call square
    call square
.end

.proc eighth
    call fourth
    call square
.end

.proc soft                              ; s (3 - 2 s), s = r6.x squared
    mul r6.y, k.w, r6.x
    add r6.y, turn.w, -r6.y
    call square
    mul r6.x, r6.x, r6.y
.end

.proc brushes                           ; r6.x from the distance r6.x by the kind r7.x
    cmp r7.xx, ge, ge, r8
    ifc !cmp.x                          ; 0, 1
        cmp r7.xx, ge, ge, r8.zzzz
        callc !cmp.x, fourth
        ifc cmp.x
            callu smooth, soft
            callu mirror, eighth
        .end
    .else                               ; 2, 3
        ifc cmp.y
            ifu unused
                mov r6.x, k.x
            .else
                jmpu !smooth, skipped
                call eighth
            .end
            jmpu smooth, skipped
            mov r6.x, k.w
skipped:
            add r6.x, k.z, r6.x
        .else
            add r6.x, k.y, -r6.x
            call soft
        .end
    .end
.end

.proc main
    mov r1, place
    mov r7, brush
    mov r8, k.wxyx                      ; 2, -, 1
    mov r8.y, turn.w                    ; 3
    call octants
    mov angle, r3.x
    mul r6.x, r1.x, r1.x
    mad r6.x, r1.y, r1.y, r6.x
    min r6.x, k.y, r6.x
    call brushes
    mov ink, r6.x
    end
.end
