// How often z * z + c stays within 2, at most 40 times: a loop with two branches. Values from programs/sgx543/oracle.
.tags seeds
.instances 64
.pa 2
.outputs o 0 1
.input 0: file "../data/mandelbrot_in.hex"
.expect output 0: file "../data/mandelbrot_out.hex"
    mov.f32 i0.xyzw, c0.xyzw
again:
    mul.f32 i1.xyz, i0.xyy, i0.xyx
    add.f32 i2.x, i1.x, i1.y
    test(pos&nzero).sub.f32.x p0, i2, #4
    p0 br over
    add.f32 i2.x, -i1.y, i1.x
    add.f32 i0.x, i2.x, pa0.x
    add.f32 i2.y, i1.z, i1.z
    add.f32 i0.y, i2.y, pa0.y
    mad.u32.s0 o0, o0, #1, #1
    test(neg&nzero).sub.u32.x p1, o0, #40
    p1 br again
over:
    nop .end
