# The instructions of another program, which reads pa0 to pa2, with the least and greatest integers
# of 8, 16 and 32 bits in all pairs of the first two, and another of them in the third: 256
# instances. What is compared is each write, with the model's. With bits=1: and, or, xor and the
# shifts.
BEGIN {
    n = split("0 1 0xffffffff 0x80000000 0x7fffffff 0x80000001 0xffff8000 0x7fff 0x8000 0xffff " \
              "0x80 0x7f 0xff 0x80808080 0x7fff7fff 0x80008000", value, " ")
    printf ".tags nobench\n.instances 256\n.pa 3\n.input 0:"
    for (i = 0; i < n * n; i++) {
        a = i % n; b = int(i / n)
        printf "%s %s %s %s", i % 4 ? "" : " \\\n   ", value[a + 1], value[b + 1],
            value[(a + 5 * b + 3) % n + 1]
    }
    print ""
    if (bits) {
        print ".outputs o 0 64"
        ops = split("and or xor shl rol shr asr", op, " ")
        for (i = 1; i <= ops; i++)
            for (w = 0; w < 2; w++) {
                text = op[i] (w ? ".u16" : ".u32")
                printf "    %s o%d, pa0, pa1\n", text, o++
                if (op[i] ~ /^(and|or|xor)$/) {
                    printf "    %s o%d, pa0, ~pa1\n", text, o++
                    printf "    %s o%d, pa2, rotl(pa1,%d)\n", text, o++, w ? 15 : 31
                }
                else {
                    printf "    %s o%d, pa2, #0x0\n", text, o++
                    printf "    %s o%d, pa2, #0x1f\n", text, o++
                }
            }
        print "    test(T&nzero).and.u32.x p0, pa2, #1"
        for (w = 0; w < 2; w++) printf "    rlp.%s o%d, pa0, p0\n", w ? "u16" : "u32", o++
    }
}
!bits && /^\.outputs/ { print }
!bits && !/^(\.|\/\/|    0x|$)/ { print }
