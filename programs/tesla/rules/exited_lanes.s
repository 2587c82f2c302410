// Lanes that exit inside of a call and of a region with a break do not come back with it; `vote` asks the active lanes alone; `bra c[]`
// goes where the lowest lane's word says, whatever lanes of later beats read; an unlock that a lane does not execute is not its own.
.tags short
.block 32 1 1
.regs 8
.shared 0x80
.param 0x1000
.const 1 0x0: 1 8 2
.const 2 0x0: first other other other
.expect global 0x1000: 0 0 0 0 0 0 0 0  0 0 0 0x12 0 0 0 0x12  0 0 0 0 0 0 0 0  0 0 0 0x12 0 0 0 0x12

    and b32 $c0 # $r0 c1[0x0]
    and b32 $c1 # $r0 c1[0x4]
    joinat voted
    (lg $c0) bra voted
    (e $c0) vote all $c2               // they are all even; the others are not asked
voted:
    join nop

    shr u32 $r2 $r0 0x3
    shl $a1 $r2 0x2
    bra c2[$a1]
other:
    mov b32 $r3 0x100
first:

    ld lock $c2 $r4 b32 s[0x40]        // lane 0
    (lg $c0) st unlock b32 s[0x40] $r4 // by odd lanes, whose it is not
    ld lock $c2 $r4 b32 s[0x44]        // nobody: lane 0 has the other one

    call inner
    add b32 $r3 $r3 0x10               // odd lanes
    breakaddr done
    call outer
    break
done:
    add b32 $r3 $r3 0x2                // of those, lanes with bit 3
    and b32 $c3 # $r0 c1[0x8]
    joinat stored
    (e $c3) bra stored
    shl b32 $r1 $r0 0x2
    add b32 $r1 b32 s[0x10] $r1
    st b32 g14[$r1] $r3
stored:
    join nop
    exit nop

inner:
    breakaddr broken
    (lg $c0) bra odd
    exit nop
odd:
    break
broken:
    ret
outer:
    (lg $c1) bra high
    exit nop
high:
    ret
