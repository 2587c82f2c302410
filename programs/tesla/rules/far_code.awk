# Writes a program with 512 KiB between its ends, which jumps to the far one and back: addresses of
# code in all their bits.
BEGIN {
    print ".tags nobench\n.block 64 1 1\n.regs 4\n.param 0x1000\n.expect global 0x1000: 3\n"
    print "    mov b32 $r1 0x1\n    bra far"
    print "back:\n    add b32 $r1 $r1 0x1\n    mov b32 $r2 b32 s[0x10]\n    exit st b32 g14[$r2] $r1\n"
    for (i = 0; i < 2048; i++) {
        printf "    .word"
        for (k = 0; k < 64; k++) printf " 0"
        print ""
    }
    print "\nfar:\n    add b32 $r1 $r1 0x1\n    bar inc wait 0x0 0xfff\n    bra back"
}
