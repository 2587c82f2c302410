// Eight warps that jump to a jump: when the second one is taken, what the first one made the core fetch is still on its
// way.
.block 256 1 1
.regs 4
.const 1 0x0: 1
.expect global 0x1000: 0x40

    mov b32 $r1 0x40
    mov b32 $r2 0x0
turn:
    sub b32 $c0 $r1 $r1 c1[0x0]
    bra first
    mov b32 $r2 0x11
    mov b32 $r2 0x12
first:
    bra second
    mov b32 $r2 0x21
    mov b32 $r2 0x22
    mov b32 $r2 0x23
second:
    add b32 $r2 $r2 0x1
    (lg $c0) bra turn
    mov b32 $r1 0x1000
    exit st b32 g14[$r1] $r2
