// At HALTI 5 the level of detail is b.x when b is used, and a.w when it is not. By hand, sheet 3.2, 6.3.
.inputs t0
.outputs t1 t2
.chip gc7000
.input 0: 0.5 0.5 0 0  0.5 0.5 0 1.0
.threads 2
.globalsize 0x20
.global 0: 10 0 0 0  20 0 0 0
.sampler 0 rgba32f clamp nearest size 1 1 level 0 16 level 0x10 16
.uniform 0: 0.0 1.0 0 0
.expect output 0: 20 0 0 0  10 0 0 0
.expect output 1: 20 0 0 0  20 0 0 0

        texldl t1, tex0.xyzw, t0.xyzw, u0.yyyy, void
        texldb t2, tex0.xyzw, t0.xyzw, void, void
