// The running sum of a quad's four values in local memory, in two rounds. Values from oracle/reference.c.
.needs lanes 4
.tags seeds
.threads 36
.inputs t0
.outputs t1
.input 0: file "../data/groups_in.hex"
.expect output 0: file "../data/prefix_out.hex"

    // t0.x is the value, t0.y the lane; local words 0 to 3 are zeros, the values follow
    lshift.u32 t2.x___, t0.yyyy, void, 2:u20
    mov.s32 t1.x___, void, void, t0.xxxx
    store.local.u32 mem.x___, t2.xxxx, 16:u20, t1.xxxx
    load.local.u32 t3.x___, t2.xxxx, 12:u20, void
    add.s32 t1.x___, t1.xxxx, void, t3.xxxx
    store.local.u32 mem.x___, t2.xxxx, 16:u20, t1.xxxx
    load.local.u32 t3.x___, t2.xxxx, 8:u20, void
    add.s32 t1.x___, t1.xxxx, void, t3.xxxx
