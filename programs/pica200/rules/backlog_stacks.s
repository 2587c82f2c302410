// Each thread in turn opens 24 ifs while the outputs of its run before still wait, behind those of the others, for memory: more changes of a stack under
// way than others bring about. By hand: o15 is the input, the others are 0.
.tags short
.attributes v0
.outmap o0 o1 o2 o3 o4 o5 o6 o7 o8 o9 o10 o11 o12 o13 o14 o15
.setb b0 true
.setf c0(0, 0, 0, 0)
.runs 32
.input 0: 0 0 0 0
.input 1: 1 0 0 0
.input 2: 2 0 0 0
.input 3: 3 0 0 0
.input 4: 4 1 0 0
.input 5: 5 0 0 0
.input 6: 6 0 0 0
.input 7: 7 0 0 0
.input 8: 8 0 0 0
.input 9: 9 1 0 0
.input 10: 10 0 0 0
.input 11: 11 0 0 0
.input 12: 12 0 0 0
.input 13: 13 0 0 0
.input 14: 14 1 0 0
.input 15: 15 0 0 0
.input 16: 16 0 0 0
.input 17: 17 0 0 0
.input 18: 18 0 0 0
.input 19: 19 1 0 0
.input 20: 20 1 0 0
.input 21: 21 0 0 0
.input 22: 22 0 0 0
.input 23: 23 0 0 0
.input 24: 24 0 0 0
.input 25: 25 1 0 0
.input 26: 26 0 0 0
.input 27: 27 0 0 0
.input 28: 28 0 0 0
.input 29: 29 0 0 0
.input 30: 30 1 0 0
.input 31: 31 0 0 0
.expect output 0 o15: 0 0 0 0
.expect output 1 o15: 1 0 0 0
.expect output 2 o15: 2 0 0 0
.expect output 3 o15: 3 0 0 0
.expect output 4 o15: 4 1 0 0
.expect output 5 o15: 5 0 0 0
.expect output 6 o15: 6 0 0 0
.expect output 7 o15: 7 0 0 0
.expect output 8 o15: 8 0 0 0
.expect output 9 o15: 9 1 0 0
.expect output 10 o15: 10 0 0 0
.expect output 11 o15: 11 0 0 0
.expect output 12 o15: 12 0 0 0
.expect output 13 o15: 13 0 0 0
.expect output 14 o15: 14 1 0 0
.expect output 15 o15: 15 0 0 0
.expect output 16 o15: 16 0 0 0
.expect output 17 o15: 17 0 0 0
.expect output 18 o15: 18 0 0 0
.expect output 19 o15: 19 1 0 0
.expect output 20 o15: 20 1 0 0
.expect output 21 o15: 21 0 0 0
.expect output 22 o15: 22 0 0 0
.expect output 23 o15: 23 0 0 0
.expect output 24 o15: 24 0 0 0
.expect output 25 o15: 25 1 0 0
.expect output 26 o15: 26 0 0 0
.expect output 27 o15: 27 0 0 0
.expect output 28 o15: 28 0 0 0
.expect output 29 o15: 29 0 0 0
.expect output 30 o15: 30 1 0 0
.expect output 31 o15: 31 0 0 0

    cmp c0.x, lt, lt, v0.xy
    jmpc cmp.y, deep
    mov o15, v0
    end
deep:
    ifu b0, else@30, end@30
    ifu b0, else@30, end@30
    ifu b0, else@30, end@30
    ifu b0, else@30, end@30
    ifu b0, else@30, end@30
    ifu b0, else@30, end@30
    ifu b0, else@30, end@30
    ifu b0, else@30, end@30
    ifu b0, else@30, end@30
    ifu b0, else@30, end@30
    ifu b0, else@30, end@30
    ifu b0, else@30, end@30
    ifu b0, else@30, end@30
    ifu b0, else@30, end@30
    ifu b0, else@30, end@30
    ifu b0, else@30, end@30
    ifu b0, else@30, end@30
    ifu b0, else@30, end@30
    ifu b0, else@30, end@30
    ifu b0, else@30, end@30
    ifu b0, else@30, end@30
    ifu b0, else@30, end@30
    ifu b0, else@30, end@30
    ifu b0, else@30, end@30
    mov o15, v0
    end
    nop
