# Each writer of a0.w, 0 to 9 instructions before the ENDLOOP that adds the step to it. By hand,
# from docs/isa/vivante.md, 3.5: a0.w is 5 in the loop, 8 after it, where t8 is added to t1.
BEGIN {
    print "// a0.w is written before ENDLOOP; written by programs/vivante/rules/endloop_waits.awk."
    print ".tags short\n.threads 5\n.inputs t8 t0\n.outputs t1\n.uniform 0: 2 0 3 0"
    for (n = 0; n < 5; n++) {
        printf ".input %d: %d %d 0 1  5.0 0 0 0\n", n, n + 1, 10 * n
        printf ".expect output %d: %d %d 0 30\n", n, 30 * (n + 1), 300 * n
    }
    for (gap = 0; gap < 10; gap++)
        for (w = 1; w <= 3; w++) {
            printf "        loop.s32 void, u0.xyzw, void, over%d%d\n", gap, w
            if (w == 1) print "        movai.s32 a0.___w, void, void, 5:s20"
            else print "        " (w == 2 ? "movaf" : "movar") " a0.___w, void, void, t0.xxxx"
            for (i = 0; i < gap; i++) print "        nop void, void, void, void"
            print "        endloop void, void, void, void"
            printf "over%d%d: add.u32 t1, t1.xyzw, void, t0[a.w].xyzw\n", gap, w
        }
}
