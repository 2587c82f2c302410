; What a game's everyday vertex shader does: 1,024 vertices transformed and lit by a sun with
; highlight and a weaker sky light, then fogged by depth. One root, no other special function; the
; highlight's power is 8, by squaring. Expected: the same lighting on the host.
.fvec clip[4], view[4], sun, half, sky, ambient, sun_colour, sky_colour, fog, fog_colour
.constf one(1, 0, 0, 0)
.in position v0
.in normal v1
.in colour v2
.in coordinate v3
.out place position
.out tint color
.out uv texcoord0
.uniform c0: file "../data/transform_light_c.hex"
.input 0: file "../data/transform_light_in.hex"
.expect output 0: file "../data/transform_light_out.hex"

.proc main
    dp3 r1.x, view[0], normal
    dp3 r1.y, view[1], normal
    dp3 r1.z, view[2], normal
    dp3 r1.w, r1, r1
    rsq r2.x, r1.w
    dp4 place.x, clip[0], position
    dp4 place.y, clip[1], position
    dp4 place.z, clip[2], position
    dp4 place.w, clip[3], position
    dp4 r5.z, view[2], position         ; depth
    mov r4, ambient
    mul r1.xyz, r1, r2.x                ; unit normal

    dp3 r3.x, sun, r1
    dp3 r3.w, half, r1
    dp3 r3.y, sky, r1
    litp r2.xw, r3                      ; lit by the sun, highlight
    max r3.y, one.y, r3.y
    mul r2.w, r2.w, r2.w
    mad r4.xyz, r2.x, sun_colour, r4
    mul r2.w, r2.w, r2.w
    mad r4.xyz, r3.y, sky_colour, r4
    mul r2.w, r2.w, r2.w
    mul r4.xyz, r4, colour
    ifc cmp.x                           ; faces the sun
        mad r4.xyz, r2.w, sun_colour, r4
    .end

    mul r5.x, fog.x, r5.z
    add r5.x, fog.y, r5.x               ; 1 near, 0 far
    max r5.x, one.y, r5.x
    min r5.x, one.x, r5.x
    add r4.xyz, -fog_colour, r4
    mad r4.xyz, r4, r5.x, fog_colour
    min tint.xyz, one.x, r4
    mov tint.w, colour.w
    mov uv, coordinate
    end
.end
