# Control instructions of one kind at the last place before each power of two, where the next pc, a
# return address or the start of a loop carries into one bit more; the last one is at place 511,
# before the end of all code. awk -v kind=K: the kind, below. By hand: x counts the edges that are
# passed as they should be.
function put(at, text) { if (at < 512) code[at] = text }
function add(at, component) { put(at, "add.u32 t1." component ", t1.xyzw, void, 1") }

# what is around the edge e, whose number is n, 1 to 7
function call(e) {
    put(1, "add.u32 t1.x___, t1.xxxx, void, 1")
    put(2, "ret void, void, void, void")
    put(e - 1, "call void, void, void, 1")
    put(e, "call.ne.u32 void, t0.xxxx, t0.xxxx, 1") # not taken
}
function ret(e) {
    put(e - 4, "call void, void, void, " e - 2)
    put(e - 3, "branch void, void, void, " e)
    add(e - 2, "x___")
    put(e - 1, "ret void, void, void, void")
}
# even threads go over the next instruction
function branch(e, name) {
    put(e - 1, name ".eq.u32 void, t0.yyyy, 0:u20, " e + 1)
    add(e, "_y__")
    add(e + 1, "x___")
}
function back(e) {
    add(e - 4, "x___")
    put(e - 3, "branch void, void, void, " e - 1)
    put(e - 2, "branch void, void, void, " e)
    put(e - 1, "branch void, void, void, " e - 2)
}
# the thread whose number is n
function texkill(e, n) {
    add(e - 2, "x___")
    put(e - 1, "texkill.eq.u32 void, t0.xxxx, " n ", void")
}
# the body has the edge: three passes of odd threads
function enter(e, name) {
    put(e - 1, name ".s32 void, t0.zzzz, void, " e + 2)
    add(e, "x___")
    put(e + 1, "end" name " void, void, void, void")
}
function repeat(e, name) {
    put(e - 3, name ".s32 void, 3, void, " e)
    add(e - 2, "x___")
    put(e - 1, "end" name " void, void, void, void")
}
# an instruction for which the group waits
function wait(e, text) {
    add(e - 2, "x___")
    put(e - 1, text)
}

function edge(e, n) {
    if (kind == "call") call(e)
    else if (kind == "ret") ret(e)
    else if (kind == "branch" || kind == "branch_any") branch(e, kind)
    else if (kind == "back") back(e)
    else if (kind == "texkill") texkill(e, n)
    else if (kind == "rep" || kind == "loop") enter(e, kind)
    else if (kind == "endrep") repeat(e, "rep")
    else if (kind == "endloop") repeat(e, "loop")
    else if (kind == "barrier") wait(e, "barrier void, void, void, void")
    else if (kind == "load") wait(e, "load.u32 t2.x___, 0:u20, void, void")
    else if (kind == "texld") wait(e, "texld t2, tex0.xyzw, t0.xyzw, void, void")
    else { print "edges.awk: no kind '" kind "'" >"/dev/stderr"; exit 2 }
}

# x and y of an even and an odd thread
function counts(odd) {
    if (kind == "branch" || kind == "branch_any") return odd ? "6 6" : "6 0"
    if (kind == "rep" || kind == "loop") return odd ? "18 0" : "0 0"
    return kind ~ /^end/ ? "21 0" : "7 0"
}

BEGIN {
    print "// " kind " before each power of two; written by programs/vivante/rules/edges.awk."
    print ".needs instructions 512"
    print ".threads 16\n.inputs t0\n.outputs t1"
    for (i = 0; i < 16; i++) {
        print ".input " i ": " i " " i % 2 " " i % 2 * 3 " 0"
        killed = kind == "texkill" && i >= 1 && i <= 7
        print ".expect status " i ": 1 " killed + 0 " 0 0"
        if (!killed) print ".expect output " i ": " counts(i % 2) " 0 0"
    }
    for (n = 1; n <= 7; n++) edge(4 * 2 ^ n, n)
    put(0, "branch void, void, void, 3")
    for (i = 0; i < 512; i++) print "        " (i in code ? code[i] : "nop void, void, void, void")
}
