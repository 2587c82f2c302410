// Bytes, halves and words by mask and shift, to global memory. By hand, sheet 6.1.
.globalsize 32
.inputs t0
.input 0: 0x11223344 0x55667788 0x99aabbcc 0xddeeff00
.expect global 0: 0x00cc8844 0xbbcc7788 0x55667788 0 0x0000ff00 0 0x00cc8844 0

        store.u8 mem.xyz_, 0:u20, void, t0.xyzw
        store.u16 mem._yz_, 5:u20, void, t0.xyzw        // at 4
        store.u32.ls3 mem._y__, 0:u20, 1:u20, t0.xyzw   // at 8
        store.f16 mem.___w, 16:u20, void, t0.xyzw
        load.u32 t1.x___, 3:u20, void, void             // at 0
        store.u32 mem.x___, 24:u20, void, t1.xxxx
