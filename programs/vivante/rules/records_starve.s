// The output record of group 0 is read while group 2, whose temporaries are in the same bank, executes so many MADs of three temporaries, one
// a clock, that all that was read before is stored. A MOV leaves ports free for one clock; what is read then comes to an empty queue, and its first
// lane is stored in the very clock in which it comes, beside the RAM of the queue, while further vectors are still to be waited for. With each bit of
// y, z and w set. By hand: groups 0 and 1 end at once, with t1 = 0; group 2 computes t1 = t0 * t0 + t0.
.tags short
.threads 12
.inputs t0
.outputs t0 t1 t0 t1 t0 t1 t0 t1 t0 t1 t0 t1 t0 t1 t0 t1 t0 t1 t0 t1
.input 0: 0 0xffffffff 0xffffffff 0xffffffff
.input 1: 0 0xffffffff 0xffffffff 0xffffffff
.input 2: 0 0xffffffff 0xffffffff 0xffffffff
.input 3: 0 0xffffffff 0xffffffff 0xffffffff
.input 4: 0 1.0 2.0 3.0
.input 5: 0 1.0 2.0 3.0
.input 6: 0 1.0 2.0 3.0
.input 7: 0 1.0 2.0 3.0
.input 8: 1.0 2.0 3.0 4.0
.input 9: 1.0 2.0 3.0 4.0
.input 10: 1.0 2.0 3.0 4.0
.input 11: 1.0 2.0 3.0 4.0
.expect output 0: 0 0xffffffff 0xffffffff 0xffffffff  0 0 0 0  0 0xffffffff 0xffffffff 0xffffffff  0 0 0 0 \
    0 0xffffffff 0xffffffff 0xffffffff  0 0 0 0  0 0xffffffff 0xffffffff 0xffffffff  0 0 0 0 \
    0 0xffffffff 0xffffffff 0xffffffff  0 0 0 0  0 0xffffffff 0xffffffff 0xffffffff  0 0 0 0 \
    0 0xffffffff 0xffffffff 0xffffffff  0 0 0 0  0 0xffffffff 0xffffffff 0xffffffff  0 0 0 0 \
    0 0xffffffff 0xffffffff 0xffffffff  0 0 0 0  0 0xffffffff 0xffffffff 0xffffffff  0 0 0 0
.expect output 1: 0 0xffffffff 0xffffffff 0xffffffff  0 0 0 0  0 0xffffffff 0xffffffff 0xffffffff  0 0 0 0 \
    0 0xffffffff 0xffffffff 0xffffffff  0 0 0 0  0 0xffffffff 0xffffffff 0xffffffff  0 0 0 0 \
    0 0xffffffff 0xffffffff 0xffffffff  0 0 0 0  0 0xffffffff 0xffffffff 0xffffffff  0 0 0 0 \
    0 0xffffffff 0xffffffff 0xffffffff  0 0 0 0  0 0xffffffff 0xffffffff 0xffffffff  0 0 0 0 \
    0 0xffffffff 0xffffffff 0xffffffff  0 0 0 0  0 0xffffffff 0xffffffff 0xffffffff  0 0 0 0
.expect output 2: 0 0xffffffff 0xffffffff 0xffffffff  0 0 0 0  0 0xffffffff 0xffffffff 0xffffffff  0 0 0 0 \
    0 0xffffffff 0xffffffff 0xffffffff  0 0 0 0  0 0xffffffff 0xffffffff 0xffffffff  0 0 0 0 \
    0 0xffffffff 0xffffffff 0xffffffff  0 0 0 0  0 0xffffffff 0xffffffff 0xffffffff  0 0 0 0 \
    0 0xffffffff 0xffffffff 0xffffffff  0 0 0 0  0 0xffffffff 0xffffffff 0xffffffff  0 0 0 0 \
    0 0xffffffff 0xffffffff 0xffffffff  0 0 0 0  0 0xffffffff 0xffffffff 0xffffffff  0 0 0 0
.expect output 3: 0 0xffffffff 0xffffffff 0xffffffff  0 0 0 0  0 0xffffffff 0xffffffff 0xffffffff  0 0 0 0 \
    0 0xffffffff 0xffffffff 0xffffffff  0 0 0 0  0 0xffffffff 0xffffffff 0xffffffff  0 0 0 0 \
    0 0xffffffff 0xffffffff 0xffffffff  0 0 0 0  0 0xffffffff 0xffffffff 0xffffffff  0 0 0 0 \
    0 0xffffffff 0xffffffff 0xffffffff  0 0 0 0  0 0xffffffff 0xffffffff 0xffffffff  0 0 0 0 \
    0 0xffffffff 0xffffffff 0xffffffff  0 0 0 0  0 0xffffffff 0xffffffff 0xffffffff  0 0 0 0
.expect output 4: 0 1.0 2.0 3.0  0 0 0 0  0 1.0 2.0 3.0  0 0 0 0  0 1.0 2.0 3.0  0 0 0 0 \
    0 1.0 2.0 3.0  0 0 0 0  0 1.0 2.0 3.0  0 0 0 0  0 1.0 2.0 3.0  0 0 0 0 \
    0 1.0 2.0 3.0  0 0 0 0  0 1.0 2.0 3.0  0 0 0 0  0 1.0 2.0 3.0  0 0 0 0 \
    0 1.0 2.0 3.0  0 0 0 0
.expect output 11: 1.0 2.0 3.0 4.0  2.0 6.0 12.0 20.0  1.0 2.0 3.0 4.0  2.0 6.0 12.0 20.0  1.0 2.0 3.0 4.0  2.0 6.0 12.0 20.0 \
    1.0 2.0 3.0 4.0  2.0 6.0 12.0 20.0  1.0 2.0 3.0 4.0  2.0 6.0 12.0 20.0  1.0 2.0 3.0 4.0  2.0 6.0 12.0 20.0 \
    1.0 2.0 3.0 4.0  2.0 6.0 12.0 20.0  1.0 2.0 3.0 4.0  2.0 6.0 12.0 20.0  1.0 2.0 3.0 4.0  2.0 6.0 12.0 20.0 \
    1.0 2.0 3.0 4.0  2.0 6.0 12.0 20.0

        branch.le void, t0.xxxx, 0.0:f20, end
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mov t2, void, void, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mov t2, void, void, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mov t2, void, void, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mov t2, void, void, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mov t2, void, void, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mad t1, t0.xyzw, t0.xyzw, t0.xyzw
        mov t2, void, void, t0.xyzw
end:    nop void, void, void, void
