; BREAK with no loop: the core stops there with FAULT_BREAK, and the output of that vertex is not
; delivered. The vertices before it run. Expected: by hand.
.in a v0
.out b position o0
.constf k(1, 0, 0, 0)
.input 0: 0.5 1 2 3  0.25 4 5 6  2 7 8 9
.expect output 0: 1.5 2 3 4
.expect output 2: 0 0 0 0
.expect trap FAULT_BREAK

.proc main
    add b, k.x, a
    cmp k.xy, lt, lt, a.xx
    breakc cmp.x
    end
.end
