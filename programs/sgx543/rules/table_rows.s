// Every row of every table of rcp, rsq, log and exp, at 24 places of it: each instance has a row, and goes on by 2730 of 65536. A number that is
// wrong in a low bit shows at few places. Values from programs/sgx543/oracle.
.instances 128
.pa 1
.outputs o 0 2
.input 0: file "../data/table_rows_in.hex"
.expect output 0: file "../data/table_rows_out.hex"
    or.u32 r8, pa0, #0x0
    mov.u32 r20, #0x00800000
    mov.u32 r21, #0x00000aaa
    mad.u32.s0 r12, pa0, #1, r20
    mov.u32 r16, #0x00000000
    mov.u32 r17, #0x00000000
    mov.u32 r18, #0x00000000
again:
    rcp.f32.f32 r0.x, r8.x
    rsq.f32.f32 r2.x, r8.x               // the even exponent, then the odd one
    rsq.f32.f32 r4.x, r12.x
    log.f32.f32 r6.x, r8.x
    exp.f32.f32 r14.x, r8.x
    mad.u32.s0 r16, r16, #1, r0
    mad.u32.s0 r16, r16, #1, r2
    mad.u32.s0 r16, r16, #1, r4
    mad.u32.s0 r17, r17, #1, r6
    mad.u32.s0 r17, r17, #1, r14
    mad.u32.s0 r8, r8, #1, r21
    mad.u32.s0 r12, r12, #1, r21
    mad.u32.s0 r18, r18, #1, #1
    test(neg&nzero).sub.u32.x p0, r18, #24
    p0 br again
    or.u32 o0, r16, #0x0
    or.u32 o1, r17, #0x0
