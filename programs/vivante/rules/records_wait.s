// The output record of group 0 is read while group 2, whose temporaries are in the same bank, executes MADs of three temporaries. They use every read port,
// so the next vector waits. After each four MADs a MOV leaves ports free for one clock. A vector takes four clocks to store, but the MOV comes in every
// fifth clock; so a vector is also read in the very clock in which another one leaves the queue. By hand: groups 0 and 1 end at once, with t1 = 0;
// group 2 computes t1 = t0 * t0 + t0.
.tags short
.threads 12
.inputs t0
.outputs t0 t1 t0 t1 t0 t1 t0 t1 t0 t1 t0 t1 t0 t1 t0 t1 t0 t1 t0 t1 t0 t1 t0 t1
.input 0: 0 2.0 3.0 4.0  0 2.0 3.0 4.0  0 2.0 3.0 4.0  0 2.0 3.0 4.0
.input 4: 0 2.0 3.0 4.0  0 2.0 3.0 4.0  0 2.0 3.0 4.0  0 2.0 3.0 4.0
.input 8: 1.0 2.0 3.0 4.0  1.0 2.0 3.0 4.0  1.0 2.0 3.0 4.0  1.0 2.0 3.0 4.0
.expect output 0: 0 2.0 3.0 4.0  0 0 0 0  0 2.0 3.0 4.0  0 0 0 0  0 2.0 3.0 4.0  0 0 0 0 \
    0 2.0 3.0 4.0  0 0 0 0  0 2.0 3.0 4.0  0 0 0 0  0 2.0 3.0 4.0  0 0 0 0 \
    0 2.0 3.0 4.0  0 0 0 0  0 2.0 3.0 4.0  0 0 0 0  0 2.0 3.0 4.0  0 0 0 0 \
    0 2.0 3.0 4.0  0 0 0 0  0 2.0 3.0 4.0  0 0 0 0  0 2.0 3.0 4.0  0 0 0 0
.expect output 4: 0 2.0 3.0 4.0  0 0 0 0  0 2.0 3.0 4.0  0 0 0 0  0 2.0 3.0 4.0  0 0 0 0 \
    0 2.0 3.0 4.0  0 0 0 0  0 2.0 3.0 4.0  0 0 0 0  0 2.0 3.0 4.0  0 0 0 0 \
    0 2.0 3.0 4.0  0 0 0 0  0 2.0 3.0 4.0  0 0 0 0  0 2.0 3.0 4.0  0 0 0 0 \
    0 2.0 3.0 4.0  0 0 0 0  0 2.0 3.0 4.0  0 0 0 0  0 2.0 3.0 4.0  0 0 0 0
.expect output 8: 1.0 2.0 3.0 4.0  2.0 6.0 12.0 20.0  1.0 2.0 3.0 4.0  2.0 6.0 12.0 20.0  1.0 2.0 3.0 4.0  2.0 6.0 12.0 20.0 \
    1.0 2.0 3.0 4.0  2.0 6.0 12.0 20.0  1.0 2.0 3.0 4.0  2.0 6.0 12.0 20.0  1.0 2.0 3.0 4.0  2.0 6.0 12.0 20.0 \
    1.0 2.0 3.0 4.0  2.0 6.0 12.0 20.0  1.0 2.0 3.0 4.0  2.0 6.0 12.0 20.0  1.0 2.0 3.0 4.0  2.0 6.0 12.0 20.0 \
    1.0 2.0 3.0 4.0  2.0 6.0 12.0 20.0  1.0 2.0 3.0 4.0  2.0 6.0 12.0 20.0  1.0 2.0 3.0 4.0  2.0 6.0 12.0 20.0
.expect output 11: 1.0 2.0 3.0 4.0  2.0 6.0 12.0 20.0  1.0 2.0 3.0 4.0  2.0 6.0 12.0 20.0  1.0 2.0 3.0 4.0  2.0 6.0 12.0 20.0 \
    1.0 2.0 3.0 4.0  2.0 6.0 12.0 20.0  1.0 2.0 3.0 4.0  2.0 6.0 12.0 20.0  1.0 2.0 3.0 4.0  2.0 6.0 12.0 20.0 \
    1.0 2.0 3.0 4.0  2.0 6.0 12.0 20.0  1.0 2.0 3.0 4.0  2.0 6.0 12.0 20.0  1.0 2.0 3.0 4.0  2.0 6.0 12.0 20.0 \
    1.0 2.0 3.0 4.0  2.0 6.0 12.0 20.0  1.0 2.0 3.0 4.0  2.0 6.0 12.0 20.0  1.0 2.0 3.0 4.0  2.0 6.0 12.0 20.0

        branch.le void, t0.xxxx, 0.0:f20, end
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mov t2, void, void, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mov t2, void, void, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mov t2, void, void, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mov t2, void, void, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mov t2, void, void, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mov t2, void, void, t0.xyzw
end:    nop void, void, void, void
