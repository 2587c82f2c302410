// What fills the core's queues where its memories are slow: sixteen vectors in, sixteen loads of a quad at once, sixteen vectors out, more
// groups than slots. Values from oracle/reference.c.
.tags seeds
.threads 40
.inputs t0 t1 t2 t3 t4 t5 t6 t7 t8 t9 t10 t11 t12 t13 t14 t15
.outputs t0 t1 t2 t3 t4 t5 t6 t7 t8 t9 t10 t11 t12 t13 t14 t15
.input 0: file "../data/queues_in.hex"
.global 0: file "../data/queues_memory.hex"
.expect output 0: file "../data/queues_out.hex"

    load.u32 t15, t0.xxxx, 0:u20, void
