// DST_USE is 0: nothing is written, and a load is not even made, which its clocks tell; an atomic is, and changes memory. By hand, from
// docs/isa/vivante.md, 3.4, 6.1 and 6.2.
.tags short
.threads 16
.inputs t0
.outputs t1
.uniform 0: 0 16 0x00010001 0
.sampler 0 r32f clamp nearest size 1 1 level 0 4
.globalsize 0x40
.input 0: 0 1 0 0
.expect output 0: 7 7 7 7
.input 1: 0 1 0 0
.expect output 1: 7 7 7 7
.input 2: 0 1 0 0
.expect output 2: 7 7 7 7
.input 3: 0 1 0 0
.expect output 3: 7 7 7 7
.input 4: 0 1 0 0
.expect output 4: 7 7 7 7
.input 5: 0 1 0 0
.expect output 5: 7 7 7 7
.input 6: 0 1 0 0
.expect output 6: 7 7 7 7
.input 7: 0 1 0 0
.expect output 7: 7 7 7 7
.input 8: 0 1 0 0
.expect output 8: 7 7 7 7
.input 9: 0 1 0 0
.expect output 9: 7 7 7 7
.input 10: 0 1 0 0
.expect output 10: 7 7 7 7
.input 11: 0 1 0 0
.expect output 11: 7 7 7 7
.input 12: 0 1 0 0
.expect output 12: 7 7 7 7
.input 13: 0 1 0 0
.expect output 13: 7 7 7 7
.input 14: 0 1 0 0
.expect output 14: 7 7 7 7
.input 15: 0 1 0 0
.expect output 15: 7 7 7 7
.expect global 0: 16

        mov.u32 t1, void, void, 7:u20
        .word 0x07810032 0x00200804 0x80000000 0x00000000        // load.u32 t1, t0.xxxx, void, void
        .word 0x07810032 0x00200904 0x80000000 0x00000000        // load.local.u32 t1, t0.xxxx, void, void
        .word 0x07810039 0x39200804 0x80010050 0x00000000        // img_load.u32 t1, u0.xyzw, t0.xxxx, void
        .word 0x07810018 0x15000f20 0x00000000 0x00000000        // texld t1, tex0.xyzw, t0.xyyy, void, void
        .word 0x07810004 0x15600804 0x80ab0040 0x00000000        // idiv0.u32 t1, t0.yyyy, t0.yyyy, void
        .word 0x07810025 0x00200804 0x80010000 0x00154008        // atomic_add.u32 t1, t0.xxxx, void, t0.yyyy
        .word 0x0781000c 0x00000004 0x00000000 0x00154008        // rcp t1, void, void, t0.yyyy
