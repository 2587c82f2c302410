// An instruction that is none ends the whole warp, whatever its stack holds: lanes that wait at a branch, a join, a break or in a
// call do not go on (sheet 1.8). Block b runs case b; nobody comes to the store behind it. The last block has no trap.
.tags short
.grid 8 1
.block 32 1 1
.regs 8
.param 0x1000
.globalsize 0x4000
.const 0 0x0: branch broken called exited quads limited returned good
.const 1 0x0: 0xf
.expect global 0x1000: 1 1 1 1 1 1 1 2
.expect trap ILLEGAL_OPCODE

    shl $a1 u16 s[0xc] 0x2
    mov $r2 $a1
    add b32 $r1 b32 s[0x10] $r2
    mov b32 $r2 0x1
    st b32 g14[$r1] $r2
    mov b32 $r2 0x2
    and b32 $c0 # $r0 c1[0x0]
    bra c0[$a1]
branch:
    joinat good
    (lg $c0) bra none
    mov b32 $r3 0x1
    bra good
broken:
    breakaddr good
    joinat good
    (lg $c0) break
    bra none
called:
    call none
    bra good
exited:
    joinat good
    (lg $c0) bra leave
    bra none
leave:
    exit nop
quads:
    quadon
    .word 0x80000001 0x20000780
    quadpop
    bra good
limited:
    preret good
    breakaddr good
    call lim inner
    bra good
inner:
    (lg $c0) ret
    bra none
returned:
    preret good
    (lg $c0) ret
    quadon
    .word 0x00000002 0x00000002
    quadpop
    bra good
none:
    .word 0x80000001 0x20000780
good:
    exit st b32 g14[$r1] $r2
