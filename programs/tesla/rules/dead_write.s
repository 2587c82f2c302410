// Results that nobody reads, left to the sweep of registers and s[]: the high half of a register, a $c, an $a, a
// word of s[]. Then eight warps turn in a loop until a sweep is due.
.tags short
.block 256 1 1
.regs 8
.shared 0x440
.const 1 0x0: 1

    shl b32 $r1 $r0 0x2
    shl $a1 $r1 0x0
    mov b16 $r5h 0x1234
    set $c2 # e u32 $r0 $r1
    shl $a3 $r0 0x3
    st b32 s[$a1+0x40] $r1
    mov b32 $r2 0x60
turn:
    sub b32 $c0 $r2 $r2 c1[0x0]
    (lg $c0) bra turn
    exit nop
