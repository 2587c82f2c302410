// Loads into r8 and r9, of a word and of a byte, beside what is to come in o, sa and each lane of the internal registers, and is long: they
// have nothing to do with it and do not wait, which shows in the clocks alone. One instance: where others load, too, each waits for them
// until it has come. By hand, from docs/isa/sgx543.md, 2.7 and 5.4.
.tags short
.pa 1
.outputs o 0 2
.input 0: 2.0
.expect output 0: 0x01020307 7
    mov.u32 r20, #0x00000100
    mov.u32 r21, #0x01020307
    stl32 [r20 + #0], r21
    rcp.f32.f32 o8.x, pa0.x
    ldl32 r8, [r20 + #0 + #0]
    rcp.f32.f32 o8.x, pa0.x
    ldl8 r9, [r20 + #0 + #0]
    rcp.f32.f32 o8.y, pa0.x
    ldl32 r8, [r20 + #0 + #0]
    rcp.f32.f32 o8.y, pa0.x
    ldl8 r9, [r20 + #0 + #0]
    rcp.f32.f32 o10.x, pa0.x
    ldl32 r8, [r20 + #0 + #0]
    rcp.f32.f32 o10.x, pa0.x
    ldl8 r9, [r20 + #0 + #0]
    rcp.f32.f32 o10.y, pa0.x
    ldl32 r8, [r20 + #0 + #0]
    rcp.f32.f32 o10.y, pa0.x
    ldl8 r9, [r20 + #0 + #0]
    rcp.f32.f32 o12.x, pa0.x
    ldl32 r8, [r20 + #0 + #0]
    rcp.f32.f32 o12.x, pa0.x
    ldl8 r9, [r20 + #0 + #0]
    rcp.f32.f32 o12.y, pa0.x
    ldl32 r8, [r20 + #0 + #0]
    rcp.f32.f32 o12.y, pa0.x
    ldl8 r9, [r20 + #0 + #0]
    rcp.f32.f32 o14.x, pa0.x
    ldl32 r8, [r20 + #0 + #0]
    rcp.f32.f32 o14.x, pa0.x
    ldl8 r9, [r20 + #0 + #0]
    rcp.f32.f32 o14.y, pa0.x
    ldl32 r8, [r20 + #0 + #0]
    rcp.f32.f32 o14.y, pa0.x
    ldl8 r9, [r20 + #0 + #0]
    rcp.f32.f32 sa8.x, pa0.x
    ldl32 r8, [r20 + #0 + #0]
    rcp.f32.f32 sa8.x, pa0.x
    ldl8 r9, [r20 + #0 + #0]
    rcp.f32.f32 sa8.y, pa0.x
    ldl32 r8, [r20 + #0 + #0]
    rcp.f32.f32 sa8.y, pa0.x
    ldl8 r9, [r20 + #0 + #0]
    rcp.f32.f32 sa10.x, pa0.x
    ldl32 r8, [r20 + #0 + #0]
    rcp.f32.f32 sa10.x, pa0.x
    ldl8 r9, [r20 + #0 + #0]
    rcp.f32.f32 sa10.y, pa0.x
    ldl32 r8, [r20 + #0 + #0]
    rcp.f32.f32 sa10.y, pa0.x
    ldl8 r9, [r20 + #0 + #0]
    rcp.f32.f32 sa12.x, pa0.x
    ldl32 r8, [r20 + #0 + #0]
    rcp.f32.f32 sa12.x, pa0.x
    ldl8 r9, [r20 + #0 + #0]
    rcp.f32.f32 sa12.y, pa0.x
    ldl32 r8, [r20 + #0 + #0]
    rcp.f32.f32 sa12.y, pa0.x
    ldl8 r9, [r20 + #0 + #0]
    rcp.f32.f32 sa14.x, pa0.x
    ldl32 r8, [r20 + #0 + #0]
    rcp.f32.f32 sa14.x, pa0.x
    ldl8 r9, [r20 + #0 + #0]
    rcp.f32.f32 sa14.y, pa0.x
    ldl32 r8, [r20 + #0 + #0]
    rcp.f32.f32 sa14.y, pa0.x
    ldl8 r9, [r20 + #0 + #0]
    rcp.f32.f32 i0.x, pa0.x
    ldl32 r8, [r20 + #0 + #0]
    rcp.f32.f32 i0.x, pa0.x
    ldl8 r9, [r20 + #0 + #0]
    rcp.f32.f32 i0.y, pa0.x
    ldl32 r8, [r20 + #0 + #0]
    rcp.f32.f32 i0.y, pa0.x
    ldl8 r9, [r20 + #0 + #0]
    rcp.f32.f32 i0.z, pa0.x
    ldl32 r8, [r20 + #0 + #0]
    rcp.f32.f32 i0.z, pa0.x
    ldl8 r9, [r20 + #0 + #0]
    rcp.f32.f32 i0.w, pa0.x
    ldl32 r8, [r20 + #0 + #0]
    rcp.f32.f32 i0.w, pa0.x
    ldl8 r9, [r20 + #0 + #0]
    rcp.f32.f32 i1.x, pa0.x
    ldl32 r8, [r20 + #0 + #0]
    rcp.f32.f32 i1.x, pa0.x
    ldl8 r9, [r20 + #0 + #0]
    rcp.f32.f32 i1.y, pa0.x
    ldl32 r8, [r20 + #0 + #0]
    rcp.f32.f32 i1.y, pa0.x
    ldl8 r9, [r20 + #0 + #0]
    rcp.f32.f32 i1.z, pa0.x
    ldl32 r8, [r20 + #0 + #0]
    rcp.f32.f32 i1.z, pa0.x
    ldl8 r9, [r20 + #0 + #0]
    rcp.f32.f32 i1.w, pa0.x
    ldl32 r8, [r20 + #0 + #0]
    rcp.f32.f32 i1.w, pa0.x
    ldl8 r9, [r20 + #0 + #0]
    rcp.f32.f32 i2.x, pa0.x
    ldl32 r8, [r20 + #0 + #0]
    rcp.f32.f32 i2.x, pa0.x
    ldl8 r9, [r20 + #0 + #0]
    rcp.f32.f32 i2.y, pa0.x
    ldl32 r8, [r20 + #0 + #0]
    rcp.f32.f32 i2.y, pa0.x
    ldl8 r9, [r20 + #0 + #0]
    rcp.f32.f32 i2.z, pa0.x
    ldl32 r8, [r20 + #0 + #0]
    rcp.f32.f32 i2.z, pa0.x
    ldl8 r9, [r20 + #0 + #0]
    rcp.f32.f32 i2.w, pa0.x
    ldl32 r8, [r20 + #0 + #0]
    rcp.f32.f32 i2.w, pa0.x
    ldl8 r9, [r20 + #0 + #0]
    rcp.f32.f32 i3.x, pa0.x
    ldl32 r8, [r20 + #0 + #0]
    rcp.f32.f32 i3.x, pa0.x
    ldl8 r9, [r20 + #0 + #0]
    rcp.f32.f32 i3.y, pa0.x
    ldl32 r8, [r20 + #0 + #0]
    rcp.f32.f32 i3.y, pa0.x
    ldl8 r9, [r20 + #0 + #0]
    rcp.f32.f32 i3.z, pa0.x
    ldl32 r8, [r20 + #0 + #0]
    rcp.f32.f32 i3.z, pa0.x
    ldl8 r9, [r20 + #0 + #0]
    rcp.f32.f32 i3.w, pa0.x
    ldl32 r8, [r20 + #0 + #0]
    rcp.f32.f32 i3.w, pa0.x
    ldl8 r9, [r20 + #0 + #0]
    or.u32 o0, r8, #0x0
    or.u32 o1, r9, #0x0
    nop .end
