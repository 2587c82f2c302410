// Phong light of a pixel in F32: three vectors made as long as 1, a diffuse part, a highlight of power 12 through log and exp.
// Values from programs/sgx543/oracle.
.tags seeds
.instances 32
.pa 12
.outputs o 0 4
.uniform 0: 0.75 0.5 0.25 0.0  0.5 0.625 1.0 0.0  12.0
.input 0: file "../data/phong_in.hex"
.expect output 0: file "../data/phong_out.hex"
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i1.xyzw, pa4.xyzw
    mov.f32 i2.xyzw, pa8.xyzw
    dot3.f32 i3.x, i0.xyz, i0.xyz
    dot3.f32 i3.y, i1.xyz, i1.xyz
    dot3.f32 i3.z, i2.xyz, i2.xyz
    rsq.f32.f32 i3.x, i3.x
    rsq.f32.f32 i3.y, i3.y
    rsq.f32.f32 i3.z, i3.z
    mul.f32 i0.xyz, i0.xyz, i3.xxx
    mul.f32 i1.xyz, i1.xyz, i3.yyy
    mul.f32 i2.xyz, i2.xyz, i3.zzz
    dot3.f32 i3.x, i0.xyz, i1.xyz
    dot3.f32 i3.y, i0.xyz, i2.xyz
    max.f32 i3.xy, i3.xy, c0.xx
    log.f32.f32 r0.x, i3.y
    mul.f32 r0.x, r0.x, sa8.x
    exp.f32.f32 i3.y, r0.x
    mul.f32 i2.xyz, i3.xxx, sa0.xyz
    mad3.f32 i0.xyz, i3.yyy, sa4.xyz, i2.xyz
    min.f32 o0.xyz, i0.xyz, c3.xxx
    mov.u32 o3, #0x3f800000
