// 32-bit atomics of chips without SM12 (sheet 3.3): sizes 0 to 3, and inc and dec of s32, are illegal; u32, and the
// other operations of s32, are as everywhere. Block b runs atomic b on the word b at 0x2000, which holds 0x1a, with
// 0xfffffff3. It leaves 1, and 2 if it comes behind it. By hand.
.tags short
.chip g84
.grid 16 1
.block 1 1 1
.regs 12
.param 0x1000 0x2000
.globalsize 0x4000
.global 0x2000: 0x1a 0x1a 0x1a 0x1a 0x1a 0x1a 0x1a 0x1a 0x1a 0x1a 0x1a 0x1a 0x1a 0x1a 0x1a 0x1a
.expect global 0x1000: 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2
.expect global 0x2000: 0x1a 0x1a 0x1a 0x1a 0x1a 0x1a 0x1a 0x1a 0x1b 0x19 0x1a 0xfffffff3 0x1a 0xffffffe9 0x1a 0x19
.expect trap ILLEGAL_OPCODE

    mov b16 $r3l u16 s[0xc]                 // the block
    mov b16 $r3h 0x0
    shl b32 $r4 $r3 0x2
    add b32 $r1 b32 s[0x10] $r4             // what it leaves
    add b32 $r4 b32 s[0x14] $r4             // its word
    mov b32 $r2 0x1
    st b32 g14[$r1] $r2
    mov b32 $r2 0x2
    mov b32 $r8 0xfffffff3
    mov b32 $r9 0x77
    mov b32 $r0 0x0
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case0
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case1
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case2
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case3
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case4
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case5
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case6
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case7
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case8
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case9
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case10
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case11
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case12
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case13
    add b32 $r0 $r0 0x1
    set $c0 # e u32 $r3 $r0
    (lg $c0) bra case14
    add b32 $r0 $r0 0x1
    bra case15
case0:
    .word 0xd00e0821 0xc0000780                 // red add u8
    bra good
case1:
    .word 0xd7080829 0xe0224784                 // exch s8
    bra good
case2:
    .word 0xd7080829 0xe0424788                 // cas u16
    bra good
case3:
    .word 0xd00e0821 0xc0600790                 // red inc s16
    bra good
case4:
    .word 0xd00e0821 0xc0e00790                 // red inc s32
    bra good
case5:
    .word 0xd7080829 0xe0e24794                 // ld dec s32
    bra good
case6:
    .word 0xd00e0821 0xc00007a8                 // red and u8
    bra good
case7:
    .word 0xd7080829 0xe06247a0                 // ld op8 s16
    bra good
case8:
    .word 0xd00e0821 0xc0c00790                 // red inc u32 (legal)
    bra good
case9:
    .word 0xd7080829 0xe0c24794                 // ld dec u32 (legal)
    bra good
case10:
    .word 0xd00e0821 0xc0e00798                 // red max s32 (legal)
    bra good
case11:
    .word 0xd7080829 0xe0e2479c                 // ld min s32 (legal)
    bra good
case12:
    .word 0xd7080829 0xe0e24788                 // cas s32 (legal)
    bra good
case13:
    .word 0xd00e0821 0xc0e007b0                 // red xor s32 (legal)
    bra good
case14:
    .word 0xd7080829 0xe0e247a0                 // ld op8 s32 (legal)
    bra good
case15:
    .word 0xd00e0821 0xc0c00794                 // red dec u32 (legal)
    bra good
good:
    exit st b32 g14[$r1] $r2
