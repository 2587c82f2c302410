// A vertex as fixed function made it: place, place and normal before the eye, two pairs of texture coordinates, four directional
// lights with highlights of power 8, fog. Ordered as a compiler does it, so that what depends on a result comes some
// instructions behind it. Values from oracle/reference.c.
.tags seeds
.rtne
.threads 256
.inputs t0 t1 t2
.outputs t8 t9 t10
.input 0: file "../data/lit_vertices_in.hex"
.uniform 0: file "../data/lit_vertices_uniform.hex"
.expect output 0: file "../data/lit_vertices_out.hex"

    dp3 t3.x___, t1.xyzw, u7.xyzw, void
    dp3 t3._y__, t1.xyzw, u8.xyzw, void
    dp3 t3.__z_, t1.xyzw, u9.xyzw, void
    dp4 t4.x___, t0.xyzw, u4.xyzw, void
    dp4 t4._y__, t0.xyzw, u5.xyzw, void
    dp4 t4.__z_, t0.xyzw, u6.xyzw, void
    dp4 t8.x___, t0.xyzw, u0.xyzw, void
    dp4 t8._y__, t0.xyzw, u1.xyzw, void
    dp4 t8.__z_, t0.xyzw, u2.xyzw, void
    dp4 t8.___w, t0.xyzw, u3.xyzw, void
    mov t4.___w, void, void, t0.wwww
    dp3 t6.x___, t3.xyzw, u16.xyzw, void
    dp3 t6._y__, t3.xyzw, u17.xyzw, void
    dp3 t6.__z_, t3.xyzw, u18.xyzw, void
    dp3 t6.___w, t3.xyzw, u19.xyzw, void
    dp3 t5.x___, t3.xyzw, u12.xyzw, void
    dp3 t5._y__, t3.xyzw, u13.xyzw, void
    dp3 t5.__z_, t3.xyzw, u14.xyzw, void
    dp3 t5.___w, t3.xyzw, u15.xyzw, void
    dp4 t10.x___, t4.xyzw, u10.xyzw, void
    dp4 t10._y__, t4.xyzw, u11.xyzw, void
    select.lt t6, t6.xyzw, 0.0:f20, t6.xyzw
    mad t10.__zw, t3.xyxy, u30.xyxy, 0.5:f20
    select.lt t5, t5.xyzw, 0.0:f20, t5.xyzw
    mul t6, t6.xyzw, t6.xyzw, void
    mov t9, void, void, u28.xyzw
    mad.sat t7.x___, t4.zzzz, u30.zzzz, 0.5:f20
    mul t6, t6.xyzw, t6.xyzw, void
    mad t9, u20.xyzw, t5.xxxx, t9.xyzw
    mul t6, t6.xyzw, t6.xyzw, void
    mad t9, u21.xyzw, t5.yyyy, t9.xyzw
    mul t11, u24.xyzw, t6.xxxx, void
    mad t9, u22.xyzw, t5.zzzz, t9.xyzw
    mad t11, u25.xyzw, t6.yyyy, t11.xyzw
    mad t9, u23.xyzw, t5.wwww, t9.xyzw
    mad t11, u26.xyzw, t6.zzzz, t11.xyzw
    mad t11, u27.xyzw, t6.wwww, t11.xyzw
    mad.sat t9, t9.xyzw, t2.xyzw, t11.xyzw
    add t9, t9.xyzw, void, -u29.xyzw
    mad t9, t9.xyzw, t7.xxxx, u29.xyzw
