// The least and the greatest integer, and -1, 0 and 1, in memory and in the operand of every
// atomic, signed and unsigned: what it gives and what it leaves, summed up in t4. Each thread has a
// word of its own. Values by testbench/vivante/reading, from docs/isa/vivante.md, 6.2.
.threads 25
.inputs t0 t1
.outputs t4
.globalsize 0x80
.input 0: 0x80000000 0x0 0 0 0x80000000 5 0 0  0x80000000 0x4 0 0 0x7fffffff 5 0 0 \
    0x80000000 0x8 0 0 0xffffffff 5 0 0  0x80000000 0xc 0 0 0 5 0 0  0x80000000 0x10 0 0 1 5 0 0
.input 5: 0x7fffffff 0x14 0 0 0x80000000 5 0 0  0x7fffffff 0x18 0 0 0x7fffffff 5 0 0 \
    0x7fffffff 0x1c 0 0 0xffffffff 5 0 0  0x7fffffff 0x20 0 0 0 5 0 0  0x7fffffff 0x24 0 0 1 5 0 0
.input 10: 0xffffffff 0x28 0 0 0x80000000 5 0 0  0xffffffff 0x2c 0 0 0x7fffffff 5 0 0 \
    0xffffffff 0x30 0 0 0xffffffff 5 0 0  0xffffffff 0x34 0 0 0 5 0 0  0xffffffff 0x38 0 0 1 5 0 0
.input 15: 0 0x3c 0 0 0x80000000 5 0 0  0 0x40 0 0 0x7fffffff 5 0 0 \
    0 0x44 0 0 0xffffffff 5 0 0  0 0x48 0 0 0 5 0 0  0 0x4c 0 0 1 5 0 0
.input 20: 1 0x50 0 0 0x80000000 5 0 0  1 0x54 0 0 0x7fffffff 5 0 0 \
    1 0x58 0 0 0xffffffff 5 0 0  1 0x5c 0 0 0 5 0 0  1 0x60 0 0 1 5 0 0
.expect output 0: 0x0 0x8000001e 0x0 0x0  0x0 0x7c62b005 0x0 0x0  0x0 0xfc63d4fd 0x0 0x0 \
    0x0 0x0 0x0 0x0  0x0 0x39d4ffb 0x0 0x0
.expect output 5: 0xfc5cad6c 0x7c807d64 0x0 0x0  0xfc5cad6c 0x78de9bd3 0x0 0x0 \
    0xfc5cad6c 0xf8de9baf 0x0 0x0  0xfc5cad6c 0xfc81a25c 0x0 0x0  0xfc5cad6c 0x24a909 0x0 0x0
.expect output 10: 0xfc5cad6c 0x7c81a25c 0x0 0x0  0xfc5cad6c 0x78de9baf 0x0 0x0 \
    0xfc5cad6c 0xf8de9bd3 0x0 0x0  0xfc5cad6c 0xfc7be984 0x0 0x0  0xfc5cad6c 0x193759 0x0 0x0
.expect output 15: 0x0 0x80000000 0x0 0x0  0x0 0x7c63d4fd 0x0 0x0  0x0 0xfc5e1c25 0x0 0x0 \
    0x0 0x1e 0x0 0x0  0x0 0x39c2b03 0x0 0x0
.expect output 20: 0x3a35294 0x837f829c 0x0 0x0  0x3a35294 0x7fe90e4b 0x0 0x0 \
    0x3a35294 0xffdd9c9b 0x0 0x0  0x3a35294 0x37e5da4 0x0 0x0  0x3a35294 0x7216469 0x0 0x0

        store.u32 mem.x___, t0.yyyy, void, t0.xxxx
        atomic_add.s32 t2.x___, t0.yyyy, void, t1.xyyy
        load.u32 t2._y__, t0.yyyy, void, void
        mad.u32 t4.xy__, t4.xyyy, 5, t2.xyyy
        store.u32 mem.x___, t0.yyyy, void, t0.xxxx
        atomic_add.u32 t2.x___, t0.yyyy, void, t1.xyyy
        load.u32 t2._y__, t0.yyyy, void, void
        mad.u32 t4.xy__, t4.xyyy, 5, t2.xyyy
        store.u32 mem.x___, t0.yyyy, void, t0.xxxx
        atomic_xchg.s32 t2.x___, t0.yyyy, void, t1.xyyy
        load.u32 t2._y__, t0.yyyy, void, void
        mad.u32 t4.xy__, t4.xyyy, 5, t2.xyyy
        store.u32 mem.x___, t0.yyyy, void, t0.xxxx
        atomic_min.s32 t2.x___, t0.yyyy, void, t1.xyyy
        load.u32 t2._y__, t0.yyyy, void, void
        mad.u32 t4.xy__, t4.xyyy, 5, t2.xyyy
        store.u32 mem.x___, t0.yyyy, void, t0.xxxx
        atomic_min.u32 t2.x___, t0.yyyy, void, t1.xyyy
        load.u32 t2._y__, t0.yyyy, void, void
        mad.u32 t4.xy__, t4.xyyy, 5, t2.xyyy
        store.u32 mem.x___, t0.yyyy, void, t0.xxxx
        atomic_max.s32 t2.x___, t0.yyyy, void, t1.xyyy
        load.u32 t2._y__, t0.yyyy, void, void
        mad.u32 t4.xy__, t4.xyyy, 5, t2.xyyy
        store.u32 mem.x___, t0.yyyy, void, t0.xxxx
        atomic_max.u32 t2.x___, t0.yyyy, void, t1.xyyy
        load.u32 t2._y__, t0.yyyy, void, void
        mad.u32 t4.xy__, t4.xyyy, 5, t2.xyyy
        store.u32 mem.x___, t0.yyyy, void, t0.xxxx
        atomic_or.s32 t2.x___, t0.yyyy, void, t1.xyyy
        load.u32 t2._y__, t0.yyyy, void, void
        mad.u32 t4.xy__, t4.xyyy, 5, t2.xyyy
        store.u32 mem.x___, t0.yyyy, void, t0.xxxx
        atomic_and.s32 t2.x___, t0.yyyy, void, t1.xyyy
        load.u32 t2._y__, t0.yyyy, void, void
        mad.u32 t4.xy__, t4.xyyy, 5, t2.xyyy
        store.u32 mem.x___, t0.yyyy, void, t0.xxxx
        atomic_xor.s32 t2.x___, t0.yyyy, void, t1.xyyy
        load.u32 t2._y__, t0.yyyy, void, void
        mad.u32 t4.xy__, t4.xyyy, 5, t2.xyyy
        store.u32 mem.x___, t0.yyyy, void, t0.xxxx
        atomic_cmp_xchg.s32 t2.x___, t0.yyyy, void, t1.xyyy
        load.u32 t2._y__, t0.yyyy, void, void
        mad.u32 t4.xy__, t4.xyyy, 5, t2.xyyy
        store.u32 mem.x___, t0.yyyy, void, t0.xxxx
        atomic_cmp_xchg.u32 t2.x___, t0.yyyy, void, t1.xyyy
        load.u32 t2._y__, t0.yyyy, void, void
        mad.u32 t4.xy__, t4.xyyy, 5, t2.xyyy
