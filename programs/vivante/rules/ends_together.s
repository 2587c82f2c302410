// Groups that end at any time, half of them with a load, the others by a branch to beyond the code: now and then one of each ends in the
// same clock. The numbers are from oracle/reference.c.
.tags seeds
.threads 1600
.inputs t0
.global 0: 100 104 108 112
.input 0: file "../data/ends_in.hex"
.expect status 1599: 1 0 0 0

        rep.s32 void, t0.xxxx, void, 3
        add.u32 t1.x___, t1.xxxx, void, 1:u20
        endrep void, void, void, void
        branch.eq.u32 void, t0.yyyy, 0:u20, 1000
        load.u32 t1._y__, t0.zzzz, void, void
