// Jumps to a long instruction at an odd word, while other warps run: its first half waits until the other one comes, and
// nobody else gets it. Eight warps, of which every second one traps.
.tags short
.block 256 1 1
.regs 8
.entry start
.param 0x1000
.set ODD 0x4
.const 0 0x0: ODD even ODD even ODD even ODD even
.const 1 0x0: 1 40
.expect global 0x1000: 0
.expect global 0x1080: 40
.expect global 0x1184: 40
.expect global 0x1300: 0
.expect global 0x13fc: 40
.expect trap UNALIGNED_LONG_INSTRUCTION

    .word 0x10008000 0x10008001 0x00000003 0x10008000
start:
    shr u32 $r2 $r0 0x5
    shl $a1 $r2 0x2
    shl b32 $r1 $r0 0x2
    add b32 $r1 b32 s[0x10] $r1
    mov b32 $r3 0x0
    ld $r5 b32 c1[0x4]
    bra c0[$a1]
even:
    add b32 $r3 $r3 c1[0x0]
    set $c0 # l u32 $r3 $r5
    (lg $c0) bra even
    exit st b32 g14[$r1] $r3
