; Position through modelview and projection, texture coordinate through a texture matrix: 257
; vertices. Expected: matrix products on the host.
.tags seeds
.fvec projection[4], modelview[4], texture[2]
.in position v0
.in coordinate v1
.out place position
.out uv texcoord0.xy
.uniform c0: file "../data/transform_c.hex"
.input 0: file "../data/transform_in.hex"
.expect output 0: file "../data/transform_out.hex"

.proc main
    dp4 r0.x, modelview[0], position
    dp4 r0.y, modelview[1], position
    dp4 r0.z, modelview[2], position
    dp4 r0.w, modelview[3], position
    dp4 place.x, projection[0], r0
    dp4 place.y, projection[1], r0
    dp4 place.z, projection[2], r0
    dp4 place.w, projection[3], r0
    dp4 uv.x, texture[0], coordinate
    dp4 uv.y, texture[1], coordinate
    mov uv.zw, coordinate
    end
.end
