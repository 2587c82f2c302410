// Destinations that do not exist, in each lane: by number and by index, early and late, of a load and of a quotient. By hand, from docs/isa/vivante.md, 1.1
// and 5.2: nothing is written, least of all the temporary whose number is less by 64.
.tags short
.needs temps = 64
.threads 16
.inputs t1 t2 t3 t4
.outputs t1 t2 t3 t4 t36
.input 0: 0 1 2 3  0 4 5 6  0 7 8 9  0 10 11 12
.expect output 0: 0 1 2 3  0 4 5 6  0 7 8 9  0 10 11 12  0 0 0 0
.input 1: 1 1 2 3  1 4 5 6  1 7 8 9  1 10 11 12
.expect output 1: 1 1 2 3  1 4 5 6  1 7 8 9  1 10 11 12  0 0 0 0
.input 2: 2 1 2 3  2 4 5 6  2 7 8 9  2 10 11 12
.expect output 2: 2 1 2 3  2 4 5 6  2 7 8 9  2 10 11 12  0 0 0 0
.input 3: 3 1 2 3  3 4 5 6  3 7 8 9  3 10 11 12
.expect output 3: 3 1 2 3  3 4 5 6  3 7 8 9  3 10 11 12  0 0 0 0
.input 4: 4 1 2 3  4 4 5 6  4 7 8 9  4 10 11 12
.expect output 4: 4 1 2 3  4 4 5 6  4 7 8 9  4 10 11 12  0 0 0 0
.input 5: 5 1 2 3  5 4 5 6  5 7 8 9  5 10 11 12
.expect output 5: 5 1 2 3  5 4 5 6  5 7 8 9  5 10 11 12  0 0 0 0
.input 6: 6 1 2 3  6 4 5 6  6 7 8 9  6 10 11 12
.expect output 6: 6 1 2 3  6 4 5 6  6 7 8 9  6 10 11 12  0 0 0 0
.input 7: 7 1 2 3  7 4 5 6  7 7 8 9  7 10 11 12
.expect output 7: 7 1 2 3  7 4 5 6  7 7 8 9  7 10 11 12  0 0 0 0
.input 8: 8 1 2 3  8 4 5 6  8 7 8 9  8 10 11 12
.expect output 8: 8 1 2 3  8 4 5 6  8 7 8 9  8 10 11 12  0 0 0 0
.input 9: 9 1 2 3  9 4 5 6  9 7 8 9  9 10 11 12
.expect output 9: 9 1 2 3  9 4 5 6  9 7 8 9  9 10 11 12  0 0 0 0
.input 10: 10 1 2 3  10 4 5 6  10 7 8 9  10 10 11 12
.expect output 10: 10 1 2 3  10 4 5 6  10 7 8 9  10 10 11 12  0 0 0 0
.input 11: 11 1 2 3  11 4 5 6  11 7 8 9  11 10 11 12
.expect output 11: 11 1 2 3  11 4 5 6  11 7 8 9  11 10 11 12  0 0 0 0
.input 12: 12 1 2 3  12 4 5 6  12 7 8 9  12 10 11 12
.expect output 12: 12 1 2 3  12 4 5 6  12 7 8 9  12 10 11 12  0 0 0 0
.input 13: 13 1 2 3  13 4 5 6  13 7 8 9  13 10 11 12
.expect output 13: 13 1 2 3  13 4 5 6  13 7 8 9  13 10 11 12  0 0 0 0
.input 14: 14 1 2 3  14 4 5 6  14 7 8 9  14 10 11 12
.expect output 14: 14 1 2 3  14 4 5 6  14 7 8 9  14 10 11 12  0 0 0 0
.input 15: 15 1 2 3  15 4 5 6  15 7 8 9  15 10 11 12
.expect output 15: 15 1 2 3  15 4 5 6  15 7 8 9  15 10 11 12  0 0 0 0

        movai.u32 a0.x___, void, void, 64:u20
        mov.u32 t65, void, void, t2.xyzw
        mov.u32 t1[a.x], void, void, t2.xyzw
        dp4 t66, t1.xyzw, t2.xyzw, void
        dp4 t2[a.x], t1.xyzw, t2.xyzw, void
        load.u32 t67, 0:u20, void, void
        idiv0.u32 t68, t1.yyyy, t1.yyyy, void
        mov.u32 t100, void, void, t2.xyzw
