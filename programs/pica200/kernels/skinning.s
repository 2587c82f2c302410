; Matrix palette: each vertex follows four of 24 bones, found by relative addressing, then the clip
; matrix. 192 vertices. The indices count bones; a bone is three rows. Expected: the blend of four
; matrix products on the host.
.fvec palette[72], clip[4]
.constf three(3, 3, 3, 3)
.in position v0
.in normal v1
.in bone v2
.in weight v3
.out place position
.out direction normalquat.xyz
.uniform c0: file "../data/skinning_c.hex"
.input 0: file "../data/skinning_in.hex"
.expect output 0: file "../data/skinning_out.hex"

.proc main
    mul r0, three, bone
    mova a0.xy, r0.xy
    dp4 r1.x, palette[a0.x], position
    dp4 r1.y, palette[a0.x+1], position
    dp4 r1.z, palette[a0.x+2], position
    dp3 r2.x, palette[a0.x], normal
    dp3 r2.y, palette[a0.x+1], normal
    dp3 r2.z, palette[a0.x+2], normal
    mul r10.xyz, r1, weight.x
    mul r11.xyz, r2, weight.x
    dp4 r1.x, palette[a0.y], position
    dp4 r1.y, palette[a0.y+1], position
    dp4 r1.z, palette[a0.y+2], position
    dp3 r2.x, palette[a0.y], normal
    dp3 r2.y, palette[a0.y+1], normal
    dp3 r2.z, palette[a0.y+2], normal
    mad r10.xyz, r1, weight.y, r10
    mad r11.xyz, r2, weight.y, r11
    mova a0.xy, r0.zw
    dp4 r1.x, palette[a0.x], position
    dp4 r1.y, palette[a0.x+1], position
    dp4 r1.z, palette[a0.x+2], position
    dp3 r2.x, palette[a0.x], normal
    dp3 r2.y, palette[a0.x+1], normal
    dp3 r2.z, palette[a0.x+2], normal
    mad r10.xyz, r1, weight.z, r10
    mad r11.xyz, r2, weight.z, r11
    dp4 r1.x, palette[a0.y], position
    dp4 r1.y, palette[a0.y+1], position
    dp4 r1.z, palette[a0.y+2], position
    dp3 r2.x, palette[a0.y], normal
    dp3 r2.y, palette[a0.y+1], normal
    dp3 r2.z, palette[a0.y+2], normal
    mad r10.xyz, r1, weight.w, r10
    mad r11.xyz, r2, weight.w, r11
    dph place.x, r10, clip[0]
    dph place.y, r10, clip[1]
    dph place.z, r10, clip[2]
    dph place.w, r10, clip[3]
    mov direction, r11
    end
.end
