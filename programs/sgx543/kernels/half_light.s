// Light of a vertex in F16: dot, max, mad and mul of four lanes. Values from programs/sgx543/oracle.
.tags seeds
.instances 40
.pa 4
.outputs o 0 2
.uniform 0: file "../data/half_light_uniform.hex"
.input 0: file "../data/half_light_in.hex"
.expect output 0: file "../data/half_light_out.hex"
    dot.f16 r0.xyzw, pa0.xyzw, sa0.xyzw
    max.f16 r0.xyzw, r0.xyzw, c0.xxxx
    mad.f16 r2.xyzw, r0.xyzw, sa2.xyzw, sa4.xyzw
    mul.f16 o0.xyzw, r2.xyzw, pa2.xyzw
