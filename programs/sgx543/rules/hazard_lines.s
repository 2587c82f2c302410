// Every line of the scoreboard, in every slot: a register that is read at once after a long and after a short write, that a short write
// follows a long one to, and that sixteen passes read, and eight write, behind long passes that have nothing to do with it; the first of
// these from each place of the queue; bytes and halves that are loaded beside what is still to come; and all of it by the second operation
// of a dual instruction. These four launches run it in one slot each, alone: none may be told too early, and none a clock too late. The
// code is longer than 512 words. By hand, from docs/isa/sgx543.md, 2.7.
.then "hazard_lines_b.next"
.instances 4
.pa 3
.input 0: 0 2.0 3.0
.input 1: 1 2.0 3.0
.input 2: 2 2.0 3.0
.input 3: 3 2.0 3.0
.uniform 16: 0                           // who runs
.outputs o 16 4
.expect output 0: 2.0 2.0 3.0 3.0
.expect output 1: 0 0 0 0
.expect output 3: 0 0 0 0
    ba first
first:
    xor.u32 r20, pa0, sa16
    test(T&nzero).or.u32.x p0, r20, #0
    p0 br over
    smlsi d+0 s0+0 s1+0 s2+0
    mov.u32 r24, #0x00000004
all_r:
    or.u32 idx1, r24, #0x0               // r8 to r15, a line each
    rcp.f32.f32 r[idx1*2+0].x, pa0.y
    or.u32 o16, r[idx1*2+0], #0x0
    or.u32 r[idx1*2+0], pa2, #0x0
    or.u32 o17, r[idx1*2+0], #0x0
    rcp.f32.f32 r[idx1*2+0].x, pa0.y
    or.u32 r[idx1*2+0], pa2, #0x0
    or.u32 o18, r[idx1*2+0], #0x0
    rcp.f32.f32.rpt4 i0.x, pa0.y
    or.u32.rpt16 o19, r[idx1*2+0], #0x0
    rcp.f32.f32.rpt4 i0.x, pa0.y
    or.u32.rpt8 r[idx1*2+0], pa2, #0x0
    rcp.f32.f32 r[idx1*2+0].y, pa0.y
    or.u32 o16, r[idx1*2+1], #0x0
    or.u32 r[idx1*2+1], pa2, #0x0
    or.u32 o17, r[idx1*2+1], #0x0
    rcp.f32.f32 r[idx1*2+0].y, pa0.y
    or.u32 r[idx1*2+1], pa2, #0x0
    or.u32 o18, r[idx1*2+1], #0x0
    rcp.f32.f32.rpt4 i0.x, pa0.y
    or.u32.rpt16 o19, r[idx1*2+1], #0x0
    rcp.f32.f32.rpt4 i0.x, pa0.y
    or.u32.rpt8 r[idx1*2+1], pa2, #0x0
    mad.u32.s0 r24, r24, #1, #1
    test(neg&nzero).sub.u32.x p1, r24, #8
    p1 br all_r
    mov.u32 r25, #0x00000000
again_r:
    mov.u32 r24, #0x00000004             // in other places of the queue each time
    nop
each_r:
    or.u32 idx1, r24, #0x0
    rcp.f32.f32 r[idx1*2+0].x, pa0.y
    or.u32 o16, r[idx1*2+0], #0x0
    rcp.f32.f32 r[idx1*2+0].y, pa0.y
    or.u32 o16, r[idx1*2+1], #0x0
    mad.u32.s0 r24, r24, #1, #1
    test(neg&nzero).sub.u32.x p1, r24, #8
    p1 br each_r
    mad.u32.s0 r25, r25, #1, #1
    test(neg&nzero).sub.u32.x p1, r25, #4
    p1 br again_r
    mov.u32 r24, #0x00000004
all_o:
    or.u32 idx1, r24, #0x0               // o8 to o15, a line each
    rcp.f32.f32 o[idx1*2+0].x, pa0.y
    or.u32 r16, o[idx1*2+0], #0x0
    or.u32 o[idx1*2+0], pa2, #0x0
    or.u32 r17, o[idx1*2+0], #0x0
    rcp.f32.f32 o[idx1*2+0].x, pa0.y
    or.u32 o[idx1*2+0], pa2, #0x0
    or.u32 r18, o[idx1*2+0], #0x0
    rcp.f32.f32.rpt4 i0.x, pa0.y
    or.u32.rpt16 r19, o[idx1*2+0], #0x0
    rcp.f32.f32.rpt4 i0.x, pa0.y
    or.u32.rpt8 o[idx1*2+0], pa2, #0x0
    rcp.f32.f32 o[idx1*2+0].y, pa0.y
    or.u32 r16, o[idx1*2+1], #0x0
    or.u32 o[idx1*2+1], pa2, #0x0
    or.u32 r17, o[idx1*2+1], #0x0
    rcp.f32.f32 o[idx1*2+0].y, pa0.y
    or.u32 o[idx1*2+1], pa2, #0x0
    or.u32 r18, o[idx1*2+1], #0x0
    rcp.f32.f32.rpt4 i0.x, pa0.y
    or.u32.rpt16 r19, o[idx1*2+1], #0x0
    rcp.f32.f32.rpt4 i0.x, pa0.y
    or.u32.rpt8 o[idx1*2+1], pa2, #0x0
    mad.u32.s0 r24, r24, #1, #1
    test(neg&nzero).sub.u32.x p1, r24, #8
    p1 br all_o
    mov.u32 r25, #0x00000000
again_o:
    mov.u32 r24, #0x00000004             // in other places of the queue each time
    nop
each_o:
    or.u32 idx1, r24, #0x0
    rcp.f32.f32 o[idx1*2+0].x, pa0.y
    or.u32 r16, o[idx1*2+0], #0x0
    rcp.f32.f32 o[idx1*2+0].y, pa0.y
    or.u32 r16, o[idx1*2+1], #0x0
    mad.u32.s0 r24, r24, #1, #1
    test(neg&nzero).sub.u32.x p1, r24, #8
    p1 br each_o
    mad.u32.s0 r25, r25, #1, #1
    test(neg&nzero).sub.u32.x p1, r25, #4
    p1 br again_o
    mov.u32 r24, #0x00000004
all_pa:
    or.u32 idx1, r24, #0x0               // pa8 to pa15, a line each
    rcp.f32.f32 pa[idx1*2+0].x, pa0.y
    or.u32 o16, pa[idx1*2+0], #0x0
    or.u32 pa[idx1*2+0], pa2, #0x0
    or.u32 o17, pa[idx1*2+0], #0x0
    rcp.f32.f32 pa[idx1*2+0].x, pa0.y
    or.u32 pa[idx1*2+0], pa2, #0x0
    or.u32 o18, pa[idx1*2+0], #0x0
    rcp.f32.f32.rpt4 i0.x, pa0.y
    or.u32.rpt16 o19, pa[idx1*2+0], #0x0
    rcp.f32.f32.rpt4 i0.x, pa0.y
    or.u32.rpt8 pa[idx1*2+0], pa2, #0x0
    rcp.f32.f32 pa[idx1*2+0].y, pa0.y
    or.u32 o16, pa[idx1*2+1], #0x0
    or.u32 pa[idx1*2+1], pa2, #0x0
    or.u32 o17, pa[idx1*2+1], #0x0
    rcp.f32.f32 pa[idx1*2+0].y, pa0.y
    or.u32 pa[idx1*2+1], pa2, #0x0
    or.u32 o18, pa[idx1*2+1], #0x0
    rcp.f32.f32.rpt4 i0.x, pa0.y
    or.u32.rpt16 o19, pa[idx1*2+1], #0x0
    rcp.f32.f32.rpt4 i0.x, pa0.y
    or.u32.rpt8 pa[idx1*2+1], pa2, #0x0
    mad.u32.s0 r24, r24, #1, #1
    test(neg&nzero).sub.u32.x p1, r24, #8
    p1 br all_pa
    mov.u32 r25, #0x00000000
again_pa:
    mov.u32 r24, #0x00000004             // in other places of the queue each time
    nop
each_pa:
    or.u32 idx1, r24, #0x0
    rcp.f32.f32 pa[idx1*2+0].x, pa0.y
    or.u32 o16, pa[idx1*2+0], #0x0
    rcp.f32.f32 pa[idx1*2+0].y, pa0.y
    or.u32 o16, pa[idx1*2+1], #0x0
    mad.u32.s0 r24, r24, #1, #1
    test(neg&nzero).sub.u32.x p1, r24, #8
    p1 br each_pa
    mad.u32.s0 r25, r25, #1, #1
    test(neg&nzero).sub.u32.x p1, r25, #4
    p1 br again_pa
    mov.u32 r24, #0x00000004
all_sa:
    or.u32 idx1, r24, #0x0               // sa8 to sa15, a line each
    rcp.f32.f32 sa[idx1*2+0].x, pa0.y
    or.u32 o16, sa[idx1*2+0], #0x0
    or.u32 sa[idx1*2+0], pa2, #0x0
    or.u32 o17, sa[idx1*2+0], #0x0
    rcp.f32.f32 sa[idx1*2+0].x, pa0.y
    or.u32 sa[idx1*2+0], pa2, #0x0
    or.u32 o18, sa[idx1*2+0], #0x0
    rcp.f32.f32.rpt4 i0.x, pa0.y
    or.u32.rpt16 o19, sa[idx1*2+0], #0x0
    rcp.f32.f32.rpt4 i0.x, pa0.y
    or.u32.rpt8 sa[idx1*2+0], pa2, #0x0
    rcp.f32.f32 sa[idx1*2+0].y, pa0.y
    or.u32 o16, sa[idx1*2+1], #0x0
    or.u32 sa[idx1*2+1], pa2, #0x0
    or.u32 o17, sa[idx1*2+1], #0x0
    rcp.f32.f32 sa[idx1*2+0].y, pa0.y
    or.u32 sa[idx1*2+1], pa2, #0x0
    or.u32 o18, sa[idx1*2+1], #0x0
    rcp.f32.f32.rpt4 i0.x, pa0.y
    or.u32.rpt16 o19, sa[idx1*2+1], #0x0
    rcp.f32.f32.rpt4 i0.x, pa0.y
    or.u32.rpt8 sa[idx1*2+1], pa2, #0x0
    mad.u32.s0 r24, r24, #1, #1
    test(neg&nzero).sub.u32.x p1, r24, #8
    p1 br all_sa
    mov.u32 r25, #0x00000000
again_sa:
    mov.u32 r24, #0x00000004             // in other places of the queue each time
    nop
each_sa:
    or.u32 idx1, r24, #0x0
    rcp.f32.f32 sa[idx1*2+0].x, pa0.y
    or.u32 o16, sa[idx1*2+0], #0x0
    rcp.f32.f32 sa[idx1*2+0].y, pa0.y
    or.u32 o16, sa[idx1*2+1], #0x0
    mad.u32.s0 r24, r24, #1, #1
    test(neg&nzero).sub.u32.x p1, r24, #8
    p1 br each_sa
    mad.u32.s0 r25, r25, #1, #1
    test(neg&nzero).sub.u32.x p1, r25, #4
    p1 br again_sa
    rcp.f32.f32 i0.x, pa0.y
    mov.f32 o16.x, i0.x
    mov.f32 i0.x, pa2.x
    mov.f32 o17.x, i0.x
    rcp.f32.f32 i0.x, pa0.y
    mov.f32 i0.x, pa2.x
    mov.f32 o18.x, i0.x
    rcp.f32.f32.rpt4 o24.x, pa0.y
    mov.f32.rpt4 o19.x, i0.x
    mov.f32.rpt4 o19.x, i0.x
    mov.f32.rpt4 o19.x, i0.x
    mov.f32.rpt4 o19.x, i0.x
    rcp.f32.f32 i0.y, pa0.y
    mov.f32 o16.x, i0.y
    mov.f32 i0.y, pa2.x
    mov.f32 o17.x, i0.y
    rcp.f32.f32 i0.y, pa0.y
    mov.f32 i0.y, pa2.x
    mov.f32 o18.x, i0.y
    rcp.f32.f32.rpt4 o24.x, pa0.y
    mov.f32.rpt4 o19.x, i0.y
    mov.f32.rpt4 o19.x, i0.y
    mov.f32.rpt4 o19.x, i0.y
    mov.f32.rpt4 o19.x, i0.y
    rcp.f32.f32 i0.z, pa0.y
    mov.f32 o16.x, i0.z
    mov.f32 i0.z, pa2.x
    mov.f32 o17.x, i0.z
    rcp.f32.f32 i0.z, pa0.y
    mov.f32 i0.z, pa2.x
    mov.f32 o18.x, i0.z
    rcp.f32.f32.rpt4 o24.x, pa0.y
    mov.f32.rpt4 o19.x, i0.z
    mov.f32.rpt4 o19.x, i0.z
    mov.f32.rpt4 o19.x, i0.z
    mov.f32.rpt4 o19.x, i0.z
    rcp.f32.f32 i0.w, pa0.y
    mov.f32 o16.x, i0.w
    mov.f32 i0.w, pa2.x
    mov.f32 o17.x, i0.w
    rcp.f32.f32 i0.w, pa0.y
    mov.f32 i0.w, pa2.x
    mov.f32 o18.x, i0.w
    rcp.f32.f32.rpt4 o24.x, pa0.y
    mov.f32.rpt4 o19.x, i0.w
    mov.f32.rpt4 o19.x, i0.w
    mov.f32.rpt4 o19.x, i0.w
    mov.f32.rpt4 o19.x, i0.w
    rcp.f32.f32 i1.x, pa0.y
    mov.f32 o16.x, i1.x
    mov.f32 i1.x, pa2.x
    mov.f32 o17.x, i1.x
    rcp.f32.f32 i1.x, pa0.y
    mov.f32 i1.x, pa2.x
    mov.f32 o18.x, i1.x
    rcp.f32.f32.rpt4 o24.x, pa0.y
    mov.f32.rpt4 o19.x, i1.x
    mov.f32.rpt4 o19.x, i1.x
    mov.f32.rpt4 o19.x, i1.x
    mov.f32.rpt4 o19.x, i1.x
    rcp.f32.f32 i1.y, pa0.y
    mov.f32 o16.x, i1.y
    mov.f32 i1.y, pa2.x
    mov.f32 o17.x, i1.y
    rcp.f32.f32 i1.y, pa0.y
    mov.f32 i1.y, pa2.x
    mov.f32 o18.x, i1.y
    rcp.f32.f32.rpt4 o24.x, pa0.y
    mov.f32.rpt4 o19.x, i1.y
    mov.f32.rpt4 o19.x, i1.y
    mov.f32.rpt4 o19.x, i1.y
    mov.f32.rpt4 o19.x, i1.y
    rcp.f32.f32 i1.z, pa0.y
    mov.f32 o16.x, i1.z
    mov.f32 i1.z, pa2.x
    mov.f32 o17.x, i1.z
    rcp.f32.f32 i1.z, pa0.y
    mov.f32 i1.z, pa2.x
    mov.f32 o18.x, i1.z
    rcp.f32.f32.rpt4 o24.x, pa0.y
    mov.f32.rpt4 o19.x, i1.z
    mov.f32.rpt4 o19.x, i1.z
    mov.f32.rpt4 o19.x, i1.z
    mov.f32.rpt4 o19.x, i1.z
    rcp.f32.f32 i1.w, pa0.y
    mov.f32 o16.x, i1.w
    mov.f32 i1.w, pa2.x
    mov.f32 o17.x, i1.w
    rcp.f32.f32 i1.w, pa0.y
    mov.f32 i1.w, pa2.x
    mov.f32 o18.x, i1.w
    rcp.f32.f32.rpt4 o24.x, pa0.y
    mov.f32.rpt4 o19.x, i1.w
    mov.f32.rpt4 o19.x, i1.w
    mov.f32.rpt4 o19.x, i1.w
    mov.f32.rpt4 o19.x, i1.w
    rcp.f32.f32 i2.x, pa0.y
    mov.f32 o16.x, i2.x
    mov.f32 i2.x, pa2.x
    mov.f32 o17.x, i2.x
    rcp.f32.f32 i2.x, pa0.y
    mov.f32 i2.x, pa2.x
    mov.f32 o18.x, i2.x
    rcp.f32.f32.rpt4 o24.x, pa0.y
    mov.f32.rpt4 o19.x, i2.x
    mov.f32.rpt4 o19.x, i2.x
    mov.f32.rpt4 o19.x, i2.x
    mov.f32.rpt4 o19.x, i2.x
    rcp.f32.f32 i2.y, pa0.y
    mov.f32 o16.x, i2.y
    mov.f32 i2.y, pa2.x
    mov.f32 o17.x, i2.y
    rcp.f32.f32 i2.y, pa0.y
    mov.f32 i2.y, pa2.x
    mov.f32 o18.x, i2.y
    rcp.f32.f32.rpt4 o24.x, pa0.y
    mov.f32.rpt4 o19.x, i2.y
    mov.f32.rpt4 o19.x, i2.y
    mov.f32.rpt4 o19.x, i2.y
    mov.f32.rpt4 o19.x, i2.y
    rcp.f32.f32 i2.z, pa0.y
    mov.f32 o16.x, i2.z
    mov.f32 i2.z, pa2.x
    mov.f32 o17.x, i2.z
    rcp.f32.f32 i2.z, pa0.y
    mov.f32 i2.z, pa2.x
    mov.f32 o18.x, i2.z
    rcp.f32.f32.rpt4 o24.x, pa0.y
    mov.f32.rpt4 o19.x, i2.z
    mov.f32.rpt4 o19.x, i2.z
    mov.f32.rpt4 o19.x, i2.z
    mov.f32.rpt4 o19.x, i2.z
    rcp.f32.f32 i2.w, pa0.y
    mov.f32 o16.x, i2.w
    mov.f32 i2.w, pa2.x
    mov.f32 o17.x, i2.w
    rcp.f32.f32 i2.w, pa0.y
    mov.f32 i2.w, pa2.x
    mov.f32 o18.x, i2.w
    rcp.f32.f32.rpt4 o24.x, pa0.y
    mov.f32.rpt4 o19.x, i2.w
    mov.f32.rpt4 o19.x, i2.w
    mov.f32.rpt4 o19.x, i2.w
    mov.f32.rpt4 o19.x, i2.w
    rcp.f32.f32 i3.x, pa0.y
    mov.f32 o16.x, i3.x
    mov.f32 i3.x, pa2.x
    mov.f32 o17.x, i3.x
    rcp.f32.f32 i3.x, pa0.y
    mov.f32 i3.x, pa2.x
    mov.f32 o18.x, i3.x
    rcp.f32.f32.rpt4 o24.x, pa0.y
    mov.f32.rpt4 o19.x, i3.x
    mov.f32.rpt4 o19.x, i3.x
    mov.f32.rpt4 o19.x, i3.x
    mov.f32.rpt4 o19.x, i3.x
    rcp.f32.f32 i3.y, pa0.y
    mov.f32 o16.x, i3.y
    mov.f32 i3.y, pa2.x
    mov.f32 o17.x, i3.y
    rcp.f32.f32 i3.y, pa0.y
    mov.f32 i3.y, pa2.x
    mov.f32 o18.x, i3.y
    rcp.f32.f32.rpt4 o24.x, pa0.y
    mov.f32.rpt4 o19.x, i3.y
    mov.f32.rpt4 o19.x, i3.y
    mov.f32.rpt4 o19.x, i3.y
    mov.f32.rpt4 o19.x, i3.y
    rcp.f32.f32 i3.z, pa0.y
    mov.f32 o16.x, i3.z
    mov.f32 i3.z, pa2.x
    mov.f32 o17.x, i3.z
    rcp.f32.f32 i3.z, pa0.y
    mov.f32 i3.z, pa2.x
    mov.f32 o18.x, i3.z
    rcp.f32.f32.rpt4 o24.x, pa0.y
    mov.f32.rpt4 o19.x, i3.z
    mov.f32.rpt4 o19.x, i3.z
    mov.f32.rpt4 o19.x, i3.z
    mov.f32.rpt4 o19.x, i3.z
    rcp.f32.f32 i3.w, pa0.y
    mov.f32 o16.x, i3.w
    mov.f32 i3.w, pa2.x
    mov.f32 o17.x, i3.w
    rcp.f32.f32 i3.w, pa0.y
    mov.f32 i3.w, pa2.x
    mov.f32 o18.x, i3.w
    rcp.f32.f32.rpt4 o24.x, pa0.y
    mov.f32.rpt4 o19.x, i3.w
    mov.f32.rpt4 o19.x, i3.w
    mov.f32.rpt4 o19.x, i3.w
    mov.f32.rpt4 o19.x, i3.w
    stl32 [r26 + #0], pa2                // loaded into what is still to come
    or.u32 r8, pa2, #0x0
    rcp.f32.f32 r8.x, pa0.y
    ldl8 r8, [r26 + #3 + #0]
    rcp.f32.f32 r8.x, pa0.y
    ldl16 r8, [r26 + #1 + #0]
    or.u32 r9, pa2, #0x0
    rcp.f32.f32 r8.y, pa0.y
    ldl8 r9, [r26 + #3 + #0]
    rcp.f32.f32 r8.y, pa0.y
    ldl16 r9, [r26 + #1 + #0]
    or.u32 r10, pa2, #0x0
    rcp.f32.f32 r10.x, pa0.y
    ldl8 r10, [r26 + #3 + #0]
    rcp.f32.f32 r10.x, pa0.y
    ldl16 r10, [r26 + #1 + #0]
    or.u32 r11, pa2, #0x0
    rcp.f32.f32 r10.y, pa0.y
    ldl8 r11, [r26 + #3 + #0]
    rcp.f32.f32 r10.y, pa0.y
    ldl16 r11, [r26 + #1 + #0]
    or.u32 r12, pa2, #0x0
    rcp.f32.f32 r12.x, pa0.y
    ldl8 r12, [r26 + #3 + #0]
    rcp.f32.f32 r12.x, pa0.y
    ldl16 r12, [r26 + #1 + #0]
    or.u32 r13, pa2, #0x0
    rcp.f32.f32 r12.y, pa0.y
    ldl8 r13, [r26 + #3 + #0]
    rcp.f32.f32 r12.y, pa0.y
    ldl16 r13, [r26 + #1 + #0]
    or.u32 r14, pa2, #0x0
    rcp.f32.f32 r14.x, pa0.y
    ldl8 r14, [r26 + #3 + #0]
    rcp.f32.f32 r14.x, pa0.y
    ldl16 r14, [r26 + #1 + #0]
    or.u32 r15, pa2, #0x0
    rcp.f32.f32 r14.y, pa0.y
    ldl8 r15, [r26 + #3 + #0]
    rcp.f32.f32 r14.y, pa0.y
    ldl16 r15, [r26 + #1 + #0]
    or.u32 pa8, pa2, #0x0
    rcp.f32.f32 pa8.x, pa0.y
    ldl8 pa8, [r26 + #3 + #0]
    rcp.f32.f32 pa8.x, pa0.y
    ldl16 pa8, [r26 + #1 + #0]
    or.u32 pa9, pa2, #0x0
    rcp.f32.f32 pa8.y, pa0.y
    ldl8 pa9, [r26 + #3 + #0]
    rcp.f32.f32 pa8.y, pa0.y
    ldl16 pa9, [r26 + #1 + #0]
    or.u32 pa10, pa2, #0x0
    rcp.f32.f32 pa10.x, pa0.y
    ldl8 pa10, [r26 + #3 + #0]
    rcp.f32.f32 pa10.x, pa0.y
    ldl16 pa10, [r26 + #1 + #0]
    or.u32 pa11, pa2, #0x0
    rcp.f32.f32 pa10.y, pa0.y
    ldl8 pa11, [r26 + #3 + #0]
    rcp.f32.f32 pa10.y, pa0.y
    ldl16 pa11, [r26 + #1 + #0]
    or.u32 pa12, pa2, #0x0
    rcp.f32.f32 pa12.x, pa0.y
    ldl8 pa12, [r26 + #3 + #0]
    rcp.f32.f32 pa12.x, pa0.y
    ldl16 pa12, [r26 + #1 + #0]
    or.u32 pa13, pa2, #0x0
    rcp.f32.f32 pa12.y, pa0.y
    ldl8 pa13, [r26 + #3 + #0]
    rcp.f32.f32 pa12.y, pa0.y
    ldl16 pa13, [r26 + #1 + #0]
    or.u32 pa14, pa2, #0x0
    rcp.f32.f32 pa14.x, pa0.y
    ldl8 pa14, [r26 + #3 + #0]
    rcp.f32.f32 pa14.x, pa0.y
    ldl16 pa14, [r26 + #1 + #0]
    or.u32 pa15, pa2, #0x0
    rcp.f32.f32 pa14.y, pa0.y
    ldl8 pa15, [r26 + #3 + #0]
    rcp.f32.f32 pa14.y, pa0.y
    ldl16 pa15, [r26 + #1 + #0]
    mov.f32 i0.xyzw, pa0.yyyy            // by the second operation of a dual instruction, which goes right behind the first one
    rcp.f32.f32 r8.x, pa0.y
    mov.f32 i1.xyzw, pa0.yyyy + mov.f32 r8.xy, i0.xy
    rcp.f32.f32 r8.x, pa0.y
    mov.f32 i1.xyzw, i2.xyzw + mov.f32 o16.xy, r8.xy
    rcp.f32.f32 r8.y, pa0.y
    mov.f32 i1.xyzw, pa0.yyyy + mov.f32 r8.xy, i0.xy
    rcp.f32.f32 r8.y, pa0.y
    mov.f32 i1.xyzw, i2.xyzw + mov.f32 o16.xy, r8.xy
    rcp.f32.f32 r10.x, pa0.y
    mov.f32 i1.xyzw, pa0.yyyy + mov.f32 r10.xy, i0.xy
    rcp.f32.f32 r10.x, pa0.y
    mov.f32 i1.xyzw, i2.xyzw + mov.f32 o16.xy, r10.xy
    rcp.f32.f32 r10.y, pa0.y
    mov.f32 i1.xyzw, pa0.yyyy + mov.f32 r10.xy, i0.xy
    rcp.f32.f32 r10.y, pa0.y
    mov.f32 i1.xyzw, i2.xyzw + mov.f32 o16.xy, r10.xy
    rcp.f32.f32 r12.x, pa0.y
    mov.f32 i1.xyzw, pa0.yyyy + mov.f32 r12.xy, i0.xy
    rcp.f32.f32 r12.x, pa0.y
    mov.f32 i1.xyzw, i2.xyzw + mov.f32 o16.xy, r12.xy
    rcp.f32.f32 r12.y, pa0.y
    mov.f32 i1.xyzw, pa0.yyyy + mov.f32 r12.xy, i0.xy
    rcp.f32.f32 r12.y, pa0.y
    mov.f32 i1.xyzw, i2.xyzw + mov.f32 o16.xy, r12.xy
    rcp.f32.f32 r14.x, pa0.y
    mov.f32 i1.xyzw, pa0.yyyy + mov.f32 r14.xy, i0.xy
    rcp.f32.f32 r14.x, pa0.y
    mov.f32 i1.xyzw, i2.xyzw + mov.f32 o16.xy, r14.xy
    rcp.f32.f32 r14.y, pa0.y
    mov.f32 i1.xyzw, pa0.yyyy + mov.f32 r14.xy, i0.xy
    rcp.f32.f32 r14.y, pa0.y
    mov.f32 i1.xyzw, i2.xyzw + mov.f32 o16.xy, r14.xy
    rcp.f32.f32 o8.x, pa0.y
    mov.f32 i1.xyzw, pa0.yyyy + mov.f32 o8.xy, i0.xy
    rcp.f32.f32 o8.x, pa0.y
    mov.f32 i1.xyzw, i2.xyzw + mov.f32 r16.xy, o8.xy
    rcp.f32.f32 o8.y, pa0.y
    mov.f32 i1.xyzw, pa0.yyyy + mov.f32 o8.xy, i0.xy
    rcp.f32.f32 o8.y, pa0.y
    mov.f32 i1.xyzw, i2.xyzw + mov.f32 r16.xy, o8.xy
    rcp.f32.f32 o10.x, pa0.y
    mov.f32 i1.xyzw, pa0.yyyy + mov.f32 o10.xy, i0.xy
    rcp.f32.f32 o10.x, pa0.y
    mov.f32 i1.xyzw, i2.xyzw + mov.f32 r16.xy, o10.xy
    rcp.f32.f32 o10.y, pa0.y
    mov.f32 i1.xyzw, pa0.yyyy + mov.f32 o10.xy, i0.xy
    rcp.f32.f32 o10.y, pa0.y
    mov.f32 i1.xyzw, i2.xyzw + mov.f32 r16.xy, o10.xy
    rcp.f32.f32 o12.x, pa0.y
    mov.f32 i1.xyzw, pa0.yyyy + mov.f32 o12.xy, i0.xy
    rcp.f32.f32 o12.x, pa0.y
    mov.f32 i1.xyzw, i2.xyzw + mov.f32 r16.xy, o12.xy
    rcp.f32.f32 o12.y, pa0.y
    mov.f32 i1.xyzw, pa0.yyyy + mov.f32 o12.xy, i0.xy
    rcp.f32.f32 o12.y, pa0.y
    mov.f32 i1.xyzw, i2.xyzw + mov.f32 r16.xy, o12.xy
    rcp.f32.f32 o14.x, pa0.y
    mov.f32 i1.xyzw, pa0.yyyy + mov.f32 o14.xy, i0.xy
    rcp.f32.f32 o14.x, pa0.y
    mov.f32 i1.xyzw, i2.xyzw + mov.f32 r16.xy, o14.xy
    rcp.f32.f32 o14.y, pa0.y
    mov.f32 i1.xyzw, pa0.yyyy + mov.f32 o14.xy, i0.xy
    rcp.f32.f32 o14.y, pa0.y
    mov.f32 i1.xyzw, i2.xyzw + mov.f32 r16.xy, o14.xy
    rcp.f32.f32 pa8.x, pa0.y
    mov.f32 i1.xyzw, pa0.yyyy + mov.f32 pa8.xy, i0.xy
    rcp.f32.f32 pa8.x, pa0.y
    mov.f32 i1.xyzw, i2.xyzw + mov.f32 o16.xy, pa8.xy
    rcp.f32.f32 pa8.y, pa0.y
    mov.f32 i1.xyzw, pa0.yyyy + mov.f32 pa8.xy, i0.xy
    rcp.f32.f32 pa8.y, pa0.y
    mov.f32 i1.xyzw, i2.xyzw + mov.f32 o16.xy, pa8.xy
    rcp.f32.f32 pa10.x, pa0.y
    mov.f32 i1.xyzw, pa0.yyyy + mov.f32 pa10.xy, i0.xy
    rcp.f32.f32 pa10.x, pa0.y
    mov.f32 i1.xyzw, i2.xyzw + mov.f32 o16.xy, pa10.xy
    rcp.f32.f32 pa10.y, pa0.y
    mov.f32 i1.xyzw, pa0.yyyy + mov.f32 pa10.xy, i0.xy
    rcp.f32.f32 pa10.y, pa0.y
    mov.f32 i1.xyzw, i2.xyzw + mov.f32 o16.xy, pa10.xy
    rcp.f32.f32 pa12.x, pa0.y
    mov.f32 i1.xyzw, pa0.yyyy + mov.f32 pa12.xy, i0.xy
    rcp.f32.f32 pa12.x, pa0.y
    mov.f32 i1.xyzw, i2.xyzw + mov.f32 o16.xy, pa12.xy
    rcp.f32.f32 pa12.y, pa0.y
    mov.f32 i1.xyzw, pa0.yyyy + mov.f32 pa12.xy, i0.xy
    rcp.f32.f32 pa12.y, pa0.y
    mov.f32 i1.xyzw, i2.xyzw + mov.f32 o16.xy, pa12.xy
    rcp.f32.f32 pa14.x, pa0.y
    mov.f32 i1.xyzw, pa0.yyyy + mov.f32 pa14.xy, i0.xy
    rcp.f32.f32 pa14.x, pa0.y
    mov.f32 i1.xyzw, i2.xyzw + mov.f32 o16.xy, pa14.xy
    rcp.f32.f32 pa14.y, pa0.y
    mov.f32 i1.xyzw, pa0.yyyy + mov.f32 pa14.xy, i0.xy
    rcp.f32.f32 pa14.y, pa0.y
    mov.f32 i1.xyzw, i2.xyzw + mov.f32 o16.xy, pa14.xy
    mov.f32 o16.xy, pa0.yy
over:
    nop .end
