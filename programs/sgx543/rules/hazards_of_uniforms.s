// What waits for sa: an instruction of two registers, r5 and sa23, of which the second one is still to come; and in a secondary program, where
// r is sa, words that are loaded, and bytes that are loaded into a word whose others are to come, in each line of the scoreboard. The former
// in every slot. By hand, from docs/isa/sgx543.md, 2.7, 5.2 and 5.4.
.tags short
.instances 4
.pa 1
.outputs o 0 10
.input 0: 2.0
.input 1: 2.0
.input 2: 2.0
.input 3: 2.0
.uniform 0: 2.0
.start main
.secondary before main
.expect output 0: 0.5 0x3f000003 0x3f000007 0x3f000007 0x3f000007 0x3f000007 0x3f000007 0x3f000007 0x3f000007 0x3f000007
.expect output 1: 0.5 0x3f000003 0x3f000007 0x3f000007 0x3f000007 0x3f000007 0x3f000007 0x3f000007 0x3f000007 0x3f000007
.expect output 2: 0.5 0x3f000003 0x3f000007 0x3f000007 0x3f000007 0x3f000007 0x3f000007 0x3f000007 0x3f000007 0x3f000007
.expect output 3: 0.5 0x3f000003 0x3f000007 0x3f000007 0x3f000007 0x3f000007 0x3f000007 0x3f000007 0x3f000007 0x3f000007
before:
    mov.u32 r20, #0x00000100
    mov.u32 r21, #0x00000007
    stl32 [r20 + #0], r21
    ldl32 r8, [r20 + #0 + #0]
    rcp.f32.f32 sa8.x, sa0.x             // 0.5, which takes long
    ldl8 r8, [r20 + #0 + #0]             // of sa8 the lowest byte
    ldl32 r9, [r20 + #0 + #0]
    rcp.f32.f32 sa8.y, sa0.x
    ldl8 r9, [r20 + #0 + #0]
    ldl32 r10, [r20 + #0 + #0]
    rcp.f32.f32 sa10.x, sa0.x
    ldl8 r10, [r20 + #0 + #0]
    ldl32 r11, [r20 + #0 + #0]
    rcp.f32.f32 sa10.y, sa0.x
    ldl8 r11, [r20 + #0 + #0]
    ldl32 r12, [r20 + #0 + #0]
    rcp.f32.f32 sa12.x, sa0.x
    ldl8 r12, [r20 + #0 + #0]
    ldl32 r13, [r20 + #0 + #0]
    rcp.f32.f32 sa12.y, sa0.x
    ldl8 r13, [r20 + #0 + #0]
    ldl32 r14, [r20 + #0 + #0]
    rcp.f32.f32 sa14.x, sa0.x
    ldl8 r14, [r20 + #0 + #0]
    ldl32 r15, [r20 + #0 + #0]
    rcp.f32.f32 sa14.y, sa0.x
    ldl8 r15, [r20 + #0 + #0]
    nop .end
main:
    rcp.f32.f32 sa22.y, pa0.x
    or.u32 o0, r5, sa23                  // r5 is 0
    mov.u32 r5, #0x00000003
    rcp.f32.f32 sa30.y, pa0.x
    or.u32 o1, r5, sa31
    or.u32 o2, sa8, #0x0
    or.u32 o3, sa9, #0x0
    or.u32 o4, sa10, #0x0
    or.u32 o5, sa11, #0x0
    or.u32 o6, sa12, #0x0
    or.u32 o7, sa13, #0x0
    or.u32 o8, sa14, #0x0
    or.u32 o9, sa15, #0x0
    nop .end
