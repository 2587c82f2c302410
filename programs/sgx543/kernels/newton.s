// A square root by Newton's steps, each of them a subroutine: savelink, and LAPC to come back. Values from programs/sgx543/oracle.
.tags seeds
.instances 16
.pa 1
.outputs o 0 1
.input 0: file "../data/newton_in.hex"
.expect output 0: file "../data/newton_out.hex"
    mov.f32 i1.x, c3.x
again:
    br.savelink better
    mad.u32.s0 r3, r3, #1, #1
    test(T&nzero).sub.u32.x p0, r3, #6
    p0 br again
    mov.f32 o0.x, i1.x
    nop .end
better:
    rcp.f32.f32 i0.x, i1.x
    mad3.f32 i0.x, i0.x, pa0.x, i1.x
    mul.f32 i1.x, i0.x, c12.x
    mov pc, link
