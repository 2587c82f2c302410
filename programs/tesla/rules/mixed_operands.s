// Operands from s[] and c[] in one instruction, while all lanes of s[] meet in one bank and c[] misses: the answers of one
// come long before those of the other. Behind each comes one that needs c[] alone, then s[] alone. By hand: thread t has
// s = 3 t (its own row of one bank), and c words are powers of two.
.tags short
.block 128 1 1
.regs 16
.shared 0x2200
.param 0x1000
.const 3 0x0: 0x10000 0x20000 0x40000 0x80000
.const 4 0x40: 0x100000
.const 5 0x1c0: 0x200000
.const 0 0x0: 0x1f
.expect global 0x1000: 0x370000 0x37000f 0x37001e 0x37002d
.expect global 0x11fc: 0x370771

    // $a1 = 64 bytes a thread: 16 words, so one bank for all
    shl $a1 $r0 0x6
    shl b32 $r2 $r0 0x2
    sub b32 $r2 $r2 $r0                     // 3 t
    shl b32 $r1 $r0 0x2
    add b32 $r1 b32 s[0x10] $r1
    st b32 s[$a1+0x40] $r2
    mov b32 $r9 0x0
    add b32 $r3 b32 s[$a1+0x40] c3[0x0]     // 3 t + 0x10000
    ld $r4 b32 c3[0x4]                     // 0x20000
    add b32 $r5 b32 s[$a1+0x40] c4[0x40]    // 3 t + 0x100000
    add b32 $r6 b32 s[$a1+0x40] $r9         // 3 t
    add b32 $r7 b32 s[$a1+0x40] c5[0x1c0]   // 3 t + 0x200000
    ld $r8 b32 c3[0x8]                     // 0x40000
    add b32 $r10 b32 s[$a1+0x40] c3[0x4]    // 3 t + 0x20000
    sub b32 $r10 $r10 $r4                   // 3 t
    sub b32 $r8 $r8 $r8
    add b32 $r3 $r3 $r4
    add b32 $r3 $r3 $r5
    add b32 $r3 $r3 $r6
    add b32 $r3 $r3 $r7
    add b32 $r3 $r3 $r10                    // 5 * 3 t + 0x330000
    add b32 $r3 $r3 c3[0x8]                 // 0x370000 + 15 t
    add b32 $r3 $r3 $r8
    st b32 g14[$r1] $r3
    exit nop
