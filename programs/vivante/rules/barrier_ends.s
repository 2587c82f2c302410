// BARRIER as the last instruction ends the lanes that execute it, also those of a group that has not all lanes, or in which others have ended before
// (docs/isa/vivante.md, 1.5, 3.5). By hand: who does not branch counts to 2.
.tags short
.threads 6
.inputs t0
.outputs t1
.input 0: 1 0 0 0
.input 4: 1 0 0 0
.expect output 0: 1 0 0 0
.expect output 1: 2 0 0 0
.expect output 3: 2 0 0 0
.expect output 4: 1 0 0 0
.expect output 5: 2 0 0 0

        add.u32 t1.x___, t1.xxxx, void, 1:u20
        branch.ge.u32 void, t0.xxxx, 1:u20, 4
        add.u32 t1.x___, t1.xxxx, void, 1:u20
        barrier void, void, void, void
