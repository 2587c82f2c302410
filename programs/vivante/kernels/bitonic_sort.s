// A bitonic sort of a quad's four values in local memory: pairs, halves, pairs. Values from oracle/reference.c.
.needs lanes 4
.threads 36
.inputs t0
.outputs t1
.input 0: file "../data/groups_in.hex"
.uniform 0: 1 0 2 0  2 0 4 0  1 0 4 0
.expect output 0: file "../data/sort_out.hex"

    // round n: the partner is lane xor u[n].x; a pair falls if lane and u[n].z is not 0
    mov.s32 t1.x___, void, void, t0.xxxx
    movai a0.x___, void, void, 0:s20
round:
    mov.u32 t4, void, void, u0[a.x].xyzw
    lshift.u32 t2.x___, t0.yyyy, void, 2:u20
    xor.u32 t2._y__, t0.yyyy, void, t4.xxxx
    lshift.u32 t2._y__, t2.yyyy, void, 2:u20
    store.local.u32 mem.x___, t2.xxxx, 0:u20, t1.xxxx
    load.local.u32 t3.x___, t2.yyyy, 0:u20, void
    and.u32 t5.x___, t0.yyyy, void, t4.xxxx
    and.u32 t5._y__, t0.yyyy, void, t4.zzzz
    set.ne.u32 t5.x___, t5.xxxx, 0:u20, void // the upper of the pair
    set.ne.u32 t5._y__, t5.yyyy, 0:u20, void // a pair that falls
    xor.u32 t5.x___, t5.xxxx, void, t5.yyyy
    select.lt.s32 t6.x___, t1.xxxx, t3.xxxx, t1.xxxx // partner < own ? own : partner: the larger
    select.gt.s32 t6._y__, t1.xxxx, t3.xxxx, t1.xxxx // the smaller
    select.nz.u32 t1.x___, t5.xxxx, t6.xxxx, t6.yyyy
    add.s32 t7.x___, t7.xxxx, void, 1:s20
    movai a0.x___, void, void, t7.xxxx
    branch.lt.s32 void, t7.xxxx, 3:s20, round
