// Dual instructions: routes of sources, vectors, reductions and scalars, three and four lanes, F16, and that both read before one
// writes. By hand, from docs/isa/sgx543.md, 3.5.
.tags short seeds
.instances 5
.pa 16
.outputs o 0 36
.uniform 20: 0.5
.input 0: 1.0 2.0 3.0 4.0  5.0 6.0 7.0 8.0  2.0 4.0 8.0 16.0  7.75 0.0 0x40003c00 0x44004200
.input 1: 1.0 2.0 3.0 4.0  5.0 6.0 7.0 8.0  2.0 4.0 8.0 16.0  7.75 0.0 0x40003c00 0x44004200
.input 2: 1.0 2.0 3.0 4.0  5.0 6.0 7.0 8.0  2.0 4.0 8.0 16.0  7.75 0.0 0x40003c00 0x44004200
.input 3: 1.0 2.0 3.0 4.0  5.0 6.0 7.0 8.0  2.0 4.0 8.0 16.0  7.75 0.0 0x40003c00 0x44004200
.input 4: 1.0 2.0 3.0 4.0  5.0 6.0 7.0 8.0  2.0 4.0 8.0 16.0  7.75 0.0 0x40003c00 0x44004200
.expect output 0: 5.0 6.0 46.0 8.0  7.0 16.0 10.0 24.0  0.5 6.5 0.25 98.0  3.0 6.0 11.0 20.0 \
    4.0 0 5.0 6.0  16.0 0 0x4a004500 0x50004d40  1.0 2.0 0 0  1.0 2.0 3.0 30.0  0.5 6.0 7.0 8.0
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i1.xyzw, pa4.xyzw
    mov.f32 i2.xyzw, pa8.xyzw
    dot.f32 i3.w, i2.xyzw, i0.xyzw + mov.f32 o0.xy, i1.xy
    rcp.f32 i3.x, i2.x + dot.f32 o2.x, pa0.xyz1, i1.xyzw
    exp.f32 o3.x, i0.z + add1.f32 i3.y, sa20.x, i1.y
    mad.f32 o4.xy, i0.xy, i1.xy, i2.xy + rcp.f32 i3.z, pa3.x
    mul.f32 o8.xyzw, i3.xyzw, c3.xxxx
    mul.f32 o6.xy, pa8.xy, i1.xy + add.f32 i3.xyzw, i0.xyzw, i2.xyzw
    mul.f32 o12.xyzw, i3.xyzw, c3.xxxx
    ssq.f32 i3.w, i0.xyzw + log.f32 o16.x, pa11.x
    mov.f32 o18.xy, i1.xy + sflr.f32 i3.x, i2.x, pa12.x
    mad1.f32 o20.x, i0.y, i1.z, i2.x + mov.f32 i3.xyz, pa0.xyz
    mul.f32 o28.xyzw, i3.xyzw, c3.xxxx
    mul.f16 o22.xyzw, pa14.xyzw, i1.xyzw + rsq.f16 i3.x, i2.y
    mov.f32 i0.xyzw, pa4.xyzw + mov.f32 o24.xy, i0.xy
    mov.f32 i3.yzw, i0.yzw
    mul.f32 o32.xyzw, i3.xyzw, c3.xxxx
