; A point light with attenuation and a highlight of any power, as 2^(power * log2 base); LITP makes
; the base and the flags, by which a vertex that looks away has no highlight. 200 vertices.
; Expected: the same on the host.
.fvec clip[4], view[4], light, falloff, diffuse, specular
.constf one(1, 0, 0, 0)
.in position v0
.in normal v1
.in material v2                         ; x: power of the highlight
.out place position
.out tint color
.uniform c0: file "../data/point_light_c.hex"
.input 0: file "../data/point_light_in.hex"
.expect output 0: file "../data/point_light_out.hex"

.proc normalize                         ; r1.xyz, squared length in r1.w
    dp3 r1.w, r1, r1
    rsq r2.w, r1.w
    mul r1.xyz, r1, r2.w
.end

.proc main
    dp4 r0.x, view[0], position
    dp4 r0.y, view[1], position
    dp4 r0.z, view[2], position
    mov r0.w, one.x
    dp4 place.x, clip[0], r0
    dp4 place.y, clip[1], r0
    dp4 place.z, clip[2], r0
    dp4 place.w, clip[3], r0

    dp3 r1.x, view[0], normal
    dp3 r1.y, view[1], normal
    dp3 r1.z, view[2], normal
    call normalize
    mov r5.xyz, r1                      ; normal
    add r1.xyz, light, -r0
    call normalize
    mov r6.xyz, r1                      ; to the light
    dst r7, r1.w, r2.w                  ; 1, distance d, d^2, 1/d
    dp3 r7.x, falloff, r7
    rcp r7.x, r7.x                      ; 1 / (a + b d + c d^2)
    mov r1.xyz, -r0
    call normalize
    add r1.xyz, r1, r6
    call normalize                      ; half-way vector
    dp3 r8.x, r5, r6
    dp3 r8.w, r5, r1
    mov r8.y, material.x
    litp r9, r8                         ; x diffuse, y power, w base
    mul r10.xyz, diffuse, r9.x
    ifc cmp.x && cmp.y
        lg2 r9.w, r9.w
        mul r9.w, r9.w, r9.y
        ex2 r9.w, r9.w
        mad r10.xyz, r9.w, specular, r10
    .end
    mul r10.xyz, r10, r7.x
    min tint.xyz, one.x, r10
    mov tint.w, r9.z
    end
.end
