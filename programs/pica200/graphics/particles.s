; Geometry shader: a fountain. 100 particles fly under gravity, bounce off the ground, fade and
; grow with age, and are drawn as squares spanned by the camera's axes; the dead ones send nothing.
; Expected: the same motion on the host.
.tags seeds
.gsh point
.fvec clip[4], gravity, right, up, now
.constf k(0, 1, 0.5, 2)
.constf size(0.125, 0.25, 0.75, -1)     ; at birth, growth; bounce
.in start v0                            ; w: time of birth
.in speed v1                            ; w: life
.in colour v2
.out place position
.out tint color
.uniform c0: file "../data/particles_c.hex"
.input 0: file "../data/particles_in.hex"
.expect primitive 0: file "../data/particles_out.hex"

.proc corner                            ; of the square about r0 with half axes r5, r6; r1 = -1, 1
    mad r2.xyz, r5, r1.x, r0
    mad r2.xyz, r6, r1.y, r2
    mov r2.w, k.y
    dp4 place.x, clip[0], r2
    dp4 place.y, clip[1], r2
    dp4 place.z, clip[2], r2
    dp4 place.w, clip[3], r2
    mov tint, r7
    emit
.end

.proc main
    mov r0, start
    mov r3, speed
    mov r7, colour
    add r4.x, now.x, -r0.w              ; age t
    cmp k.x, gt, gt, r4.x
    jmpc cmp.x, dead                    ; not yet born
    cmp r4.x, gt, gt, r3.w
    jmpc cmp.x, dead
    mul r4.y, r4.x, r4.x
    mul r4.y, k.z, r4.y                 ; t^2 / 2
    mad r0.xyz, r3, r4.x, r0
    mad r0.xyz, r4.y, gravity, r0
    cmp k.x, gt, gt, r0.y
    ifc cmp.x                           ; below the ground
        mul r0.y, size.z, -r0.y
    .end
    rcp r4.w, r3.w
    mul r4.w, r4.x, r4.w                ; age as a part of life
    mul r8.x, size.y, r4.w
    add r8.x, size.x, r8.x
    mul r5.xyz, right, r8.x
    mul r6.xyz, up, r8.x
    add r4.w, k.y, -r4.w
    mul r7.w, r7.w, r4.w

    setemit 0
    mov r1.xy, size.w
    call corner
    setemit 1
    mov r1.x, k.y
    call corner
    setemit 2, prim
    mov r1.xy, r1.yx
    call corner
    setemit 0, prim inv
    mov r1.x, k.y
    call corner
dead:
    end
.end
