# Each line of the scoreboard: a temporary is written by what takes longest, and read right behind
# it, or behind an instruction that has nothing to do with it, in each slot; with -v indexed=1 by
# its number less 1 and a0.x, and written so. By hand: what is written is N times x + y + z + w of
# the thread, N from 1 up, and t63 is the sum of all.
function put(text) { print "        " text }
function write(to) { put("dp4 " to ", t0.xyzw, " ++count ".0:f20, void") }
function read(slot, from) {
    if (slot == "a") put("add t62, " from ".xyzw, void, 0.0:f20")
    if (slot == "b") put("mul t62, 1.0:f20, " from ".xyzw, void")
    if (slot == "c") put("mov t62, void, void, " from ".xyzw")
    put("add t63, t62.xyzw, void, t63.xyzw")
}
# a temporary of a line, but neither the input nor what sums up
function of_line(line, high) { return line == 0 ? 32 : line < 30 && high ? line + 32 : line }
BEGIN {
    print "// Each line of the scoreboard" (indexed ? ", by an index" : "") "; written by programs/vivante/rules/waits.awk."
    print ".needs temps 64 instructions 512"
    print ".tags short"
    print ".threads 16"
    print ".inputs t0"
    print ".outputs t63"
    slots = split("a b c", slot)
    all = 32 * (slots + indexed)
    for (i = 0; i < 16; i++) {
        sum = (6 + i) * all * (all + 1) / 2
        print ".input " i ": 1.0 2.0 3.0 " i ".0"
        print ".expect output " i ": " sum ".0 " sum ".0 " sum ".0 " sum ".0"
    }
    print ""
    if (indexed) put("movai.u32 a0.x___, void, void, 1:u20")
    for (s = 1; s <= slots; s++) {
        for (line = 0; line < 32; line++) {
            reg = of_line(line, slot[s] == "b")
            write("t" reg)
            if (!indexed) put("mov t" of_line((line + 16) % 32, 0) ", void, void, t0.xyzw")
            read(slot[s], indexed ? "t" reg - 1 "[a.x]" : "t" reg)
        }
    }
    for (line = 0; indexed && line < 32; line++) {
        reg = of_line(line, 1)
        write("t" reg - 1 "[a.x]")
        read("a", "t" reg)
    }
}
