# Images whose coordinates have one bit alone above those of the image, in x, in y and in both, of
# every size of an element: nothing is stored and 0 is loaded. Thread n has bit n; the image has 3
# columns and 3 rows, so threads 0 and 1 leave it alone. By hand, from docs/isa/vivante.md, 6.2.
BEGIN {
    print "// One bit of a coordinate; written by programs/vivante/rules/image_places.awk."
    print ".threads 32\n.inputs t0\n.outputs t3 t4 t5\n.globalsize 0x100"
    print ".uniform 0: 0 16 0x30003 0"
    print ".global 0: 1 1 1 1  1 1 1 1  1 1 1 1  1 1 1 1"
    for (n = 0; n < 32; n++) {
        printf ".input %d: %.0f 1 2 0\n", n, 2 ^ n
        printf ".expect output %d: 0 0 0 0  0 0 0 0  0 0 0 0\n", n
    }
    print ".expect global 0: 1 1 1 1  1 1 1 1  1 1 1 1  1 1 1 1"
    print "        mov t1, void, void, u0.xyzw"
    print "        add.u32 t2.x___, t0.xxxx, void, t0.yyyy"   # 2^n + 1
    print "        add.u32 t2._y__, t0.xxxx, void, t0.zzzz"   # 2^n + 2
    print "        branch.lt.u32 void, t0.xxxx, 4:u20, over"
    split("u8 s16 u32", type, " ")
    for (k = 1; k <= 3; k++)
        for (d = 0; d <= 1; d++) {
            name = d ? "_3d" : ""
            for (p = 1; p <= 3; p++) {
                from = p == 1 ? "t2.xwww" : p == 2 ? "t2.wxww" : "t2.xyww"
                print "        img_store" name "." type[k] " mem.x___, t1.xyzw, " from ", t0.xyzw"
                print "        img_load" name "." type[k] " t" 2 + p ".x___, t1.xyzw, " \
                    from ", void"
            }
        }
    print "over:   nop void, void, void, void"
}
