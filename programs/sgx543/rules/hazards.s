// What is used at once after it was written: by short and long operations, by part of a register, by predicates and index registers,
// by both operations of a dual instruction, by memory and textures, and over a result that is still to come. By hand, from
// docs/isa/sgx543.md, 2.7, 3.5 and 5.1.
.tags short seeds
.instances 6
.pa 4
.outputs o 0 16
.globalsize 256
.answer 0: 0x41200000
.input 0: 1.0 2.0 3.0 4.0  1.0 2.0 3.0 4.0  1.0 2.0 3.0 4.0  1.0 2.0 3.0 4.0  1.0 2.0 3.0 4.0  1.0 2.0 3.0 4.0
.expect output 0: 8.0 16.0 0.125 64.0  30.0 30.0 5 0x00070005  9 3.0 10.0 2.0  1.0 5 0x55 6.0
.expect output 5: 8.0 16.0 0.125 64.0  30.0 30.0 5 0x00070005  9 3.0 10.0 2.0  1.0 5 0x55 6.0
    add.f32 r0.x, pa0.x, pa0.y           // 3, in r0
    add.f32 r0.x, r0.x, r0.x             // 6
    add.f32 r0.x, r0.x, pa0.y            // 8
    mov.f32 o0.xy, r0.xx
    mul.f32 o2.x, r0.x, r0.x             // 64, of which what follows is the rest
    mul.f32 i0.x, r0.x, pa0.y            // 16
    mov.f32 i0.y, i0.x
    mul.f32 o0.y, i0.y, c3.x             // 16, beside what is there
    rcp.f32.f32 i0.z, r0.x               // 0.125, which takes long
    mul.f32 r6.x, o2.x, c3.x
    mov.f32 o2.x, i0.z                   // 0.125
    or.u32 o3, r6, #0x0                  // 64
    mov.f32 i1.xyzw, pa0.xyzw
    dot4.f32 i2.x, i1.xyzw, i1.xyzw      // 30, longer still
    mov.f32 o4.xy, i2.xx
    dot4.f32 i2.x, i1.xyzw, i1.xyzw
    mov.f32 i2.x, c0.x                   // must not be overtaken
    mul.f32 r8.x, i2.x, c3.x
    mov.u32 r2, #0x00000005
    or.u32 o6, r2, #0x0
    or.u16 o7, r2, #0x0                  // halves of one register
    shl.u32 r3, o7, #0x10
    or.u32 r4, r3, #0x20000
    or.u32 o7, r4, r2
    test(T&nzero).or.u32.x p0, r2, #0
    p0 mov.u32 o8, #0x00000009           // the predicate at once
    mov.u32 idx1, #0x00000001
    or.u32 o9, pa[idx1*2+0], #0x0        // the index register at once: pa2
    tex1D r20, pa0.f32, sa0 drc0
    or.u32 o10, r20, #0x0
    mov.f32 i1.xyzw, pa0.yyyy + mov.f32 r24.xy, i1.xy
    mul.f32 r26.x, i1.x, c3.x            // 2: what the first one wrote
    or.u32 o11, r26, #0x0
    or.u32 o12, r24, #0x0                // 1: what was there before
    mov.u32 r28, #0x00000010
    sta32 [r28 + #0], r2
    lda32 r30, [r28 + #0 + #0]           // what was just stored
    or.u32 o13, r30, #0x0
    mov.u32 r31, #0x00000055
    ba past                              // nothing behind a branch
    mov.u32 r31, #0x00000066
past:
    or.u32 o14, r31, #0x0
    mad.f32 i0.x, r26.x, pa0.x, pa0.y    // 4
    add.f32 i0.x, i0.x, pa0.y            // 6
    mul.f32 r32.x, i0.x, c3.x
    or.u32 o15, r32, #0x0
