// SWIZZLE of halves where TYPE is F16, as where it is U16, and of bytes where it is F32. By hand, sheet 4.9.
.tags short
.outputs t1 t2
.uniform 0: 0x03020100 0x07060504 0x0b0a0908 0x0f0e0d0c
.uniform 1: 0x00010203 0x04050607 0x76543210 0xfedcba98
.expect output 0: 0x00000706 0 0x01000302 0  0x0b0a0908 0x0f0e0d0c 0x03020100 0x07060504

        mov t0, void, void, u0.xyzw
        mov t4, void, void, u1.xyzw
        swizzle.f16 t1.zx, t0.xyzw, t4.xyxy, 3843:u20
        swizzle t2, t0.xyzw, t4.wzwz, 65535:u20
