// Each component of a0 is read right behind its write, in each slot, and in the destination. By hand: t1 to t4 are N times 1 2 3 4 of the thread, and a0 leads
// to each of them; t61 is the sum of what each slot read, t62 of what was written by an index.
.tags short
.needs temps 64
.threads 16
.inputs t1 t2 t3 t4
.outputs t61 t62
.input 0: 1 2 3 4  2 4 6 8  3 6 9 12  4 8 12 16
.input 1: 2 4 6 8  4 8 12 16  6 12 18 24  8 16 24 32
.input 2: 3 6 9 12  6 12 18 24  9 18 27 36  12 24 36 48
.input 3: 4 8 12 16  8 16 24 32  12 24 36 48  16 32 48 64
.input 4: 5 10 15 20  10 20 30 40  15 30 45 60  20 40 60 80
.input 5: 6 12 18 24  12 24 36 48  18 36 54 72  24 48 72 96
.input 6: 7 14 21 28  14 28 42 56  21 42 63 84  28 56 84 112
.input 7: 8 16 24 32  16 32 48 64  24 48 72 96  32 64 96 128
.input 8: 9 18 27 36  18 36 54 72  27 54 81 108  36 72 108 144
.input 9: 10 20 30 40  20 40 60 80  30 60 90 120  40 80 120 160
.input 10: 11 22 33 44  22 44 66 88  33 66 99 132  44 88 132 176
.input 11: 12 24 36 48  24 48 72 96  36 72 108 144  48 96 144 192
.input 12: 13 26 39 52  26 52 78 104  39 78 117 156  52 104 156 208
.input 13: 14 28 42 56  28 56 84 112  42 84 126 168  56 112 168 224
.input 14: 15 30 45 60  30 60 90 120  45 90 135 180  60 120 180 240
.input 15: 16 32 48 64  32 64 96 128  48 96 144 192  64 128 192 256
.expect output 0: 30 60 90 120  10 20 30 40
.expect output 1: 60 120 180 240  20 40 60 80
.expect output 2: 90 180 270 360  30 60 90 120
.expect output 3: 120 240 360 480  40 80 120 160
.expect output 4: 150 300 450 600  50 100 150 200
.expect output 5: 180 360 540 720  60 120 180 240
.expect output 6: 210 420 630 840  70 140 210 280
.expect output 7: 240 480 720 960  80 160 240 320
.expect output 8: 270 540 810 1080  90 180 270 360
.expect output 9: 300 600 900 1200  100 200 300 400
.expect output 10: 330 660 990 1320  110 220 330 440
.expect output 11: 360 720 1080 1440  120 240 360 480
.expect output 12: 390 780 1170 1560  130 260 390 520
.expect output 13: 420 840 1260 1680  140 280 420 560
.expect output 14: 450 900 1350 1800  150 300 450 600
.expect output 15: 480 960 1440 1920  160 320 480 640

        movai.u32 a0.x___, void, void, 50:u20
        movai.u32 a0.x___, void, void, 1:u20
        add.u32 t60, t0[a.x].xyzw, void, 0:u20
        add.u32 t61, t61.xyzw, void, t60.xyzw
        movai.u32 a0.x___, void, void, 50:u20
        movai.u32 a0.x___, void, void, 1:u20
        mul.u32 t60, 1:u20, t0[a.x].xyzw, void
        add.u32 t61, t61.xyzw, void, t60.xyzw
        movai.u32 a0.x___, void, void, 50:u20
        movai.u32 a0.x___, void, void, 1:u20
        mov.u32 t60, void, void, t0[a.x].xyzw
        add.u32 t61, t61.xyzw, void, t60.xyzw
        movai.u32 a0.x___, void, void, 50:u20
        movai.u32 a0.x___, void, void, 1:u20
        mov.u32 t10[a.x], void, void, t1.xyzw
        add.u32 t62, t62.xyzw, void, t11.xyzw
        movai.u32 a0._y__, void, void, 50:u20
        movai.u32 a0._y__, void, void, 2:u20
        add.u32 t60, t0[a.y].xyzw, void, 0:u20
        add.u32 t61, t61.xyzw, void, t60.xyzw
        movai.u32 a0._y__, void, void, 50:u20
        movai.u32 a0._y__, void, void, 2:u20
        mul.u32 t60, 1:u20, t0[a.y].xyzw, void
        add.u32 t61, t61.xyzw, void, t60.xyzw
        movai.u32 a0._y__, void, void, 50:u20
        movai.u32 a0._y__, void, void, 2:u20
        mov.u32 t60, void, void, t0[a.y].xyzw
        add.u32 t61, t61.xyzw, void, t60.xyzw
        movai.u32 a0._y__, void, void, 50:u20
        movai.u32 a0._y__, void, void, 2:u20
        mov.u32 t10[a.y], void, void, t2.xyzw
        add.u32 t62, t62.xyzw, void, t12.xyzw
        movai.u32 a0.__z_, void, void, 50:u20
        movai.u32 a0.__z_, void, void, 3:u20
        add.u32 t60, t0[a.z].xyzw, void, 0:u20
        add.u32 t61, t61.xyzw, void, t60.xyzw
        movai.u32 a0.__z_, void, void, 50:u20
        movai.u32 a0.__z_, void, void, 3:u20
        mul.u32 t60, 1:u20, t0[a.z].xyzw, void
        add.u32 t61, t61.xyzw, void, t60.xyzw
        movai.u32 a0.__z_, void, void, 50:u20
        movai.u32 a0.__z_, void, void, 3:u20
        mov.u32 t60, void, void, t0[a.z].xyzw
        add.u32 t61, t61.xyzw, void, t60.xyzw
        movai.u32 a0.__z_, void, void, 50:u20
        movai.u32 a0.__z_, void, void, 3:u20
        mov.u32 t10[a.z], void, void, t3.xyzw
        add.u32 t62, t62.xyzw, void, t13.xyzw
        movai.u32 a0.___w, void, void, 50:u20
        movai.u32 a0.___w, void, void, 4:u20
        add.u32 t60, t0[a.w].xyzw, void, 0:u20
        add.u32 t61, t61.xyzw, void, t60.xyzw
        movai.u32 a0.___w, void, void, 50:u20
        movai.u32 a0.___w, void, void, 4:u20
        mul.u32 t60, 1:u20, t0[a.w].xyzw, void
        add.u32 t61, t61.xyzw, void, t60.xyzw
        movai.u32 a0.___w, void, void, 50:u20
        movai.u32 a0.___w, void, void, 4:u20
        mov.u32 t60, void, void, t0[a.w].xyzw
        add.u32 t61, t61.xyzw, void, t60.xyzw
        movai.u32 a0.___w, void, void, 50:u20
        movai.u32 a0.___w, void, void, 4:u20
        mov.u32 t10[a.w], void, void, t4.xyzw
        add.u32 t62, t62.xyzw, void, t14.xyzw
