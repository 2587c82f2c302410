// Skinning: two matrices of a palette in sa, found through idx1 and idx2, by two weights. Values from programs/sgx543/oracle.
.tags seeds
.instances 24
.pa 8
.outputs o 0 4
.uniform 0: file "../data/skinning_uniform.hex"
.input 0: file "../data/skinning_in.hex"
.expect output 0: file "../data/skinning_out.hex"
    mad.u16 idx1, pa4.h0, #1.h0, #0.h0
    mad.u16 idx2, pa5.h0, #1.h0, #0.h0
    mov.f32 i0.xyzw, pa0.xyzw
    dot4.f32.rpt3.ext i1.x, sa[idx1*2+0].xyzw, i0.xyzw
    dot4.f32.rpt3.ext i3.x, sa[idx2*2+0].xyzw, i0.xyzw
    mul.f32 i2.xyz, i1.xyz, pa6.xxx
    mad3.f32 o0.xyz, i3.xyz, pa6.yyy, i2.xyz
    mov.u32 o3, #0x3f800000
    emit tgt1 ctl1 .end
