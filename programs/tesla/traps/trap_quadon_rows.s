// Under a QUADON entry each row of control but quadpop is fatal, whatever its predicate says, and
// so is a join modifier, after its instruction (sheet 3.14): each in a block of its own. What was
// done before stands, nothing comes after.
.tags short
.grid 15 1
.block 32 1 1
.regs 8
.set OUT 0x10
.param 0x1000
.const 0 0x0: bras brafalse calls rets retfalse prebrks brks quadons bars brkpts brkptshort brac prerets joinats joins
.const 1 0x0: on
.expect global 0x1000: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 5
.expect trap QUADON_ACTIVE

    cvt u32 $r1 u16 u16 s[0xc]
    shl $a1 $r1 0x2
    shl b32 $r1 $r1 0x2
    add b32 $r1 b32 s[OUT] $r1
    mov b32 $r2 0x1
    mov b32 $r3 0x5
    st b32 g14[$r1] $r2
    joinat on
    mov b32 $r2 0x2
    bra c0[$a1]
bras:
    quadon
    bra on
brafalse:
    quadon
    (never) bra on
    st b32 g14[$r1] $r2
    exit nop
calls:
    quadon
    call on
rets:
    quadon
    ret
retfalse:
    quadon
    (never) ret
    st b32 g14[$r1] $r2
    exit nop
prebrks:
    quadon
    breakaddr on
    st b32 g14[$r1] $r2
    exit nop
brks:
    quadon
    (never) break
    st b32 g14[$r1] $r2
    exit nop
quadons:
    quadon
    quadon
    st b32 g14[$r1] $r2
    exit nop
bars:
    quadon
    bar 0x0 0x1
    st b32 g14[$r1] $r2
    exit nop
brkpts:
    quadon
    brkpt
    st b32 g14[$r1] $r2
    exit nop
brkptshort:
    quadon
    short brkpt
    short mov b32 $r4 $r4
    st b32 g14[$r1] $r2
    exit nop
brac:
    quadon
    bra c1[0x0]
prerets:
    quadon
    preret on
    st b32 g14[$r1] $r2
    exit nop
joinats:
    quadon
    joinat on
    st b32 g14[$r1] $r2
    exit nop
joins:
    quadon
    join st b32 g14[$r1] $r3
    st b32 g14[$r1] $r2
    exit nop
on:
    st b32 g14[$r1] $r2
    exit nop
