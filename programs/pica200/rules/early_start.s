; Three launches with the same registers: under some disturbance the next one starts in the first
; clock in which the core is idle, when words for the next run are still on their way to the queues
; of instructions. Expected by hand: each input, and one more.
.tags short
.attributes v0
.outmap o0
.runs 8
.setf c0(1, 1, 1, 1)
.input 0: 0 1 2 3
.input 1: 1 1 2 3
.input 2: 2 1 2 3
.input 3: 3 1 2 3
.input 4: 4 1 2 3
.input 5: 5 1 2 3
.input 6: 6 1 2 3
.input 7: 7 1 2 3
.expect output 0: 1 2 3 4
.expect output 1: 2 2 3 4
.expect output 2: 3 2 3 4
.expect output 3: 4 2 3 4
.expect output 4: 5 2 3 4
.expect output 5: 6 2 3 4
.expect output 6: 7 2 3 4
.expect output 7: 8 2 3 4
.then "early_start_b.next"

    mov r0, v0
    add r0, c0, r0
    mov o0, r0
    end
    mov o0, c0
    mov o0, c0
    mov o0, c0
