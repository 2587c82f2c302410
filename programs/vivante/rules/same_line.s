// Temporaries whose numbers differ by 32 wait for each other as one would for itself: one is written, and the other one read so many
// instructions later, from 1 to 5. By hand.
.needs temps 64
.threads 8
.inputs t0 t33
.outputs t2 t3 t4 t5 t6
.input 0:  1 2 3 4  10 20 30 40  1 2 3 4  10 20 30 40  1 2 3 4  10 20 30 40  1 2 3 4  10 20 30 40
.input 4:  1 2 3 4  10 20 30 40  1 2 3 4  10 20 30 40  1 2 3 4  10 20 30 40  1 2 3 4  10 20 30 40
.expect output 0:  10 20 30 40  10 20 30 40  10 20 30 40  10 20 30 40  10 20 30 40
.expect output 7:  10 20 30 40  10 20 30 40  10 20 30 40  10 20 30 40  10 20 30 40

        mov t1, void, void, t0.yyyy
        mov t2, void, void, t33.xyzw
        mov t1, void, void, t0.zzzz
        mov t8, void, void, t0.xyzw
        mov t3, void, void, t33.xyzw
        mov t1, void, void, t0.wwww
        mov t8, void, void, t0.xyzw
        mov t9, void, void, t0.xyzw
        mov t4, void, void, t33.xyzw
        mov t1, void, void, t0.xxxx
        mov t8, void, void, t0.xyzw
        mov t9, void, void, t0.xyzw
        mov t10, void, void, t0.xyzw
        mov t5, void, void, t33.xyzw
        mov t1, void, void, t0.yyyy
        mov t8, void, void, t0.xyzw
        mov t9, void, void, t0.xyzw
        mov t10, void, void, t0.xyzw
        mov t11, void, void, t0.xyzw
        mov t6, void, void, t33.xyzw
