// Output records that are read while all three operands of an instruction are temporaries of their bank, the third one indexed: they wait. Groups
// go round a loop of such instructions 3 to 8 times, so that they end at any time. By hand, from docs/isa/vivante.md, 2.3, 5.
.threads 1600
.inputs t0
.outputs t0 t1 t2 t4 t5
.input 0: file "../data/ends_in.hex"
.expect output 0: 5 0 8 0  7 7 7 7  0 0 0 0  7 7 7 7  7 7 7 7
.expect output 1599: 7 0 8 0  7 7 7 7  0 0 0 0  7 7 7 7  7 7 7 7

        mov.u32 t3, void, void, 7:u20
        rep.s32 void, t0.xxxx, void, 5
        mad.u32 t1, t0.xyzw, t2.xyzw, t3[a.x].xyzw
        mad.u32 t4, t0.xyzw, t2.xyzw, t3[a.x].xyzw
        mad.u32 t5, t0.xyzw, t2.xyzw, t3[a.x].xyzw
        mad.u32 t1, t0.xyzw, t2.xyzw, t3[a.x].xyzw
        endrep void, void, void, void
