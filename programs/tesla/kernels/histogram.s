// Histograms of four runs of 2048 bytes in 64 bins (byte / 4), one block of 64 threads a run.
// No atomics: each thread counts its 32 bytes in bins of its own, one byte each, s[BINS + 64 *
// bin + thread]; then thread t adds up the 64 counters of bin t, two at a time in the halves of
// a word.
.grid 4 1
.block 64 1 1
.regs 12
.shared 0x1040
.set IN 0x10
.set OUT 0x14
.set BINS 0x40
.param 0x1000 0x4000
.const 1 0x0: 1 0x3f 0x00ff00ff
.global 0x1000: file "../data/histogram_in.hex"
.expect global 0x4000: file "../data/histogram_out.hex"

    // clear: 64 * 64 bytes are 16 words a thread
    shl b32 $r1 $r0 0x2
    add b32 $r1 $r1 BINS
    shl $a1 $r1 0x0
    mov b32 $r2 0x10
    mov b32 $r3 0x0
clear:
    st b32 s[$a1++0x100] $r3
    sub b32 $c0 $r2 $r2 c1[0x0]
    (lg $c0) bra clear
    bar inc wait 0x0 0xfff

    // count: words t, t + 64, ... of the block's 512
    cvt u32 $r1 u16 u16 s[0xc]
    shl b32 $r1 $r1 0x9
    add b32 $r1 $r1 $r0
    shl b32 $r1 $r1 0x2
    add b32 $r1 b32 s[IN] $r1
    mov b32 $r2 0x8
word:
    ld b32 $r3 g14[$r1]
    add b32 $r1 $r1 0x100
    mov b32 $r4 0x4
byte:
    shr u32 $r5 $r3 0x2
    and b32 $r5 $r5 c1[0x4]
    shl b32 $r5 $r5 0x6
    add b32 $r5 $r5 $r0
    shl $a1 $r5 0x0
    ld $r6 u8 s[$a1+BINS]
    add b32 $r6 $r6 0x1
    st b8 s[$a1+BINS] $r6
    shr u32 $r3 $r3 0x8
    sub b32 $c0 $r4 $r4 c1[0x0]
    (lg $c0) bra byte
    sub b32 $c0 $r2 $r2 c1[0x0]
    (lg $c0) bra word
    bar inc wait 0x0 0xfff

    // add up bin t: 16 words of four counters
    shl b32 $r1 $r0 0x6
    add b32 $r1 $r1 BINS
    shl $a1 $r1 0x0
    mov b32 $r2 0x10
    mov b32 $r3 $r124
sum:
    ld $r4 b32 s[$a1++0x4]
    and b32 $r5 $r4 c1[0x8]
    shr u32 $r4 $r4 0x8
    add b32 $r3 $r3 $r5
    and b32 $r4 $r4 c1[0x8]
    add b32 $r3 $r3 $r4
    sub b32 $c0 $r2 $r2 c1[0x0]
    (lg $c0) bra sum
    add b16 $r3l $r3l $r3h
    cvt u32 $r3 u16 $r3l

    // out[64 * ctaid.x + t]
    cvt u32 $r1 u16 u16 s[0xc]
    shl b32 $r1 $r1 0x6
    add b32 $r1 $r1 $r0
    shl b32 $r1 $r1 0x2
    add b32 $r1 b32 s[OUT] $r1
    exit st b32 g14[$r1] $r3
