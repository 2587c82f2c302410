// One table of 256 counters for 8192 bytes, counted by red add from 256 threads of four blocks; beside it one
// word for each other operation, all of whose results do not depend on the order: maximum, minimum, or, and,
// xor of the words, inc and dec round and round, a 64-bit sum. Then sixteen pairs {sum, xor} by 64-bit cas,
// and tickets: each value of a counter is handed out once.
.tags nobench
.grid 4 1
.block 64 1 1
.regs 20
.set IN 0x10
.set TABLE 0x14
.set STATE 0x18
.param 0x1000 0x4000 0x4400
.const 1 0x0: 1 0xff 0x3e7 6
.global 0x1000: file "../data/histogram_in.hex"
// max, min, or, and, xor, inc, dec, tickets, sum
.global 0x4400: 0 0x7fffffff 0 0xffffffff 0 0 0 0 0 0
.expect global 0x4000: file "../data/histogram_atomic_table.hex"
.expect global 0x4400: file "../data/histogram_atomic_state.hex"

    // words t, t + 256, ... of 2048, t the thread of the grid
    cvt u32 $r1 u16 u16 s[0xc]
    shl b32 $r1 $r1 0x6
    add b32 $r0 $r1 $r0
    shl b32 $r1 $r0 0x2
    add b32 $r1 b32 s[IN] $r1
    mov b32 $r2 0x8
    ld $r3 b32 c1[0x0]
    ld $r16 b32 c1[0x8]
    ld $r17 b32 c1[0xc]
    mov b32 $r15 $r124
word:
    ld b32 $r14 g14[$r1]
    add b32 $r1 $r1 0x400
    add b32 $r4 b32 s[STATE] $r124
    red max u32 g14[$r4] $r14
    add b32 $r4 $r4 0x4
    red min s32 g14[$r4] $r14
    add b32 $r4 $r4 0x4
    red or b32 g14[$r4] $r14
    add b32 $r4 $r4 0x4
    red and b32 g14[$r4] $r14
    add b32 $r4 $r4 0x4
    red xor b32 g14[$r4] $r14
    add b32 $r4 $r4 0x4
    red inc u32 g14[$r4] $r16
    add b32 $r4 $r4 0x4
    red dec u32 g14[$r4] $r17
    add b32 $r4 $r4 0x8
    red add u64 g14[$r4] $r14d
    mov b32 $r5 0x4
    mov b32 $r6 $r14
byte:
    and b32 $r7 $r6 c1[0x4]
    shl b32 $r7 $r7 0x2
    add b32 $r7 b32 s[TABLE] $r7
    red add u32 g14[$r7] $r3
    shr u32 $r6 $r6 0x8
    sub b32 $c0 $r5 $r5 c1[0x0]
    (lg $c0) bra byte
    sub b32 $c0 $r2 $r2 c1[0x0]
    (lg $c0) bra word

    // {sum, xor} of the thread's last word in pair t mod 16, from STATE + 0x40 on
    and b32 $r4 $r0 0xf
    shl b32 $r4 $r4 0x3
    add b32 $r4 $r4 0x40
    add b32 $r4 b32 s[STATE] $r4
    ld b64 $r6d g14[$r4]
    breakaddr stored
again:
    add b32 $r8 $r6 $r14
    xor b32 $r9 $r7 $r14
    cas b64 $r10d g14[$r4] $r6d $r8d
    xor b32 $r12 $r10 $r6
    xor b32 $r13 $r11 $r7
    or b32 $c0 # $r12 $r13
    (e $c0) break
    mov b32 $r6 $r10
    mov b32 $r7 $r11
    bra again
stored:

    // a ticket, and a mark on it, from STATE + 0xc0 on
    add b32 $r4 b32 s[STATE] 0x1c
    ld add u32 $r6 g14[$r4] $r3
    shl b32 $r6 $r6 0x2
    add b32 $r4 $r4 0xa4
    add b32 $r4 $r4 $r6
    exit red add u32 g14[$r4] $r3
