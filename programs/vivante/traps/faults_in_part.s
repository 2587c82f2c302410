// A call that has no room in two of the lanes that execute it: STK (docs/isa/vivante.md, 3.5). By hand: lanes 0 and 1 were called once more, and
// have room for seven calls in place of eight.
.needs calls = 8
.needs lanes 4
.tags short
.threads 4
.inputs t0
.outputs t1
.input 2: 1 0 0 0
.input 3: 1 0 0 0
.expect output 0: 8 0 0 0
.expect output 2: 9 0 0 0
.expect trap STK

        branch.ge.u32 void, t0.xxxx, 1:u20, self
        call void, void, void, self
self:   add.u32 t1.x___, t1.xxxx, void, 1:u20
        call void, void, void, self
