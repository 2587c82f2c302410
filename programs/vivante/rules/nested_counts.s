// A count of more than eight bits in a loop inside of another one (docs/isa/vivante.md, 3.5). By hand: 2 * 300 passes of REP, 2 * 257 of LOOP.
.needs loops 2
.threads 4
.outputs t0
.uniform 0: 257 0 1 0
.expect output 0: 600 514 0 0
.expect output 3: 600 514 0 0

        rep.s32 void, 2:s20, void, end
        rep.s32 void, 300:s20, void, two
        add.u32 t0.x___, t0.xxxx, void, 1:u20
        endrep void, void, void, void
two:    loop.s32 void, u0.xyzz, void, three
        add.u32 t0._y__, t0.yyyy, void, 1:u20
        endloop void, void, void, void
three:  endrep void, void, void, void
end:    nop void, void, void, void
