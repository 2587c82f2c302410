; The last instruction before END writes a0, and the first one of the thread's next run reads it;
; in the launch that follows it is the same with cmp. Every fourth run is long, so that its thread
; is alone at the end and begins the next run as early as it can. Expected by hand: a0 and cmp
; stay from run to run, so the first run sees 0 and the last one 3.
.tags short
.attributes v0
.outmap o0
.runs 25
.setf c0(100, 0, 0, 0)
.setf c1(-1, -1, -1, -1)
.setf c3(103, 0, 0, 0)
.input 0: 9 3 0 0
.input 1: 1 3 0 0
.input 2: 1 3 0 0
.input 3: 1 3 0 0
.input 4: 9 3 0 0
.input 5: 1 3 0 0
.input 6: 1 3 0 0
.input 7: 1 3 0 0
.input 8: 9 3 0 0
.input 9: 1 3 0 0
.input 10: 1 3 0 0
.input 11: 1 3 0 0
.input 12: 9 3 0 0
.input 13: 1 3 0 0
.input 14: 1 3 0 0
.input 15: 1 3 0 0
.input 16: 9 3 0 0
.input 17: 1 3 0 0
.input 18: 1 3 0 0
.input 19: 1 3 0 0
.input 20: 9 3 0 0
.input 21: 1 3 0 0
.input 22: 1 3 0 0
.input 23: 1 3 0 0
.input 24: 9 3 0 0
.expect output 0: 100 0 0 0
.expect output 24: 103 0 0 0
.then "state_at_entry_b.next"

    mov r2, c0[a0.x]
    mov r1, v0
    mov o0, r2
again:
    add r1, c1, r1
    nop
    cmp c3.yy, lt, lt, r1.xx
    jmpc cmp.x, again
    mova a0.x, v0.y
    end
