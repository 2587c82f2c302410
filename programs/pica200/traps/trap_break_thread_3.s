// One thread alone ends in a fault, the fourth: only its vertex is above 0.
.tags short
.attributes v0
.outmap o0
.setf c0(0, 0, 0, 0)
.runs 4
.input 0: 0 0 0 0
.input 1: 0 0 0 0
.input 2: 0 0 0 0
.input 3: 1 0 0 0
.expect trap FAULT_BREAK

    mov o0, v0
    cmp c0, lt, lt, v0
    breakc cmp.x
    end
