# Writes a program that gives the least and greatest integers of 8, 16, 24 and 32 bits to every
# operand of every integer instruction, in all pairs; the third operand is another of them. 256
# threads; what is compared is each result and its flags, with the model's. Thread i has value
# i mod 16, i / 16 and (i + 5 (i / 16) + 3) mod 16.
function put(text) { print "    " text }
function all(list, part) { return split(list, part, ",") }
BEGIN {
    print ".tags nobench\n.block 256 1 1\n.regs 16\n.param 0x1000"
    print ".const 1 0x0: 0 1 0xffffffff 0x80000000 0x7fffffff 0x80000001 0xffff8000 0x7fff \\"
    print "    0x8000 0xffff 0xff800000 0x7fffff 0xffffff 0x80 0x7fff7fff 0x80008000"
    print ".const 1 0x80: 15 3"
    put("and b32 $r1 $r0 c1[0x80]"); put("shr u32 $r2 $r0 0x4")
    put("shl b32 $r3 $r2 0x2"); put("add b32 $r3 $r3 $r2"); put("add b32 $r3 $r3 $r1")
    put("add b32 $r3 $r3 c1[0x84]"); put("and b32 $r3 $r3 c1[0x80]")
    for (i = 1; i <= 3; i++) {
        put("shl $a1 $r" i " 2"); put("ld $r" i " b32 c1[$a1]")
    }
    put("and b32 $c1 # $r1 $r2") # flags that addc reads
    n = all("add,sub,subr,addc", op)
    for (i = 1; i <= n; i++) for (s = 0; s < 2; s++) {
        sat = s ? " sat" : ""
        carry = op[i] == "addc" ? " $c1" : ""
        put(op[i] " b16" sat " $c0 $r4l $r1l $r3h" carry)
        put(op[i] " b32" sat " $c0 $r4 $r1 $r3" carry)
        put(op[i] " b32" sat " $c0 $r4 $r3 $r2" carry)
        k = all("u16,s16,u24,s24,high u24,high s24", m)
        for (j = 1; j <= k; j++) {
            if (s && m[j] !~ /s/) continue
            h = m[j] ~ /16/ ? "$r1l $r2h" : "$r1 $r2"
            put(op[i] sat " $c0 $r5 (mul " m[j] " " h ") $r3" carry)
        }
    }
    k = all("u16,s16", t)
    for (i = 1; i <= k; i++) for (j = 1; j <= k; j++) {
        put("mul $c0 $r6 " t[i] " $r1l " t[j] " $r2h")
        put("mul $c0 $r6 " t[i] " $r1h " t[j] " $r2l")
    }
    k = all("u24,s24,high u24,high s24", t)
    for (i = 1; i <= k; i++) put("mul $c0 $r6 " t[i] " $r1 $r2")
    k = all("u16,s16,u32,s32", t)
    n = all("l,e,le,g,lg,ge", c)
    for (i = 1; i <= k; i++) {
        wide = i > 2
        d = wide ? "$r7" : "$r7l"; a = wide ? "$r1" : "$r1h"; b = wide ? "$r2" : "$r2l"
        put("sad $c0 $r7 " t[i] " " a " " b " $r3")
        for (j = 1; j <= n; j++) put("set $c0 " d " " c[j] " " t[i] " " a " " b)
        put("max " t[i] " $c0 " d " " a " " b); put("min " t[i] " $c0 " d " " a " " b)
        put("shr " t[i] " $c0 " d " " a " " b)
        for (j = 0; j < (wide ? 32 : 16); j += wide ? 31 : 15)
            put("long shr " t[i] " $c0 " d " " a " " j)
    }
    put("shl b16 $c0 $r8l $r1l $r2h"); put("shl b32 $c0 $r8 $r1 $r2")
    put("long shl b32 $c0 $r8 $r1 31")
    n = all("and,or,xor", op)
    for (i = 1; i <= n; i++) for (w = 0; w < 4; w++) {
        x = w % 2 ? "not " : ""; y = w > 1 ? "not " : ""
        put(op[i] " b16 $c0 $r9l " x "$r1l " y "$r2h"); put(op[i] " b32 $c0 $r9 " x "$r1 " y "$r2")
    }
    n = all("u8,s8,u16,s16,u32,s32", t)
    for (i = 1; i <= n; i++) for (w = 0; w < 4; w++) {
        mod = (w % 2 ? "neg " : "") (w > 1 ? "abs " : "")
        from = t[i] ~ /32/ ? "$r1" : "$r1h"
        for (j = 3; j <= n; j++)
            put("cvt " mod t[j] " $c0 " (t[j] ~ /32/ ? "$r10" : "$r10l") " " t[i] " " from)
        k = all("rn,rm,rp,rz", r)
        for (j = 1; j <= k; j++) {
            put("cvt " mod r[j] " f32 $c0 $r11 " t[i] " " from)
            put("cvt " mod r[j] " f16 $c0 $r11l " t[i] " " from)
        }
    }
    put("exit nop")
}
