// Atomics of bytes and halves change nothing, for the lanes behind them no more than for memory (sheet 3.3): all lanes meet in each word of
// a segment in turn, and find what lies there. By hand: thread sums of the eight words.
.tags short
.block 32 1 1
.regs 12
.param 0x1000 0x1100
.const 1 0x0: 0x20
.global 0x1000: 0x11 0x12 0x13 0x14 0x15 0x16 0x17 0x18
.expect global 0x1000: 0x11 0x12 0x13 0x14 0x15 0x16 0x17 0x18
.expect global 0x1100: 0xa4 0xa4 0xa4 0xa4
.expect global 0x1174: 0xa4 0xa4 0xa4

    mov b32 $r1 b32 s[0x10]
    mov b32 $r2 0x4
    mov b32 $r4 0x3                         // odd, so that it changes each byte
    add b32 $r6 b32 s[0x10] $r124
    add b32 $r6 $r6 c1[0x0]                 // end of the segment
    mov b32 $r5 $r124
words:
    ld add u8 $r3 g14[$r1] $r4
    add b32 $r5 $r5 $r3
    exch u16 $r3 g14[$r1] $r4
    add b32 $r1 $r1 $r2
    set $c0 # l u32 $r1 $r6
    (lg $c0) bra words
    shl b32 $r0 $r0 0x2
    add b32 $r0 b32 s[0x14] $r0
    exit st b32 g14[$r0] $r5
