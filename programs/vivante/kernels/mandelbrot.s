// Mandelbrot's iteration, 40 rounds at most: the lanes of a quad leave at different times. Values from oracle/reference.c.
.tags seeds
.rtne
.threads 64
.inputs t0
.outputs t1
.input 0: file "../data/mandelbrot_in.hex"
.expect output 0: file "../data/mandelbrot_out.hex"

again:  branch.ge.u32 void, t1.xxxx, 40:u20, done
        mul t3.xy__, t2.xyyy, t2.xyyy, void     // xx, yy
        add t4.x___, t3.xxxx, void, t3.yyyy
        branch.gt void, t4.xxxx, 4.0:f20, done
        mul t4._y__, t2.xxxx, t2.yyyy, void
        add t4.__z_, t3.xxxx, void, -t3.yyyy
        add t2.x___, t4.zzzz, void, t0.xxxx
        add t2._y__, t4.yyyy, void, t4.yyyy
        add t2._y__, t2.yyyy, void, t0.yyyy
        add.u32 t1.x___, t1.xxxx, void, 1:u20
        branch void, void, void, again
done:   nop void, void, void, void
