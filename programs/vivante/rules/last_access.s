// An instruction that uses memory ends each group. It retires when the group's records are stored, which takes long here; others that use
// the same word retire in between, so they must also come behind it at the memory. By hand: 64 threads add 1, then 0x10000.
.needs temps 32
.tags nobench
.threads 64
.outputs t0 t1 t2 t3 t4 t5 t6 t7 t8 t9 t10 t11 t12 t13 t14 t15 t16 t17 t18 t19 t20 t21 t22 t23 t24 t25 t26 t27 t28 t29 t30 t31
.globalsize 16
.expect global 0: 0x400040

        atomic_add.u32 t0.x___, 0:u20, 0:u20, 1:u20
        atomic_add.u32 t1.x___, 0:u20, 0:u20, 0x10000:u20
