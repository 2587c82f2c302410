// Every operation of two and three floats on 24 x 24 special values, under both roundings where it rounds: corners.s has ADD and MUL.
// Values by testbench/vivante/reading, from docs/isa/vivante.md, 3.2, 3.3, 4.2 to 4.6.
.threads 144
.inputs t0 t1
.outputs t2 t3 t4 t5 t6 t7 t8 t9 t10 t11 t12 t13
.input 0: file "../values/corner_pairs_in.hex"
.expect output 0: file "../values/corner_pairs_out.hex"

    mad.rtz t2, t0.xyzw, t1.xyzw, t0.wzyx
    mad.rtne t3, t0.xyzw, t1.xyzw, t0.wzyx
    clamp0_max t4, t0.xyzw, t1.xyzw, void
    norm_mul.rtz t5, t0.xyzw, t1.xyzw, void
    norm_mul.rtne t6, t0.xyzw, t1.xyzw, void
    dst.rtz t7, t0.xyzw, t1.xyzw, void
    dst.rtne t8, t0.xyzw, t1.xyzw, void
    select.lt t9, t0.xyzw, t1.xyzw, t0.xyzw
    set.ge t10, t0.xyzw, t1.xyzw, void
    cmp.ne t11, t0.xyzw, t1.xyzw, t1.xyzw
    dp2.rtz t12.x___, t0.xyzw, t1.xyzw, void
    dp3.rtz t12._y__, t0.xyzw, t1.xyzw, void
    dp4.rtz t12.__z_, t0.xyzw, t1.xyzw, void
    div.rtz t12.___w, void, t0.xxxx, t1.xxxx
    dp2.rtne t13.x___, t0.xyzw, t1.xyzw, void
    dp3.rtne t13._y__, t0.xyzw, t1.xyzw, void
    dp4.rtne t13.__z_, t0.xyzw, t1.xyzw, void
    div.rtne t13.___w, void, t0.yyyy, t1.yyyy
