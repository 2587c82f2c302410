// Sixteen texels, tinted, over what is there, twice with other tints; then fog, and a least brightness; for each of 64 instances. Values from
// programs/sgx543/oracle.
.tags seeds
.instances 64
.pa 6
.o 16
.outputs o 0 16
.uniform 0: file "../data/blend_tiles_uniform.hex"
.answer 0: file "../data/blend_tiles_texels0.hex"
.answer 1: file "../data/blend_tiles_texels1.hex"
.answer 2: file "../data/blend_tiles_texels2.hex"
.answer 3: file "../data/blend_tiles_texels3.hex"
.input 0: file "../data/blend_tiles_in.hex"
.expect output 0: file "../data/blend_tiles_out.hex"
    tex2D r8, pa0.f32, pa2 drc0
    smlsi d+1 s0+1 s1+1 s2+0   // the tint stays
    add.fx8.rpt8 r40, s2*r8, 0*sa0 : a add s2a*r8, 0*sa0
    add.fx8.rpt8 r48, s2*r16, 0*sa0 : a add s2a*r16, 0*sa0
    smlsi d+1 s0+1 s1+1 s2+1
    add.fx8.rpt8 o0, s1a*r40, (1-s1a)*o0 : a add s1a*r40, (1-s1a)*o0
    add.fx8.rpt8 o8, s1a*r48, (1-s1a)*o8 : a add s1a*r48, (1-s1a)*o8
    smlsi d+1 s0+1 s1+1 s2+0
    add.fx8.rpt8 r40, s2*r8, 0*sa1 : a add s2a*r8, 0*sa1
    add.fx8.rpt8 r48, s2*r16, 0*sa1 : a add s2a*r16, 0*sa1
    smlsi d+1 s0+1 s1+1 s2+1
    add.fx8.rpt8 o0, s1a*r40, (1-s1a)*o0 : a add s1a*r40, (1-s1a)*o0
    add.fx8.rpt8 o8, s1a*r48, (1-s1a)*o8 : a add s1a*r48, (1-s1a)*o8
    smlsi d+1 s0+1 s1+1 s2+0
    add.fx8.rpt8 o0, (1-s2a)*o0, s2a*sa2 : a add (1-s2a)*o0, s2a*sa2
    add.fx8.rpt8 o8, (1-s2a)*o8, s2a*sa2 : a add (1-s2a)*o8, s2a*sa2
    max.fx8.rpt8 o0, (1-0)*o0, (1-0)*sa3 : a max (1-0)*o0, (1-0)*sa3
    max.fx8.rpt8 o8, (1-0)*o8, (1-0)*sa3 : a max (1-0)*o8, (1-0)*sa3
