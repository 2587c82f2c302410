// Addresses in g[] that one bit alone puts beyond the window: lane l of 20 to 31 goes to 0x1000 + 2^l of 1 MiB. It stores nothing and
// loads 0 (sheet 1.4). By hand.
.tags short
.block 32 1 1
.regs 8
.param 0x1000
.global 0x1000: 0x77
.global 0x2050: 1 1 1 1 1 1 1 1 1 1 1 1
.expect global 0x1000: 0x77
.expect global 0x2050: 0 0 0 0 0 0 0 0 0 0 0 0
.expect trap GLOBAL_LIMIT_READ GLOBAL_LIMIT_WRITE

    mov b32 $r1 b32 s[0x10]
    mov b32 $r2 0x1
    shl b32 $r2 $r2 $r0
    add b32 $r2 $r2 $r1
    mov b32 $r3 0x14
    set $c0 # l u32 $r0 $r3             // lanes 0 to 19 have nothing to do
    (lg $c0) ret
    st b32 g14[$r2] $r0
    ld b32 $r4 g14[$r2]
    shl b32 $r5 $r0 0x2
    add b32 $r5 $r5 $r1
    add b32 $r5 $r5 0x1000
    exit st b32 g14[$r5] $r4
