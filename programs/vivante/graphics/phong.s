// A fragment quad: normal and light are normalized as the closed driver does it (norm_dp3, rsq,
// norm_mul), diffuse and a highlight of power 2, size by derivatives. By hand: lengths are powers
// of 2, whose table values are exact.
.needs lanes 4
.tags seeds
.threads 4
.inputs t0 t1 t2
.outputs t3 t4
.input 0: 0 0 0 1.0  2.0 0 0 0  0 0 4.0 0    1.0 0 0 1.0  0 0 2.0 0  0 0 4.0 0
.input 2: 0 1.0 0 1.0  0 0 0.5 0  0 0 0.25 0  1.0 1.0 0 1.0  0 0 -1.0 0  0 0 4.0 0
// N.L is 0, 1, 1, -1
.expect output 0: 0 0 1.0 1.0  1.0 1.0 0 0  1.0 1.0 1.0 1.0  1.0 -2.0 0 0
.expect output 2: 1.0 1.0 1.0 1.0  -2.0 1.0 0 0  0 0 1.0 1.0  -2.0 -2.0 0 0

    norm_dp3 t5.x___, t1.xyzw, void, void
    rsq t5.x___, void, void, t5.xxxx
    norm_mul t1.xyz_, t1.xyzz, t5.xxxx, void
    norm_dp3 t5.x___, t2.xyzw, void, void
    rsq t5.x___, void, void, t5.xxxx
    norm_mul t2.xyz_, t2.xyzz, t5.xxxx, void
    dp3 t6.x___, t1.xyzw, t2.xyzw, void
    select.lt t7.x___, t6.xxxx, 0.0:f20, t6.xxxx
    mov t3.x___, void, void, t7.xxxx
    mul t3._y__, t7.xxxx, t7.xxxx, void
    mov t3.__zw, void, void, 1.0:f20
    dsx t4.x___, t6.xxxx, void, t6.xxxx
    dsy t4._y__, t6.xxxx, void, t6.xxxx
