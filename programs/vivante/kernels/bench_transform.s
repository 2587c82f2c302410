// For measurements: what transform_light.s does for a vertex, 200 times, so that launches and outputs are a small part of it.
.rtne
.threads 50
.inputs t0 t1
.outputs t2 t3
.input 0: file "../data/transform_in.hex"
.uniform 0: file "../data/transform_uniform.hex"
.expect output 0: file "../data/transform_out.hex"

        rep.s32 void, 200:s20, void, done
        dp4 t2.x___, t0.xyzw, u0.xyzw, void
        dp4 t2._y__, t0.xyzw, u1.xyzw, void
        dp4 t2.__z_, t0.xyzw, u2.xyzw, void
        dp4 t2.___w, t0.xyzw, u3.xyzw, void
        dp3 t4.x___, t1.xyzw, u4.xyzw, void
        select.lt t4.x___, t4.xxxx, 0.0:f20, t4.xxxx
        mul t3, t4.xxxx, u4.xyzw, void
        add.sat t3, t3.xyzw, void, 0.125:f20
        endrep void, void, void, void
done:   nop void, void, void, void
