# Writes a program in which each control instruction that can go on is the last one before an
# address with zeros in its low bits: bits 6:0 up to 11:0, on a page of its own, so that the carry
# of the next pc goes into each of bits 7 to 15. 64 threads. At each address a number is added;
# after a branch that divides the warp, twice that in even threads. By hand: the sums of the
# numbers.
function put(text) { print "    " text; at += 8 }
function label(name) { print name ":" }
function add(number) { put("long add b32 $r1 $r1 " number); all += number }

# The instructions before an address, of which the last one is followed by it
function before(kind, n) {
    if (kind == "bra divided") put("joinat merged" n)
    if (kind == "brk") put("breakaddr out" n)
    if (kind == "join") put("joinat merged" n)
    if (kind == "quadpop") put("quadon")
}
function setup(kind) { return kind ~ /^(bra divided|brk|join|quadpop)$/ ? 16 : 8 }
function control(kind, n) {
    if (kind == "bar") put("bar inc wait 0x0 0xfff")
    if (kind == "bra") put("(e $c1) bra wrong")
    if (kind == "bra taken") put("bra next" n)
    if (kind == "bra divided") put("(e $c0) bra even" n)
    if (kind == "call") put("call seven")
    if (kind == "call lim") put("call lim seven")
    if (kind == "ret") put("(e $c1) ret")
    if (kind == "prebrk") put("breakaddr out" n)
    if (kind == "brk") put("(e $c1) break")
    if (kind == "joinat") put("joinat merged" n)
    if (kind == "join") { label("merged" n); put("join nop") }
    if (kind == "preret") put("preret back" n)
    if (kind == "quadon") put("quadon")
    if (kind == "quadpop") put("quadpop")
    if (kind == "brkpt") put("brkpt")
}
# What stands at the address and behind it
function behind(kind, n) {
    if (kind == "bra taken") label("next" n)
    add(n)
    if (kind == "bra divided") {
        put("bra merged" n); label("even" n); put("long add b32 $r1 $r1 " 2 * n)
        even += n; label("merged" n); put("join nop")
    }
    if (kind ~ /^call/) all += 7
    if (kind ~ /^(prebrk|brk)$/) { put("break"); label("out" n) }
    if (kind == "joinat") { label("merged" n); put("join nop") }
    if (kind == "preret") { put("ret"); label("back" n) }
    if (kind == "quadon") put("quadpop")
}
BEGIN {
    kinds = split("bar,bra,bra taken,bra divided,call,call lim,ret,prebrk,brk,joinat,join," \
                  "preret,quadon,quadpop,brkpt", kind, ",")
    print ".tags nobench\n.block 64 1 1\n.regs 12\n.param 0x1000\n"
    put("mov b32 $r1 0x0"); put("mov b32 $r9 0x4"); put("long and b32 $c1 # $r9 $r9")
    put("mov b32 $r8 0x1"); put("long and b32 $c0 # $r0 $r8"); put("bra start")
    label("seven"); put("long add b32 $r1 $r1 7"); put("ret")
    label("wrong"); put("mov b32 $r1 0x7fffffff"); label("store")
    put("long shl b32 $r0 $r0 0x2"); put("long add b32 $r2 b32 s[0x10] $r0")
    put("exit st b32 g14[$r2] $r1")
    label("start")
    for (k = 1; k <= kinds; k++)
        for (size = 128; size <= 4096; size *= 2) {
            n++
            edge = 4096 * (k - 1) + size
            put("bra at" n)
            for (; at < edge - setup(kind[k]); at += 8) print "    .word 0 0"
            label("at" n)
            before(kind[k], n); control(kind[k], n); behind(kind[k], n)
        }
    put("bra store")
    printf "\n.expect global 0x1000:"
    for (i = 0; i < 64; i++) printf " %d", i % 2 ? all : all + even
    print ""
}
