// Below HALTI 5 one uniform for all slots: that of the last one that is used, whether it is read or not. By hand, sheet 5.1.
.outputs t0 t1
.uniform 1: 1 2 3 4  10 20 30 40
.expect output 0: 10 20 30 40  20 40 60 80

        add.u32 t1, u1.xyzw, void, u2.xyzw
        // add.u32 t0, u1.xyzw, void, t3: slot b is not read, but names u2
        .word 0x07801001 0x39201804 0x81c80150 0x0039003a
