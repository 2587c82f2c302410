// A byte at 1 << N, by each LEFT_SHIFT N, in each slot. By hand.
.threads 32
.outputs t1 t2
.global 0: 0xa1a000 0xa2 0xa3 0 0xa4 0 0 0 0xa5 0 0 0 0 0 0 0 0xa6 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0xa7
.expect output 0: 0xa0 0xa1 0xa2 0xa3  0xa4 0xa5 0xa6 0xa7
.expect output 31: 0xa0 0xa1 0xa2 0xa3  0xa4 0xa5 0xa6 0xa7

        load.u8 t1.x___, void, 1:u20, void
        load.u8.ls1 t1._y__, void, 1:u20, void
        load.u8.ls2 t1.__z_, void, 1:u20, void
        load.u8.ls3 t1.___w, void, 1:u20, void
        load.u8.ls4 t2.x___, void, 1:u20, void
        load.u8.ls5 t2._y__, void, 1:u20, void
        load.u8.ls6 t2.__z_, void, 1:u20, void
        load.u8.ls7 t2.___w, void, 1:u20, void
