; A container that picasso made, the sheet's sample: a loop of three passes that scales the
; position by a constant (1, 2, 3, 4). Expected: by hand.
.tags nobench
.shbin file "sample.shbin"
.input 0: 1 1 1 1  2 2 2 2  0.5 -1 0 8  0x000001 0x800000 nan inf  -3 5 7 0.25
.expect output 0: 1 2 3 4  2 4 6 8  0.5 -2 0 32  0 0 nan inf  -3 10 21 1
