// Loads whose answers are late, and stores of all lanes apart between them, which need none: each takes 32 requests, but one place
// in the queue of what is under way; a load takes four of each. So the queue is full to its last place only where the memory keeps
// back answers for long. By hand: 1 + 2 + 4 + 8 in each of eight rounds, 120.
.tags short
.block 256 1 1
.regs 14
.globalsize 0x10000
.param 0x1000 0x2000 0x4000
.global 0x1000: 1
.global 0x1020: 2
.global 0x1040: 4
.global 0x1060: 8
.expect global 0x2000: 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 2
.expect global 0x3fe0: 0xff 0
.expect global 0x4000: 0 0 0 0 0 0 0 0 1
.expect global 0x6000: 120 120
.expect global 0x63fc: 120 0

    mov b32 $r1 b32 s[0x10]
    shl b32 $r2 $r0 0x5
    add b32 $r3 b32 s[0x18] $r2
    add b32 $r2 b32 s[0x14] $r2
    mov b32 $r4 0x8
    mov b32 $r5 0x1
    mov b32 $r6 0x0
    mov b32 $r7 0x20
    add b32 $r11 $r1 $r7
    add b32 $r12 $r11 $r7
    add b32 $r13 $r12 $r7
round:
    ld b32 $r7 g14[$r1]
    st b32 g14[$r2] $r0
    ld b32 $r8 g14[$r11]
    st b32 g14[$r3] $r0
    ld b32 $r9 g14[$r12]
    st b32 g14[$r2] $r0
    ld b32 $r10 g14[$r13]
    st b32 g14[$r3] $r0
    add b32 $r6 $r6 $r7
    add b32 $r6 $r6 $r8
    add b32 $r6 $r6 $r9
    add b32 $r6 $r6 $r10
    sub b32 $c0 $r4 $r4 $r5
    (lg $c0) bra round
    shl b32 $r2 $r0 0x2
    mov b32 $r3 0x6000
    add b32 $r2 $r2 $r3
    exit st b32 g14[$r2] $r6
