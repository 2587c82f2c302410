// Every instruction that pushes, on a stack of 32 entries: a block each leaves 1 with the last entry filled, and 2 if it comes
// behind one push more. Block 6 is full and pushes nothing. All of it in each of eight warps. By hand.
.needs stack = 32
.tags short
.grid 7 1
.block 256 1 1
.regs 8
.param 0x1000
.const 1 0x0: 0x1f 1 32
.const 2 0x0: p_bra p_joinat p_breakaddr p_call p_preret p_quadon p_none
.expect global 0x1000: 1 1 1 1 1 1 2
.expect trap STACK_LIMIT

    cvt u32 $r2 u16 u16 s[0xc]
    shl $a1 $r2 0x2
    shl b32 $r1 $r2 0x2
    add b32 $r1 b32 s[0x10] $r1
    ld $r4 b32 c1[0x8]
fill:
    joinat good
    sub b32 $c0 $r4 $r4 c1[0x4]
    (lg $c0) bra fill
    mov b32 $r3 0x1
    st b32 g14[$r1] $r3
    mov b32 $r3 0x2
    and b32 $c1 # $r0 c1[0x4]               // odd lanes
    bra c2[$a1]
p_bra:
    (lg $c1) bra good
    bra good
p_joinat:
    joinat good
    bra good
p_breakaddr:
    breakaddr good
    bra good
p_call:
    call good
    bra good
p_preret:
    preret good
    bra good
p_quadon:
    quadon
    bra good
p_none:
    bra good
good:
    exit st b32 g14[$r1] $r3
