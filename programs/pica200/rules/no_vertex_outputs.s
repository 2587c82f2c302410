; A vertex shader whose OUTMAP is empty: each END delivers nothing (docs/isa/pica200.md, 11.3), and the thread goes on with the next run. Nine
; runs, so that each thread has several. Expected by hand: space output stays as it was, 0.
.tags short
.attributes v0
.outmap none
.runs 9
.input 0: 1 2 3 4
.expect memory 0: 0 0 0 0
.expect memory 256: 0 0 0 0
.expect memory 2048: 0 0 0 0

    mov o0, v0
    add r0, v0, v0
    end
