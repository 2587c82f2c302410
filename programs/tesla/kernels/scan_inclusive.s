// Inclusive prefix sums (mod 2^32) of three runs of 512 words, one block of 128 threads each. A
// thread adds up four words that it moves as one 128-bit access; the 128 totals are scanned in
// s[] in seven rounds between two buffers (Hillis and Steele).
.grid 3 1
.block 128 1 1
.regs 16
.shared 0x440
.set IN 0x10
.set OUT 0x14
.set FIRST 0x40                             // 128 words each
.set SECOND 0x240
.param 0x1000 0x4000
.const 1 0x0: 128
.global 0x1000: file "../data/scan_inclusive_in.hex"
.expect global 0x4000: file "../data/scan_inclusive_out.hex"

    // $r1 = byte offset of this thread's four words
    mov b16 $r1h u16 s[0x2]
    add $r1 (mul u16 u16 s[0xc] $r1h) $r0
    shl b32 $r1 $r1 0x4
    add b32 $r2 b32 s[IN] $r1
    ld b128 $r4q g14[$r2]
    add b32 $r5 $r4 $r5
    add b32 $r6 $r5 $r6
    add b32 $r7 $r6 $r7

    // $r2, $r3 = own place in the buffer read and in the one written, $r8 = running total
    shl b32 $r2 $r0 0x2
    add b32 $r3 $r2 SECOND
    add b32 $r2 $r2 FIRST
    mov b32 $r8 $r7
    mov b32 $r9 0x1                         // distance
    shl $a1 $r2 0x0
    st b32 s[$a1] $r8

round:
    bar inc wait 0x0 0xfff
    set $c0 # ge u32 $r0 $r9
    joinat added
    (e $c0) bra added
    shl b32 $r10 $r9 0x2
    sub b32 $r10 $r2 $r10
    shl $a1 $r10 0x0
    add b32 $r8 b32 s[$a1] $r8
added:
    join nop
    shl $a2 $r3 0x0
    st b32 s[$a2] $r8
    mov b32 $r10 $r2
    mov b32 $r2 $r3
    mov b32 $r3 $r10
    shl b32 $r9 $r9 0x1
    set $c0 # l u32 $r9 c1[0x0]
    (lg $c0) bra round

    // what stands before this thread's words is its total without its own four
    sub b32 $r8 $r8 $r7
    add b32 $r4 $r4 $r8
    add b32 $r5 $r5 $r8
    add b32 $r6 $r6 $r8
    add b32 $r7 $r7 $r8
    add b32 $r1 b32 s[OUT] $r1
    exit st b128 g14[$r1] $r4q
