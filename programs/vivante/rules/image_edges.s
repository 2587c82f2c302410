// Images of more than 32767 rows, of one byte each; 3D stores and loads of every lane. By hand, from docs/isa/vivante.md, 6.2.
.threads 4
.inputs t0
.outputs t2
.uniform 0: 0 4 0x80030001 0
.globalsize 0x100
.input 0: 0 1 64 0x11  0 2 64 0x22  0 3 64 0x33  0 5 64 0x44
.expect global 4: 0x11 0x22 0x33 0 0x44
.expect global 68: 0x11 0x22 0x33 0 0x44
.expect output 0: 0x11 0x11 0 0  0x22 0x22 0 0  0x33 0x33 0 0  0x44 0x44 0 0

        mov t1, void, void, u0.xyzw
        img_store.u8 mem.x___, t1.xyzw, t0.xyzz, t0.wwww
        img_store_3d.u8 mem.x___, t1.xyzw, t0.xyzz, t0.wwww
        img_load.u8 t2.x___, t1.xyzw, t0.xyzz, void
        mov t2._y__, void, void, t2.xxxx
        img_load_3d.u8 t2.x___, t1.xyzw, t0.xyzz, void
        nop void, void, void, void
