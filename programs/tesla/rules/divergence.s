// Half of the odd lanes return between the branch and its join: they must not come back with the others. Half of
// the even lanes do not store at the end, and exit all the same.
.tags short
.block 32 1 1
.regs 8
.const 1 0x0: 1 2
.expect global 0x1000: 1 1 0 0 1 1 0 0 1 1 0 0 1 1 0 0 1 1 0 0 1 1 0 0 1 1 0 0 1 1 0 0

    and b32 $c0 # $r0 c1[0x0]
    and b32 $c1 # $r0 c1[0x4]
    shl b32 $r1 $r0 0x2
    add b32 $r1 $r1 0x1000
    mov b32 $r2 0x1
    joinat merged
    (lg $c0) bra odd
    bra merged
odd:
    (lg $c1) ret
merged:
    join nop
    (e $c1) st b32 g14[$r1] $r2
    exit (e $c1) mov b32 $r2 $r1
