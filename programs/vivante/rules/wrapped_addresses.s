// Sums of addresses and offsets that wrap at 2^32, into memory and beyond it, by loads, stores and
// atomics, global and local; LEFT_SHIFT moves bits out. Places of images that are the least and the
// greatest numbers. By hand, from docs/isa/vivante.md, 6.1 and 6.2.
.needs lanes 4
.threads 8
.inputs t0
.outputs t1 t2 t3
.global 0: 0x100 0x101 0x102 0x103 0x104 0x105 0x106 0x107
.uniform 0: 0 16 0x20004 0
.input 0: 0xfffffff8 0x10 0 0  0x80000000 0x80000004 0 0x80000000
.input 2: 0x7fffffff 0x80000005 -1 0  0xffffffff 13 0x7fffffff 0
.input 4: 8 -8 1 1  0 0x80000000 0 0x7fffffff
.input 6: 0x7ffffffc 0 0x80000000 0x80000000  0xfffffffc 0 1 0
// t1: loads of a + b, of a + (b << 1), local ones; t2: images; t3: atomics
.expect output 0: 0x102 0x106 0x202 0  0x100 0 0 0  0x102 0x302 0 0
.expect output 1: 0x101 0 0x201 0  0 0 0 0  0x101 0x501 0 0
.expect output 2: 0x101 0 0x201 0  0 0 0 0  0x301 0x501 0 0
.expect output 3: 0x103 0x106 0x203 0  0 0 0 0  0x103 0x303 0 0
.expect output 4: 0x100 0 0x200 0  0 0 0 0  0x100 0x300 0 0
.expect output 5: 0 0x100 0 0  0 0 0 0  0 0 0 0
.expect output 6: 0 0 0 0  0 0 0 0  0 0 0 0
.expect output 7: 0 0 0 0  0x104 0 0 0  0 0 0 0
.expect global 0: 0x300 0x501 0x302 0x303 0x104

        load.u32 t1.x___, t0.xxxx, t0.yyyy, void
        load.u32.ls1 t1._y__, t0.xxxx, t0.yyyy, void
        add.u32 t4.x___, t1.xxxx, void, 0x100
        store.local.u32 mem.x___, t0.xxxx, t0.yyyy, t4.xxxx
        load.local.u32 t1.__z_, t0.xxxx, t0.yyyy, void
        mov t5, void, void, u0
        img_load.u32 t2.x___, t5, t0.zwww, void
        atomic_add.u32 t3.x___, t0.xxxx, t0.yyyy, 0x200
        load.u32 t3._y__, t0.xxxx, t0.yyyy, void
