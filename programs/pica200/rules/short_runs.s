// Runs of two instructions with five outputs: a thread is let go while its registers are still being read, and ends its next run before that is over.
// Each run passes a number of its own; by hand.
.tags short
.attributes v0
.runs 40
.stride 1
.outmap o3 o4 o6 o12 o15
.input 0: 1 0 0 1
.input 1: 2 2 1 1
.input 2: 3 4 2 1
.input 3: 4 6 3 1
.input 4: 5 8 4 1
.input 5: 6 10 5 1
.input 6: 7 12 6 1
.input 7: 8 14 0 1
.input 8: 9 16 1 1
.input 9: 10 18 2 1
.input 10: 11 20 3 1
.input 11: 12 22 4 1
.input 12: 13 24 5 1
.input 13: 14 26 6 1
.input 14: 15 28 0 1
.input 15: 16 30 1 1
.input 16: 17 32 2 1
.input 17: 18 34 3 1
.input 18: 19 36 4 1
.input 19: 20 38 5 1
.input 20: 21 40 6 1
.input 21: 22 42 0 1
.input 22: 23 44 1 1
.input 23: 24 46 2 1
.input 24: 25 48 3 1
.input 25: 26 50 4 1
.input 26: 27 52 5 1
.input 27: 28 54 6 1
.input 28: 29 56 0 1
.input 29: 30 58 1 1
.input 30: 31 60 2 1
.input 31: 32 62 3 1
.input 32: 33 64 4 1
.input 33: 34 66 5 1
.input 34: 35 68 6 1
.input 35: 36 70 0 1
.input 36: 37 72 1 1
.input 37: 38 74 2 1
.input 38: 39 76 3 1
.input 39: 40 78 4 1
.expect output 0 o12: 1 0 0 1
.expect output 1 o12: 2 2 1 1
.expect output 2 o12: 3 4 2 1
.expect output 3 o12: 4 6 3 1
.expect output 4 o12: 5 8 4 1
.expect output 5 o12: 6 10 5 1
.expect output 6 o12: 7 12 6 1
.expect output 7 o12: 8 14 0 1
.expect output 8 o12: 9 16 1 1
.expect output 9 o12: 10 18 2 1
.expect output 10 o12: 11 20 3 1
.expect output 11 o12: 12 22 4 1
.expect output 12 o12: 13 24 5 1
.expect output 13 o12: 14 26 6 1
.expect output 14 o12: 15 28 0 1
.expect output 15 o12: 16 30 1 1
.expect output 16 o12: 17 32 2 1
.expect output 17 o12: 18 34 3 1
.expect output 18 o12: 19 36 4 1
.expect output 19 o12: 20 38 5 1
.expect output 20 o12: 21 40 6 1
.expect output 21 o12: 22 42 0 1
.expect output 22 o12: 23 44 1 1
.expect output 23 o12: 24 46 2 1
.expect output 24 o12: 25 48 3 1
.expect output 25 o12: 26 50 4 1
.expect output 26 o12: 27 52 5 1
.expect output 27 o12: 28 54 6 1
.expect output 28 o12: 29 56 0 1
.expect output 29 o12: 30 58 1 1
.expect output 30 o12: 31 60 2 1
.expect output 31 o12: 32 62 3 1
.expect output 32 o12: 33 64 4 1
.expect output 33 o12: 34 66 5 1
.expect output 34 o12: 35 68 6 1
.expect output 35 o12: 36 70 0 1
.expect output 36 o12: 37 72 1 1
.expect output 37 o12: 38 74 2 1
.expect output 38 o12: 39 76 3 1
.expect output 39 o12: 40 78 4 1

    mov o12, v0
    end
