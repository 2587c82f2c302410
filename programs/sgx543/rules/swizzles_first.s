// Every swizzle of four lanes of the first internal source of VMAD: sheet 2.6, SW4 and SW4X. Values from programs/sgx543/oracle.
.tags short
.instances 4
.pa 4
.outputs o 0 128
.input 0: file "../data/swizzles_in.hex"
.expect output 0: file "../data/swizzles_first_out.hex"
    mov.f32 i0.xyzw, c3.xxxx
    mov.f32 i1.xyzw, c0.xxxx
    mov.f32 i2.xyzw, pa0.xyzw
    mad4.f32 o0.xyzw, i2.xxxx, #1.xyzw, i1.xyzw
    mad4.f32 o4.xyzw, i2.yyyy, #1.xyzw, i1.xyzw
    mad4.f32 o8.xyzw, i2.zzzz, #1.xyzw, i1.xyzw
    mad4.f32 o12.xyzw, i2.wwww, #1.xyzw, i1.xyzw
    mad4.f32 o16.xyzw, i2.xyzw, #1.xyzw, i1.xyzw
    mad4.f32 o20.xyzw, i2.yzww, #1.xyzw, i1.xyzw
    mad4.f32 o24.xyzw, i2.xyzz, #1.xyzw, i1.xyzw
    mad4.f32 o28.xyzw, i2.xxyz, #1.xyzw, i1.xyzw
    mad4.f32 o32.xyzw, i2.xyxy, #1.xyzw, i1.xyzw
    mad4.f32 o36.xyzw, i2.xywz, #1.xyzw, i1.xyzw
    mad4.f32 o40.xyzw, i2.zxyw, #1.xyzw, i1.xyzw
    mad4.f32 o44.xyzw, i2.zwzw, #1.xyzw, i1.xyzw
    mad4.f32 o48.xyzw, i2.yzxz, #1.xyzw, i1.xyzw
    mad4.f32 o52.xyzw, i2.xxyy, #1.xyzw, i1.xyzw
    mad4.f32 o56.xyzw, i2.xzww, #1.xyzw, i1.xyzw
    mad4.f32 o60.xyzw, i2.xyz1, #1.xyzw, i1.xyzw
    mad4.f32 o64.xyzw, i2.yzxw, #1.xyzw, i1.xyzw
    mad4.f32 o68.xyzw, i2.zwxy, #1.xyzw, i1.xyzw
    mad4.f32 o72.xyzw, i2.xzwy, #1.xyzw, i1.xyzw
    mad4.f32 o76.xyzw, i2.yyww, #1.xyzw, i1.xyzw
    mad4.f32 o80.xyzw, i2.wyzw, #1.xyzw, i1.xyzw
    mad4.f32 o84.xyzw, i2.wzwz, #1.xyzw, i1.xyzw
    mad4.f32 o88.xyzw, i2.xyzx, #1.xyzw, i1.xyzw
    mad4.f32 o92.xyzw, i2.zzww, #1.xyzw, i1.xyzw
    mad4.f32 o96.xyzw, i2.xwzx, #1.xyzw, i1.xyzw
    mad4.f32 o100.xyzw, i2.yyyx, #1.xyzw, i1.xyzw
    mad4.f32 o104.xyzw, i2.yyyz, #1.xyzw, i1.xyzw
    mad4.f32 o108.xyzw, i2.xzyw, #1.xyzw, i1.xyzw
    mad4.f32 o112.xyzw, i2.xxxy, #1.xyzw, i1.xyzw
    mad4.f32 o116.xyzw, i2.zyxw, #1.xyzw, i1.xyzw
    mad4.f32 o120.xyzw, i2.yyzz, #1.xyzw, i1.xyzw
    mad4.f32 o124.xyzw, i2.zzzy, #1.xyzw, i1.xyzw
