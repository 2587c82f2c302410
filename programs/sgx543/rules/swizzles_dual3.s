// Every swizzle of the unified source of VDUAL with three lanes: sheet 2.6, DW3 and DW3X. Values from programs/sgx543/oracle.
.tags short
.instances 4
.pa 4
.outputs o 0 108
.input 0: file "../data/swizzles_in.hex"
.expect output 0: file "../data/swizzles_dual3_out.hex"
    mov.f32 i0.xyzw, c3.xxxx
    mov.f32 i1.xyzw, c0.xxxx
    mov.f32 i3.xyz, pa0.xxx + mov.f32 r0.xy, i0.xy
    mul.f32 o0.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyz, pa0.yyy + mov.f32 r0.xy, i0.xy
    mul.f32 o4.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyz, pa0.zzz + mov.f32 r0.xy, i0.xy
    mul.f32 o8.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyz, pa0.www + mov.f32 r0.xy, i0.xy
    mul.f32 o12.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyz, pa0.xyz + mov.f32 r0.xy, i0.xy
    mul.f32 o16.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyz, pa0.yzw + mov.f32 r0.xy, i0.xy
    mul.f32 o20.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyz, pa0.xxy + mov.f32 r0.xy, i0.xy
    mul.f32 o24.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyz, pa0.xyx + mov.f32 r0.xy, i0.xy
    mul.f32 o28.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyz, pa0.yyx + mov.f32 r0.xy, i0.xy
    mul.f32 o32.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyz, pa0.yyz + mov.f32 r0.xy, i0.xy
    mul.f32 o36.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyz, pa0.zxy + mov.f32 r0.xy, i0.xy
    mul.f32 o40.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyz, pa0.xzy + mov.f32 r0.xy, i0.xy
    mul.f32 o44.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyz, pa0.000 + mov.f32 r0.xy, i0.xy
    mul.f32 o48.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyz, pa0.hhh + mov.f32 r0.xy, i0.xy
    mul.f32 o52.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyz, pa0.111 + mov.f32 r0.xy, i0.xy
    mul.f32 o56.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyz, pa0.222 + mov.f32 r0.xy, i0.xy
    mul.f32 o60.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyz, pa0.xyy + mov.f32 r0.xy, i0.xy
    mul.f32 o64.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyz, pa0.yxy + mov.f32 r0.xy, i0.xy
    mul.f32 o68.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyz, pa0.xxz + mov.f32 r0.xy, i0.xy
    mul.f32 o72.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyz, pa0.yxx + mov.f32 r0.xy, i0.xy
    mul.f32 o76.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyz, pa0.xy0 + mov.f32 r0.xy, i0.xy
    mul.f32 o80.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyz, pa0.x10 + mov.f32 r0.xy, i0.xy
    mul.f32 o84.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyz, pa0.xzy + mov.f32 r0.xy, i0.xy
    mul.f32 o88.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyz, pa0.yzx + mov.f32 r0.xy, i0.xy
    mul.f32 o92.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyz, pa0.zyx + mov.f32 r0.xy, i0.xy
    mul.f32 o96.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyz, pa0.zzy + mov.f32 r0.xy, i0.xy
    mul.f32 o100.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyz, pa0.xy1 + mov.f32 r0.xy, i0.xy
    mul.f32 o104.xyzw, i3.xyzw, c3.xxxx
