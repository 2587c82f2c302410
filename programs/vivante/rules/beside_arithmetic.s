// What a group loads is written soon, though others compute in every clock. By hand.
.tags short
.threads 16
.inputs t0
.outputs t10 t9
.global 0: 1.0 2.0 3.0 4.0
.input 0:  0 1.0 2.0 3.0  0 1.0 2.0 3.0  0 1.0 2.0 3.0  0 1.0 2.0 3.0
.input 4:  0 1.0 2.0 3.0  0 1.0 2.0 3.0  0 1.0 2.0 3.0  0 1.0 2.0 3.0
.input 8:  0 1.0 2.0 3.0  0 1.0 2.0 3.0  0 1.0 2.0 3.0  0 1.0 2.0 3.0
.input 12:  0 1.0 2.0 3.0  0 1.0 2.0 3.0  0 1.0 2.0 3.0  0 1.0 2.0 3.0
.expect output 0: 1.0 2.0 3.0 4.0  0 2.0 6.0 0
.expect output 15: 1.0 2.0 3.0 4.0  0 2.0 6.0 0

        load.u32 t1, t0.xxxx, void, void
        mul t2, t0.xyzw, t0.yzwx, void
        mul t3, t0.xyzw, t0.yzwx, void
        mul t4, t0.xyzw, t0.yzwx, void
        mul t5, t0.xyzw, t0.yzwx, void
        mul t6, t0.xyzw, t0.yzwx, void
        mul t7, t0.xyzw, t0.yzwx, void
        mul t8, t0.xyzw, t0.yzwx, void
        mul t9, t0.xyzw, t0.yzwx, void
        mul t2, t0.xyzw, t0.yzwx, void
        mul t3, t0.xyzw, t0.yzwx, void
        mul t4, t0.xyzw, t0.yzwx, void
        mul t5, t0.xyzw, t0.yzwx, void
        mul t6, t0.xyzw, t0.yzwx, void
        mul t7, t0.xyzw, t0.yzwx, void
        mul t8, t0.xyzw, t0.yzwx, void
        mul t9, t0.xyzw, t0.yzwx, void
        mul t2, t0.xyzw, t0.yzwx, void
        mul t3, t0.xyzw, t0.yzwx, void
        mul t4, t0.xyzw, t0.yzwx, void
        mul t5, t0.xyzw, t0.yzwx, void
        mul t6, t0.xyzw, t0.yzwx, void
        mul t7, t0.xyzw, t0.yzwx, void
        mul t8, t0.xyzw, t0.yzwx, void
        mul t9, t0.xyzw, t0.yzwx, void
        mul t2, t0.xyzw, t0.yzwx, void
        mul t3, t0.xyzw, t0.yzwx, void
        mul t4, t0.xyzw, t0.yzwx, void
        mul t5, t0.xyzw, t0.yzwx, void
        mul t6, t0.xyzw, t0.yzwx, void
        mul t7, t0.xyzw, t0.yzwx, void
        mul t8, t0.xyzw, t0.yzwx, void
        mul t9, t0.xyzw, t0.yzwx, void
        mul t2, t0.xyzw, t0.yzwx, void
        mul t3, t0.xyzw, t0.yzwx, void
        mul t4, t0.xyzw, t0.yzwx, void
        mul t5, t0.xyzw, t0.yzwx, void
        mul t6, t0.xyzw, t0.yzwx, void
        mul t7, t0.xyzw, t0.yzwx, void
        mul t8, t0.xyzw, t0.yzwx, void
        mul t9, t0.xyzw, t0.yzwx, void
        mul t2, t0.xyzw, t0.yzwx, void
        mul t3, t0.xyzw, t0.yzwx, void
        mul t4, t0.xyzw, t0.yzwx, void
        mul t5, t0.xyzw, t0.yzwx, void
        mul t6, t0.xyzw, t0.yzwx, void
        mul t7, t0.xyzw, t0.yzwx, void
        mul t8, t0.xyzw, t0.yzwx, void
        mul t9, t0.xyzw, t0.yzwx, void
        mul t2, t0.xyzw, t0.yzwx, void
        mul t3, t0.xyzw, t0.yzwx, void
        mul t4, t0.xyzw, t0.yzwx, void
        mul t5, t0.xyzw, t0.yzwx, void
        mul t6, t0.xyzw, t0.yzwx, void
        mul t7, t0.xyzw, t0.yzwx, void
        mul t8, t0.xyzw, t0.yzwx, void
        mul t9, t0.xyzw, t0.yzwx, void
        mul t2, t0.xyzw, t0.yzwx, void
        mul t3, t0.xyzw, t0.yzwx, void
        mul t4, t0.xyzw, t0.yzwx, void
        mul t5, t0.xyzw, t0.yzwx, void
        mul t6, t0.xyzw, t0.yzwx, void
        mul t7, t0.xyzw, t0.yzwx, void
        mul t8, t0.xyzw, t0.yzwx, void
        mul t9, t0.xyzw, t0.yzwx, void
        mov t10, void, void, t1.xyzw
