// Dot products, MAD, DST, LITP, NORM_*, CLAMP0_MAX, DIV, and the two-output forms. Values by testbench/vivante/reading, from docs/isa/vivante.md, 3.2, 3.3 and 4.6.
.rtne
.threads 2
.inputs t0 t1
.outputs t2 t3 t4 t5 t6 t7
.input 0: 1.0 2.0 4.0 8.0  3.0 0.5 2.0 -1.0  -0.0 inf -2.0 1.0  inf 0.0 0.25 nan
.expect output 0: 0x40800000 0x41400000 0x40800000 0x3f800000  0x3f800000 0x3f800000 0x40800000 0xbf800000  0x3f800000 0x3f000000 0x40800000 0x3f800000  0x40400000 0x3f800000 0x40000000 0x40000000  0x40000000 0x3f800000 0x3f800000 0x3f800000  0 0x3f800000 0x41400000 0x3f800000
.expect output 1: 0x7fc00000 0x7fc00000 0x7fc00000 0x7fc00000  0x3f800000 0x7fc00000 0xc0000000 0x7fc00000  0x3f800000 0 0 0x3f800000  0 0 0 0x3e800000  0x80000000 0x3f800000 0x7f800000 0x3f800000  0x3f3504f3 0x3f800000 0x7f800000 0

        dp2 t2.x___, t0.xyzw, t1.xyzw, void
        dp3 t2._y__, t0.xyzw, t1.xyzw, void
        dp4 t2.__z_, t0.xyzw, t1.xyzw, void
        mad t2.___w, t0.xxxx, t1.zzzz, t1.wwww
        dst t3, t0.xyzw, t1.xyzw, void
        litp t4, t0.yzzz, t1.xyzz, t0.yyyy
        norm_mul t5.xy__, t0.xyzw, t1.xyzw, void
        clamp0_max t5.__zw, t0.xyzw, t1.zzzz, void
        div t6.xy__, void, t0.zzzz, t0.yyyy
        log.rtz t6.__zw, void, void, t0.yyyy
        sin.rtz t7.xy__, void, void, t1.zzzz
        norm_dp3 t7.__z_, t0.yyyy, void, void
        mul.sat t7.___w, t0.wwww, t1.yyyy, void
