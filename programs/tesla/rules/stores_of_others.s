// Stores with a join flag, and right behind each a store of another warp to the same words: they retire in the order in which they reach
// memory, although the first does it elsewhere. What lies there meanwhile is compared in lockstep by loads; by hand (docs/isa/tesla.md,
// 1.4 and 3.14), behind a barrier the last store of warp 0.
.tags short
.block 256 1 1
.regs 10
.global 0x1080: 0x77
.expect global 0x1000: 0x66 0x66
.expect global 0x107c: 0x66 0x77

    and b32 $r1 $r0 0x1f
    shl b32 $r1 $r1 0x2
    add b32 $r1 $r1 0x1000
    shr u32 $r2 $r0 0x5
    mov b32 $r3 0xc
    mov b32 $r4 0x1
    mov b32 $r5 0x10
again:
    joinat together
    add b32 $r2 $r2 $r5
together:
    join st b32 g14[$r1] $r2
    add b32 $r2 $r2 $r5
    st b32 g14[$r1] $r2
    ld b32 $r6 g14[$r1]
    sub b32 $c0 $r3 $r3 $r4
    (lg $c0) bra again
    bar inc wait 0x0 0xfff
    shr u32 $r2 $r0 0x5
    set $c0 # lg u32 $r2 $r124
    (lg $c0) ret
    mov b32 $r2 0x66
    exit st b32 g14[$r1] $r2
