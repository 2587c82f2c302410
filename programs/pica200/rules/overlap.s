; 24 runs of few words that deliver eight outputs: a run begins while those of the run before it in the same thread are still read, and
; writes the last of them, or is over at once. Expected: the inputs.
.needs threads = 4
.attributes v0
.outmap o8 o9 o10 o11 o12 o13 o14 o15
.setf c0(0, 0, 0, 0)
.input 0: 1 101 201 301, 2 102 202 302, 3 103 203 303, 4 104 204 304, 5 -105 205 305, 6 106 206 306, 7 -107 207 307, 8 -108 208 308, 9 109 209 309, 10 110 210 310, 11 111 211 311, 12 112 212 312, 13 -113 213 313, 14 114 214 314, 15 -115 215 315, 16 -116 216 316, 17 117 217 317, 18 118 218 318, 19 119 219 319, 20 120 220 320, 21 -121 221 321, 22 122 222 322, 23 -123 223 323, 24 -124 224 324
.expect output 0 o8: 0 0 0 0
.expect output 0 o12: 0 101 201 0
.expect output 0 o15: 1 101 201 301
.expect output 1 o12: 0 102 202 0
.expect output 1 o15: 2 102 202 302
.expect output 2 o12: 0 103 203 0
.expect output 2 o15: 3 103 203 303
.expect output 3 o12: 0 104 204 0
.expect output 3 o15: 4 104 204 304
.expect output 4 o12: 0 101 201 0
.expect output 4 o15: 1 101 201 301
.expect output 5 o12: 0 106 206 0
.expect output 5 o15: 6 106 206 306
.expect output 6 o12: 0 103 203 0
.expect output 6 o15: 3 103 203 303
.expect output 7 o12: 0 104 204 0
.expect output 7 o15: 4 104 204 304
.expect output 8 o12: 0 109 209 0
.expect output 8 o15: 9 109 209 309
.expect output 9 o12: 0 110 210 0
.expect output 9 o15: 10 110 210 310
.expect output 10 o12: 0 111 211 0
.expect output 10 o15: 11 111 211 311
.expect output 11 o12: 0 112 212 0
.expect output 11 o15: 12 112 212 312
.expect output 12 o12: 0 109 209 0
.expect output 12 o15: 9 109 209 309
.expect output 13 o12: 0 114 214 0
.expect output 13 o15: 14 114 214 314
.expect output 14 o12: 0 111 211 0
.expect output 14 o15: 11 111 211 311
.expect output 15 o12: 0 112 212 0
.expect output 15 o15: 12 112 212 312
.expect output 16 o12: 0 117 217 0
.expect output 16 o15: 17 117 217 317
.expect output 17 o12: 0 118 218 0
.expect output 17 o15: 18 118 218 318
.expect output 18 o12: 0 119 219 0
.expect output 18 o15: 19 119 219 319
.expect output 19 o12: 0 120 220 0
.expect output 19 o15: 20 120 220 320
.expect output 20 o12: 0 117 217 0
.expect output 20 o15: 17 117 217 317
.expect output 21 o12: 0 122 222 0
.expect output 21 o15: 22 122 222 322
.expect output 22 o12: 0 119 219 0
.expect output 22 o15: 19 119 219 319
.expect output 23 o12: 0 120 220 0
.expect output 23 o15: 20 120 220 320
    cmp c0.x, gt, gt, v0.y
    jmpc cmp.x, over
    mov o15, v0
    mov o12.yz, v0
over:
    end
