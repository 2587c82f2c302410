// SWIZZLE as byte and halfword permutation under masks of bytes and components. By hand, sheet 4.9.
.outputs t1 t2 t3
.uniform 0: 0x03020100 0x07060504 0x0b0a0908 0x0f0e0d0c
.uniform 1: 0x76543210 0xfedcba98 0x00010203 0x04050607
.expect output 0: 0x03020100 0x07060504 0x0b0a0908 0x0f0e0d0c  0 0x00060000 0 0  0x00000706 0 0x01000302 0

        mov t0, void, void, u0.xyzw
        mov t4, void, void, u1.xyzw
        swizzle.u8 t1, t0.xyzw, t4.xyzw, 65535:u20         // identity
        swizzle.u8 t2._y__, t0.xyzw, t4.xyzw, 64:u20       // byte 6 alone
        swizzle.u8 t2.x___, t0.xyzw, t4.xyzw, 64:u20       // not in a component of the mask
        swizzle.u16 t3.zx, t0.xyzw, t4.zwzw, 3843:u20      // halves 0, and of z both
