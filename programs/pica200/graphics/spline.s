; Geometry shader with primitives of a fixed number of vertices: four points each are a Catmull-Rom
; curve, drawn as a ribbon of six pieces. The vertex buffer keeps the edge that the next piece
; begins with. 24 curves. Expected: the curve on the host.
.gsh fixed c32, c16, 4
.attributes 1
.fvec clip[4]                           ; c32
.fvec basis[4]
.fvec width
.constf k(0, 1, 0.125, 0)
.alias point c16
.seti i0(5, 0, 1, 0)
.out place position
.out uv texcoord0
.setf c36(0, -0.5, 1, -0.5)
.setf c37(1, 0, -2.5, 1.5)
.setf c38(0, 0.5, 2, -1.5)
.setf c39(0, 0, -0.5, 0.5)
.setf c40(0.25, 0.5, 0, 0)
.uniform c32: file "../data/spline_c.hex"
.input 0: file "../data/spline_in.hex"
.expect primitive 0: file "../data/spline_out.hex"

.proc curve                             ; r4 = left edge, r5 = right edge at r0.y
    mul r0.z, r0.y, r0.y
    mul r0.w, r0.z, r0.y
    dp4 r1.x, basis[0], r0
    dp4 r1.y, basis[1], r0
    dp4 r1.z, basis[2], r0
    dp4 r1.w, basis[3], r0
    mul r2, c16, r1.x
    mad r2, r1.y, c17, r2
    mad r2, r1.z, c18, r2
    mad r2, r1.w, c19, r2
    add r4, -width, r2
    add r5, width, r2
.end

.proc vertex                            ; at r3
    dp4 place.x, clip[0], r3
    dp4 place.y, clip[1], r3
    dp4 place.z, clip[2], r3
    dp4 place.w, clip[3], r3
    mov uv, r0.y
    emit
.end

.proc main
    mov r0, k.yxxx                      ; 1, t, t^2, t^3
    call curve
    setemit 0
    mov r3, r4
    call vertex
    setemit 1
    mov r3, r5
    call vertex
    for i0
        add r0.y, k.z, r0.y
        call curve
        setemit 2, prim
        mov r3, r4
        call vertex
        setemit 0, prim inv
        mov r3, r5
        call vertex
        setemit 0
        mov r3, r4
        call vertex
        setemit 1
        mov r3, r5
        call vertex
    .end
    end
.end
