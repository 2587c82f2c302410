// A texture's colour in bytes over what is there by its alpha, mixed by another colour, and added without alpha. Values from
// programs/sgx543/oracle.
.tags seeds
.instances 32
.pa 7
.o 1
.outputs o 0 3
.answer 0: 0x80ff4010
.answer 1: 0xff112233
.answer 2: 0x00ffffff
.answer 3: 0x7fa0b0c0
.input 0: file "../data/blend_bytes_in.hex"
.expect output 0: file "../data/blend_bytes_out.hex"
    tex2D r4, pa0.f32, pa2 drc0
    or.u32 o2, o0, #0x0
    or.u32 r5, o0, #0x0
    add.fx8 o0, s1a*r4, (1-s1a)*r5 : a add s1a*r4, (1-s1a)*r5
    add.fx8 o1, s0=pa6, s0*r4, (1-s0)*r5 : a add s0a*r4
    add.fx8 o2.xyz, (1-0)*r4, (1-0)*r5 : a add
