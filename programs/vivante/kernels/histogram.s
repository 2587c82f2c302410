// 200 threads count in 16 bins of global memory. Values from oracle/reference.c.
.threads 200
.inputs t0
.globalsize 64
.input 0: file "../data/histogram_in.hex"
.expect global 0: file "../data/histogram_out.hex"

    lshift.u32 t0.x___, t0.xxxx, void, 2:u20
    atomic_add.u32 void, t0.xxxx, 0:u20, 1:u20
