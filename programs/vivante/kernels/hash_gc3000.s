// An integer hash in four rounds of xor, shift, multiply, rotate at HALTI 2. Values from oracle/reference.c.
.chip gc3000
.threads 37
.inputs t0
.outputs t1
.uniform 0: 16 7 5 0x7feb3
.input 0: file "../data/hash_in.hex"
.expect output 0: file "../data/hash_out.hex"

        mov t5, void, void, u0.xyzw // no immediates below HALTI 2
        mov t6.x___, void, void, u1.xxxx
round:  rshift.u32 t2.x___, t0.xxxx, void, t5.xxxx
        xor.u32 t0.x___, t0.xxxx, void, t2.xxxx
        imadlo0.u32 t0.x___, t0.xxxx, t5.wwww, t0.yyyy
        rotate.u32 t0._y__, t0.yyyy, void, t5.yyyy
        lshift.u32 t2.x___, t0.xxxx, void, t5.zzzz
        xor.u32 t0.x___, t0.xxxx, void, t2.xxxx
        add.u32 t3.x___, t3.xxxx, void, t6.xxxx
        branch.lt.u32 void, t3.xxxx, u1.yyyy, round
        mov t1.x___, void, void, t0.xxxx
.uniform 1: 1 4 0 0
