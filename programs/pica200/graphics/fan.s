; Geometry shader with primitives of several vertices: polygons of 3 to 8 corners become fans of
; triangles. The first vertex brings the colour, the others just a position. Expected: fans over
; arrays on the host.
.gsh variable c16, 1
.attributes 2
.stride 10
.fvec clip[4]                           ; c16
.constf k(1, 2, 0, 0)
.alias count c0
.alias first c1
.alias colour c2
.seti i0(5, 4, 1, 0)
.out place position
.out tint color
.uniform c16: file "../data/fan_c.hex"
.memory input 0: file "../data/fan_in.hex"
.expect primitive 0: file "../data/fan_out.hex"

.proc vertex                            ; at r0
    dp4 place.x, clip[0], r0
    dp4 place.y, clip[1], r0
    dp4 place.z, clip[2], r0
    dp4 place.w, clip[3], r0
    mov tint, colour
    emit
.end

.proc main
    setemit 0
    mov r0, first
    call vertex
    setemit 1
    mov r0, c3
    call vertex
    mov r1.x, k.y                       ; corner
    for i0
        cmp count.x, le, le, r1.x
        breakc cmp.x
        mov r0, c0[aL]
        setemit 2, prim
        call vertex
        setemit 1
        call vertex
        add r1.x, k.x, r1.x
    .end
    end
.end
