// Calls to the full depth of eight in each slot, each of which counts on its way back. By hand.
.needs calls 8
.tags seeds
.threads 32
.outputs t0
.expect output 0: 8 8 0 0
.expect output 31: 8 8 0 0

        call void, void, void, deeper
        branch void, void, void, end
deeper: add.u32 t0.x___, t0.xxxx, void, 1:u20
        branch.ge.u32 void, t0.xxxx, 8:u20, back
        call void, void, void, deeper
back:   add.u32 t0._y__, t0.yyyy, void, 1:u20
        ret void, void, void, void
end:    nop void, void, void, void
