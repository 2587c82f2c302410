// sop2m of colours alone whose factors are an alpha of an internal register, which a slow instruction writes right before: of the first
// source, of the second one, and of both; with the factors in each order. The numbers' lower bytes are the channels: i0 is 9a 33 66 and,
// behind each rcp, ab or 25. By hand, from docs/isa/sgx543.md, 1.2 and 3.12.
.tags short
.instances 1
.pa 6
.outputs o 0 6
.input 0: 0x3e99999a 0x3f333333 0x3f666666 3.0 7.0 0
.expect output 0: 0x00442267 0x00381273 0x00442267 0x000f0716 0x00442267 0x00000033
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i1.xyzw, pa0.xyzw
    nop
    nop
    rcp.f32.f32 i0.w, pa2.y
    add.fx8 o0.xyz, s1a*i0, 0*i0 : a add
    rcp.f32.f32 i0.w, pa4.x
    add.fx8 o1.xyz, s1*i0, s1a*i1 : a add
    rcp.f32.f32 i1.w, pa2.y
    add.fx8 o2.xyz, 0*i0, s2a*i1 : a add
    rcp.f32.f32 i1.w, pa4.x
    add.fx8 o3.xyz, s2a*i0, 0*i1 : a add
    rcp.f32.f32 i0.w, pa2.y
    add.fx8 o4.xyz, asat*i0, 0*i1 : a add
    rcp.f32.f32 i1.w, pa2.y
    add.fx8 o5.x, 0*i0, asat*i1 : a add
