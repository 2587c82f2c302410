// Sixteen vertices by two matrices, for each of 64 instances: what passes between the matrices stays in internal registers. Ordered as a compiler
// does it, two vertices at a time, so that what depends on a result comes some iterations behind it. Values from programs/sgx543/oracle.
.tags seeds
.instances 64
.pa 64
.outputs o 0 64
.uniform 0: file "../data/transform_vertices_uniform.hex"
.input 0: file "../data/transform_vertices_in.hex"
.expect output 0: file "../data/transform_vertices_out.hex"
    mov.f32 i0.xyzw, pa0.xyzw
    mov.f32 i1.xyzw, pa4.xyzw
    dot4.f32.rpt4.ext i2.x, sa0.xyzw, i0.xyzw
    dot4.f32.rpt4.ext i3.x, sa0.xyzw, i1.xyzw
    mov.f32 i0.xyzw, pa8.xyzw
    mov.f32 i1.xyzw, pa12.xyzw
    dot4.f32.rpt4.ext o0.x, sa16.xyzw, i2.xyzw
    dot4.f32.rpt4.ext o4.x, sa16.xyzw, i3.xyzw
    dot4.f32.rpt4.ext i2.x, sa0.xyzw, i0.xyzw
    dot4.f32.rpt4.ext i3.x, sa0.xyzw, i1.xyzw
    mov.f32 i0.xyzw, pa16.xyzw
    mov.f32 i1.xyzw, pa20.xyzw
    dot4.f32.rpt4.ext o8.x, sa16.xyzw, i2.xyzw
    dot4.f32.rpt4.ext o12.x, sa16.xyzw, i3.xyzw
    dot4.f32.rpt4.ext i2.x, sa0.xyzw, i0.xyzw
    dot4.f32.rpt4.ext i3.x, sa0.xyzw, i1.xyzw
    mov.f32 i0.xyzw, pa24.xyzw
    mov.f32 i1.xyzw, pa28.xyzw
    dot4.f32.rpt4.ext o16.x, sa16.xyzw, i2.xyzw
    dot4.f32.rpt4.ext o20.x, sa16.xyzw, i3.xyzw
    dot4.f32.rpt4.ext i2.x, sa0.xyzw, i0.xyzw
    dot4.f32.rpt4.ext i3.x, sa0.xyzw, i1.xyzw
    mov.f32 i0.xyzw, pa32.xyzw
    mov.f32 i1.xyzw, pa36.xyzw
    dot4.f32.rpt4.ext o24.x, sa16.xyzw, i2.xyzw
    dot4.f32.rpt4.ext o28.x, sa16.xyzw, i3.xyzw
    dot4.f32.rpt4.ext i2.x, sa0.xyzw, i0.xyzw
    dot4.f32.rpt4.ext i3.x, sa0.xyzw, i1.xyzw
    mov.f32 i0.xyzw, pa40.xyzw
    mov.f32 i1.xyzw, pa44.xyzw
    dot4.f32.rpt4.ext o32.x, sa16.xyzw, i2.xyzw
    dot4.f32.rpt4.ext o36.x, sa16.xyzw, i3.xyzw
    dot4.f32.rpt4.ext i2.x, sa0.xyzw, i0.xyzw
    dot4.f32.rpt4.ext i3.x, sa0.xyzw, i1.xyzw
    mov.f32 i0.xyzw, pa48.xyzw
    mov.f32 i1.xyzw, pa52.xyzw
    dot4.f32.rpt4.ext o40.x, sa16.xyzw, i2.xyzw
    dot4.f32.rpt4.ext o44.x, sa16.xyzw, i3.xyzw
    dot4.f32.rpt4.ext i2.x, sa0.xyzw, i0.xyzw
    dot4.f32.rpt4.ext i3.x, sa0.xyzw, i1.xyzw
    mov.f32 i0.xyzw, pa56.xyzw
    mov.f32 i1.xyzw, pa60.xyzw
    dot4.f32.rpt4.ext o48.x, sa16.xyzw, i2.xyzw
    dot4.f32.rpt4.ext o52.x, sa16.xyzw, i3.xyzw
    dot4.f32.rpt4.ext i2.x, sa0.xyzw, i0.xyzw
    dot4.f32.rpt4.ext i3.x, sa0.xyzw, i1.xyzw
    dot4.f32.rpt4.ext o56.x, sa16.xyzw, i2.xyzw
    dot4.f32.rpt4.ext o60.x, sa16.xyzw, i3.xyzw
