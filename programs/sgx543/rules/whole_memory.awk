# A program of all 1024 instructions that the code memory has. The last one is a branch: taken, it
# keeps LINK = 1024, to where the subroutine goes back, which is the end; not taken, it comes to the
# same end by itself. With plain=1 it is one that branches nowhere. By hand, from
# docs/isa/sgx543.md, 3.20 and 5.1. With secondary=1 the last two are a secondary program, which
# ends where the memory does: 2 of docs/isa/sgx543_gxp.md.
function put(text) { print "    " text; n++ }
BEGIN {
    print "// The last instruction of the code memory, a branch or not, or of a secondary program; written by programs/sgx543/rules/whole_memory.awk."
    print ".needs instructions 1024"
    print ".instances 2"
    print ".pa 1"
    print ".end " (secondary ? 1 : 1024)
    if (secondary) print ".secondary 1022 1024"
    print ".outputs o 0 1"
    print ".input 0: 7"
    print ".input 1: 0"
    print ".expect output 0: " (secondary ? 12 : plain ? 8 : 1024)
    print ".expect output 1: " (secondary ? 5 : plain ? 1 : 0) "\n"
    if (secondary) {
        put("mad.u32.s0 o0, pa0, #1, sa0")
        while (n < 1022) put("nop")
        put("mov.u32 sa0, #0x00000002")
        put("mad.u32.s0 sa0, sa0, #1, #3")
        exit
    }
    put("test(T&nzero).or.u32.x p0, pa0, #0")
    put("ba 0x3ff")
    put("mov r0, link")
    put("or.u32 o0, r0, #0x0")
    put("mov pc, link")
    while (n < 1023) put("nop")
    put(plain ? "mad.u32.s0 o0, pa0, #1, #1" : "p0 ba.savelink 0x2")
}
