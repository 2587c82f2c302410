// The reference of a comparison, bit by bit, from each place that it comes from: 0.5, which the texel is, and 0.5 with one bit more, which is above it. By hand, sheet 6.3.
.chip gc7000
.needs lanes 4
.tags short
.threads 4
.inputs t0 t1
.outputs t2 t3 t4 t5 t6 t7 t8 t9 t10 t11 t12 t13 t14 t15 t16 t17 t18 t19
.input 0: 0.25 0.25 0 0  0 0 0 0
.input 1: 0.25 0.25 0 0  0 0 0 0
.input 2: 0.25 0.25 0 0  0 0 0 0
.input 3: 0.25 0.25 0 0  0 0 0 0
.uniform 0: 0x3f000001 0x3f000002 0x3f000004 0x3f000008
.uniform 1: 0x3f000010 0x3f000020 0x3f000040 0x3f000080
.uniform 2: 0x3f000100 0x3f000200 0x3f000400 0x3f000800
.uniform 3: 0x3f001000 0x3f002000 0x3f004000 0x3f008000
.uniform 4: 0x3f010000 0x3f020000 0x3f040000 0x3f080000
.uniform 5: 0x3f100000 0x3f200000 0x3f400000 0x3f000000
.sampler 0 r32f clamp nearest size 1 1 level 0 4
.global 0: 0.5 0 0 0
.expect output 0: 0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0x3f800000  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0x3f800000  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0x3f800000
.expect output 1: 0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0x3f800000  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0x3f800000  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0x3f800000
.expect output 2: 0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0x3f800000  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0x3f800000  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0x3f800000
.expect output 3: 0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0x3f800000  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0x3f800000  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0x3f800000

        mov t0.__z_, void, void, u0.xxxx
        texldpcf t2.x___, tex0.xxxx, t0.xyzz, void, void
        mov t0.__z_, void, void, u0.yyyy
        texldpcf t2._y__, tex0.xxxx, t0.xyzz, void, void
        mov t0.__z_, void, void, u0.zzzz
        texldpcf t2.__z_, tex0.xxxx, t0.xyzz, void, void
        mov t0.__z_, void, void, u0.wwww
        texldpcf t2.___w, tex0.xxxx, t0.xyzz, void, void
        mov t0.__z_, void, void, u1.xxxx
        texldpcf t3.x___, tex0.xxxx, t0.xyzz, void, void
        mov t0.__z_, void, void, u1.yyyy
        texldpcf t3._y__, tex0.xxxx, t0.xyzz, void, void
        mov t0.__z_, void, void, u1.zzzz
        texldpcf t3.__z_, tex0.xxxx, t0.xyzz, void, void
        mov t0.__z_, void, void, u1.wwww
        texldpcf t3.___w, tex0.xxxx, t0.xyzz, void, void
        mov t0.__z_, void, void, u2.xxxx
        texldpcf t4.x___, tex0.xxxx, t0.xyzz, void, void
        mov t0.__z_, void, void, u2.yyyy
        texldpcf t4._y__, tex0.xxxx, t0.xyzz, void, void
        mov t0.__z_, void, void, u2.zzzz
        texldpcf t4.__z_, tex0.xxxx, t0.xyzz, void, void
        mov t0.__z_, void, void, u2.wwww
        texldpcf t4.___w, tex0.xxxx, t0.xyzz, void, void
        mov t0.__z_, void, void, u3.xxxx
        texldpcf t5.x___, tex0.xxxx, t0.xyzz, void, void
        mov t0.__z_, void, void, u3.yyyy
        texldpcf t5._y__, tex0.xxxx, t0.xyzz, void, void
        mov t0.__z_, void, void, u3.zzzz
        texldpcf t5.__z_, tex0.xxxx, t0.xyzz, void, void
        mov t0.__z_, void, void, u3.wwww
        texldpcf t5.___w, tex0.xxxx, t0.xyzz, void, void
        mov t0.__z_, void, void, u4.xxxx
        texldpcf t6.x___, tex0.xxxx, t0.xyzz, void, void
        mov t0.__z_, void, void, u4.yyyy
        texldpcf t6._y__, tex0.xxxx, t0.xyzz, void, void
        mov t0.__z_, void, void, u4.zzzz
        texldpcf t6.__z_, tex0.xxxx, t0.xyzz, void, void
        mov t0.__z_, void, void, u4.wwww
        texldpcf t6.___w, tex0.xxxx, t0.xyzz, void, void
        mov t0.__z_, void, void, u5.xxxx
        texldpcf t7.x___, tex0.xxxx, t0.xyzz, void, void
        mov t0.__z_, void, void, u5.yyyy
        texldpcf t7._y__, tex0.xxxx, t0.xyzz, void, void
        mov t0.__z_, void, void, u5.zzzz
        texldpcf t7.__z_, tex0.xxxx, t0.xyzz, void, void
        mov t0.__z_, void, void, u5.wwww
        texldpcf t7.___w, tex0.xxxx, t0.xyzz, void, void
        mov t20, void, void, u0.xxxx
        texldpcf t8.x___, tex0.xxxx, t0.xyzz, void, t20.xxxx
        mov t20, void, void, u0.yyyy
        texldpcf t8._y__, tex0.xxxx, t0.xyzz, void, t20.xxxx
        mov t20, void, void, u0.zzzz
        texldpcf t8.__z_, tex0.xxxx, t0.xyzz, void, t20.xxxx
        mov t20, void, void, u0.wwww
        texldpcf t8.___w, tex0.xxxx, t0.xyzz, void, t20.xxxx
        mov t20, void, void, u1.xxxx
        texldpcf t9.x___, tex0.xxxx, t0.xyzz, void, t20.xxxx
        mov t20, void, void, u1.yyyy
        texldpcf t9._y__, tex0.xxxx, t0.xyzz, void, t20.xxxx
        mov t20, void, void, u1.zzzz
        texldpcf t9.__z_, tex0.xxxx, t0.xyzz, void, t20.xxxx
        mov t20, void, void, u1.wwww
        texldpcf t9.___w, tex0.xxxx, t0.xyzz, void, t20.xxxx
        mov t20, void, void, u2.xxxx
        texldpcf t10.x___, tex0.xxxx, t0.xyzz, void, t20.xxxx
        mov t20, void, void, u2.yyyy
        texldpcf t10._y__, tex0.xxxx, t0.xyzz, void, t20.xxxx
        mov t20, void, void, u2.zzzz
        texldpcf t10.__z_, tex0.xxxx, t0.xyzz, void, t20.xxxx
        mov t20, void, void, u2.wwww
        texldpcf t10.___w, tex0.xxxx, t0.xyzz, void, t20.xxxx
        mov t20, void, void, u3.xxxx
        texldpcf t11.x___, tex0.xxxx, t0.xyzz, void, t20.xxxx
        mov t20, void, void, u3.yyyy
        texldpcf t11._y__, tex0.xxxx, t0.xyzz, void, t20.xxxx
        mov t20, void, void, u3.zzzz
        texldpcf t11.__z_, tex0.xxxx, t0.xyzz, void, t20.xxxx
        mov t20, void, void, u3.wwww
        texldpcf t11.___w, tex0.xxxx, t0.xyzz, void, t20.xxxx
        mov t20, void, void, u4.xxxx
        texldpcf t12.x___, tex0.xxxx, t0.xyzz, void, t20.xxxx
        mov t20, void, void, u4.yyyy
        texldpcf t12._y__, tex0.xxxx, t0.xyzz, void, t20.xxxx
        mov t20, void, void, u4.zzzz
        texldpcf t12.__z_, tex0.xxxx, t0.xyzz, void, t20.xxxx
        mov t20, void, void, u4.wwww
        texldpcf t12.___w, tex0.xxxx, t0.xyzz, void, t20.xxxx
        mov t20, void, void, u5.xxxx
        texldpcf t13.x___, tex0.xxxx, t0.xyzz, void, t20.xxxx
        mov t20, void, void, u5.yyyy
        texldpcf t13._y__, tex0.xxxx, t0.xyzz, void, t20.xxxx
        mov t20, void, void, u5.zzzz
        texldpcf t13.__z_, tex0.xxxx, t0.xyzz, void, t20.xxxx
        mov t20, void, void, u5.wwww
        texldpcf t13.___w, tex0.xxxx, t0.xyzz, void, t20.xxxx
        mov t0.___w, void, void, u0.xxxx
        texldgpcf t14.x___, tex0.xxxx, t0.xyzw, t1.xyzw, t1.xyzw
        mov t0.___w, void, void, u0.yyyy
        texldgpcf t14._y__, tex0.xxxx, t0.xyzw, t1.xyzw, t1.xyzw
        mov t0.___w, void, void, u0.zzzz
        texldgpcf t14.__z_, tex0.xxxx, t0.xyzw, t1.xyzw, t1.xyzw
        mov t0.___w, void, void, u0.wwww
        texldgpcf t14.___w, tex0.xxxx, t0.xyzw, t1.xyzw, t1.xyzw
        mov t0.___w, void, void, u1.xxxx
        texldgpcf t15.x___, tex0.xxxx, t0.xyzw, t1.xyzw, t1.xyzw
        mov t0.___w, void, void, u1.yyyy
        texldgpcf t15._y__, tex0.xxxx, t0.xyzw, t1.xyzw, t1.xyzw
        mov t0.___w, void, void, u1.zzzz
        texldgpcf t15.__z_, tex0.xxxx, t0.xyzw, t1.xyzw, t1.xyzw
        mov t0.___w, void, void, u1.wwww
        texldgpcf t15.___w, tex0.xxxx, t0.xyzw, t1.xyzw, t1.xyzw
        mov t0.___w, void, void, u2.xxxx
        texldgpcf t16.x___, tex0.xxxx, t0.xyzw, t1.xyzw, t1.xyzw
        mov t0.___w, void, void, u2.yyyy
        texldgpcf t16._y__, tex0.xxxx, t0.xyzw, t1.xyzw, t1.xyzw
        mov t0.___w, void, void, u2.zzzz
        texldgpcf t16.__z_, tex0.xxxx, t0.xyzw, t1.xyzw, t1.xyzw
        mov t0.___w, void, void, u2.wwww
        texldgpcf t16.___w, tex0.xxxx, t0.xyzw, t1.xyzw, t1.xyzw
        mov t0.___w, void, void, u3.xxxx
        texldgpcf t17.x___, tex0.xxxx, t0.xyzw, t1.xyzw, t1.xyzw
        mov t0.___w, void, void, u3.yyyy
        texldgpcf t17._y__, tex0.xxxx, t0.xyzw, t1.xyzw, t1.xyzw
        mov t0.___w, void, void, u3.zzzz
        texldgpcf t17.__z_, tex0.xxxx, t0.xyzw, t1.xyzw, t1.xyzw
        mov t0.___w, void, void, u3.wwww
        texldgpcf t17.___w, tex0.xxxx, t0.xyzw, t1.xyzw, t1.xyzw
        mov t0.___w, void, void, u4.xxxx
        texldgpcf t18.x___, tex0.xxxx, t0.xyzw, t1.xyzw, t1.xyzw
        mov t0.___w, void, void, u4.yyyy
        texldgpcf t18._y__, tex0.xxxx, t0.xyzw, t1.xyzw, t1.xyzw
        mov t0.___w, void, void, u4.zzzz
        texldgpcf t18.__z_, tex0.xxxx, t0.xyzw, t1.xyzw, t1.xyzw
        mov t0.___w, void, void, u4.wwww
        texldgpcf t18.___w, tex0.xxxx, t0.xyzw, t1.xyzw, t1.xyzw
        mov t0.___w, void, void, u5.xxxx
        texldgpcf t19.x___, tex0.xxxx, t0.xyzw, t1.xyzw, t1.xyzw
        mov t0.___w, void, void, u5.yyyy
        texldgpcf t19._y__, tex0.xxxx, t0.xyzw, t1.xyzw, t1.xyzw
        mov t0.___w, void, void, u5.zzzz
        texldgpcf t19.__z_, tex0.xxxx, t0.xyzw, t1.xyzw, t1.xyzw
        mov t0.___w, void, void, u5.wwww
        texldgpcf t19.___w, tex0.xxxx, t0.xyzw, t1.xyzw, t1.xyzw
