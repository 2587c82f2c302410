// At HALTI 5 each slot has its own uniform. By hand.
.chip gc7000
.outputs t1
.uniform 1: 1 2 3 4  10 20 30 40
.expect output 0: 11 22 33 44

        add.u32 t1, u1.xyzw, void, u2.xyzw
