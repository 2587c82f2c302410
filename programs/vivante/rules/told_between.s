// As last_access.s, with groups between that end without memory, and are told earlier than others whose last instruction was an atomic: memory is free when
// its own group is told. By hand: 32 of 64 threads add 1, then 0x10000.
.needs temps 32
.tags nobench
.threads 64
.inputs t31
.outputs t0 t1 t2 t3 t4 t5 t6 t7 t8 t9 t10 t11 t12 t13 t14 t15 t16 t17 t18 t19 t20 t21 t22 t23 t24 t25 t26 t27 t28 t29 t30 t31
.globalsize 16
.input 4: 1 0 0 0
.input 5: 1 0 0 0
.input 6: 1 0 0 0
.input 7: 1 0 0 0
.input 12: 1 0 0 0
.input 13: 1 0 0 0
.input 14: 1 0 0 0
.input 15: 1 0 0 0
.input 20: 1 0 0 0
.input 21: 1 0 0 0
.input 22: 1 0 0 0
.input 23: 1 0 0 0
.input 28: 1 0 0 0
.input 29: 1 0 0 0
.input 30: 1 0 0 0
.input 31: 1 0 0 0
.input 36: 1 0 0 0
.input 37: 1 0 0 0
.input 38: 1 0 0 0
.input 39: 1 0 0 0
.input 44: 1 0 0 0
.input 45: 1 0 0 0
.input 46: 1 0 0 0
.input 47: 1 0 0 0
.input 52: 1 0 0 0
.input 53: 1 0 0 0
.input 54: 1 0 0 0
.input 55: 1 0 0 0
.input 60: 1 0 0 0
.input 61: 1 0 0 0
.input 62: 1 0 0 0
.input 63: 1 0 0 0
.expect global 0: 0x200020

        branch.ge.u32 void, t31.xxxx, 1:u20, 3
        atomic_add.u32 t0.x___, 0:u20, 0:u20, 1:u20
        atomic_add.u32 t1.x___, 0:u20, 0:u20, 0x10000:u20
