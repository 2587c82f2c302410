// `trap` ends its warp. What was stored before it stands; what comes after is never done.
.expect trap TRAP_INSTRUCTION
.expect global 0x1000: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 \
    21 22 23 24 25 26 27 28 29 30 31
.expect global 0x1080: 0 0 0 0
.param 0x1000

    shl b32 $r1 $r0 0x2
    add b32 $r1 b32 s[0x10] $r1
    st b32 g14[$r1] $r0
    trap
    add b32 $r1 $r1 0x80
    exit st b32 g14[$r1] $r0
