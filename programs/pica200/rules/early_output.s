; The first instruction of a run writes the last one of the outputs that the run before has still
; to deliver, and the ENDs of threads wait for each other: 7 outputs, and in the launches that
; follow 6, 5 and 4. Expected by hand: each run's own vector, and 0 in outputs that no instruction
; has written.
.tags short
.attributes v0
.outmap o0 o1 o2 o3 o4 o5 o6
.runs 24
.input 0: 1 7 3 4
.input 1: 2 7 3 4
.input 2: 3 7 3 4
.input 3: 4 7 3 4
.input 4: 5 7 3 4
.input 5: 6 7 3 4
.input 6: 7 7 3 4
.input 7: 8 7 3 4
.input 8: 9 7 3 4
.input 9: 10 7 3 4
.input 10: 11 7 3 4
.input 11: 12 7 3 4
.input 12: 13 7 3 4
.input 13: 14 7 3 4
.input 14: 15 7 3 4
.input 15: 16 7 3 4
.input 16: 17 7 3 4
.input 17: 18 7 3 4
.input 18: 19 7 3 4
.input 19: 20 7 3 4
.input 20: 21 7 3 4
.input 21: 22 7 3 4
.input 22: 23 7 3 4
.input 23: 24 7 3 4
.expect output 0: 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 1 7 3 4
.expect output 1: 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 2 7 3 4
.expect output 2: 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 3 7 3 4
.expect output 3: 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 4 7 3 4
.expect output 4: 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 5 7 3 4
.expect output 5: 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 6 7 3 4
.expect output 6: 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 7 7 3 4
.expect output 7: 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 8 7 3 4
.expect output 8: 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 9 7 3 4
.expect output 9: 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 10 7 3 4
.expect output 10: 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 11 7 3 4
.expect output 11: 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 12 7 3 4
.expect output 12: 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 13 7 3 4
.expect output 13: 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 14 7 3 4
.expect output 14: 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 15 7 3 4
.expect output 15: 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 16 7 3 4
.expect output 16: 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 17 7 3 4
.expect output 17: 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 18 7 3 4
.expect output 18: 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 19 7 3 4
.expect output 19: 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 20 7 3 4
.expect output 20: 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 21 7 3 4
.expect output 21: 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 22 7 3 4
.expect output 22: 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 23 7 3 4
.expect output 23: 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 24 7 3 4
.then "early_output_b.next"

    mov o6, v0
    end
