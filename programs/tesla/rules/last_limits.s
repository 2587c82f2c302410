// Accesses beyond a window that end their warp: each of four warps ends with another one, whose lanes from 8 on are outside of g3[].
// The flag of each must be raised, though nothing comes behind it. By hand, from docs/isa/tesla.md, 1.8 and 3.14.
.tags short
.block 128 1 1
.regs 8
.gspace 3 0x2000 0x1f
.expect trap GLOBAL_LIMIT_WRITE GLOBAL_LIMIT_READ GLOBAL_LIMIT_RED GLOBAL_LIMIT_ATOM
.expect global 0x2000: 5 5 5 5  5 5 5 5  0 0

    and b32 $r1 $r0 0x1f
    shl b32 $r1 $r1 0x2
    shr u32 $r2 $r0 0x5
    mov b32 $r3 0x1
    set $c0 # lg u32 $r2 $r124
    (e $c0) bra stores
    set $c0 # lg u32 $r2 $r3
    (e $c0) bra loads
    add b32 $r3 $r3 0x1
    set $c0 # lg u32 $r2 $r3
    (e $c0) bra reduces
    mov b32 $r3 0x0
    exit ld add u32 $r4 g3[$r1] $r3
loads:
    exit ld b32 $r4 g3[$r1]
reduces:
    mov b32 $r3 0x0
    exit red add u32 g3[$r1] $r3
stores:
    mov b32 $r3 0x5
    exit st b32 g3[$r1] $r3
