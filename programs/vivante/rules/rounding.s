// A rounding mode of the instruction beside cfg_rtne, and logic on component x alone below HALTI 2. By hand.
.chip gc2000
.rtne
.inputs t0
.outputs t1 t2
.input 0: 0x3f800000 0xb3000000 3 5
.expect output 0: 0x3f7fffff 0x3f800000 0 0  0x3f800003 0x3f800003 0 0

        add.rtz t1.x___, t0.xxxx, void, t0.yyyy     // sheet 4.3
        add t1._y__, t0.xxxx, void, t0.yyyy
        xor.u32 t2.xy__, t0.xyzw, void, t0.zwzw     // x alone: twice
