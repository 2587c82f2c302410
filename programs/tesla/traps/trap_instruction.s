// `trap` in its short form ends one warp, in its long form the other. What was stored before it
// stands; what comes after is never done.
.block 64 1 1
.expect trap TRAP_INSTRUCTION
.expect global 0x1000: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 \
    21 22 23 24 25 26 27 28 29 30 31 \
    32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 \
    53 54 55 56 57 58 59 60 61 62 63 0 0 0 0
.expect global 0x1180: 0 0 0 0
.param 0x1000

    shl b32 $r1 $r0 0x2
    add b32 $r1 b32 s[0x10] $r1
    shr u32 $c0 $r2 $r0 0x5
    st b32 g14[$r1] $r0
    add b32 $r1 $r1 0x100
    (lg $c0) bra second
    short trap
    short mov b32 $r2 $r0
    exit st b32 g14[$r1] $r2
second:
    .word 0x90000003 0x00000000             // trap, with the predicate that never holds
    exit st b32 g14[$r1] $r0
