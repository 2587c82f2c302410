; A loop whose last word is its own: it closes as it opens, with one pass less to go, and goes on behind itself; its entry stays. aL was stepped once.
; Expected: by hand; what stays on the stack is compared at the end.
.tags short
.attributes v0
.outmap o0
.runs 2
.seti i1(2, 10, 5, 0)
.setf c15(15, 1, 1, 1)
.input 0: 0 0 0 0, 0 0 0 0
.expect output 0: 15 1 1 1, 15 1 1 1

    nop
one:
    for i1, one
    nop
    mov o0, c0[aL]
    end
