# Writes a program of 2 MiB with a piece of code at each power of two from 4 KiB on: what control
# instructions, a barrier and a long instruction at an odd word make of the address that they stand
# at, in all its bits (sheet 2.1, 3.14). Each warp calls all pieces, and ends by a trap in one of
# them.
BEGIN {
    print "// Written by programs/tesla/rules/far_words.awk. By hand: ten pieces add 1 each.\n.tags nobench\n.grid 2 1\n.block 256 1 1\n.regs 8\n.param 0x1000\n.const 1 0x0: 1"
    printf ".const 0 0x0:"
    for (i = 0; i < 16; i++) printf " odd%d", 12 + i % 10
    print "\n.expect global 0x1000: 10\n.expect global 0x13fc: 10\n.expect global 0x17fc: 10\n.expect trap UNALIGNED_LONG_INSTRUCTION\n"
    print "    cvt u32 $r2 u16 u16 s[0xc]\n    shl b32 $r2 $r2 0x3\n    shr u32 $r3 $r0 0x5\n    add b32 $r3 $r2 $r3\n    shl $a1 $r3 0x2\n    ld $r4 b32 c1[0x0]"
    print "    shl b32 $r1 $r2 0x5\n    add b32 $r1 $r1 $r0\n    shl b32 $r1 $r1 0x2\n    add b32 $r1 b32 s[0x10] $r1\n    mov b32 $r3 0x0"
    for (k = 12; k < 22; k++) printf "    call far%d\n", k
    print "    st b32 g14[$r1] $r3\n    bra c0[$a1]"
    at = 46                                 # words so far
    for (k = 12; k < 22; k++) {
        for (fill = 2 ^ k / 4 - at; fill > 0; fill -= n) {
            n = fill < 256 ? fill : 256
            printf "    .word"
            for (i = 0; i < n; i++) printf " 0"
            print ""
        }
        printf "far%d:\n    long add b32 $r3 $r3 $r4\n    bar inc 0x0 0x1\n    quadon\n    quadpop\n    ret\nodd%d:\n    .word 0xb0000002 0x10000001 0x03f8000b 0x10008000\n", k, k
        at = 2 ^ k / 4 + 14
    }
}
