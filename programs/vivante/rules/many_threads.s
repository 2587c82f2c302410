// More threads than 16 bits can count, with records at each power of two; the last group has one. By hand.
.threads 65541
.inputs t0
.outputs t0
.input 16: 4 0 0 104
.input 64: 6 0 0 106
.input 256: 8 0 0 108
.input 1024: 10 0 0 110
.input 4096: 12 0 0 112
.input 16384: 14 0 0 114
.input 65536: 16 0 0 116
.input 65540: 99 0 0 199
.expect output 16: 5 1 1 105
.expect output 64: 7 1 1 107
.expect output 256: 9 1 1 109
.expect output 1024: 11 1 1 111
.expect output 4096: 13 1 1 113
.expect output 16384: 15 1 1 115
.expect output 65536: 17 1 1 117
.expect output 65540: 100 1 1 200
.expect status 65540: 1 0 0 0

        add.u32 t0, t0.xyzw, void, 1:u20
