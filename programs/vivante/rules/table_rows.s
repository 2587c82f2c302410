// Every row of every table of the transcendentals, at 24 places of it: each thread has a row, and goes on by 2730 of 65536. A coefficient that
// is wrong in a low bit shows at few places. Values by testbench/vivante/reading, from docs/isa/vivante.md, 4.5.
.tags seeds
.threads 128
.inputs t0
.outputs t2
.input 0: file "../values/table_rows_in.hex"
.expect output 0: file "../values/table_rows_out.hex"

again:  branch.ge.u32 void, t1.xxxx, 24:u20, done
        rcp t3.x___, void, void, t0.xxxx
        rsq t3._y__, void, void, t0.xxxx        // the even exponent, then the odd one
        rsq t3.__z_, void, void, t0.yyyy
        sqrt t3.___w, void, void, t0.xxxx
        sqrt t4.x___, void, void, t0.yyyy
        exp t4._y__, void, void, t0.xxxx
        log t4.__z_, void, void, t0.xxxx
        sin t4.___w, void, void, t0.xxxx        // from the end of the table
        cos t5.x___, void, void, t0.xxxx        // from its beginning
        add.u32 t2, t2.xyzw, void, t3.xyzw
        add.u32 t2, t2.xyzw, void, t4.xyzw
        add.u32 t2.x___, t2.xxxx, void, t5.xxxx
        add.u32 t0.xy__, t0.xyyy, void, 2730:u20
        add.u32 t1.x___, t1.xxxx, void, 1:u20
        branch void, void, void, again
done:   nop void, void, void, void
