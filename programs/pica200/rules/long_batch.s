; 66,000 vertices: more than 1,024 and than 65,536, whose outputs lie beyond 16 MiB. Only the few that are named have an input that is not 0.
; Expected: that input, and 1 behind its components.
.attributes v0
.outmap o0 o1
.runs 66000
.setf c0(1, 1, 1, 1)
.input 1: 1 -1 0x000001 7
.input 255: 2 -2 0x0000ff 7
.input 256: 3 -3 0x000100 7
.input 1023: 4 -4 0x0003ff 7
.input 1024: 5 -5 0x000400 7
.input 1025: 6 -6 0x000401 7
.input 2047: 7 -7 0x0007ff 7
.input 2048: 8 -8 0x000800 7
.input 4095: 9 -9 0x000fff 7
.input 4096: 10 -10 0x001000 7
.input 8191: 11 -11 0x001fff 7
.input 8192: 12 -12 0x002000 7
.input 16383: 13 -13 0x003fff 7
.input 16384: 14 -14 0x004000 7
.input 32767: 15 -15 0x007fff 7
.input 32768: 16 -16 0x008000 7
.input 65535: 17 -17 0x00ffff 7
.input 65536: 18 -18 0x010000 7
.input 65999: 19 -19 0x0101cf 7
.expect output 1: 1 -1 0x000001 7  1 1 1 1
.expect output 255: 2 -2 0x0000ff 7  1 1 1 1
.expect output 256: 3 -3 0x000100 7  1 1 1 1
.expect output 1023: 4 -4 0x0003ff 7  1 1 1 1
.expect output 1024: 5 -5 0x000400 7  1 1 1 1
.expect output 1025: 6 -6 0x000401 7  1 1 1 1
.expect output 2047: 7 -7 0x0007ff 7  1 1 1 1
.expect output 2048: 8 -8 0x000800 7  1 1 1 1
.expect output 4095: 9 -9 0x000fff 7  1 1 1 1
.expect output 4096: 10 -10 0x001000 7  1 1 1 1
.expect output 8191: 11 -11 0x001fff 7  1 1 1 1
.expect output 8192: 12 -12 0x002000 7  1 1 1 1
.expect output 16383: 13 -13 0x003fff 7  1 1 1 1
.expect output 16384: 14 -14 0x004000 7  1 1 1 1
.expect output 32767: 15 -15 0x007fff 7  1 1 1 1
.expect output 32768: 16 -16 0x008000 7  1 1 1 1
.expect output 65535: 17 -17 0x00ffff 7  1 1 1 1
.expect output 65536: 18 -18 0x010000 7  1 1 1 1
.expect output 65999: 19 -19 0x0101cf 7  1 1 1 1

    mov o0, v0
    mov o1, c0
    end
