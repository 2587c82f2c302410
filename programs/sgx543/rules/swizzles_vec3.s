// Every swizzle of three lanes of VMAD; lane w is channel x: sheet 2.6, SW3 and SW3X. Values from programs/sgx543/oracle.
.tags short
.instances 4
.pa 4
.outputs o 0 108
.input 0: file "../data/swizzles_in.hex"
.expect output 0: file "../data/swizzles_vec3_out.hex"
    mov.f32 i0.xyzw, c3.xxxx
    mov.f32 i1.xyzw, c0.xxxx
    mad3.f32 o0.xyzw, i0.xyzx, pa0.xxxx, i1.xyzx
    mad3.f32 o4.xyzw, i0.xyzx, pa0.yyyx, i1.xyzx
    mad3.f32 o8.xyzw, i0.xyzx, pa0.zzzx, i1.xyzx
    mad3.f32 o12.xyzw, i0.xyzx, pa0.wwwx, i1.xyzx
    mad3.f32 o16.xyzw, i0.xyzx, pa0.xyzx, i1.xyzx
    mad3.f32 o20.xyzw, i0.xyzx, pa0.yzwx, i1.xyzx
    mad3.f32 o24.xyzw, i0.xyzx, pa0.xxyx, i1.xyzx
    mad3.f32 o28.xyzw, i0.xyzx, pa0.xyxx, i1.xyzx
    mad3.f32 o32.xyzw, i0.xyzx, pa0.yyxx, i1.xyzx
    mad3.f32 o36.xyzw, i0.xyzx, pa0.yyzx, i1.xyzx
    mad3.f32 o40.xyzw, i0.xyzx, pa0.zxyx, i1.xyzx
    mad3.f32 o44.xyzw, i0.xyzx, pa0.xzyx, i1.xyzx
    mad3.f32 o48.xyzw, i0.xyzx, pa0.yzxx, i1.xyzx
    mad3.f32 o52.xyzw, i0.xyzx, pa0.zyxx, i1.xyzx
    mad3.f32 o56.xyzw, i0.xyzx, pa0.zzyx, i1.xyzx
    mad3.f32 o60.xyzw, i0.xyzx, pa0.xy1x, i1.xyzx
    mad3.f32 o64.xyzw, i0.xyzx, pa0.xyyx, i1.xyzx
    mad3.f32 o68.xyzw, i0.xyzx, pa0.yxyx, i1.xyzx
    mad3.f32 o72.xyzw, i0.xyzx, pa0.xxzx, i1.xyzx
    mad3.f32 o76.xyzw, i0.xyzx, pa0.yxxx, i1.xyzx
    mad3.f32 o80.xyzw, i0.xyzx, pa0.xy0x, i1.xyzx
    mad3.f32 o84.xyzw, i0.xyzx, pa0.x10x, i1.xyzx
    mad3.f32 o88.xyzw, i0.xyzx, pa0.000x, i1.xyzx
    mad3.f32 o92.xyzw, i0.xyzx, pa0.111x, i1.xyzx
    mad3.f32 o96.xyzw, i0.xyzx, pa0.hhhx, i1.xyzx
    mad3.f32 o100.xyzw, i0.xyzx, pa0.222x, i1.xyzx
    mad3.f32 o104.xyzw, i0.xyzx, pa0.x00x, i1.xyzx
