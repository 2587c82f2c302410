// The secondary program multiplies two matrices once; every instance uses the product. Values from programs/sgx543/oracle.
.tags seeds
.instances 20
.pa 4
.outputs o 0 4
.start main
.secondary before main
.uniform 0: file "../data/secondary_matrix_uniform.hex"
.input 0: file "../data/secondary_matrix_in.hex"
.expect output 0: file "../data/secondary_matrix_out.hex"
before:
    mov.f32 i0.xyzw, sa0.xyzw
    mov.f32 i1.xyzw, sa4.xyzw
    mov.f32 i2.xyzw, sa8.xyzw
    mov.f32 i3.xyzw, sa12.xyzw
    dot4.f32.rpt4.ext r32.x, pa16.xyzw, i0.xyzw  // r and pa are sa here
    dot4.f32.rpt4.ext o36.x, sa16.xyzw, i1.xyzw
    dot4.f32.rpt4.ext sa40.x, r16.xyzw, i2.xyzw
    dot4.f32.rpt4.ext pa44.x, o16.xyzw, i3.xyzw
    nop .end
main:
    mov.f32 i0.xyzw, pa0.xyzw
    dot4.f32.rpt4.ext o0.x, sa32.xyzw, i0.xyzw
    emit tgt1 ctl1 .end
