// A chip implies its transcendentals: gc2000 has the plain ones, and RMODE says nothing there. The
// words are those of chip_log.s, which was written for another chip. By hand, sheet 0 and 4.6.
.chip gc2000
.inputs t2
.outputs t4 t5
.input 0: 8.0 1.0 0 0
.expect output 0: 9.0 9.0 9.0 9.0  3.0 3.0 -1.0 0

    .word 0x01841012 0x00000001 0x00000000 0x00390028 // log.rtz t4.xy__, void, void, t2.xyzw
    .word 0x07841003 0x00004800 0x00aa0240 0x00000000 // mul.pack t4, t4.xxxx, t4.yyyy, void
    log.rtz t5.xy__, void, void, t2.xyzw
    add t2._y__, t2.yyyy, void, t2.yyyy
    cos.rtz t5.__z_, void, void, t2.yyyy
