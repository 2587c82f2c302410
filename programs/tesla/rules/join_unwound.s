// Lanes that wait at a join go on behind the join, at joinat's target plus 8, when those that were still to come leave instead:
// by exit, ret or break (sheet 3.14, unwind of JOINAT). By hand: odd lanes wait; they alone add 1, 2 and 4 behind the joins, and nobody adds 0x10.
.tags short
.block 32 1 1
.regs 8
.param 0x1000
.const 1 0x0: 1
.expect global 0x1000: 0 7 0 7 0 7 0 7 0 7 0 7 0 7 0 7 0 7 0 7 0 7 0 7 0 7 0 7 0 7 0 7

    shl b32 $r1 $r0 0x2
    add b32 $r1 b32 s[0x10] $r1
    and b32 $c0 # $r0 c1[0x0]
    mov b32 $r2 0x0
    mov b32 $r3 0x10
    call returns
    breakaddr broken
    joinat breaks
    (lg $c0) bra breaks                     // odd lanes first, to wait there
    break
    add b32 $r2 $r2 $r3
    add b32 $r2 $r2 $r3
    add b32 $r2 $r2 $r3
breaks:
    join nop
    add b32 $r2 $r2 0x2
    break
broken:
    joinat exits
    (lg $c0) bra exits
    exit st b32 g14[$r1] $r2
    add b32 $r2 $r2 $r3
    add b32 $r2 $r2 $r3
    add b32 $r2 $r2 $r3
exits:
    join nop
    add b32 $r2 $r2 0x4
    exit st b32 g14[$r1] $r2
returns:
    joinat leaves
    (lg $c0) bra leaves
    ret
    add b32 $r2 $r2 $r3
    add b32 $r2 $r2 $r3
    add b32 $r2 $r2 $r3
leaves:
    join nop
    add b32 $r2 $r2 0x1
    ret
