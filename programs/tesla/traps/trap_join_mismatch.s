// A join whose top entry is a call's or a break's, and a quadpop on a BRANCH entry: STACK_MISMATCH
// (sheet 3.14). What the instruction with the join modifier wrote stands, one case in each block.
.tags short
.grid 4 1
.block 32 1 1
.regs 8
.set OUT 0x10
.param 0x1000
.const 0 0x0: call_entry break_entry branch_entry limited_entry
.expect global 0x1000: 5 5 1 5
.expect trap STACK_MISMATCH

    cvt u32 $r1 u16 u16 s[0xc]
    shl $a1 $r1 0x2
    shl b32 $r1 $r1 0x2
    add b32 $r1 b32 s[OUT] $r1
    mov b32 $r2 0x1
    mov b32 $r3 0x5
    st b32 g14[$r1] $r2
    mov b32 $r2 0x2
    set $c0 # e u32 $r0 $r124               // lane 0
    joinat on
    bra c0[$a1]
call_entry:
    call joins
    bra on
limited_entry:
    call lim joins
    bra on
break_entry:
    breakaddr on
joins:
    join st b32 g14[$r1] $r3
    bra on
branch_entry:
    (lg $c0) bra pops
    bra on
pops:
    quadpop
on:
    st b32 g14[$r1] $r2
    exit nop
