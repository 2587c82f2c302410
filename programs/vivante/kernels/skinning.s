// Two of eight bones by an index in a0, blended by weights. Values from oracle/reference.c.
.tags seeds
.rtne
.threads 30
.inputs t0 t1 t2
.outputs t3
.input 0: file "../data/skinning_in.hex"
.uniform 0: file "../data/skinning_uniform.hex"
.expect output 0: file "../data/skinning_out.hex"

    lshift.u32 t2.xy__, t2.xyyy, void, 2:u20
    movai.u32 a0.xy__, void, void, t2.xyyy
    dp4 t4.x___, t0.xyzw, u0[a.x].xyzw, void
    dp4 t4._y__, t0.xyzw, u1[a.x].xyzw, void
    dp4 t4.__z_, t0.xyzw, u2[a.x].xyzw, void
    dp4 t4.___w, t0.xyzw, u3[a.x].xyzw, void
    mul t3, t4.xyzw, t1.xxxx, void
    dp4 t4.x___, t0.xyzw, u0[a.y].xyzw, void
    dp4 t4._y__, t0.xyzw, u1[a.y].xyzw, void
    dp4 t4.__z_, t0.xyzw, u2[a.y].xyzw, void
    dp4 t4.___w, t0.xyzw, u3[a.y].xyzw, void
    mad t3, t4.xyzw, t1.yyyy, t3.xyzw
