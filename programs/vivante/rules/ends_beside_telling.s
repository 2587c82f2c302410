// As ends_together.s, but groups end one close behind the other, half of them with a load: now and then one does so in the clock in which another
// group, which a branch to beyond the code has ended, is told. The inputs are those of that one.
.tags seeds
.threads 1600
.inputs t0
.global 0: 100 104 108 112
.input 0: file "../data/ends_in.hex"
.expect status 1599: 1 0 0 0

        and.u32 t1.x___, t0.xxxx, void, 3:u20
        rep.s32 void, t1.xxxx, void, 4
        add.u32 t1._y__, t1.yyyy, void, 1:u20
        endrep void, void, void, void
        branch.eq.u32 void, t0.yyyy, 0:u20, 1000
        load.u32 t1._y__, t0.zzzz, void, void
