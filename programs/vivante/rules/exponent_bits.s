// The largest numbers of an exponent whose bits are all 1 but one, N in thread N; they are neither NaN nor infinite, and from 1.0 on. By hand, from
// docs/isa/vivante.md, 2.4, 3.4, 4.2 and 4.3.
.tags short
.threads 8
.inputs t0
.outputs t1 t2 t3 t4 t5 t6
.input 0: 0x7f7fffff 0x7f7fffff 0x7f7fffff 0x7f7fffff
.expect output 0: 1.0 1.0 1.0 1.0  0 0 0 0  0x7f7fffff 0x7f7fffff 0x7f7fffff 0x7f7fffff  0xff7fffff 0xff7fffff 0xff7fffff 0xff7fffff  1.0 1.0 1.0 1.0  0 0 0 0
.input 1: 0x7effffff 0x7effffff 0x7effffff 0x7effffff
.expect output 1: 1.0 1.0 1.0 1.0  0 0 0 0  0x7effffff 0x7effffff 0x7effffff 0x7effffff  0xfeffffff 0xfeffffff 0xfeffffff 0xfeffffff  1.0 1.0 1.0 1.0  0 0 0 0
.input 2: 0x7dffffff 0x7dffffff 0x7dffffff 0x7dffffff
.expect output 2: 1.0 1.0 1.0 1.0  0 0 0 0  0x7dffffff 0x7dffffff 0x7dffffff 0x7dffffff  0xfdffffff 0xfdffffff 0xfdffffff 0xfdffffff  1.0 1.0 1.0 1.0  0 0 0 0
.input 3: 0x7bffffff 0x7bffffff 0x7bffffff 0x7bffffff
.expect output 3: 1.0 1.0 1.0 1.0  0 0 0 0  0x7bffffff 0x7bffffff 0x7bffffff 0x7bffffff  0xfbffffff 0xfbffffff 0xfbffffff 0xfbffffff  1.0 1.0 1.0 1.0  0 0 0 0
.input 4: 0x77ffffff 0x77ffffff 0x77ffffff 0x77ffffff
.expect output 4: 1.0 1.0 1.0 1.0  0 0 0 0  0x77ffffff 0x77ffffff 0x77ffffff 0x77ffffff  0xf7ffffff 0xf7ffffff 0xf7ffffff 0xf7ffffff  1.0 1.0 1.0 1.0  0 0 0 0
.input 5: 0x6fffffff 0x6fffffff 0x6fffffff 0x6fffffff
.expect output 5: 1.0 1.0 1.0 1.0  0 0 0 0  0x6fffffff 0x6fffffff 0x6fffffff 0x6fffffff  0xefffffff 0xefffffff 0xefffffff 0xefffffff  1.0 1.0 1.0 1.0  0 0 0 0
.input 6: 0x5fffffff 0x5fffffff 0x5fffffff 0x5fffffff
.expect output 6: 1.0 1.0 1.0 1.0  0 0 0 0  0x5fffffff 0x5fffffff 0x5fffffff 0x5fffffff  0xdfffffff 0xdfffffff 0xdfffffff 0xdfffffff  1.0 1.0 1.0 1.0  0 0 0 0
.input 7: 0x3fffffff 0x3fffffff 0x3fffffff 0x3fffffff
.expect output 7: 1.0 1.0 1.0 1.0  0 0 0 0  0x3fffffff 0x3fffffff 0x3fffffff 0x3fffffff  0xbfffffff 0xbfffffff 0xbfffffff 0xbfffffff  1.0 1.0 1.0 1.0  0 0 0 0

        mov.sat t1, void, void, t0.xyzw
        mov.sat t2, void, void, -t0.xyzw
        add t3, t0.xyzw, void, 0.0:f20
        mul t4, -t0.xyzw, 1.0:f20, void
        set.ge t5, t0.xyzw, 1.0:f20, void
        set.ge t6, -t0.xyzw, 1.0:f20, void
