// A BREAKC without a loop ends runs 0 to 3 in a fault. The next run of each thread begins at the entry all the same, not where the fault was
// (sheet 1.1, 3.4): run 4 behind run 0 in a core of four threads, run 8 in one of eight. By hand: runs 4 to 8 bring an x that is not 0.
.tags short
.attributes v0
.outmap o0
.entry main
.runs 9
.input 0: 0 1 0 0, 0 2 0 0, 0 3 0 0, 0 4 0 0, 5 0 0 1, 6 0 0 1, 7 0 0 1, 8 0 0 1, 9 0 0 1
.expect output 4: 5 0 0 1
.expect output 5: 6 0 0 1
.expect output 6: 7 0 0 1
.expect output 7: 8 0 0 1
.expect output 8: 9 0 0 1
.expect trap FAULT_BREAK

    nop
main:
    cmp r0, eq, eq, v0                      ; r0 is 0
    mov o0, v0
    breakc cmp.x
    end
