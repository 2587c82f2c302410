// A block of one column: numbers of rows that take eight bits; a window of g[] in the upper half of the sixteen; locks whose words
// are 4 KiB apart.
.tags short
.block 1 256 1
.regs 6
.shared 0x2000
.gspace 9 0x1000 0x3fb
.param 0x1000
.const 1 0x0: 0x1000 1
.expect global 0x1000: 0 1 2 3
.expect global 0x13f8: 254 0
.expect trap GLOBAL_LIMIT_WRITE

    shr u32 $r1 $r0 0x10
    shl b32 $r2 $r1 0x2
    st b32 g9[$r2] $r1

    // warp 0 has a lock, then warp 1 takes another one, then the first
    shr u32 $r3 $r1 0x5
    and b32 $c0 # $r3 $r3
    sub b32 $c1 $r4 $r3 c1[0x4]
    bar inc wait 0x0 0xfff
    (lg $c0) bra wait
    ld lock $c2 $r4 b32 s[0x40]
wait:
    bar inc wait 0x1 0xfff
    (lg $c1) bra end
    ld $r5 b32 c1[0x0]
    shl $a1 $r5 0x0
    ld lock $c2 $r4 b32 s[$a1+0x40]
    st unlock b32 s[$a1+0x40] $r4
    ld lock $c2 $r4 b32 s[0x40]
end:
    bar inc wait 0x2 0xfff
    (lg $c0) bra out
    st unlock b32 s[0x40] $r4
out:
    exit nop
