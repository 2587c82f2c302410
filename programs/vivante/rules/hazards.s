// Each instruction needs what one shortly before it writes: the next, the one behind that, a component, a byte, an index, through
// units of different length. Values by testbench/vivante/reading.
.tags seeds
.threads 8
.inputs t0
.outputs t1 t2 t3 t4
.uniform 0: 0 0 0 0  10 20 30 40  1 2 3 4
.input 0: 1.0 2.0 3.0 4.0  2.0 2.0 3.0 4.0  3.0 2.0 3.0 4.0  4.0 2.0 3.0 4.0
.input 4: 1.0 2.0 3.0 4.0  2.0 2.0 3.0 4.0  3.0 2.0 3.0 4.0  4.0 2.0 3.0 4.0
.expect output 0: 0x42bc0000 0x42c80000 0x41400000 0x41a00000  0x3f000000 0x41c00000 0x3f800000 0x42c80000  0x15 0x1b9 0x3f 0x1f8  0x40000000 1 0x41f00000 0x42b80000
.expect output 1: 0x42c60000 0x42d20000 0x41400000 0x41a00000  0x3f000000 0x41c00000 0x3f800000 0x42c80000  4 0x10 2 0x12  0 1 0x42040000 0x42c60000
.expect output 2: 0x42e40000 0x42f00000 0x41400000 0x41a00000  0x3f000000 0x41c00000 0x3f800000 0x42c80000  3 9 1 0xa  0 1 0x42180000 0x42e40000
.expect output 3: 0x43070000 0x430d0000 0x41400000 0x41a00000  0x3f000000 0x41c00000 0x3f800000 0x42c80000  4 0x10 2 0x12  0 1 0x42340000 0x43070000
.expect output 4: 0x42bc0000 0x42c80000 0x41400000 0x41a00000  0x3f000000 0x41c00000 0x3f800000 0x42c80000  0x15 0x1b9 0x3f 0x1f8  0x40000000 1 0x41f00000 0x42b80000
.expect output 5: 0x42c60000 0x42d20000 0x41400000 0x41a00000  0x3f000000 0x41c00000 0x3f800000 0x42c80000  4 0x10 2 0x12  0 1 0x42040000 0x42c60000
.expect output 6: 0x42e40000 0x42f00000 0x41400000 0x41a00000  0x3f000000 0x41c00000 0x3f800000 0x42c80000  3 9 1 0xa  0 1 0x42180000 0x42e40000
.expect output 7: 0x43070000 0x430d0000 0x41400000 0x41a00000  0x3f000000 0x41c00000 0x3f800000 0x42c80000  4 0x10 2 0x12  0 1 0x42340000 0x43070000

        mul t1, t0.xyzw, t0.xyzw, void
        add t1, t1.xyzw, void, t0.xyzw                // the product of the line before
        mad t2, t1.xyzw, t0.xyzw, t1.xyzw
        rcp t2.x___, void, void, t0.yyyy              // one component of a row that is on its way
        mul t2._y__, t2.xxxx, t2.zzzz, void
        rsq t2.__z_, void, void, t0.wwww              // 1/2
        add t2.__z_, t2.zzzz, void, t2.xxxx
        mov t3, void, void, t2.xyzw
        f2i.u32 t3.x___, t0.xxxx, void, void
        movai.u32 a0.x___, void, void, t3.xxxx        // an index, then a register by it
        add.u32 t3.x___, t3.xxxx, void, u0[a.x].yyyy
        mov t4[a.x].x___, void, void, t0.yyyy
        mov t4.x___, void, void, t5.xxxx              // of thread 0 alone
        swizzle.u8 t4._y__, t0.xyzw, u0.xyzw, 0x70:u20
        add.u32 t4._y__, t4.yyyy, void, 1:u20
        dp4 t4.__z_, t0.xyzw, t0.xyzw, void
        dp3 t4.___w, t4.xyzz, t0.xyzw, void
        mov t0, void, void, t4.xyzw                   // a source of others before it
        add t1.x___, t0.xxxx, void, t0.wwww
        branch.lt void, t1.xxxx, 0.0:f20, 21
        add t1._y__, t1.xxxx, void, t1.yyyy
        imullo0.u32 t3._y__, t3.xxxx, t3.xxxx, void
        idiv0.u32 t3.__z_, t3.yyyy, 7:u20, void
        add.u32 t3.___w, t3.zzzz, void, t3.yyyy
