# A program of all 1024 instructions that the code memory has. The last one is a branch: taken, it keeps LINK = 1024, to where the subroutine
# goes back, which is the end; not taken, it comes to the same end by itself. With plain=1 it is one that branches nowhere. By hand, from
# docs/isa/sgx543.md, 3.20 and 5.1.
function put(text) { print "    " text; n++ }
BEGIN {
    print "// The last instruction of the code memory, a branch or not; written by programs/sgx543/rules/whole_memory.awk."
    print ".needs instructions 1024"
    print ".instances 2"
    print ".pa 1"
    print ".end 1024"
    print ".outputs o 0 1"
    print ".input 0: 7"
    print ".input 1: 0"
    print ".expect output 0: " (plain ? 8 : 1024)
    print ".expect output 1: " (plain ? 1 : 0) "\n"
    put("test(T&nzero).or.u32.x p0, pa0, #0")
    put("ba 0x3ff")
    put("mov r0, link")
    put("or.u32 o0, r0, #0x0")
    put("mov pc, link")
    while (n < 1023) put("nop")
    put(plain ? "mad.u32.s0 o0, pa0, #1, #1" : "p0 ba.savelink 0x2")
}
