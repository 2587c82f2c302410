// A call that has no room writes nothing, where the call stack of the next slot begins: its group goes back from a call while the trap waits until the records of
// the first group are stored (docs/isa/vivante.md, 3.5). By hand: four rounds in the call, one behind it.
.needs calls = 8
.needs lanes 4
.tags nobench
.threads 8
.inputs t31
.outputs t1 t2 t3 t4 t5 t6 t7 t8
.input 0: 1 0 0 0
.input 1: 1 0 0 0
.input 2: 1 0 0 0
.input 3: 1 0 0 0
.expect output 4: 1 4 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
.expect trap STK

        branch.ge.u32 void, t31.xxxx, 1:u20, self
        call void, void, void, func
        add.u32 t1.x___, t1.xxxx, void, 1:u20
        branch void, void, void, end
self:   call void, void, void, self
func:   rep.s32 void, 4:s20, void, back
        add.u32 t1._y__, t1.yyyy, void, 1:u20
        endrep void, void, void, void
back:   ret void, void, void, void
end:    nop void, void, void, void
