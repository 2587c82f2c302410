; The last vertex begins while the sixteen outputs of the one before it in the same thread wait behind those of three others: as many
; instructions as the core can have under way come behind that end. Expected: the inputs.
.attributes v0
.outmap o0 o1 o2 o3 o4 o5 o6 o7 o8 o9 o10 o11 o12 o13 o14 o15
.setf c0(0, 0, 0, 0)
.input 0: 1 0 5 6, 0 0 7 8, 0 0 9 10, 0 0 11 12, 0 1 13 14
.expect output 0 o0: 0 0 0 0
.expect output 3 o15: 0 0 0 0
.expect output 4 o15: 0 1 13 14

    cmp c0.x, lt, lt, v0.xy
    jmpc cmp.y, last
    jmpc !cmp.x, over
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
over:
    end
last:
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    mov o15, v0
    end
