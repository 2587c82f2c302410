// Each register in each warp slot is used right behind an rcp that is still to write it, by one of eight warps at a time, while another one loads the same
// registers and nobody else works (sheet 2.7). By hand: each of 32 registers becomes 0.5; their bits are added up, 32 * 0x3f000000.
.tags short
.block 256 1 1
.regs 32
.param 0x1000 0x2000
.const 1 0x0: 1 8 0x40000000
.global 0x2000: 5 6 7 8
.expect global 0x1000: 0xe0000000
.expect global 0x1080: 0xe0000000
.expect global 0x1100: 0xe0000000
.expect global 0x1180: 0xe0000000
.expect global 0x1200: 0xe0000000
.expect global 0x1280: 0xe0000000
.expect global 0x1300: 0xe0000000
.expect global 0x1380: 0xe0000000

    shr u32 $r1 $r0 0x5
    shl b32 $r2 $r0 0x2
    add b32 $r2 b32 s[0x10] $r2
    mov b32 $r3 0x0
    shl $a1 $r2 0x0                         // where the sum goes: below 64 KiB
    mov b32 $r5 0x0                         // whose turn it is
turn:
    ld $r4 b32 c1[0x8]
    mov b32 $r2 0x0
    add b32 $r2 b32 s[0x14] $r2
    xor b32 $c0 $r6 $r1 $r5
    set $c1 # e u32 $r6 c1[0x0]
    mov b32 $r17 $r1
    mov b32 $r18 $r2
    mov b32 $r20 $r4
    mov b32 $r21 $r5
    (e $c0) bra works
    (lg $c1) bra loads
    mov b32 $r19 $r3
    bra done
works:
    bar inc wait 0x1 0x2
    rcp f32 $r11 $r4
    add b32 $r3 $r3 $r11
    rcp f32 $r10 $r4
    add b32 $r3 $r3 $r10
    rcp f32 $r9 $r4
    add b32 $r3 $r3 $r9
    rcp f32 $r8 $r4
    add b32 $r3 $r3 $r8
    bar inc wait 0x1 0x2
    rcp f32 $r15 $r4
    add b32 $r3 $r3 $r15
    rcp f32 $r14 $r4
    add b32 $r3 $r3 $r14
    rcp f32 $r13 $r4
    add b32 $r3 $r3 $r13
    rcp f32 $r12 $r4
    add b32 $r3 $r3 $r12
    bar inc wait 0x1 0x2
    rcp f32 $r19 $r4
    add b32 $r3 $r3 $r19
    rcp f32 $r18 $r4
    add b32 $r3 $r3 $r18
    rcp f32 $r17 $r4
    add b32 $r3 $r3 $r17
    rcp f32 $r16 $r4
    add b32 $r3 $r3 $r16
    bar inc wait 0x1 0x2
    rcp f32 $r23 $r4
    add b32 $r3 $r3 $r23
    rcp f32 $r22 $r4
    add b32 $r3 $r3 $r22
    rcp f32 $r21 $r4
    add b32 $r3 $r3 $r21
    rcp f32 $r20 $r4
    add b32 $r3 $r3 $r20
    bar inc wait 0x1 0x2
    rcp f32 $r27 $r4
    add b32 $r3 $r3 $r27
    rcp f32 $r26 $r4
    add b32 $r3 $r3 $r26
    rcp f32 $r25 $r4
    add b32 $r3 $r3 $r25
    rcp f32 $r24 $r4
    add b32 $r3 $r3 $r24
    bar inc wait 0x1 0x2
    rcp f32 $r31 $r4
    add b32 $r3 $r3 $r31
    rcp f32 $r30 $r4
    add b32 $r3 $r3 $r30
    rcp f32 $r29 $r4
    add b32 $r3 $r3 $r29
    rcp f32 $r28 $r4
    add b32 $r3 $r3 $r28
    mov b32 $r17 $r1
    mov b32 $r18 $r2
    mov b32 $r19 $r3
    mov b32 $r20 $r4
    mov b32 $r21 $r5
    bar inc wait 0x1 0x2
    rcp f32 $r3 $r20
    add b32 $r19 $r19 $r3
    rcp f32 $r2 $r20
    add b32 $r19 $r19 $r2
    rcp f32 $r1 $r20
    add b32 $r19 $r19 $r1
    rcp f32 $r0 $r20
    add b32 $r19 $r19 $r0
    bar inc wait 0x1 0x2
    rcp f32 $r7 $r20
    add b32 $r19 $r19 $r7
    rcp f32 $r6 $r20
    add b32 $r19 $r19 $r6
    rcp f32 $r5 $r20
    add b32 $r19 $r19 $r5
    rcp f32 $r4 $r20
    add b32 $r19 $r19 $r4
    bra done
loads:
    bar inc wait 0x1 0x2
    ld b128 $r8q g14[$r2]
    ld b128 $r8q g14[$r2]
    bar inc wait 0x1 0x2
    ld b128 $r12q g14[$r2]
    ld b128 $r12q g14[$r2]
    bar inc wait 0x1 0x2
    ld b128 $r16q g14[$r2]
    ld b128 $r16q g14[$r2]
    bar inc wait 0x1 0x2
    ld b128 $r20q g14[$r2]
    ld b128 $r20q g14[$r2]
    bar inc wait 0x1 0x2
    ld b128 $r24q g14[$r2]
    ld b128 $r24q g14[$r2]
    bar inc wait 0x1 0x2
    ld b128 $r28q g14[$r2]
    ld b128 $r28q g14[$r2]
    mov b32 $r17 $r1
    mov b32 $r18 $r2
    mov b32 $r19 $r3
    mov b32 $r20 $r4
    mov b32 $r21 $r5
    bar inc wait 0x1 0x2
    ld b128 $r0q g14[$r18]
    ld b128 $r0q g14[$r18]
    bar inc wait 0x1 0x2
    ld b128 $r4q g14[$r18]
    ld b128 $r4q g14[$r18]
done:
    mov b32 $r1 $r17
    mov b32 $r3 $r19
    add b32 $r5 $r21 c1[0x0]
    set $c0 # l u32 $r5 c1[0x4]
    bar inc wait 0x0 0xfff
    (lg $c0) bra turn
    mov $r2 $a1
    exit st b32 g14[$r2] $r3
