// A chip implies its transcendentals: on the default one, gc3000, log2(8) is the two numbers 3 and
// 1, whose product is 3, and cos(x) has period 2. By hand, sheet 0 and 4.6.
.inputs t2
.outputs t4 t5
.input 0: 8.0 0 0 0
.expect output 0: 3.0 3.0 3.0 3.0  3.0 3.0 1.0 0

    .word 0x01841012 0x00000001 0x00000000 0x00390028 // log.rtz t4.xy__, void, void, t2.xyzw
    .word 0x07841003 0x00004800 0x00aa0240 0x00000000 // mul.pack t4, t4.xxxx, t4.yyyy, void
    log.rtne t5.xy__, void, void, t2.xyzw
    cos.rtz t5.__z_, void, void, t2.xxxx
