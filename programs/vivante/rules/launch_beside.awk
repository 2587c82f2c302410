# Launches of records of 16 vectors (4 with few=1) in clocks of all kinds: groups end at different
# times, and while vectors of the next group wait or are written, others use local memory, kill,
# write a0, and write temporaries late and early. Each quad goes 1 to 5 times through that (1 or 2
# times with few=1); one thread in 16 is killed. What is compared is each write, and the outputs,
# with the model's.
function op(text) { print "        " text }
function ops(count, from, text) {
    for (i = 0; i < count; i++) op(text_of(text, from + i))
}
function text_of(text, number) {
    sub(/N/, number, text)
    return text
}

BEGIN {
    n = few ? 1600 : 400
    vectors = few ? 4 : 16
    passes = few ? 2 : 5
    print ".tags nobench\n.needs temps 32\n.threads " n
    printf ".inputs"
    for (v = 0; v < vectors; v++) printf " t%d", v
    print "\n.outputs t16\n.input 0: \\"
    for (i = 0; i < n; i++) {
        q = int(i / 4)
        printf "    %d %d %d %d", 1 + q * 7 % passes, i % 64 * 4, i % 16 == 5, q % 3
        for (v = 1; v < vectors; v++) printf "  %d %d 1.5 %d.0", i + v, v, q % 8
        print i < n - 1 ? " \\" : ""
    }
    op("rep.s32 void, t0.xxxx, void, over")
    op("load.local.u32 t20.x___, t0.yyyy, 0:u20, void")
    ops(few ? 6 : 5, 24, "add.u32 tN, t1.xyzw, void, t9.xyzw")
    op("movai.u32 a0, void, void, t0.wwww")
    op("rcp t21.x___, void, void, t1.wwww")
    ops(few ? 6 : 5, 24, "mov.u32 tN, void, void, t1.xyzw")
    op("store.local.u32 mem.x___, t0.yyyy, 0:u20, t1.xyzw")
    op("load.local.u32 t20.xy__, t0.yyyy, 4:u20, void")
    ops(few ? 6 : 5, 24, "mad tN, t1.zzww, t1.zwzw, t1.zzzz")
    op("add.u32 t16, t20.xyzw, void, t0[a.x].xyzw")
    op("endrep void, void, void, void")
    print "over:   texkill.ne.u32 void, t0.zzzz, 0:u20, void"
    ops(5, 24, "mov.u32 tN, void, void, t1.xyzw")
    op("movai.u32 a0, void, void, t0.wwww")
}
