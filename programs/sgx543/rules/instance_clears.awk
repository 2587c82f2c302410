# Writes a program whose instances end at different times: each of 320 goes 1 to 8 times through
# every writer of predicates, LINK, idx and steps, so that a launch that clears these for another
# slot meets each of them. One in five is killed. What is compared is each write, and the status,
# with the model's.
BEGIN {
    n = 320
    print ".tags nobench\n.pa 4\n.instances " n "\n.outputs o 0 6"
    printf ".input 0:"
    for (i = 0; i < n; i++)
        printf "%s 0x%x 0x%x 0x%x %d", i % 4 ? "" : " \\\n   ", 2 ^ (1 + i * 5 % 8) - 1,
            i * 40503 % 1048576, i % 16, i % 5 ? 2 : 0
    print "\nagain:"
    for (p = 0; p < 4; p++) print "    test(T&nzero).and.u32.x p" p ", pa1, #" 2 ^ p
    for (p = 0; p < 4; p++) print "    p" p " or.u32 o" p ", pa1, #0x0"
    print "    mov link, pa1\n    mov o4, link"
    print "    br.savelink over\n    nop\nover:\n    mov o5, link"
    print "    mov.u32 idx1, #0x00000003\n    mov.u32 idx2, #0x00000009\n    or.u32 idx1, pa2, #0x0"
    print "    smlsi d+1 s0+1 s1-2 s2+1\n    smbo d8 s0+0 s1+0 s2+0\n    smoa\n    smr"
    print "    smbo d0 s0+0 s1+0 s2+0\n    smlsi d+1 s0+1 s1+1 s2+1"
    print "    shr.u32 pa0, pa0, #0x1"
    for (p = 0; p < 4; p++) print "    test(T&zero).and.u32.x p" p ", pa1, #" 2 ^ (3 - p)
    print "    test(T&nzero).and.u32.x p0, pa0, #1\n    p0 br again"
    print "    test(T&nzero).and.u32.x p1, pa3, #2\n    !p1 kill"
    print "    or.u32 o0, pa2, #0x0"
}
