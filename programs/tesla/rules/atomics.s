// One warp; each atomic does what the others do not: lanes that meet in one word, lanes in two segments,
// limits of inc and dec, signs, both halves of a pair, a window that ends.
.tags short
.block 32 1 1
.regs 20
.param 0x1000
.gspace 3 0x1000 0x3f
.const 1 0x0: 1 0xfffffff0 5 0x3f 0x1f
.global 0x1000: 0 0 0 7 0x80000000 0x7fffffff 0 0 0xfffffff0 1 0xfffffff0 2 5 6 7 8
.expect trap GLOBAL_LIMIT_RED GLOBAL_LIMIT_ATOM

    ld $r1 b32 s[0x10]
    ld $r2 b32 c1[0x0]
    ld $r3 b32 c1[0x4]
    ld $r4 b32 c1[0x8]
    mov b32 $r5 $r124
    red add u32 g14[$r1] $r0           // 496 in one word
    add b32 $r6 $r1 0x4
    ld add u32 $r7 g14[$r6] $r2        // each lane another old value
    add b32 $r6 $r1 0x8
    red inc u32 g14[$r6] $r4           // 0 .. 5 and round
    add b32 $r6 $r1 0xc
    red dec u32 g14[$r6] $r4           // from 7, which is too great: 5, then down and round
    add b32 $r6 $r1 0x10
    red max s32 g14[$r6] $r3
    add b32 $r6 $r1 0x14
    red min s32 g14[$r6] $r3
    add b32 $r6 $r1 0x18
    red or b32 g14[$r6] $r0
    add b32 $r6 $r1 0x20
    ld b64 $r8d g14[$r6]
    mov b32 $r9 0x3
    mov b32 $r10 $r2
    mov b32 $r11 $r3
    cas b64 $r12d g14[$r6] $r8d $r10d  // the high words differ: nothing happens
    mov b32 $r9 0x1
    cas b64 $r12d g14[$r6] $r8d $r10d  // lane 0 has it, the others come too late
    add b32 $r6 $r1 0x28
    red add u64 g14[$r6] $r10d         // carries into the high word
    shl b32 $r6 $r0 0x2
    add b32 $r6 $r6 $r1
    exch b32 $r12 g14[$r6] $r0         // 32 words, several segments
    shl b32 $r6 $r0 0x1
    and b32 $r6 $r6 c1[0xc]
    cas u8 $r12 g3[$r6] $r5 $r3        // bytes: memory stays
    shl b32 $r6 $r0 0x2
    ld xor b32 $r12 g3[$r6] $r3        // half of the lanes are out of the window: 0
    red and b32 g3[$r6] $r3
    mov b32 $r6 $r1
    exch u16 $r12 g14[$r6] $r3         // halves, and 64 bits that cannot count: memory stays
    red inc u64 g14[$r6] $r10d
    exit nop
