// More loads under way than any queue holds: eight warps ask for twelve words each before they look at one. Loads 2, 5, 8 and 11 are off
// in all lanes of odd warps, load 1 in even lanes. Word k of thread t holds 0x1000 k + t. By hand, the sum of what a thread loads:
// 12 t + 66 * 0x1000 in even warps, 8 t + 40 * 0x1000 in odd ones, in even lanes t + 0x1000 less.
.tags short
.block 256 1 1
.regs 26
.globalsize 0x8000
.param 0x4000
.const 0 0x0: 1 0x20
.expect global 0x4000: 0x41000 0x4200c 0x41016 0x42024
.expect global 0x4080: 0x270e0 0x28108
.expect global 0x43f8: 0x276f2 0x287f8

    ld $r14 b32 c0[0x0]
    and b32 $c2 # $r0 $r14                  // $c2: zero in even lanes
    ld $r14 b32 c0[0x4]
    and b32 $c1 # $r0 $r14                  // $c1: zero in even warps
    shl b32 $r1 $r0 0x2
    mov b32 $r15 0x400
    mov b32 $r16 0x1000
    mov b32 $r2 $r1
    mov b32 $r14 $r0
    st b32 g14[$r2] $r14
    add b32 $r3 $r2 $r15
    add b32 $r14 $r14 $r16
    st b32 g14[$r3] $r14
    add b32 $r4 $r3 $r15
    add b32 $r14 $r14 $r16
    st b32 g14[$r4] $r14
    add b32 $r5 $r4 $r15
    add b32 $r14 $r14 $r16
    st b32 g14[$r5] $r14
    add b32 $r6 $r5 $r15
    add b32 $r14 $r14 $r16
    st b32 g14[$r6] $r14
    add b32 $r7 $r6 $r15
    add b32 $r14 $r14 $r16
    st b32 g14[$r7] $r14
    add b32 $r8 $r7 $r15
    add b32 $r14 $r14 $r16
    st b32 g14[$r8] $r14
    add b32 $r9 $r8 $r15
    add b32 $r14 $r14 $r16
    st b32 g14[$r9] $r14
    add b32 $r10 $r9 $r15
    add b32 $r14 $r14 $r16
    st b32 g14[$r10] $r14
    add b32 $r11 $r10 $r15
    add b32 $r14 $r14 $r16
    st b32 g14[$r11] $r14
    add b32 $r12 $r11 $r15
    add b32 $r14 $r14 $r16
    st b32 g14[$r12] $r14
    add b32 $r13 $r12 $r15
    add b32 $r14 $r14 $r16
    st b32 g14[$r13] $r14
    mov b32 $r14 0x0
    mov b32 $r15 0x0
    mov b32 $r16 0x0
    mov b32 $r17 0x0
    mov b32 $r18 0x0
    mov b32 $r19 0x0
    mov b32 $r20 0x0
    mov b32 $r21 0x0
    mov b32 $r22 0x0
    mov b32 $r23 0x0
    mov b32 $r24 0x0
    mov b32 $r25 0x0
    ld b32 $r14 g14[$r2]
    (lg $c2) ld b32 $r15 g14[$r3]
    (e $c1) ld b32 $r16 g14[$r4]
    ld b32 $r17 g14[$r5]
    ld b32 $r18 g14[$r6]
    (e $c1) ld b32 $r19 g14[$r7]
    ld b32 $r20 g14[$r8]
    ld b32 $r21 g14[$r9]
    (e $c1) ld b32 $r22 g14[$r10]
    ld b32 $r23 g14[$r11]
    ld b32 $r24 g14[$r12]
    (e $c1) ld b32 $r25 g14[$r13]
    add b32 $r14 $r14 $r15
    add b32 $r14 $r14 $r16
    add b32 $r14 $r14 $r17
    add b32 $r14 $r14 $r18
    add b32 $r14 $r14 $r19
    add b32 $r14 $r14 $r20
    add b32 $r14 $r14 $r21
    add b32 $r14 $r14 $r22
    add b32 $r14 $r14 $r23
    add b32 $r14 $r14 $r24
    add b32 $r14 $r14 $r25
    add b32 $r1 b32 s[0x10] $r1
    exit st b32 g14[$r1] $r14
