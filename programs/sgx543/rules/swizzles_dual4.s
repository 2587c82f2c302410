// Every swizzle of the unified source of VDUAL with four lanes: sheet 2.6, DW4 and DW4X. Values from programs/sgx543/oracle.
.tags short
.instances 4
.pa 4
.outputs o 0 128
.input 0: file "../data/swizzles_in.hex"
.expect output 0: file "../data/swizzles_dual4_out.hex"
    mov.f32 i0.xyzw, c3.xxxx
    mov.f32 i1.xyzw, c0.xxxx
    mov.f32 i3.xyzw, pa0.xxxx + mov.f32 r0.xy, i0.xy
    mul.f32 o0.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyzw, pa0.yyyy + mov.f32 r0.xy, i0.xy
    mul.f32 o4.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyzw, pa0.zzzz + mov.f32 r0.xy, i0.xy
    mul.f32 o8.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyzw, pa0.wwww + mov.f32 r0.xy, i0.xy
    mul.f32 o12.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyzw, pa0.xyzw + mov.f32 r0.xy, i0.xy
    mul.f32 o16.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyzw, pa0.yzww + mov.f32 r0.xy, i0.xy
    mul.f32 o20.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyzw, pa0.xyzz + mov.f32 r0.xy, i0.xy
    mul.f32 o24.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyzw, pa0.xxyz + mov.f32 r0.xy, i0.xy
    mul.f32 o28.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyzw, pa0.xyxy + mov.f32 r0.xy, i0.xy
    mul.f32 o32.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyzw, pa0.xywz + mov.f32 r0.xy, i0.xy
    mul.f32 o36.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyzw, pa0.zxyw + mov.f32 r0.xy, i0.xy
    mul.f32 o40.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyzw, pa0.zwzw + mov.f32 r0.xy, i0.xy
    mul.f32 o44.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyzw, pa0.0000 + mov.f32 r0.xy, i0.xy
    mul.f32 o48.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyzw, pa0.hhhh + mov.f32 r0.xy, i0.xy
    mul.f32 o52.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyzw, pa0.1111 + mov.f32 r0.xy, i0.xy
    mul.f32 o56.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyzw, pa0.2222 + mov.f32 r0.xy, i0.xy
    mul.f32 o60.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyzw, pa0.yzxw + mov.f32 r0.xy, i0.xy
    mul.f32 o64.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyzw, pa0.zwxy + mov.f32 r0.xy, i0.xy
    mul.f32 o68.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyzw, pa0.xzwy + mov.f32 r0.xy, i0.xy
    mul.f32 o72.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyzw, pa0.yyww + mov.f32 r0.xy, i0.xy
    mul.f32 o76.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyzw, pa0.wyzw + mov.f32 r0.xy, i0.xy
    mul.f32 o80.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyzw, pa0.wzwz + mov.f32 r0.xy, i0.xy
    mul.f32 o84.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyzw, pa0.xyzx + mov.f32 r0.xy, i0.xy
    mul.f32 o88.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyzw, pa0.zzww + mov.f32 r0.xy, i0.xy
    mul.f32 o92.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyzw, pa0.xwzx + mov.f32 r0.xy, i0.xy
    mul.f32 o96.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyzw, pa0.yyyx + mov.f32 r0.xy, i0.xy
    mul.f32 o100.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyzw, pa0.yyyz + mov.f32 r0.xy, i0.xy
    mul.f32 o104.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyzw, pa0.zwzw + mov.f32 r0.xy, i0.xy
    mul.f32 o108.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyzw, pa0.yzxz + mov.f32 r0.xy, i0.xy
    mul.f32 o112.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyzw, pa0.xxyy + mov.f32 r0.xy, i0.xy
    mul.f32 o116.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyzw, pa0.xzww + mov.f32 r0.xy, i0.xy
    mul.f32 o120.xyzw, i3.xyzw, c3.xxxx
    mov.f32 i3.xyzw, pa0.xyz1 + mov.f32 r0.xy, i0.xy
    mul.f32 o124.xyzw, i3.xyzw, c3.xxxx
