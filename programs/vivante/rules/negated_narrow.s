// Unsigned operands of 8 and 16 bits that neg makes 32 bits wide, in what saturates: nothing is cut
// off before that. By hand, from docs/isa/vivante.md, 3.2 and 4.1: -0xffff is 0xffff0001.
.tags short
.inputs t0
.outputs t1 t2
.input 0: 1 5 0xffff 2
.expect output 0: 0xff 0xffff 0xffff0006 5  0xff 0xffff 0xff 0xffff

        iaddsat.u8 t1.x___, -t0.zzzz, void, t0.yyyy
        iaddsat.u16 t1._y__, -t0.zzzz, void, t0.yyyy
        iaddsat.u32 t1.__z_, -t0.zzzz, void, t0.yyyy
        iaddsat.u16 t1.___w, -t1.wwww, void, t0.yyyy
        imullosat0.u8 t2.x___, -t0.xxxx, t0.wwww, void
        imullosat0.u16 t2._y__, t0.xxxx, -t0.wwww, void
        imadlosat0.u8 t2.__z_, t0.zzzz, t0.yyyy, -t0.xxxx
        iaddsat.u16 t2.___w, t0.yyyy, void, -t0.wwww
