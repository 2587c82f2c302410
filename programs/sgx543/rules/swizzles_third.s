// Every swizzle of four lanes of the second internal source of VMAD: sheet 2.6, SW4 and SW4X. Values from programs/sgx543/oracle.
.tags short
.instances 4
.pa 4
.outputs o 0 128
.input 0: file "../data/swizzles_in.hex"
.expect output 0: file "../data/swizzles_third_out.hex"
    mov.f32 i0.xyzw, c3.xxxx
    mov.f32 i1.xyzw, c0.xxxx
    mov.f32 i2.xyzw, pa0.xyzw
    mad4.f32 o0.xyzw, i1.xyzw, #1.xyzw, i2.xxxx
    mad4.f32 o4.xyzw, i1.xyzw, #1.xyzw, i2.yyyy
    mad4.f32 o8.xyzw, i1.xyzw, #1.xyzw, i2.zzzz
    mad4.f32 o12.xyzw, i1.xyzw, #1.xyzw, i2.wwww
    mad4.f32 o16.xyzw, i1.xyzw, #1.xyzw, i2.xyzw
    mad4.f32 o20.xyzw, i1.xyzw, #1.xyzw, i2.yzww
    mad4.f32 o24.xyzw, i1.xyzw, #1.xyzw, i2.xyzz
    mad4.f32 o28.xyzw, i1.xyzw, #1.xyzw, i2.xxyz
    mad4.f32 o32.xyzw, i1.xyzw, #1.xyzw, i2.xyxy
    mad4.f32 o36.xyzw, i1.xyzw, #1.xyzw, i2.xywz
    mad4.f32 o40.xyzw, i1.xyzw, #1.xyzw, i2.zxyw
    mad4.f32 o44.xyzw, i1.xyzw, #1.xyzw, i2.zwzw
    mad4.f32 o48.xyzw, i1.xyzw, #1.xyzw, i2.yzxz
    mad4.f32 o52.xyzw, i1.xyzw, #1.xyzw, i2.xxyy
    mad4.f32 o56.xyzw, i1.xyzw, #1.xyzw, i2.xzww
    mad4.f32 o60.xyzw, i1.xyzw, #1.xyzw, i2.xyz1
    mad4.f32 o64.xyzw, i1.xyzw, #1.xyzw, i2.yzxw
    mad4.f32 o68.xyzw, i1.xyzw, #1.xyzw, i2.zwxy
    mad4.f32 o72.xyzw, i1.xyzw, #1.xyzw, i2.xzwy
    mad4.f32 o76.xyzw, i1.xyzw, #1.xyzw, i2.yyww
    mad4.f32 o80.xyzw, i1.xyzw, #1.xyzw, i2.wyzw
    mad4.f32 o84.xyzw, i1.xyzw, #1.xyzw, i2.wzwz
    mad4.f32 o88.xyzw, i1.xyzw, #1.xyzw, i2.xyzx
    mad4.f32 o92.xyzw, i1.xyzw, #1.xyzw, i2.zzww
    mad4.f32 o96.xyzw, i1.xyzw, #1.xyzw, i2.xwzx
    mad4.f32 o100.xyzw, i1.xyzw, #1.xyzw, i2.yyyx
    mad4.f32 o104.xyzw, i1.xyzw, #1.xyzw, i2.yyyz
    mad4.f32 o108.xyzw, i1.xyzw, #1.xyzw, i2.xzyw
    mad4.f32 o112.xyzw, i1.xyzw, #1.xyzw, i2.xxxy
    mad4.f32 o116.xyzw, i1.xyzw, #1.xyzw, i2.zyxw
    mad4.f32 o120.xyzw, i1.xyzw, #1.xyzw, i2.yyzz
    mad4.f32 o124.xyzw, i1.xyzw, #1.xyzw, i2.zzzy
