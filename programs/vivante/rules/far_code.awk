# A program of all 512 instructions: calls, a loop and branches beyond the 256th, and back. By hand:
# x counts in a called function, y in one that this one calls, z behind a far branch, w behind one
# back.
function put(text) { print "        " text; n++ }
function fill(to) { while (n < to) put("nop void, void, void, void") }
BEGIN {
    print "// Calls, a loop and branches beyond the 256th instruction; written by programs/vivante/rules/far_code.awk."
    print ".needs instructions 512"
    print ".threads 8"
    print ".outputs t0"
    print ".expect output 0: 2 3 1 1"
    print ".expect output 7: 2 3 1 1\n"
    put("call void, void, void, 255")
    put("branch void, void, void, 508")
    put("add.u32 t0.___w, t0.wwww, void, 1:u20")
    put("branch void, void, void, 512")
    fill(255)
    put("add.u32 t0.x___, t0.xxxx, void, 1:u20")
    put("call void, void, void, 400")
    put("add.u32 t0.x___, t0.xxxx, void, 1:u20")
    put("ret void, void, void, void")
    fill(400)
    put("rep.s32 void, 3:s20, void, 403")
    put("add.u32 t0._y__, t0.yyyy, void, 1:u20")
    put("endrep void, void, void, void")
    put("ret void, void, void, void")
    fill(508)
    put("add.u32 t0.__z_, t0.zzzz, void, 1:u20")
    put("branch void, void, void, 2")
    fill(512)
}
