# Writes a program with an instruction of each kind in the last eight bytes of a page of 4 KiB: the
# address of the next one carries into bit 12 and above. Each page leaves a bit in $r1. Every
# instruction here is long.
function say(text) { print "    " text; at += 8 }
function fill(to) {
    for (k = 0; at < to; at += 4) printf "%s 0", k++ % 32 ? "" : "\n    .word"
    print ""
}
# page TEXT: at its end; what comes after it leaves a bit
function page(text) {
    say("bra page" ++pages)
    fill(pages * 4096 - 8)
    printf "page%d:\n", pages
    say(text)
    say(sprintf("add b32 $r1 $r1 0x%x", 2 ^ (pages - 1)))
}
BEGIN {
    print ".tags nobench\n.block 64 1 1\n.regs 4\n.param 0x1000\n.expect global 0x1000: 0x3ff\n"
    say("mov b32 $r1 0x0")
    page("bar inc wait 0x0 0xfff")
    page("(never $c0) bra wrong")
    page("call function")
    page("joinat joined")
    print "joined:"
    say("join nop")
    page("breakaddr broken")
    say("break")
    say("bra wrong")
    print "broken:"
    page("preret returned")
    say("ret")
    say("bra wrong")
    print "returned:"
    page("quadon")
    say("quadpop")
    page("brkpt")
    say("joinat page9")
    page("join nop")
    page("add b32 $r1 $r1 0x0")
    print "    mov b32 $r2 b32 s[0x10]\n    exit st b32 g14[$r2] $r1"
    print "function:\n    ret\nwrong:\n    exit nop"
}
