// Integer mads of 16 and 32 bits with every format, sign and saturation: sheet 3.15 to 3.17. Values from programs/sgx543/oracle.
.instances 40
.pa 3
.outputs o 0 40
.input 0: file "../data/integer_mads_in.hex"
.expect output 0: file "../data/integer_mads_out.hex"
    mad.u16 o0, pa0.h0, pa1.h0, pa2.h0
    mad.u16 o1, pa0.h0, pa1.u8_0, -pa2.u8_1
    mad.u16 o2, pa0.h0, pa1.s8_1, pa2.s8_0
    mad.u16 o3, pa0.h0, |pa1.h0|, -pa2.h0
    mad.u16 o4, pa0.h0, |pa1.s8_0|, pa2.h0
    mad.u16.sat o5, pa0.h0, pa1.h0, pa2.h0
    mad.u16.sat o6, pa0.h0, pa1.u8_0, -pa2.u8_1
    mad.u16.sat o7, pa0.h0, pa1.s8_1, pa2.s8_0
    mad.u16.sat o8, pa0.h0, |pa1.h0|, -pa2.h0
    mad.u16.sat o9, pa0.h0, |pa1.s8_0|, pa2.h0
    mad.i16 o10, pa0.h0, pa1.h0, pa2.h0
    mad.i16 o11, pa0.h0, pa1.u8_0, -pa2.u8_1
    mad.i16 o12, pa0.h0, pa1.s8_1, pa2.s8_0
    mad.i16 o13, pa0.h0, |pa1.h0|, -pa2.h0
    mad.i16 o14, pa0.h0, |pa1.s8_0|, pa2.h0
    mad.i16.sat o15, pa0.h0, pa1.h0, pa2.h0
    mad.i16.sat o16, pa0.h0, pa1.u8_0, -pa2.u8_1
    mad.i16.sat o17, pa0.h0, pa1.s8_1, pa2.s8_0
    mad.i16.sat o18, pa0.h0, |pa1.h0|, -pa2.h0
    mad.i16.sat o19, pa0.h0, |pa1.s8_0|, pa2.h0
    mad.u32 o20, pa0.h0, pa1.h1, pa2
    mad.u32 o21, pa0.h1, pa1.h0, pa2.h1
    mad.u32 o22, pa0.h1, pa1.h1, pa2.sh0
    mad.u32.sat o23, pa0.h0, pa1.h1, pa2
    mad.u32.sat o24, pa0.h1, pa1.h0, pa2.h1
    mad.u32.sat o25, pa0.h1, pa1.h1, pa2.sh0
    mad.i32 o26, pa0.h0, pa1.h1, pa2
    mad.i32 o27, pa0.h1, pa1.h0, pa2.h1
    mad.i32 o28, pa0.h1, pa1.h1, pa2.sh0
    mad.i32.sat o29, pa0.h0, pa1.h1, pa2
    mad.i32.sat o30, pa0.h1, pa1.h0, pa2.h1
    mad.i32.sat o31, pa0.h1, pa1.h1, pa2.sh0
    mad.u32.s0 o32, pa0, pa1, pa2
    mad.u32.s0 o33, pa0, -pa1, -pa2
    mad.u32.s1 o34, pa0, pa1, pa2
    mad.u32.s1 o35, pa0, -pa1, -pa2
    mad.i32.s0 o36, pa0, pa1, pa2
    mad.i32.s0 o37, pa0, -pa1, -pa2
    mad.i32.s1 o38, pa0, pa1, pa2
    mad.i32.s1 o39, pa0, -pa1, -pa2
