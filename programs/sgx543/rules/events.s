// Events: EMIT, PCOEFF, PTOFF, clip planes with and without repeat, depth under predicates, KILL by each of its predicates, and
// the status that each instance leaves. By hand, from docs/isa/sgx543.md, 2.2, 3.4, 3.20 and 5.6.
.tags short
.instances 6
.pa 1
.outputs o 0 2
.uniform 0: 1.0 2.0 3.0 4.0
.input 0: 0 1 2 3 7 11
.expect status 0: 3 0
.expect status 1: 0x103 0x40000000
.expect status 2: 0x103 0x3f000000
.expect status 3: 0x101 0x3f000000
.expect status 4: 0x103 0x3f000000
.expect status 5: 0x103 0x3f000000
.expect output 0: 10.0 1  10.0 1  10.0 2  10.0 5  10.0 3  10.0 4
    test(T&nzero).and.u32.x p0, pa0, #1
    test(T&nzero).and.u32.x p1, pa0, #2
    test(T&nzero).and.u32.x p3, pa0, #8
    mov.f32 i0.xyzw, sa0.xyzw
    emit tgt0 ctl1
    emit tgt2 ctl3
    pcoeff
    ptoff
    dot4.f32 i1.x, sa0.xyzw, i0.xyzw .clip5
    dot3.f32.rpt2.ext i1.x, sa0.xyz, i0.xyz .clip2
    dot4.f32 o0.x, sa0.1111, i0.xyzw .clip7
    mov.u32 r4, #0x40000000
    mov.u32 r6, #0x3f000000
    p0 depthf r4
    p1 depthf r6 .twosided=1 .feedback=2 // the last one counts
    mov.u32 o1, #0x00000001
    !p1 kill                             // instances 0 and 1
    mov.u32 o1, #0x00000002
    !p0 kill                             // 2
    mov.u32 o1, #0x00000003
    test(T&nzero).and.u32.x p0, pa0, #4
    p0 kill                              // 4
    mov.u32 o1, #0x00000004
    !p0 br +1                            // p0 is 0 for all that are left
    nop
    test(T&zero).and.u32.x p0, pa0, #8
    p0 br +2
    kill                                 // 5
    mov.u32 o1, #0x00000009
    mov.u32 o1, #0x00000005
    emit tgt1 ctl1 .end
    mov.u32 o1, #0x00000008              // behind the end
