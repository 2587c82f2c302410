; Geometry shader: 96 points to squares that face the viewer. Two triangles each: the second one
; puts a fourth corner in place of the first and turns the winding. Expected: the corners on the
; host.
.gsh point
.fvec clip[4], corner[4]
.constf k(0.5, 0.5, 0, 1)
.in centre v0                           ; view space; w: half the side
.in colour v1
.out place position
.out tint color
.out uv texcoord0
.setf c4(-1, -1, 0, 0)
.setf c5(1, -1, 0, 0)
.setf c6(-1, 1, 0, 0)
.setf c7(1, 1, 0, 0)
.uniform c0: file "../data/quads_c.hex"
.input 0: file "../data/quads_in.hex"
.expect primitive 0: file "../data/quads_out.hex"

.proc vertex                            ; at corner r1
    mov r2, r0
    mad r2.xy, r1, r0.w, r0
    mov r2.w, k.w
    dp4 place.x, clip[0], r2
    dp4 place.y, clip[1], r2
    dp4 place.z, clip[2], r2
    dp4 place.w, clip[3], r2
    mov tint, r3
    mul r4, k, r1
    add uv, k, r4
    emit
.end

.proc main
    mov r0, centre
    mov r3, colour
    setemit 0
    mov r1, corner[0]
    call vertex
    setemit 1
    mov r1, corner[1]
    call vertex
    setemit 2, prim
    mov r1, corner[2]
    call vertex
    setemit 0, prim inv
    mov r1, corner[3]
    call vertex
    end
.end
