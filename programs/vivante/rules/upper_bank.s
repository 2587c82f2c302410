// Uniforms beyond the last one, by number and by index: they read 0, in each slot, and so does what
// wraps at 2^32; an index brings numbers back that are too great. uhN is N of register group 3,
// which is 128 more: uh72[a.x] is uniform 300 with a.x = 100. By hand, from docs/isa/vivante.md,
// 1.1 and 2.3; uniform n is 1000 + n where a number with fewer bits would lead.
.needs uniforms = 256
.threads 16
.inputs t0
.outputs t1 t2 t3 t4
.uniform 0: 1000 1000 1000 1000
.uniform 44: 1044 1044 1044 1044
.uniform 54: 1054 1054 1054 1054
.uniform 55: 1055 1055 1055 1055
.uniform 71: 1071 1071 1071 1071
.uniform 72: 1072 1072 1072 1072
.uniform 73: 1073 1073 1073 1073
.uniform 99: 1099 1099 1099 1099
.uniform 126: 1126 1126 1126 1126
.uniform 127: 1127 1127 1127 1127
.uniform 128: 1128 1128 1128 1128
.uniform 182: 1182 1182 1182 1182
.uniform 183: 1183 1183 1183 1183
.uniform 199: 1199 1199 1199 1199
.uniform 200: 1200 1200 1200 1200
.uniform 201: 1201 1201 1201 1201
.uniform 227: 1227 1227 1227 1227
.uniform 254: 1254 1254 1254 1254
.uniform 255: 1255 1255 1255 1255
.input 0: 100 1 0 0  55 1 0 0  56 1 0 0  -200 1 0 0
.input 4: -201 1 0 0  -73 1 0 0  312 1 0 0  -384 1 0 0
.input 8: -255 1 0 0  -256 1 0 0  -511 1 0 0  -512 1 0 0
.input 12: 2147483647 1 0 0  2147483648 1 0 0  -639 1 0 0  -640 1 0 0
// by uh72, uh511, u255, u511: slot c, b, a, a and c
.expect output 0: 0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0
.expect output 1: 1255 1255 1255 2510  0 0 0 0  0 0 0 0  0 0 0 0
.expect output 2: 0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0
.expect output 3: 1000 1000 1000 2000  0 0 0 0  1055 1055 1055 2110  0 0 0 0
.expect output 4: 0 0 0 0  0 0 0 0  1054 1054 1054 2108  0 0 0 0
.expect output 5: 1127 1127 1127 2254  0 0 0 0  1182 1182 1182 2364  0 0 0 0
.expect output 6: 0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0
.expect output 7: 0 0 0 0  1255 1255 1255 2510  0 0 0 0  1127 1127 1127 2254
.expect output 8: 0 0 0 0  0 0 0 0  1000 1000 1000 2000  0 0 0 0
.expect output 9: 0 0 0 0  0 0 0 0  0 0 0 0  1255 1255 1255 2510
.expect output 10: 0 0 0 0  1128 1128 1128 2256  0 0 0 0  1000 1000 1000 2000
.expect output 11: 0 0 0 0  1127 1127 1127 2254  0 0 0 0  0 0 0 0
.expect output 12: 0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0
.expect output 13: 0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0
.expect output 14: 0 0 0 0  1000 1000 1000 2000  0 0 0 0  0 0 0 0
.expect output 15: 0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0

        movai.s32 a0, void, void, t0.xxxx
        mov.u32 t1.x___, void, void, uh72[a.x].xxxx
        mul.u32 t1._y__, t0.yyyy, uh72[a.x].yyyy, void
        add.u32 t1.__z_, uh72[a.x].zzzz, void, t0.zzzz
        add.u32 t1.___w, uh72[a.x].wwww, void, uh72[a.x].xxxx
        mov.u32 t2.x___, void, void, uh511[a.y].xxxx
        mul.u32 t2._y__, t0.yyyy, uh511[a.y].yyyy, void
        add.u32 t2.__z_, uh511[a.y].zzzz, void, t0.zzzz
        add.u32 t2.___w, uh511[a.y].wwww, void, uh511[a.y].xxxx
        mov.u32 t3.x___, void, void, u255[a.z].xxxx
        mul.u32 t3._y__, t0.yyyy, u255[a.z].yyyy, void
        add.u32 t3.__z_, u255[a.z].zzzz, void, t0.zzzz
        add.u32 t3.___w, u255[a.z].wwww, void, u255[a.z].xxxx
        mov.u32 t4.x___, void, void, u511[a.w].xxxx
        mul.u32 t4._y__, t0.yyyy, u511[a.w].yyyy, void
        add.u32 t4.__z_, u511[a.w].zzzz, void, t0.zzzz
        add.u32 t4.___w, u511[a.w].wwww, void, u511[a.w].xxxx
