// What rounds to a 10-bit fixed number from just over a half of its last place: the lowest bit of the significand alone decides. Halves
// themselves go to the even one, what is just below them down. By hand, from docs/isa/sgx543.md, 4.3.
.tags short
.instances 1
.pa 8
.outputs o 0 4
.input 0: 0x3b000001 0xbb000001 0x3b000000 0x3b7fffff 0x3bc00001 0x3bc00000 0x3bbfffff 0xbbc00001
.expect output 0: 0x000ffc01 1 0x00100802 0x3fe
    pack.fx10.f32 o0.xyzw, {pa0,pa2}.xyzw
    pack.fx10.f32 o2.xyzw, {pa4,pa6}.xyzw
