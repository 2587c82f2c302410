# Writes a program from a table of what each chip has: awk -v chip=g84 -f trap_chip.awk TABLE. Block
# b runs instruction b.
BEGIN { FS = " *[|] *"; cases = 0 }
/^#/ || /^$/ { next }
/^[.]/ {
    if ($2 == "all" || $2 == chip) more = more "\n" $1
    next
}
{
    word[cases] = $1
    has[cases] = $2 == "all" || index(" " $2 " ", " " chip " ")
    text[cases++] = $3
}
END {
    print "// What chip " chip " has and has not (sheet 5): block b runs instruction b. It leaves 1, and 2 if it comes behind it;"
    print "// the lockstep sees what it writes. Sources are 1.5, 3.0 and 3 as a half, so that what saturates tells."
    print ".tags short\n.chip " chip "\n.grid " cases " 1\n.block 4 1 1\n.regs 20\n.shared 0x240\n.param 0x1000 0x100\n.globalsize 0x4000"
    print ".const 0 0x1000: good" more
    printf ".expect global 0x1000:"
    for (i = 0; i < cases; i++) {
        printf " %d", 1 + has[i]
        traps += !has[i]
    }
    print (traps ? "\n.expect trap ILLEGAL_OPCODE" : "") "\n"
    print "    mov b16 $r3l u16 s[0xc]                 // the block\n    shl b32 $r4 $r3 0x2\n    add b32 $r1 b32 s[0x10] $r4"
    print "    mov b32 $r2 0x1\n    st b32 g14[$r1] $r2\n    mov b32 $r2 0x2\n    mov b32 $r16 0x3fc00000\n    mov b32 $r17 0x40400000"
    print "    mov b32 $r18 0x00034200\n    mov b32 $r0 0x0"
    for (i = 0; i < cases; i++)
        print (i ? "    add b32 $r0 $r0 0x1\n" : "") "    set $c0 # e u32 $r3 $r0\n    (lg $c0) bra case" i
    for (i = 0; i < cases; i++)
        print "case" i ":\n    mov b32 $r0 0x0\n    .word " word[i] "  // " text[i] (has[i] ? " (legal)" : "") "\n    bra good"
    print "good:\n    exit st b32 g14[$r1] $r2"
}
