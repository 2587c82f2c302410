// Control instructions that do nothing: their predicate is "never" or one of the codes 0x14 .. 0x1b, which are false
// for each $c (sheet 2.3). $c1 of lane n is n mod 16, so all flags occur. A branch that is taken, or a lane that
// leaves, writes no word or a wrong one; by hand: lane n leaves n.
.tags nobench
.block 32 1 1
.regs 8
.param 0x1000
.expect global 0x1000: 0 1 2 3 4 5 6 7  8 9 10 11 12 13 14 15 \
                       16 17 18 19 20 21 22 23  24 25 26 27 28 29 30 31

    shl b32 $r1 $r0 0x2
    add b32 $r1 b32 s[0x10] $r1
    mov b32 $r2 0xbad
    mov $c1 $r0

    (never) bra wrong
    (x14 $c1) bra wrong
    (x15 $c1) bra wrong
    (x16 $c1) bra wrong
    (x17 $c1) bra wrong
    (x18 $c1) bra wrong
    (x19 $c1) bra wrong
    (x1a $c1) bra wrong
    (x1b $c1) bra wrong
    (never) ret
    (x14 $c1) ret
    (x15 $c1) ret
    (x16 $c1) ret
    (x17 $c1) ret
    (x18 $c1) ret
    (x19 $c1) ret
    (x1a $c1) ret
    (x1b $c1) ret
    breakaddr broken
    (never) break
    (x14 $c1) break
    (x15 $c1) break
    (x16 $c1) break
    (x17 $c1) break
    (x18 $c1) break
    (x19 $c1) break
    (x1a $c1) break
    (x1b $c1) break
    mov b32 $r2 $r0
    break
broken:
    exit st b32 g14[$r1] $r2
wrong:
    exit st b32 g14[$r1] $r2
