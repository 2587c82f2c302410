// An atomic that all lanes skip as helpers is over at once; what follows it writes the same temporary, and the next one reads
// that. By hand: (2.0 - 0.5) * 2 = 3.0 in all lanes.
.needs lanes 4
.threads 4
.header
.inputs t0 t1
.outputs t2 t1
.helper 0 1 2 3
.globalsize 16
.input 0: 0.5 0 0 0  9 9 9 9  2.0 0 0 0  9 9 9 9
.input 2: 0.5 0 0 0  9 9 9 9  2.0 0 0 0  9 9 9 9
.expect status 0: 1 0 1 0

        atomic_xchg.skpHp t1, t0.yyyy, void, t0.xxxx
        dsx t1, t0.xyzw, void, t0.xyzw
        add t2, t1.xyzw, void, t1.xyzw
        store mem.x___, t0.yyyy, void, t2.xxxx
        nop void, void, void, void
.expect global 0: 0x40400000
