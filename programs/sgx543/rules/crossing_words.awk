# Elements of 16 and 32 bits across each power of two of global memory, from 8 to 128 KB: stored and
# loaded whole, then byte by byte, then as a burst. By hand, from docs/isa/sgx543.md, 5.4: any
# address, bytes in order.
BEGIN {
    print ".instances 15\n.pa 1\n.outputs r 2 26\n.globalsize 0x21000"
    for (k = 3; k < 18; k++) {
        printf ".input %d: %d\n.expect output %d:", k - 3, 2 ^ k - 3, k - 3
        for (d = 0; d < 3; d++)
            printf " \\\n    0x87654321 0x4321 0x21 0x43 0x65 0x87 0xfedc 0x8765fedc"
        print " 0xfedcdcdc 0x8765"
    }
    print "    mov.u32 r0, #0x87654321\n    mov.u32 r1, #0x0000fedc"
    for (d = 0; d < 3; d++) {
        to = 2 + 8 * d
        if (d) print "    mad.u32.s0 pa0, pa0, #1, #1"
        print "    sta32 [pa0 + #0], r0"
        print "    lda32 r" to ", [pa0 + #0 + #0]\n    lda16 r" to + 1 ", [pa0 + #0 + #0]"
        for (b = 0; b < 4; b++) print "    lda8 r" to + 2 + b ", [pa0 + #" b " + #0]"
        print "    sta16 [pa0 + #0], r1"
        print "    lda16 r" to + 6 ", [pa0 + #0 + #0]\n    lda32 r" to + 7 ", [pa0 + #0 + #0]"
    }
    print "    lda16.fetch4 r26, [pa0 - #3 + #0]" # from 3 bytes before the edge on
}
