// Subnormal halves as immediates, each place of the leading one, times 1.0. By hand, from docs/isa/vivante.md, 2.5 and 4.10: the same halves come back.
.tags short
.inputs t0
.outputs t1 t2 t3 t4 t5 t6 t7 t8 t9 t10
.input 0: 0x3c00 0x3c00 0x3c00 0x3c00
.expect output 0: 0x1 0x1 0x1 0x1  0x2 0x2 0x2 0x2  0x4 0x4 0x4 0x4  0x8 0x8 0x8 0x8  0x10 0x10 0x10 0x10  0x20 0x20 0x20 0x20  0x40 0x40 0x40 0x40  0x80 0x80 0x80 0x80  0x100 0x100 0x100 0x100  0x200 0x200 0x200 0x200

        mul.f16 t1, 5.9605e-08:f16, t0.xyzw, void
        mul.f16 t2, 1.1921e-07:f16, t0.xyzw, void
        mul.f16 t3, 2.3842e-07:f16, t0.xyzw, void
        mul.f16 t4, 4.7684e-07:f16, t0.xyzw, void
        mul.f16 t5, 9.5367e-07:f16, t0.xyzw, void
        mul.f16 t6, 1.9073e-06:f16, t0.xyzw, void
        mul.f16 t7, 3.8147e-06:f16, t0.xyzw, void
        mul.f16 t8, 7.6294e-06:f16, t0.xyzw, void
        mul.f16 t9, 1.5259e-05:f16, t0.xyzw, void
        mul.f16 t10, 3.0518e-05:f16, t0.xyzw, void
