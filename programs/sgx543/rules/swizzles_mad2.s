// Every swizzle of the three sources of VMAD2, and every channel in every lane of VNMAD: sheet 3.1, 3.2. Values from programs/sgx543/oracle.
.tags short
.instances 4
.pa 4
.outputs o 0 128
.input 0: file "../data/swizzles_in.hex"
.expect output 0: file "../data/swizzles_mad2_out.hex"
    mov.f32 i0.xyzw, c3.xxxx
    mov.f32 i1.xyzw, c0.xxxx
    mul.f32 r0.xyzw, i0.xyzw, i0.xyzw
    mad.f32 i3.xyzw, pa0.xxxx, i0.xyzw, i1.xyzw
    mul.f32 o0.xyzw, i3.xyzw, c3.xxxx
    mad.f32 i3.xyzw, pa0.yyyy, i0.xyzw, i1.xyzw
    mul.f32 o4.xyzw, i3.xyzw, c3.xxxx
    mad.f32 i3.xyzw, pa0.zzzz, i0.xyzw, i1.xyzw
    mul.f32 o8.xyzw, i3.xyzw, c3.xxxx
    mad.f32 i3.xyzw, pa0.wwww, i0.xyzw, i1.xyzw
    mul.f32 o12.xyzw, i3.xyzw, c3.xxxx
    mad.f32 i3.xyzw, pa0.xyzw, i0.xyzw, i1.xyzw
    mul.f32 o16.xyzw, i3.xyzw, c3.xxxx
    mad.f32 i3.xyzw, pa0.yzxw, i0.xyzw, i1.xyzw
    mul.f32 o20.xyzw, i3.xyzw, c3.xxxx
    mad.f32 i3.xyzw, pa0.xyww, i0.xyzw, i1.xyzw
    mul.f32 o24.xyzw, i3.xyzw, c3.xxxx
    mad.f32 i3.xyzw, pa0.zwxy, i0.xyzw, i1.xyzw
    mul.f32 o28.xyzw, i3.xyzw, c3.xxxx
    mad.f32 i3.xyzw, r0.xyzw, pa0.xxxx, i1.xyzw
    mul.f32 o32.xyzw, i3.xyzw, c3.xxxx
    mad.f32 i3.xyzw, r0.xyzw, pa0.yyyy, i1.xyzw
    mul.f32 o36.xyzw, i3.xyzw, c3.xxxx
    mad.f32 i3.xyzw, r0.xyzw, pa0.zzzz, i1.xyzw
    mul.f32 o40.xyzw, i3.xyzw, c3.xxxx
    mad.f32 i3.xyzw, r0.xyzw, pa0.wwww, i1.xyzw
    mul.f32 o44.xyzw, i3.xyzw, c3.xxxx
    mad.f32 i3.xyzw, r0.xyzw, pa0.xyzw, i1.xyzw
    mul.f32 o48.xyzw, i3.xyzw, c3.xxxx
    mad.f32 i3.xyzw, r0.xyzw, pa0.xyyz, i1.xyzw
    mul.f32 o52.xyzw, i3.xyzw, c3.xxxx
    mad.f32 i3.xyzw, r0.xyzw, pa0.yyww, i1.xyzw
    mul.f32 o56.xyzw, i3.xyzw, c3.xxxx
    mad.f32 i3.xyzw, r0.xyzw, pa0.wyzw, i1.xyzw
    mul.f32 o60.xyzw, i3.xyzw, c3.xxxx
    mad.f32 i3.xyzw, r0.xyzw, i1.xyzw, pa0.xxxx
    mul.f32 o64.xyzw, i3.xyzw, c3.xxxx
    mad.f32 i3.xyzw, r0.xyzw, i1.xyzw, pa0.yyyy
    mul.f32 o68.xyzw, i3.xyzw, c3.xxxx
    mad.f32 i3.xyzw, r0.xyzw, i1.xyzw, pa0.zzzz
    mul.f32 o72.xyzw, i3.xyzw, c3.xxxx
    mad.f32 i3.xyzw, r0.xyzw, i1.xyzw, pa0.wwww
    mul.f32 o76.xyzw, i3.xyzw, c3.xxxx
    mad.f32 i3.xyzw, r0.xyzw, i1.xyzw, pa0.xyzw
    mul.f32 o80.xyzw, i3.xyzw, c3.xxxx
    mad.f32 i3.xyzw, r0.xyzw, i1.xyzw, pa0.xzww
    mul.f32 o84.xyzw, i3.xyzw, c3.xxxx
    mad.f32 i3.xyzw, r0.xyzw, i1.xyzw, pa0.xxyz
    mul.f32 o88.xyzw, i3.xyzw, c3.xxxx
    mad.f32 i3.xyzw, r0.xyzw, i1.xyzw, pa0.xyzz
    mul.f32 o92.xyzw, i3.xyzw, c3.xxxx
    mul.f32 o96.xyzw, pa0.xyzw, c3.xxxx
    mul.f32 o100.xyzw, pa0.yzw0, c3.xxxx
    mul.f32 o104.xyzw, pa0.zw01, c3.xxxx
    mul.f32 o108.xyzw, pa0.w012, c3.xxxx
    mul.f32 o112.xyzw, pa0.012h, c3.xxxx
    mul.f32 o116.xyzw, pa0.12hx, c3.xxxx
    mul.f32 o120.xyzw, pa0.2hxy, c3.xxxx
    mul.f32 o124.xyzw, pa0.hxyz, c3.xxxx
