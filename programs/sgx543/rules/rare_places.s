// Places that little else reaches, in all slots: registers across a multiple of 32, results that the next iteration overwrites, the alpha of
// ten-bit colours used at once, an index whose bit 14 counts, indexes used at once, what both operations of a dual instruction write,
// the last four of a burst of sixteen, bytes behind words, wait 6, a branch to a PC whose upper bits are not those of the end. By hand,
// from docs/isa/sgx543.md, 1.1, 2.5, 2.7, 3.5, 5.2, 5.4; rsq of o40 to o54 is compared in lockstep alone.
.tags short
.instances 4
.pa 16
.globalsize 256
.outputs o 0 32
.uniform 80: 0x1001 0x1002 0x1003 0xffffffff 0x1005 0x1006 0x1007 0x1008 0x1009 0x100a 0x100b 0x100c 0x100d 0x100e 10.0 20.0 30.0 40.0
.input 0: 2.0 3.0 4.0 5.0 0.5 0.25 -0.5 1.0 0x407f0001 0x407f1235 0x407f4321 0x407f8001 0x407f9abd 0x407fc351 0x407fe4e3 0x407ffffd
.input 1: 2.0 3.0 4.0 5.0 0.5 0.25 -0.5 1.0 0x417f0003 0x417f1237 0x417f4323 0x417f8003 0x417f9abf 0x417fc353 0x417fe4e5 0x417fffff
.input 2: 2.0 3.0 4.0 5.0 0.5 0.25 -0.5 1.0 0x427f0005 0x427f1239 0x427f4325 0x427f8005 0x427f9ac1 0x427fc355 0x427fe4e7 0x427ffffb
.input 3: 2.0 3.0 4.0 5.0 0.5 0.25 -0.5 1.0 0x437f0007 0x437f123b 0x437f4327 0x437f8007 0x437f9ac3 0x437fc357 0x437fe4e9 0x437ffff9
.expect trap OOB ILLEGAL
.expect global 4: 0x1001 0x1002 0x1003 0xffffffff 0x1005 0x1006 0x1007 0x1008 0x1009 0x100a 0x100b 0x100c 0x100d 0x100e 10.0 20.0
.expect status 0: 2 0
.expect status 3: 2 0
.expect output 0: 12.0 23.0 34.0 45.0  5.0 0x1008 0x38010080 0x100  1.0 1.0 1.0 1.0  0 0xabcd1100 0 0.25 \
    0 0 0.5 0.25  2.0 3.0 0 0  0.5 0.25 -0.5 1.0  0.5 0.25 -0.5 0.5
.expect output 3: 12.0 23.0 34.0 45.0  5.0 0x1008 0x38010080 0x100  1.0 1.0 1.0 1.0  0 0xabcd1100 0 0.25 \
    0 0 0.5 0.25  2.0 3.0 0 0  0.5 0.25 -0.5 1.0  0.5 0.25 -0.5 0.5
    add.f32 o0.xyzw, pa0.xyzw, sa94.xyzw // sa94 to sa97
    smlsi d+0 s0+1 s1+1 s2+1
    or.u32.rpt4 o4, pa0, #0x0            // four writes; pa3 stays
    smlsi d+1 s0+1 s1+1 s2+1
    pack.fx10.f32 o6.xyzw, {pa4,pa6}.xyzw
    pack.f32.fx10 i0.xyzw, o6.wwww
    mul.f32 o8.xyzw, i0.xyzw, c3.xxxx
    mov.u32 o13, #0xabcd1234
    pack.fx10.f32 o12.w, {pa4,pa6}.w
    mov.u32 idx1, #0x00004000
    or.u32 o14, pa[idx1*2+0], #0x0       // pa32768: outside
    mov.u32 idx2, #0x00000002
    or.u32 o15, pa[idx2*2+1], #0x0       // pa5
    mov.f32 i0.xyzw, pa4.xyzw
    mov.f32 i1.xyzw, pa4.xyzw
    mov.u32 idx1, #0x00000009
    mov.f32 i2.xyzw, pa0.xyzw + mov.f32 o[idx1*2+0].xy, i0.xy
    dot4.f32 i3.w, i0.xyzw, i0.xyzw
    mov.f32 o20.xy, pa0.xy + mov.f32 i3.w, i1.w
    mov.f32 i3.xyz, i1.xyz
    mul.f32 o24.xyzw, i3.xyzw, c3.xxxx
    rcp.f32 i3.xyzw, pa0.x + mov.f32 i3.yz, i1.yz
    mul.f32 o28.xyzw, i3.xyzw, c3.xxxx
    or.u32.rpt16 r10, sa80, #0x0
    sta32.fetch16 [r0 + #0], r10         // a burst begins 4 bytes on
    lda32.fetch4 r30, [r0 + #0 + #0]
    lda8.fetch16 r34, [r0 + #16 + #0]
    or.u32 o5, r37, #0x0
    rsq.f32.f32 o40.x, pa8.x
    rsq.f32.f32 o42.x, pa8.y
    rsq.f32.f32 o44.x, pa10.x
    rsq.f32.f32 o46.x, pa10.y
    rsq.f32.f32 o48.x, pa12.x
    rsq.f32.f32 o50.x, pa12.y
    rsq.f32.f32 o52.x, pa14.x
    rsq.f32.f32 o54.x, pa14.y
    phas.imm.sprvv mode0 rate0 wait6 temps0 addr=tail
    nop .end
tail:
    ba 0x80027
