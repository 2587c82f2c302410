// Threads become free and get their vectors at different times, for runs of two lengths follow each other without an order, and each waits for eight
// vectors: which of two threads is given its run first shows in the clocks. By hand: n + 1 of n.
.tags short
.attributes v0 v1 v2 v3 v4 v5 v6 v7
.outmap o0
.runs 40
.stride 8
.constf one(1, 1, 1, 1)
.input 0: 1 0 0 0
.input 1: 2 0 0 0
.input 2: 2 0 0 0
.input 3: 2 0 0 0
.input 4: 1 0 0 0
.input 5: 2 0 0 0
.input 6: 1 0 0 0
.input 7: 2 0 0 0
.input 8: 2 0 0 0
.input 9: 1 0 0 0
.input 10: 1 0 0 0
.input 11: 2 0 0 0
.input 12: 2 0 0 0
.input 13: 2 0 0 0
.input 14: 2 0 0 0
.input 15: 2 0 0 0
.input 16: 2 0 0 0
.input 17: 2 0 0 0
.input 18: 1 0 0 0
.input 19: 1 0 0 0
.input 20: 1 0 0 0
.input 21: 1 0 0 0
.input 22: 1 0 0 0
.input 23: 1 0 0 0
.input 24: 1 0 0 0
.input 25: 1 0 0 0
.input 26: 1 0 0 0
.input 27: 2 0 0 0
.input 28: 1 0 0 0
.input 29: 1 0 0 0
.input 30: 2 0 0 0
.input 31: 1 0 0 0
.input 32: 1 0 0 0
.input 33: 1 0 0 0
.input 34: 1 0 0 0
.input 35: 1 0 0 0
.input 36: 1 0 0 0
.input 37: 1 0 0 0
.input 38: 2 0 0 0
.input 39: 2 0 0 0
.expect output 0: 2 2 2 2
.expect output 1: 3 3 3 3
.expect output 2: 3 3 3 3
.expect output 3: 3 3 3 3
.expect output 4: 2 2 2 2
.expect output 5: 3 3 3 3
.expect output 6: 2 2 2 2
.expect output 7: 3 3 3 3
.expect output 8: 3 3 3 3
.expect output 9: 2 2 2 2
.expect output 10: 2 2 2 2
.expect output 11: 3 3 3 3
.expect output 12: 3 3 3 3
.expect output 13: 3 3 3 3
.expect output 14: 3 3 3 3
.expect output 15: 3 3 3 3
.expect output 16: 3 3 3 3
.expect output 17: 3 3 3 3
.expect output 18: 2 2 2 2
.expect output 19: 2 2 2 2
.expect output 20: 2 2 2 2
.expect output 21: 2 2 2 2
.expect output 22: 2 2 2 2
.expect output 23: 2 2 2 2
.expect output 24: 2 2 2 2
.expect output 25: 2 2 2 2
.expect output 26: 2 2 2 2
.expect output 27: 3 3 3 3
.expect output 28: 2 2 2 2
.expect output 29: 2 2 2 2
.expect output 30: 3 3 3 3
.expect output 31: 2 2 2 2
.expect output 32: 2 2 2 2
.expect output 33: 2 2 2 2
.expect output 34: 2 2 2 2
.expect output 35: 2 2 2 2
.expect output 36: 2 2 2 2
.expect output 37: 2 2 2 2
.expect output 38: 3 3 3 3
.expect output 39: 3 3 3 3

    mov r0, one
back:
    add r0, one, r0
    cmp v0, ge, ge, r0
    jmpc cmp.x, back
    mov o0, r0
    end
