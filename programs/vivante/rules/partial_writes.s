// A register of which some components are written, read in each slot by the instruction behind: the other components stay. By hand: what is times 1.0 stays what it is.
.needs lanes 4
.tags short
.threads 4
.inputs t0
.outputs t2 t3 t4 t5 t6 t7
.input 0: 0x3f901010 0x3f901010 0x3f901010 0x3f901010
.input 1: 0x3f901010 0x3f901010 0x3f901010 0x3f901010
.input 2: 0x3f901010 0x3f901010 0x3f901010 0x3f901010
.input 3: 0x3f901010 0x3f901010 0x3f901010 0x3f901010
.expect output 0: 0x40000000 0x3f901010 0x3f901010 0x3f901010  0x40000000 0x3f901010 0x3f901010 0x3f901010  0x40000000 0x3f901010 0x3f901010 0x3f901010  0x3f901010 0x40000000 0x40000000 0x40000000  0x3f901010 0x40000000 0x40000000 0x40000000  0x3f901010 0x40000000 0x40000000 0x40000000
.expect output 1: 0x40000000 0x3f901010 0x3f901010 0x3f901010  0x40000000 0x3f901010 0x3f901010 0x3f901010  0x40000000 0x3f901010 0x3f901010 0x3f901010  0x3f901010 0x40000000 0x40000000 0x40000000  0x3f901010 0x40000000 0x40000000 0x40000000  0x3f901010 0x40000000 0x40000000 0x40000000
.expect output 2: 0x40000000 0x3f901010 0x3f901010 0x3f901010  0x40000000 0x3f901010 0x3f901010 0x3f901010  0x40000000 0x3f901010 0x3f901010 0x3f901010  0x3f901010 0x40000000 0x40000000 0x40000000  0x3f901010 0x40000000 0x40000000 0x40000000  0x3f901010 0x40000000 0x40000000 0x40000000
.expect output 3: 0x40000000 0x3f901010 0x3f901010 0x3f901010  0x40000000 0x3f901010 0x3f901010 0x3f901010  0x40000000 0x3f901010 0x3f901010 0x3f901010  0x3f901010 0x40000000 0x40000000 0x40000000  0x3f901010 0x40000000 0x40000000 0x40000000  0x3f901010 0x40000000 0x40000000 0x40000000

        mov t1, void, void, t0.xyzw
        mov t1.x___, void, void, 2.0:f20
        mul t2, t1.xyzw, 1.0:f20, void
        mov t1, void, void, t0.xyzw
        mov t1.x___, void, void, 2.0:f20
        mul t3, 1.0:f20, t1.xyzw, void
        mov t1, void, void, t0.xyzw
        mov t1.x___, void, void, 2.0:f20
        mov t4, void, void, t1.xyzw
        mov t1, void, void, t0.xyzw
        mov t1._yzw, void, void, 2.0:f20
        mul t5, t1.xyzw, 1.0:f20, void
        mov t1, void, void, t0.xyzw
        mov t1._yzw, void, void, 2.0:f20
        mul t6, 1.0:f20, t1.xyzw, void
        mov t1, void, void, t0.xyzw
        mov t1._yzw, void, void, 2.0:f20
        mov t7, void, void, t1.xyzw
