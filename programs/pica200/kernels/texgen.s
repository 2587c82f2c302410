; Texture coordinates made in the shader: a sphere map and a cube map from the reflected ray, two
; object-linear planes, a texture matrix. 200 vertices. Expected: the formulas of the OpenGL
; specification on the host, in float24.
.fvec view[4], plane[2], matrix[3]
.constf k(0.5, 1, 2, 0)
.in position v0
.in normal v1
.in coordinate v2
.out sphere texcoord0
.out cube view
.out linear texcoord1
.out turned texcoord2
.uniform c0: file "../data/texgen_c.hex"
.input 0: file "../data/texgen_in.hex"
.expect output 0: file "../data/texgen_out.hex"

.proc normalize                         ; r1.xyz
    dp3 r1.w, r1, r1
    rsq r1.w, r1.w
    mul r1.xyz, r1, r1.w
.end

.proc main
    dp3 r1.x, view[0], normal
    dp3 r1.y, view[1], normal
    dp3 r1.z, view[2], normal
    call normalize
    mov r2.xyz, r1                      ; n
    dp4 r1.x, view[0], position
    dp4 r1.y, view[1], position
    dp4 r1.z, view[2], position
    call normalize                      ; u
    dp3 r3.x, r2, r1
    mul r3.x, k.z, r3.x
    mad r4.xyz, -r3.x, r2, r1           ; r = u - 2 n (n . u)
    mov cube.xyz, r4
    mov cube.w, k.y

    mov r5.xyz, r4
    add r5.z, k.y, r5.z
    dp3 r5.w, r5, r5
    rsq r5.w, r5.w                      ; 2 / m
    mul r5.w, k.x, r5.w
    mad sphere.xy, r5, r5.w, k.x        ; r.xy / m + 1/2
    mov sphere.zw, k.wwwy

    dp4 linear.x, plane[0], position
    dp4 linear.y, plane[1], position
    mov linear.zw, k.w
    dph turned.x, coordinate, matrix[0]
    dph turned.y, coordinate, matrix[1]
    dph turned.z, coordinate, matrix[2]
    mov turned.w, coordinate.w
    end
.end
