// ex2 of negative numbers that are whole in 2^-24 and whose result would be another one if they were taken for the next one below, as if something had
// been cut: for exponents from -2 to 5 and each bit of the fraction. Expected: the sheet's algorithm, apart from the model.
.tags short
.attributes v0
.outmap o0
.runs 5
.input 0: 0xbd7ff6 0xbd81d9 0xbe7bbf 0xbe854c
.input 1: 0xbf36ff 0xbfc90c 0xc0d7fb 0xc02a14
.input 2: 0xc1fede 0xc10f3d 0xc2ff6f 0xc202b8
.input 3: 0xc3f5fa 0xc3091d 0xc302c9 0xc47afd
.input 4: 0xc483b3 0xc40419 0xc40419 0xc40419
.expect output 0: 0x3e8ad1 0x3e8a50 0x3e3232 0x3e2e43
.expect output 1: 0x3db92a 0x3d2912 0x3b3df3 0x3c97ac
.expect output 2: 0x370329 0x3ab21b 0x2f0329 0x36e2b8
.expect output 3: 0x1f8b35 0x2e58fe 0x2ec5ce 0x0f8b35
.expect output 4: 0x0e7399 0x1e66fd 0x1e66fd 0x1e66fd

    ex2 o0.x, v0.x
    ex2 o0.y, v0.y
    ex2 o0.z, v0.z
    ex2 o0.w, v0.w
    end
