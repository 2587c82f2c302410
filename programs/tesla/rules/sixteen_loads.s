// Sixteen loads of one warp under way at once, each of one lane, and behind them an instruction that needs none of them: it waits for
// all of them, however long the memory takes, in eight rounds. By hand: 7 * 8 from the last load, 3 * 8 from the instruction.
.tags short
.block 1 1 1
.regs 24
.param 0x1000 0x2000
.global 0x1000: 7
.expect global 0x2000: 56 24 0

    mov b32 $r1 b32 s[0x10]
    mov b32 $r2 0x0
    mov b32 $r3 0x0
    mov b32 $r20 0x8
    mov b32 $r21 0x1
    mov b32 $r22 0x3
again:
    ld b32 $r4 g14[$r1]
    ld b32 $r5 g14[$r1]
    ld b32 $r6 g14[$r1]
    ld b32 $r7 g14[$r1]
    ld b32 $r8 g14[$r1]
    ld b32 $r9 g14[$r1]
    ld b32 $r10 g14[$r1]
    ld b32 $r11 g14[$r1]
    ld b32 $r12 g14[$r1]
    ld b32 $r13 g14[$r1]
    ld b32 $r14 g14[$r1]
    ld b32 $r15 g14[$r1]
    ld b32 $r16 g14[$r1]
    ld b32 $r17 g14[$r1]
    ld b32 $r18 g14[$r1]
    ld b32 $r19 g14[$r1]
    add b32 $r3 $r3 $r22
    add b32 $r2 $r2 $r19
    sub b32 $c0 $r20 $r20 $r21
    (lg $c0) bra again
    mov b32 $r1 b32 s[0x14]
    st b32 g14[$r1] $r2
    mov b32 $r4 0x4
    add b32 $r1 $r1 $r4
    exit st b32 g14[$r1] $r3
