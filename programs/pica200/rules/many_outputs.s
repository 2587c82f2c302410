// Runs of two instructions that deliver all sixteen registers: two of them fill the core's queue to memory to its last place where nothing is taken for long,
// and the third waits. By hand: o15 is the input of the run, the others are 0.
.attributes v0
.outmap o0 o1 o2 o3 o4 o5 o6 o7 o8 o9 o10 o11 o12 o13 o14 o15
.tags short seeds
.runs 400
.input 0: 1 2 3 4
.input 1: 5 6 7 8
.input 399: 9 10 11 12
.expect output 0: 0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0 \
                  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  1 2 3 4
.expect output 1: 0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0 \
                  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  5 6 7 8
.expect output 399: 0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0 \
                  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0  9 10 11 12

    mov o15, v0
    end
