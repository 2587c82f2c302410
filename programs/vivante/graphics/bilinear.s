// A 2 x 2 texture of bytes, bilinear and clamped, at four places of a quad. By hand: 0, 64, 128, 255 in red; (0 + 64 + 128 + 255) / 4 = 111.75.
.tags seeds
.threads 4
.inputs t1
.outputs t0
.global 0: 0xff000000 0xff000040 0xff000080 0xff0000ff
.sampler 0 rgba8 clamp bilinear size 2 2 level 0 8
.input 0: 0.0 0.0 0 0  1.0 0.0 0 0  0.0 1.0 0 0  0.5 0.5 0 0
// 64 / 255, 128 / 255, 112 / 255
.expect output 0: 0 0 0 1.0  0x3e808081 0 0 1.0  0x3f008081 0 0 1.0  0x3ee0e0e1 0 0 1.0

    texld t0, tex0.xyzw, t1.xyyy, void, void
