// A register is written whole, by SWIZZLE in some bytes of each component right behind, and read right behind that, in each slot: the other bytes are those
// of the first write (docs/isa/vivante.md, 4.9). By hand: bytes 0 are those of t0; what is ored with 0 stays what it is.
.tags short
.outputs t2 t3
.uniform 0: 0x03020100 0x07060504 0x0b0a0908 0x0f0e0d0c
.uniform 1: 0x76543210 0xfedcba98 0 0
.uniform 2: 0xa1a2a3a4 0xb1b2b3b4 0xc1c2c3c4 0xd1d2d3d4
.expect output 0: 0xa1a2a300 0xb1b2b304 0xc1c2c308 0xd1d2d30c 0xa1a2a300 0xb1b2b304 0xc1c2c308 0xd1d2d30c

        mov t0, void, void, u0.xyzw
        mov t4, void, void, u1.xyzw
        nop void, void, void, void
        nop void, void, void, void
        nop void, void, void, void
        mov t1, void, void, u2.xyzw
        swizzle t1, t0.xyzw, t4.xyxy, 4369:u20
        mov t2, void, void, t1.xyzw
        nop void, void, void, void
        mov t1, void, void, u2.xyzw
        swizzle t1, t0.xyzw, t4.xyxy, 4369:u20
        or.u32 t3, t1.xyzw, void, 0:u20
