// TXF of places in which one bit of one coordinate is set, from each lane: the answer says which place the texture unit was asked for. Sampler 0 is a column
// of 257 texels, sampler 1 a row of 257. Of each only the texels with these numbers are not 0. By hand: texel 2^N of the column is 16 + N, and of the row
// 32 + N.
.chip gc7000
.tags short
.threads 4
.inputs t0 t1 t2
.outputs t3 t4 t5 t6 t7 t8
.sampler 0 r32f clamp nearest size 1 257 level 0 4
.sampler 1 r32f clamp nearest size 257 1 level 0x404 1028
.global 0x4: 16
.global 0x8: 17
.global 0x10: 18
.global 0x20: 19
.global 0x40: 20
.global 0x80: 21
.global 0x100: 22
.global 0x200: 23
.global 0x400: 24
.global 0x408: 32
.global 0x40c: 33
.global 0x414: 34
.global 0x424: 35
.global 0x444: 36
.global 0x484: 37
.global 0x504: 38
.global 0x604: 39
.global 0x804: 40
.input 0: 0 1 2 4  0 8 16 32  0 64 128 256
.input 1: 0 1 2 4  0 8 16 32  0 64 128 256
.input 2: 0 1 2 4  0 8 16 32  0 64 128 256
.input 3: 0 1 2 4  0 8 16 32  0 64 128 256
.expect output 0: 16 17 18 0  19 20 21 0  22 23 24 0  32 33 34 0  35 36 37 0  38 39 40 0
.expect output 1: 16 17 18 0  19 20 21 0  22 23 24 0  32 33 34 0  35 36 37 0  38 39 40 0
.expect output 2: 16 17 18 0  19 20 21 0  22 23 24 0  32 33 34 0  35 36 37 0  38 39 40 0
.expect output 3: 16 17 18 0  19 20 21 0  22 23 24 0  32 33 34 0  35 36 37 0  38 39 40 0

        txf t3.x___, tex0.xxxx, t0.xyyy, 0.0:f20, 0:u20
        txf t3._y__, tex0.xxxx, t0.xzzz, 0.0:f20, 0:u20
        txf t3.__z_, tex0.xxxx, t0.xwww, 0.0:f20, 0:u20
        txf t4.x___, tex0.xxxx, t1.xyyy, 0.0:f20, 0:u20
        txf t4._y__, tex0.xxxx, t1.xzzz, 0.0:f20, 0:u20
        txf t4.__z_, tex0.xxxx, t1.xwww, 0.0:f20, 0:u20
        txf t5.x___, tex0.xxxx, t2.xyyy, 0.0:f20, 0:u20
        txf t5._y__, tex0.xxxx, t2.xzzz, 0.0:f20, 0:u20
        txf t5.__z_, tex0.xxxx, t2.xwww, 0.0:f20, 0:u20
        txf t6.x___, tex1.xxxx, t0.yxxx, 0.0:f20, 0:u20
        txf t6._y__, tex1.xxxx, t0.zxxx, 0.0:f20, 0:u20
        txf t6.__z_, tex1.xxxx, t0.wxxx, 0.0:f20, 0:u20
        txf t7.x___, tex1.xxxx, t1.yxxx, 0.0:f20, 0:u20
        txf t7._y__, tex1.xxxx, t1.zxxx, 0.0:f20, 0:u20
        txf t7.__z_, tex1.xxxx, t1.wxxx, 0.0:f20, 0:u20
        txf t8.x___, tex1.xxxx, t2.yxxx, 0.0:f20, 0:u20
        txf t8._y__, tex1.xxxx, t2.zxxx, 0.0:f20, 0:u20
        txf t8.__z_, tex1.xxxx, t2.wxxx, 0.0:f20, 0:u20
