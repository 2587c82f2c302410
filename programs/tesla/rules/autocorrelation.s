// out[k] = sum over i < n - k of x[i] x[i + k], x[i] = i + 1, n = 32, as ptxas has it for sm_10:
// each thread's loop is one shorter than its neighbour's, so that its lanes leave one by one, each
// into an entry of the stack, which is full in the end: 31 beside the joinat. By hand, with m = n -
// k: m (m + 1) (2 m + 1) / 6 + k m (m + 1) / 2.
.needs stack 32
.tags short
.grid 2 1
.block 32 1 1
.regs 11
.param 0x2000 0 0x1000 0
.const 1 0x0: 32
.global 0x1000: \
    1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 \
    17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32
.expect global 0x2000: \
    11440 10912 10385 9860 9338 8820 8307 7800 7300 6808 6325 5852 5390 4940 4503 4080 \
    3672 3280 2905 2548 2210 1892 1595 1320 1068 840 637 460 310 188 95 32 \
    0 0 0 0

    // the second block has nothing to do
    mov b16 $r1l u16 s[0x2]
    cvt u32 $r2 u16 $r0l
    add $r2 (mul u16 u16 s[0xc] $r1l) $r2
    set $c0 # ge u32 $r2 c1[0x0]
    (lg $c0) ret
    mov b32 $r3 $r124
    ld $r4 b32 c1[0x0]
    sub b32 $r4 $r4 $r2
    mov b32 $r5 b32 s[0x18]
    shl b32 $r6 $r2 0x2
    add b32 $r6 $r5 $r6
    joinat out
again:
    ld b32 $r9 g14[$r5]
    ld b32 $r10 g14[$r6]
    add $r3 (mul u24 $r9 $r10) $r3
    add b32 $r5 $r5 0x4
    add b32 $r6 $r6 0x4
    add b32 $r4 $r4 0xffffffff
    set $c0 # lg u32 $r4 $r124
    (lg $c0) bra again
out:
    join nop
    shl b32 $r8 $r2 0x2
    add b32 $r8 b32 s[0x10] $r8
    exit st b32 g14[$r8] $r3
