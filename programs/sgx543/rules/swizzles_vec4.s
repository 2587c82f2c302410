// Every swizzle of four lanes of a unified source of VMAD: sheet 2.6, SW4 and SW4X. Values from programs/sgx543/oracle.
.tags short
.instances 4
.pa 4
.outputs o 0 128
.input 0: file "../data/swizzles_in.hex"
.expect output 0: file "../data/swizzles_vec4_out.hex"
    mov.f32 i0.xyzw, c3.xxxx
    mov.f32 i1.xyzw, c0.xxxx
    mad4.f32 o0.xyzw, i0.xyzw, pa0.xxxx, i1.xyzw
    mad4.f32 o4.xyzw, i0.xyzw, pa0.yyyy, i1.xyzw
    mad4.f32 o8.xyzw, i0.xyzw, pa0.zzzz, i1.xyzw
    mad4.f32 o12.xyzw, i0.xyzw, pa0.wwww, i1.xyzw
    mad4.f32 o16.xyzw, i0.xyzw, pa0.xyzw, i1.xyzw
    mad4.f32 o20.xyzw, i0.xyzw, pa0.yzww, i1.xyzw
    mad4.f32 o24.xyzw, i0.xyzw, pa0.xyzz, i1.xyzw
    mad4.f32 o28.xyzw, i0.xyzw, pa0.xxyz, i1.xyzw
    mad4.f32 o32.xyzw, i0.xyzw, pa0.xyxy, i1.xyzw
    mad4.f32 o36.xyzw, i0.xyzw, pa0.xywz, i1.xyzw
    mad4.f32 o40.xyzw, i0.xyzw, pa0.zxyw, i1.xyzw
    mad4.f32 o44.xyzw, i0.xyzw, pa0.zwzw, i1.xyzw
    mad4.f32 o48.xyzw, i0.xyzw, pa0.yzxz, i1.xyzw
    mad4.f32 o52.xyzw, i0.xyzw, pa0.xxyy, i1.xyzw
    mad4.f32 o56.xyzw, i0.xyzw, pa0.xzww, i1.xyzw
    mad4.f32 o60.xyzw, i0.xyzw, pa0.xyz1, i1.xyzw
    mad4.f32 o64.xyzw, i0.xyzw, pa0.yzxw, i1.xyzw
    mad4.f32 o68.xyzw, i0.xyzw, pa0.zwxy, i1.xyzw
    mad4.f32 o72.xyzw, i0.xyzw, pa0.xzwy, i1.xyzw
    mad4.f32 o76.xyzw, i0.xyzw, pa0.yyww, i1.xyzw
    mad4.f32 o80.xyzw, i0.xyzw, pa0.wyzw, i1.xyzw
    mad4.f32 o84.xyzw, i0.xyzw, pa0.wzwz, i1.xyzw
    mad4.f32 o88.xyzw, i0.xyzw, pa0.xyzx, i1.xyzw
    mad4.f32 o92.xyzw, i0.xyzw, pa0.zzww, i1.xyzw
    mad4.f32 o96.xyzw, i0.xyzw, pa0.xwzx, i1.xyzw
    mad4.f32 o100.xyzw, i0.xyzw, pa0.yyyx, i1.xyzw
    mad4.f32 o104.xyzw, i0.xyzw, pa0.yyyz, i1.xyzw
    mad4.f32 o108.xyzw, i0.xyzw, pa0.xzyw, i1.xyzw
    mad4.f32 o112.xyzw, i0.xyzw, pa0.xxxy, i1.xyzw
    mad4.f32 o116.xyzw, i0.xyzw, pa0.zyxw, i1.xyzw
    mad4.f32 o120.xyzw, i0.xyzw, pa0.yyzz, i1.xyzw
    mad4.f32 o124.xyzw, i0.xyzw, pa0.zzzy, i1.xyzw
