// The last instruction is a store of no component: the shared unit is done with it before it has left the pipeline, and with neither inputs
// nor outputs the next group follows at once. By hand, from docs/isa/vivante.md.
.tags short
.threads 64
.globalsize 64
.global 0: 1 2 3 4
.expect global 0: 1 2 3 4
.expect status 63: 1 0 0 0

        store.pack mem.____, 0:u20, void, t0.xyzw
